extension ValidationRules {
  /// Incremental delivery, "Defer And Stream Directive Labels Are Unique": labels are texts, and none is
  /// given twice in all documents together.
  @Sendable static func deferStreamDirectiveLabel(_ context: inout ValidationContext) {
    var seen: [String: (owner: Int, range: SourceRange)] = [:]
    for site in context.directives {
      for directive in site.directives where directive.isIncremental {
        guard let label = directive.argument("label")
        else { continue }
        switch label {
        case .null: break
        case .string(let text):
          if let first = seen[text.text] {
            context.report(
              .duplicateLabel(text.text), site.owner, label.range,
              context.note(.first, first.owner, first.range))
          } else {
            seen[text.text] = (site.owner, label.range)
          }
        default:
          context.report(
            .variableLabel(directive: directive.name.text), site.owner, label.range)
        }
      }
    }
  }
}

extension Directive {
  /// Whether it is `@defer` or `@stream`.
  var isIncremental: Bool { name.text == "defer" || name.text == "stream" }
}
