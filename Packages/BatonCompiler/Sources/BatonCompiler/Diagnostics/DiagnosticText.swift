public import BatonSchema

/// Diagnostics as a terminal, an editor and SwiftPM read them (C-6).
public enum DiagnosticText {
  /// `path:line:column: error: message [id]`, the line it is about with a mark below, hint and notes.
  public static func text(of diagnostic: Diagnostic) -> String {
    let location = diagnostic.location
    var text = "\(location.source.name):\(location.position): \(diagnostic.severity.rawValue): "
    text += "\(diagnostic.message) [\(diagnostic.id)]\n"
    text += excerpt(location)
    if let hint = diagnostic.hint {
      text += "\(location.source.name):\(location.position): note: \(hint)\n"
    }
    for note in diagnostic.notes {
      text += "\(note.location.source.name):\(note.location.position): note: \(note.message)\n"
      text += excerpt(note.location)
    }
    return text
  }

  /// The line with its number, and a caret under the place; tildes to the end of the range.
  private static func excerpt(_ location: SourceLocation) -> String {
    let (start, line) = location.source.line(around: location.range.start)
    guard !line.isEmpty else { return "" }
    let position = location.position
    let number = String(position.line)
    let gutter = String(repeating: " ", count: number.utf8.count)
    // A tab stays one, so that the mark stands below its place however wide tabs are shown.
    let indent = line.unicodeScalars.prefix(position.column - 1).map { $0 == "\t" ? "\t" : " " }
    let length = length(of: location, lineStart: start, line: line)
    return " \(number) | \(shown(line))\n \(gutter) | \(indent.joined())^"
      + String(repeating: "~", count: max(0, length - 1)) + "\n"
  }

  /// The line with a stand-in for what a terminal would obey instead of showing it.
  private static func shown(_ line: String) -> String {
    var shown = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      shown.append(isControl && scalar != "\t" ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }

  /// How many characters of the line the range covers.
  private static func length(
    of location: SourceLocation, lineStart: Int, line: String
  ) -> Int {
    let from = max(0, location.range.start - lineStart)
    let to = min(line.utf8.count, location.range.end - lineStart)
    guard from < to else { return 1 }
    let bytes = Array(line.utf8)[from..<to]
    return bytes.count { $0 & 0xC0 != 0x80 }
  }
}
