import Foundation

/// Where a run writes: data to one stream, messages to the other.
struct Console {
  let stdout: (String) -> Void
  let stderr: (String) -> Void
  /// Seconds since 1970.
  let now: () -> Double

  func tell(_ failure: ToolFailure) {
    stderr("baton-inspect: error: \(failure.message)\n")
    if let command = failure.command { stderr("See `baton-inspect \(command.rawValue) --help`.\n") }
  }

  /// Says what the data does not show. Each message is a sentence.
  func note(_ message: String) { stderr("baton-inspect: \(message)\n") }

  func print(_ json: JSONValue) { stdout(json.text + "\n") }

  /// Rows in columns, each as wide as its widest text.
  func print(_ rows: [[String]]) {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count - 1 ? $0[column].count : 0 }.max() ?? 0
    }
    var text = ""
    for row in rows {
      for (column, cell) in row.enumerated() {
        text += cell
        if column < row.count - 1 {
          text += String(repeating: " ", count: max(0, widths[column] - cell.count) + 2)
        }
      }
      text += "\n"
    }
    stdout(text)
  }
}

/// Times as the tool writes them.
enum TimeText {
  /// In the universal time zone: `2026-11-30T12:00:00Z`.
  static func date(_ seconds: Double) -> String {
    // A clock that was wrong may have said anything; a year has four digits.
    Date(timeIntervalSince1970: min(max(0, seconds), 253_402_300_799)).formatted(.iso8601)
  }

  /// `3 s`, `5 min`, `2 h`, `4 d`: whole, rounded down.
  static func age(_ seconds: Double) -> String {
    let whole = Int(min(max(0, seconds), 1e15))
    return switch whole {
    case ..<60: "\(whole) s"
    case ..<3600: "\(whole / 60) min"
    case ..<86_400: "\(whole / 3600) h"
    default: "\(whole / 86_400) d"
    }
  }
}

/// `1 record`, `2 records`.
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
