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
    let program = listing.first { $0.hasSuffix(" ./usr/games/evil-hangman") }
    #expect(program?.hasPrefix("-rwxr-xr-x") == true)

    try expectControl(of: package)
    try expectDocuments(in: sandbox)
    let sums = try shell(
      "cd '\(sandbox.path("root"))' && dpkg-deb -I '\(package)' md5sums | md5sum --quiet -c -")
    #expect(sums.status == 0, "\(sums.output)")
    try expectGame(of: sandbox.path("root/usr/games/evil-hangman"))
  }

  @Test(.enabled(if: geteuid() == 0, "dpkg installs for root alone"))
  func theUpgradeLeavesRoomForTheHangmanOfBSDGames() throws {
    let sandbox = try Sandbox()
    let new = try sandbox.script("build-deb", sandbox.program, sandbox.path("deb"))
    let old = try package("evil-hangman", "2.0.0", "Conflicts: bsdgames\n", in: sandbox)
    let bsdgames = try package("bsdgames", "2.17-29", in: sandbox)
    let state = "'\(sandbox.path("root/var/lib/dpkg"))'"
    try #require(
      shell("mkdir -p \(state)/info \(state)/updates && : >\(state)/status").status == 0)
    func install(_ package: String) throws -> Int32 {
      let line = "dpkg --root='\(sandbox.path("root"))' --log=/dev/null -i '\(package)'"
      return try shell("PATH=$PATH:/usr/sbin:/sbin \(line)").status
    }
    #expect(try install(old) == 0)
    #expect(try install(bsdgames) != 0)
    #expect(try install(new.trimmingCharacters(in: .newlines)) == 0)
    #expect(try install(bsdgames) == 0)
    #expect(try sandbox.text("root/usr/games/hangman") == "bsdgames")
    #expect(try sandbox.files(in: "root/usr/games") == ["evil-hangman", "hangman"])
  }

  /// A package with a hangman among the games that holds the package's name.
  private func package(
    _ name: String, _ version: String, _ fields: String = "", in sandbox: Sandbox
  ) throws -> String {
    let folder = sandbox.folder.appending(path: name)
    for (path, text) in [
      "usr/games/hangman": name,
      "DEBIAN/control": """
      Package: \(name)
      Version: \(version)
      Architecture: all
      Maintainer: Nobody <nobody@packages.debian.org>
      \(fields)Description: hangman

      """,
    ] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try #require(shell("dpkg-deb -b '\(folder.path)' '\(folder.path).deb'").status == 0)
    return "\(folder.path).deb"
  }

  private static let files = [
    "usr/games/evil-hangman", "usr/share/applications/evil-hangman.desktop",
    "usr/share/bash-completion/completions/evil-hangman",
    "usr/share/doc/evil-hangman/changelog.gz", "usr/share/doc/evil-hangman/copyright",
    "usr/share/fish/vendor_completions.d/evil-hangman.fish",
    "usr/share/icons/hicolor/48x48/apps/evil-hangman.png",
    "usr/share/icons/hicolor/scalable/apps/evil-hangman.svg",
    "usr/share/lintian/overrides/evil-hangman", "usr/share/man/man6/evil-hangman.6.gz",
    "usr/share/metainfo/org.debian.packages.evil_hangman.metainfo.xml",
    "usr/share/zsh/vendor-completions/_evil-hangman",
  ]

  private func expectControl(of package: String) throws {
    func field(_ name: String) throws -> String {
      try shell("dpkg-deb -f '\(package)' \(name)").output
        .trimmingCharacters(in: .whitespacesAndNewlines)
    }
    #expect(try field("Package") == "evil-hangman")
    #expect(try field("Section") == "games")
    #expect(try field("Depends") == "")
    #expect(try field("Conflicts") == "")
    #expect(try field("Replaces") == "evil-hangman (<< 2.1.0)")
    #expect(try field("Breaks") == "evil-hangman (<< 2.1.0)")
    #expect(try field("Maintainer").wholeMatch(of: #/.+ <[a-z-]+@[a-z-]+\.[a-z.]+>/#) != nil)
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
    let manual = try shell("gzip -dc \(documents)/man/man6/evil-hangman.6.gz").output
    #expect(manual.contains(".Sh FILES\n"))
    let changes = try shell("gzip -dc \(documents)/doc/evil-hangman/changelog.gz").output
    #expect(changes.hasPrefix("evil-hangman ("))
  }
}
