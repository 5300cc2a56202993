// A program that uses a store, for the tests to run several of and to kill.
//
//   StorageVictim write PATH FIRST   changes everything, step by step from FIRST, until killed
//   StorageVictim run PATH           plays a run, or goes on with one, until killed
//   StorageVictim ghost PATH         plays rounds of Ghost, or goes on with one, until killed
//   StorageVictim play PATH COUNT    plays that many games
//   StorageVictim hold PATH          takes up or begins a round, and keeps it until its input ends
//   StorageVictim report PATH        says what it finds
//   StorageVictim look PATH          says which words it sees by looking

import GhostModel
import Glibc
import HangmanModel
import ProgramModel
import Storage
import Words

func say(_ line: String) {
  let bytes = Array((line + "\n").utf8)
  _ = write(1, bytes, bytes.count)
}

func setup(length: Int, allowed: Int) -> GameSetup {
  GameSetup(
    list: Library.embedded.standard.id, subject: .word(length: length), allowed: allowed,
    setter: .imp)
}

func round(_ step: Int) -> SavedRound {
  SavedRound(
    GameRecord(
      setup: setup(length: 4, allowed: 8), seed: nil, moves: Move.moves(in: "E") ?? []),
    misses: 1, pattern: "____", secret: nil, candidateCounts: [5, 2],
    generatorState: UInt64(step))
}

func result(_ word: String) -> GameResult {
  GameResult(
    word: word, misses: 2, setup: setup(length: word.utf8.count, allowed: 8), isWon: true,
    finishedAt: 1_000)
}

func change(_ store: GameStore, from first: Int) {
  var step = first
  while true {
    var settings = Settings(setup(length: step, allowed: step * 2))
    settings.showsMeter = step % 2 == 1
    store.save(settings, insteadOf: store.settings())
    say("settings \(step)")
    store.save(round(step))
    say("round \(step)")
    if step % 5 == 4, let id = store.keep(result("W\(step)"))?.game {
      say("game \(id) W\(step)")
    }
    step += 1
  }
}

func playRun(_ store: GameStore) {
  var level = round(0)
  if let waiting = store.waitingRounds().first {
    level = store.claimRound(waiting.id) ?? level
  } else {
    store.save(level)
  }
  while true {
    let word = "W\(level.record.run.level)"
    level.record.run = Run(
      points: level.record.run.points + 10, found: level.record.run.found + [word])
    _ = store.keep(result(word), next: level)
    say("level \(level.record.run.found.count)")
  }
}

/// Rounds of five letters each, whose seed tells how many were played before.
func playGhost(_ store: GhostStore) {
  let setup = GhostSetup(list: Library.embedded.standard.id)
  let names = GhostNames(one: "Anna", two: "Bob")
  func next(_ played: Int) -> GhostGame {
    GhostGame(setup: setup, names: names, starter: .one, seed: UInt64(played), moves: [])
  }
  var game = store.resumable() ?? next(store.scores(against: nil).first?.games ?? 0)
  while true {
    if game.moves.count < 5 {
      game.moves += GhostMove.moves(in: "E") ?? []
      store.save(game)
    } else {
      store.keep(game, winner: .one, at: 1_000)
      game = next(Int(game.seed) + 1)
    }
    say("letters \(Int(game.seed) * 5 + game.moves.count)")
  }
}

let arguments = CommandLine.arguments
guard arguments.count > 2 else { exit(64) }
let number = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
let clock = ContinuousClock()
let start = clock.now
if arguments[1] == "look" {
  let games = try Store.looking(at: arguments[2]) { History(GameStore($0)).latest(.max) }
  for game in (games ?? []).reversed() { say(game.result.word) }
  exit(0)
}
if arguments[1] == "ghost" { playGhost(GhostStore(Store.open(at: arguments[2]))) }
let store = GameStore(Store.open(at: arguments[2]))

switch arguments[1] {
case "write":
  let claimed = store.claimRound(lists: [Library.embedded.standard.id]) { _ in true }
  say("claimed \(claimed?.generatorState ?? 0)")
  change(store, from: number)
case "run":
  playRun(store)
case "play":
  for game in 0..<number {
    store.save(round(game))
    if let id = store.keep(result("W\(getpid())"))?.game { say("game \(id)") }
  }
  while let notice = store.store.takeNotice() {
    if case .setAside = notice { continue }
    say("notice \(notice)")
  }
case "hold":
  if let claimed = store.claimRound(lists: [Library.embedded.standard.id], where: { _ in true }) {
    say("claimed \(claimed.generatorState)")
  } else {
    store.save(round(Int(getpid())))
    say("began \(getpid())")
  }
  _ = readLine()
case "report":
  let settings = store.settings()
  _ = store.claimRound(lists: [Library.embedded.standard.id]) { _ in false }
  let opened = clock.now - start
  say("settings \(settings.length)")
  say("games \(History(store).latest(.max).count)")
  store.save(.defaults, insteadOf: store.settings())
  while let notice = store.store.takeNotice() { say("notice \(notice)") }
  if number > 0 { say("microseconds \(opened.components.attoseconds / 1_000_000_000_000)") }
default:
  exit(64)
}
if number != 2 { store.store.close() }
