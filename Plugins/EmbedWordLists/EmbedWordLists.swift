import Foundation
import PackagePlugin

/// Turns the lists and languages that Resources/lists.txt and Resources/languages.txt name, and the
/// table Resources/par.txt, into a Swift source of the module Words, and into one of graphs of
/// GhostModel, whenever a file there has changed.
@main
struct EmbedWordLists: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let isForGhost = target.name == "GhostModel"
    let resources = context.package.directoryURL.appending(path: "Resources")
    let manifests = ["lists.txt", "languages.txt", "par.txt"].map { resources.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(
      path: isForGhost ? "EmbeddedGraphs.swift" : "EmbeddedLists.swift")
    let files = try FileManager.default.contentsOfDirectory(atPath: resources.path())
      .filter { $0.hasSuffix(".txt") || $0.hasSuffix(".plist") }.sorted()
    return [
      .buildCommand(
        displayName: isForGhost ? "Solving Ghost" : "Embedding the word lists",
        executable: try context.tool(named: "embed-word-lists").url,
        arguments: manifests.map { $0.path() } + [output.path()] + (isForGhost ? ["ghost"] : []),
        inputFiles: files.map { resources.appending(path: $0) }, outputFiles: [output])
    ]
  }
}
