import BatonStore

/// What is asked of the heap. These are counts: two runs give the same.
@MainActor
enum HeapRows {
  nonisolated static let all = [
    Row(
      name: "allocations", what: "allocations, bytes to store, fixture", against: "records stored",
      bar: 12, measure: { try allocations($0) }),
    Row(
      name: "peak", what: "peak memory above the store's own, response included",
      against: "size of the response", bar: 3, measure: { try peak($0) }),
    Row(
      name: "memory", what: "store memory per record of 8 short texts",
      against: "dictionary of dictionaries", bar: 0.35, measure: { try memory($0) }),
  ]

  private static let labels = 10_000
  private static let uncountable = Outcome.notMeasured(
    "this C library's malloc cannot be wrapped; glibc's can")

  private static func allocations(_ bench: Bench) throws -> Outcome {
    guard let heap = bench.heap else { return uncountable }
    let bytes = bench.fixture
    let operation = CharactersQuery(page: Fixture.page)
    try warmUp(bytes)
    let store = Store()
    let reading = try heap.measure { try store.take(operation, bytes) }
    return .measured(
      ours: Quantity(value: Double(reading.allocations), unit: .allocations),
      peer: Quantity(value: Double(Fixture.records), unit: .records),
      ratio: Double(reading.allocations) / Double(Fixture.records))
  }

  /// The response is made and dropped while the heap is measured, so that it counts.
  private static func peak(_ bench: Bench) throws -> Outcome {
    guard let heap = bench.heap else { return uncountable }
    let response = bench.fixture
    try warmUp(response)
    let store = Store()
    let reading = try heap.measure {
      let copy = response.map { $0 }
      try store.take(CharactersQuery(page: Fixture.page), copy)
    }
    let above = Double(reading.peakBytes - reading.liveBytes)
    return .measured(
      ours: Quantity(value: above, unit: .bytes),
      peer: Quantity(value: Double(response.count), unit: .bytes),
      ratio: above / Double(response.count))
  }

  private static func memory(_ bench: Bench) throws -> Outcome {
    guard let heap = bench.heap else { return uncountable }
    let bytes = LabelsResponse.bytes(count: labels)
    let operation = LabelsQuery(first: labels)
    try Store().take(operation, bytes)
    let store = Store()
    let ours = try heap.measure { try store.take(operation, bytes) }
    let cache = DictionaryCache()
    let peer = heap.measure { _ = cache.commit(DictionaryCache.labels(count: labels)) }
    guard store.read(operation).labels?.count == labels, cache.records.count == labels + 1 else {
      throw BenchError("the stores do not hold the labels they were given")
    }
    return .measured(
      ours: Quantity(value: Double(ours.liveBytes) / Double(labels), unit: .bytes),
      peer: Quantity(value: Double(peer.liveBytes) / Double(labels), unit: .bytes),
      ratio: Double(ours.liveBytes) / Double(peer.liveBytes))
  }

  /// What a process makes once, such as slot numbers and the flat plan, is not the response's.
  private static func warmUp(_ bytes: [UInt8]) throws {
    try Store().take(CharactersQuery(page: Fixture.page), bytes)
  }
}
