/// What makes a field's value a page of a longer list (B-9): the list is a record of its own, linked from
/// the record that has the field.
@_spi(Generated) public struct ConnectionLink: Sendable {
  /// The slot of the link to the whole list, `__Notes_notes_connection`, with the filters as arguments.
  let key: SlotKey
  /// The cursor behind which the page begins; nil where the field is not asked for one, and so is a value
  /// that renders as null.
  let after: ArgumentValue?
  /// The cursor before which it ends.
  let before: ArgumentValue?

  public init(key: SlotKey, after: ArgumentValue? = nil, before: ArgumentValue? = nil) {
    self.key = key
    self.after = after
    self.before = before
  }
}
