/// What a payload says of the parts of its response (B-7.1), in the words of both formats.
///
/// Source: the incremental delivery proposals of 2023, where a part has its path and its label, and of
/// 2024 on, where parts are announced and then named by an id.
struct PartNotes {
  typealias Path = [GraphQLError.PathComponent]

  /// A part to come: `pending`.
  struct Announcement {
    let id: String
    let path: Path
    let label: String?
  }

  /// A part, or a piece of one: `incremental`.
  struct Delivery {
    /// Nil in the format of 2023.
    var id: String?
    var path: Path?
    var subPath: Path = []
    var label: String?
    /// Where in the payload the object is; nil for a null.
    var data: Range<Int>?
    var errors: [GraphQLError] = []
  }

  /// A part of which no more comes: `completed`.
  struct Completion {
    let id: String
    let errors: [GraphQLError]
  }

  var announcements: [Announcement] = []
  var deliveries: [Delivery] = []
  var completions: [Completion] = []
  /// More payloads are to come.
  var hasNext = false
  /// The payload speaks of parts.
  var isAnnounced = false
}
