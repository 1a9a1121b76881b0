import Foundation
import Observation

/// The subject of every key path handed to Observation, which never looks at it: an empty struct has
/// nothing to retain and nothing to store.
struct Channel: Observable, Sendable {
  subscript(_ number: Int) -> Void { () }
}

/// The key paths by which Observation tells the slots of a record apart.
///
/// A fixed slot's channel is its index, the n-th other slot's of a record is `fixedLimit + n`. The
/// same channel of two records is told apart by their registrars.
enum Channels {
  typealias Path = KeyPath<Channel, Void>

  /// How many fixed slots a type can have.
  static let fixedLimit = 32_768
  /// How many channels have a key path of their own in `table`; those beyond are made when used.
  static let tableSize = 65_536

  /// Key paths are immortal, so that a read needs no retain. The memory is the system's zero page until
  /// an entry is written, and never moves. An entry is written before its number is handed out, under
  /// `lock`, and never again.
  nonisolated(unsafe) static let table: UnsafeMutablePointer<Unmanaged<Path>?> = {
    // `calloc` gives nil pointers: an absent `Unmanaged` is all zero bits.
    guard let memory = calloc(tableSize, MemoryLayout<Unmanaged<Path>?>.stride) else {
      fatalError("There is no memory for the table of observation channels.")
    }
    return memory.bindMemory(to: Unmanaged<Path>?.self, capacity: tableSize)
  }()

  private static let lock = Lock()

  /// Makes the key path of a channel; before this the channel cannot be read through the table.
  static func ensure(_ channel: Int) {
    guard channel < tableSize else { return }
    lock.withLock {
      if table[channel] == nil { table[channel] = .passRetained(makePath(channel)) }
    }
  }

  static func path(_ channel: Int) -> Path {
    if channel < tableSize, let path = table[channel] { return path.takeUnretainedValue() }
    return makePath(channel)
  }

  private static func makePath(_ channel: Int) -> Path {
    guard let identity = channelIdentity(channel) else { return \Channel[channel] }
    // Sound because Observation only hashes and compares the path, as an `AnyKeyPath`.
    return Unmanaged<Path>.fromOpaque(Unmanaged.passUnretained(identity).toOpaque())
      .takeUnretainedValue()
  }
}
