/// What of a schema documents use, and so which of them a change of it concerns.
public struct SchemaUses: Sendable {
  /// A place where an operation or fragment uses what changed.
  public struct Use: Hashable, Sendable {
    /// The name of the operation or fragment; empty for an operation without one.
    public let definition: String
    /// Nil for a fragment.
    public let operation: OperationKind?
    /// The first such place in it.
    public var location: SourceLocation
  }

  /// By definition, in the order of the documents: the first place of each coordinate in it.
  private let definitions: [(use: Use, places: [String: SourceRange])]

  /// Documents that are not valid under the schema use what is known of them.
  public init(of documents: [Document], in schema: Schema) {
    let context = ValidationContext(schema, documents)
    var collector = UseCollector(context)
    collector.collect()
    definitions = context.owners.enumerated().map { index, owner in
      let (name, range) = owner.nameAndRange
      let use = Use(
        definition: name, operation: owner.operation?.kind,
        location: SourceLocation(owner.source, range))
      return (use, collector.places[index])
    }
  }

  /// The operations and fragments that a change of the schema concerns, in the order of the documents.
  ///
  /// What is added concerns nobody, unless it can come back in an answer or must be given.
  public func concerned(by change: SchemaChange) -> [Use] {
    definitions.compactMap { use, places in
      guard let range = change.range(in: places) else { return nil }
      var use = use
      use.location.range = range
      return use
    }
  }
}

extension Owner {
  fileprivate var nameAndRange: (String, SourceRange) {
    switch self {
    case .operation(let operation):
      (operation.name?.text ?? "", operation.name?.range ?? operation.range)
    case .fragment(let fragment): (fragment.name.text, fragment.name.range)
    }
  }
}

extension SchemaChange {
  /// Where a definition that uses these coordinates is concerned; nil if it is not.
  fileprivate func range(in places: [String: SourceRange]) -> SourceRange? {
    switch kind {
    case .rootRemoved, .rootChanged, .typeRemoved, .typeKindChanged, .fieldRemoved,
      .fieldTypeChanged, .fieldTypeNarrowed, .semanticNullabilityChanged, .argumentRemoved,
      .argumentTypeChanged, .inputFieldRemoved, .inputFieldTypeChanged, .oneOfAdded, .oneOfRemoved,
      .directiveRemoved, .directiveArgumentRemoved, .directiveArgumentTypeChanged,
      .directiveRepetitionRemoved, .deprecated:
      return places[coordinate]
    case .argumentBecameRequired, .requiredArgumentAdded, .argumentDefaultChanged,
      .directiveArgumentBecameRequired, .requiredDirectiveArgumentAdded,
      .directiveArgumentDefaultChanged:
      // Whoever gives it is not concerned.
      return places[coordinate] == nil ? places[owner("(")] : nil
    case .inputFieldBecameRequired, .requiredInputFieldAdded, .inputFieldDefaultChanged:
      return places[owner(".")]
    case .enumValueRemoved: return places[coordinate] ?? places[owner(".")]
    case .enumValueAdded: return places[owner(".")]
    case .unionMemberRemoved, .interfaceRemoved:
      // What is selected for the one inside the other has nowhere to stand any more.
      let (abstract, concrete) =
        kind == .interfaceRemoved ? (before ?? "", coordinate) : (coordinate, before ?? "")
      return places[abstract] == nil ? nil : places[concrete]
    case .unionMemberAdded: return places[coordinate]
    case .interfaceAdded: return after.flatMap { places[$0] }
    case .directiveLocationRemoved:
      return places["\(coordinate) \(before ?? "")"]
    case .optionalArgumentAdded, .optionalInputFieldAdded, .rootAdded, .typeAdded, .fieldAdded,
      .argumentTypeWidened, .inputFieldTypeWidened, .directiveAdded,
      .optionalDirectiveArgumentAdded, .directiveArgumentTypeWidened, .directiveLocationAdded,
      .directiveRepetitionAdded, .undeprecated:
      return nil
    }
  }

  /// The part of the coordinate before a separator.
  private func owner(_ separator: Character) -> String {
    String(coordinate.prefix { $0 != separator })
  }
}
