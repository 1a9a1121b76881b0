public import BatonStore
public import Foundation
public import SpecExchange

/// A type that a variable of an operation can have, made of a fixture's JSON.
public protocol VariableDecodable {
  static func decoded(from json: JSON) throws -> Self
}

/// The variables a case gives its operation.
public struct VariableValues: Sendable {
  let json: JSON

  public init(_ json: JSON) { self.json = json }

  /// Whether the variable of that name is given, as null.
  public func isNull(_ name: String) -> Bool { json[name]?.isNull == true }

  /// The variable of that name as the type its place asks for; one that is not given is null.
  public func value<Value: VariableDecodable>(_ name: String) throws -> Value {
    do throws(VariableMismatch) {
      return try Value.decode(json[name] ?? .null)
    } catch {
      throw VariableMismatch(reason: "the variable `\(name)` \(error.reason)")
    }
  }
}

/// A variable that its type cannot hold.
public struct VariableMismatch: Error, CustomStringConvertible {
  let reason: String
  public var description: String { reason }

  init(reason: String) { self.reason = reason }

  public init(_ json: JSON, isNo type: String) { reason = "is \(json.kind), not \(type)" }
}

extension VariableDecodable {
  fileprivate static func decode(_ json: JSON) throws(VariableMismatch) -> Self {
    do {
      return try decoded(from: json)
    } catch let mismatch as VariableMismatch {
      throw mismatch
    } catch {
      throw VariableMismatch(reason: "cannot be read: \(error)")
    }
  }
}

extension String: VariableDecodable {
  /// An id may be given as a number; its digits are the text.
  public static func decoded(from json: JSON) throws -> String {
    switch json.content {
    case .string(let text): return text
    case .number(let digits): return digits
    default: throw VariableMismatch(json, isNo: "a string")
    }
  }
}

extension Int: VariableDecodable {
  public static func decoded(from json: JSON) throws -> Int {
    guard case .number(let digits) = json.content, let value = Int(digits) else {
      throw VariableMismatch(json, isNo: "an integer")
    }
    return value
  }
}

extension Double: VariableDecodable {
  public static func decoded(from json: JSON) throws -> Double {
    guard case .number(let digits) = json.content, let value = Double(digits) else {
      throw VariableMismatch(json, isNo: "a number")
    }
    return value
  }
}

extension Bool: VariableDecodable {
  public static func decoded(from json: JSON) throws -> Bool {
    guard let value = json.bool else { throw VariableMismatch(json, isNo: "a boolean") }
    return value
  }
}

extension Optional: VariableDecodable where Wrapped: VariableDecodable {
  public static func decoded(from json: JSON) throws -> Wrapped? {
    json.isNull ? nil : try Wrapped.decoded(from: json)
  }
}

extension Array: VariableDecodable where Element: VariableDecodable {
  public static func decoded(from json: JSON) throws -> [Element] {
    guard let elements = json.array else { throw VariableMismatch(json, isNo: "a list") }
    return try elements.map { try Element.decoded(from: $0) }
  }
}

extension Variable: VariableDecodable {
  public static func decoded(from json: JSON) throws -> Variable {
    guard let variable = Variable(json: json.text) else {
      throw VariableMismatch(json, isNo: "a value")
    }
    return variable
  }
}

extension VariableDecodable where Self: EnumValue {
  public static func decoded(from json: JSON) throws -> Self {
    guard let text = json.string else { throw VariableMismatch(json, isNo: "an enum's value") }
    return Self(rawValue: text)
  }
}

extension VariableDecodable where Self: CustomScalar {
  public static func decoded(from json: JSON) throws -> Self {
    let text = json.string ?? json.text
    guard let value = Self(scalarText: text) else {
      throw VariableMismatch(reason: "is \(text), which does not convert to \(Self.self)")
    }
    return value
  }
}

extension Decimal: VariableDecodable {}
extension Date: VariableDecodable {}
extension URL: VariableDecodable {}
extension UUID: VariableDecodable {}
