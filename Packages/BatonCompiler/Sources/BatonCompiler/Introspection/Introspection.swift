public import BatonSchema

/// Asking a server for its schema: the query, and the answer as SDL.
public enum Introspection {
  /// An edition of the specification, by what its introspection can be asked for. A server refuses a query
  /// for fields that it does not know, so whoever asks goes on to the next older one.
  public enum Edition: Hashable, Sendable, CaseIterable {
    case september2025, october2021, june2018
  }

  /// The text of the standard query, with all that an edition has to tell.
  public static func query(_ edition: Edition = .september2025) -> String {
    IntrospectionQuery(edition: edition).text
  }

  /// The SDL of the schema that an answer describes, in the order of the answer.
  ///
  /// Takes the whole response, `{"data": {"__schema": …}}`, or its data alone. What an older server does not
  /// tell is taken not to be there. Built-in scalars, the types of introspection and the directives that the
  /// specification defines are left out. The text parses; whether its types fit together, `Schema.build`
  /// says.
  ///
  /// Throws what is wrong with the answer, at its place in it. Any bytes at all are safe to pass.
  public static func schemaText(of answer: Source) throws(Diagnostic) -> String {
    let root: JSONNode
    do throws(JSONReader.Failure) {
      root = try JSONReader.read(answer)
    } catch {
      let reason = error.problem.message
      throw Diagnostic(
        CompilerProblem.introspectionNotJSON(
          reason.prefix(1).lowercased() + reason.dropFirst()),
        at: SourceLocation(answer, error.range))
    }
    return try IntrospectionReader(answer).document(root).printed(.pretty)
  }

  /// That a schema is an answer to the query, and not written in GraphQL, which never begins with a brace;
  /// nil if it is not.
  public static func problem(ofSchema source: Source) -> Diagnostic? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = source.bytes.starts(with: mark) ? mark.count : 0
    let text = source.bytes[start...]
    guard let brace = text.firstIndex(where: { !$0.isBlank && !$0.isLineBreak }),
      text[brace] == UInt8(ascii: "{"),
      let key = text[(brace + 1)...].first(where: { !$0.isBlank && !$0.isLineBreak }),
      key == UInt8(ascii: "\"")
    else { return nil }
    return Diagnostic(
      CompilerProblem.schemaIsJSON, at: SourceLocation(source, SourceRange(brace, brace + 1)))
  }
}
