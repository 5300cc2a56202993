import PackagePlugin

/// Turns the lists in Resources into a Swift source of the module Words, whenever one has changed.
@main
struct EmbedWordLists: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let resources = context.package.directoryURL.appending(path: "Resources")
    let words = resources.appending(path: "words.plist")
    let everyday = resources.appending(path: "english.txt")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedWords.swift")
    return [
      .buildCommand(
        displayName: "Embedding the word lists",
        executable: try context.tool(named: "embed-word-lists").url,
        arguments: [
          output.path(), "embeddedWords=\(words.path())",
          "embeddedEverydayWords=\(everyday.path())",
        ],
        inputFiles: [words, everyday],
        outputFiles: [output])
    ]
  }
}
