/// What the server keeps: one repository, its issues and what was said, and who is who.
struct World: Sendable {
  var repository: Repository
  /// The newest last, whose number is the highest.
  var issues: [Issue]
  let viewer: String
  /// All there are, by name.
  let labels: [Label]
  /// How many comments and events were added; each takes its id from it.
  var added = 0
  /// How many requests were answered.
  var requests = 0

  struct Label: Sendable {
    let name: String
    let description: String

    var id: String { "LA_\(name.replacing(" ", with: "_"))" }
  }

  struct Repository: Sendable {
    let owner: String
    let name: String
    let description: String
    var stargazerCount: Int
    var viewerHasStarred: Bool

    var id: String { "R_\(name)" }
  }

  struct Issue: Sendable {
    let number: Int
    let title: String
    let body: String
    let createdAt: String
    /// Nil for somebody who left.
    let author: String?
    var isOpen: Bool
    let isLocked: Bool
    let labels: [Label]
    var comments: [Comment]
    /// What happened besides.
    var events: [Event]

    var id: String { "I_\(number)" }
  }

  struct Comment: Sendable {
    let id: String
    let issue: Int
    let author: String?
    let body: String
    let createdAt: String
  }

  struct Event: Sendable {
    enum Kind: Sendable {
      case closed
      case reopened
      case labeled(Label)
    }

    let id: String
    let kind: Kind
    let actor: String?
    let createdAt: String
  }

  func issue(_ number: Int) -> Issue? { issues.first { $0.number == number } }

  /// The place of an issue by its id.
  func index(of id: String) -> Int? { issues.firstIndex { $0.id == id } }
}
