import Baton
import Foundation

/// All payloads of an answer, and what it ended with.
struct Outcome: Sendable {
  var payloads: [String] = []
  var error: (any Error)?

  init(of request: Request, over transport: some Transport) async {
    do {
      for try await payload in transport.send(request) {
        payloads.append(String(decoding: payload.bytes, as: UTF8.self))
      }
    } catch { self.error = error }
  }

  /// The members of the only payload, where that came and nothing failed.
  func only() throws -> [String: Any] {
    try expect(payloads.count == 1 && error == nil, description)
    return try Self.members(of: payloads[0])
  }

  static func members(of payload: String) throws -> [String: Any] {
    let value = try? JSONSerialization.jsonObject(with: Data(payload.utf8))
    guard let members = value as? [String: Any] else {
      throw Problem.different("not an object: \(payload.prefix(400))")
    }
    return members
  }
}

extension Outcome: CustomStringConvertible {
  var description: String {
    let end = error.map { "ended with: \($0)" } ?? "ended well"
    return "\(payloads.count) payloads, \(payloads.first ?? "") … \(end)"
  }
}

/// The value at a path of member names.
func at(_ path: String..., in members: [String: Any]) -> Any? {
  var value: Any? = members
  for name in path { value = (value as? [String: Any])?[name] }
  return value
}
