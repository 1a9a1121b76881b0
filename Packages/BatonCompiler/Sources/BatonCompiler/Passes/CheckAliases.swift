import BatonSchema

/// Sees to it that each `@alias` has a name, and has it alone among what is read beside it.
struct CheckAliases {
  private let schema: Schema
  private var diagnostics: [Diagnostic] = []

  static func run(_ module: TypedModule, _ schema: Schema) -> [Diagnostic] {
    var check = CheckAliases(schema: schema)
    for operation in module.operations {
      check.visit(operation.selections, on: operation.type, within: nil)
    }
    for fragment in module.fragments {
      check.visit(fragment.selections, on: fragment.type, within: nil)
    }
    return check.diagnostics
  }

  private init(schema: Schema) { self.schema = schema }

  /// What is read of one object.
  private final class Scope {
    struct Alias {
      /// The spread fragment; nil for an inline one.
      var fragment: String?
      var location: SourceLocation
    }

    // All of it belongs to the one visit that makes the scope.
    let outer: Scope?
    var fields: [String: SourceLocation] = [:]
    var order: [String] = []
    var below: [String: (type: SchemaType, selections: [TypedSelection])] = [:]
    var aliases: [String: Alias] = [:]
    var conditions: [TypedInline] = []
    var aliased: [TypedInline] = []

    init(outer: Scope?) { self.outer = outer }
  }

  private mutating func visit(
    _ selections: [TypedSelection], on type: SchemaType, within outer: Scope?
  ) {
    let scope = Scope(outer: outer)
    collect(selections, on: type, into: scope)
    checkFields(of: scope)
    for inline in scope.conditions { visit(inline.selections, on: inline.type, within: scope) }
    for inline in scope.aliased { visit(inline.selections, on: inline.type, within: nil) }
    for key in scope.order {
      guard let below = scope.below[key] else { continue }
      visit(below.selections, on: below.type, within: nil)
    }
  }

  private mutating func collect(
    _ selections: [TypedSelection], on type: SchemaType, into scope: Scope
  ) {
    for selection in selections {
      switch selection {
      case .field(let field):
        let key = field.responseKey
        if scope.fields[key] == nil {
          scope.fields[key] = field.location
          scope.order.append(key)
        }
        if !field.selections.isEmpty {
          scope.below[key, default: (field.type, [])].selections += field.selections
        }
      case .spread(let spread):
        if let alias = spread.alias { add(alias, of: spread.name.text, to: scope) }
      case .inline(let inline):
        if let alias = inline.alias {
          if alias.name == nil, !inline.hasTypeCondition {
            report(.aliasNeedsName, alias.location)
          }
          add(alias, of: nil, to: scope)
          scope.aliased.append(inline)
        } else if case .always = TypeRelation(of: inline.type, within: type, schema) {
          collect(inline.selections, on: type, into: scope)
        } else {
          scope.conditions.append(inline)
        }
      }
    }
  }

  private mutating func add(_ alias: TypedAlias, of fragment: String?, to scope: Scope) {
    guard let name = alias.name else { return }
    guard isName(name) else { return report(.aliasNotName(name), alias.location) }
    var around: Scope? = scope
    while let current = around {
      if let taken = current.aliases[name] {
        // The same fragment, say under another condition, is the same accessor.
        if fragment != nil, taken.fragment == fragment { return }
        return report(
          .aliasTaken(name), alias.location, .init("The first one is here.", at: taken.location))
      }
      around = current.outer
    }
    scope.aliases[name] = Scope.Alias(fragment: fragment, location: alias.location)
  }

  /// A type condition's lens also shows what is selected around it, so a field may collide with an
  /// alias on either side.
  private mutating func checkFields(of scope: Scope) {
    for name in scope.aliases.keys.sorted() {
      var around: Scope? = scope
      while let current = around {
        if let field = current.fields[name] { reportField(name, scope, field) }
        around = current.outer
      }
    }
    for name in scope.order {
      var around = scope.outer
      while let current = around {
        if let field = scope.fields[name] { reportField(name, current, field) }
        around = current.outer
      }
    }
  }

  private mutating func reportField(_ name: String, _ scope: Scope, _ field: SourceLocation) {
    guard let alias = scope.aliases[name] else { return }
    report(.aliasTaken(name), alias.location, .init("The field is here.", at: field))
  }

  private mutating func report(
    _ problem: ReadingProblem, _ location: SourceLocation, _ note: Diagnostic.Note? = nil
  ) {
    diagnostics.append(Diagnostic(problem, at: location, notes: note.map { [$0] } ?? []))
  }

  private func isName(_ text: String) -> Bool {
    let bytes = text.utf8
    guard let first = bytes.first, !(0x30...0x39).contains(first) else { return false }
    return bytes.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte)
    }
  }
}
