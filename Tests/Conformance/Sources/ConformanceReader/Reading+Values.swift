public import BatonStore

/// What an accessor of a scalar can hold.
public protocol ReadableScalar {
  var reading: Reading { get }
}

extension String: ReadableScalar {
  public var reading: Reading { .text(self) }
}

extension Int: ReadableScalar {
  public var reading: Reading { .int(self) }
}

extension Double: ReadableScalar {
  public var reading: Reading { .double(self) }
}

extension Bool: ReadableScalar {
  public var reading: Reading { .bool(self) }
}

// One name for every type an accessor can have, so that the generated program need not know it.
extension Reading {
  public static func of<Value: ReadableScalar>(_ value: Value?) -> Reading {
    value?.reading ?? .null
  }

  public static func of<Value: ReadableScalar>(_ values: [Value?]?) -> Reading {
    list(values) { of($0) }
  }

  public static func of<Value: EnumValue>(_ value: Value?) -> Reading {
    value.map { .text($0.rawValue) } ?? .null
  }

  public static func of<Value: EnumValue>(_ values: [Value?]?) -> Reading {
    list(values) { of($0) }
  }

  public static func of<Value: CustomScalar>(_ value: Value?) -> Reading {
    guard let value else { return .null }
    let text = value.scalarText
    return .converted(
      Converted(text: text) { expected in
        Value(scalarText: expected)?.scalarText.utf8.elementsEqual(text.utf8) ?? false
      })
  }

  public static func of<Value: CustomScalar>(_ values: [Value?]?) -> Reading {
    list(values) { of($0) }
  }

  public static func of<Value: Lens>(_ lens: Value?) -> Reading {
    lens == nil ? .null : .object
  }

  @MainActor public static func of<Element: Lens>(_ list: BatonStore.List<Element>?) -> Reading {
    list.map { .objects($0.count) } ?? .null
  }

  // The values of `@inline` fragments, which are types of their own.

  @_disfavoredOverload public static func of<Value>(_ value: Value?) -> Reading {
    value == nil ? .null : .object
  }

  @_disfavoredOverload public static func of<Value>(_ values: [Value]?) -> Reading {
    values.map { .objects($0.count) } ?? .null
  }

  private static func list<Value>(_ values: [Value?]?, _ reading: (Value?) -> Reading) -> Reading {
    guard let values else { return .null }
    return .list(values.map(reading))
  }
}
