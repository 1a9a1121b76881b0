import BatonSchema

/// Puts the arguments of spreads in the place of the variables that stand for them (C-1). A fragment
/// becomes one fragment for each set of arguments; with its defaults it keeps its name.
struct InlineArguments {
  private let originals: [String: TypedFragment]
  private var names: [Variant: String] = [:]
  private var taken: Set<String>
  /// In the order they are visited; those behind are made by those before.
  private var open: [(fragment: TypedFragment, values: ArgumentValues)] = []
  private var diagnostics: [Diagnostic] = []
  private var budget = Self.sizeLimit

  private struct Variant: Hashable {
    var fragment: String
    var arguments: String
  }

  /// How many bytes of arguments are put in place in a module: arguments made of arguments can double
  /// with each fragment.
  static let sizeLimit = 1 << 24
  /// How many fragments there may be in the end, for the same reason.
  static let countLimit = 10_000

  /// The fragments as their defaults have them come first, in their order, the variants behind them.
  static func run(_ module: inout TypedModule) -> [Diagnostic] {
    guard module.fragments.contains(where: { !$0.parameters.isEmpty }) else { return [] }
    var pass = InlineArguments(module)
    for index in module.operations.indices {
      module.operations[index].selections = pass.inlined(
        module.operations[index].selections, ArgumentValues())
    }
    pass.open =
      module.fragments.map { ($0, ArgumentValues(defaultsOf: $0)) } + pass.open
    module.fragments = pass.fragments()
    return pass.diagnostics
  }

  private init(_ module: TypedModule) {
    originals = Dictionary(module.fragments.map { ($0.name, $0) }) { first, _ in first }
    taken = Set(originals.keys)
  }

  private mutating func fragments() -> [TypedFragment] {
    var result: [TypedFragment] = []
    // The list grows while it is read.
    while result.count < open.count, diagnostics.isEmpty {
      var (fragment, values) = open[result.count]
      fragment.selections = inlined(fragment.selections, values)
      result.append(fragment)
    }
    return result
  }

  private mutating func inlined(
    _ selections: [TypedSelection], _ values: ArgumentValues
  ) -> [TypedSelection] {
    selections.map { selection in
      var selection = selection
      selection.conditions = selection.conditions.inlining(values)
      switch selection {
      case .field(var field):
        field.arguments = inlined(field.arguments, values)
        field.directives = inlined(field.directives, values)
        field.selections = inlined(field.selections, values)
        field.edit = field.edit.map { inlined($0, values) }
        return .field(field)
      case .inline(var inline):
        inline.directives = inlined(inline.directives, values)
        inline.selections = inlined(inline.selections, values)
        return .inline(inline)
      case .spread(var spread):
        spread.directives = inlined(spread.directives, values)
        spread.deferral = spread.deferral?.inlining(values)
        spread.name.text = variant(of: spread, values)
        spread.arguments = []
        return .spread(spread)
      }
    }
  }

  private mutating func inlined(
    _ directives: [Directive], _ values: ArgumentValues
  ) -> [Directive] {
    directives.map { directive in
      var directive = directive
      directive.arguments = inlined(directive.arguments, values)
      return directive
    }
  }

  private mutating func inlined(_ arguments: [Argument], _ values: ArgumentValues) -> [Argument] {
    guard !values.isEmpty else { return arguments }
    return arguments.compactMap { argument in
      var argument = argument
      guard budget > 0, let value = values.applied(to: argument.value, &budget) else { return nil }
      argument.value = value
      return argument
    }
  }

  /// An argument that is not set names no connection.
  private mutating func inlined(_ edit: TypedEdit, _ values: ArgumentValues) -> TypedEdit {
    guard !values.isEmpty, budget > 0, let connections = edit.connections else { return edit }
    var edit = edit
    edit.connections = values.applied(to: connections, &budget) ?? .list([], range: .none)
    return edit
  }

  /// The name of the fragment that a spread gets with its arguments.
  private mutating func variant(of spread: TypedSpread, _ outer: ArgumentValues) -> String {
    let name = spread.name.text
    guard let original = originals[name], !original.parameters.isEmpty else { return name }
    let values = ArgumentValues(original, given: inlined(spread.arguments, outer), spread.arguments)
    guard budget > 0, values.isWithinLimits, names.count < Self.countLimit
    else {
      if diagnostics.isEmpty {
        diagnostics.append(
          Diagnostic(FragmentProblem.argumentsExpandTooFar(name), at: spread.location))
      }
      return name
    }
    let text = values.printed
    if text == ArgumentValues(defaultsOf: original).printed { return name }
    let key = Variant(fragment: name, arguments: text)
    if let known = names[key] { return known }
    var variant = original
    variant.name = newName(name, text)
    names[key] = variant.name
    open.append((variant, values))
    return variant.name
  }

  /// Six digits of the hash, or more of them where that name is another fragment's.
  private mutating func newName(_ fragment: String, _ arguments: String) -> String {
    let hash = MD5.hex(of: arguments)
    var digits = 6
    while digits < 32, !taken.insert("\(fragment)_\(hash.prefix(digits))").inserted { digits += 1 }
    return "\(fragment)_\(hash.prefix(digits))"
  }
}

extension TypedDeferral {
  /// Nil where the spread is not deferred after all; what is unset is the directive's default.
  fileprivate func inlining(_ values: ArgumentValues) -> TypedDeferral? {
    guard let name = variable, let argument = values[name] else { return self }
    var deferral = self
    switch argument {
    case .variable(let variable)?: deferral.variable = variable.text
    case .boolean(false, _)?: return nil
    default: deferral.variable = nil
    }
    return deferral
  }
}

extension [Condition] {
  /// Constants are decided; what is unset is not true.
  fileprivate func inlining(_ values: ArgumentValues) -> [Condition] {
    guard !values.isEmpty else { return self }
    var result: [Condition] = []
    for condition in self {
      switch condition {
      case .never: return [.never]
      case .include(let name), .skip(let name):
        guard let argument = values[name] else {
          result.append(condition)
          continue
        }
        let isInclude = condition == .include(name)
        switch argument {
        case .variable(let variable)?:
          result.append(isInclude ? .include(variable.text) : .skip(variable.text))
        case .boolean(true, _)?: if !isInclude { return [.never] }
        default: if isInclude { return [.never] }
        }
      }
    }
    return [].adding(result)
  }
}
