internal import Foundation

/// The standard output takes nothing more: its disk is full, or who read it has gone.
public struct OutputProblem: Error, Hashable, CustomStringConvertible {
  /// As the system numbers errors.
  let code: Int32

  /// Nobody is told: whoever read it wanted no more.
  var isReaderGone: Bool { code == EPIPE }

  public var description: String {
    "the standard output can't be written to: \(String(cString: strerror(code)))"
  }
}
