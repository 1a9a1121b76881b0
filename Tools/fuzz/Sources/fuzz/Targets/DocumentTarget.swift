import BatonSchema

/// What the parser accepts prints to a text that says the same, and prints the same again.
enum DocumentTarget {
  static func run(_ input: [UInt8]) {
    let source = Source(name: "document.graphql", bytes: input)
    let document: Document
    do {
      document = try Document(parsing: source, options: .withoutLocations)
    } catch {
      return Promise.hold([error], about: [source])
    }
    for style in [PrintStyle.compact, .pretty] {
      let printed = document.printed(style)
      do {
        let again = try Document(
          parsing: Source(name: "printed", text: printed), options: .withoutLocations)
        Promise.hold(again == document, "\(printed) says the same")
        Promise.hold(again.printed(style) == printed, "\(printed) prints the same")
      } catch {
        Promise.hold(false, "\(printed) parses: \(error)")
      }
    }
  }
}
