// Writes batches into an image until it is killed, or until there were so many: what the tests of an image kill,
// and read beside. Usage: image-writer PATH [COUNT]
internal import BatonImage
@_spi(Image) @_spi(Runtime) internal import BatonStore
internal import Foundation

/// Every record of a batch says the same number, so that half a batch shows.
func batch(_ number: Int) -> ImageBatch {
  ImageBatch(count: 8, takesAway: false) {
    var content = ImageContent()
    content.operation = "WriterQuery"
    content.changes = (0..<8).map { index in
      // Now and then a row that does not fit into one.
      let length = number % 50 == 0 && index == 3 ? 1_200_000 : (number * 37 + index) % 300
      return ImageChange(
        ImageKey(type: "Written", isKeyed: true, text: "\(index)"),
        cells: [
          ImageCell(ImageName(lasting: "number"), .int(number)),
          ImageCell(
            .text("text(of:\(number % 3))"), .string(String(repeating: "t", count: length))),
        ])
    }
    content.changes.append(
      ImageChange(.queryRoot, cells: [ImageCell(ImageName(lasting: "number"), .int(number))]))
    return content
  }
}

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  FileHandle.standardError.write(Data("usage: image-writer PATH [COUNT]\n".utf8))
  exit(2)
}
let persistence = Persistence(url: URL(fileURLWithPath: arguments[1]), version: "writer")
let store = Store(persistence: persistence)
guard let image = store.image else { exit(1) }
var number = 0
image.read { reader in
  if case .int(let last) = reader.rootField("number").value { number = last }
  // What is not read for a launch goes.
  for index in 0..<8 {
    _ = reader.record(ImageKey(type: "Written", isKeyed: true, text: "\(index)"))
  }
}
let last = arguments.count > 2 ? number + (Int(arguments[2]) ?? 0) : Int.max
while number < last {
  number += 1
  image.write(batch(number))
  while image.waiting.count > 8 { usleep(200) }
}
await store.closeImage()
