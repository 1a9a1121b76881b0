public import BatonStore

/// The steps of a route from an operation's lens to a value, as generated code takes them.
public enum Step {
  /// What an accessor yields, whether or not it is optional.
  public static func value<Value>(_ value: Value?) -> Value? { value }

  /// What a result holds; nil for its errors, behind which nothing is read.
  public static func success<Value>(_ result: Result<Value, FieldErrors>?) -> Value? {
    try? result?.get()
  }

  /// The same of a result whose value may be absent.
  public static func success<Value>(_ result: Result<Value?, FieldErrors>?) -> Value? {
    guard case .success(let value)? = result else { return nil }
    return value
  }

  /// An element of a list of lenses; nil outside the list.
  @MainActor public static func element<Element: Lens>(
    _ list: BatonStore.List<Element>, _ index: Int
  ) -> Element? {
    guard index >= 0, index < list.count else { return nil }
    return list[list.index(list.startIndex, offsetBy: index)]
  }

  /// What a path reads that asks for more than the list has.
  @MainActor public static func outside<Element: Lens>(
    _ list: BatonStore.List<Element>, _ index: Int
  ) -> Reading {
    .outside(index: index, count: list.count)
  }

  /// An element of a list of values, which an `@inline` fragment has in the place of lenses.
  public static func element<Value>(_ list: [Value], _ index: Int) -> Value? {
    list.indices.contains(index) ? list[index] : nil
  }

  public static func outside<Value>(_ list: [Value], _ index: Int) -> Reading {
    .outside(index: index, count: list.count)
  }
}
