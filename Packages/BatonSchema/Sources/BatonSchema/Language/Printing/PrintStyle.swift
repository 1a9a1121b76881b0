/// How a syntax tree becomes text.
public enum PrintStyle: Hashable, Sendable {
  /// One line without an optional space, `,` between items, quoted strings as they were written.
  case compact
  /// Two spaces of indentation, lines broken as graphql-js 16 breaks them.
  case pretty
}

extension Document {
  /// The text of the definitions: joined directly when compact, a blank line apart when pretty.
  ///
  /// Parsing it gives this document again, its locations apart. Comments are not in the tree.
  public func printed(_ style: PrintStyle) -> String {
    switch style {
    case .compact:
      var printer = CompactPrinter()
      for index in definitions.indices {
        printer.definition(definitions[index], after: index > 0 ? definitions[index - 1] : nil)
      }
      return printer.text
    case .pretty:
      return definitions.indices.map { index in
        PrettyPrinter.definition(
          definitions[index], after: index > 0 ? definitions[index - 1] : nil)
      }.joined(separator: "\n\n") + (definitions.isEmpty ? "" : "\n")
    }
  }
}

extension Definition {
  public func printed(_ style: PrintStyle) -> String {
    switch style {
    case .compact:
      var printer = CompactPrinter()
      printer.definition(self, after: nil)
      return printer.text
    case .pretty: return PrettyPrinter.definition(self, after: nil)
    }
  }

  /// Whether braces that follow could be taken for a part of this definition.
  var mayContinueWithBraces: Bool {
    switch self {
    case .operation, .fragment: false
    case .schema, .type, .directive: true
    }
  }
}

extension OperationDefinition {
  public func printed(_ style: PrintStyle) -> String { Definition.operation(self).printed(style) }

  /// Whether it says no more than its braces do.
  var isShorthand: Bool {
    kind == .query && name == nil && description == nil && variables.isEmpty && directives.isEmpty
  }
}

extension FragmentDefinition {
  public func printed(_ style: PrintStyle) -> String { Definition.fragment(self).printed(style) }
}

extension TypeDefinition {
  public func printed(_ style: PrintStyle) -> String { Definition.type(self).printed(style) }
}

extension Value {
  public func printed(_ style: PrintStyle) -> String {
    switch style {
    case .compact:
      var printer = CompactPrinter()
      printer.value(self)
      return printer.text
    case .pretty: return PrettyPrinter.value(self)
    }
  }
}

extension Directive {
  public func printed(_ style: PrintStyle) -> String {
    switch style {
    case .compact:
      var printer = CompactPrinter()
      printer.directives([self])
      return printer.text
    case .pretty: return PrettyPrinter.directive(self)
    }
  }
}
