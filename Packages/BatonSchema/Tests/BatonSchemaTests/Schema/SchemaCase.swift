import BatonSchema
import Testing

/// A schema in which each mark is where one report belongs; the reports are in the order of the marks.
struct SchemaCase: Sendable, CustomTestStringConvertible {
  let text: String
  let reports: [String]
  var testDescription: String { text }

  /// Each report as its id and message: `schema-root: The schema has no type for queries.`
  init(_ text: String, _ reports: String...) {
    self.text = "type Query { q: Int } " + text
    self.reports = reports
  }

  func check(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let marked = Marked(text)
    var diagnostics: [Diagnostic] = []
    do throws(SchemaFailure) {
      diagnostics = try Schema.build([marked.source]).warnings
    } catch {
      diagnostics = error.diagnostics
    }
    #expect(
      diagnostics.map { "\($0.id): \($0.message)" } == reports, sourceLocation: sourceLocation)
    #expect(
      diagnostics.map(\.location.range) == marked.ranges, sourceLocation: sourceLocation)
  }
}
