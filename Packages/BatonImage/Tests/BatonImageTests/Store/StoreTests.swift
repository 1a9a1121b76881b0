import CSQLite
import Observation
import Synchronization
import Testing

@_spi(Generated) @_spi(Image) @_spi(Runtime) import BatonStore
@testable import BatonImage

/// A store over an image.
@MainActor @Suite struct StoreTests {
  private let scratch = Scratch()

  private func open(
    buffer: Int = 10, _ change: (inout ImageOptions) -> Void = { _ in }
  ) -> (store: Store, image: DiskImage) {
    let image = DiskImage(scratch, change)
    return (Store(releaseBufferSize: buffer, image: image), image)
  }

  private let two = PeopleQuery.payload(
    People.json("1", name: "Rick", friend: "9"), People.json("2", name: "Morty"))

  @Test func theNextLaunchHasWhatThisOneLeft() async throws {
    let (first, _) = open()
    #expect(first.check(PeopleQuery()) == .miss)
    try first.commit(PeopleQuery(), two)
    let dump = first.dump()
    await first.closeImage()
    let (second, _) = open()
    #expect(second.recordKeys.count == 3)
    #expect(second.check(PeopleQuery(first: 3)) == .miss)
    #expect(second.check(PeopleQuery()) == .image)
    #expect(second.dump() == dump)
    #expect(second.check(PeopleQuery()) == .memory)
    #expect(second.read(PeopleQuery()).people.map(\.name) == ["Rick", "Morty"])
    await second.closeImage()
  }

