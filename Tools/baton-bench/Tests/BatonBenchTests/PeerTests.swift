import Testing

@testable import BatonBench

@Suite("Peers do the work they are measured for")
struct PeerTests {
  @Test("the dictionary cache counts changed fields and tells who watched")
  func cache() {
    let cache = DictionaryCache()
    #expect(cache.commit(DictionaryCache.notes(count: 30)) == 30 * 8 + 1)
    var told: [Int] = []
    cache.watch([DictionaryCache.key(3)]) { told.append(3) }
    cache.watch([DictionaryCache.key(4)]) { told.append(4) }
    #expect(cache.commit(DictionaryCache.notes(count: 30)) == 0)
    #expect(told.isEmpty)
    #expect(cache.commit(DictionaryCache.notes(count: 30, edited: 4)) == 1)
    #expect(told == [4])
    #expect(
      cache.records[DictionaryCache.key(4)]?["title"] as? String
        == "The title of note number 4 (edited)")
  }

  @Test("labels are texts that need no storage beside the value")
  func labels() {
    for number in [1, 10_000] {
      for field in LabelsResponse.fields {
        #expect(LabelsResponse.value(field, of: number).utf8.count <= 15)
      }
    }
  }
}
