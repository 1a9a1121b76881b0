@_spi(Image) import BatonStore
import Foundation
import Synchronization

@testable import BatonImage

/// What a test does with an image, in one line each.
extension DiskImage {
  convenience init(
    _ scratch: Scratch, version: String = "1", _ change: (inout ImageOptions) -> Void = { _ in }
  ) {
    let persistence = Persistence(
      url: URL(fileURLWithPath: scratch.file.path), version: version)
    var options = ImageOptions(persistence)
    change(&options)
    self.init(persistence, options)
  }

  func write(_ changes: [ImageChange], takesAway: Bool = true) {
    var content = ImageContent()
    content.operation = "TestQuery"
    content.changes = changes
    write(content, takesAway: takesAway)
  }

  func write(_ content: ImageContent, takesAway: Bool = true) {
    write(ImageBatch(count: content.changes.count, takesAway: takesAway) { content })
  }

  func record(_ key: ImageKey) -> ImageRecord? {
    var record: ImageRecord?
    read { record = $0.record(key) }
    return record
  }

  func rootField(_ name: String) -> String? {
    var text: String?
    read { text = $0.rootField(name).value.text }
    return text
  }

  /// A string slot of a record.
  func string(_ key: ImageKey, _ name: String) -> String? {
    record(key)?.cells.lazy.compactMap { cell in
      if cell.name.text == name, case .string(let text) = cell.value { text } else { nil }
    }.first
  }
}

extension ImageKey {
  static func character(_ id: String) -> ImageKey {
    ImageKey(type: "Character", isKeyed: true, text: id)
  }
}

extension ImageChange {
  /// A character with a name.
  init(_ id: String, name: String) {
    self.init(
      .character(id),
      cells: [
        ImageCell(ImageName(lasting: "id"), .string(id)),
        ImageCell(ImageName(lasting: "name"), .string(name)),
      ])
  }
}

/// Fails chosen statements, counted from the first.
final class FaultPlan: Sendable {
  private struct State {
    var count = 0
    var failing: [Int: Int32] = [:]
    var always: Int32?
  }

  private let state = Mutex(State())

  var fault: Database.Fault {
    { [self] in
      state.withLock { state in
        defer { state.count += 1 }
        return state.always ?? state.failing.removeValue(forKey: state.count)
      }
    }
  }

  /// How many statements there were.
  var count: Int { state.withLock { $0.count } }

  func fail(at index: Int, with code: Int32) { state.withLock { $0.failing[index] = code } }

  /// Every statement fails from now on; none with nil.
  func failAlways(with code: Int32?) { state.withLock { $0.always = code } }
}

extension DiskImage {
  /// What is told of the image, once the last of it is an expected event.
  @MainActor func told(until last: ImageEvent) async throws -> [ImageEvent] {
    let told = Told()
    observe { told.events.append($0) }
    for _ in 0..<500 where told.events.last != last { try await Task.sleep(for: .milliseconds(10)) }
    return told.events
  }
}

@MainActor private final class Told {
  var events: [ImageEvent] = []
}
