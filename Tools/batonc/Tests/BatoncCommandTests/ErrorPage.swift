import Foundation

/// `docs/errors.md`: a section for each id, with examples and what the compiler prints for them.
///
/// A block of GraphQL is a document, one of Swift a view, one of JSON the `baton.json`, unless a file is named
/// in bold above it; a block of text is what the compiler prints for the blocks before it. What stands above
/// the first group is there for every example that does not bring its own.
struct ErrorPage {
  struct Section {
    var id: String
    var group: String
    var examples: [Example] = []
    /// All lines, the heading included.
    var lines: [String]
  }

  struct Example {
    var files: [String: String] = [:]
    /// Where the printed text stands among the page's lines: inside its fence.
    var printed: Range<Int>
  }

  static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/errors.md")

  private(set) var lines: [String]
  private(set) var sections: [Section] = []
  /// The ids that the list of mistakes links to.
  private(set) var mistakes: [String] = []
  /// What every example has.
  private(set) var files: [String: String] = [:]

  init(_ text: String) {
    lines = text.components(separatedBy: "\n")
    read()
  }

  private mutating func read() {
    var group = ""
    var named: String?
    var pending: [String: String] = [:]
    var index = 0
    func close(_ index: Int) -> Int {
      lines[(index + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.count
    }
    while index < lines.count {
      let line = lines[index]
      if line.hasPrefix("## ") { group = String(line.dropFirst(3)) }
      if line.hasPrefix("### ") {
        sections.append(Section(id: String(line.dropFirst(4)), group: group, lines: []))
      }
      var end = index
      if line.hasPrefix("```") {
        end = close(index)
        let body = lines[(index + 1)..<end].map { $0 + "\n" }.joined()
        switch (line.dropFirst(3), named) {
        case ("text", _):
          sections[sections.count - 1].examples.append(
            Example(files: pending, printed: (index + 1)..<end))
          pending = [:]
        case (let language, let name):
          let name = name ?? Self.usualName(String(language))
          if sections.isEmpty { files[name] = body } else { pending[name] = body }
        }
        named = nil
      } else if line.hasPrefix("**"), line.hasSuffix("**") {
        named = String(line.dropFirst(2).dropLast(2))
      } else if group.isEmpty, let link = line.range(of: "](#") {
        mistakes.append(String(line[link.upperBound...].prefix { $0 != ")" }))
      }
      if !sections.isEmpty, !line.hasPrefix("## ") {
        sections[sections.count - 1].lines += lines[index...min(end, lines.count - 1)]
      }
      index = end + 1
    }
  }

  private static func usualName(_ language: String) -> String {
    switch language {
    case "swift": "Screen.swift"
    case "json": "baton.json"
    default: "Documents.graphql"
    }
  }

  /// The text that stands in an example.
  func printed(_ example: Example) -> String { lines[example.printed].map { $0 + "\n" }.joined() }

  /// The page with other printed texts.
  func replacing(_ texts: [(Range<Int>, String)]) -> String {
    var lines = lines
    for (range, text) in texts.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
      lines.replaceSubrange(range, with: text.dropLast().components(separatedBy: "\n"))
    }
    return lines.joined(separator: "\n")
  }
}
