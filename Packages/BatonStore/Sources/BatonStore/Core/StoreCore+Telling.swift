/// A channel whose observers a batch tells.
struct Told: Hashable {
  /// The record's, which the store or its graveyard holds until the batch has ended.
  let box: Unmanaged<ObservationBox>
  let channel: Int

  static func == (lhs: Told, rhs: Told) -> Bool {
    lhs.channel == rhs.channel && lhs.box.toOpaque() == rhs.box.toOpaque()
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(box.toOpaque())
    hasher.combine(channel)
  }
}

extension StoreCore {
  /// Tells the observers of each channel that its value will change, while it still holds the old one.
  ///
  /// Observation calls an observer before it forgets it. One that commits or clears would therefore be
  /// called again for the channel of which it is just being told, without end; such a channel is passed
  /// over.
  func willSet(_ channels: ContiguousArray<Told>) {
    for told in channels {
      if !firing.isEmpty, firing.contains(told) { continue }
      firing.append(told)
      told.box._withUnsafeGuaranteedRef { $0.willSet(told.channel) }
      firing.removeLast()
    }
  }

  func didSet(_ channels: ContiguousArray<Told>) {
    for told in channels { told.box._withUnsafeGuaranteedRef { $0.didSet(told.channel) } }
  }

  /// The channel of a place, if anybody can be observing it.
  func told(_ record: Record, _ place: Record.Place) -> Told? {
    guard let box = record.head.pointee.box else { return nil }
    let channel = record.channel(place)
    let isRead = box._withUnsafeGuaranteedRef { $0.isRead(channel) }
    return isRead ? Told(box: box, channel: channel) : nil
  }
}
