extension Emission {
  /// The constants of a plan, as members of an operation.
  func emit(_ plan: Plan, into writer: inout SwiftWriter) {
    writer.line("@_spi(Generated) public static let plan = \(runtime).Plan(root: selection0)")
    for (number, selection) in plan.selections.enumerated() {
      let keys =
        selection.keys.isEmpty
        ? ""
        : ", keys: ["
          + selection.keys.map {
            "\(runtime).TypeKey(\(slots.type($0.type)), \(SwiftLiteral.list($0.key)))"
          }.joined(separator: ", ") + "]"
      let opening =
        "private static let selection\(number): \(runtime).Selection = \(runtime).Selection("
        + "type: \(slots.type(selection.type)), key: \(SwiftLiteral.list(selection.key)), "
        + "abstract: \(selection.isAbstract)\(keys), fields: ["
      writer.block(opening, closing: "])") { writer in
        emit(selection.fields, into: &writer)
      }
    }
  }

  private func emit(_ fields: [PlanField], into writer: inout SwiftWriter) {
    for field in fields {
      switch field {
      case .scalar(let key, let slot, let kind, let isList, let marks, let when):
        writer.line(
          ".scalar(\"\(key)\", key: \(slotKey(slot)), kind: .\(kind.rawValue), list: \(isList)"
            + "\(text(of: marks))\(self.when(when))),")
      case .linked(
        let key, let slot, let isPlural, let lookup, let marks, let when, let selection):
        writer.line(
          ".linked(\"\(key)\", key: \(slotKey(slot)), plural: \(isPlural)\(text(of: lookup))"
            + "\(text(of: marks))\(self.when(when)), selection: selection\(selection)),")
      case .typename(let key, let when):
        writer.line(".typename(\"\(key)\"\(self.when(when))),")
      case .membership(let key, let type):
        writer.line(".membership(\"\(key)\", of: \(slots.type(type))),")
      case .inline(let type, let when, let fields):
        writer.block(
          ".inline(on: \(slots.type(type))\(self.when(when)), fields: [", closing: "]),"
        ) { writer in emit(fields, into: &writer) }
      case .deferred(let deferral, let when, let fields):
        let unless = deferral.variable.map { ", unless: \"\($0)\"" } ?? ""
        writer.block(
          ".deferred(label: \(SwiftLiteral.escaped(deferral.label))\(unless)\(self.when(when)), "
            + "fields: [", closing: "]),"
        ) { writer in emit(fields, into: &writer) }
      }
    }
  }

  /// `, client: true, edit: .deleteEdge(connections: .variable("connections")), caught: true`
  private func text(of marks: PlanMarks) -> String {
    let client = marks.isClient ? ", client: true" : ""
    let caught = marks.isCaught ? ", caught: true" : ""
    return text(of: marks.connection) + client + text(of: marks.edit) + caught
  }

  private func text(of edit: PlanEdit?) -> String {
    guard let edit else { return "" }
    var arguments = edit.connections.map { ["connections: \(argument($0))"] } ?? []
    if let type = edit.edgeType { arguments.append("edgeType: \(slots.type(type))") }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return ", edit: .\(edit.kind.rawValue)\(list)"
  }

  private func text(of connection: PlanConnection?) -> String {
    guard let connection else { return "" }
    let cursors = [("after", connection.after), ("before", connection.before)].compactMap {
      name, value in value.map { ", \(name): \(argument($0))" }
    }
    return ", connection: \(runtime).ConnectionLink(key: \(slotKey(connection.slot))"
      + cursors.joined() + ")"
  }

  private func slotKey(_ slot: SlotReference) -> String {
    (slot.key.isDynamic ? ".dynamic(" : ".fixed(") + slots.slot(slot) + ")"
  }

  private func when(_ conditions: [Condition]) -> String {
    conditions.isEmpty ? "" : ", when: \(self.conditions(conditions))"
  }

  private func text(of lookup: PlanLookup?) -> String {
    guard let lookup else { return "" }
    let type = lookup.type.map { slots.type($0) } ?? "nil"
    let key = lookup.key.map(argument).joined(separator: ", ")
    return ", lookup: \(runtime).Lookup(type: \(type), key: [\(key)])"
  }
}
