import Foundation
import Testing

@_spi(Generated) @_spi(Image) @_spi(Runtime) import BatonStore
@testable import BatonImage

@MainActor @Suite struct PersistenceTests {
  @Test func liesWhereCachesLie() {
    let path = Persistence(name: "An/App", version: "1").url.path
    let caches = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"]
    let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
    #expect(path == (caches ?? home + "/.cache") + "/An_App/baton.sqlite")
    #expect(Persistence(name: "..", version: "1").url.path.hasSuffix("/_/baton.sqlite"))
  }

  @Test func isRemovedAfterTheEnd() async throws {
    let scratch = Scratch()
    let persistence = Persistence(
      url: URL(fileURLWithPath: scratch.folder + "/deep/er/baton.sqlite"), version: "1")
    #expect(persistence.removeAll())
    let store = Store(persistence: persistence)
    #expect(store.persistence?.url == persistence.url)
    try store.commit(PeopleQuery(), PeopleQuery.payload(People.json("1", name: "Rick")))
    #expect(!persistence.removeAll())
    await store.closeImage()
    #expect(store.persistence?.removeAll() == true)
    let left = try FileManager.default.contentsOfDirectory(atPath: scratch.folder + "/deep/er")
    #expect(left == [])
    let again = Store(persistence: persistence)
    #expect(again.check(PeopleQuery()) == .miss)
    await again.closeImage()
  }

  @Test func removesNobodyElsesFile() throws {
    let scratch = Scratch()
    try scratch.write(Array("mine".utf8), to: scratch.file.path)
    let persistence = Persistence(url: URL(fileURLWithPath: scratch.file.path), version: "1")
    #expect(!persistence.removeAll())
    #expect(try scratch.bytes(scratch.file.path) == Array("mine".utf8))
  }

  @Test func aStoreWithoutPersistenceHasNone() {
    #expect(Store(persistence: nil).persistence == nil)
  }
}
