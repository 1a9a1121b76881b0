// Reads under `@catch` and `@throwOnFieldError` (B-14.6, B-14.7). The store keeps no field errors yet. An
// operation that asks for them is refused before it stores anything (`PlanFeature`), so nobody comes here
// but who reads what another operation stored; and who asks for errors is not told that there are none.

extension Anchor {
  /// What is read of a field that has no object below it, or its errors.
  @_spi(Generated) @MainActor public func caught<Value>(
    _ slot: Slot, _ read: (Anchor, Slot) -> Value
  ) -> Result<Value, FieldErrors> {
    .failure(.notKept)
  }

  /// What is read of a custom scalar that an app maps, or the field's errors; a text that does not convert
  /// is one.
  @_spi(Generated) @MainActor public func caughtMapped<Value: CustomScalar>(
    _ slot: Slot
  ) -> Result<Value, FieldErrors> {
    .failure(.notKept)
  }

  /// What is read of a link or list, or the errors of the field and of what the lens below it reads.
  @_spi(Generated) @MainActor public func caught<Value, Below: Lens>(
    _ slot: Slot, below: Below.Type, _ read: (Anchor, Slot) -> Value
  ) -> Result<Value, FieldErrors> {
    .failure(.notKept)
  }

  /// The lens over this place, or the errors of what it reads.
  @_spi(Generated) @MainActor public func caught<Element: Lens>() -> Result<Element, FieldErrors> {
    .failure(.notKept)
  }

  /// As `caught`, of a lens that a null makes absent.
  @_spi(Generated) @MainActor
  public func caughtPresent<Element: Lens>() -> Result<Element?, FieldErrors> {
    .failure(.notKept)
  }

  /// The lens over this place; it throws the errors of what the lens reads and does not catch.
  @_spi(Generated) @MainActor
  public func checked<Element: Lens>() throws(FieldErrors) -> Element {
    throw .notKept
  }

  /// As `checked`, of a lens that a null makes absent.
  @_spi(Generated) @MainActor
  public func checkedPresent<Element: Lens>() throws(FieldErrors) -> Element? {
    throw .notKept
  }

  /// Adds the errors of a field.
  @_spi(Generated) @MainActor
  public func collectErrors(at slot: Slot, into errors: inout FieldErrors) {
    errors = .notKept
  }

  /// Adds the errors of a field and of what the lens below it reads, each once.
  @_spi(Generated) @MainActor public func collectErrors<Below: Lens>(
    at slot: Slot, below: Below.Type, into errors: inout FieldErrors
  ) {
    errors = .notKept
  }

  /// Adds the errors of what another lens reads of this place, each once.
  @_spi(Generated) @MainActor public func collectErrors<Element: Lens>(
    of lens: Element.Type, into errors: inout FieldErrors
  ) {
    errors = .notKept
  }
}
