/// A response of flat records, eight fields each: a short text, three long ones, an integer, a
/// fraction, a truth value and a link.
enum NotesResponse {
  /// `edited` is the number of the one note whose title differs, or nil.
  static func bytes(count: Int, edited: Int? = nil, from first: Int = 1) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.object("data") {
        $0.array(
          "notes",
          { rows in
            for number in first..<first + count {
              let note = Note(number, of: count, from: first, edited: number == edited)
              rows.object { write(note, into: &$0) }
            }
          })
      }
    }
    return json.bytes
  }

  /// A response to `NoteTitleQuery`.
  static func title(_ number: Int, _ title: String) -> [UInt8] {
    var json = JSONText()
    json.object {
      $0.object("data") {
        $0.object("note") {
          $0.member("id", Note.id(number))
          $0.member("title", title)
        }
      }
    }
    return json.bytes
  }

  private static func write(_ note: Note, into json: inout JSONText) {
    json.member("id", note.id)
    json.member("title", note.title)
    json.member("body", note.body)
    json.member("createdAt", note.createdAt)
    json.member("votes", literal: note.votes)
    json.member("score", literal: note.score)
    json.member("done", literal: note.done)
    json.object("next") { $0.member("id", note.next) }
  }

  struct Note {
    let id: String
    let title: String
    let body: String
    let createdAt: String
    let votes: Int
    let score: Double
    let done: Bool
    let next: String

    init(_ number: Int, of count: Int, from first: Int = 1, edited: Bool = false) {
      id = Self.id(number)
      title = "The title of note number \(number)\(edited ? " (edited)" : "")"
      body =
        "Body of note \(number): lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do"
      createdAt = "2026-01-\(10 + number % 20)T10:00:00.\(number)Z"
      votes = number * 7
      score = Double(number) * 1.5
      done = number.isMultiple(of: 3)
      next = Self.id(first + (number * 7) % count)
    }

    static func id(_ number: Int) -> String { "note-\(number)" }
  }
}
