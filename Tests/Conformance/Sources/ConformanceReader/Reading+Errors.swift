@_spi(Generated) public import BatonStore

extension Reading {
  /// What an accessor threw, by its kind.
  public static func thrown(_ error: any Error) -> Reading {
    switch error {
    case is RequiredFieldError: .thrown("requiredField")
    case is FieldErrors: .thrown("fieldErrors")
    default: .thrown("\(error)")
    }
  }

  /// What a result holds: its value, read by `read`, or its errors.
  @MainActor public static func result<Value>(
    _ result: Result<Value, FieldErrors>?, _ read: @MainActor (Value) -> Reading
  ) -> Reading {
    switch result {
    case .success(let value)?: .success(read(value))
    case .failure(let errors)?: .failure(errors.errors.map { $0.dottedPath ?? "" })
    case nil: .null
    }
  }
}
