extension GraphQLError {
  /// The errors of a record's fields as in a dump: one object for a field with one, a list of them for a
  /// field with several (B-4.2).
  static func dump(_ fields: [(name: String, errors: [GraphQLError])]) -> String {
    let sorted = fields.sorted { utf8Precedes($0.name, $1.name) }
    let members = sorted.map { field in
      var text = ""
      JSONText.append(string: field.name, to: &text)
      let errors = field.errors.map(\.dump).joined(separator: ", ")
      return text + ": " + (field.errors.count == 1 ? errors : "[\(errors)]")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private var dump: String {
    var text = "{\"message\": "
    JSONText.append(string: message, to: &text)
    if let dottedPath {
      text += ", \"path\": "
      JSONText.append(string: dottedPath, to: &text)
    }
    return text + "}"
  }
}
