/// How the peers' rules are called here.
enum RuleNames {
  /// `FieldsOnCorrectTypeRule` is `fields-on-correct-type`: our ids are the same words.
  static func id(ofRule name: String, inSchema: Bool) -> String {
    let bare = name.hasSuffix("Rule") ? String(name.dropLast(4)) : name
    if inSchema, let id = schemaRules[bare] { return id }
    var id = ""
    for scalar in bare.unicodeScalars {
      if scalar.properties.isUppercase, !id.isEmpty { id += "-" }
      id += scalar.properties.lowercaseMapping
    }
    return id
  }

  private static let schemaRules = [
    "LoneSchemaDefinition": "schema-root", "UniqueOperationTypes": "schema-root",
    "UniqueTypeNames": "schema-duplicate", "UniqueEnumValueNames": "schema-duplicate",
    "UniqueFieldDefinitionNames": "schema-duplicate",
    "UniqueArgumentDefinitionNames": "schema-duplicate",
    "UniqueDirectiveNames": "schema-duplicate", "KnownTypeNames": "schema-unknown-type",
    "PossibleTypeExtensions": "schema-extension",
  ]

  /// What validates a whole schema has no rules, only sentences; the first piece found decides.
  static func id(ofMessage message: String) -> String? {
    messages.first { message.contains($0.piece) }?.id
  }

  private static let messages: [(piece: String, id: String)] = [
    ("root type", "schema-root"),
    ("must be Output Type", "schema-output-type"),
    ("must be Input Type", "schema-input-type"),
    ("must not begin with", "schema-reserved-name"),
    ("must define one or more", "schema-empty-type"),
    ("once.", "schema-duplicate"),
    ("can only include Object types", "schema-union-member"),
    ("Interface", "schema-interface"),
    ("must implement", "schema-interface"),
    ("must only implement", "schema-interface"),
    ("cannot implement", "schema-interface"),
    ("Cannot reference Input Object", "schema-input-cycle"),
    ("cannot be provided a finite value", "schema-input-cycle"),
    ("OneOf input field", "schema-one-of"),
  ]
}

extension Answer {
  /// What a peer says; nil where it says something that has no name here.
  init?(_ answer: PeerAnswer, inSchema: Bool) {
    var rules = Set(answer.rules.map { RuleNames.id(ofRule: $0, inSchema: inSchema) })
    if !answer.parses { rules.insert(Answer.syntax) }
    for message in answer.messages {
      guard let id = RuleNames.id(ofMessage: message) else { return nil }
      rules.insert(id)
    }
    self.init(rules: rules, isAccepted: rules.isEmpty)
  }
}
