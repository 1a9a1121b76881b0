/// What the server keeps: one repository, its issues and what was said, and who is who.
struct World: Sendable {
  var repository: Repository
  /// The newest last, whose number is the highest.
  var issues: [Issue]
  let viewer: String
  /// How many comments were added; each takes its id from it.
  var addedComments = 0

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
    var comments: [Comment]

    var id: String { "I_\(number)" }
  }

  struct Comment: Sendable {
    let id: String
    let issue: Int
    let author: String?
    let body: String
    let createdAt: String
  }

  func issue(_ number: Int) -> Issue? { issues.first { $0.number == number } }

  /// The place of an issue by its id.
  func index(of id: String) -> Int? { issues.firstIndex { $0.id == id } }
}
