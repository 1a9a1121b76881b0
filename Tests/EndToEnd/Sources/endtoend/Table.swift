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

  var failures: [String] {
    columns.flatMap { title, cells in
      Feature.allCases.compactMap { feature in
        guard case .failed(let reason)? = cells[feature] else { return nil }
        return "FAILED \(title.joined(separator: ", ")), \(feature.rawValue): \(reason)"
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
    let line = padded(name, 22) + words
    return String(line.reversed().drop { $0 == " " }.reversed())
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
