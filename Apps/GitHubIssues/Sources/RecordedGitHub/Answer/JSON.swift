import Foundation

/// A JSON value; members of an object stay in order.
indirect enum JSON: Equatable, Sendable {
  case null
  case bool(Bool)
  case int(Int)
  case string(String)
  case list([JSON])
  case object([Member])

  struct Member: Equatable, Sendable {
    let name: String
    let value: JSON
  }

  subscript(name: String) -> JSON? {
    if case .object(let members) = self { members.first { $0.name == name }?.value } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Int? { if case .int(let number) = self { number } else { nil } }
  var items: [JSON]? { if case .list(let items) = self { items } else { nil } }
}

extension JSON: Decodable {
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        try container.allKeys.sorted { $0.stringValue < $1.stringValue }.map {
          Member(name: $0.stringValue, value: try container.decode(JSON.self, forKey: $0))
        })
      return
    }
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else {
      self = .list(try container.decode([JSON].self))
    }
  }
}
