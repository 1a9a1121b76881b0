internal import Foundation

/// The events of one subscription: who was seen, in the order of the ids and again from the first.
struct Sightings {
  private let answers: RecordedAnswers
  private let stream: String
  private var number = 0

  init(answers: RecordedAnswers, stream: String) {
    self.answers = answers
    self.stream = stream
  }

  /// The next event's payload for an operation.
  mutating func next(for operation: Operation) -> String {
    number += 1
    let ids = answers.characters
    let seen = ids.isEmpty ? nil : answers.character(ids[(number - 1) % ids.count])
    let sighting: [String: Any] = [
      "__typename": "Sighting", "id": "\(stream)-\(number)", "number": number,
      "character": seen ?? NSNull() as Any,
    ]
    return operation.response(of: ["__typename": "Subscription", "sightings": sighting])
  }
}
