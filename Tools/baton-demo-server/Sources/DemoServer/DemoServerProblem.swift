/// Why a ``DemoServerProcess`` does not serve.
public enum DemoServerProblem: Error, Hashable, CustomStringConvertible {
  /// It runs, and did not say in time that it serves.
  case silent(program: String, limit: Duration)
  /// It ended, however often it was started; the last time with this code.
  case ended(program: String, code: Int32, limit: Duration)

  public var description: String {
    switch self {
    case .silent(let program, let limit):
      "\(program) runs, and does not say within \(limit) that it serves; run it by hand to see why"
    case .ended(let program, let code, let limit):
      "\(program) ended with code \(code) whenever it was started, for \(limit); run it by hand to see why"
    }
  }
}
