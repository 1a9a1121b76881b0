import BatonTerminal
import BatonTesting
import Testing

@testable import GitHubIssues

/// The inspector over the sample.
@MainActor @Suite struct InspectorTests {
  /// A star that the server was not asked about yet is a layer.
  @Test func f12ShowsTheLayerOfAStar() async throws {
    let session = Session()
    try await session.answer()
    try await session.frame(with: "Rising water alarm")
    session.press("s")
    try await session.frame(with: "★ 129")
    session.press(.function(12))
    #expect(session.lines[0] == "‹ Inspector")
    let lines = session.lines.map { $0.split(separator: " ").joined(separator: " ") }
    #expect(lines.contains("Layers 1"))
    session.press(.function(12))
    #expect(session.text.contains("Rising water alarm"))
    try await session.answer()
  }
}
