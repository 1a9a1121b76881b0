import BatonSchema

/// Every definition of a module.
struct TypedModule {
  var operations: [TypedOperation]
  var fragments: [TypedFragment]

  /// Applies a pass to the selections of every definition.
  mutating func rewrite(
    _ pass: (_ selections: [TypedSelection], _ type: SchemaType) -> [TypedSelection]
  ) {
    for index in operations.indices {
      operations[index].selections = pass(operations[index].selections, operations[index].type)
    }
    for index in fragments.indices {
      fragments[index].selections = pass(fragments[index].selections, fragments[index].type)
    }
  }
}
