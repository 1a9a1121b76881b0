@_spi(Generated) @_spi(Runtime) public import BatonStore

extension GraphQLOperation {
  /// Why an operation's data is not shown though it is there: an error that the operation throws
  /// (B-14.7), or a null that it requires otherwise (B-14.5).
  ///
  /// - Parameter unplaced: The errors of the response that belong to no field.
  @_spi(Runtime) @MainActor public static func failure(
    of data: Data, besides unplaced: [GraphQLError]
  ) -> Failure? {
    if throwsOnFieldError {
      var errors = FieldErrors(unplaced)
      data.collectErrors(into: &errors)
      if !errors.isNone { return .fieldErrors(errors) }
    }
    return data.missingField.map { .requiredField(path: $0) }
  }
}
