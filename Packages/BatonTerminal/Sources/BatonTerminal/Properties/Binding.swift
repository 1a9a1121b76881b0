/// A way to read and write a value that someone else keeps.
@propertyWrapper @MainActor
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Self { self }

  /// A binding that always reads as one value and ignores what is written.
  public static func constant(_ value: Value) -> Self { Self(get: { value }, set: { _ in }) }
}
