import CommonScreens
import Foundation
import Pictures
import Presentation
import ProgramModel
import TerminalUI
import Testing
import Words

@testable import HangmanModel
@testable import HangmanScreens

/// The screens in their main states, by name.
private let stills: [(name: String, make: @Sendable () throws -> any Screen)] = [
  ("main-start", { MainScreen(try view("BUTTRESS", guesses: "", misses: 8)) }),
  (
    "main-playing",
    {
      var view = try view("BUTTRESS", guesses: "EAIOST", misses: 8)
      view.aside = .best(best().prefix(5).map(\.result))
      return MainScreen(view)
    }
  ),
  (
    "main-daily",
    {
      var view = try view("STIRRUP", guesses: "EASR", misses: 6)
      view.occasion = .daily(today)
      view.aside = .month(calendar(.begun), of: today)
      return MainScreen(view)
    }
  ),
  (
    "main-focus",
    {
      let screen = MainScreen(try view("BUTTRESS", guesses: "EA", misses: 8))
      for key in [Key.right, .right, .right, .right, .down] {
        screen.handle(.key(key), in: Size(columns: 80, rows: 24))
      }
      return screen
    }
  ),
  (
    "main-lost",
    {
      EndedBoard(
        try view("BUTTRESS", guesses: "EAIOYCD", misses: 6).ended(
          "BUTTRESS", won: false, counts: [29842, 10790, 4711, 1020, 214, 97, 46, 14]),
        steps: [.next(.lost), .story, .share, .scores],
        suggestion: .everydayWords(Library.embedded.lists[1].id))
    }
  ),
  (
    "main-won",
    {
      EndedBoard(
        try view("BEAD", guesses: "EOIABD", misses: 8).ended(
          "BEAD", won: true, counts: [4000, 1020, 512, 214, 97, 46, 1]),
        best: best(), rank: 14)
    }
  ),
  (
    "main-qwerty",
    {
      let screen = MainScreen(try view("BUTTRESS", guesses: "EA", misses: 8))
      screen.state.keyboard = .qwerty
      return screen
    }
  ),
  (
    "main-azerty",
    {
      let screen = MainScreen(try view("BUTTRESS", guesses: "EA", misses: 8))
      screen.state.keyboard = .azerty
      return screen
    }
  ),
  (
    "main-phrase",
    {
      var view = GameView(proverb())
      (view.level, view.points) = (3, 41)
      return MainScreen(view)
    }
  ),
  (
    "main-solving",
    {
      let screen = MainScreen(GameView(proverb()))
      for character in "/don't look back" {
        screen.handle(.key(.character(character)), in: Size(columns: 80, rows: 24))
      }
      screen.handle(.key(.enter), in: Size(columns: 80, rows: 24))
      return screen
    }
  ),
  (
    "main-longest",
    {
      let word = "FORMALDEHYDESULPHOXYLATE"
      return MainScreen(try view(word, guesses: "ETZQKVJWBIGNC", misses: 26, setter: .good))
    }
  ),
  (
    "main-hyphen",
    { MainScreen(try view("JEAN-PIERRE", guesses: "E", misses: 1, setter: .good)) }
  ),
  (
    "main-63",
    {
      MainScreen(
        try view(String(repeating: "ABCDEFGHI", count: 7), guesses: "ACE", misses: 8))
    }
  ),
  (
    "flipside",
    { FlipsideScreen(settings: .defaults, preferences: Preferences(), library: .embedded) }
  ),
  (
    "flipside-switch",
    {
      let screen = FlipsideScreen(
        settings: .defaults, preferences: Preferences(), library: .embedded)
      for key in [Key.end, .down, .home, .down, .space] {
        screen.handle(.key(key), in: Size(columns: 80, rows: 24))
      }
      return screen
    }
  ),
  ("flipside-character", { flipside(.angel, down: 6) }),
  ("flipside-cannot-be-won", { flipside(.perfect, down: 0) }),
  (
    "main-meter",
    {
      var view = try view("BUTTRESS", guesses: "EAIOST", misses: 8, setter: .trickster)
      view.candidateCounts = [29842, 10790, 4711, 1020, 214, 97, 46]
      view.showsMeter = true
      (view.points, view.par) = (2, 8)
      return MainScreen(view)
    }
  ),
  (
    "flipside-phrases",
    {
      let screen = FlipsideScreen(
        settings: .defaults, preferences: Preferences(), library: .embedded)
      for key in [Key.up, .end, .down, .right, .right] {
        screen.handle(.key(key), in: Size(columns: 80, rows: 24))
      }
      return screen
    }
  ),
  ("replay-start", { try replay([]) }),
  ("replay-playing", { try replay([.right, .right, .right]) }),
  ("replay-lost", { try replay([.end]) }),
  ("friend", { FriendScreen() }),
  ("friend-typed", { friend("Don't look a gift-horse in it", []) }),
  ("friend-code", { friend("be", [.down, .down, .right]) }),
  ("friend-refused", { friend("-", [.backTab, .enter]) }),
  (
    "main-shared",
    {
      let view = try view("BUTTRESS", guesses: "EAIOYCD", misses: 6).ended(
        "BUTTRESS", won: false, counts: [29842, 10790, 4711, 1020, 214, 97, 46, 14])
      var game = try #require(view.end?.game)
      game.meaning = Library.embedded.standard.universe.lexicon.meaning(of: "BUTTRESS")
      var shared = view
      (shared.news, shared.remark, shared.end) = (.shared(isCopied: true), nil, GameEnd(game))
      return EndedBoard(shared, best: best())
    }
  ),
  ("scores-games", { scores([]) }),
  ("scores-more", { scores([.pageDown]) }),
  ("scores-runs", { scores([.right]) }),
  ("scores-latest", { scores([.left, .left]) }),
  ("scores-statistics", { scores([.left]) }),
  (
    "scores-everyone",
    {
      scores(
        [],
        everyone: everyone(
          .init(played("HARE", misses: 2, setup("HARE", allowed: 8, .imp), isWon: true, at: 0))))
    }
  ),
  ("scores-everyone-day", { scores([.down], everyone: everyone(.day(Day(number: 20_781)))) }),
  ("scores-everyone-runs", { scores([.up], everyone: everyone(.runs(kind))) }),
  ("scores-everyone-nobody", { scores([], everyone: Standings(.day(Day(number: 20_781)), [])) }),
  ("scores-empty", { ScoresScreen(dateText: day) }),
  ("daily-open", { daily(.open) }),
  ("daily-played", { daily(.played(result(0, won: false))) }),
  ("daily-unsure", { daily(.unsure(latest: Day(number: 20_700))) }),
  ("daily-story", { walked([.up, .left]) }),
  ("daily-not-played", { walked([.up, .left, .left, .left, .up, .up, .up, .up]) }),
  ("daily-past", { daily(.past(latest: Day(number: 20_781))) }),
  (
    "main-remark",
    {
      var view = try view("BUTTRESS", guesses: "EAIOST", misses: 8)
      view.remark = villainsRemark(at: .dodge, 0).replacing("{gone}", with: counted(1_226, .word))
      return MainScreen(view)
    }
  ),
  (
    "menu",
    {
      let items = [\Labels.resume, \.newGame, \.settings, \.scores, \.quit]
      let menu = MenuScreen(
        "", items.map { MenuItem(labels[keyPath: $0].text, brief: labels[keyPath: $0].brief) })
      menu.handle(.key(.down), in: Size(columns: 80, rows: 24))
      return menu
    }
  ),
  ("confession-lost", { try confession(of: .imp, guessing: "EIAOUTNSRL", then: 3) }),
  ("confession-won", { try confession(of: .imp, length: 4, allowed: 20, then: 14) }),
  ("confession-end", { try confession(of: .imp, guessing: "EIAOUTNSRL", then: 99) }),
  ("confession-good", { try confession(of: .good, guessing: "ETAOINSHRDLU", then: 4) }),
  (
    "confession-phrase",
    {
      try confession(
        of: .imp, on: .own("phrases"), allowed: 6, guessing: "EATOINSRH",
        then: 1)
    }
  ),
  (
    "question",
    {
      let end = runEndSentence(levels: 2, points: 31) ?? ""
      return MenuScreen(
        "\(ScreenText.givesUpGame.text) \(end)",
        [labels.no, labels.yes].map { MenuItem($0.capitalized) })
    }
  ),
  (
    "help",
    { NoteScreen(helpFor: MainScreen(try view("BUTTRESS", guesses: "", misses: 8))) }
  ),
  (
    "help-flipside",
    {
      NoteScreen(
        helpFor: FlipsideScreen(settings: .defaults, preferences: Preferences(), library: .embedded)
      )
    }
  ),
  (
    "message",
    {
      NoteScreen(
        message: FaultMessage.store(
          .setAside(
            original: "/home/player/.local/share/hangman/hangman.sqlite",
            movedTo: "hangman.sqlite.damaged-1", .damaged)
        )
        // The picture is of a shorter form.
        .text.replacing("are damaged and could", with: "could"))
    }
  ),
]

