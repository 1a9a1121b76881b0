/// A diagnostic on its way out of the parser: one word, since every `try` on the way keeps room for it on
/// the stack, and the parser recurses.
final class SyntaxFailure: Error {
  let diagnostic: Diagnostic

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
