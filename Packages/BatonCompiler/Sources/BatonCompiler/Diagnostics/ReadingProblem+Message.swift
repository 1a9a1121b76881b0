import BatonSchema

extension ReadingProblem {
  var message: String {
    switch self {
    case .aliasNotName(let text): "`\(text)` is no name that an accessor can have."
    case .aliasNeedsName: "An inline fragment on no type has no name that `@alias` could take."
    case .aliasTaken(let name): "Something else is read as `\(name)` here."
    case .inlineDirective(let fragment, let directive):
      "`\(fragment)` is a value by `@inline`, and `@\(directive)` needs a lens."
    case .inlineSpread(let fragment, let lens):
      "`\(fragment)` is a value by `@inline`, and `\(lens)` is a lens: no value holds one."
    case .literalNeeded(let directive, let argument):
      "The `\(argument)` of `@\(directive)` is written out: code is generated for it."
    case .requiredConflict(let field):
      "`\(field)` is selected twice on one object, and the two differ in `@required`."
    case .requiredNonNull(let field): "`\(field)` is never null, so nothing requires it."
    case .requiredWeaker(let field, let action, let parent, let parentAction):
      "A null `\(field)` makes `\(parent)` null, whose `@required(action: \(parentAction))` is more than"
        + " the \(action) here."
    case .requiredAndCatch(let field):
      "`\(field)` has both `@required` and `@catch`; a caught null is a value like any other."
    case .catchConflict(let field):
      "`\(field)` is selected twice on one object, and the two differ in `@catch`."
    case .deprecated(let coordinate, let reason):
      "`\(coordinate)` is deprecated: \(Self.line(reason))"
    case .catchNeedsAlias: "`@catch` on an inline fragment needs the accessor that `@alias` gives."
    case .lensTooLarge(let definition, let limit):
      "The lenses of `\(definition)` would have more than \(limit) accessors."
    }
  }

  var hint: String? {
    switch self {
    case .aliasNotName: "A name is made of letters, digits and `_`, and begins with no digit."
    case .aliasNeedsName: "Name it: `@alias(as: \"…\")`."
    case .aliasTaken: "Give `as` another name."
    case .inlineDirective(_, let directive): "Leave out `@\(directive)`, or `@inline`."
    case .literalNeeded(let directive, _):
      directive == "required" ? "Write `NONE`, `LOG` or `THROW`." : "Write the value in its place."
    case .requiredConflict: "Give both the same `@required`."
    case .requiredNonNull: "Leave out `@required`."
    case .requiredWeaker(_, _, _, let parentAction):
      "Write `@required(action: \(parentAction))` here too, or ask less of the field around it."
    case .requiredAndCatch: "Leave one of them out."
    case .catchConflict: "Give both the same `@catch`, or one of them an alias."
    case .deprecated: "The server will take it away one day: select what replaces it."
    case .catchNeedsAlias: "Write `... @alias(as: \"…\") @catch`."
    case .lensTooLarge:
      "Each type condition repeats what is selected beside it: move inner selections into fragments of"
        + " their own, and spread those."
    case .inlineSpread(_, let lens): "Mark `\(lens)` with `@inline` too, or select its fields here."
    }
  }

  /// A schema's text on one line, so that it says nothing that looks like another diagnostic.
  private static func line(_ text: String) -> String {
    let words = text.unicodeScalars.split { scalar in
      scalar.properties.isWhitespace || scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
    }
    let line = words.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
    let short = line.unicodeScalars.prefix(200)
    return short.count < line.unicodeScalars.count ? String(short) + "…" : line
  }
}
