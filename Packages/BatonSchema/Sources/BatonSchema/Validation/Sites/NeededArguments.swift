/// Which arguments of fragments stand where nothing may be null, whatever their types say: a default lets a
/// nullable one stand there, and a spread's own argument takes the default's place.
struct NeededArguments {
  enum Need: Int {
    /// Left out, it takes a default of the place.
    case noNull
    case value
  }

  private struct Key: Hashable {
    let fragment: Int
    let argument: String
  }

  private var needs: [Key: Need] = [:]
  /// By fragment. Of an argument without a default, its type says all.
  private let defaulted: [Set<String>]

  var isEmpty: Bool { needs.isEmpty }

  init(_ context: ValidationContext) {
    defaulted = context.fragmentArguments.map { arguments in
      Set(arguments.filter(\.hasDefault).map(\.name.text))
    }
    var open: [Key] = []
    for (fragment, arguments) in context.fragmentArguments.enumerated() where !arguments.isEmpty {
      for argument in arguments where argument.type?.isNonNull == true {
        raise(Key(fragment: fragment, argument: argument.name.text), to: .value, &open)
      }
      for usage in context.usages[context.usageRanges[fragment]] where usage.isLocal {
        guard let place = usage.place, place.type.isNonNull else { continue }
        let key = Key(fragment: fragment, argument: usage.name.text)
        raise(key, to: place.hasDefault ? .noNull : .value, &open)
      }
    }
    guard !open.isEmpty else { return }
    let passed = Self.passed(context)
    while let key = open.popLast() {
      guard let need = needs[key] else { continue }
      for giver in passed[key] ?? [] { raise(giver, to: need, &open) }
    }
  }

  /// Nil where it may be null.
  func need(of argument: String, in fragment: Int) -> Need? {
    needs[Key(fragment: fragment, argument: argument)]
  }

  private mutating func raise(_ key: Key, to need: Need, _ open: inout [Key]) {
    guard defaulted[key.fragment].contains(key.argument),
      (needs[key]?.rawValue ?? -1) < need.rawValue
    else { return }
    needs[key] = need
    open.append(key)
  }

  /// By argument, those of other fragments that are passed on as it.
  private static func passed(_ context: ValidationContext) -> [Key: [Key]] {
    var passed: [Key: [Key]] = [:]
    for site in context.spreads {
      guard let fragment = context.fragments[site.spread.name.text] else { continue }
      let locals = Set(context.fragmentArguments[site.owner].map(\.name.text))
      guard !locals.isEmpty else { continue }
      for argument in site.spread.arguments {
        guard case .variable(let name) = argument.value, locals.contains(name.text) else {
          continue
        }
        passed[Key(fragment: fragment, argument: argument.name.text), default: []].append(
          Key(fragment: site.owner, argument: name.text))
      }
    }
    return passed
  }
}

extension FragmentArgument {
  fileprivate var hasDefault: Bool {
    switch defaultValue {
    case nil, .null: false
    default: true
    }
  }
}
