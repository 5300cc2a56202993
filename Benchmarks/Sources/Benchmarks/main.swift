import Benchmark

var contests = (3...16).compactMap(firstGuess(length:))
contests += [5, 8, 11, 14].compactMap(wholeGame(length:))
contests += [8, 11].compactMap(start(length:))
contests += [8, 11].compactMap(arenaGame(length:))
contests += readingLists()
contests += answeringInGhost()
contests += decidingAsDevil()
contests += makingDailies()
contests += solvingLengths()
contests += provingPars()
contests += screens()

let suite = BenchmarkSuite(name: "hangman") { suite in
  for _ in 1...5 {
    for contest in contests {
      for side in contest.sides {
        suite.register(benchmark: ContestSide(contest: contest, side: side))
      }
    }
  }
}
var runner = BenchmarkRunner(
  suites: [suite], settings: parseArguments() + [Format(.none)] as [any BenchmarkSetting])
try runner.run()
print(table(of: contests, from: runner.results))
