import Observation

/// A record's registrar, made when the record is first read through a lens.
final class ObservationBox {
  // State, all of it touched by the main actor alone:
  //   mask        the channels ever read, a superset of the observed ones: one bit for each 64th
  //   table       the key paths by channel
  //   registrar   Observation's; locks itself
  //   moved       slots that were read before they got a fixed place: old channel by fixed index
  // The registrar's size is its library's secret; what stands before it is reached without asking.
  @exclusivity(unchecked) var mask: UInt64 = 0
  let table: UnsafeMutablePointer<Unmanaged<Channels.Path>?>
  let registrar = ObservationRegistrar()
  @exclusivity(unchecked) private var moved: [(index: Int, channel: Int)] = []

  init() {
    table = Channels.table
  }

  @inline(__always) static func bit(_ channel: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: channel)
  }

  /// Registers a read of a fixed slot. `channel` is below a record's slot count, and the registry makes
  /// the path of every index before it counts it, so the entry is there.
  @inline(__always) func access(fixed channel: Int) {
    mask |= ObservationBox.bit(channel)
    table[channel].unsafelyUnwrapped._withUnsafeGuaranteedRef {
      registrar.access(Channel(), keyPath: $0)
    }
  }

  /// Registers a read of any channel.
  func access(_ channel: Int) {
    mask |= ObservationBox.bit(channel)
    registrar.access(Channel(), keyPath: Channels.path(channel))
  }

  /// Whether anybody can be observing the channel.
  @inline(__always) func isRead(_ channel: Int) -> Bool {
    mask & ObservationBox.bit(channel) != 0
  }

  func willSet(_ channel: Int) {
    withPath(channel) { registrar.willSet(Channel(), keyPath: $0) }
    for (index, old) in moved where index == channel {
      registrar.willSet(Channel(), keyPath: Channels.path(old))
    }
  }

  func didSet(_ channel: Int) {
    withPath(channel) { registrar.didSet(Channel(), keyPath: $0) }
    for (index, old) in moved where index == channel {
      registrar.didSet(Channel(), keyPath: Channels.path(old))
    }
  }

  @inline(__always) private func withPath(_ channel: Int, _ body: (Channels.Path) -> Void) {
    if channel < Channels.tableSize, let path = table[channel] {
      path._withUnsafeGuaranteedRef(body)
    } else {
      body(Channels.path(channel))
    }
  }

  /// A slot that was read on `channel` is at fixed `index` from now on; who observes it still does.
  func move(_ channel: Int, toIndex index: Int) {
    guard isRead(channel) else { return }
    mask |= ObservationBox.bit(index)
    moved.append((index, channel))
  }
}
