import BatonSchema

/// What a type condition means for an object of which a type is known.
enum TypeRelation {
  /// Every such object satisfies it, one of a type that the build never saw included.
  case always
  case sometimes
  case never

  init(of condition: SchemaType, within type: SchemaType, _ schema: Schema) {
    if schema.isSubtype(type, of: condition) {
      self = .always
    } else if type.isAbstract, schema.canOverlap(type, condition) {
      self = .sometimes
    } else {
      self = .never
    }
  }
}
