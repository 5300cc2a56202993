/// What the player is to be told about the store, once.
public enum StoreNotice: Hashable, Sendable {
  /// The store can't be written from the start: settings and scores last until the program ends.
  /// Those of a store that can be read are shown. The path is nil where there is no home folder.
  case inMemory(path: String?, FileFault)

  /// The file that was found is kept under another name, and a new one begun.
  case setAside(original: String, movedTo: String, SetAsideReason)

  /// Saving worked, and no longer does: what comes from now on lasts until the program ends.
  case stoppedSaving(path: String, FileFault)
}
