import Foundation

/// `e2e cases FOLDER FILE` writes the cases for the peers, `e2e compare FILE JS CORE` reads what they
/// said of them.
public enum ReferenceCommand {
  /// The exit code: 0 for no unexplained disagreement, 1 for one, 2 for anything else.
  public static func run(_ arguments: [String]) -> Int32 {
    do {
      switch arguments.count {
      case 3 where arguments[0] == "cases":
        let corpus = try Corpus(folder: URL(filePath: arguments[1]))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(corpus.cases).write(to: URL(filePath: arguments[2]))
        return 0
      case 4 where arguments[0] == "compare":
        let comparison = try Comparison(
          try read([Case].self, arguments[1]),
          [
            .graphqlJS: try read([PeerAnswer].self, arguments[2]),
            .graphqlCore: try read([PeerAnswer].self, arguments[3]),
          ])
        print(comparison.report)
        return comparison.unexplained.isEmpty && comparison.idleReasons.isEmpty ? 0 : 1
      default:
        complain("usage: e2e cases FOLDER FILE | e2e compare FILE JS CORE")
        return 2
      }
    } catch {
      complain("e2e: \(error)")
      return 2
    }
  }

  private static func read<T: Decodable>(_ type: T.Type, _ path: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: path)))
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
