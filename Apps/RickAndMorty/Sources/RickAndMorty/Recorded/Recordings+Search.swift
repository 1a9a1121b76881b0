import Foundation

extension Recordings {
  /// Where the repository keeps them.
  static let usualFolder = "Spec/rickandmorty"

  /// Looks for the repository's recordings upwards from the folders given.
  static func find(upwardsFrom starts: [URL]) throws(RecordingError) -> Recordings {
    var searched: [String] = []
    for start in starts {
      var folder = start.standardizedFileURL
      while true {
        let candidate = folder.appending(path: usualFolder)
        if FileManager.default.fileExists(atPath: candidate.appending(path: index).path) {
          return try Recordings(folder: candidate)
        }
        let parent = folder.deletingLastPathComponent()
        if parent.path == folder.path || folder.path == "/" { break }
        folder = parent
      }
      searched.append(start.path)
    }
    throw .notFound(searched: searched)
  }
}
