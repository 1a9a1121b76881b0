import Foundation
import SpecExchange

/// Runs a tree's program over its checks.
struct ProgramRun {
  let executable: URL
  /// Where inputs, results and what the program prints are kept.
  let folder: URL

  /// The seconds a check may take; one is a matter of milliseconds.
  static let limit = 60

  /// - Returns: an outcome for each input.
  func run(_ inputs: [ProgramInput]) throws -> [CaseOutcome] {
    let inputFile = folder.appending(path: executable.lastPathComponent + ".inputs.json")
    let resultFile = folder.appending(path: executable.lastPathComponent + ".results.jsonl")
    let output = folder.appending(path: executable.lastPathComponent + ".output.txt")
    var outcomes: [CaseOutcome] = []
    while outcomes.count < inputs.count {
      let rest = Array(inputs[outcomes.count...])
      try Data(JSON.array(rest.map(\.json)).text.utf8).write(to: inputFile)
      try Data().write(to: resultFile)
      let status = try Command(
        executable: executable.path, arguments: [inputFile.path, resultFile.path]
      ).run(output: output, limit: Self.limit) { Self.size(of: resultFile) }
      let found = Self.outcomes(in: try Data(contentsOf: resultFile))
      outcomes += found.prefix(rest.count)
      if outcomes.count == inputs.count { break }
      let printed = String(
        decoding: FileManager.default.contents(atPath: output.path) ?? Data(), as: UTF8.self)
      let last = printed.split(separator: "\n").first { !$0.hasPrefix(" ") } ?? ""
      outcomes.append(CaseOutcome(failures: ["the program \(status) in this case: \(last)"]))
    }
    return outcomes
  }

  /// Gives the program changed answers for a time.
  ///
  /// - Returns: What it found; nothing where all is well.
  func fuzz(_ inputs: [ProgramInput], _ fuzzing: SpecRun.Fuzzing) throws -> [String] {
    let inputFile = folder.appending(path: executable.lastPathComponent + ".fuzz.json")
    let output = folder.appending(path: executable.lastPathComponent + ".fuzz.txt")
    try Data(JSON.array(inputs.map(\.json)).text.utf8).write(to: inputFile)
    let status = try Command(
      executable: executable.path,
      arguments: [inputFile.path, "--fuzz", String(fuzzing.seconds), String(fuzzing.round)],
      // What is kept as long as the process lives, types among it, would be reported as leaked.
      environment: ["ASAN_OPTIONS": "detect_leaks=0"]
    ).run(output: output, limit: Self.limit) { Self.size(of: output) }
    if status == .exit(0) { return [] }
    let printed = String(
      decoding: FileManager.default.contents(atPath: output.path) ?? Data(), as: UTF8.self)
    let lines = printed.split(separator: "\n").map(String.init)
    let round = lines.last { $0.hasPrefix("round ") } ?? "no round"
    let found = lines.filter { $0.hasPrefix("FOUND") || $0.contains("ERROR: AddressSanitizer") }
    return ["the program \(status) in \(round); see \(output.path)"] + found
  }

  private static func size(of file: URL) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: file.path)[.size] as? Int) ?? 0
  }

  /// What the lines of finished checks say, in their order.
  static func outcomes(in results: Data) -> [CaseOutcome] {
    results.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard let json = try? JSON.parse(Array(line)), json["case"] != nil else { return nil }
      return CaseOutcome(json)
    }
  }
}
