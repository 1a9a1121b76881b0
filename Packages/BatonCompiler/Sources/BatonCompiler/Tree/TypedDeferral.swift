import BatonSchema

/// `@defer` on a spread: the server may answer its fields later.
struct TypedDeferral: Hashable {
  /// The author's, or one made of definition and fragment (B-7.5).
  var label: String
  /// A variable that must be true for it; nil where it always counts.
  var variable: String?

  /// Nil where no directive defers the spread, or one that says that it does not.
  init?(_ directives: [Directive], of fragment: String, in definition: String) {
    guard let directive = directives.named("defer") else { return nil }
    label = "\(definition)$defer$\(fragment)"
    if case .string(let written) = directive.argument("label") { label = written.text }
    switch directive.argument("if") {
    case .variable(let name): variable = name.text
    case .boolean(false, _): return nil
    default: break
    }
  }

  /// As a server is sent it.
  var directive: Directive {
    var arguments = [Argument(name: Name("label"), value: .string(StringValue(label)))]
    if let variable {
      arguments.append(Argument(name: Name("if"), value: .variable(Name(variable))))
    }
    return Directive(name: Name("defer"), arguments: arguments)
  }
}
