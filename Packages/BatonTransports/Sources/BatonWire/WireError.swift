/// What is wrong with bytes that a server sent in one of the framings that this module reads. Each
/// says it in words as its `description`.
public enum WireError: Error, Hashable, Sendable {
  // multipart/mixed
  /// A part, or what stands before the first, is longer than the limit, in bytes.
  case partTooLong(limit: Int)
  /// A part ends before its headers do.
  case partWithoutBody
  /// The response ended before its closing delimiter.
  case partsCutShort

  // text/event-stream
  /// An event is longer than the limit, in bytes.
  case eventTooLong(limit: Int)
  /// The response ended before the event that says that no more will come.
  case eventsCutShort

  // The upgrade to a WebSocket
  /// The head of the answer is longer than the limit, in bytes.
  case upgradeTooLong(limit: Int)
  /// The answer is not HTTP.
  case upgradeNotHTTP
  /// The connection ended before the head of the answer did.
  case upgradeCutShort
  /// The server says 101, and not that it speaks WebSocket from here on.
  case upgradeToSomethingElse
  /// `Sec-WebSocket-Accept` does not answer the key that was sent.
  case upgradeKeyWrong
  /// An extension of the protocol that was not asked for.
  case upgradeExtension(String)
  /// A subprotocol that was not asked for; empty where the server chose none.
  case upgradeSubprotocol(String)

  // Frames
  case frameReservedBits
  case frameReservedOpcode(UInt8)
  /// A mask on a frame from a server.
  case frameMasked
  /// A length of more than 63 bits.
  case frameLength
  /// A continuation where no message has begun.
  case frameContinuesNothing
  /// A message that begins before the one before it has ended.
  case frameInsideMessage
  /// A ping, pong or close in pieces, or of more than 125 bytes.
  case frameControl
  /// A close frame of one byte, or with a code that can't be sent.
  case frameClose
  /// A message of text that is not UTF-8.
  case frameText
  /// A message is longer than the limit, in bytes.
  case messageTooLong(limit: Int)
  /// The connection ended inside a frame.
  case framesCutShort

  // graphql-transport-ws
  case messageBinary
  /// Not one JSON object.
  case messageNotObject
  /// No `type`, or one that the protocol does not have for a server.
  case messageType(String)
  case messageWithoutID(type: String)
  /// No `payload`, or not of the kind that the type has.
  case messagePayload(type: String)
  /// Sent before the server acknowledged the connection.
  case messageBeforeAcknowledgement(type: String)
  case acknowledgedTwice
}
