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

  /// What decides about almost every pair, without a look at the fields themselves.
  struct Digest {
    /// Equal only for the same name and arguments, as written, of a field that is not streamed.
    let text: Int
    /// Equal only for the same shape of the response; -1 where the type is unknown.
    let shape: Int
    /// The number of the object type it is selected on; -1 for an interface or union.
    let object: Int
    /// The number of its own selection set; -1 without.
    let children: Int
  }

  struct Component {
    /// Occurrences by response key, keys in the order first met.
    var groups: [[Int]] = []
    var groupIndex: [String: Int] = [:]
    var spreads: [Int] = []
    /// Filled while the component is collected.
    var spreadIndex: Set<Int> = []
  }

  /// Pruned: only what can be in conflict with anything.
  private(set) var components: [Component]
  /// For each component, the suspect response keys that it reaches, as bits (`SuspectKeys`).
  private(set) var suspects: [UInt64] = []
  private(set) var occurrences: [Occurrence] = []
  private(set) var digests: [Digest] = []
  private var interned: [String: Int] = [:]
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
    prune()
  }

  /// Leaves out fields and spreads behind which nothing can conflict.
  private mutating func prune() {
    let keys = SuspectKeys(self)
    suspects = keys.reached(in: self)
    for index in components.indices {
      var pruned = Component()
      pruned.spreads = components[index].spreads.filter { suspects[$0] != 0 }
      for group in components[index].groups {
        let kept = group.filter { occurrence in
          let children = digests[occurrence].children
          return keys.bit(of: occurrences[occurrence]) != 0
            || children >= 0 && suspects[children] != 0
        }
        guard let first = kept.first else { continue }
        pruned.groupIndex[occurrences[first].field.responseKey.text] = pruned.groups.count
        pruned.groups.append(kept)
      }
      components[index] = pruned
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
          components[component].spreadIndex.insert(fragment).inserted
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
    digests.append(digest(of: field, parent, definition, children))
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
      var seen: Set<[Int]> = []
      components[component].groups[group].removeAll { index in
        let digest = digests[index]
        guard digest.children < 0 else { return false }
        let parent = occurrences[index].parent?.id.index ?? -1
        return !seen.insert([digest.text, digest.shape, parent]).inserted
      }
    }
  }

  private mutating func digest(
    of field: Field, _ parent: SchemaType?, _ definition: SchemaField?, _ children: Int?
  ) -> Digest {
    var printer = CompactPrinter()
    printer.word(field.name.text)
    printer.arguments(field.arguments)
    // A streamed field is like no other.
    if field.directives.contains(where: { $0.name.text == "stream" }) {
      printer.word("stream\(occurrences.count)")
    }
    return Digest(
      text: intern(printer.text),
      shape: definition.map { intern(shape($0.type, isLeaf: schema.type(of: $0).isLeaf)) } ?? -1,
      object: parent.map { $0.kind == .object ? $0.id.index : -1 } ?? -1,
      children: children ?? -1)
  }

  private func shape(_ type: TypeReference, isLeaf: Bool) -> String {
    switch type {
    case .named(let name): isLeaf ? name.text : "{}"
    case .list(let inner, _): "[\(shape(inner, isLeaf: isLeaf))]"
    case .nonNull(let inner, _): "\(shape(inner, isLeaf: isLeaf))!"
    }
  }

  private mutating func intern(_ text: String) -> Int {
    if let number = interned[text] { return number }
    let number = interned.count
    interned[text] = number
    return number
  }
}
