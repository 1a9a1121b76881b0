import Foundation

/// What came of the trials: a row for each feature, a column for each peer and what it speaks.
struct Table {
  enum Cell {
    case ok
    /// The peer has no such thing.
    case lacking
    /// The peer is not there to be tried.
    case absent
    case failed(String)

    var word: String {
      switch self {
      case .ok: "ok"
      case .lacking: "–"
      case .absent: "absent"
      case .failed: "FAILED"
      }
    }
  }

  private var columns: [(title: [String], cells: [Feature: Cell])] = []

  mutating func add(_ peer: Peer, _ spoken: Spoken, _ cells: [Feature: Cell]) {
    columns.append(([peer.name, "HTTP/\(spoken.rawValue)"], cells))
  }

  /// A line for each reason of a column.
  var failures: [String] {
    columns.flatMap { title, cells in
      let failed = Feature.allCases.compactMap { feature in
        if case .failed(let reason)? = cells[feature] { (feature, reason) } else { nil }
      }
      return Dictionary(grouping: failed, by: \.1).sorted { $0.key < $1.key }.map { reason, rows in
        let names = rows.map(\.0.rawValue).joined(separator: "; ")
        return "FAILED \(title.joined(separator: ", ")): \(names): \(reason)"
      }
    }
  }

  var text: String {
    let heads = (0..<2).map { line in row("", columns.map { $0.title[line] }) }
    let rows = Feature.allCases.map { feature in
      row(feature.rawValue, columns.map { ($0.cells[feature] ?? .lacking).word })
    }
    return (heads + rows).joined(separator: "\n")
  }

  private func row(_ name: String, _ cells: [String]) -> String {
    let words = cells.map { padded($0, 12) }.joined()
    let line = padded(name, 24) + words
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
