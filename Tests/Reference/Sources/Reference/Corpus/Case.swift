/// Something to be accepted or refused: a document against a schema, or a schema alone.
public struct Case: Codable, Hashable, Sendable {
  /// `file/title`, or `generated/seed`.
  public let name: String
  /// In the schema language.
  public let schema: String
  /// Nil where the schema itself is in question.
  public let document: String?
  /// What the case is about that the peers may not know of; `Explanation` names them.
  public let tags: Set<String>

  public init(name: String, schema: String, document: String?, tags: Set<String> = []) {
    self.name = name
    self.schema = schema
    self.document = document
    self.tags = tags
  }
}
