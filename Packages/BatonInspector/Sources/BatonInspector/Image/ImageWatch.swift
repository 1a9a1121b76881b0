@_spi(Image) internal import BatonImage

/// What is asked of an image's file without reading all of it.
public enum ImageWatch {
  /// Whether there is an image at a path, of whatever format.
  public static func isImage(at path: String) -> Bool { ImageOnlooker(path: path).isImage }

  /// Counts the transactions that wrote an image: another number is another content.
  public static func turn(at path: String) throws(ImageProblem) -> Int64 {
    try ImageProblem.naming(path) { onlooker throws(ImageReadFailure) in try onlooker.turn() }
  }

  /// What SQLite finds wrong with the file, in its words.
  public static func integrityProblems(at path: String) throws(ImageProblem) -> [String] {
    try ImageProblem.naming(path) { onlooker throws(ImageReadFailure) in
      try onlooker.integrityProblems()
    }
  }
}
