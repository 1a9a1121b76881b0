extension Document {
  /// What may be left out when a text is parsed.
  public struct ParseOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Leaves ranges and sources out, so that two texts that say the same compare equal.
    public static let withoutLocations = ParseOptions(rawValue: 1)
  }

  /// How deep selections, values and types each may nest in a text: a limit of ours, which lets all code
  /// below recurse over a tree without asking how deep it is.
  public static var maximumDepth: Int { 200 }

  /// The largest text that is parsed, in bytes.
  public static var maximumSize: Int { 64 << 20 }

  /// Parses a text by the grammar of GraphQL September 2025, executable and type system definitions
  /// alike.
  ///
  /// Throws the first thing that is wrong with it. Any bytes at all are safe to pass.
  public init(parsing source: Source, options: ParseOptions = []) throws(Diagnostic) {
    do throws(SyntaxFailure) {
      var parser = try Parser(source, options: options)
      self = try parser.document()
    } catch {
      throw error.diagnostic
    }
  }
}

extension TypeReference {
  /// Parses a type alone, as in `"[ID!]!"`.
  public init(parsing source: Source) throws(Diagnostic) {
    do throws(SyntaxFailure) {
      var parser = try Parser(source, options: [])
      let type = try parser.type()
      try parser.expectEnd(after: "the type")
      self = type
    } catch {
      throw error.diagnostic
    }
  }
}

extension Value {
  /// Parses a value alone. Variables are refused unless `allowingVariables`.
  public init(parsing source: Source, allowingVariables: Bool = false) throws(Diagnostic) {
    do throws(SyntaxFailure) {
      var parser = try Parser(source, options: [])
      let value = try parser.value(isConstant: !allowingVariables)
      try parser.expectEnd(after: "the value")
      self = value
    } catch {
      throw error.diagnostic
    }
  }
}
