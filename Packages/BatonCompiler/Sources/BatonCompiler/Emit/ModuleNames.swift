import BatonSchema

/// The Swift names of what a module declares at its top level.
struct ModuleNames {
  private var operations: [String: String] = [:]
  private var fragments: [String: String] = [:]
  private var schemaTypes: [String: String] = [:]
  /// Every one of them, and the first parts of the names that mapped scalars have.
  let taken: Set<String>

  init(_ module: TypedModule, enums: [String], inputs: [String], scalars: [String]) {
    var taken = SwiftName.nestedTypes
    for scalar in scalars {
      taken.insert(String(scalar.split(separator: ".").first ?? Substring(scalar)))
    }
    // What authors named keeps its name before what the schema named.
    // GraphQL tells operations from fragments of their name, Swift does not.
    for name in module.operations.map(\.name).sorted() {
      operations[name] = SwiftName.type(name, taken: &taken)
    }
    for name in module.fragments.map(\.name).sorted() {
      fragments[name] = SwiftName.type(name, taken: &taken)
    }
    for name in (enums + inputs).sorted() {
      schemaTypes[name] = SwiftName.type(name, taken: &taken)
    }
    self.taken = taken.subtracting(SwiftName.nestedTypes)
  }

  func operation(_ name: String) -> String { operations[name] ?? name }

  func fragment(_ name: String) -> String { fragments[name] ?? name }

  /// Of an enum or input object.
  func schemaType(_ name: String) -> String { schemaTypes[name] ?? name }
}
