/// One difference between two schemas.
public struct SchemaChange: Hashable, Sendable {
  /// What a client that was made for the old schema has to fear from a change.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// A document that was valid may not be any more, or an answer may not be what was promised.
    case breaking
    /// Every document stays valid; what comes back for it may be something new.
    case dangerous
    /// Nothing changes for a client that knows nothing of it.
    case safe
  }

  /// What changed, by a stable name in kebab-case.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    // Breaking
    case rootRemoved = "root-removed"
    case rootChanged = "root-changed"
    case typeRemoved = "type-removed"
    case typeKindChanged = "type-kind-changed"
    case fieldRemoved = "field-removed"
    case fieldTypeChanged = "field-type-changed"
    case argumentRemoved = "argument-removed"
    case argumentTypeChanged = "argument-type-changed"
    case argumentBecameRequired = "argument-became-required"
    case requiredArgumentAdded = "required-argument-added"
    case inputFieldRemoved = "input-field-removed"
    case inputFieldTypeChanged = "input-field-type-changed"
    case inputFieldBecameRequired = "input-field-became-required"
    case requiredInputFieldAdded = "required-input-field-added"
    case oneOfAdded = "one-of-added"
    case enumValueRemoved = "enum-value-removed"
    case unionMemberRemoved = "union-member-removed"
    case interfaceRemoved = "interface-removed"
    case directiveRemoved = "directive-removed"
    case directiveArgumentRemoved = "directive-argument-removed"
    case directiveArgumentTypeChanged = "directive-argument-type-changed"
    case directiveArgumentBecameRequired = "directive-argument-became-required"
    case requiredDirectiveArgumentAdded = "required-directive-argument-added"
    case directiveLocationRemoved = "directive-location-removed"
    case directiveRepetitionRemoved = "directive-repetition-removed"
    // Dangerous
    case optionalArgumentAdded = "optional-argument-added"
    case argumentDefaultChanged = "argument-default-changed"
    case optionalInputFieldAdded = "optional-input-field-added"
    case inputFieldDefaultChanged = "input-field-default-changed"
    case oneOfRemoved = "one-of-removed"
    case enumValueAdded = "enum-value-added"
    case unionMemberAdded = "union-member-added"
    case interfaceAdded = "interface-added"
    case directiveArgumentDefaultChanged = "directive-argument-default-changed"
    case semanticNullabilityChanged = "semantic-nullability-changed"
    // Safe
    case rootAdded = "root-added"
    case typeAdded = "type-added"
    case fieldAdded = "field-added"
    case fieldTypeNarrowed = "field-type-narrowed"
    case argumentTypeWidened = "argument-type-widened"
    case inputFieldTypeWidened = "input-field-type-widened"
    case directiveAdded = "directive-added"
    case optionalDirectiveArgumentAdded = "optional-directive-argument-added"
    case directiveArgumentTypeWidened = "directive-argument-type-widened"
    case directiveLocationAdded = "directive-location-added"
    case directiveRepetitionAdded = "directive-repetition-added"
    case deprecated
    case undeprecated
  }

  public let kind: Kind
  /// What changed, as the specification's schema coordinates write it: `Type`, `Type.field`,
  /// `Type.field(argument:)`, `Enum.VALUE`, `@directive`, `@directive(argument:)`; of a root, its kind.
  public let coordinate: String
  /// What it had or was before, where there is a word for it: a type, a default, the name that went.
  public let before: String?
  /// What it has or is now.
  public let after: String?
  /// Where the old schema says it; nil for what it has not.
  public let old: SourceLocation?
  /// Where the new schema says it; nil for what it has not.
  public let new: SourceLocation?
}

extension SchemaChange {
  public var severity: Severity { kind.severity }

  /// One sentence, without a position.
  public var message: String {
    let (name, before, after) = (
      Wording.quoted(coordinate), Wording.quoted(before ?? ""), Wording.quoted(after ?? "")
    )
    return kind.message(of: name, before: before, after: after)
  }
}

extension SchemaChange.Kind {
  public var severity: SchemaChange.Severity {
    switch self {
    case .rootRemoved, .rootChanged, .typeRemoved, .typeKindChanged, .fieldRemoved,
      .fieldTypeChanged, .argumentRemoved, .argumentTypeChanged, .argumentBecameRequired,
      .requiredArgumentAdded, .inputFieldRemoved, .inputFieldTypeChanged,
      .inputFieldBecameRequired, .requiredInputFieldAdded, .oneOfAdded, .enumValueRemoved,
      .unionMemberRemoved, .interfaceRemoved, .directiveRemoved, .directiveArgumentRemoved,
      .directiveArgumentTypeChanged, .directiveArgumentBecameRequired,
      .requiredDirectiveArgumentAdded, .directiveLocationRemoved, .directiveRepetitionRemoved:
      .breaking
    case .optionalArgumentAdded, .argumentDefaultChanged, .optionalInputFieldAdded,
      .inputFieldDefaultChanged, .oneOfRemoved, .enumValueAdded, .unionMemberAdded,
      .interfaceAdded, .directiveArgumentDefaultChanged, .semanticNullabilityChanged:
      .dangerous
    case .rootAdded, .typeAdded, .fieldAdded, .fieldTypeNarrowed, .argumentTypeWidened,
      .inputFieldTypeWidened, .directiveAdded, .optionalDirectiveArgumentAdded,
      .directiveArgumentTypeWidened, .directiveLocationAdded, .directiveRepetitionAdded,
      .deprecated, .undeprecated:
      .safe
    }
  }
}