  /// B-13.4: what is in memory stays, slot by slot.
  @Test func memoryWins() async throws {
    let (first, _) = open()
    try first.commit(PeopleQuery(), two)
    await first.closeImage()
    let (second, _) = open()
    let newer = Payload(json: #"{"data":{"imagePeople":[{"id":"1","name":"Rick C-137"}]}}"#)
    try second.commit(PeopleQuery(first: 1), newer)
    #expect(second.check(PeopleQuery()) == .image)
    #expect(second.read(PeopleQuery()).people.map(\.name) == ["Rick C-137", "Morty"])
    #expect(second.read(PeopleQuery()).people.map(\.age) == [1, 1])
    await second.closeImage()
    // The row was merged with what was there.
    let (third, _) = open()
    #expect(third.check(PeopleQuery()) == .image)
    #expect(third.read(PeopleQuery()).people.map(\.name) == ["Rick C-137", "Morty"])
    await third.closeImage()
  }

  /// B-13.2: nobody waits for client fields, and they are brought all the same where memory has the rest.
  @Test func clientFieldsAreBroughtWhereMemoryAnswersTheRest() async throws {
    let (first, _) = open()
    try first.commit(PeopleQuery(), two)
    try first.commit(
      StarredQuery(),
      Payload(
        json: #"{"data":{"imagePeople":[{"id":"1","starred":true},{"id":"2"}],"imageNote":"n"}}"#))
    await first.closeImage()
    let (second, _) = open()
    try second.commit(PeopleQuery(), two)
    #expect(second.read(StarredQuery()).starred == [nil, nil])
    #expect(second.check(StarredQuery()) == .memory)
    #expect(second.read(StarredQuery()).starred == [true, nil])
    #expect(second.read(StarredQuery()).note == "n")
    await second.closeImage()
    // Also of records that came after the first check.
    let (third, _) = open()
    try third.commit(
      PeopleQuery(), PeopleQuery.payload(People.json("2", name: "Morty", friend: nil)))
    #expect(third.check(StarredQuery()) == .memory)
    try third.commit(PeopleQuery(), two)
    #expect(third.check(StarredQuery()) == .memory)
    #expect(third.read(StarredQuery()).starred == [true, nil])
    await third.closeImage()
  }

  /// Who observes a slot that memory lacked hears of what the image had.
  @Test func tellsWhoObserves() async throws {
    let (first, _) = open()
    try first.commit(PeopleQuery(), two)
    await first.closeImage()
    let (second, _) = open()
    let part = Payload(json: #"{"data":{"imagePeople":[{"id":"1"}]}}"#)
    try second.commit(PeopleQuery(first: 1), part)
    let person = try #require(second.read(PeopleQuery(first: 1)).people.first)
    let told = Mutex(0)
    withObservationTracking {
      _ = person.age
    } onChange: {
      told.withLock { $0 += 1 }
    }
    #expect(second.check(PeopleQuery()) == .image)
    #expect(told.withLock { $0 } == 1)
    #expect(person.age == 1)
    await second.closeImage()
  }

  /// B-12.3.
  @Test func layersNeverReachTheImage() async throws {
    let (first, _) = open()
    try first.commit(PeopleQuery(), two)
    let changes = try Ingest.changeSet(
      for: PeopleQuery(), payload: PeopleQuery.payload(People.json("1", name: "Pickle Rick")),
      completeness: .partial)
    first.applyLayer(changes)
    let below = PeopleQuery.payload(
      People.json("1", name: "Rick", age: 70), People.json("2", name: "Morty", age: 14))
    try first.commit(PeopleQuery(), below)
    #expect(first.read(PeopleQuery()).people.map(\.name) == ["Pickle Rick"])
    await first.closeImage()
    let (second, _) = open()
    #expect(second.check(PeopleQuery()) == .image)
    #expect(second.read(PeopleQuery()).people.map(\.name) == ["Rick", "Morty"])
    #expect(second.read(PeopleQuery()).people.map(\.age) == [70, 14])
    await second.closeImage()
  }

  /// B-15.2: what is not written yet stays in memory.
  @Test func whatWaitsIsNotCollected() async throws {
    let plan = FaultPlan()
    let (store, image) = open(buffer: 0) { $0.fault = plan.fault }
    plan.failAlways(with: SQLITE_FULL)
    try store.commit(PeopleQuery(), two)
    store.collect()
    #expect(store.recordKeys.count == 6)
    await image.flush()
    store.collect()
    #expect(store.recordKeys.count == 6)
    plan.failAlways(with: nil)
    await image.flush()
    store.collect()
    #expect(store.recordKeys.count == 3)
    #expect(store.check(PeopleQuery()) == .image)
    await store.closeImage()
  }

  /// B-23.
  @Test func transientDataStaysOffTheDisk() async throws {
    let (first, image) = open()
    let hidden = Payload(
      json: #"{"data":{"imageHidden":{"text":"do not tell"},"imageSecret":{"id":"concealed"}}}"#)
    try first.commit(HiddenQuery(), hidden)
    try first.commit(PeopleQuery(), two)
    let root = first.retainRoot(of: HiddenQuery())
    first.setStamp(RootStamp(time: .zero, epoch: 0), of: root)
    await image.flush()
    for name in scratch.names {
      let text = String(decoding: try scratch.bytes(scratch.folder + "/" + name), as: UTF8.self)
      #expect(!text.contains("do not tell") && !text.contains("concealed"))
      #expect(!text.contains("HiddenQuery{}"))
    }
    #expect(image.record(ImageKey(type: "ImageSecret", isKeyed: true, text: "concealed")) == nil)
    #expect(image.rootField("imageHidden") == nil && image.rootField("imageSecret") == nil)
    await first.closeImage()
  }

  /// B-16.2: ages survive.
  @Test func agesSurvive() async throws {
    let (first, _) = open { $0.now = { 1000 } }
    let root = first.retainRoot(of: PeopleQuery())
    first.setStamp(RootStamp(time: .seconds(5), epoch: 0), of: root)
    await first.closeImage()
    let (second, _) = open { $0.now = { 1060 } }
    let again = second.retainRoot(of: PeopleQuery())
    #expect(
      second.stamp(of: again, at: .seconds(7)) == RootStamp(time: .seconds(7 - 60), epoch: 0))
    let other = second.retainRoot(of: PeopleQuery(first: 9))
    #expect(second.stamp(of: other, at: .seconds(7)) == nil)
    second.beginInvalidationEpoch()
    await second.closeImage()
    let (third, _) = open { $0.now = { 1060 } }
    let stale = third.retainRoot(of: PeopleQuery())
    #expect(third.stamp(of: stale, at: .zero)?.epoch == .min)
    await third.closeImage()
  }

  /// A store that another launch filled halfway is used as far as it goes.
  @Test func aHalfReadRowIsUsed() async throws {
    let (first, image) = open()
    try first.commit(PeopleQuery(), two)
    var content = ImageContent()
    content.forgottenRecords = [ImageKey(type: "ImagePerson", isKeyed: true, text: "2")]
    image.write(content)
    await first.closeImage()
    let (second, _) = open()
    #expect(second.check(PeopleQuery()) == .miss)
    #expect(second.read(PeopleQuery()).people.map(\.name) == ["Rick", nil])
    await second.closeImage()
  }
}
