extension Schema {
  /// What is wrong with the documents of a module, taken together: fragments and operations of one may
  /// spread those of another. Empty if they may be sent.
  ///
  /// In the order of the documents, and within one in the order of the text. Follows section 5 of
  /// GraphQL September 2025, except that every operation needs a name and that a fragment which no
  /// operation reaches is a warning.
  public func validate(_ documents: [Document]) -> [Diagnostic] {
    var context = ValidationContext(self, documents)
    for rule in ValidationRules.all { rule(&context) }
    return context.sortedDiagnostics(documents)
  }
}
