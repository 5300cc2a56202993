import CommonScreens
import GhostModel
import Presentation
import TerminalUI
import Words

/// What is chosen before a game, while it is being changed.
struct GhostDraft: Equatable {
  var settings: GhostSettings

  /// Whether challenges are played: the players' wish, or always against who bluffs.
  var hasChallenges: Bool {
    get { settings.setup.hasChallenges }
    set { if !isAlwaysChallenged { settings.setup.wantsChallenges = newValue } }
  }

  var isAlwaysChallenged: Bool { settings.setup.opponent?.bluffs == true }

  /// The settings with names as they are kept.
  var result: GhostSettings {
    var result = settings
    result.names = GhostNames(
      one: Self.kept(settings.names.one), two: Self.kept(settings.names.two))
    return result
  }

  /// A name without blanks around it; empty for those of players without one.
  private static func kept(_ name: String) -> String {
    let trimmed = String(
      name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    let numbered = [1, 2].map { GhostWho.numbered($0).text.lowercased() }
    return numbered.contains(trimmed.lowercased()) ? "" : trimmed
  }
}

extension GhostDraft {
  typealias Row = Form<GhostDraft>.Row

  /// The row of the first name.
  static let firstName = 4

  /// The rows of the names screen.
  ///
  /// - Parameter known: the names used before, the latest first.
  func rows(_ lists: [WordCollection], known: [String]) -> [Row] {
    let hasOpponent = settings.setup.opponent != nil
    func nameRow(_ label: String, _ path: WritableKeyPath<GhostDraft, String>) -> Row {
      Row(
        label, .text(path, limit: GhostNames.longest, choices: known, accepts: \.isShownOnCanvas),
        note: known.isEmpty ? labels.forScores.text : labels.usedBefore.text
      ).telling((known.isEmpty ? GhostMessage.nameIsScored : .typeOrTakeName).text)
    }
    return [
      Row(
        labels.words.text,
        .segments(\.settings.setup.list, lists.map(\.id)) { $0.localizedTitle }),
      Row(
        labels.against.text,
        .segments(\.settings.setup.opponent, [nil] + GhostOpponent.allCases.map(Optional.some)) {
          $0?.localizedName ?? labels.person.text
        }),
      Row(
        labels.losing.text, brief: labels.losing.brief,
        .segments(\.settings.setup.minimum, [3, 4]) { "\($0)" }, note: labels.orMore.text),
      Row(
        labels.challenges.text, .toggle(\.hasChallenges), note: challengeNote
      ).telling(challengeNote),
      nameRow(
        hasOpponent ? labels.yourName.text : GhostWho.numbered(1).text, \.settings.names.one),
    ] + (hasOpponent ? [] : [nameRow(GhostWho.numbered(2).text, \.settings.names.two)])
  }

  private var challengeNote: String {
    let message: GhostMessage =
      isAlwaysChallenged
      ? .alwaysChallenged : hasChallenges ? .deadEndIsChallenged : .deadEndLoses
    return message.text
  }
}
