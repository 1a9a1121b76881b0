// Written by ErrorPageTests from docs/errors.md.
// swift-format-ignore-file

extension Explanations {
  static let fetchingASchema: [(id: String, text: String)] = [
    ("introspection-not-json", #"""
      ### introspection-not-json

      What the server answered is not JSON. A page for people, as at the address of a server's explorer, is the usual
      reason.

      **https://example.com/graphql**

      ```json
      <html><body>Try our API!</body></html>
      ```

      ```text
      https://example.com/graphql:1:1: error: The answer of the server is not JSON: a JSON value is due here. [introspection-not-json]
       1 | <html><body>Try our API!</body></html>
         | ^
      https://example.com/graphql:1:1: note: Check the address: a page for people, say, is HTML.
      ```
      """#),
    ("introspection-refused", #"""
      ### introspection-refused

      The server answered with an error. Many tell their schema only to those who send a token: give it with
      `--header "Authorization: Bearer …"`.

      **https://example.com/graphql**

      ```json
      {"errors": [{"message": "Introspection is disabled."}]}
      ```

      ```text
      https://example.com/graphql:1:13: error: The server did not tell its schema. Its first error: Introspection is disabled. [introspection-refused]
       1 | {"errors": [{"message": "Introspection is disabled."}]}
         |             ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
      https://example.com/graphql:1:13: note: Many servers need a header with a token for it, or have it switched off.
      ```
      """#),
    ("introspection-malformed", #"""
      ### introspection-malformed

      The answer is JSON, but not the description of a schema.

      **https://example.com/graphql**

      ```json
      {"data": {"__schema": {"types": "none"}}}
      ```

      ```text
      https://example.com/graphql:1:33: error: This does not answer the introspection query: `types` is a string, not a list. [introspection-malformed]
       1 | {"data": {"__schema": {"types": "none"}}}
         |                                 ^~~~~~
      https://example.com/graphql:1:33: note: Check that it is the whole answer to the query as it was given.
      ```
      """#),
  ]
}
