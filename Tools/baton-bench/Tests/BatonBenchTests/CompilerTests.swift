import BatonCompiler
import BatonSchema
import Foundation
import Testing

@testable import BatonBench

@Suite("Inputs of the compiler")
struct CompilerTests {
  /// What the repository's folder is seen from here.
  private static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../../Fixtures/github")

  private static func source(_ path: String) throws -> Source {
    Source(name: path, bytes: [UInt8](try Data(contentsOf: fixtures.appending(path: path))))
  }

  @Test("forty documents over GitHub's schema compile, and nothing but deprecation is said")
  func github() throws {
    let folder = Self.fixtures.appending(path: "documents").path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names.count == 40)
    let (configuration, problems) = Configuration.read(try Self.source("baton.json"))
    #expect(problems.isEmpty)
    let compilation = Compiler.compile(
      config: configuration, schema: try Self.source("schema.graphql"),
      sources: try names.map { try Self.source("documents/" + $0) })
    #expect(compilation.files.count == names.count + 1)
    for diagnostic in compilation.diagnostics {
      #expect(
        diagnostic.severity == .warning && diagnostic.id.contains("deprecat"), "\(diagnostic)")
    }
  }

  @Test("every shape is what it says: right, or full of mistakes", arguments: Shape.all.map(\.name))
  func shapes(name: String) throws {
    let shape = try #require(Shape.all.first { $0.name == name })
    #expect(try shape.make(shape.few).compile() > 0)
  }
}
