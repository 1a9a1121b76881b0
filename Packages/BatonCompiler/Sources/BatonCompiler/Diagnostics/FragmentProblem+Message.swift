extension FragmentProblem {
  var message: String {
    switch self {
    case .argumentsExpandTooFar(let fragment):
      "With the arguments that spreads give, `\(fragment)` becomes more text than can be sent."
    case .spreadArgumentsDiffer(let fragment):
      "`\(fragment)` is spread here twice, with other arguments: one accessor cannot be both."
    }
  }

  var hint: String? {
    switch self {
    case .argumentsExpandTooFar:
      "Arguments made of arguments double with each fragment: pass a variable instead."
    case .spreadArgumentsDiffer:
      "Give both the same arguments, or give one an accessor of its own with `@alias(as:)`."
    }
  }
}
