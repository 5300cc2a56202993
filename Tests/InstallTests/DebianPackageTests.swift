import Foundation
import Testing

@Suite struct DebianPackageTests {
  /// The package, and what it unpacks to in `root`.
  private static func unpacked() throws -> (sandbox: Sandbox, package: String) {
    let sandbox = try Sandbox()
    let output = try sandbox.script("build-deb", sandbox.program, sandbox.path("deb"))
    let package = output.trimmingCharacters(in: .whitespacesAndNewlines)
    let result = try shell("dpkg-deb -x '\(package)' '\(sandbox.path("root"))'")
    try #require(result.status == 0, "\(result.output)")
    return (sandbox, package)
  }

  @Test func thePackageIsWholeAndPlays() throws {
    let (sandbox, package) = try Self.unpacked()
    #expect(try sandbox.files(in: "root") == Self.files)
    #expect(try sandbox.files(in: "deb") == [URL(fileURLWithPath: package).lastPathComponent])

    let listing = try shell("dpkg-deb -c '\(package)'").output.split(separator: "\n")
    #expect(listing.allSatisfy { $0.contains(" root/root ") })
    #expect(listing.contains { $0.hasPrefix("-rwxr-xr-x") && $0.hasSuffix("./usr/games/hangman") })

    try expectControl(of: package)
    try expectDocuments(in: sandbox)
    let sums = try shell(
      "cd '\(sandbox.path("root"))' && dpkg-deb -I '\(package)' md5sums | md5sum --quiet -c -")
    #expect(sums.status == 0, "\(sums.output)")
    try expectGame(of: sandbox.path("root/usr/games/hangman"))
  }

  private static let files = [
    "usr/games/hangman", "usr/share/bash-completion/completions/hangman",
    "usr/share/doc/evil-hangman/changelog.gz", "usr/share/doc/evil-hangman/copyright",
    "usr/share/fish/vendor_completions.d/hangman.fish",
    "usr/share/lintian/overrides/evil-hangman", "usr/share/man/man6/hangman.6.gz",
    "usr/share/zsh/vendor-completions/_hangman",
  ]

  private func expectControl(of package: String) throws {
    func field(_ name: String) throws -> String {
      try shell("dpkg-deb -f '\(package)' \(name)").output
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(try field("Package") == "evil-hangman")
    #expect(try field("Section") == "games")
    #expect(try field("Depends") == "")
    #expect(try field("Conflicts") == "bsdgames")
  }

  private func expectDocuments(in sandbox: Sandbox) throws {
    let terms = try sandbox.text("root/usr/share/doc/evil-hangman/copyright")
    for phrase in [
      "The above copyright notice and this permission notice shall be included in all",
      "Copyright 2000-2011 by Kevin Atkinson", "Copyright 1993, Geoff Kuenning",
      "WordNet 1.6 Copyright 1997 by Princeton University", "J Ross Beresford 1993-1999",
      "Webster's New International Dictionary", "SQLite", "Apache License", "Unicode, Inc.",
      "Thomas E. Dickey", "GNU Lesser General Public License",
    ] { #expect(terms.contains(phrase), "no “\(phrase)”") }

    let documents = "'\(sandbox.path("root/usr/share"))'"
    let manual = try shell("gzip -dc \(documents)/man/man6/hangman.6.gz").output
    #expect(manual.contains(".Sh FILES\n"))
    let changes = try shell("gzip -dc \(documents)/doc/evil-hangman/changelog.gz").output
    #expect(changes.hasPrefix("evil-hangman ("))
  }
}
