import Foundation
import SpecExchange

/// The generated program: reads a file of inputs, runs each, and writes a line to the file of results
/// as it begins a case and another when it is done, so that one that dies says which case it died of.
public enum SpecProgram {
  /// - Parameter arguments: The command's name, the file of inputs, the file of results; or in its place
  ///   `--fuzz`, for how many seconds, and the number of the first round.
  @MainActor public static func run(
    _ readers: [OperationReader], arguments: [String] = CommandLine.arguments
  ) async -> Int32 {
    let isFuzzing = arguments.count == 5 && arguments[2] == "--fuzz"
    guard arguments.count == 3 || isFuzzing else {
      let name = arguments.first ?? "program"
      return fail("usage: \(name) INPUTS RESULTS | \(name) INPUTS --fuzz SECONDS ROUND")
    }
    let byName = Dictionary(readers.map { ($0.name, $0) }) { first, _ in first }
    guard let inputs = FileManager.default.contents(atPath: arguments[1]) else {
      return fail("cannot read \(arguments[1])")
    }
    let list: JSON
    do { list = try JSON.parse(Array(inputs)) } catch {
      return fail("\(arguments[1]):\(error)")
    }
    if isFuzzing {
      return fuzz(list, byName, seconds: Int(arguments[3]) ?? 1, from: UInt64(arguments[4]) ?? 1)
    }
    guard let results = FileHandle(forWritingAtPath: arguments[2]) else {
      return fail("cannot write \(arguments[2])")
    }
    for element in list.array ?? [] {
      guard let input = ProgramInput(element) else { return fail("no input: \(element.text)") }
      write(.object(["begin": .string(input.name)]), to: results)
      let outcome: CaseOutcome
      switch input {
      case .spec(let input):
        outcome =
          await byName[input.reader]?.run(input)
          ?? CaseOutcome(failures: ["the program has no reader `\(input.reader)`"])
      case .script(let input): outcome = await ScriptRun(input, byName).run()
      }
      write(outcome.json(of: input.name), to: results)
    }
    return 0
  }

  /// What is printed is written at once: a trap leaves no time for it.
  @MainActor private static func fuzz(
    _ list: JSON, _ readers: [String: OperationReader], seconds: Int, from round: UInt64
  ) -> Int32 {
    let inputs = (list.array ?? []).compactMap { ProgramInput($0) }
    let isFine = FuzzRun(inputs, readers).run(for: .seconds(seconds), from: round) { line in
      FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
    return isFine ? 0 : 1
  }

  private static func write(_ json: JSON, to results: FileHandle) {
    results.write(Data((json.text + "\n").utf8))
  }

  private static func fail(_ message: String) -> Int32 {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    return 2
  }
}
