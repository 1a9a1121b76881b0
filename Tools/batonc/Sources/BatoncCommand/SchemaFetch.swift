import BatonCompiler
import BatonSchema
import Foundation

/// `batonc schema fetch`
enum SchemaFetch {
  static func run(
    _ options: Options, _ folder: Folder, _ console: Console
  ) throws(ToolFailure) -> Int32 {
    let curl = try Curl(url: options.operands[0], headers: options.headers)
    let text = try schema(curl)
    if let path = options.out {
      if folder.contents(path) != Array(text.utf8) { try folder.write(text, to: path) }
    } else {
      console.stdout(text)
    }
    return 0
  }

  /// Asks for all that the newest edition has to tell; a server that does not know it is asked for less.
  private static func schema(_ curl: Curl) throws(ToolFailure) -> String {
    var failure = ToolFailure("the server told no schema.")
    for edition in Introspection.Edition.allCases {
      let answer = try curl.post(query: Introspection.query(edition))
      do throws(Diagnostic) {
        return try Introspection.schemaText(of: Source(name: curl.url, bytes: answer.body))
      } catch {
        // Whoever does not understand a query says so with an error, and many with a status of its own.
        let isRefusal = error.id == CompilerDiagnosticID.introspectionRefused.rawValue
        guard isRefusal || answer.status == 200 else { throw unexpected(answer, curl) }
        failure = ToolFailure(at: error)
        if !isRefusal { throw failure }
      }
    }
    throw failure
  }

  /// The characters of a body that a message shows.
  private static let longest = 200

  private static func unexpected(_ answer: Curl.Answer, _ curl: Curl) -> ToolFailure {
    let target = answer.redirect.map { "; it points to \($0)" } ?? ""
    let needsToken = [401, 403].contains(answer.status)
    let advice =
      needsToken ? " Give a token with `--header \"Authorization: Bearer …\"`." : ""
    return ToolFailure(
      "\(curl.url) answered with the HTTP status \(answer.status)\(target)"
        + (beginning(of: answer.body).map { ": \($0)" } ?? ".") + advice)
  }

  /// What a body begins with, on one line that a terminal shows and does not obey; nil if it is blank.
  private static func beginning(of body: [UInt8]) -> String? {
    let text = String(decoding: body.prefix(4 * longest + 4), as: UTF8.self)
    let shown = String.UnicodeScalarView(
      text.unicodeScalars.map { scalar in
        isShown(scalar) ? scalar : " "
      })
    let words = String(shown).split(separator: " ").joined(separator: " ")
    guard !words.isEmpty else { return nil }
    return words.count > longest ? words.prefix(longest) + "…" : words
  }

  private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
