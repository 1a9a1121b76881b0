/// The names that Swift, its library, the runtime or generated code has a use for, and names that are
/// hard to tell apart.
enum Words {
  static let declarations = words(
    """
    associatedtype class deinit enum extension fileprivate func import init inout internal let open
    operator precedencegroup private protocol public rethrows static struct subscript typealias var
    """)

  static let statements = words(
    """
    break case catch continue default defer do else fallthrough for guard if in repeat return switch
    throw where while
    """)

  static let expressions = words("Any as await false is nil self Self super throws true try _")

  static let contextual = words(
    """
    actor any associativity async borrowing consume consuming convenience copy didSet discard
    distributed dynamic each extern final get indirect infix isolated lazy left macro modify mutating
    none nonisolated nonmutating optional override package postfix precedence prefix Protocol reasync
    required right sending set some then Type unowned unsafe using weak willSet yield
    """)

  static let library = words(
    """
    Actor AnyObject Array Bool Boolean Character Codable Data Date Decimal Dictionary Double Duration
    Equatable Error Float Foundation Hashable Hasher Int MainActor Never Observation Optional Result
    Sendable Set String Swift Task URL UUID Void fatalError map max min print type
    """)

  static let members = words(
    """
    allCases count customMirror debugDescription description encode hash hashValue id rawValue unknown
    """)

  static let generated = words(
    """
    Action Baton BatonStore Operation Slots Types anchor appendJSON asWords boxedText cacheExpiration
    callAsFunction defaults document entering fields hasNext hasher kind lhs linked loadNext name
    newValue nodes owner plan resolution rhs run schemaDigest selection0 text variables
    """)

  static let runtime = words(
    """
    Anchor Document EnumValue Environment Fragment Lens List Lookup MutationAction Phase Plan
    RecordType Resolution Selection Slot Store Variable VariableValue Variables fetch isInFlight
    isPresent isRefreshing isStale phase refetch retain retry withNull
    """)

  static let alike = words(
    """
    A A_ Address B BSlots Item Items STATUS Status _A _a a a1 a_ address addresses b item items status
    """)

  /// Each once, in the order above.
  static let all: [String] = {
    var seen: Set<String> = []
    return
      (declarations + statements + expressions + contextual + library + members + generated
      + runtime + alike).filter { seen.insert($0).inserted }
  }()

  /// Those that a value of an enum may have.
  static let values = all.filter { !["true", "false", "null"].contains($0) }

  /// Those that a schema may give to a type of its own: not the built-in scalars'.
  static let types = all.filter { !["Boolean", "Float", "Int", "String"].contains($0) }

  /// Names that no member can have, and those that a member has already.
  static let renamedFields = special + reserved + words("appendJSON hashValue withNull")
  static let renamedValues = special + words("hashValue rawValue unknown")

  private static let special = words("Any Protocol Self Type _ init self")
  private static let reserved = words("Baton BatonStore Foundation Slots Swift Types")

  static func renamed(_ word: String, _ renamed: [String]) -> String {
    renamed.contains(word) ? word + "_" : word
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map(String.init)
  }
}
