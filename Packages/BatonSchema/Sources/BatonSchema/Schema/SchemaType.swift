/// A named type with what its extensions add. Lists its kind does not have are empty.
public final class SchemaType: Sendable {
  /// Its number in its schema.
  public let id: TypeID
  public let kind: TypeKind
  public let name: String
  private let writtenDescription: StringValue?
  /// Where it is defined; nil for what every schema has.
  public let location: SourceLocation?
  /// Whether a client extension defined it, so that no server has it.
  public let isClientOnly: Bool
  public let directives: [Directive]
  /// Of an object or interface, in the order written, without `__typename`.
  public let fields: [SchemaField]
  /// Of an object or interface.
  public let interfaces: [TypeID]
  /// Of a union.
  public let members: [TypeID]
  /// Of an enum.
  public let values: [SchemaEnumValue]
  /// Of an input object.
  public let inputFields: [SchemaInputValue]

  /// By name, the place in the one list that a type of its kind has.
  private let places: [String: Int]

  init(
    id: TypeID, kind: TypeKind, name: String, description: StringValue?,
    location: SourceLocation?, isClientOnly: Bool, directives: [Directive],
    fields: [SchemaField], interfaces: [TypeID], members: [TypeID], values: [SchemaEnumValue],
    inputFields: [SchemaInputValue], places: [String: Int]
  ) {
    self.id = id
    self.kind = kind
    self.name = name
    writtenDescription = description
    self.location = location
    self.isClientOnly = isClientOnly
    self.directives = directives
    self.fields = fields
    self.interfaces = interfaces
    self.members = members
    self.values = values
    self.inputFields = inputFields
    self.places = places
  }
}

extension SchemaType {
  /// What is written before it, as text for people. Linear in it, each time.
  public var description: String? { writtenDescription?.text }

  /// A field that the type declares; `Schema.field(_:of:)` knows `__typename` and its like as well.
  public func field(_ name: String) -> SchemaField? {
    fields.isEmpty ? nil : places[name].map { fields[$0] }
  }

  /// A field of an input object; nil if it has none of that name.
  public func inputField(_ name: String) -> SchemaInputValue? {
    inputFields.isEmpty ? nil : places[name].map { inputFields[$0] }
  }

  /// A value of an enum; nil if it has none of that name.
  public func value(_ name: String) -> SchemaEnumValue? {
    values.isEmpty ? nil : places[name].map { values[$0] }
  }

  func hasDirective(_ name: String) -> Bool {
    directives.contains { $0.name.text == name }
  }

  /// An input object of which exactly one field is given.
  public var isOneOf: Bool { kind == .inputObject && hasDirective("oneOf") }

  /// An interface or union: the concrete type is known only at run time.
  public var isAbstract: Bool { kind == .interface || kind == .union }

  /// Whether it has selections: an object, interface or union.
  public var isComposite: Bool { kind == .object || isAbstract }

  /// A scalar or enum.
  public var isLeaf: Bool { kind == .scalar || kind == .enumeration }

  /// Whether a variable or an argument may have it.
  var isInput: Bool { isLeaf || kind == .inputObject }

  /// One of `Int`, `Float`, `String`, `Boolean` and `ID`.
  public var isBuiltInScalar: Bool { kind == .scalar && BuiltIns.scalars.contains(name) }
}
