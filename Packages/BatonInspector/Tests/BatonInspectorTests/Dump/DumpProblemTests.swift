@testable import BatonInspector
import Testing

/// Texts that are no dump are refused at the character where they stop being one.
@Suite struct DumpProblemTests {
  /// - Parameter marked: A text with `^` before the character that is told.
  private func problem(_ marked: String) throws -> DumpProblem {
    let text = marked.replacing("^", with: "", maxReplacements: 1)
    let problem = try #require(throws: DumpProblem.self) { try StoreDump(text: text) }
    let before = marked.prefix { $0 != "^" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(problem.line == lines.count)
    #expect(problem.column == (lines.last?.unicodeScalars.count ?? 0) + 1)
    return problem
  }

  @Test(arguments: [
    ("^", DumpProblem.Fact.unfinished), ("{^", .unfinished), ("^[]", .expected("`{`")),
    (#"{"A:1": {"__typename": "A"^"#, .unfinished), (#"{"A:1": {"__typename": "A^"#, .unfinished),
    (#"{"A:1": {"__typename": "A"}} ^x"#, .expected("nothing more")),
    (#"{"A:1": ^7}"#, .expected("`{`")), (#"{"A:1": {"__typename": ^7}}"#, .expected("`\"`")),
    ("{\n  ^\"A:1\": {\"a\": 1}}", .untyped(record: "A:1")),
    (#"{"é": null, ^"é": null}"#, .repeated(record: "é")),
    (#"{"A:1": {"__typename": "A", "a": 1, ^"a": 2}}"#, .repeatedMember("a")),
    (#"{"A:1": {"__typename": "A", ^"__typename": "A"}}"#, .repeatedMember("__typename")),
    (
      #"{"A:1": {"__typename": "A", "a": {"__ref": "A:1", ^"__ref": "A:1"}}}"#,
      .repeatedMember("__ref")
    ),
    (#"{"A:1": {"__typename": "A", "a": {"__ref": "A:1", ^"__refs": []}}}"#, .expected("one link")),
    (
      #"{"A:1": {"__typename": "A", "__errors": {"a": {"message": "x"}, ^"a": {"message": "y"}}}}"#,
      .repeatedMember("a")
    ),
    (#"{"A:1": {"__typename": "A", "a": ^01}}"#, .badNumber),
    (#"{"A:1": {"__typename": "A", "a": ^1e999}}"#, .badNumber),
    (#"{"A:1": {"__typename": "A", "a": ^99999999999999999999}}"#, .badNumber),
    (#"{"A:1": {"__typename": "A", "a": ^-}}"#, .badNumber),
    (#"{"A:1": {"__typename": "A", "a": ^nul}}"#, .expected("a value")),
    (#"{"A:1": {"__typename": "A", "a": [^[]]}}"#, .expected("a scalar")),
    (#"{"A:1": {"__typename": "A", "a": {^"ref": "A:1"}}}"#, .expected("`__ref` or `__refs`")),
    (#"{"A:1": {"__typename": "A", "a": ^{}}}"#, .expected("a link")),
    (#"{"A:1": {"__typename": "A", "a": "\^x"}}"#, .badString),
    (#"{"A:1": {"__typename": "A", "a": "\u^d800"}}"#, .badString),
    ("{\"A:1\": {\"__typename\": \"A\", \"a\": \"^\n\"}}", .badString),
    (#"{"A:1": {"__typename": "A", "__errors": {"a": ^{}}}}"#, .expected("a message")),
  ]) func isToldWhereItIs(_ marked: String, _ fact: DumpProblem.Fact) throws {
    #expect(try problem(marked).fact == fact)
  }

  /// Nothing in a dump nests, so that no text can make its reader recurse.
  @Test func deepTextsAreRefused() throws {
    let deep = #"{"A:1": {"__typename": "A", "a": "# + String(repeating: "[", count: 100_000)
    #expect(throws: DumpProblem.self) { try StoreDump(text: deep) }
  }
}
