/// What a field's value does besides being stored.
final class CompiledEdit: Sendable {
  let connection: ConnectionLink?

  /// Nil for a field that is only stored.
  init?(_ field: FieldGathering.Field) {
    guard let connection = field.connection else { return nil }
    self.connection = connection
  }
}

/// The same for one operation value.
struct RenderedEdit {
  struct Page {
    /// The number of the key of the link to the whole list.
    let link: UInt32
    let after: String?
    let before: String?
  }

  let page: Page?

  init(_ edit: CompiledEdit, _ variables: Variables) {
    page = edit.connection.map { connection in
      Page(
        link: connection.key.number(variables),
        after: connection.after?.cursor(variables), before: connection.before?.cursor(variables))
    }
  }
}

extension SlotKey {
  /// The number of the storage key.
  fileprivate func number(_ variables: Variables) -> UInt32 {
    switch self {
    case .fixed(let slot): slot.address.key
    case .dynamic(let slot): Registry.shared.key(slot.key.rendered(with: variables))
    }
  }
}

extension ArgumentValue {
  /// The text of a cursor; a null is none.
  fileprivate func cursor(_ variables: Variables) -> String? {
    rendered(with: variables).flatMap(JSONText.keyText)
  }
}
