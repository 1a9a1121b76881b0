@testable import BatonWire

/// A server's answer to an upgrade: however it is cut, it is the same head, and no byte behind it is lost.
enum UpgradeTarget {
  private static let upgrade = Upgrade(
    target: "/graphql", host: "example.com", subprotocol: SubscriptionProtocol.name, headers: [],
    nonce: Array("the sample nonce".utf8))

  static func run(_ input: [UInt8]) {
    let whole = read([input])
    Promise.hold(read(input.map { [$0] }) == whole, "one by one is as at once")
    guard case .success(let answer?) = whole else { return }
    do throws(WireError) { try answer.check(upgrade) } catch {
      Promise.hold(error.description.count > 20, "\(error) has words")
    }
  }

  private static func read(_ pieces: [[UInt8]]) -> Result<UpgradeParser.Answer?, WireError> {
    var parser = UpgradeParser(limit: 512)
    for (index, piece) in pieces.enumerated() {
      parser.push(piece)
      do throws(WireError) {
        guard let answer = try parser.next() else { continue }
        let rest = pieces[(index + 1)...].flatMap { $0 }
        return .success(
          UpgradeParser.Answer(
            status: answer.status, headers: answer.headers, rest: answer.rest + rest))
      } catch { return .failure(error) }
    }
    return .success(nil)
  }
}