/// A result of a day so many days before today.
private func result(_ days: Int, won isWon: Bool) -> DailyResult {
  DailyResult(
    day: today.advanced(by: -days), misses: isWon ? 3 : 8, allowed: 8, isWon: isWon)
}

/// A Thursday.
private let today = Day(number: 20_776)

private func daily(_ standing: DailyState) -> DailyScreen {
  DailyScreen(game: DailyGame(of: today), calendar: calendar(standing), standing: standing)
}

/// The calendar with some weeks behind it.
private func calendar(_ standing: DailyState) -> DailyCalendar {
  var results = (1...40).filter { $0 % 5 != 0 && $0 < 38 }.map { result($0, won: $0 % 7 != 3) }
  switch standing {
  case .played(let result): results.append(result)
  case .past(let latest):
    results.append(DailyResult(day: latest, misses: 1, allowed: 8, isWon: true))
  case .open, .unsure, .begun, .elsewhere: break
  }
  return DailyCalendar(results)
}

/// The confession of a game on an embedded list, some steps down, of the alphabet where nothing else is
/// guessed.
private func confession(
  of setter: Setter, on list: ListID = Library.embedded.standard.id, length: Int = 8,
  allowed: Int = 8, guessing letters: String = "ETAOINSHRDLUCMWFGYPBVKJXQZ", then steps: Int
) throws -> ConfessionScreen {
  let universe = try #require(Library.embedded.lists.first { $0.id == list }).universe
  let setup = GameSetup(
    list: list, subject: universe.isOfPhrases ? .phrase(nil) : .word(length: length),
    allowed: allowed, setter: setter)
  var round = try #require(Round(setup, seed: 7, in: universe))
  for letter in letters.compactMap({ Letter($0) }) { round.guess(letter) }
  let record = round.record
  let screen = ConfessionScreen(
    try #require(Confession(record, word: round.witness(), in: universe)))
  for _ in 0..<min(steps, 30) {
    screen.handle(.key(.down), in: Size(columns: 80, rows: 24))
  }
  return screen
}

@Sendable private func day(_ seconds: Int) -> String {
  Day(number: 20_767 + seconds % 20).briefText
}

/// A game on the usual list, with its par.
private func played(
  _ word: String, misses: Int, _ setup: GameSetup, isWon: Bool, at time: Int
) -> GameResult {
  GameResult(
    word: word, misses: misses, setup: setup, isWon: isWon,
    par: Library.embedded.standard.universe.par(of: setup), finishedAt: time)
}

/// Games that were won.
private func best(by setter: Setter = .imp) -> [Kept<GameResult>] {
  [
    "BUTTRESS", "JAZZ", "FORMALDEHYDESULPHOXYLATE", "TETRAIODOPHENOLPHTHALEIN", "OX", "QUIZZICAL",
    "MUCKLUCK", "BANANA", "AARDVARK", "ZYGOTE", "UNWOUNDED", "YES",
  ].enumerated().map { index, word in
    Kept(
      id: Int64(index),
      result: played(
        word, misses: index * 2, setup(word, allowed: 26, setter), isWon: true, at: index))
  }
}

/// The calendar after some keys.
private func walked(_ keys: [Key]) -> DailyScreen {
  let screen = daily(.open)
  for key in keys { screen.handle(.key(key), in: Size(columns: 80, rows: 24)) }
  return screen
}

/// The settings with a setter and six mistakes allowed, some rows below the length.
private func flipside(_ setter: Setter, down rows: Int) -> FlipsideScreen {
  var settings = Settings.defaults
  settings.setter = setter
  settings.difficulty = .custom(6)
  let screen = FlipsideScreen(settings: settings, preferences: Preferences(), library: .embedded)
  for _ in 0..<rows { screen.handle(.key(.down), in: Size(columns: 80, rows: 24)) }
  return screen
}

/// One that nobody beats; its rules don't matter here.
extension Setter {
  fileprivate static let perfect = Setter(
    id: "devil", name: "Devil", isPerfect: true, makeGameplay: { EvilGameplay() })
}

/// A game against the Trickster told again, after some keys.
private func replay(_ keys: [Key]) throws -> ReplayScreen {
  let record = GameRecord(
    setup: GameSetup(
      list: Library.embedded.standard.id, subject: .word(length: 8), allowed: 5, setter: .trickster),
    seed: 3,
    moves: "EAIOSTRN".compactMap { Letter($0) }.map(Move.letter), occasion: .challenge)
  var told = record
  var replay: Replay?
  // As many of the letters as lose it.
  while replay == nil, !told.moves.isEmpty {
    replay = Replay(told, in: Library.embedded.standard.universe)
    told.moves.removeLast()
  }
  let screen = ReplayScreen([try #require(replay)])
  for key in keys { screen.handle(.key(key), in: Size(columns: 80, rows: 24)) }
  return screen
}

/// The screen for a friend's word after some typing.
private func friend(_ word: String, _ keys: [Key]) -> FriendScreen {
  let screen = FriendScreen()
  for key in word.map(Key.character) + keys {
    screen.handle(.key(key), in: Size(columns: 80, rows: 24))
  }
  return screen
}

/// The scores with something in each tab, after some keys.
private func scores(_ keys: [Key], everyone: Standings? = nil) -> ScoresScreen {
  let told = ["BUTTRESS", "HARE", "DON'T LOOK A GIFT-HORSE IN THE MOUTH", "LONGWOOL"]
  let latest = (0..<14).map { index in
    let word = told[index % told.count]
    let setter = Setter.all[index % Setter.all.count]
    return Kept(
      id: Int64(14 - index),
      result: played(
        word, misses: index.isMultiple(of: 2) ? 8 : index % 8, setup(word, allowed: 8, setter),
        isWon: !index.isMultiple(of: 2), at: index))
  }
  let runs = [(1_312, 41), (88, 6), (9, 1)].enumerated().map { index, run in
    Kept(
      id: Int64(index),
      result: RunResult(kind: kind, points: run.0, levels: run.1, finishedAt: index))
  }
  let screen = ScoresScreen(
    everyone: [everyone].compactMap(\.self),
    tables: [Setter.imp, .trickster].map {
      HighScores(best(by: $0), of: Library.embedded.standard.id, by: $0)
    }, runs: [RunScores(runs, of: kind)], latest: latest, statistics: [statistics], marked: (6, 1),
    dateText: day)
  for key in keys { screen.handle(.key(key), in: Size(columns: 80, rows: 24)) }
  return screen
}

private let kind = RunKind(.standard, .climbing(from: .fair, isVaried: true))

/// What ten players have come to, and the reader behind them.
private func everyone(_ title: Standings.Title) -> Standings {
  let names = [
    "ann", "Grimhilde_the-Second", "kim@play.example.org", "joe", "Jan-Willem", "xx3", "o_o",
    "marie", "Bob-1", "zoe",
  ]
  let rows = (names + ["reader"]).enumerated().map { index, name in
    var result = played(
      index == 1 ? "INCOMPREHENSIBLENESSES" : "BUTTRESS", misses: index,
      setup("BUTTRESS", allowed: 8, .imp), isWon: index < 8, at: index)
    result.misses = min(index, 8)
    if case .day = title { result.word = "" }
    let run = RunResult(kind: kind, points: 1_312 - index, levels: 41 - index, finishedAt: index)
    var isRun = false
    if case .runs = title { isRun = true }
    return Standing(
      place: index == 10 ? 1_214 : index + 1, name: name, isOwn: name == "reader", result: result,
      run: isRun ? run : nil, levels: [])
  }
  return Standings(title, rows)
}

/// Games that were lost with eight mistakes, and some with five; more were won.
private let statistics = Statistics(
  scope: Statistics.Scope(), won: [0: 3, 1: 9, 2: 21, 3: 18, 4: 17, 5: 12, 6: 8, 7: 5, 11: 1],
  lost: [5: 4, 8: 30], currentStreak: 3, bestStreak: 5, since: 0)

/// A board on which a proverb is guessed.
private func proverb() -> Board {
  let phrase = Pattern(description: "DON'T LOOK A GIFT-HORSE IN IT")
  let setup = GameSetup(
    list: .own("phrases"), subject: .phrase(nil), allowed: 8, setter: .imp)
  var board = Board(pattern: phrase.opening, setup: setup)
  for letter in "EOZN".compactMap(Letter.init) {
    board.take(letter, at: phrase.positions(of: letter))
  }
  board.category = .known(Category(rawValue: "Proverbs"))
  return board
}

private func setup(_ word: String, allowed: Int, _ setter: Setter) -> GameSetup {
  GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: word.count), allowed: allowed,
    setter: setter)
}

/// The states that tell most.
private let telling: Set = [
  "main-start", "main-playing", "main-daily", "main-lost", "main-won", "main-phrase",
  "main-longest", "flipside",
  "scores-games", "scores-statistics", "confession-lost", "daily-played", "friend-typed", "menu",
]

@Suite struct ScreenPicturesTests {
  @Test(arguments: stills.indices, pictureSizes.indices)
  func everyScreenLooksAsPictured(still: Int, size: Int) throws {
    let (name, make) = stills[still]
    try expectPictures(
      of: make, name, at: pictureSizes[size], isTelling: telling.contains(name))
  }

  @Test(arguments: [Glyphs.unicode, .ascii])
  func whereThereIsNoRoomAScreenSaysSoAndNothingElse(glyphs: Glyphs) throws {
    let size = Size(columns: 20, rows: 5)
    var notice = Canvas(size: size, glyphs: glyphs)
    notice.drawTooSmallNotice()
    try expectPicture(notice, "too-small\(glyphs.isASCII ? "-ascii" : "")")
    for still in stills {
      let terminal = ScriptedTerminal(size: size, glyphs: glyphs)
      let stage = Stage(terminal: terminal, leastSize: leastPlayableSize)
      stage.drawTooSmallNotice = { $0.drawTooSmallNotice() }
      stage.push(try still.make())
      #expect(stage.picture() == notice, "\(still.name)")
    }
  }

  @Test func noPictureIsKeptTwice() throws {
    for (_, names) in try keptPictures() where names.count > 1 {
      Issue.record("These pictures are alike: \(names.sorted().joined(separator: ", "))")
    }
  }
}
