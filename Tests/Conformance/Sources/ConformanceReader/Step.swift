public import BatonStore

/// The steps of a route from an operation's lens to a value, as generated code takes them.
public enum Step {
  /// What an accessor yields, whether or not it is optional.
  public static func value<Value>(_ value: Value?) -> Value? { value }

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
}
