/// The members of an object of a fixture, read with the errors a person can act on.
public struct Members {
  /// The first member that the format does not know.
  public let unknown: String?

  public init(_ json: JSON, known: [String]) {
    unknown = json.object?.first { !known.contains($0.name) }?.name
  }

  public static func text(
    _ name: String, of json: JSON, in place: String? = nil, emptyAllowed: Bool = false
  ) throws(TreeProblem) -> String {
    let place = place.map { "in `\($0)` " } ?? ""
    guard let value = json[name] else { throw TreeProblem("has \(place)no `\(name)`") }
    guard let text = value.string else {
      throw TreeProblem("has \(place)a `\(name)` that is \(value.kind), not a string")
    }
    guard emptyAllowed || !text.isEmpty else { throw TreeProblem("has \(place)an empty `\(name)`") }
    return text
  }

  /// A path inside the tree.
  public static func path(
    _ name: String, of json: JSON, in place: String? = nil
  ) throws(TreeProblem) -> String {
    let text = try text(name, of: json, in: place)
    try inside(text, name)
    return text
  }

  public static func list(_ name: String, of json: JSON) throws(TreeProblem) -> [JSON]? {
    guard let value = json[name] else { return nil }
    guard let elements = value.array else {
      throw TreeProblem("has `\(name)` that is \(value.kind), not a list")
    }
    return elements
  }

  public static func texts(_ name: String, of json: JSON) throws(TreeProblem) -> [String]? {
    guard let elements = try list(name, of: json) else { return nil }
    var texts: [String] = []
    for element in elements {
      guard let text = element.string else {
        throw TreeProblem("has in `\(name)` \(element.kind), not a string")
      }
      texts.append(text)
    }
    return texts
  }

  public static func paths(_ name: String, of json: JSON) throws(TreeProblem) -> [String]? {
    let paths = try texts(name, of: json)
    for path in paths ?? [] { try inside(path, name) }
    return paths
  }

  public static func flag(_ name: String, of json: JSON) throws(TreeProblem) -> Bool? {
    guard let value = json[name] else { return nil }
    guard let flag = value.bool else {
      throw TreeProblem("has a `\(name)` that is \(value.kind), not a boolean")
    }
    return flag
  }

  private static func inside(_ path: String, _ name: String) throws(TreeProblem) {
    if path.hasPrefix("/") || path.split(separator: "/").contains("..") {
      throw TreeProblem("names in `\(name)` the path `\(path)`, which leads out of the tree")
    }
  }
}
