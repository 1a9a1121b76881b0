@_spi(Generated) import Baton
import BatonTesting
import GoldensArguments
import Testing

/// A fragment's lens finds what the plan stored for the arguments it was spread with.
@MainActor @Suite struct ArgumentTests {
  private static let prices = #"{"id": "g1", "name": "Lamp", "price": 3.5}"#

  private static let answer = """
    {"data": {"shop": {"id": "1", "goods": [\(prices)], "plain": [{"name": "Chair", "id": "g2"}],
      "window": [{"id": "g3", "name": "Vase", "price": 8}],
      "name": "Laden", "first": [{"name": "Vase", "id": "g3"}]}}}
    """

  private static let wideAnswer = """
    {"data": {"shop": {"id": "1", "goods": [\(prices), {"id": "g4", "name": "Rug", "price": 40}],
      "plain": [], "name": "Shop"}}}
    """

  @Test func defaultsAndConstants() throws {
    let store = Store()
    let query = ShopQuery(id: "1", detailed: true, count: 7)
    try store.commit(query, Payload(json: Self.answer))
    let shop = try #require(store.read(query).shop)
    #expect(shop.goods.goods.map(\.id) == ["g1"])
    #expect(shop.goods.goods.first?.price.name == "Lamp")
    #expect(shop.goods.goods.first?.price.price == 3.5)
    #expect(shop.window.first?.price.price == 8)
    #expect(shop.sign.name == "Laden")
  }

  /// A fragment without arguments reads for the operation again, also inside one that has some.
  @Test func theOperationsOwnVariables() throws {
    let store = Store()
    let query = ShopQuery(id: "1", detailed: true, count: 7)
    try store.commit(query, Payload(json: Self.answer))
    #expect(store.read(query).shop?.goods.plain.plain.map(\.name) == ["Chair"])
    #expect(store.dump().contains(#""goods(first:7)": {"__refs": ["Good:g2"]}"#))
  }

  @Test func conditionsOnArguments() throws {
    let store = Store()
    let detailed = ShopQuery(id: "1", detailed: true)
    try store.commit(detailed, Payload(json: Self.answer))
    #expect(store.read(detailed).shop?.sign.first?.map(\.name) == ["Vase"])
    let plain = WideShopQuery(id: "1", text: "t")
    try store.commit(plain, Payload(json: Self.wideAnswer))
    #expect(store.read(plain).shop?.sign.name == "Shop")
  }

  @Test func variablesPassedOn() throws {
    let store = Store()
    let query = WideShopQuery(id: "1", text: "old")
    try store.commit(query, Payload(json: Self.wideAnswer))
    let goods = try #require(store.read(query).shop?.goods)
    #expect(goods.goods.map(\.price.price) == [3.5, 40])
    #expect(
      store.dump().contains(
        #"goods(first:5,tags:[\"old\",\"new\"],where:{\"any\":[{\"below\":2.0}],\"text\":\"old\"})"#
      ))
    #expect(store.read(WideShopQuery(id: "1", text: "other")).shop?.goods.goods.isEmpty == true)
  }

  /// Lenses of one fragment over one record are equal where they are read with equal arguments.
  @Test func equality() throws {
    let store = Store()
    let query = ShopQuery(id: "1", detailed: true)
    try store.commit(query, Payload(json: Self.answer))
    let first = try #require(store.read(query).shop)
    let second = try #require(store.read(query).shop)
    #expect(first.goods == second.goods)
    let wide = WideShopQuery(id: "1", text: "t")
    let other = try #require(store.read(wide).shop)
    #expect(first.goods != other.goods)
    #expect(store.check(query) == .memory)
  }
}
