import GhostModel
import Presentation
import ProgramModel
import Storage
import Words

/// One round of Ghost after another: the round in play, the settings, and the writing down of both.
///
/// Each step is written before it can be seen.
final class GhostSession {
  let store: GhostStore

  /// The lists that can be chosen: the program's own, and the file that was asked for.
  let lists: [WordCollection]
  private(set) var settings: GhostSettings

  /// The round on the board; nil before the first.
  private(set) var round: GhostRound?

  /// Who plays it.
  private(set) var names = GhostNames() { didSet { if names != oldValue { wins = [:] } } }

  /// The rounds that each player has won since these two began; no entry for one who hasn't won.
  private(set) var wins: [GhostPlayer: Int] = [:]

  /// Whether the round was left earlier and is now taken up again.
  private(set) var isResumed = false

  private let clock: () -> Int
  private var seeds: SeededGenerator

  /// The dictionary as it was stored, which stays so while the one in play was asked for.
  private let storedChoice: ListChoice

  /// The dictionary that the command line asked for, if it did.
  private let askedList: ListID?

  /// Takes up the round that was left, if there is one.
  ///
  /// - Parameters:
  ///   - own: the program's own lists.
  ///   - file: the words of a file that was asked for; then a round is taken up only if it's on these, and
  ///     else only if it's on a list of the program's own.
  ///   - asked: puts what the command line asks for in its place, without storing it.
  ///   - seed: where the chances of the computer begin.
  ///   - clock: the time in seconds since 1970.
  init(
    store: GhostStore, own: Library = .embedded, file: WordCollection? = nil,
    asked: (GhostSettings) -> GhostSettings = { $0 }, seed: UInt64, clock: @escaping () -> Int
  ) {
    self.store = store
    self.clock = clock
    seeds = SeededGenerator(seed: seed)
    let files = file.map { [$0] } ?? []
    lists = own.listsForGhost + files
    let playable = files.isEmpty ? lists : files
    let usual = Language.current.usualGhostList
    var stored =
      store.settings()
      ?? GhostSettings(setup: GhostSetup(list: usual, opponent: .standard), hasChosenList: false)
    stored.listChoice.follow(usual)
    storedChoice = stored.listChoice
    settings = asked(stored)
    if let file { settings.listChoice = ListChoice(file.id) }
    askedList = settings.listChoice == storedChoice ? nil : settings.setup.list
    var found: GhostRound?
    let game = store.resumable { game in
      found = playable.first { $0.id == game.setup.list }.flatMap { collection in
        GhostRound(game, in: collection.universe)
      }
      return found != nil && found?.end == nil
    }
    guard let game else { return }
    round = found
    names = game.names
    isResumed = true
  }

  /// The list that a round with these settings is played with.
  private var collection: WordCollection {
    lists.first { $0.id == settings.setup.list } ?? Library.embedded.standard
  }

  /// Whether a round goes on.
  var isInPlay: Bool { round.map { $0.end == nil } ?? false }

  /// Whether a round goes on in which a move has been made.
  var isBegun: Bool { isInPlay && round?.moves.isEmpty == false }

  var isComputersTurn: Bool { isInPlay && round?.setup.opponent != nil && round?.turn == .two }

  /// The names used before, the latest first.
  func knownNames() -> [String] { store.names() }

  /// Begins a round with the settings as they are. One that goes on is given up, and who began it begins
  /// again; else the players take turns at that.
  @discardableResult
  func startRound() -> GhostRound {
    let starter = isInPlay ? round?.starter ?? settings.starter : settings.starter
    if isInPlay { store.drop() }
    let started = GhostRound(
      settings.setup, starter: starter, seed: seeds.next(), in: collection.universe, after: round)
    if started.setup.opponent != round?.setup.opponent { wins = [:] }
    round = started
    names = settings.names
    isResumed = false
    settings.starter = starter.other
    saveSettings()
    save()
    return started
  }

  /// Keeps what was chosen, for the rounds to come; who starts is not chosen there.
  func change(to settings: GhostSettings) {
    let starter = self.settings.starter
    self.settings = settings
    self.settings.starter = starter
    saveSettings()
  }

  /// Takes the usual dictionary of the language that is spoken, unless the players have chosen one.
  func didChangeLanguage() { settings.listChoice.follow(Language.current.usualGhostList) }

  private func saveSettings() {
    var kept = settings
    if settings.setup.list == askedList { kept.listChoice = storedChoice }
    store.save(kept)
  }

  /// Gives the players of the round in play other names.
  func rename(to names: GhostNames) {
    self.names = names
    save()
  }

  /// Makes a move, and writes down what came of it.
  ///
  /// - Returns: whether it could be made.
  func play(_ move: GhostMove) -> Bool {
    guard var played = round, played.play(move) else { return false }
    round = played
    if let end = played.end {
      wins[end.winner, default: 0] += 1
      store.keep(GhostGame(played, names: names), winner: end.winner, at: clock())
    } else {
      save()
    }
    return true
  }

  private func save() {
    if let round { store.save(GhostGame(round, names: names)) }
  }

  /// Forgets all names and scores, but for the round in play.
  func clear() {
    store.clear()
    settings.names = GhostNames()
    wins = [:]
  }
}
