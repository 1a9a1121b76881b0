extension SchemaChange.Kind {
  /// The sentence about a change; the three texts are in backticks already.
  func message(of name: String, before: String, after: String) -> String {
    switch self {
    case .rootRemoved: "The schema has no type of the \(name) any more; it was \(before)."
    case .rootChanged: "The type of the \(name) was \(before) and is \(after)."
    case .rootAdded: "The schema has \(after) as the type of the \(name) now."
    case .typeRemoved, .fieldRemoved, .argumentRemoved, .inputFieldRemoved, .enumValueRemoved,
      .directiveRemoved, .directiveArgumentRemoved:
      "\(name) was removed."
    case .typeKindChanged: "\(name) was \(before) and is \(after)."
    case .fieldTypeChanged, .argumentTypeChanged, .inputFieldTypeChanged,
      .directiveArgumentTypeChanged:
      "The type of \(name) was \(before) and is \(after)."
    case .fieldTypeNarrowed:
      "The type of \(name) was \(before) and is \(after), which promises more."
    case .argumentTypeWidened, .inputFieldTypeWidened, .directiveArgumentTypeWidened:
      "The type of \(name) was \(before) and is \(after), which takes more."
    case .argumentBecameRequired, .inputFieldBecameRequired, .directiveArgumentBecameRequired:
      "\(name) must be given now: its default, \(before), was removed."
    case .requiredArgumentAdded, .requiredInputFieldAdded, .requiredDirectiveArgumentAdded:
      "\(name) was added and must be given: it is \(after)."
    case .optionalArgumentAdded, .optionalInputFieldAdded, .optionalDirectiveArgumentAdded:
      "\(name) was added and may be left out."
    case .argumentDefaultChanged, .inputFieldDefaultChanged, .directiveArgumentDefaultChanged:
      "The default of \(name) was \(before) and is \(after)."
    case .oneOfAdded: "\(name) takes exactly one of its fields now."
    case .oneOfRemoved: "\(name) takes any of its fields now."
    case .unionMemberRemoved: "\(before) does not belong to \(name) any more."
    case .unionMemberAdded: "\(after) belongs to \(name) now."
    case .interfaceRemoved: "\(name) does not implement \(before) any more."
    case .interfaceAdded: "\(name) implements \(after) now."
    case .typeAdded, .fieldAdded, .enumValueAdded, .directiveAdded: "\(name) was added."
    case .directiveLocationRemoved: "\(name) cannot stand on \(before) any more."
    case .directiveLocationAdded: "\(name) can stand on \(after) now."
    case .directiveRepetitionRemoved: "\(name) can stand only once in a place now."
    case .directiveRepetitionAdded: "\(name) can stand several times in a place now."
    case .semanticNullabilityChanged:
      "The levels of \(name) that are null only after an error were \(before) and are \(after)."
    case .deprecated: "\(name) is deprecated now: \(after)."
    case .undeprecated: "\(name) is not deprecated any more."
    }
  }
}
