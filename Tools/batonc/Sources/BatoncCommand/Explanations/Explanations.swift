// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

/// The sections of `docs/errors.md`.
enum Explanations {
  /// Sorted by id.
  static let all: [(id: String, text: String)] =
    [batonJson, directives, fetchingASchema, fieldsAndValues, fragments, operationsAndVariables, readingGraphQL, schemas, swiftFiles]
    .flatMap(\.self).sorted { $0.id < $1.id }
}
