import Glibc
import Words

/// The dictionary of Ghost as long as none was chosen: Dutch where the player's language is, and else
/// everyday English.
func usualGhostList() -> ListID {
  let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
  let locale = names.lazy.compactMap { getenv($0).map { String(cString: $0) } }
    .first { !$0.isEmpty }
  let language = locale?.prefix { $0.isLetter }
  return .own(language == "nl" ? "dutch" : "english")
}
