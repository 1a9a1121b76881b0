@_spi(Image) internal import BatonImage

/// Why a file cannot be read as an image.
public struct ImageProblem: Error, Sendable, Hashable {
  public enum Fact: Sendable, Hashable {
    case noFile
    /// It is there, and cannot be opened.
    case unreadable
    /// It is no image.
    case foreign
    /// It is one of another version of this library.
    case otherFormat
    /// By the name of SQLite's code.
    case broken(code: String)
    /// The disk or the memory says no, and may say yes later.
    case refused(code: String)
  }

  /// What is wrong with it.
  public let fact: Fact
  /// The file, as it was asked for.
  public let path: String

  static func naming<Result>(
    _ path: String, _ body: (ImageOnlooker) throws(ImageReadFailure) -> Result
  ) throws(ImageProblem) -> Result {
    do throws(ImageReadFailure) {
      return try body(ImageOnlooker(path: path))
    } catch {
      throw ImageProblem(fact: Fact(error), path: path)
    }
  }
}

extension ImageProblem.Fact {
  fileprivate init(_ failure: ImageReadFailure) {
    switch failure {
    case .noFile: self = .noFile
    case .unreadable: self = .unreadable
    case .foreign: self = .foreign
    case .otherFormat: self = .otherFormat
    case .broken(let code): self = .broken(code: code)
    case .refused(let code): self = .refused(code: code)
    }
  }
}

extension ImageProblem: CustomStringConvertible {
  public var description: String {
    switch fact {
    case .noFile: "\(path) is not there, or is empty; give the path of an image or of a dump"
    case .unreadable: "\(path) cannot be opened; look who may read it"
    case .foreign:
      "\(path) is no image; an app's is `<its name>/baton.sqlite` among the user's caches"
    case .otherFormat:
      "\(path) is an image of another format; read it with the version that its app was built with"
    case .broken(let code):
      "\(path) is broken (\(code)); the app's next launch starts it again, empty"
    case .refused(let code): "\(path) cannot be read now (\(code)); try again"
    }
  }
}
