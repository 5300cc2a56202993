import Hosting
import Testing

@Suite struct NameTests {
  @Test(arguments: ["kim", "Kim-2", "a_b", "Abcdefghijklmnopqrst", "2cool"])
  func lettersDigitsHyphensAndUnderscoresAreAName(text: String) throws {
    #expect(try PlayerName(text).description == text)
  }

  @Test(arguments: [
    ("", PlayerName.Fault.tooShort), ("ab", .tooShort), ("Abcdefghijklmnopqrstu", .tooLong),
    ("kim lee", .unfit(" ")), ("zoë", .unfit("ë")), ("kim\u{1B}[2J", .unfit("\u{1B}")),
    ("кim", .unfit("к")), ("kim@host", .unfit("@")), ("-kim", .beginsWithMark),
    ("_kim", .beginsWithMark), ("123", .noLetter), ("1-2_3", .noLetter), ("root", .reserved),
    ("R00T", .reserved), ("adm1n", .reserved), ("guest", .reserved), ("Devil", .reserved),
    ("dev-il", .reserved), ("e_v_i_l", .reserved), ("lmp", .reserved), ("hangrnan", .reserved),
    ("Play", .reserved), ("host", .reserved),
  ])
  func whatIsNoNameSaysWhy(text: String, fault: PlayerName.Fault) {
    #expect(throws: fault) { try PlayerName(text) }
  }

  @Test(arguments: [
    ("kim", "KIM"), ("kim", "k1m"), ("kim", "klm"), ("kim", "k-i-m"), ("bob", "B0b"),
    ("bob", "8o8"),
    ("sam", "5am"), ("lorna", "loma"), ("vvim", "wim"), ("zoe", "2oe"),
  ])
  func namesThatLookAlikeAreOne(one: String, other: String) throws {
    #expect(try PlayerName(one).skeleton == PlayerName(other).skeleton)
  }

  @Test(arguments: [("kim", "kin"), ("bob", "bop"), ("anna", "hanna")])
  func othersAreNot(one: String, other: String) throws {
    #expect(try PlayerName(one).skeleton != PlayerName(other).skeleton)
  }

  @Test func aNameIsTakenOnceAndNeverGivenToAnother() throws {
    let host = try Host()
    let board = try host.board()
    #expect(try board.name(of: key(1)) == nil)
    #expect(try board.take(name("kim"), for: key(1), at: 5))
    #expect(try !board.take(name("K1M"), for: key(2), at: 6))
    #expect(try board.name(of: key(2)) == nil)
    // Changed within a second, and the old one isn't given away.
    #expect(try board.take(name("lee"), for: key(1), at: 5))
    #expect(try board.name(of: key(1)) == name("lee"))
    #expect(try !board.take(name("kim"), for: key(2), at: 7))
    // Its own player may have it back, and write it otherwise.
    #expect(try board.take(name("KIM"), for: key(1), at: 5))
    #expect(try host.board().name(of: key(1))?.description == "KIM")
    #expect(try !board.take(name("lee"), for: key(2), at: 8))
  }

  @Test func ofManyWhoAskAtOnceOneGetsTheName() async throws {
    let host = try Host()
    _ = try host.board()
    let root = host.root
    let winners = try await withThrowingTaskGroup(of: Bool.self) { group in
      for player in 1...16 {
        group.addTask { try Scoreboard(in: root).take(name("kim"), for: key(player), at: player) }
      }
      return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
    }
    #expect(winners == 1)
    #expect(try (1...16).count { try host.board().name(of: key($0)) != nil } == 1)
  }
}
