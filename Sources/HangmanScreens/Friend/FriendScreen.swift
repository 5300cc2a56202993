import CommonScreens
public import HangmanModel
public import TerminalUI
import Wording
import Words

/// What the screen for a friend's word tells.
public protocol FriendScreenDelegate: AnyObject {
  /// The word is to be guessed here and now.
  func friendScreen(_ screen: FriendScreen, didSet word: FriendWord)

  /// The word is to be handed on as a code.
  func friendScreen(_ screen: FriendScreen, didAskForCodeOf word: FriendWord)
  func friendScreenDidCancel(_ screen: FriendScreen)
}

/// A word or phrase, typed unseen for somebody else.
public final class FriendScreen: Screen {
  public weak var delegate: (any FriendScreenDelegate)?
  private(set) var form: Form<FriendDraft>

  /// Whether what was typed has just been refused.
  private var isRefused = false

  public init(allowed: Int = GameSetup.standard.allowed) {
    form = Form(FriendDraft(allowed: allowed), rows: { $0.rows })
  }

  public let hints =
    FormAction.bindings.filter { $0.action != .done }.compactMap(\.hint) + [
      KeyHint(name: "Esc", purpose: "go back", short: "back", key: .escape), .help,
    ]

  public var isTyping: Bool { form.isTyping }

  public func handle(_ event: Event, in size: Size) {
    let layout = FriendLayout(size: size)
    if layout.tier == .tooSmall { return }
    if event == .key(.escape) { return delegate?.friendScreenDidCancel(self) ?? () }
    switch form.handle(event, in: layout.area, done: layout.done) {
    case .done: finish()
    case .changed: isRefused = false
    case .nothing, .pressed: break
    }
  }

  private func finish() {
    let draft = form.value
    guard let word = draft.word else { return isRefused = true }
    if draft.isForCode {
      delegate?.friendScreen(self, didAskForCodeOf: word)
    } else {
      delegate?.friendScreen(self, didSet: word)
    }
  }

  public func draw(on canvas: inout Canvas) {
    let layout = FriendLayout(size: canvas.size)
    if layout.tier == .tooSmall { return canvas.drawTooSmallNotice() }
    canvas.drawHeader("A WORD FOR A FRIEND", "", tier: layout.tier)
    FriendLayout.button.draw(on: &canvas, at: layout.done.origin, isFocused: form.isAtEnd)
    form.draw(on: &canvas, in: layout.area)
    canvas.writeWrapped(told(layout), in: layout.told)
    canvas.drawFooter(hints, tier: layout.tier)
  }

  /// What is wrong with the word, or what is to be known of the row that has the keys.
  private func told(_ layout: FriendLayout) -> String {
    if isRefused { return layout.tier == .minimal ? "Type a word first." : FriendDraft.refusal }
    let row = form.focusedRow
    return (layout.tier == .minimal ? row?.briefEffect : row?.effect) ?? ""
  }
}

/// A word for a friend while it is typed.
struct FriendDraft: Equatable {
  var text = ""
  var allowed: Int

  /// Whether a code is wanted, instead of playing here.
  var isForCode = false

  init(allowed: Int) { self.allowed = allowed }

  var word: FriendWord? { FriendWord(text, allowed: allowed) }

  static let refusal = "Type a word first: at least one letter from A to Z."

  var rows: [Form<FriendDraft>.Row] {
    [
      row(
        "Word", "Word",
        .text(\.text, limit: FriendWord.longest, isHidden: true) {
          FriendWord.character(typed: $0) != nil
        },
        (
          isFull
            ? "\(letters), and full: it takes \(FriendWord.longest) characters."
            : "\(letters) so far. Letters, spaces, hyphens and apostrophes can be in it.",
          isFull ? "\(letters). Full." : "\(letters) so far."
        )),
      row(
        "Mistakes allowed", "Misses", .slider(\.allowed, values: Array(GameSetup.allowedRange)),
        ("So many mistakes lose the game.", "So many lose.")),
      row(
        "Then", "Then",
        .segments(\.isForCode, [false, true]) { $0 ? "a code" : "play here" },
        isForCode
          ? (friendCodeWarning, "A code to hand on.")
          : ("Hand over the keyboard once it is set.", "On this keyboard.")),
    ]
  }

  private var isFull: Bool { text.count >= FriendWord.longest }

  private var letters: String { counted(text.count { Letter.typed($0) != nil }, "letter") }

  private func row(
    _ label: String, _ brief: String, _ control: Form<FriendDraft>.Control,
    _ effect: (long: String, brief: String)
  ) -> Form<FriendDraft>.Row {
    Form.Row(
      label, brief: brief, control, note: "", brief: "", effect: effect.long, brief: effect.brief)
  }
}

/// Where the parts of the screen stand in a picture of some size.
private struct FriendLayout {
  static let button = Button("Set")

  let tier: LayoutTier
  let area: FormArea
  let done: Rect
  let told: Rect

  init(size: Size) {
    tier = LayoutTier(size)
    let face = LayoutTier.block(in: size)
    let block =
      switch tier {
      case .wide, .large, .full: face.centered(Size(columns: 62, rows: 14))
      case .compact: face.centered(Size(columns: 38, rows: 12))
      case .minimal, .tooSmall:
        Rect(column: (size.columns - 24) / 2, row: face.row + 1, columns: 24, rows: face.rows - 2)
      }
    let below = tier == .minimal ? 2 : 4
    area = FormArea(
      Rect(column: block.column, row: block.row, columns: block.columns, rows: block.rows - below),
      tier.density)
    told = Rect(
      column: block.column, row: area.rect.endRow, columns: block.columns,
      rows: tier == .minimal ? 1 : 2)
    let columns = Self.button.columns
    done = Rect(
      column: block.column + (block.columns - columns) / 2, row: block.endRow - 1,
      columns: columns, rows: 1)
  }
}
