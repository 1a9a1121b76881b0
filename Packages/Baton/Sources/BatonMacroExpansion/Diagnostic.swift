/// An error at a place in a source file, as the compiler reports it.
struct Diagnostic: Equatable {
  let message: String
  let fileName: String
  /// In bytes, from the start of the file.
  let offset: Int

  var json: JSON {
    .object([
      "message": .string(message), "severity": .string("error"),
      "position": .object(["fileName": .string(fileName), "offset": .number(offset)]),
      "highlights": .array([]), "notes": .array([]), "fixIts": .array([]),
    ])
  }
}
