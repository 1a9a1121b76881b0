internal import Foundation

/// Why the system did not do something with a file.
enum Reason {
  /// In the system's words where it has an error of its own: Foundation's do not always say why.
  static func of(_ error: any Error) -> String {
    guard let cause = (error as? CocoaError)?.underlying as? POSIXError else { return "\(error)" }
    return String(cString: strerror(cause.code.rawValue))
  }
}
