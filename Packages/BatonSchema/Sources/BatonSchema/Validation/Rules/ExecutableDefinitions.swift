extension ValidationRules {
  /// 5.1.1: documents hold operations and fragments only.
  @Sendable static func executableDefinitions(_ context: inout ValidationContext) {
    for (definition, source) in context.misplaced {
      let (keyword, range): (String, SourceRange) =
        switch definition {
        case .type(let type): ("`\(type.kind.keyword) \(type.name)`", type.name.range)
        case .directive(let directive): ("`directive @\(directive.name)`", directive.name.range)
        default: ("`schema`", definition.range)
        }
      context.report(
        Diagnostic(
          RuleFact.notExecutable(keyword: keyword), at: SourceLocation(source, range)))
    }
  }
}
