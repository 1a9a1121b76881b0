import Observation

/// The model an app would write by hand.
@MainActor @Observable
final class ObservableNote {
  var id: String?
  var title: String?
  var body: String?
  var createdAt: String?
  var votes: Int?
  var score: Double?
  var done: Bool?

  init(_ note: NotesResponse.Note) {
    id = note.id
    title = note.title
    body = note.body
    createdAt = note.createdAt
    votes = note.votes
    score = note.score
    done = note.done
  }
}
