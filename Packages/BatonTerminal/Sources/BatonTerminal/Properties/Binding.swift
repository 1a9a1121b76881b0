/// A way to read and write a value that someone else keeps.
@propertyWrapper @MainActor
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  /// A binding of the two functions that read and write.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The value now; setting it writes at once where it is kept.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, so that `$name` passes it on.
  public var projectedValue: Self { self }

  /// A binding that always reads as one value and ignores what is written.
  public static func constant(_ value: Value) -> Self { Self(get: { value }, set: { _ in }) }
}
