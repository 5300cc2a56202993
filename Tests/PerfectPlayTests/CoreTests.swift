import Foundation
import PerfectPlay
import Testing
import Words

/// The cores that are shipped.
@Suite struct CoreTests {
  @Test func eachLengthOfAListHasACoreUnlessPlayComesToNoMiss() throws {
    for collection in Library.embedded.lists where !collection.universe.isOfPhrases {
      for length in collection.universe.lengths {
        let par = try #require(collection.universe.par(forLength: length, by: "devil"))
        let core = Core.all.first { $0.list == collection.id.text && $0.length == length }
        #expect(core?.misses ?? 0 == par, "\(collection.id.text) \(length)")
      }
    }
  }

  @Test func theWordsOfACoreAreWordsOfItsList() throws {
    for core in Core.all {
      let list = try #require(Library.embedded.named(core.list))
      let words = try #require(list.universe.words(ofLength: core.length)).lettersOnly
      #expect(Set(core.words).count == core.words.count)
      #expect(words.among(core.words).count == core.words.count, "\(core.list) \(core.length)")
    }
  }

  /// The game played out, which knows neither theorem nor bounds. Of single letters each subset would have to
  /// be.
  @Test(arguments: Core.all.filter { $0.words.count <= 26 && $0.length > 1 }.map(\.name))
  func aSmallCoreIsWorthWhatItSaysByPlainMinimax(name: String) throws {
    let core = try #require(Core.all.first { $0.name == name })
    var minimax = Minimax(core.words)
    #expect(minimax.misses() == core.misses)
  }

  @Test func aLargerCoreIsWorthWhatItSaysByTheSolver() {
    for core in Core.all where core.words.count > 26 || core.length == 1 {
      var solver = Solver()
      #expect(solver.value(of: WordList(core.words)) == core.misses, "\(core.name)")
    }
  }
}

extension Core {
  fileprivate var name: String { "\(list) \(length)" }
}
