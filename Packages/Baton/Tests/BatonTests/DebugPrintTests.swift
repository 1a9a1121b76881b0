import Foundation
import Testing

@_spi(Generated) @_spi(Inspection) @testable import Baton

@MainActor @Suite("B-21.3: what a debug build prints")
struct DebugPrintTests {
  @Test("what lenses missed, on standard error, until there is a log; and nothing else")
  func missing() async throws {
    let environment = Environment(transport: HeldTransport())
    try environment.commitPayload(NameQuery(id: "9"), Responses.name("9", "Rick"))
    let character = try #require(
      environment.handle(for: NameQuery(id: "9")).phase.data?.character)
    // Who looks in is no log.
    var seen = 0
    environment.onEvent = { _ in seen += 1 }
    let unlogged = standardError {
      _ = character.species
      environment.preload(CharacterQuery(id: "9"))
      environment.tell()
    }
    #expect(seen > 0)
    let lines = unlogged.split(separator: "\n")
    #if DEBUG
      #expect(lines.count == 1)
      #expect(lines.first?.hasPrefix("Baton: missing Character.species: ") == true)
    #else
      #expect(lines.isEmpty)
    #endif
    environment.log = { _ in }
    let logged = standardError {
      _ = character.species
      environment.tell()
    }
    #expect(logged.isEmpty)
  }

  /// What is written to standard error meanwhile, which is less than a pipe holds.
  private func standardError(_ body: () -> Void) -> String {
    let pipe = Pipe()
    let kept = dup(STDERR_FILENO)
    dup2(pipe.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
    body()
    dup2(kept, STDERR_FILENO)
    close(kept)
    try? pipe.fileHandleForWriting.close()
    let bytes = (try? pipe.fileHandleForReading.readToEnd()) ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}
