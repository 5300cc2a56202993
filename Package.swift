// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// For what looks at many words or draws many pictures: quick also where tests are run.
let quick: [SwiftSetting] = [.unsafeFlags(["-O"], .when(configuration: .debug))]

let package = Package(
  name: "hangman",
  products: [
    .executable(name: "hangman", targets: ["hangman"]),
    .library(name: "GhostModel", targets: ["GhostModel"]),
    .library(name: "HangmanModel", targets: ["HangmanModel"]),
    .library(name: "Hosting", targets: ["Hosting"]),
    .library(name: "PerfectPlay", targets: ["PerfectPlay"]),
    .library(name: "WordFiles", targets: ["WordFiles"]),
    .library(name: "Words", targets: ["Words"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // The words.
    .target(name: "Folding", swiftSettings: settings),
    .target(
      name: "WordFiles", dependencies: ["Folding"], swiftSettings: settings + quick),
    .executableTarget(
      name: "embed-word-lists", dependencies: ["WordFiles"],
      swiftSettings: settings + quick),
    .plugin(
      name: "EmbedWordLists", capability: .buildTool(), dependencies: ["embed-word-lists"]),
    .target(name: "Words", swiftSettings: settings + quick, plugins: ["EmbedWordLists"]),

    // The rules.
    .target(
      name: "HangmanModel", dependencies: ["Folding", "PerfectPlay", "Words"],
      swiftSettings: settings + quick),
    .target(
      name: "PerfectPlay", dependencies: ["Words"],
      swiftSettings: settings + quick,
      plugins: ["EmbedWordLists"]),

    // Finds Resources/cores.txt; no part of the program.
    .executableTarget(
      name: "find-cores", dependencies: ["PerfectPlay", "Words"], swiftSettings: settings + quick),

    .target(name: "ProgramModel", swiftSettings: settings),

    .target(
      name: "GhostModel", dependencies: ["Words"], swiftSettings: settings + quick),

    // The terminal.
    .systemLibrary(
      name: "CNcurses", providers: [.apt(["libncursesw5-dev"])]),
    .target(name: "CSignals"),
    .target(name: "TerminalUI", swiftSettings: settings + quick),
    .target(
      name: "NcursesTerminal", dependencies: ["CNcurses", "CSignals", "TerminalUI"],
      swiftSettings: settings),

    // The disk.
    .systemLibrary(
      name: "CSQLite", providers: [.apt(["libsqlite3-dev"])]),
    .target(
      name: "SQLite", dependencies: ["CSQLite", "ProgramModel"], swiftSettings: settings),
    .target(
      name: "Storage",
      dependencies: ["GhostModel", "HangmanModel", "ProgramModel", "SQLite", "Words"],
      swiftSettings: settings),

    // Played by everyone: the board that all share, and how a host is kept safe.
    .target(name: "CConfinement"),
    .target(
      name: "Hosting",
      dependencies: ["CConfinement", "HangmanModel", "ProgramModel", "SQLite", "Words"],
      swiftSettings: settings),

    // The screens, and the front door.
    .target(
      name: "Presentation",
      dependencies: [
        "GhostModel", "HangmanModel", "PerfectPlay", "ProgramModel", "WordFiles", "Words",
      ],
      swiftSettings: settings + quick),
    .target(
      name: "CommonScreens",
      dependencies: ["Presentation", "ProgramModel", "TerminalUI", "Words"],
      swiftSettings: settings + quick),
    .target(
      name: "HangmanScreens",
      dependencies: [
        "CommonScreens", "HangmanModel", "Presentation", "ProgramModel", "TerminalUI", "Words",
      ],
      swiftSettings: settings + quick),
    .target(
      name: "GhostScreens",
      dependencies: ["CommonScreens", "GhostModel", "Presentation", "TerminalUI", "Words"],
      swiftSettings: settings + quick),
    .executableTarget(
      name: "hangman",
      dependencies: [
        "CommonScreens", "Folding", "GhostModel", "GhostScreens", "HangmanModel", "HangmanScreens",
        "Hosting", "NcursesTerminal", "PerfectPlay", "Presentation", "ProgramModel", "Storage",
        "TerminalUI",
        "WordFiles", "Words",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      resources: [
        .embedInCode("Serve/beginning.sh"), .embedInCode("Serve/install.sh"),
        .embedInCode("Serve/remove.sh"),
      ],
      swiftSettings: settings),

    // The tests, and what they share.
    .target(
      name: "Pictures", dependencies: ["ProgramModel", "TerminalUI"],
      path: "Tests/Support/Pictures",
      swiftSettings: settings + quick),
    .target(name: "CPty", path: "Tests/Support/CPty"),
    .target(
      name: "TerminalHarness", dependencies: ["CPty"], path: "Tests/Support/TerminalHarness",
      swiftSettings: settings),
    .target(
      name: "Waiting", dependencies: ["TerminalHarness"], path: "Tests/Support/Waiting",
      swiftSettings: settings),
    .target(
      name: "SVGScreens", path: "Tests/Support/SVGScreens", swiftSettings: settings),
    .executableTarget(
      name: "screenshots", dependencies: ["SVGScreens", "TerminalHarness"],
      path: "Tests/Screenshots", swiftSettings: settings),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["NcursesTerminal", "TerminalUI"],
      path: "Tests/TerminalProbe", swiftSettings: settings),
    .testTarget(
      name: "SVGScreensTests", dependencies: ["SVGScreens"], swiftSettings: settings),
    .testTarget(
      name: "InstallTests", dependencies: ["TerminalHarness", "hangman"], swiftSettings: settings),
    .testTarget(
      name: "TerminalUITests", dependencies: ["Pictures", "TerminalHarness", "TerminalUI"],
      swiftSettings: settings),
    .testTarget(
      name: "NcursesTerminalTests",
      dependencies: [
        "NcursesTerminal", "TerminalHarness", "TerminalProbe", "TerminalUI", "Waiting",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "HangmanTests",
      dependencies: [
        "CommonScreens", "GhostModel", "GhostScreens", "HangmanModel", "HangmanScreens", "Hosting",
        "Pictures", "Presentation", "ProgramModel", "SQLite", "Storage", "TerminalUI", "Words",
        "hangman",
      ],
      exclude: ["Pictures"], swiftSettings: settings),
    .testTarget(
      name: "HangmanScreensTests",
      dependencies: [
        "CommonScreens", "HangmanModel", "HangmanScreens", "Pictures", "Presentation",
        "ProgramModel", "TerminalUI", "Words",
      ],
      exclude: ["Pictures"], swiftSettings: settings + quick),
    .testTarget(
      name: "GhostScreensTests",
      dependencies: [
        "CommonScreens", "GhostModel", "GhostScreens", "Pictures", "Presentation", "ProgramModel",
        "TerminalUI", "Words",
      ],
      exclude: ["Pictures"], swiftSettings: settings + quick),
    .testTarget(
      name: "PresentationTests",
      dependencies: ["HangmanModel", "Presentation", "ProgramModel", "Words"],
      swiftSettings: settings),
    .testTarget(name: "WordsTests", dependencies: ["Words"], swiftSettings: settings),
    .testTarget(
      name: "EmbeddingTests", dependencies: ["TerminalHarness", "embed-word-lists"],
      swiftSettings: settings),
    .testTarget(
      name: "WordFilesTests", dependencies: ["Folding", "TerminalHarness", "WordFiles"],
      swiftSettings: settings),
    .target(
      name: "SlowSetter", dependencies: ["Words"], path: "Tests/Support/SlowSetter",
      swiftSettings: settings + quick),
    .target(name: "CMemory", path: "Tests/Support/CMemory"),
    .testTarget(
      name: "GhostModelTests", dependencies: ["GhostModel", "Words"],
      swiftSettings: settings + quick),
    .testTarget(
      name: "HangmanModelTests",
      dependencies: [
        "CMemory", "HangmanModel", "PerfectPlay", "SlowSetter", "WordFiles", "Words",
      ],
      swiftSettings: settings + quick),
    .testTarget(
      name: "GoldenTests", dependencies: ["GhostModel", "HangmanModel", "Presentation", "Words"],
      exclude: ["games.txt"], swiftSettings: settings + quick),
    .executableTarget(
      name: "StorageVictim",
      dependencies: ["GhostModel", "HangmanModel", "ProgramModel", "Storage", "Words"],
      path: "Tests/StorageVictim", swiftSettings: settings),
    .testTarget(
      name: "PerfectPlayTests", dependencies: ["PerfectPlay", "Words"],
      swiftSettings: settings),
    .executableTarget(
      name: "Stranger", dependencies: ["CConfinement"], path: "Tests/Stranger"),
    .testTarget(
      name: "HostingTests",
      dependencies: [
        "HangmanModel", "Hosting", "PerfectPlay", "ProgramModel", "SQLite", "Stranger",
        "TerminalHarness", "Words",
      ],
      swiftSettings: settings),
    .testTarget(name: "SQLiteTests", dependencies: ["CSQLite", "SQLite"], swiftSettings: settings),
    .testTarget(
      name: "StorageTests",
      dependencies: [
        "CSQLite", "GhostModel", "HangmanModel", "ProgramModel", "SQLite", "Storage",
        "StorageVictim", "Words",
      ],
      exclude: ["Stores"], swiftSettings: settings),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "HangmanModel", "PerfectPlay", "SQLite", "TerminalHarness", "Waiting", "Words", "hangman",
      ],
      exclude: ["Transcripts"], swiftSettings: settings),
  ]
)
