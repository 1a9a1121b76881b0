internal import Foundation

/// JSON in and out, objects with their members in order.
enum JSON {
  static func object(_ bytes: [UInt8]) -> [String: Any]? {
    (try? JSONSerialization.jsonObject(with: Data(bytes))) as? [String: Any]
  }

  static func text(_ value: Any) -> String {
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys) else {
      return "null"
    }
    return String(decoding: data, as: UTF8.self)
  }

  /// A response of errors alone.
  static func refusal(_ message: String) -> String { text(["errors": [["message": message]]]) }
}
