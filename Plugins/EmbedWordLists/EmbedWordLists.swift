import Foundation
import PackagePlugin

/// Turns the lists that Resources/lists.txt names into a Swift source of the module Words, whenever
/// one of them, or the file itself, has changed.
@main
struct EmbedWordLists: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let resources = context.package.directoryURL.appending(path: "Resources")
    let manifest = resources.appending(path: "lists.txt")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLists.swift")
    return [
      .buildCommand(
        displayName: "Embedding the word lists",
        executable: try context.tool(named: "embed-word-lists").url,
        arguments: [manifest.path(), output.path()],
        inputFiles: [manifest] + (try files(of: manifest)).map { resources.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// The names of the files, from the third column of the manifest.
  private func files(of manifest: URL) throws -> [String] {
    try String(contentsOf: manifest, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .compactMap { line in
        line.split(separator: "|", omittingEmptySubsequences: false).dropFirst(2).first?
          .trimmingCharacters(in: .whitespaces)
      }
  }
}
