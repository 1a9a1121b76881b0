import BatonSchema

/// What an author selects on one object: inline fragments that always apply count, and so do selections
/// of one response key written in several places.
final class ObjectScope {
  /// An alias that says a name.
  struct Named {
    var name: String
    /// The spread fragment; nil for an inline one.
    var fragment: String?
    var location: SourceLocation
  }

  // All of it belongs to the one walk that makes the scope; it is complete when a check sees it.
  let type: SchemaType
  /// The fields that lead here; empty for a definition, a condition and an aliased fragment.
  let parents: [TypedField]
  /// Of a type condition: the scopes around it, innermost first; all of them are read there too.
  let outer: [ObjectScope]
  private(set) var fields: [(key: String, occurrences: [TypedField])] = []
  private(set) var aliased: [TypedInline] = []
  private(set) var conditions: [TypedInline] = []
  /// Inline fragments that always apply, whose selections are among the fields.
  private(set) var dissolved: [TypedInline] = []
  private(set) var named: [Named] = []
  private(set) var firstNamed: [String: Named] = [:]
  private var places: [String: Int] = [:]

  init(_ type: SchemaType, outer: [ObjectScope] = [], parents: [TypedField] = []) {
    self.type = type
    self.outer = outer
    self.parents = parents
  }

  /// The first selection of a response key, here and not around.
  func first(of key: String) -> TypedField? { places[key].map { fields[$0].occurrences[0] } }

  /// The first selection of a response key, here or else around.
  func first(inOrAround key: String) -> TypedField? {
    first(of: key) ?? firstAround(key)
  }

  func firstAround(_ key: String) -> TypedField? {
    outer.lazy.compactMap { $0.first(of: key) }.first
  }

  /// Who else has the alias's name, here before it or around.
  func firstNamed(before alias: Named) -> Named? {
    if let first = firstNamed[alias.name], first.location != alias.location { return first }
    return outer.lazy.compactMap { $0.firstNamed[alias.name] }.first
  }

  func collect(_ selections: [TypedSelection], _ schema: Schema) {
    for selection in selections {
      switch selection {
      case .field(let field): add(field)
      case .spread(let spread): add(spread.alias, of: spread.name.text)
      case .inline(let inline):
        if let alias = inline.alias {
          aliased.append(inline)
          add(alias, of: nil)
        } else if case .always = TypeRelation(of: inline.type, within: type, schema) {
          dissolved.append(inline)
          collect(inline.selections, schema)
        } else {
          conditions.append(inline)
        }
      }
    }
  }

  private func add(_ alias: TypedAlias?, of fragment: String?) {
    guard let alias, let name = alias.name else { return }
    let named = Named(name: name, fragment: fragment, location: alias.location)
    self.named.append(named)
    if firstNamed[name] == nil { firstNamed[name] = named }
  }

  private func add(_ field: TypedField) {
    let key = field.responseKey
    if let place = places[key] {
      fields[place].occurrences.append(field)
    } else {
      places[key] = fields.count
      fields.append((key, [field]))
    }
  }
}

extension TypedModule {
  /// Shows each object of each definition, outermost first.
  func forEachObject(_ schema: Schema, _ body: (ObjectScope) -> Void) {
    func visit(_ selections: [TypedSelection], _ scope: ObjectScope) {
      scope.collect(selections, schema)
      body(scope)
      for inline in scope.aliased { visit(inline.selections, ObjectScope(inline.type)) }
      for inline in scope.conditions {
        visit(inline.selections, ObjectScope(inline.type, outer: [scope] + scope.outer))
      }
      for (_, occurrences) in scope.fields where !occurrences[0].selections.isEmpty {
        visit(
          occurrences.flatMap(\.selections), ObjectScope(occurrences[0].type, parents: occurrences))
      }
    }
    for operation in operations { visit(operation.selections, ObjectScope(operation.type)) }
    for fragment in fragments { visit(fragment.selections, ObjectScope(fragment.type)) }
  }
}
