/// Goes over the sites of documents and notes which coordinates each definition uses, and where first.
///
/// An enum or input object is used as a whole (`Size`, not `Size.SMALL`) where any of its values may come
/// or go: as the type of a field that is selected, or of a variable.
struct UseCollector {
  private let context: ValidationContext
  /// By owner.
  private(set) var places: [[String: SourceRange]]

  private var schema: Schema { context.schema }

  init(_ context: ValidationContext) {
    self.context = context
    places = context.owners.map { _ in [:] }
  }

  mutating func collect() {
    for (index, owner) in context.owners.enumerated() { collect(owner, index) }
    for site in context.inlines {
      if let condition = site.inline.typeCondition { note(condition, site.owner) }
    }
    for site in context.spreads {
      guard let index = context.fragments[site.spread.name.text],
        let fragment = context.owners[index].fragment
      else { continue }
      note(fragment.typeCondition.text, site.spread.name.range, site.owner)
    }
    for site in context.fields {
      guard let field = site.definition, let parent = site.parent else { continue }
      let range = site.field.name.range
      note(parent.name, range, site.owner)
      note("\(parent.name).\(field.name)", range, site.owner)
      note(field.type.name.text, range, site.owner)
    }
    for site in context.arguments {
      for argument in site.arguments {
        note("\(site.name)(\(argument.name.text):)", argument.name.range, site.owner)
      }
    }
    for site in context.directives {
      for directive in site.directives {
        note("@\(directive.name.text)", directive.name.range, site.owner)
        note(
          "@\(directive.name.text) \(site.location.rawValue)", directive.name.range, site.owner)
      }
    }
    for site in context.values { collect(site.value, site.type, site.owner) }
  }

  private mutating func note(_ coordinate: String, _ range: SourceRange, _ owner: Int) {
    if let first = places[owner][coordinate], first.start <= range.start { return }
    places[owner][coordinate] = range
  }

  private mutating func note(_ name: Name, _ owner: Int) { note(name.text, name.range, owner) }

  private mutating func collect(_ owner: Owner, _ index: Int) {
    switch owner {
    case .operation(let operation):
      note(operation.kind.rawValue, operation.name?.range ?? operation.range, index)
      for variable in operation.variables {
        collectWhole(variable.type.name.text, variable.type.name.range, index)
      }
    case .fragment(let fragment):
      note(fragment.typeCondition, index)
      for argument in context.fragmentArguments[index] {
        if let type = argument.type { collectWhole(type.name.text, argument.range, index) }
      }
    }
  }

  /// An input type with all that can be inside it. Iterative: types may lead to each other for long.
  private mutating func collectWhole(_ name: String, _ range: SourceRange, _ owner: Int) {
    var seen: Set<String> = [name]
    var stack = [name]
    while let name = stack.popLast() {
      note(name, range, owner)
      guard let type = schema.type(name) else { continue }
      for field in type.inputFields {
        note("\(name).\(field.name)", range, owner)
        if seen.insert(field.type.name.text).inserted { stack.append(field.type.name.text) }
      }
    }
  }

  /// Values nest at most 200 levels, so that recursion is safe.
  private mutating func collect(_ value: Value, _ type: TypeReference, _ owner: Int) {
    let name = type.name.text
    switch value {
    case .enumeration(let word): note("\(name).\(word.text)", word.range, owner)
    case .list(let values, _): for value in values { collect(value, type, owner) }
    case .object(let fields, let range):
      guard let named = schema.type(name), named.kind == .inputObject else { return }
      note(name, range, owner)
      for field in fields {
        note("\(name).\(field.name.text)", field.name.range, owner)
        guard let input = named.inputField(field.name.text) else { continue }
        collect(field.value, input.type, owner)
      }
    case .variable, .int, .float, .string, .boolean, .null: break
    }
  }
}
