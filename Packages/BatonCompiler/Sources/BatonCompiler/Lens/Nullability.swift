import BatonSchema

/// Which values of a field are always there for a reader.
struct Nullability {
  /// Whether a server answers a null with its error where the schema has none: `"onError": "NULL"`.
  let nullsOnError: Bool

  /// - Parameters:
  ///   - level: 0 is the field, 1 an element of its list.
  ///   - seesErrors: whether the reader is told of an error, by `@catch` or `@throwOnFieldError`, and so
  ///     needs to expect no null that stands for one.
  func isNonNull(
    _ field: SchemaField, of type: SchemaType, level: Int, seesErrors: Bool
  ) -> Bool {
    let reference = level == 0 ? field.type : field.type.element
    if reference?.isNonNull == true { return seesErrors || !nullsOnError }
    return seesErrors && SemanticNonNull.levels(of: field, type).contains(level)
  }
}
