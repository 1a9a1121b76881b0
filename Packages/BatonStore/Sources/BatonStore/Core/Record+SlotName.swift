extension Record {
  /// A slot by a name that stays right when the record's slots change shape.
  enum SlotName: Hashable {
    case fixed(Int)
    case key(UInt32)
  }

  func name(of place: Place) -> SlotName {
    switch place {
    case .fixed(let index): return .fixed(index)
    case .overflow(let position):
      return .key(head.pointee.overflow?.pointee.slots[position].key ?? 0)
    }
  }

  /// Nil in a record the store let go of.
  func place(of name: SlotName) -> Place? {
    switch name {
    case .fixed(let index): index < Int(head.pointee.count) ? .fixed(index) : nil
    case .key(let key): place(SlotAddress(key: key))
    }
  }

  func pointer(to name: SlotName) -> SlotPointer? {
    place(of: name).map(pointer)
  }

  /// The storage key's text.
  func storageKey(of name: SlotName) -> String { Registry.shared.text(ofKey: keyNumber(of: name)) }

  /// The storage key's number; 0 where there is none.
  func keyNumber(of name: SlotName) -> UInt32 {
    switch name {
    case .key(let key): return key
    case .fixed(let index):
      let keys = Registry.shared.slotKeys(type: head.pointee.type)
      return index < keys.count ? keys[index] : 0
    }
  }
}
