public import Baton

/// What a view finds around it: set with `.environment(_:_:)` for the views below, read with
/// `@Environment`.
public struct EnvironmentValues {
  /// The environment that `@Query` below resolves in.
  public var baton: Baton.Environment?
  /// False below `.disabled(true)`.
  public var isEnabled = true
  /// Goes back to the screen before, where there is one.
  public var dismiss = DismissAction(page: nil)
  /// The most lines that a text takes; nil for as many as it needs.
  public var lineLimit: Int?
  /// Where a text is cut that has more than its lines.
  public var truncationMode = Text.TruncationMode.tail
  /// Whether a row of a list is around: its controls are the row's.
  var isInRow = false
  var style = Style.plain
  var page: NavigationPage?
  var scene: Scene?
  private var others: [ObjectIdentifier: EnvironmentEntry] = [:]

  /// The defaults.
  public init() {}

  /// The value of an app's own key; its default where nothing set it.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { others[ObjectIdentifier(key)]?.value as? K.Value ?? K.defaultValue }
    set { others[ObjectIdentifier(key)] = EnvironmentEntry(newValue) }
  }

  /// Whether no body below could see a difference.
  @MainActor func isSame(as other: EnvironmentValues) -> Bool {
    guard baton === other.baton, isEnabled == other.isEnabled, style == other.style,
      lineLimit == other.lineLimit, truncationMode == other.truncationMode,
      isInRow == other.isInRow, page === other.page,
      scene === other.scene,
      dismiss == other.dismiss,
      others.count == other.others.count
    else { return false }
    for (key, entry) in others {
      guard let old = other.others[key], entry.isSame(as: old) else { return false }
    }
    return true
  }
}

/// A key of a value that an app adds to `EnvironmentValues`.
public protocol EnvironmentKey {
  /// What is kept under the key.
  associatedtype Value
  /// What a view finds where nothing was set.
  static var defaultValue: Value { get }
}

private struct EnvironmentEntry {
  let value: Any

  init(_ value: Any) { self.value = value }

  /// Objects by identity, values by `==`; what has neither always differs.
  func isSame(as other: Self) -> Bool {
    if Swift.type(of: value) is AnyObject.Type {
      return value as AnyObject === other.value as AnyObject
    }
    guard let value = value as? any Equatable else { return false }
    return Self.isEqual(value, other.value)
  }

  private static func isEqual<E: Equatable>(_ value: E, _ other: Any) -> Bool {
    other as? E == value
  }
}
