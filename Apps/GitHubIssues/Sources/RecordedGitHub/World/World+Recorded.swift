import Foundation

extension World {
  /// The repository as it is when the server starts. All of it is made up.
  static let recorded = World(
    repository: Repository(
      owner: "harbourlight", name: "tidetable",
      description: "Tide tables for small boats, worked out on board", stargazerCount: 128,
      viewerHasStarred: false),
    issues: issues(), viewer: "ada-quay", labels: labels.map(\.label))

  private static let labels = RecordedTexts.labels.map {
    (label: Label(name: $0.name, description: $0.description), issues: $0.issues)
  }

  private static let dayOfFirst = 1_767_600_000  // 5 January 2026, in the morning
  private static let day = 86_400

  /// The same hour, so many days after the first issue.
  private static func date(_ days: Int) -> String {
    Date(timeIntervalSince1970: TimeInterval(dayOfFirst + days * day)).ISO8601Format()
  }

  private static func issues() -> [Issue] {
    RecordedTexts.issues.split(separator: "\n").enumerated().compactMap { index, line in
      let parts = line.split(separator: "|", maxSplits: 3).map(String.init)
      guard parts.count == 4, let comments = Int(parts[2]) else { return nil }
      let number = index + 1
      return Issue(
        number: number, title: parts[3], body: RecordedTexts.body(of: number),
        createdAt: date(6 * index), author: parts[1] == "-" ? nil : parts[1],
        isOpen: parts[0] != "closed", isLocked: parts[0] == "locked",
        labels: labels.filter { $0.issues.contains(number) }.map(\.label),
        comments: self.comments(comments, of: number),
        events: events(of: number, isClosed: parts[0] == "closed", after: comments))
    }
  }

  /// The labels come with the issue, and its end a day after the last comment.
  private static func events(of number: Int, isClosed: Bool, after comments: Int) -> [Event] {
    let first = 6 * (number - 1)
    let labeled = labels.filter { $0.issues.contains(number) }.map {
      Event(
        id: "LE_\(number)_\($0.label.name.replacing(" ", with: "_"))", kind: .labeled($0.label),
        actor: RecordedTexts.people[0], createdAt: date(first))
    }
    if !isClosed { return labeled }
    let closed = Event(
      id: "CE_\(number)", kind: .closed, actor: RecordedTexts.people[0],
      createdAt: date(first + 1 + comments))
    return labeled + [closed]
  }

  private static func comments(_ count: Int, of number: Int) -> [Comment] {
    (0..<count).map { index in
      let author = RecordedTexts.people[(number + index * 2) % RecordedTexts.people.count]
      return Comment(
        id: "IC_\(number)_\(index + 1)", issue: number, author: author,
        body: RecordedTexts.comments[(number * 5 + index) % RecordedTexts.comments.count],
        createdAt: date(6 * (number - 1) + 1 + index))
    }
  }
}
