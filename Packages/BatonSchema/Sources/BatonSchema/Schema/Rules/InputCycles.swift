extension SchemaRules {
  /// "Input Object Circular References": through non-null fields alone nothing could ever be written.
  ///
  /// Each field that leads back into the path being followed is reported once. Iterative: a chain of
  /// inputs may be as long as a schema likes.
  @Sendable static func inputCycles(_ draft: inout SchemaDraft) {
    var isDone = [Bool](repeating: false, count: draft.types.count)
    var depth: [Int: Int] = [:]
    for start in draft.types.indices where draft.types[start].kind == .inputObject && !isDone[start]
    {
      var path = [(type: start, next: 0)]
      depth[start] = 0
      while let top = path.last {
        let type = draft.types[top.type]
        guard top.next < type.inputFields.count else {
          isDone[top.type] = true
          depth[top.type] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let field = type.inputFields[top.next]
        guard case .nonNull(.named(let name), _) = field.node.type,
          let target = draft.typeIndex[name.text], draft.types[target].kind == .inputObject,
          !isDone[target]
        else { continue }
        if let from = depth[target] {
          let names = path[from...].map { step in
            let owner = draft.types[step.type]
            return "\(owner.name).\(owner.inputFields[step.next - 1].name.text)"
          }
          draft.report(.inputCycle(names), field.location)
        } else {
          depth[target] = path.count
          path.append((target, 0))
        }
      }
    }
  }
}
