/// `Name`, `[Type]` or `Type!` as written.
///
/// A parsed one nests at most 200 lists, so recursion over one is safe.
public indirect enum TypeReference: Hashable, Sendable {
  case named(Name)
  case list(TypeReference, range: SourceRange)
  /// Never directly inside another `nonNull`.
  case nonNull(TypeReference, range: SourceRange)

  /// Where the whole of it stands, from its first token to its last.
  public var range: SourceRange {
    switch self {
    case .named(let name): name.range
    case .list(_, let range), .nonNull(_, let range): range
    }
  }

  /// The name within all lists and `!`.
  public var name: Name {
    switch self {
    case .named(let name): name
    case .list(let inner, _), .nonNull(let inner, _): inner.name
    }
  }

  /// Whether a `!` is the last thing written.
  public var isNonNull: Bool { if case .nonNull = self { true } else { false } }

  /// The type without an outer `!`.
  public var nullable: TypeReference {
    if case .nonNull(let inner, _) = self { inner } else { self }
  }

  /// What a list of this type, null or not, holds; nil for anything else.
  public var element: TypeReference? {
    if case .list(let element, _) = nullable { element } else { nil }
  }
}

extension TypeReference: CustomStringConvertible {
  /// As GraphQL writes it: `[Character!]!`.
  public var description: String {
    switch self {
    case .named(let name): name.text
    case .list(let inner, _): "[" + inner.description + "]"
    case .nonNull(let inner, _): inner.description + "!"
    }
  }
}
