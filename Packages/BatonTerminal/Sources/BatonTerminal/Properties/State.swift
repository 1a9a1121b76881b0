@_spi(Views) import Baton

/// A value that the view's identity keeps. A body that reads it runs again when it is set.
@propertyWrapper
public struct State<Value>: PrimitiveProperty {
  private let initial: Value
  private var location: StateLocation<Value>?

  /// What `@State var count = 0` calls: the value to begin with.
  public init(wrappedValue: Value) { initial = wrappedValue }
  /// The value to begin with, from a view's own `init`.
  public init(initialValue: Value) { initial = initialValue }

  /// Before the view is in a tree: the initial value, and setting it does nothing.
  public var wrappedValue: Value {
    get { location?.value ?? initial }
    nonmutating set { location?.value = newValue }
  }

  /// Reads and writes the value from a view below: `$count`.
  public var projectedValue: Binding<Value> {
    let location = location
    let initial = initial
    return Binding(get: { location?.value ?? initial }, set: { location?.value = $0 })
  }

  /// Finds the value that the identity keeps, or begins with the initial one.
  public mutating func install(_ location: inout StateLocation<Value>?, _: PropertyContext) {
    let held = location ?? StateLocation(initial)
    location = held
    self.location = held
  }

  /// Always: an initial value counts only once.
  public func hasSameInput(as other: Self) -> Bool { true }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nil.
  public init() { self.init(wrappedValue: nil) }
}

/// Where a `State` is kept.
///
/// State, on the main actor: the value.
@MainActor
public final class StateLocation<Value> {
  private let signal = Signal()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      signal.read()
      return stored
    }
    set {
      signal.willChange()
      stored = newValue
      signal.didChange()
    }
  }
}
