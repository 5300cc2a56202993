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
  let work = UnsafeMutablePointer<Int>.allocate(capacity: 1)

  private let top = UnsafeMutablePointer<Mark>.allocate(capacity: 1)
  private let blocks = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: mostBlocks)

  private static let mostBlocks = 40
  private static let firstBlock = 1 << 16  // Bytes; each block is twice as large as the one before.

  init() {
    work.initialize(to: 0)
    top.initialize(to: Mark())
    blocks.initialize(repeating: nil, count: Self.mostBlocks)
  }

  deinit {
    for block in 0..<Self.mostBlocks { blocks[block]?.deallocate() }
    blocks.deallocate()
    top.deallocate()
    work.deallocate()
  }

  var mark: Mark { top.pointee }

  /// Gives back what was taken since a mark.
  func reset(to mark: Mark) { top.pointee = mark }

  /// Room for `count` values of a plain type, whatever stands there.
  func allocate<Value: BitwiseCopyable>(
    _: Value.Type, _ count: Int
  ) -> UnsafeMutablePointer<Value> {
    let bytes = (count &* MemoryLayout<Value>.stride &+ 15) & ~15
    while top.pointee.offset &+ bytes > Self.firstBlock << top.pointee.block {
      top.pointee = Mark(block: top.pointee.block &+ 1, offset: 0)
    }
    let place = block(top.pointee.block) + top.pointee.offset
    top.pointee.offset &+= bytes
    return place.bindMemory(to: Value.self, capacity: count)
  }

  /// The same as a buffer.
  func buffer<Value: BitwiseCopyable>(
    _ type: Value.Type, _ count: Int
  ) -> UnsafeMutableBufferPointer<Value> {
    UnsafeMutableBufferPointer(start: allocate(type, count), count: count)
  }

  private func block(_ index: Int) -> UnsafeMutableRawPointer {
    if let block = blocks[index] { return block }
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: Self.firstBlock << index, alignment: 16)
    blocks[index] = block
    return block
  }
}
