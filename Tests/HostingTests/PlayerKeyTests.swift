import Hosting
import Testing

@Suite struct PlayerKeyTests {
  @Test func aKeyIsSixtyFourHexDigits() {
    let hex = String(repeating: "0a", count: 32)
    #expect(PlayerKey(hex: hex)?.hex == hex)
    for other in ["", String(hex.dropLast()), hex + "0", hex.uppercased(), "../" + hex.dropLast(3)]
    {
      #expect(PlayerKey(hex: other) == nil)
    }
  }

  @Test func aSeedIsOnePlayersAndStaysSo() {
    let seeds = (0..<100).map { number in [1, 2].map { key($0).seed(from: UInt64(number)) } }
    #expect(Set(seeds.flatMap(\.self)).count == 200)
    for pair in seeds {
      #expect(key(1).seed(from: pair[0]) == pair[0] && key(1).seed(from: pair[1]) != pair[1])
    }
    // What it is may never change, or boards would lose their rows.
    let known = PlayerKey(hex: String(repeating: "0a", count: 32))
    #expect(known?.seed(from: 7) == 0xC0AE_0000_0000_0007)
  }
}
