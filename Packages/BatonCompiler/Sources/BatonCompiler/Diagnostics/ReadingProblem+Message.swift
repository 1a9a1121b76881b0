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
    }
  }

  var hint: String? {
    switch self {
    case .aliasNotName: "A name is made of letters, digits and `_`, and begins with no digit."
    case .aliasNeedsName: "Name it: `@alias(as: \"…\")`."
    case .aliasTaken: "Give `as` another name."
    case .inlineDirective(_, let directive): "Leave out `@\(directive)`, or `@inline`."
    case .inlineSpread(_, let lens): "Mark `\(lens)` with `@inline` too, or select its fields here."
    }
  }
}
