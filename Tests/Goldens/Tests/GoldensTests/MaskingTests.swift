import Foundation
import Testing

/// A parent does not reach what a fragment declares: such code is not compiled. The compiler is asked, with
/// the modules that were built beside these tests.
@Suite struct MaskingTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "masking-\(UUID().uuidString)")

  /// One line, which reads something of `data`; what the compiler says of it, nil where it takes it.
  private static let lines: [(code: String, refusal: String?)] = [
    ("data.character?.characterHeader", nil),
    ("data.character?.characterHeader.name", nil),
    ("data.character?.characterHeader.origin?.name", nil),
    // The fragment's fields, on the way to it.
    ("data.character?.name", "has no member 'name'"),
    ("data.character?.origin", "has no member 'origin'"),
    // The key that the compiler selects and nobody asked for.
    ("data.character?.id", "has no member 'id'"),
    ("data.character?.characterHeader.id", "has no member 'id'"),
    ("data.character?.characterHeader.origin?.id", "has no member 'id'"),
    // It is no shape that fits any other.
    ("data.character as CharacterHeader_character?", "cannot convert value of type"),
  ]

  @Test func aParentReadsNoFieldOfAFragment() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var code = "import GoldensCharacter\n"
    for (index, line) in Self.lines.enumerated() {
      code += "@MainActor func f\(index)(_ data: CharacterQuery.Data) { _ = \(line.code) }\n"
    }
    let file = folder.appending(path: "masked.swift")
    try Data(code.utf8).write(to: file)
    let said = try typecheck(file)
    for (index, line) in Self.lines.enumerated() {
      let errors = said.filter { $0.contains("masked.swift:\(index + 2):") }
      if let refusal = line.refusal {
        #expect(errors.contains { $0.contains(refusal) }, "\(line.code): \(errors)")
      } else {
        #expect(errors.isEmpty, "\(line.code)")
      }
    }
    #expect(!said.contains { $0.contains("masked.swift:1:") }, "\(said)")
  }

  /// The errors, a line each.
  private func typecheck(_ file: URL) throws -> [String] {
    let tests = try #require(Bundle.main.executableURL)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", file.path,
      "-I", tests.deletingLastPathComponent().appending(path: "Modules").path,
    ]
    process.standardError = output
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: said, as: UTF8.self).split(separator: "\n")
      .filter { $0.contains(" error: ") }.map(String.init)
  }
}
