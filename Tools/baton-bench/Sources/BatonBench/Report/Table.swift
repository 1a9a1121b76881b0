import Foundation

/// The results for people: a line each, `ok` or `MISSES` at its end, and the count of misses last.
enum Table {
  static let header = ["row", "ours", "peer", "ratio", "bar", ""]

  static func lines(of results: [RowResult]) -> [String] {
    let cells = [header] + results.map(cells(of:))
    let widths = header.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      var line = ""
      for (cell, width) in zip(row, widths) {
        line += cell.padding(toLength: max(width, cell.count), withPad: " ", startingAt: 0) + "  "
      }
      return line.trimmingTrailingSpaces()
    } + [summary(of: results)]
  }

  static func summary(of results: [RowResult]) -> String {
    let misses = results.count { $0.verdict == .misses }
    return "\(results.count) \(results.count == 1 ? "row" : "rows"), "
      + "\(misses) \(misses == 1 ? "miss" : "misses")"
  }

  private static func cells(of result: RowResult) -> [String] {
    let row = "\(result.name): \(result.what) / \(result.against)"
    let bar = String(format: "%g", result.bar)
    switch result.outcome {
    case .measured(let ours, let peer, let ratio):
      let text = String(format: ratio < 10 ? "%.3f" : "%.2f", ratio)
      return [row, ours.text, peer.text, text, bar, result.verdict.rawValue]
    case .notMeasured(let reason): return [row, "-", "-", "-", bar, "not measured: \(reason)"]
    case .failed(let reason): return [row, "-", "-", "-", bar, "failed: \(reason)"]
    }
  }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    var text = self[...]
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
