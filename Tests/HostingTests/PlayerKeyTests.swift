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
}
