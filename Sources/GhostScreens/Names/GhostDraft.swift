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
    let words = name.split(separator: " ", omittingEmptySubsequences: false)
    let trimmed = words.trimmingPrefix { $0.isEmpty }.reversed().trimmingPrefix { $0.isEmpty }
      .reversed().joined(separator: " ")
    let numbered = [1, 2].map { GhostWho.numbered($0).text.lowercased() }
    return numbered.contains(trimmed.lowercased()) ? "" : trimmed
  }
}

/// The rows of the names screen.
struct GhostRows {
  typealias Row = Form<GhostDraft>.Row

  let lists: [WordCollection]

  /// The names used before, the latest first.
  let known: [String]

  static let firstName = 4

  func rows(for draft: GhostDraft) -> [Row] {
    let setup = draft.settings.setup
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
        labels.challenges.text, .toggle(\.hasChallenges), note: challengeNote(draft)
      ).telling(challengeNote(draft)),
      nameRow(
        setup.opponent == nil ? GhostWho.numbered(1).text : labels.yourName.text,
        \.settings.names.one),
    ] + (setup.opponent == nil ? [nameRow(GhostWho.numbered(2).text, \.settings.names.two)] : [])
  }

  private func nameRow(_ label: String, _ path: WritableKeyPath<GhostDraft, String>) -> Row {
    Row(
      label, .text(path, limit: GhostNames.longest, choices: known, accepts: \.isShownOnCanvas),
      note: known.isEmpty ? labels.forScores.text : labels.usedBefore.text
    ).telling((known.isEmpty ? GhostMessage.nameIsScored : .typeOrTakeName).text)
  }

  private func challengeNote(_ draft: GhostDraft) -> String {
    if draft.isAlwaysChallenged { return GhostMessage.alwaysChallenged.text }
    return (draft.hasChallenges ? GhostMessage.deadEndIsChallenged : .deadEndLoses).text
  }
}
