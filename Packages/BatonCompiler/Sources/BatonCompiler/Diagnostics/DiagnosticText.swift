public import BatonSchema

/// Diagnostics as a terminal, an editor and SwiftPM read them (C-6).
///
/// One value writes all messages of a run: the lines of a text are found once.
public struct DiagnosticText {
  private let style: TextStyle
  private var lines: [Source: LineTable] = [:]

  public init(style: TextStyle = .plain) { self.style = style }

  /// One diagnostic by itself, bare.
  public static func text(of diagnostic: Diagnostic) -> String {
    var writer = DiagnosticText()
    return writer.text(of: diagnostic)
  }

  /// `path:line:column: error: message [id]`, the line it is about with a mark below, hint and notes, each
  /// note with its own place and line.
  public mutating func text(of diagnostic: Diagnostic) -> String {
    let role: TextStyle.Role = diagnostic.severity == .error ? .error : .warning
    let severity = diagnostic.severity.rawValue
    var text = head(diagnostic.location, severity, role)
    text += style.paint(diagnostic.message, .place) + " [\(diagnostic.id)]\n"
    text += excerpt(diagnostic.location)
    if let hint = diagnostic.hint {
      text += head(diagnostic.location, "note", .note) + hint + "\n"
    }
    for note in diagnostic.notes {
      text += head(note.location, "note", .note) + note.message + "\n"
      text += excerpt(note.location)
    }
    return text
  }

  /// Every diagnostic as JSON on one line, without the break behind it: a list of objects with `path`, `line`,
  /// `column`, `end`, `severity`, `id`, `message`, and where there are any `hint` and `notes`.
  public static func json(of diagnostics: [Diagnostic]) -> String {
    var writer = DiagnosticText()
    return JSONOutput.array(diagnostics.map { writer.json(of: $0) }).line
  }

  private mutating func json(of diagnostic: Diagnostic) -> JSONOutput {
    let notes = diagnostic.notes.map { note in
      JSONOutput.object(place(note.location) + [("message", .string(note.message))])
    }
    return .object(
      place(diagnostic.location) + [
        ("severity", .string(diagnostic.severity.rawValue)), ("id", .string(diagnostic.id)),
        ("message", .string(diagnostic.message)), ("hint", diagnostic.hint.map(JSONOutput.string)),
        ("notes", notes.isEmpty ? nil : .array(notes)),
      ])
  }

  private mutating func place(_ location: SourceLocation) -> [(String, JSONOutput?)] {
    let start = position(of: location.range.start, in: location.source)
    let end = position(of: location.range.end, in: location.source)
    return [
      ("path", .string(location.source.name)), ("line", .number(start.line)),
      ("column", .number(start.column)),
      ("end", .object([("line", .number(end.line)), ("column", .number(end.column))])),
    ]
  }

  private mutating func head(
    _ location: SourceLocation, _ severity: String, _ role: TextStyle.Role
  ) -> String {
    let position = position(of: location.range.start, in: location.source)
    return style.paint("\(location.source.name):\(position):", .place) + " "
      + style.paint(severity + ":", role) + " "
  }

  private mutating func position(of offset: Int, in source: Source) -> SourcePosition {
    lines[source, default: LineTable(source)].position(of: offset)
  }

  private mutating func excerpt(_ location: SourceLocation) -> String {
    let line = position(of: location.range.start, in: location.source).line
    let range = lines[location.source, default: LineTable(location.source)]
      .range(ofLineAround: location.range.start)
    guard let excerpt = Excerpt(location, lineRange: range) else { return "" }
    let number = String(line)
    let gutter = String(repeating: " ", count: number.utf8.count)
    var mark = style.paint(excerpt.mark, .mark)
    if location.range.end > range.end + 2 {
      let last = position(of: location.range.end - 1, in: location.source).line
      if last > line { mark += " to line \(last)" }
    }
    return " \(number) | \(excerpt.line)\n \(gutter) | \(excerpt.indent)\(mark)\n"
  }
}
