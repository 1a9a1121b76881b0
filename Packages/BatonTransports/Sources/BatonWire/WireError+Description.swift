extension WireError: CustomStringConvertible {
  /// What happened, in one sentence without a full stop.
  public var description: String {
    switch self {
    case .partTooLong(let limit): "a part of the response is longer than \(limit) bytes"
    case .partWithoutBody: "a part of the response ends before its headers do"
    case .partsCutShort: "the response ended before its closing delimiter, so parts are missing"
    case .eventTooLong(let limit): "an event is longer than \(limit) bytes"
    case .eventsCutShort: "the stream of events ended without its last, `complete`"
    case .upgradeTooLong, .upgradeNotHTTP, .upgradeCutShort, .upgradeToSomethingElse,
      .upgradeKeyWrong, .upgradeExtension, .upgradeSubprotocol:
      upgradeDescription
    case .frameReservedBits, .frameReservedOpcode, .frameMasked, .frameLength,
      .frameContinuesNothing, .frameInsideMessage, .frameControl, .frameClose, .frameText,
      .messageTooLong, .framesCutShort:
      frameDescription
    case .messageBinary, .messageNotObject, .messageType, .messageWithoutID, .messagePayload,
      .messageBeforeAcknowledgement, .acknowledgedTwice:
      messageDescription
    }
  }

  private var upgradeDescription: String {
    switch self {
    case .upgradeTooLong(let limit):
      "the head of the answer to the upgrade is longer than \(limit) bytes"
    case .upgradeNotHTTP: "the answer to the upgrade is not HTTP"
    case .upgradeCutShort: "the connection ended before the answer to the upgrade did"
    case .upgradeToSomethingElse: "the server switched to something other than WebSocket"
    case .upgradeKeyWrong:
      "the answer to the upgrade is for another key: something between keeps old answers"
    case .upgradeExtension(let name): "the server turned on `\(name)`, which was not asked for"
    case .upgradeSubprotocol(""):
      "the server chose no subprotocol: it does not speak graphql-transport-ws"
    case .upgradeSubprotocol(let name):
      "the server chose the subprotocol `\(name)`, which was not asked for"
    default: ""
    }
  }

  private var frameDescription: String {
    switch self {
    case .frameReservedBits: "a frame has reserved bits set"
    case .frameReservedOpcode(let opcode): "a frame has the opcode \(opcode), which means nothing"
    case .frameMasked: "a frame from the server is masked"
    case .frameLength: "a frame says a length that no frame can have"
    case .frameContinuesNothing: "a frame continues a message that has not begun"
    case .frameInsideMessage: "a message begins before the one before it has ended"
    case .frameControl: "a ping, pong or close is in pieces or longer than 125 bytes"
    case .frameClose: "the server closed with a code that can't be sent"
    case .frameText: "a message of text is not UTF-8"
    case .messageTooLong(let limit): "a message is longer than \(limit) bytes"
    case .framesCutShort: "the connection ended inside a frame"
    default: ""
    }
  }

  private var messageDescription: String {
    switch self {
    case .messageBinary: "a message is binary, and graphql-transport-ws has text alone"
    case .messageNotObject: "a message is not one JSON object"
    case .messageType(""): "a message has no `type`"
    case .messageType(let type): "a message has the type `\(type)`, which a server can't send"
    case .messageWithoutID(let type): "a message of type `\(type)` has no `id`"
    case .messagePayload(let type): "a message of type `\(type)` has no payload of its kind"
    case .messageBeforeAcknowledgement(let type):
      "a message of type `\(type)` came before the connection was acknowledged"
    case .acknowledgedTwice: "the server acknowledged the connection twice"
    default: ""
    }
  }
}
