/// Memory that is taken and given back like a stack, and the count of the work done on it.
///
/// What it holds lies behind pointers, so that a search reaches it without checks.
final class Scratch {
  /// How much of the stack is taken.
  struct Mark {
    fileprivate var block = 0
    fileprivate var offset = 0
  }

  /// The words looked at so far; up to 64 that are looked at together count as one.
  var work = 0

  /// The end of what is taken.
  private(set) var mark = Mark()

  private let blocks = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: mostBlocks)

  private static let mostBlocks = 40
  private static let firstBlock = 1 << 16  // Bytes; each block is twice as large as the one before.

  init() { blocks.initialize(repeating: nil, count: Self.mostBlocks) }

  deinit {
    for block in 0..<Self.mostBlocks { blocks[block]?.deallocate() }
    blocks.deallocate()
  }

  /// Gives back what was taken since a mark.
  func reset(to mark: Mark) { self.mark = mark }

  /// Room for `count` values of a plain type, whatever stands there.
  func allocate<Value: BitwiseCopyable>(
    _: Value.Type, _ count: Int
  ) -> UnsafeMutablePointer<Value> {
    let bytes = (count &* MemoryLayout<Value>.stride &+ 15) & ~15
    while mark.offset &+ bytes > Self.firstBlock << mark.block {
      mark = Mark(block: mark.block &+ 1, offset: 0)
    }
    let place = block(mark.block) + mark.offset
    mark.offset &+= bytes
    return place.bindMemory(to: Value.self, capacity: count)
  }

  /// Room for `count` values that are all equal.
  func allocate<Value: BitwiseCopyable>(
    _ count: Int, repeating value: Value
  ) -> UnsafeMutablePointer<Value> {
    let place = allocate(Value.self, count)
    place.initialize(repeating: value, count: count)
    return place
  }

  /// Room for `count` values, as a buffer.
  func buffer<Value: BitwiseCopyable>(
    _ type: Value.Type, _ count: Int
  ) -> UnsafeMutableBufferPointer<Value> {
    UnsafeMutableBufferPointer(start: allocate(type, count), count: count)
  }

  private func block(_ index: Int) -> UnsafeMutableRawPointer {
    if let block = blocks[index] { return block }
    let block = UnsafeMutableRawPointer.allocate(byteCount: Self.firstBlock << index, alignment: 16)
    blocks[index] = block
    return block
  }
}
