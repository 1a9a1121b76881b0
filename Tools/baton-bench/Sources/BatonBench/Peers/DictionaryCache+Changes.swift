extension DictionaryCache {
  /// What `NotesResponse.bytes` of the same arguments says.
  static func notes(count: Int, edited: Int? = nil) -> [Change] {
    var changes: [Change] = [
      ("Query", [("notes(first:\(count))", (1...count).map { Link(key: key($0)) })])
    ]
    for number in 1...count {
      let note = NotesResponse.Note(number, of: count, edited: number == edited)
      changes.append(
        (
          key(number),
          [
            ("id", fresh(note.id)), ("title", fresh(note.title)), ("body", fresh(note.body)),
            ("createdAt", fresh(note.createdAt)), ("votes", note.votes), ("score", note.score),
            ("done", note.done), ("next", Link(key: "Note:" + note.next)),
          ]
        ))
    }
    return changes
  }

  /// What `LabelsResponse.bytes(count:)` says.
  static func labels(count: Int) -> [Change] {
    var changes: [Change] = [
      ("Query", [("labels(first:\(count))", (1...count).map { Link(key: "Label:l\($0)") })])
    ]
    for number in 1...count {
      changes.append(
        (
          fresh("Label:l\(number)"),
          LabelsResponse.fields.map { ($0, fresh(LabelsResponse.value($0, of: number))) }
        ))
    }
    return changes
  }

  static func key(_ number: Int) -> String { "Note:" + NotesResponse.Note.id(number) }

  /// A text of its own, as a decoder makes one, that shares no storage with an equal one.
  private static func fresh(_ text: String) -> String {
    String(decoding: Array(text.utf8), as: UTF8.self)
  }
}
