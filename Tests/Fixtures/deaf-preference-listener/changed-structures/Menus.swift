// D6, D7: what an initialiser adds to a structure is heard; what a mutating method makes of it is not told.
import SwiftUI

struct MenuKey: PreferenceKey {
  static let defaultValue: [Int] = []
  static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct Emitter: View {
  var body: some View { Text("x").preference(key: MenuKey.self, value: [1]) }
}

struct Menu {
  var items: [AnyView] = []
  var footer: AnyView?
  mutating func add<Item: View>(_ item: Item) { items.append(AnyView(item)) }
  mutating func foot<Footer: View>(_ footer: Footer) { self.footer = AnyView(footer) }
  mutating func restore() { self = Menu(footer: AnyView(Emitter())) }
}

struct Appended: View {
  var items: [AnyView] = []
  init() { items.append(AnyView(Emitter())) }
  var body: some View { ForEach(0..<items.count, id: \.self) { items[$0] } }
}

struct Extended: View {
  var items: [AnyView] = []
  init(_ hasItem: Bool) {
    if hasItem { self.items += [AnyView(Emitter())] }
  }
  var body: some View { ForEach(0..<items.count, id: \.self) { items[$0] } }
}

struct Local: View {
  let menu: Menu
  init() {
    var menu = Menu()
    menu.foot(Emitter())
    self.menu = menu
  }
  var body: some View { menu.footer }
}

struct Own: View {
  var menu = Menu()
  init() { menu.foot(Emitter()) }
  var body: some View { menu.footer }
}

struct Prepared: View {
  var footer: AnyView?
  init() { prepare() }
  private mutating func prepare() { footer = AnyView(Emitter()) }
  var body: some View { footer }
}

struct Restored: View {
  var menu: Menu {
    var menu = Menu()
    menu.restore()
    return menu
  }
  var body: some View { menu.footer }
}

struct Menus: View {
  @State private var marks: [Int] = []
  var body: some View {
    VStack { Appended() }.onPreferenceChange(MenuKey.self) { marks = $0 }
    VStack { Extended(true) }.onPreferenceChange(MenuKey.self) { marks = $0 }
    VStack { Local() }.onPreferenceChange(MenuKey.self) { marks = $0 }
    VStack { Own() }.onPreferenceChange(MenuKey.self) { marks = $0 }
    VStack { Prepared() }.onPreferenceChange(MenuKey.self) { marks = $0 }
    VStack { Restored() }.onPreferenceChange(MenuKey.self) { marks = $0 }
    VStack { Text("none") }.onPreferenceChange(MenuKey.self) { marks = $0 }  // want deaf-preference-listener(MenuKey)
  }
}

@main
struct MenusApp: App {
  var body: some Scene { WindowGroup { Menus() } }
}
