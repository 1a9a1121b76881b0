/// The documents under validation, flattened: each rule goes over the sites it is about, not over trees.
struct ValidationContext {
  let schema: Schema
  /// Definitions of types among the documents, which do not belong there.
  private(set) var misplaced: [(Definition, Source)] = []
  private(set) var owners: [Owner] = []
  /// By owner, its text. The texts of a schema, which have no operations and fragments, are only this.
  private(set) var sources: [Source] = []
  /// The first fragment of each name, by its place in `owners`.
  private(set) var fragments: [String: Int] = [:]
  /// What each owner declares by `@argumentDefinitions`, by its place in `owners`.
  private(set) var fragmentArguments: [[FragmentArgument]] = []

  var fields: [FieldSite] = []
  var spreads: [SpreadSite] = []
  var inlines: [InlineSite] = []
  var directives: [DirectivesSite] = []
  var arguments: [ArgumentsSite] = []
  var values: [ValueSite] = []
  /// The defaults among the values.
  var defaults: [ValueSite] = []
  var usages: [VariableUsage] = []
  /// By owner: the fragments that it spreads directly, each once.
  var spreadNames: [[Name]] = []
  /// By owner: how deep its own selection sets nest.
  var ownDepths: [Int] = []
  /// By owner: where its entries in `spreads` are.
  var spreadRanges: [Range<Int>] = []
  /// By owner: where its entries in `usages` are.
  var usageRanges: [Range<Int>] = []

  private(set) var diagnostics: [Diagnostic] = []

  init(_ schema: Schema, _ documents: [Document]) {
    self.schema = schema
    for document in documents {
      for definition in document.definitions {
        switch definition {
        case .operation(let operation): owners.append(.operation(operation))
        case .fragment(let fragment):
          if fragments[fragment.name.text] == nil { fragments[fragment.name.text] = owners.count }
          owners.append(.fragment(fragment))
        case .schema, .type, .directive: misplaced.append((definition, document.source))
        }
      }
    }
    sources = owners.map(\.source)
    fragmentArguments = owners.map { owner in
      if case .fragment(let fragment) = owner { FragmentArgument.all(of: fragment) } else { [] }
    }
    for index in owners.indices { collect(index) }
  }

  /// Texts of a schema, without any site yet.
  init(_ schema: Schema, texts: [Source]) {
    self.schema = schema
    sources = texts
    fragmentArguments = texts.map { _ in [] }
  }

  mutating func report(_ fact: RuleFact, _ owner: Int, _ range: SourceRange, _ notes: Note?...) {
    diagnostics.append(
      Diagnostic(
        fact, at: SourceLocation(sources[owner], range),
        notes: notes.compactMap { note in
          note.map { Diagnostic.Note($0.message, at: $0.location) }
        }))
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  func location(_ owner: Int, _ range: SourceRange) -> SourceLocation {
    SourceLocation(sources[owner], range)
  }

  func note(_ message: String, _ owner: Int, _ range: SourceRange) -> Note {
    Note(message: message, location: location(owner, range))
  }

  func note(_ counterpart: Diagnostic.Counterpart, _ owner: Int, _ range: SourceRange) -> Note {
    note(counterpart.rawValue, owner, range)
  }

  /// A note about something the schema's text says; none for what every schema has.
  func note(_ message: String, _ location: SourceLocation?) -> Note? {
    location.map { Note(message: message, location: $0) }
  }

  func sortedDiagnostics(_ documents: [Document]) -> [Diagnostic] {
    var order: [String: Int] = [:]
    for (index, document) in documents.enumerated() where order[document.source.name] == nil {
      order[document.source.name] = index
    }
    // Documents of one file may share a name: the sort is stable, and compares offsets in any case.
    let sorted = diagnostics.sorted { lhs, rhs in
      let left = order[lhs.location.source.name] ?? -1
      let right = order[rhs.location.source.name] ?? -1
      return left != right ? left < right : Diagnostic.isBefore(lhs, rhs)
    }
    // Two operations that reach one fragment may find the same there.
    var result: [Diagnostic] = []
    for diagnostic in sorted where result.last != diagnostic { result.append(diagnostic) }
    return result
  }
}

struct Note {
  let message: String
  let location: SourceLocation
}

/// An operation or fragment: what sites belong to.
enum Owner {
  case operation(OperationDefinition)
  case fragment(FragmentDefinition)

  var source: Source {
    switch self {
    case .operation(let operation): operation.source
    case .fragment(let fragment): fragment.source
    }
  }

  var selections: [Selection] {
    switch self {
    case .operation(let operation): operation.selections
    case .fragment(let fragment): fragment.selections
    }
  }

  /// Where its name stands; all of it without one.
  var nameRange: SourceRange {
    switch self {
    case .operation(let operation): operation.name?.range ?? operation.range
    case .fragment(let fragment): fragment.name.range
    }
  }

  var operation: OperationDefinition? {
    if case .operation(let operation) = self { operation } else { nil }
  }

  var fragment: FragmentDefinition? {
    if case .fragment(let fragment) = self { fragment } else { nil }
  }
}
