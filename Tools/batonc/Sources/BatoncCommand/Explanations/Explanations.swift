// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

/// The sections of `docs/errors.md`.
enum Explanations {
  /// Sorted by id.
  static let all: [(id: String, text: String)] =
    [batonJson, connectionsAndEdges, directives, fetchingASchema, fieldsAndValues, fragments, nullsAndErrors, operationsAndVariables, readingGraphQL, schemas, swiftFiles]
    .flatMap(\.self).sorted { $0.id < $1.id }
}
