import Testing

@testable import Baton

@Suite("B-21.2: the standard encoding, byte for byte")
struct EncodingTests {
  private func text(_ request: Request) -> String { String(decoding: request.body, as: UTF8.self) }

  @Test("a text and a variable")
  func text() {
    let request = Request(
      name: "TestPinnedCharacter", kind: .query,
      document: .text("query TestPinnedCharacter($id:ID!){character(id:$id){id,name,status}}"),
      variables: Variables(["id": Variable("1")]))
    #expect(
      text(request)
        == #"{"operationName":"TestPinnedCharacter","query":"query TestPinnedCharacter($id:ID!){character(id:$id){id,name,status}}","variables":{"id":"1"}}"#
    )
  }

  @Test("as a line it names the variables and no value, nor does what prints its parts")
  func line() {
    var request = Request(
      name: "Login", kind: .mutation, document: .text("mutation Login{x}"),
      variables: Variables(["password": Variable("secret"), "name": Variable("Rick")]))
    #expect("\(request)" == "mutation Login($name, $password)")
    #expect(!String(reflecting: request).contains("secret"))
    var text = ""
    dump(request, to: &text)
    print(request, to: &text)
    #expect(!text.contains("secret") && !text.contains("115, 101, 99"))
    request.variables = Variables()
    #expect("\(request)" == "mutation Login")
  }

  @Test("an id in place of the text")
  func id() {
    let request = Request(name: "Q", kind: .query, document: .id("5d41402a"))
    #expect(
      text(request) == #"{"operationName":"Q","documentId":"5d41402a","variables":{}}"#)
  }

  @Test("onError comes last, where the operation says one", arguments: OnError.allCases)
  func onError(_ onError: OnError) {
    let request = Request(
      name: "TestPinnedCharacter", kind: .query, document: .id("5d41402a"),
      variables: Variables(["id": Variable("1")]), onError: onError)
    #expect(
      text(request)
        == #"{"operationName":"TestPinnedCharacter","documentId":"5d41402a","variables":{"id":"1"},"onError":"\#(onError.rawValue)"}"#
    )
  }

  @Test("variables sorted by name; the unset left out, null kept")
  func variables() {
    let request = Request(
      name: "Q", kind: .mutation, document: .text("m"),
      variables: Variables([
        "b": Variable(true), "a": Variable(1), "unset": Variable(nil as String?), "n": .null,
        "c": Variable(["x", "y\n"]),
      ]))
    #expect(
      text(request)
        == #"{"operationName":"Q","query":"m","variables":{"a":1,"b":true,"c":["x","y\n"],"n":null}}"#
    )
  }

  @Test("every control character of a text is escaped, everything else is as it was")
  func escapes() {
    let request = Request(
      name: "é", kind: .query, document: .text("a\"b\\c\nd\te\rf\u{1}g\u{1F}h/é😀\u{7F}"))
    #expect(
      text(request)
        == #"{"operationName":"é","query":"a\"b\\c\nd\te\rf\u0001g\u001fh/é😀"#
        + "\u{7F}" + #"","variables":{}}"#)
  }

  @Test("an operation's own request")
  func operation() {
    let request = Request(Rename(id: "9", name: "Rick"))
    #expect(request.kind == .mutation)
    #expect(
      text(request)
        == #"{"operationName":"Rename","query":"mutation Rename($id:ID!,$name:String!){rename(id:$id,name:$name){character{id,name}}}","variables":{"id":"9","name":"Rick"}}"#
    )
  }
}
