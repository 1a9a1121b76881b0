/// Whether a marker stands where it can work, on a property that it can work for. What the document
/// says is the compiler's to judge.
struct Shape {
  enum Verdict: Equatable {
    case fine
    case refused(Diagnostic)
    /// The compiler reports it by itself, given an expansion that adds no error.
    case leftToTheCompiler
  }

  let marker: Marker
  let attribute: Attribute
  let declaration: Declaration
  let context: LexicalContext

  var verdict: Verdict {
    guard let introducer = declaration.introducer else {
      return marker.storage == nil
        ? refused("\(marker.spelling) marks a stored property: `var name: Type`")
        : .leftToTheCompiler
    }
    if declaration.hasSeveralBindings {
      return marker.storage == nil
        ? refused("\(marker.spelling) marks one property: give each its own marker")
        : .leftToTheCompiler
    }
    if marker.storage != nil {
      let isUntyped = declaration.type == nil && !declaration.hasInitialValue
      if introducer == "let" || isUntyped { return .leftToTheCompiler }
    }
    if let refusal = placeProblem ?? typeProblem ?? documentProblem { return .refused(refusal) }
    return .fine
  }

  private func refused(_ message: String, at index: Int? = nil) -> Verdict {
    .refused(attribute.diagnostic(message, at: index))
  }

  private var placeProblem: Diagnostic? {
    guard marker.storage != nil else { return nil }
    let spelling = marker.spelling
    if declaration.isStatic {
      return attribute.diagnostic(
        "\(spelling) marks a view's own property; a static one belongs to no view")
    }
    if declaration.hasAccessors {
      return attribute.diagnostic(
        "\(spelling) marks a stored property, which has no body or observers of its own")
    }
    return switch context.kind {
    case .struct: nil
    case .class, .actor:
      attribute.diagnostic(
        "\(spelling) works in a struct, which a view tree copies and fills in; in a class use "
          + "`environment.handle(for:)`")
    case .extension:
      attribute.diagnostic("\(spelling) marks a stored property, which an extension can't hold")
    case .enum, .protocol, .function, .file:
      attribute.diagnostic(
        "\(spelling) marks a property of a view, which is a struct; elsewhere use "
          + "`environment.handle(for:)`")
    }
  }

  private var typeProblem: Diagnostic? {
    guard let type = declaration.type else {
      return attribute.diagnostic(
        "\(marker.spelling) needs the property's type written out: `var name: Type`, where `Type` "
          + "is \(marker.typeName)")
    }
    guard marker.storage != nil else { return nil }
    if Self.isOptional(type) {
      return attribute.diagnostic(
        "\(marker.spelling) takes \(marker.typeName) itself, not an optional; where there may be "
          + "none, leave out the view")
    }
    if let first = type.utf8.first, !SwiftScanner.isWord(first), first != UInt8(ascii: "`") {
      return attribute.diagnostic(
        "\(marker.spelling) takes \(marker.typeName), not `\(type)`")
    }
    return nil
  }

  private static func isOptional(_ type: String) -> Bool {
    if let last = type.utf8.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") {
      return true
    }
    return type.utf8.starts(with: "Optional<".utf8)
      || type.utf8.starts(with: "Swift.Optional<".utf8)
  }

  private var documentProblem: Diagnostic? {
    guard let document = attribute.document else {
      return attribute.diagnostic(
        "\(marker.spelling) needs its GraphQL document as one string literal: the compiler reads "
          + "the source, not the value",
        at: attribute.argument)
    }
    if let interpolation = document.interpolation {
      return attribute.diagnostic(
        "a GraphQL document can't be interpolated; declare a variable, `$name`, and pass its value",
        at: interpolation)
    }
    if attribute.piece.bytes[document.contents].allSatisfy({ $0 == 0x20 || 9...13 ~= $0 }) {
      return attribute.diagnostic("the GraphQL document is empty", at: document.contents.lowerBound)
    }
    return nil
  }
}
