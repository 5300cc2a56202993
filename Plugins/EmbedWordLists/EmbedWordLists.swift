import Foundation
import PackagePlugin

/// Turns what Resources holds into a Swift source, whenever a file there has changed: for the module
/// Words the lists and languages that lists.txt and languages.txt name, with the table par.txt; for
/// PerfectPlay the table cores.txt.
@main
struct EmbedWordLists: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let kind = target.name == "PerfectPlay" ? "cores" : "lists"
    let resources = context.package.directoryURL.appending(path: "Resources")
    let output = context.pluginWorkDirectoryURL.appending(path: "Embedded-\(kind).swift")
    let files = try FileManager.default.contentsOfDirectory(atPath: resources.path())
      .filter { $0.hasSuffix(".txt") || $0.hasSuffix(".plist") }.sorted()
    return [
      .buildCommand(
        displayName: "Embedding the \(kind)",
        executable: try context.tool(named: "embed-word-lists").url,
        arguments: [kind, resources.path(), output.path()],
        inputFiles: files.filter { ($0 == "cores.txt") == (kind == "cores") }.map {
          resources.appending(path: $0)
        }, outputFiles: [output])
    ]
  }
}
