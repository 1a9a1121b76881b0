import Testing

@_spi(Generated) @_spi(Runtime) @testable import BatonStore

/// Whatever order parts come in, and whatever payloads they share, the store ends the same (B-7.2).
@MainActor struct PartOrderTests {
  private static func permutations(_ numbers: [Int]) -> [[Int]] {
    if numbers.isEmpty { return [[]] }
    return numbers.indices.flatMap { index in
      var rest = numbers
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  /// A part within another comes after it; all the other orders are a server's to choose.
  private static let orders = permutations([0, 1, 2, 3]).filter { order in
    order.drop { $0 != 0 }.contains(3)
  }

  private static func chunks(_ order: [Int], _ random: inout RandomSource) -> [[Int]] {
    var groups: [[Int]] = [[]]
    for number in order {
      if random.chance(50) { groups.append([]) }
      groups[groups.count - 1].append(number)
    }
    return groups
  }

  private static var expected: String {
    get throws {
      let store = Store()
      try Library.plan().commit(
        """
        {"data":{"book":{"id":"1","title":"t","blurb":"b","editor":{"id":"7","bio":"of 7","notes":[\
        {"text":"n"}]},"authors":[{"id":"8","name":"A","bio":"of 8"},{"id":"9","name":"B"}],"items":\
        {"total":5,"edges":[{"cursor":"c1","node":{"id":"a"}},{"cursor":"c2","node":{"id":"b"}}],\
        "pageInfo":{"endCursor":"c2","hasNextPage":true}}},"work":{"__typename":"PBook","id":"2"}}}
        """, to: store)
      return store.dump()
    }
  }

  @Test(arguments: PartFormat.allCases) func everyOrder(format: PartFormat) throws {
    #expect(Self.orders.count == 12)
    let expected = try Self.expected
    var random = RandomSource(seed: 7)
    for order in Self.orders {
      for _ in 0..<4 {
        let groups = Self.chunks(order, &random)
        let stream = PartStream(Library.plan(), to: Store())
        let payloads = format.payloads(
          first: Library.first, parts: Library.parts, groups: groups)
        var isLast = false
        for payload in payloads { isLast = try stream.take(payload) }
        #expect(isLast)
        #expect(stream.dropped == [])
        #expect(stream.store.dump() == expected, "\(groups)")
        #expect(stream.store.core.brokenInvariants() == [])
      }
    }
  }

  /// Layers that write what the parts write, above and below them.
  @Test(arguments: PartFormat.allCases) func everyOrderUnderLayers(format: PartFormat) throws {
    let expected = try Self.expected
    var random = RandomSource(seed: 11)
    for order in Self.orders {
      let stream = PartStream(Library.plan(), to: Store())
      let groups = Self.chunks(order, &random)
      var layers: [LayerID] = []
      let payloads = format.payloads(first: Library.first, parts: Library.parts, groups: groups)
      for payload in payloads {
        try stream.take(payload)
        guard layers.count < 3 else { continue }
        let book = ##""id":"1","blurb":"L\##(layers.count)","editor":{"id":"70"},"authors":[]"##
        let changes = try Library.plan().changeSet(
          "{\"data\":{\"book\":{\(book)}}}", isComplete: false)
        layers.append(stream.store.applyLayer(changes).id)
        #expect(stream.store.line("PBook:1")?.contains(#""__refs": []"#) == true)
      }
      #expect(stream.dropped == [])
      #expect(stream.store.line("PBook:1")?.contains("\"blurb\": \"L\(layers.count - 1)\"") == true)
      while !layers.isEmpty {
        stream.store.revert(layers.remove(at: random.below(layers.count)))
      }
      #expect(stream.store.dump() == expected, "\(groups)")
      #expect(stream.store.core.brokenInvariants() == [])
    }
  }
}
