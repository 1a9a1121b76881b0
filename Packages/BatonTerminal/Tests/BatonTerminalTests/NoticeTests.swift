import Baton
import Testing

@testable import BatonTerminal

@MainActor @Suite struct NoticeTests {
  @Test(arguments: [
    (
      LogEvent.imageUnavailable(reason: "another store has the image"),
      "Nothing is kept, drawings neither: another store has the image; see --image"
    ),
    (
      .imageStartedAgain(reason: "the file was damaged"),
      "What was kept is gone, drawings too: the file was damaged"
    ),
    (
      .imageFailed(code: "SQLITE_FULL"),
      "Nothing is kept for now, drawings neither: SQLITE_FULL; it is tried again"
    ),
  ])
  func whatIsSaid(_ event: LogEvent, _ text: String) {
    let notice = ImageNotice(losing: "drawings", at: "/a/b", advice: "see --image")
    notice.note(.imageOpened)
    notice.note(.imageWritten(rows: 1))
    #expect(notice.text == nil && notice.fullText == nil)
    notice.note(event)
    #expect(notice.text == text && notice.fullText == "\(text) (/a/b)")
    // Where it is goes first; half a line says nothing.
    let renderer = Renderer(size: Size(width: text.count + 7, height: 3)) {
      Text("above")
      ImageNoticeLine(notice: notice)
    }
    #expect(renderer.frame.text == "above\n\(text) (/a/b)")
    renderer.size.width = text.count + 6
    #expect(renderer.frame.text == "above\n\(text)")
    #expect(text.count <= 80)
  }

  @Test func whatIsWrittenAfterAFailureEndsIt() {
    let notice = ImageNotice()
    notice.note(.imageFailed(code: "SQLITE_FULL"))
    #expect(notice.text == "Nothing is kept for now: SQLITE_FULL; it is tried again")
    notice.note(.imageWritten(rows: 2))
    #expect(notice.text == nil)
  }

  /// A loss is one, whatever is written later; a failure is said while it lasts, and beside the loss at the end.
  @Test func aLossAndAFailureAreTwo() {
    let notice = ImageNotice(at: "/a/b", for: .seconds(3600))
    let renderer = Renderer(size: Size(width: 80, height: 2)) {
      Text("above")
      ImageNoticeLine(notice: notice)
    }
    let loss = "What was kept is gone: the file was damaged"
    let failure = "Nothing is kept for now: SQLITE_FULL; it is tried again"
    func expectLine(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
      renderer.render()
      #expect(renderer.frame.text == "above\n\(text)", sourceLocation: sourceLocation)
    }
    notice.note(.imageStartedAgain(reason: "the file was damaged"))
    expectLine("\(loss) (/a/b)")
    notice.note(.imageFailed(code: "SQLITE_FULL"))
    expectLine(failure)
    #expect(notice.text == failure && notice.fullText == "\(loss). \(failure) (/a/b)")
    renderer.size.width = 200
    expectLine("\(loss). \(failure) (/a/b)")
    // The next attempt fails too, and says nothing new.
    notice.hide()
    notice.note(.imageFailed(code: "SQLITE_FULL"))
    renderer.render()
    #expect(renderer.frame.text == "above")
    // The loss had its time.
    notice.note(.imageWritten(rows: 2))
    renderer.render()
    #expect(renderer.frame.text == "above")
    #expect(notice.text == loss && notice.fullText == "\(loss) (/a/b)")
  }

  /// The image that could not be written began again, and can't be still.
  @Test func aLossAmidAFailureIsSaid() {
    let notice = ImageNotice()
    notice.note(.imageFailed(code: "SQLITE_CORRUPT"))
    notice.note(.imageStartedAgain(reason: "the file was damaged"))
    #expect(notice.text == "What was kept is gone: the file was damaged")
    notice.note(.imageFailed(code: "SQLITE_FULL"))
    #expect(notice.text == "Nothing is kept for now: SQLITE_FULL; it is tried again")
    notice.note(.imageWritten(rows: 2))
    #expect(notice.text == "What was kept is gone: the file was damaged")
  }

  @Test func theLineGoesAndTheTextStays() async {
    let notice = ImageNotice(for: .milliseconds(1))
    let renderer = Renderer(size: Size(width: 80, height: 3)) {
      Text("above")
      ImageNoticeLine(notice: notice)
    }
    notice.note(.imageStartedAgain(reason: "the file was damaged"))
    #expect(renderer.frame.text == "above\nWhat was kept is gone: the file was damaged")
    await turns(while: renderer.frame.text != "above")
    #expect(renderer.frame.text == "above")
    #expect(notice.text == "What was kept is gone: the file was damaged")
  }
}
