import Foundation
import GitHubIssues
import Testing

@testable import RecordedGitHub

@Suite struct RecordedServerTests {
  let server = RecordedServer()

  @Test func answersWhatIsAskedInTheOrderAsked() {
    let answer = server.answer(
      """
      query Q($n: Int!) { repository(owner: "harbourlight", name: "tidetable") {
        stars: stargazerCount id issue(number: $n) { ...I ... on Node { id } } __typename } }
      fragment I on Issue { state author { ... on Node { id } __typename } }
      """, variables: #"{"n":40}"#)
    #expect(
      answer == #"{"data": {"repository": {"stars": 128, "id": "R_tidetable", "issue": "#
        + #"{"state": "OPEN", "author": {"id": "U_kestrelk", "__typename": "User"}, "#
        + #""id": "I_40"}, "__typename": "Repository"}}}"#)
  }

  @Test func listsComeInPages() {
    func page(_ after: String) -> String {
      server.answer(
        """
        query Q($after: String) { node(id: "R_tidetable") { ... on Repository {
          issues(first: 2, states: [CLOSED], after: $after) {
            totalCount edges { node { number } } pageInfo { endCursor hasNextPage } } } } }
        """, variables: after)
    }
    #expect(
      page("{}").hasSuffix(
        #""totalCount": 17, "edges": [{"node": {"number": 35}}, {"node": {"number": 31}}], "#
          + #""pageInfo": {"endCursor": "at:I_31", "hasNextPage": true}}}}}"#))
    #expect(page(#"{"after":"at:I_31"}"#).contains(#"[{"node": {"number": 26}}, {"node""#))
    #expect(page(#"{"after":"at:I_1"}"#).contains(#""edges": [], "pageInfo": {"endCursor": null"#))
  }

  @Test func whatIsChangedStays() {
    let star = "mutation M($input: AddStarInput!) { addStar(input: $input) { starrable { id } } }"
    let variables = #"{"input":{"starrableId":"R_tidetable"}}"#
    for _ in 0..<2 { _ = server.answer(star, variables: variables) }
    let read = """
      { node(id: "R_tidetable") { ... on Starrable { stargazerCount viewerHasStarred } } }
      """
    #expect(
      server.answer(read, variables: "{}")
        == #"{"data": {"node": {"stargazerCount": 129, "viewerHasStarred": true}}}"#)
    let comment = """
      mutation M($input: AddCommentInput!) { addComment(input: $input) {
        commentEdge { node { id bodyText createdAt author { login } } }
        subject { ... on Issue { comments { totalCount } } } } }
      """
    #expect(
      server.answer(comment, variables: #"{"input":{"subjectId":"I_40","body":"a \"b\"\n"}}"#)
        == #"{"data": {"addComment": {"commentEdge": {"node": {"id": "IC_added_1", "bodyText": "#
        + #""a \"b\"\n", "createdAt": "2026-10-14T17:46:40Z", "author": {"login": "ada-quay"}}}, "#
        + #""subject": {"comments": {"totalCount": 25}}}}}"#)
  }

  @Test func aLockedIssueIsRefused() {
    for (field, input) in [
      ("addComment", #"{"subjectId":"I_28","body":"x"}"#), ("closeIssue", #"{"issueId":"I_28"}"#),
    ] {
      #expect(
        server.answer(
          "mutation M($input: I!) { \(field)(input: $input) { __typename } }",
          variables: #"{"input":\#(input)}"#)
          == #"{"data": {"\#(field)": null}, "errors": [{"type": "UNPROCESSABLE", "path": ["\#(field)"], "#
          + #""message": "#
          + #""Nothing can be changed here: the conversation is locked."}]}"#)
    }
  }

  @Test(arguments: [
    ("{ viewer { login } ", "{}", "can't be parsed"),
    ("fragment F on Issue { id }", "{}", "has no operation"),
    ("{ viewer { login } }", "[", "are no JSON object"),
    ("{ viewer { name } }", "{}", "Field 'name' doesn't exist on type 'User'"),
  ])
  func whatIsWrongWithARequestIsSaid(_ document: String, _ variables: String, _ message: String) {
    let answer = server.answer(document, variables: variables)
    #expect(answer.hasPrefix(#"{"data": null, "errors": "#), "\(answer)")
    #expect(answer.contains(message), "\(answer)")
  }

  @Test func whatIsNotThereIsNull() {
    let answer = server.answer(
      """
      { repository(owner: "harbourlight", name: "x") { id } node(id: "I_99") { id } }
      """, variables: "{}")
    #expect(
      answer == #"{"data": {"repository": null, "node": null}, "errors": [{"type": "NOT_FOUND", "#
        + #""path": ["repository"], "message": "Could not resolve to a Repository with the name "#
        + #"'harbourlight/x'."}, {"type": "NOT_FOUND", "path": ["node"], "message": "#
        + #""Could not resolve to a node with the global id of 'I_99'."}]}"#)
    #expect(
      server.answer(
        #"mutation { addStar(input: {starrableId: "R_x"}) { starrable { id } } }"#, variables: "{}"
      )
      .hasPrefix(#"{"data": {"addStar": null}, "errors": [{"type": "NOT_FOUND""#))
  }
}
