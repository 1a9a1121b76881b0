// Reads under `@catch` and `@throwOnFieldError` (B-14.6, B-14.7). Whoever reads errors is told when they
// come or go, as of any change of the slot.

extension Anchor {
  /// What is read of a field that has no object below it, or its errors.
  @_spi(Generated) @MainActor public func caught<Value>(
    _ slot: Slot, _ read: (Anchor, Slot) -> Value
  ) -> Result<Value, FieldErrors> {
    if let errors = errors(at: slot) { return .failure(errors) }
    return .success(read(self, slot))
  }

  /// What is read of a custom scalar that an app maps, or the field's errors; a text that does not convert
  /// is one, and so is a null that has no error.
  @_spi(Generated) @MainActor public func caughtMapped<Value: CustomScalar>(
    _ slot: Slot
  ) -> Result<Value, FieldErrors> {
    if let errors = errors(at: slot) { return .failure(errors) }
    if let value: Value = mapped(slot, nonNull: true) { return .success(value) }
    return .failure(FieldErrors([noValue(of: Value.self, at: slot)]))
  }

  /// What is read of a link or list, or the errors of the field and of what the lens below it reads.
  @_spi(Generated) @MainActor public func caught<Value, Below: Lens>(
    _ slot: Slot, below: Below.Type, _ read: (Anchor, Slot) -> Value
  ) -> Result<Value, FieldErrors> {
    var errors = FieldErrors()
    collectErrors(at: slot, below: below, into: &errors)
    return errors.isNone ? .success(read(self, slot)) : .failure(errors)
  }

  /// The lens over this place, or the errors of what it reads.
  @_spi(Generated) @MainActor public func caught<Element: Lens>() -> Result<Element, FieldErrors> {
    let lens = Element(anchor: self)
    let errors = FieldErrors(of: lens)
    return errors.isNone ? .success(lens) : .failure(errors)
  }

  /// As `caught`, of a lens that a null makes absent.
  @_spi(Generated) @MainActor
  public func caughtPresent<Element: Lens>() -> Result<Element?, FieldErrors> {
    let errors = FieldErrors(of: Element(anchor: self))
    return errors.isNone ? .success(present()) : .failure(errors)
  }

  /// The lens over this place; it throws the errors of what the lens reads and does not catch.
  @_spi(Generated) @MainActor
  public func checked<Element: Lens>() throws(FieldErrors) -> Element {
    let result: Result<Element, FieldErrors> = caught()
    return try result.get()
  }

  /// As `checked`, of a lens that a null makes absent.
  @_spi(Generated) @MainActor
  public func checkedPresent<Element: Lens>() throws(FieldErrors) -> Element? {
    let result: Result<Element?, FieldErrors> = caughtPresent()
    return try result.get()
  }

  /// Adds the errors of a field.
  @_spi(Generated) @MainActor
  public func collectErrors(at slot: Slot, into errors: inout FieldErrors) {
    // The read is registered, whether there are errors or not.
    _ = record.read(slot.address)
    guard let core = record.home else { return }
    let key = slot.address.key
    errors.add(core.errors[record, key], of: record, key)
  }

  /// Adds the errors of a field and of what the lens below it reads, each once.
  @_spi(Generated) @MainActor public func collectErrors<Below: Lens>(
    at slot: Slot, below: Below.Type, into errors: inout FieldErrors
  ) {
    collectErrors(at: slot, into: &errors)
    switch record.read(slot.address).value {
    case .link(let target): collectErrors(of: below, in: target, into: &errors)
    case .list(let list):
      for target in list.records { collectErrors(of: below, in: target, into: &errors) }
    default: break
    }
  }

  /// Adds the errors of what another lens reads of this place, each once.
  @_spi(Generated) @MainActor public func collectErrors<Element: Lens>(
    of lens: Element.Type, into errors: inout FieldErrors
  ) {
    Element(anchor: self).collectErrors(into: &errors)
  }

  @MainActor private func collectErrors<Below: Lens>(
    of lens: Below.Type, in target: Record, into errors: inout FieldErrors
  ) {
    if target.isDeleted { return }
    Below(anchor: Anchor(record: target, owner: ownerNumber, origin: origin))
      .collectErrors(into: &errors)
  }

  /// The errors of a field; nil where there are none.
  @MainActor private func errors(at slot: Slot) -> FieldErrors? {
    var errors = FieldErrors()
    collectErrors(at: slot, into: &errors)
    return errors.isNone ? nil : errors
  }

  private func noValue<Value>(of type: Value.Type, at slot: Slot) -> GraphQLError {
    let field = Registry.shared.field(ofKey: slot.address.key)
    return GraphQLError(
      message: "The field \(field) of type \(typename) holds nothing that reads as \(type).")
  }
}

extension FieldErrors {
  /// The errors of what a lens reads and does not catch itself; there may be none.
  @_spi(Runtime) @MainActor public init<Element: Lens>(of lens: Element) {
    self.init()
    lens.collectErrors(into: &self)
  }

  @_spi(Runtime) public var isNone: Bool { errors.isEmpty }
}
