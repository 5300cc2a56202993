import Testing

@testable import TerminalUI

@Suite struct ThemeTests {
  @Test(arguments: [
    (-1, Theme.Depth.none), (0, .none), (2, .none), (8, .few), (16, .few), (88, .few),
    (256, .many), (16_777_216, .many),
  ])
  func aNumberOfColoursHasItsDepth(colors: Int, depth: Theme.Depth) {
    #expect(Theme.Depth(colors: colors) == depth)
  }

  @Test(arguments: Theme.Depth.allCases)
  func textHasTheTerminalsOwnColour(depth: Theme.Depth) {
    #expect(Theme(depth).color(of: .text) == nil)
  }

  @Test(arguments: Role.allCases)
  func withoutColoursThereIsNone(role: Role) { #expect(Theme(.none).color(of: role) == nil) }

  @Test(arguments: Role.allCases)
  func fewColoursAreOfTheFirstEightAndNoWhiteYellowOrBlack(role: Role) {
    guard let color = Theme(.few).color(of: role) else { return }
    #expect([1, 2, 4, 5, 6].contains(color))
  }

  @Test(arguments: Role.allCases)
  func manyColoursAvoidTheOnesThatPlayersRedefine(role: Role) {
    guard let color = Theme(.many).color(of: role) else { return }
    #expect((16...255).contains(color))
  }

  /// 3 to 1 is what WCAG asks of signs and large text.
  @Test(arguments: Role.allCases)
  func manyColoursStandOutFromBlackAndFromWhite(role: Role) {
    guard let color = Theme(.many).color(of: role) else { return }
    let light = luminance(color)
    #expect((light + 0.05) / 0.05 >= 3)
    #expect(1.05 / (light + 0.05) >= 3)
  }

  @Test func aHitAndAMissDiffer() {
    for depth in [Theme.Depth.few, .many] {
      #expect(Theme(depth).color(of: .right) != Theme(depth).color(of: .wrong))
    }
  }

  /// The relative luminance of a colour of the 6×6×6 cube or the greys.
  private func luminance(_ color: Int) -> Double {
    func level(_ step: Int) -> Double { step == 0 ? 0 : Double(55 + 40 * step) / 255 }
    func linear(_ value: Double) -> Double {
      value <= 0.03928 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    if color >= 232 { return linear(Double(8 + 10 * (color - 232)) / 255) }
    let cube = color - 16
    return 0.2126 * linear(level(cube / 36)) + 0.7152 * linear(level(cube / 6 % 6))
      + 0.0722 * linear(level(cube % 6))
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
