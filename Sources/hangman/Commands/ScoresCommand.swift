import ArgumentParser
import HangmanModel
import Presentation
import Storage
import Words

/// `hangman scores`: the scores on stdout.
struct ScoresCommand: StoringCommand {
  static let configuration = CommandConfiguration(
    commandName: "scores", abstract: "Print the scores.")

  @OptionGroup var storage: StoreOptions

  @OptionGroup var spoken: LanguageOptions

  @Flag(help: "Print the best runs instead of the best games.")
  var runs = false

  @Flag(help: "Print them as JSON.")
  var json = false

  func run() throws {
    if runs { return try storage.look { $0.runTables() }.print(asJSON: json) }
    try storage.look { $0.tables() }.print(asJSON: json)
  }
}

/// The title of a list of the game's own, or the whole path of a file, since another may have its name.
func listName(_ list: ListID) -> String {
  list.isOwn ? list.localizedTitle : list.text
}

extension HighScores: PrintedTable {
  static var noneSentence: String { PlainMessage.noWin.text }

  var heading: String {
    let hints = isHelped ? [labels.withHints.text] : []
    return ([listName(list), setter.localizedName] + hints).joined(separator: ", ") + ":"
  }

  var lines: [String] {
    entries.lines { result in
      var cells = [result.word]
      if let length = result.setup.subject.length, let par = result.par,
        let score = result.scoreTitle
      {
        cells += [counted(length, .letter), parTitle(par), score]
      }
      return cells + [
        mistakes(result.misses, of: result.allowed),
        briefDay(of: result.finishedAt),
      ]
    }
  }

  var objects: [JSONLine] {
    entries.objects { result in
      [
        "word": result.word, "misses": result.misses, "allowed": result.allowed,
        "mode": result.setup.setter.mode, "date": localDay(of: result.finishedAt),
        "list": list.text, "setter": setter.argument, "hints": isHelped ? result.hints : nil,
        "length": result.setup.subject.length, "par": result.par, "score": result.score,
      ]
    }
  }
}

extension RunScores: PrintedTable {
  static var noneSentence: String { PlainMessage.noRun.text }

  var heading: String {
    let parts = [
      listName(kind.list), kind.subjectTitle ?? labels.anyCategory.text, kind.beginTitle,
      kind.setter.localizedName,
    ]
    return "\(parts.joined(separator: ", ")):"
  }

  var lines: [String] {
    entries.lines {
      [runFigures(levels: $0.levels, points: $0.points), briefDay(of: $0.finishedAt)]
    }
  }

  var objects: [JSONLine] {
    entries.objects { run in
      [
        "points": run.points, "levels": run.levels, "date": localDay(of: run.finishedAt),
        "list": kind.list.text, "length": kind.subject?.length,
        "category": kind.subject?.category?.rawValue, "allowed": kind.difficulty.chosen,
        "difficulty": kind.difficulty.followsPar ? kind.difficulty.description : nil,
        "setter": kind.setter.argument,
      ]
    }
  }
}
