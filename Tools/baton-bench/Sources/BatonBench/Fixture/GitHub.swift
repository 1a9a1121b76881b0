import Foundation

/// GitHub's schema, and forty documents of an issues browser.
enum GitHub {
  /// Below the working directory, which is the repository's.
  static let folder = "Tools/baton-bench/Fixtures/github"
  static let schema = folder + "/schema.graphql"

  /// The paths of the documents, sorted; none where the working directory is another.
  static var documents: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/documents")
    return (names ?? []).sorted().map { folder + "/documents/" + $0 }
  }
}
