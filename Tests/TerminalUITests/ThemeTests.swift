import Testing

@testable import TerminalUI

@Suite struct ThemeTests {
  @Test(arguments: [
    (-1, Theme.none), (0, .none), (2, .none), (8, .few), (16, .few), (88, .few),
    (256, .many), (16_777_216, .many),
  ])
  func aNumberOfColoursHasItsDepth(colors: Int, theme: Theme) {
    #expect(Theme(colors: colors) == theme)
  }

  @Test(arguments: Theme.allCases)
  func textHasTheTerminalsOwnColour(theme: Theme) {
    #expect(theme.color(of: .text) == nil)
  }

  @Test(arguments: Role.allCases)
  func withoutColoursThereIsNone(role: Role) { #expect(Theme.none.color(of: role) == nil) }

  @Test(arguments: Role.allCases)
  func fewColoursAreOfTheFirstEightAndNoWhiteYellowOrBlack(role: Role) {
    guard let color = Theme.few.color(of: role) else { return }
    #expect([1, 2, 4, 5, 6].contains(color))
  }

  @Test(arguments: Role.allCases)
  func manyColoursAvoidTheOnesThatPlayersRedefine(role: Role) {
    guard let color = Theme.many.color(of: role) else { return }
    #expect((16...255).contains(color))
  }

  /// Black, white, and the darkest and the lightest ground of Solarized.
  private static let grounds = [
    (0x00, 0x00, 0x00), (0xFF, 0xFF, 0xFF), (0x00, 0x2B, 0x36), (0xFD, 0xF6, 0xE3),
  ]

  /// 3 to 1 is what WCAG asks of signs and large text; no colour has 4.5 on all four grounds.
  @Test(arguments: Role.allCases, Theme.allCases)
  func everyColourStandsOutFromLightAndDarkGrounds(role: Role, theme: Theme) {
    guard let color = theme.ground(of: role) ?? theme.color(of: role) else { return }
    for ground in Self.grounds.map({ luminance($0.0, $0.1, $0.2) }) {
      let contrast = contrast(luminance(color), ground)
      #expect(contrast >= 3, "\(role) at \(theme): \(contrast)")
    }
  }

  /// 4.5 to 1 is what WCAG asks of text.
  @Test func aLetterOnAGroundOfItsOwnCanBeRead() throws {
    let theme = Theme.many
    for role in [Role.found, .rival] {
      let letter = try #require(theme.color(of: role))
      let ground = try #require(theme.ground(of: role))
      #expect(contrast(luminance(letter), luminance(ground)) >= 4.5)
    }
    for theme in [Theme.none, .few] {
      #expect(Role.allCases.allSatisfy { theme.ground(of: $0) == nil })
    }
  }

  private func contrast(_ one: Double, _ other: Double) -> Double {
    (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test func aHitAndAMissDiffer() {
    for theme in [Theme.few, .many] {
      #expect(theme.color(of: .right) != theme.color(of: .wrong))
    }
  }

  /// The relative luminance of a colour of xterm's palette: the first eight, the 6×6×6 cube, the
  /// greys.
  private func luminance(_ color: Int) -> Double {
    func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + 40 * step }
    if color < 8 {
      return luminance((color & 1) * 205, (color >> 1 & 1) * 205, (color >> 2) * 205)
    }
    let grey = 8 + 10 * (color - 232)
    if color >= 232 { return luminance(grey, grey, grey) }
    let cube = color - 16
    return luminance(level(cube / 36), level(cube / 6 % 6), level(cube % 6))
  }

  private func luminance(_ red: Int, _ green: Int, _ blue: Int) -> Double {
    func linear(_ level: Int) -> Double {
      let value = Double(level) / 255
      return value <= 0.03928 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// To the power of 2.4, well enough: x² · x^0.4, the root by Newton's steps.
  private func power(_ value: Double) -> Double {
    var root = 1.0
    for _ in 0..<40 {
      root -= (root * root * root * root * root - value * value) / (5 * root * root * root * root)
    }
    return value * value * root
  }
}
