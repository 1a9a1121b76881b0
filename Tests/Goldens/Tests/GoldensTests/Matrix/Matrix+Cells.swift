import Baton
import GoldensMatrix

/// The cells of each row: one operation for each directive, in the order of the columns.
extension Matrix {
  func field(_ state: State) async -> [String] {
    [
      await cell(FieldPlain(), state) { lens($0.item) { text($0.name) } },
      await cell(FieldNone(), state) { lens($0.item) { text($0.name) } },
      await cell(FieldLog(), state) { lens($0.item) { text($0.name) } },
      await cell(FieldThrow(), state) { lens($0.item) { text(try $0.name) } },
      await cell(FieldResult(), state) { lens($0.item) { text($0.name) } },
      await cell(FieldNull(), state) { lens($0.item) { text($0.name) } },
    ]
  }
  func element(_ state: State) async -> [String] {
    [
      await cell(ElementPlain(), state) { lens($0.item) { element($0.tags) } },
      await cell(ElementNone(), state) { lens($0.item) { element($0.tags) } },
      await cell(ElementLog(), state) { lens($0.item) { element($0.tags) } },
      await cell(ElementThrow(), state) { lens($0.item) { element(try $0.tags) } },
      await cell(ElementResult(), state) { lens($0.item) { element($0.tags) } },
      await cell(ElementNull(), state) { lens($0.item) { element($0.tags) } },
    ]
  }
  func fragment(_ state: State) async -> [String] {
    [
      await cell(FragmentPlain(), state) { lens($0.item) { lens($0.part) { text($0.name) } } },
      await cell(FragmentNone(), state) { lens($0.item) { lens($0.part) { text($0.name) } } },
      await cell(FragmentLog(), state) { lens($0.item) { lens($0.part) { text($0.name) } } },
      await cell(FragmentThrow(), state) { lens($0.item) { lens($0.part) { text(try $0.name) } } },
      await cell(FragmentResult(), state) { lens($0.item) { lens($0.part) { text($0.name) } } },
      await cell(FragmentNull(), state) { lens($0.item) { lens($0.part) { text($0.name) } } },
    ]
  }
  func root(_ state: State) async -> [String] {
    [
      await cell(RootPlain(), state) { text($0.name) },
      await cell(RootNone(), state) { text($0.name) },
      await cell(RootLog(), state) { text($0.name) },
      await cell(RootThrow(), state) { text(try $0.name) },
      await cell(RootResult(), state) { text($0.name) },
      await cell(RootNull(), state) { text($0.name) },
    ]
  }
  func fieldUnderThrow(_ state: State) async -> [String] {
    [
      await cell(FieldPlainStrict(), state) { lens($0.item) { text($0.name) } },
      await cell(FieldNoneStrict(), state) { lens($0.item) { text($0.name) } },
      await cell(FieldLogStrict(), state) { lens($0.item) { text($0.name) } },
      await cell(FieldThrowStrict(), state) { lens($0.item) { text(try $0.name) } },
      await cell(FieldResultStrict(), state) { lens($0.item) { text($0.name) } },
      await cell(FieldNullStrict(), state) { lens($0.item) { text($0.name) } },
    ]
  }
  func elementUnderThrow(_ state: State) async -> [String] {
    [
      await cell(ElementPlainStrict(), state) { lens($0.item) { element($0.tags) } },
      await cell(ElementNoneStrict(), state) { lens($0.item) { element($0.tags) } },
      await cell(ElementLogStrict(), state) { lens($0.item) { element($0.tags) } },
      await cell(ElementThrowStrict(), state) { lens($0.item) { element(try $0.tags) } },
      await cell(ElementResultStrict(), state) { lens($0.item) { element($0.tags) } },
      await cell(ElementNullStrict(), state) { lens($0.item) { element($0.tags) } },
    ]
  }
  func fragmentUnderThrow(_ state: State) async -> [String] {
    [
      await cell(FragmentPlainStrict(), state) {
        lens($0.item) { lens(try $0.part) { text($0.name) } }
      },
      await cell(FragmentNoneStrict(), state) {
        lens($0.item) { lens(try $0.part) { text($0.name) } }
      },
      await cell(FragmentLogStrict(), state) {
        lens($0.item) { lens(try $0.part) { text($0.name) } }
      },
      await cell(FragmentThrowStrict(), state) {
        lens($0.item) { lens(try $0.part) { text(try $0.name) } }
      },
      await cell(FragmentResultStrict(), state) {
        lens($0.item) { lens(try $0.part) { text($0.name) } }
      },
      await cell(FragmentNullStrict(), state) {
        lens($0.item) { lens(try $0.part) { text($0.name) } }
      },
    ]
  }
  func rootUnderThrow(_ state: State) async -> [String] {
    [
      await cell(RootPlainStrict(), state) { text($0.name) },
      await cell(RootNoneStrict(), state) { text($0.name) },
      await cell(RootLogStrict(), state) { text($0.name) },
      await cell(RootThrowStrict(), state) { text(try $0.name) },
      await cell(RootResultStrict(), state) { text($0.name) },
      await cell(RootNullStrict(), state) { text($0.name) },
    ]
  }
}
