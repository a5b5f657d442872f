// Methods that change the value they run on, and functions that change what they are given: the caller goes on with what they leave,
// wherever they may have returned.

import SwiftUI

final class Session: ObservableObject {
  static let shared = Session()
}

final class Cart: ObservableObject {
  static let shared = Cart()
}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("\(ObjectIdentifier(session))") }
}

struct Basket: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(ObjectIdentifier(cart))") }
}

nonisolated(unsafe) var flags = 0

func flag(_ bit: Int) -> Bool { flags & (1 << bit) != 0 }

struct Rows {
  private(set) var views: [AnyView] = []
  mutating func push(_ view: some View) {
    views.append(AnyView(view.environmentObject(Session.shared)))
  }
}

struct Frame {
  var view: AnyView
  var title = "plain"

  mutating func dress() {
    view = AnyView(view.environmentObject(Session.shared))
    view = AnyView(view.environmentObject(Cart.shared))
  }

  mutating func dressIfShown() {
    guard flag(0) else { return }
    view = AnyView(view.environmentObject(Session.shared))
  }

  mutating func become(_ other: Frame) { self = other }

  mutating func rename() { title = "renamed" }
}

enum Mode {
  case first, second
  mutating func toggle() { self = self == .first ? .second : .first }
}

struct Collected: View {
  var body: some View { ForEach(0..<1) { made()[$0] } }

  func made() -> [AnyView] {
    var rows = Rows()
    rows.push(Group { Profile(); Basket() })
    return rows.views
  }
}

struct Dressed: View {
  var body: some View {
    dressed()
    renamed()
  }

  func dressed() -> AnyView {
    var frame = Frame(view: AnyView(Group { Profile(); Basket() }))
    frame.dress()
    return frame.view
  }

  func renamed() -> AnyView {
    var frame = Frame(view: AnyView(Text("")))
    frame.rename()
    return frame.title == "renamed" ? AnyView(Text("renamed")) : AnyView(Basket())
  }
}

struct Sometimes: View {
  var body: some View { made() }

  func made() -> AnyView {
    var frame = Frame(view: AnyView(Profile()))
    frame.dressIfShown()
    return frame.view
  }
}

struct Become: View {
  var body: some View { made() }

  func made() -> AnyView {
    var frame = Frame(view: AnyView(Profile()))
    frame.become(Frame(view: AnyView(Basket())))
    return frame.view
  }
}

struct Toggled: View {
  var body: some View { made() }

  func made() -> AnyView {
    var mode = Mode.first
    mode.toggle()
    switch mode {
    case .first: return AnyView(Profile())
    case .second: return AnyView(Basket())
    }
  }
}

struct Observed {
  var isOn = false { didSet { view = isOn ? AnyView(Profile()) : AnyView(Basket()) } }
  var view = AnyView(Text("off"))

  mutating func start() { turn() }
  mutating func turn() { isOn = true }
}

struct Wrapped {
  private var stored = AnyView(Text(""))
  var view: AnyView {
    get { stored }
    set { stored = AnyView(newValue.environmentObject(Session.shared)) }
  }
}

struct Set: View {
  var body: some View {
    observed()
    wrapped()
    paired()
  }

  func observed() -> AnyView {
    var observed = Observed()
    observed.start()
    return observed.view
  }

  func wrapped() -> AnyView {
    var wrapped = Wrapped()
    wrapped.view = AnyView(Profile())
    return wrapped.view
  }

  func paired() -> AnyView {
    var pair = (view: AnyView(Basket()), count: 2)
    pair.view = AnyView(Text(""))
    return pair.view
  }
}

func dress(_ view: inout AnyView, with session: Session?) {
  guard let session else { return }
  view = AnyView(view.environmentObject(session))
}

struct Given: View {
  var body: some View { made() }

  func made() -> AnyView {
    var view = AnyView(Profile())
    dress(&view, with: flag(0) ? Session.shared : nil)
    return view
  }
}

struct GivenAlways: View {
  var body: some View { made() }

  func made() -> AnyView {
    var view = AnyView(Profile())
    dress(&view, with: .shared)
    return view
  }
}

@main
struct Demo: App {
  var body: some Scene {
    WindowGroup("Collected") { Collected() }  // want missing-environment-object(Cart)
    WindowGroup("Dressed") { Dressed() }
    WindowGroup("Sometimes") { Sometimes() }  // want missing-environment-object(Session)
    WindowGroup("Become") { Become() }  // want missing-environment-object(Cart)
    WindowGroup("Toggled") { Toggled() }  // want missing-environment-object(Cart)
    WindowGroup("Set") { Set() }  // want missing-environment-object(Session)
    WindowGroup("Given") { Given() }  // want missing-environment-object(Session)
    WindowGroup("GivenAlways") { GivenAlways() }
  }
}
