/// Every selection set of the documents by number: its own fields, those of inline fragments among them,
/// and the numbers of the fragments it spreads.
struct SelectionComponents {
  struct Occurrence {
    let field: Field
    /// With what the fragment's own variables stand for.
    let arguments: [Argument]
    let parent: SchemaType?
    let definition: SchemaField?
    let owner: Int
  }

  /// What decides about almost every field, without a look at the field itself.
  struct Digest {
    /// The number of its response key.
    let key: Int
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
    var spreads: [Int] = []
    /// Filled while the component is collected: the place of each key in `groups`.
    var groupIndex: [Int: Int] = [:]
    var spreadIndex: Set<Int> = []
  }

  /// Pruned: only what can be in conflict with anything.
  private(set) var components: [Component]
  /// For each component, the suspect response keys that it reaches, as bits (`SuspectKeys`).
  private(set) var suspects: [UInt64] = []
  private(set) var occurrences: [Occurrence] = []
  private(set) var digests: [Digest] = []
  private var interned: [String: Int] = [:]
  private var variants: FragmentVariants
  private let schema: Schema

  init(_ context: ValidationContext) {
    schema = context.schema
    variants = FragmentVariants(context)
    // The set of each operation and fragment has the number of its owner.
    components = context.owners.map { _ in Component() }
    for (index, owner) in context.owners.enumerated() {
      collect(owner, variants.defaultScope(of: index), index, into: index)
    }
    while let variant = variants.next() {
      collect(context.owners[variant.owner], variant.scope, variant.owner, into: variant.component)
    }
    prune()
  }

  private mutating func collect(
    _ owner: Owner, _ scope: ArgumentScope, _ index: Int, into component: Int
  ) {
    let type =
      switch owner {
      case .operation(let operation): schema.root(operation.kind)
      case .fragment(let fragment): schema.type(fragment.typeCondition.text)
      }
    collect(owner.selections, type, index, scope, into: component)
    close(component)
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
          let digest = digests[occurrence]
          return keys.bit(of: digest) != 0 || digest.children >= 0 && suspects[digest.children] != 0
        }
        if !kept.isEmpty { pruned.groups.append(kept) }
      }
      components[index] = pruned
    }
  }

  private mutating func collect(
    _ selections: [Selection], _ parent: SchemaType?, _ owner: Int, _ scope: ArgumentScope,
    into component: Int
  ) {
    for selection in selections {
      switch selection {
      case .field(let field): add(field, parent, owner, scope, into: component)
      case .inline(let inline):
        let type = inline.typeCondition.map { schema.type($0.text) } ?? parent
        collect(inline.selections, type, owner, scope, into: component)
      case .spread(let spread):
        guard let target = variants.component(of: spread, in: scope, &components),
          components[component].spreadIndex.insert(target).inserted
        else { continue }
        components[component].spreads.append(target)
      }
    }
  }

  private mutating func add(
    _ field: Field, _ parent: SchemaType?, _ owner: Int, _ scope: ArgumentScope,
    into component: Int
  ) {
    let definition = parent.flatMap { schema.field(field.name.text, of: $0) }
    var children = -1
    if !field.selections.isEmpty {
      children = components.count
      components.append(Component())
      let type = definition.map { schema.type(of: $0) }
      collect(field.selections, type, owner, scope, into: children)
      close(children)
    }
    let occurrence = Occurrence(
      field: field, arguments: scope.applied(to: field.arguments), parent: parent,
      definition: definition, owner: owner)
    let digest = digest(of: occurrence, children)
    occurrences.append(occurrence)
    digests.append(digest)
    if let group = components[component].groupIndex[digest.key] {
      components[component].groups[group].append(occurrences.count - 1)
    } else {
      components[component].groupIndex[digest.key] = components[component].groups.count
      components[component].groups.append([occurrences.count - 1])
    }
  }

  /// Leaves out fields that repeat another in every way, so that a field written a thousand times is
  /// compared once.
  private mutating func close(_ component: Int) {
    components[component].groupIndex = [:]
    components[component].spreadIndex = []
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

  private mutating func digest(of occurrence: Occurrence, _ children: Int) -> Digest {
    let (field, parent, definition) = (occurrence.field, occurrence.parent, occurrence.definition)
    var printer = CompactPrinter()
    printer.word(field.name.text)
    printer.arguments(occurrence.arguments)
    // A streamed field is like no other.
    if occurrence.isStreamed { printer.word("stream\(occurrences.count)") }
    return Digest(
      key: intern("\(field.responseKey.text):"), text: intern(printer.text),
      shape: definition.map { intern(shape($0.type, isLeaf: schema.type(of: $0).isLeaf)) } ?? -1,
      object: parent.map { $0.kind == .object ? $0.id.index : -1 } ?? -1, children: children)
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
