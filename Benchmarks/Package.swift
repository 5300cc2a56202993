// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "hangman", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    // What the engine is measured against, in C.
    .target(name: "CReference", cSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(name: "trivial-screen", linkerSettings: [.linkedLibrary("ncursesw")]),

    .target(name: "CTerminal"),

    // Many processes that write to one board.
    .executableTarget(
      name: "board-load",
      dependencies: [
        .product(name: "HangmanModel", package: "hangman"),
        .product(name: "Hosting", package: "hangman"),
        .product(name: "Words", package: "hangman"),
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "CReference", "CTerminal",
        .product(name: "Benchmark", package: "swift-benchmark"),
        .product(name: "GhostModel", package: "hangman"),
        .product(name: "HangmanModel", package: "hangman"),
        .product(name: "PerfectPlay", package: "hangman"),
        .product(name: "WordFiles", package: "hangman"),
        .product(name: "Words", package: "hangman"),
      ],
      swiftSettings: settings),
  ]
)
