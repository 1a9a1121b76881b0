import Baton

/// What a server answers to these tests' operations.
enum Responses {
  static func character(
    _ id: String, name: String = "Agency Director", origin: String? = "Earth"
  ) -> Payload {
    let place = origin.map { #"{"name":"\#($0)","id":"20"}"# } ?? "null"
    return Payload(
      json:
        #"{"data":{"character":{"name":"\#(name)","status":"Dead","origin":\#(place),"id":"\#(id)"}}}"#
    )
  }

  static func name(_ id: String, _ name: String) -> Payload {
    Payload(json: #"{"data":{"character":{"name":"\#(name)","id":"\#(id)"}}}"#)
  }

  static func renamed(_ id: String, _ name: String) -> Payload {
    Payload(json: #"{"data":{"rename":{"character":{"id":"\#(id)","name":"\#(name)"}}}}"#)
  }

  static func event(_ id: String, _ name: String) -> Payload {
    Payload(json: #"{"data":{"renamed":{"name":"\#(name)","id":"\#(id)"}}}"#)
  }

  static let requestError = Payload(json: #"{"errors":[{"message":"No such operation"}]}"#)
}
