internal import Foundation
internal import Testing

@testable import BatonMacroExpansion

/// What the compiler sent for `Captured/Markers.swift.txt`.
struct Captured {
  let source: [UInt8]
  let messages: [[UInt8]]

  init(_ file: String = #filePath) throws {
    let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "Captured")
    source = Array(try Data(contentsOf: folder.appending(path: "Markers.swift.txt")))
    let lines = try Data(contentsOf: folder.appending(path: "Markers.jsonl")).split(separator: 10)
    messages = lines.map { Array($0) }
  }

  /// The answer to the message about the property, in the role.
  ///
  /// - Parameter macro: Another macro for the one that the message names.
  func reply(_ property: String, _ role: String, as macro: String? = nil) throws -> Reply {
    let message = try #require(
      messages.first { bytes in
        let text = String(decoding: bytes, as: UTF8.self)
        // The mangled name of the expansion ends with the property's, its length before it.
        return text.contains("\(property.utf8.count)\(property)")
          && text.contains(#""macroRole":"\#(role)""#)
      }, "no \(role) message for \(property)")
    var text = String(decoding: message, as: UTF8.self)
    if let macro { text.replace(/"typeName":"[A-Za-z]*"/, with: #""typeName":"\#(macro)""#) }
    let result = Plugin.reply(to: Array(text.utf8))["expandAttachedMacroResult"]
    return Reply(
      sources: try #require(result?["expandedSources"]?.elements).compactMap(\.text),
      diagnostics: try #require(result?["diagnostics"]?.elements))
  }

  /// What the file says where a diagnostic points.
  func text(at diagnostic: JSON, count: Int) throws -> String {
    let offset = try #require(diagnostic["position"]?["offset"]?.integer)
    #expect(diagnostic["position"]?["fileName"]?.text == "Markers.swift")
    return String(decoding: source.dropFirst(offset).prefix(count), as: UTF8.self)
  }
}

struct Reply {
  let sources: [String]
  let diagnostics: [JSON]
}
