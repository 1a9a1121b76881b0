import Foundation
import SpecExchange

/// Gives the store changed answers for a time: a trap, a sanitizer's report or a store that is broken in the
/// end is a finding, and the number of the round says how to have it again.
@MainActor
public struct FuzzRun {
  private let round: FuzzRound

  init(_ inputs: [ProgramInput], _ readers: [String: OperationReader]) {
    var seeds: [FuzzSeed] = []
    for input in inputs {
      for (call, files) in Self.streams(of: input) {
        guard let reader = readers[call.name] else { continue }
        let payloads = files.compactMap { file in
          FileManager.default.contents(atPath: file).flatMap { try? JSON.parse(Array($0)) }
        }
        if payloads.isEmpty { continue }
        seeds.append(FuzzSeed(reader: reader, variables: call.variables, payloads: payloads))
      }
    }
    let strangers = seeds.flatMap(\.payloads).flatMap { Self.values(in: $0, depth: 0) }
    round = FuzzRound(seeds: seeds, strangers: strangers)
  }

  /// The operations of an input, each with the files of its answer.
  private static func streams(
    of input: ProgramInput
  ) -> [(call: (name: String, variables: JSON), files: [String])] {
    switch input {
    case .spec(let input): return [((input.reader, input.variables), input.responses)]
    case .script(let input):
      var handles: [String: (name: String, variables: JSON)] = [:]
      var found: [String: (call: (name: String, variables: JSON), files: [String])] = [:]
      for step in input.script.steps {
        var key = "", call: (name: String, variables: JSON)?
        if let own = step.action.call { (key, call) = (own.name, (own.name, own.variables)) }
        if case .attach(_, _, let handle, _) = step.action { handles[handle] = call }
        if let handle = step.action.handle { (key, call) = (handle, handles[handle]) }
        guard let call else { continue }
        let files = step.action.responses.map { input.root + "/" + $0 }
        found[key, default: (call, [])].files += files
      }
      return found.sorted { $0.key < $1.key }.map(\.value)
    }
  }

  private static func values(in json: JSON, depth: Int) -> [JSON] {
    if depth > 6 { return [] }
    let below = (json.array ?? []).prefix(2) + (json.object ?? []).map(\.value)
    return [json] + below.flatMap { values(in: $0, depth: depth + 1) }
  }

  /// Runs rounds one after another.
  ///
  /// - Parameters:
  ///   - first: The number of the first round.
  ///   - print: Gets a line before each round, and what it found.
  /// - Returns: Whether nothing was found.
  func run(for duration: Duration, from first: UInt64, print: (String) -> Void) -> Bool {
    let start = ContinuousClock.now
    var number = first
    var isFine = true
    repeat {
      print("round \(number)")
      for problem in round.run(seed: number) {
        isFine = false
        print("FOUND in round \(number): \(problem)")
      }
      number &+= 1
    } while ContinuousClock.now - start < duration
    print("\(number &- first) rounds, \(isFine ? "nothing found" : "see above")")
    return isFine
  }
}
