// §4: what a branch that writes an object asks, a view below it may ask again: by elimination of the other cases, of an object of the
// environment, of the only object of a class, of a value that the project adds to the environment, by another name, or beside another
// flag. Where a view asks for something else the object is missing.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Card: ObservableObject { @Published var count = 0 }

final class Session: ObservableObject {
  static let shared = Session()
  @Published var isOpen = false
  @Published var isPaid = false
}

@Observable final class Store { var isFull = false }

enum Phase { case loading, failed, ready }

extension EnvironmentValues {
  @Entry var isMember = false
}

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct CardView: View {
  @EnvironmentObject private var card: Card
  var body: some View { Text("\(card.count)") }
}

// By elimination.

struct ByPhase: View {
  let phase: Phase
  var body: some View {
    switch phase {
    case .loading, .failed: Text("wait")
    default: CartView()
    }
  }
}

struct ByOnePhase: View {
  let phase: Phase
  var body: some View {
    if phase == .loading { Text("wait") } else { CardView() }
  }
}

struct Phases: View {
  @State private var phase = Phase.loading
  @StateObject private var cart = Cart()
  var body: some View {
    Button("go on") { phase = .random() }
    if phase == .ready { ByPhase(phase: phase).environmentObject(cart) } else { ByPhase(phase: phase) }
  }
}

struct OtherPhases: View {
  @State private var phase = Phase.loading
  @StateObject private var card = Card()
  var body: some View {
    Button("go on") { phase = .random() }
    if phase == .ready { ByOnePhase(phase: phase).environmentObject(card) } else { ByOnePhase(phase: phase) }
  }
}

extension Phase {
  static func random() -> Phase { [Phase.loading, .failed, .ready].randomElement() ?? .loading }
}

// Of an object in the environment, by way of a member that writes.

struct OfObject: View {
  @EnvironmentObject private var session: Session
  @StateObject private var cart = Cart()
  var body: some View {
    if session.isOpen { shop } else { ObjectHome() }
  }
  private var shop: some View { ObjectHome().environmentObject(cart) }
}

struct ObjectHome: View {
  @EnvironmentObject private var session: Session
  var body: some View {
    if session.isOpen { CartView() }
  }
}

struct OfStore: View {
  @Environment(Store.self) private var store
  @StateObject private var cart = Cart()
  var body: some View {
    if store.isFull { StoreHome().environmentObject(cart) } else { StoreHome() }
  }
}

struct StoreHome: View {
  @Environment(Store.self) private var store
  var body: some View {
    if store.isFull { CartView() }
  }
}

// Of the only object of a class.

struct OfShared: View {
  @ObservedObject private var session = Session.shared
  @StateObject private var cart = Cart()
  var body: some View {
    if session.isPaid { SharedHome().environmentObject(cart) } else { SharedHome() }
  }
}

struct SharedHome: View {
  @ObservedObject private var session = Session.shared
  var body: some View {
    if session.isPaid { CartView() }
  }
}

// Of a value in the environment that a view writes.

struct OfValue: View {
  @State private var isMember = false
  var body: some View {
    Toggle("member", isOn: $isMember)
    ValueRoot().environment(\.isMember, isMember)
  }
}

struct ValueRoot: View {
  @Environment(\.isMember) private var isMember
  @StateObject private var cart = Cart()
  var body: some View {
    if isMember { ValueHome().environmentObject(cart) } else { ValueHome() }
  }
}

struct ValueHome: View {
  @Environment(\.isMember) private var isMember
  var body: some View {
    if isMember { CartView() }
  }
}

// By another name, and by way of code that is given the view.

struct Wrapper {
  let cart = Cart()
  func shop(_ home: NamedHome) -> some View { home.environmentObject(cart) }
}

struct Shell: View {
  let content: AnyView
  @StateObject private var cart = Cart()
  var body: some View { content.environmentObject(cart) }
}

struct ByName: View {
  @State private var isOpen = false
  private let wrapper = Wrapper()
  var body: some View {
    Toggle("open", isOn: $isOpen)
    if isOpen { wrapper.shop(NamedHome(showsCart: isOpen)) } else { NamedHome(showsCart: isOpen) }
    if isOpen { Shell(content: AnyView(NamedHome(showsCart: isOpen))) } else { NamedHome(showsCart: isOpen) }
  }
}

struct NamedHome: View {
  let showsCart: Bool
  var body: some View {
    if showsCart { CartView() }
  }
}

// Beside another flag.

struct Beside: View {
  @State private var isFull = false
  @StateObject private var cart = Cart()
  var body: some View {
    Toggle("full", isOn: $isFull)
    if isFull { BesideHome(isFull: isFull).environmentObject(cart) } else { BesideHome(isFull: isFull) }
    Constant(isFull: true)
  }
}

struct BesideHome: View {
  let isFull: Bool
  @State private var isOpen = false
  var body: some View {
    Toggle("open", isOn: $isOpen)
    if isOpen || isFull {
      if isOpen { Text("open") } else { CartView() }
    }
  }
}

struct Constant: View {
  let isFull: Bool
  @State private var isOpen = false
  @StateObject private var cart = Cart()
  var body: some View {
    Toggle("open", isOn: $isOpen)
    if isOpen && isFull { ConstantHome(isOpen: isOpen).environmentObject(cart) } else { ConstantHome(isOpen: isOpen) }
  }
}

struct ConstantHome: View {
  let isOpen: Bool
  var body: some View {
    if isOpen { CartView() }
  }
}

// Another question.

struct Another: View {
  @State private var isFull = false
  @StateObject private var card = Card()
  var body: some View {
    Toggle("full", isOn: $isFull)
    if isFull { AnotherHome(isFull: isFull).environmentObject(card) } else { AnotherHome(isFull: isFull) }
  }
}

struct AnotherHome: View {
  let isFull: Bool
  @State private var isOpen = false
  var body: some View {
    Toggle("open", isOn: $isOpen)
    if isOpen || isFull { CardView() }
  }
}

@main
struct ShopApp: App {
  @StateObject private var session = Session.shared
  @State private var store = Store()

  var body: some Scene {
    WindowGroup {
      VStack {
        Phases()
        OfObject()
        OfStore()
        OfShared()
        OfValue()
        ByName()
        Beside()
      }
      .environmentObject(session)
      .environment(store)
    }
    WindowGroup {
      OtherPhases()  // want missing-environment-object(Card)
    }
    WindowGroup {
      Another()  // want missing-environment-object(Card)
    }
  }
}
