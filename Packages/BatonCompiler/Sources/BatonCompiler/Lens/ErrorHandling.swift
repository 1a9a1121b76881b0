/// Whether someone asks for the errors of what a lens reads.
enum ErrorHandling {
  case none
  /// Who spreads the fragment does; the fragment itself knows nothing of it.
  case collected
  /// The lens stands under `@catch` or `@throwOnFieldError`, so that a null which stands for an error is
  /// never read as a value.
  case handled
}
