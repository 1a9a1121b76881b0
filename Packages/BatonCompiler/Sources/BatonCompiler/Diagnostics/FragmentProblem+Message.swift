extension FragmentProblem {
  var message: String {
    switch self {
    case .argumentsExpandTooFar(let fragment):
      "With the arguments that spreads give, `\(fragment)` becomes more text than can be sent."
    case .spreadArgumentsDiffer(let fragment):
      "`\(fragment)` is spread here twice, with other arguments: one accessor cannot be both."
    case .refetchableName: "The name of a fragment's query is a name, written out as a string."
    case .refetchableNameTaken(let name): "The name `\(name)` is another definition's."
    case .refetchableType(let fragment, let type):
      "`\(fragment)` cannot be refetched: no field of the query type finds objects of `\(type)` by key."
    case .refetchableKeyArgument(let argument, let fragment):
      "`$\(argument)` is the key of the object in the query of `\(fragment)`, and a variable of it besides."
    case .refetchableVariable(let name, let first, let second):
      "`$\(name)` is used as `\(first)` and as `\(second)`: a query has one type for it."
    case .connectionKeyNotWritten: "The key of `@connection` is a string that is written out."
    case .connectionKey(let key, let field):
      "The key of this `@connection` must be a name that ends in `_\(field)`, and is `\(key)`."
    case .connectionFilterNotWritten:
      "The filters of `@connection` are the names of arguments, written out as strings."
    case .connectionUnknownFilter(let name, let field, _):
      "`\(field)` has no argument `\(name)` that its connection could be filtered by."
    case .connectionPagingFilter(let name):
      "`\(name)` says which page is asked for, and cannot tell one connection from another."
    case .connectionType(let field, let type, let missing):
      "`\(field)` gives `\(type)`, which is no connection: \(missing.map(\.words).joined(separator: ", and "))."
    case .connectionNeedsCount(let field):
      "`\(field)` is a connection, and is asked neither for its `first` nor for its `last` so many."
    case .connectionNeedsEdges(let field): "`\(field)` is a connection, and selects no `edges`."
    case .connectionsDiffer(let field, let first, let second):
      "`\(field)` belongs to two connections here, `\(first)` and `\(second)`."
    case .connectionNodes(let field):
      "This `nodes` is the last page of `\(field)` alone, and takes the place of the whole list's."
    }
  }

  var hint: String? {
    switch self {
    case .argumentsExpandTooFar:
      "Arguments made of arguments double with each fragment: pass a variable instead."
    case .spreadArgumentsDiffer:
      "Give both the same arguments, or give one an accessor of its own with `@alias(as:)`."
    case .refetchableName: "Write it like `\"NotesPaginationQuery\"`."
    case .refetchableNameTaken: "Give the query a name of its own."
    case .refetchableType(_, let type):
      "A type with an `id` is found by `node(id:)`, another by an entry for `\(type)` in `lookups`."
    case .refetchableKeyArgument(let argument, _):
      "Give the fragment's own `$\(argument)` another name."
    case .refetchableVariable: "Make it an argument of the fragment, with the type it should have."
    case .connectionKeyNotWritten: "Write it like `\"IssueList_issues\"`."
    case .connectionKey(_, let field):
      "Write the view's name before it: `IssueList_\(field)`. The key tells lists of one object apart."
    case .connectionFilterNotWritten: "Write them like `filters: [\"states\"]`."
    case .connectionUnknownFilter(_, _, let suggestion):
      suggestion.map { "Did you mean `\($0)`?" }
        ?? "Without `filters`, all arguments filter that do not page."
    case .connectionPagingFilter: "Leave it out of the filters."
    case .connectionType: "Leave `@connection` out: the field can be read as any other."
    case .connectionNeedsCount:
      "Give it `first`, as a number or a variable; `last` to read from the end."
    case .connectionNeedsEdges: "Select `edges { node { … } }`: the connection is made of them."
    case .connectionsDiffer: "Give both the same key and filters, or one of the fields an alias."
    case .connectionNodes:
      "Select `edges { node { … } }`, which gives the lens `nodes`, or give this one an alias."
    }
  }
}

extension FragmentProblem.ConnectionPart {
  fileprivate var words: String {
    switch self {
    case .object: "a connection is one object, and no list"
    case .edges: "it has no field `edges` that is a list of objects"
    case .node(let edge): "`\(edge)` has no field `node` that is one object"
    case .cursor(let edge): "`\(edge)` has no field `cursor` that is a value"
    case .pageInfo: "it has no field `pageInfo` that is one object"
    case .pageInfoMembers(let names, let type):
      "`\(type)` has \(names.map { "no `\($0)`" }.joined(separator: " and ")) that is a value"
    }
  }
}
