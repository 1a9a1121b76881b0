public import Observation

/// A record's registrar, made when the record is first read through a lens.
@usableFromInline final class ObservationBox {
  // State, all of it touched by the main actor alone:
  //   registrar   Observation's; locks itself
  //   mask        the channels ever read, a superset of the observed ones; bit 63 is any from 63 on
  //   moved       slots that were read before they got a fixed place: old channel by fixed index
  @usableFromInline let registrar = ObservationRegistrar()
  @usableFromInline let table: UnsafeMutablePointer<Unmanaged<Channels.Path>?>
  @exclusivity(unchecked) @usableFromInline var mask: UInt64 = 0
  @exclusivity(unchecked) private var moved: [(index: Int, channel: Int)] = []

  init() {
    table = Channels.table
  }

  @inlinable @inline(__always) static func bit(_ channel: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: channel < 63 ? channel : 63)
  }

  /// Registers a read of a fixed slot. `channel` is below a record's slot count, and the registry has
  /// made the path of every index it counts, so the entry is there; if it is not, the slow way is taken.
  @inlinable @inline(__always) func access(fixed channel: Int) {
    mask |= ObservationBox.bit(channel)
    if let path = table[channel] {
      path._withUnsafeGuaranteedRef { registrar.access(Channel(), keyPath: $0) }
    } else {
      access(channel)
    }
  }

  /// Registers a read of any channel.
  @usableFromInline @inline(never) func access(_ channel: Int) {
    mask |= ObservationBox.bit(channel)
    registrar.access(Channel(), keyPath: Channels.path(channel))
  }

  /// Whether anybody can be observing the channel.
  @inline(__always) func isRead(_ channel: Int) -> Bool {
    mask & ObservationBox.bit(channel) != 0
  }

  func willSet(_ channel: Int) {
    registrar.willSet(Channel(), keyPath: Channels.path(channel))
    for (index, old) in moved where index == channel {
      registrar.willSet(Channel(), keyPath: Channels.path(old))
    }
  }

  func didSet(_ channel: Int) {
    registrar.didSet(Channel(), keyPath: Channels.path(channel))
    for (index, old) in moved where index == channel {
      registrar.didSet(Channel(), keyPath: Channels.path(old))
    }
  }

  /// A slot that was read on `channel` is at fixed `index` from now on; who observes it still does.
  func move(_ channel: Int, toIndex index: Int) {
    guard isRead(channel) else { return }
    mask |= ObservationBox.bit(index)
    moved.append((index, channel))
  }
}
