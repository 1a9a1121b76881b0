import BatonSchema

/// The enums and input objects that a module's variables and lenses name, each once, sorted by name.
struct UsedTypes {
  private(set) var enums: [SchemaType] = []
  private(set) var inputs: [SchemaType] = []
  private var seen: Set<TypeID> = []

  init(_ module: TypedModule, _ schema: Schema) {
    for operation in module.operations {
      for variable in operation.definition.variables {
        if let type = schema.type(within: variable.type) { add(type, schema) }
      }
      add(operation.selections, schema)
    }
    for fragment in module.fragments { add(fragment.selections, schema) }
    enums.sort { $0.name < $1.name }
    inputs.sort { $0.name < $1.name }
  }

  private mutating func add(_ selections: [TypedSelection], _ schema: Schema) {
    for selection in selections {
      switch selection {
      case .field(let field):
        add(field.type, schema)
        add(field.selections, schema)
      case .inline(let inline): add(inline.selections, schema)
      case .spread: continue
      }
    }
  }

  private mutating func add(_ type: SchemaType, _ schema: Schema) {
    var open = [type]
    while let type = open.popLast() {
      guard type.kind == .enumeration || type.kind == .inputObject,
        seen.insert(type.id).inserted
      else { continue }
      if type.kind == .enumeration {
        enums.append(type)
      } else {
        inputs.append(type)
        open += type.inputFields.map { schema.type(of: $0) }
      }
    }
  }
}
