import Foundation
import Testing

/// The tables of docs/honest-data.md are what the reads give (B-6.4, B-14.2, B-14.5 to B-14.7): the page is
/// the only place where they stand.
@MainActor struct MatrixTests {
  typealias Row = @MainActor (Matrix.State) async -> [String]

  @Test(arguments: [
    "A field", "A field under `@throwOnFieldError`", "An element of a list",
    "An element of a list under `@throwOnFieldError`", "A field of a fragment",
    "A field of a fragment under `@throwOnFieldError`", "A root field",
    "A root field under `@throwOnFieldError`",
  ])
  func theTableIsRight(_ title: String) async throws {
    let page = try MatrixPage().table(under: title)
    #expect(page.columns == ["plain", "NONE", "LOG", "THROW", "catch", "NULL"])
    let row = try #require(rows[title])
    for state in Matrix.State.allCases {
      let cells = await row(state)
      #expect(
        page.rows[state.rawValue] == cells,
        "| `\(state.rawValue)` | \(cells.joined(separator: " | ")) |")
    }
    #expect(page.rows.count == Matrix.State.allCases.count)
  }

  private let rows: [String: Row] = {
    let matrix = Matrix()
    return [
      "A field": { await matrix.field($0) },
      "A field under `@throwOnFieldError`": { await matrix.fieldUnderThrow($0) },
      "An element of a list": { await matrix.element($0) },
      "An element of a list under `@throwOnFieldError`": { await matrix.elementUnderThrow($0) },
      "A field of a fragment": { await matrix.fragment($0) },
      "A field of a fragment under `@throwOnFieldError`": { await matrix.fragmentUnderThrow($0) },
      "A root field": { await matrix.root($0) },
      "A root field under `@throwOnFieldError`": { await matrix.rootUnderThrow($0) },
    ]
  }()
}

/// The tables on the page, each below its heading.
struct MatrixPage {
  struct Table {
    var columns: [String] = []
    /// By the first column.
    var rows: [String: [String]] = [:]
  }

  private let lines: [Substring]

  init(file: String = #filePath) throws {
    var root = URL(filePath: file)
    for _ in 0..<6 { root = root.deletingLastPathComponent() }
    let page = root.appending(path: "docs/honest-data.md")
    lines = try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
  }

  func table(under heading: String) throws -> Table {
    let start = try #require(lines.firstIndex { $0 == "### \(heading)" }, "\(heading) is not there")
    let table = lines[(start + 1)...].prefix { !$0.hasPrefix("#") }.filter { $0.hasPrefix("|") }
    var found = Table()
    for (index, line) in table.enumerated() where index != 1 {
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces).replacing("`", with: "")
      }
      if index == 0 {
        found.columns = cells.dropFirst().map(Self.short)
      } else if let name = cells.first {
        found.rows[name] = Array(cells.dropFirst())
      }
    }
    return found
  }

  /// `@required(action: NONE)` and `@catch(to: NULL)` by what their argument says.
  private static func short(_ column: String) -> String {
    guard let colon = column.firstIndex(of: ":") else { return column.replacing("@", with: "") }
    return column[column.index(after: colon)...].trimmingCharacters(in: [" ", ")"])
  }
}
