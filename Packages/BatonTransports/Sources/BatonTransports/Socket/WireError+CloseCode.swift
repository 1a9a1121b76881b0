internal import BatonWire

extension WireError {
  /// The code of a WebSocket that is closed because of this.
  var closeCode: UInt16 {
    switch self {
    case .frameText: 1007
    case .messageTooLong: 1009
    case .messageBinary, .messageNotObject, .messageType, .messageWithoutID, .messagePayload,
      .messageBeforeAcknowledgement, .acknowledgedTwice:
      4400
    default: 1002
    }
  }
}
