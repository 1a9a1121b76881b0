import BatonCompiler
import BatonSchema

/// Compiles a marked document; what it reports is at the marked places, in order, each with its id.
func reported(
  _ marked: String, schema: String, config: String = #"{"schema": "schema.graphql"}"#,
  extensions: String? = nil
) -> (problems: [String], expected: [String]) {
  let document = MarkedText(marked)
  let compilation = compile(document.text, schema: schema, config: config, extensions: extensions)
  let problems = compilation.diagnostics.map { diagnostic in
    "\(diagnostic.id) at \(diagnostic.location.range.start)-\(diagnostic.location.range.end)"
  }
  return (problems, document.ranges.map { "\($0.start)-\($0.end)" })
}
