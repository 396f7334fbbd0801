import Testing

@testable import UIDescKit

/// What is a slip of the finger for another name, and what is a name of its own.
@Suite struct SlipTests {
  @Test(arguments: [
    ("orderView", "OrderView", Slip.Kind.capitals, 4), ("OrderVeiw", "OrderView", .swap, 4),
    ("ItemClel", "ItemCell", .swap, 4), ("OrderrView", "OrderView", .doubled, 5), ("UIVieww", "UIView", .doubled, 4),
    ("UIImagView", "UIImageView", .missing, 4), ("UImageView", "UIImageView", .missing, 4),
    ("UIStackVie", "UIStackView", .missing, 3), ("OrdxerView", "OrderView", .extra, 5),
    ("OrxerView", "OrderView", .replaced, 5), ("icon_wether", "icon_weather", .missing, 6),
    ("icon_cat", "icon_chat", .missing, 3), ("weatherr_big", "weather_big", .doubled, 7), ("", "", .capitals, 0),
  ])
  func isASlip(written: String, meant: String, kind: Slip.Kind?, length: Int) {
    let slip = Slip(written, for: meant)
    #expect(slip?.kind == kind)
    #expect((slip?.wordLength ?? 0) == length)
  }

  @Test(arguments: [
    ("OrdersView", "OrderView"), ("ItemCellB", "ItemCellA"), ("UIViewX", "UIView"), ("ItemCellAA", "ItemCellA"),
    ("ItemBCell", "ItemACell"), ("Card", "Cards"), ("View", "ViewX"), ("Page1", "Page2"), ("Page21", "Page12"),
    ("Page", "Page2"), ("v2cell", "v3cell"), ("Gauge", "Chart"), ("abcd", "badc"),
  ])
  func isANameOfItsOwn(written: String, other: String) {
    #expect(Slip(written, for: other) == nil)
    #expect(Slip(other, for: written) == nil)
  }
}
