import Foundation
import Testing

/// What Debian's own critic says of the package of the program in release.
@Suite struct LintianSoak {
  private static let isAsked = ProcessInfo.processInfo.environment["SOAK"] != nil

  @Test(.enabled(if: isAsked && Sandbox.given != nil, "SOAK or HANGMAN is not set"))
  func lintianFindsNothing() throws {
    let sandbox = try Sandbox()
    let package = try sandbox.script("build-deb", sandbox.program, sandbox.path("deb"))
    // It isn't packed, as in all tests.
    let tags = "uses-no-compression-for-control-tarball,uses-no-compression-for-data-tarball"
    let found = try shell("lintian --allow-root -I --pedantic --suppress-tags \(tags) \(package)")
    #expect(found.status == 0 && found.output.isEmpty, "\(found.output)")
  }
}
