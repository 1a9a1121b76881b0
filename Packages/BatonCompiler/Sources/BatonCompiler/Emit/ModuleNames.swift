import BatonSchema

/// The Swift names of what a module declares at its top level.
struct ModuleNames {
  private var definitions: [String: String] = [:]
  private var schemaTypes: [String: String] = [:]
  /// Every one of them, and the first parts of the names that mapped scalars have.
  let taken: Set<String>

  init(_ module: TypedModule, enums: [String], inputs: [String], scalars: [String]) {
    var taken = SwiftName.nestedTypes
    for scalar in scalars {
      taken.insert(String(scalar.split(separator: ".").first ?? Substring(scalar)))
    }
    // What authors named keeps its name before what the schema named.
    for name in (module.operations.map(\.name) + module.fragments.map(\.name)).sorted() {
      definitions[name] = SwiftName.type(name, taken: &taken)
    }
    for name in (enums + inputs).sorted() {
      schemaTypes[name] = SwiftName.type(name, taken: &taken)
    }
    self.taken = taken.subtracting(SwiftName.nestedTypes)
  }

  /// Of an operation or fragment.
  func definition(_ name: String) -> String { definitions[name] ?? name }

  /// Of an enum or input object.
  func schemaType(_ name: String) -> String { schemaTypes[name] ?? name }
}
