// A3: a condition that is asked twice has one answer also in extensions of protocols, in enumerations and in controllers. Of an
// object it is not told whether it changes between the questions. Only the opposite, and what something else decides, misses the
// object.
import SwiftUI
import UIKit

final class Cart: ObservableObject { @Published var count = 0 }

final class Lost: ObservableObject { @Published var count = 0 }

struct CartLeaf: View {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct LostLeaf: View {
  @EnvironmentObject var lost: Lost
  var body: some View { Text("\(lost.count)") }
}

extension View {
  @ViewBuilder func given(_ isOn: Bool) -> some View {
    if isOn { environmentObject(Cart()) } else { self }
  }
}

protocol Page: View { var isOn: Bool { get } }

extension Page {
  var isOff: Bool { !isOn }
  @ViewBuilder var body: some View {
    if isOn { inner.environmentObject(Cart()) } else { inner }
    VStack { if isOn { CartLeaf() } }.given(isOn)
    if isOff { other.environmentObject(Lost()) } else { other }
    if isOn {
      if !isOn { LostLeaf() }
    }
  }
  @ViewBuilder var inner: some View { if isOn { CartLeaf() } else { Text("") } }
  @ViewBuilder var other: some View { if !isOn { LostLeaf() } else { Text("") } }
}

struct StatePage: Page { @State var isOn = false }

protocol Panel: View {
  var isOn: Bool { get }
  var isOpen: Bool { get }
}

extension Panel {
  @ViewBuilder var body: some View {
    if isOn { inner.environmentObject(Lost()) } else { inner }
  }
  @ViewBuilder var inner: some View { if isOpen { LostLeaf() } else { Text("") } }
}

struct StatePanel: Panel {
  @State var isOn = false
  @State var isOpen = false
}

enum Step: View {
  case first(Bool)
  case second

  var isDone: Bool { if case .first(let isDone) = self { isDone } else { false } }
  @ViewBuilder var body: some View {
    if isDone { inner.environmentObject(Cart()) } else { inner }
    if case .second = self { last.environmentObject(Cart()) } else { last }
    if case .first = self { last.environmentObject(Cart()) } else { wrong }
  }
  @ViewBuilder var inner: some View { if isDone { CartLeaf() } else { Text("") } }
  @ViewBuilder var last: some View {
    switch self {
    case .first: Text("")
    case .second: CartLeaf()
    }
  }
  @ViewBuilder var wrong: some View {
    switch self {
    case .first: Text("")
    case .second: LostLeaf()
    }
  }
}

struct Steps: View {
  @State var step: Step = .first(true)
  var body: some View {
    step
    Button("") { step = .second }
  }
}

final class Maker: ObservableObject {
  @Published var isOn = false
  @Published var isOpen = false

  @ViewBuilder func make() -> some View {
    if isOn { inner.environmentObject(Cart()) } else { inner }
    if isOn {
      if !isOn { CartLeaf() }
    }
  }
  @ViewBuilder var inner: some View { if isOn { CartLeaf() } else { Text("") } }
  @ViewBuilder func makeOther() -> some View {
    if isOn { other.environmentObject(Lost()) } else { other }
  }
  @ViewBuilder var other: some View { if isOpen { LostLeaf() } else { Text("") } }
}

struct Making: View {
  @StateObject var maker = Maker()
  var body: some View {
    maker.make()
    Button("") { maker.isOn.toggle() }
  }
}

struct MakingOther: View {
  @StateObject var maker = Maker()
  var body: some View {
    maker.makeOther()
    Button("") { maker.isOpen.toggle() }
  }
}

final class Controller: UIViewController {
  var isOn = false
  var isOpen = false

  override func viewDidLoad() {
    if isOn {
      show(UIHostingController(rootView: Group { if isOn { CartLeaf() } }.environmentObject(Cart())), sender: nil)
    } else {
      show(UIHostingController(rootView: Group { if isOn { CartLeaf() } }), sender: nil)
      show(UIHostingController(rootView: Group { if isOpen { LostLeaf() } }), sender: nil)  // want missing-environment-object(Lost)
    }
  }

  func open() {
    isOn.toggle()
    isOpen.toggle()
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup("Page") { StatePage() }
    WindowGroup("Panel") { StatePanel() }  // want missing-environment-object(Lost)
    WindowGroup("Steps") { Steps() }  // want missing-environment-object(Lost)
    WindowGroup("Making") { Making() }
    WindowGroup("Other") { MakingOther() }  // want missing-environment-object(Lost)
  }
}
