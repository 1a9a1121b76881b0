/// Every selection set of the documents by number: its own fields, those of inline fragments among them,
/// and the numbers of the fragments it spreads.
struct SelectionComponents {
  struct Occurrence {
    let field: Field
    let parent: SchemaType?
    let definition: SchemaField?
    let owner: Int
    /// The number of its own selection set.
    let children: Int?
  }

  struct Component {
    /// Occurrences by response key, keys in the order first met.
    var groups: [[Int]] = []
    var groupIndex: [String: Int] = [:]
    var spreads: [Int] = []
  }

  private(set) var components: [Component]
  private(set) var occurrences: [Occurrence] = []
  private let schema: Schema
  private let fragments: [String: Int]

  init(_ context: ValidationContext) {
    schema = context.schema
    fragments = context.fragments
    // The set of each operation and fragment has the number of its owner.
    components = context.owners.map { _ in Component() }
    for (index, owner) in context.owners.enumerated() {
      let type =
        switch owner {
        case .operation(let operation): schema.root(operation.kind)
        case .fragment(let fragment): schema.type(fragment.typeCondition.text)
        }
      collect(owner.selections, type, index, into: index)
      close(index)
    }
  }

  private mutating func collect(
    _ selections: [Selection], _ parent: SchemaType?, _ owner: Int, into component: Int
  ) {
    for selection in selections {
      switch selection {
      case .field(let field): add(field, parent, owner, into: component)
      case .inline(let inline):
        let type = inline.typeCondition.map { schema.type($0.text) } ?? parent
        collect(inline.selections, type, owner, into: component)
      case .spread(let spread):
        guard let fragment = fragments[spread.name.text],
          !components[component].spreads.contains(fragment)
        else { continue }
        components[component].spreads.append(fragment)
      }
    }
  }

  private mutating func add(
    _ field: Field, _ parent: SchemaType?, _ owner: Int, into component: Int
  ) {
    let definition = parent.flatMap { schema.field(field.name.text, of: $0) }
    var children: Int?
    if !field.selections.isEmpty {
      let number = components.count
      components.append(Component())
      children = number
      collect(field.selections, definition.map { schema.type(of: $0) }, owner, into: number)
      close(number)
    }
    occurrences.append(
      Occurrence(
        field: field, parent: parent, definition: definition, owner: owner, children: children))
    let key = field.responseKey.text
    if let group = components[component].groupIndex[key] {
      components[component].groups[group].append(occurrences.count - 1)
    } else {
      components[component].groupIndex[key] = components[component].groups.count
      components[component].groups.append([occurrences.count - 1])
    }
  }

  /// Leaves out fields that repeat another in every way, so that a field written a thousand times is
  /// compared once.
  private mutating func close(_ component: Int) {
    for group in components[component].groups.indices
    where components[component].groups[group].count > 2 {
      var seen: Set<String> = []
      components[component].groups[group].removeAll { index in
        let occurrence = occurrences[index]
        guard occurrence.children == nil, occurrence.field.directives.isEmpty else { return false }
        let bare = Selection.field(
          Field(name: occurrence.field.name, arguments: occurrence.field.arguments))
        var printer = CompactPrinter()
        printer.selection(bare)
        return !seen.insert("\(occurrence.parent?.id.index ?? -1) \(printer.text)").inserted
      }
    }
  }
}
