/// A value of the environment around the view.
///
/// A file that imports both Baton and BatonTerminal has two types of this name; import BatonTerminal
/// alone, which brings Baton with it, where you write `@Environment`.
@propertyWrapper
public struct Environment<Value>: PrimitiveProperty {
  // All of them, since the value is read in the body: what it comes from, the phase of the scene say, is then
  // observed there.
  private var values: EnvironmentValues?
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads one value, by its name in `EnvironmentValues`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// Outside a tree: the default.
  public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: keyPath] }

  /// Nothing is kept for it.
  public final class Location {}

  /// Takes the value as it is around the view.
  public mutating func install(_: inout Location?, _ context: PropertyContext) {
    values = context.environment
  }

  /// Whether both read the same value; the value itself is compared with the environment.
  public func hasSameInput(as other: Self) -> Bool { keyPath == other.keyPath }
}
