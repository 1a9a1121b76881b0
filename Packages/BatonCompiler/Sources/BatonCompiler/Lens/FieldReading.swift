import BatonSchema

/// How a lens reads one field.
struct FieldReading {
  var slot: SlotReference
  var definition: SchemaField
  var type: SchemaType
  var scalar: AccessorReport.Scalar
  /// Whether a value is always there, and whether one is in each place of a list.
  var isNonNull: Bool
  var hasNonNullElements: Bool
  /// Of a link: the struct.
  var lens = ""

  var isList: Bool { definition.type.element != nil }
  var isTypename: Bool { slot.key.field == "__typename" }

  var kind: LensAccessor.Kind {
    if isTypename { return .typename }
    if type.isComposite {
      let link = LensLink(lens: lens, isNonNull: isNonNull, type: type)
      return isList ? .list(slot, link) : .link(slot, link)
    }
    return .scalar(
      slot,
      ScalarAccess(
        scalar: scalar, isList: isList, isNonNull: isNonNull,
        hasNonNullElements: hasNonNullElements))
  }
}
