// §4: no run takes a way on which one value is asked for one thing and, below it, for the opposite, though no branch in between writes
// an object: such a failure is no finding. What is asked again and has one answer on the way is missing all the same.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct User { var name = "" }

enum Mode { case list, grid, map }

/// A value that a view is given.
struct Upsell: View {
  let user: User?
  var body: some View {
    if let user {
      Text(user.name)
      CartView()
    } else {
      Text("buy")
    }
  }
}

/// The same one by way of a binding.
struct Panel: View {
  @Binding var isOn: Bool
  var body: some View {
    if isOn { Text("on") } else { CartView() }
  }
}

/// One of several cases.
struct ModeView: View {
  let mode: Mode
  var body: some View {
    switch mode {
    case .list: Text("list")
    case .grid: CartView()
    case .map: Text("map")
    }
  }
}

/// A setting that has two names.
enum Keys { static let isPro = "isPro" }

struct ProView: View {
  @AppStorage(Keys.isPro) private var isPro = false
  var body: some View {
    if isPro { Text("pro") } else { CartView() }
  }
}

struct Excluding: View {
  @AppStorage("isPro") private var isPro = false
  @State private var user: User?
  @State private var isOn = false
  @State private var mode = Mode.list
  var body: some View {
    VStack {
      Button("log in") { user = User() }
      Button("grid") { mode = .grid }
      Button("map") { mode = .map }
      Toggle("on", isOn: $isOn)
      Toggle("pro", isOn: $isPro)
      if user == nil { Upsell(user: user) }
      if user == nil { header }
      if isOn { Panel(isOn: $isOn) }
      if mode == .list { ModeView(mode: mode) }
      if isPro { ProView() }
    }
  }
  @ViewBuilder private var header: some View {
    if user != nil { CartView() } else { Text("log in") }
  }
}

/// Two states of one name, of which each has its own value.
struct Drawer: View {
  @State private var isOpen = false
  var body: some View {
    VStack {
      Toggle("open", isOn: $isOpen)
      if !isOpen { CartView() }
    }
  }
}

struct Item: Identifiable {
  var id = 0
  var isFolder = false
  var children: [Item] = []
}

/// A row within a row of its own kind: there is another one that no row stands around.
struct Row: View {
  let item: Item
  var body: some View {
    if item.isFolder {
      ForEach(item.children) { Row(item: $0) }
    } else {
      CartView()
    }
  }
}

/// An element within an element that has the same property.
struct Thread: Identifiable {
  var id = 0
  var hasReplies = false
  var replies: [Thread] = []
}

struct Reply: View {
  let thread: Thread
  var body: some View {
    if !thread.hasReplies { CartView() }
  }
}

struct Threads: View {
  @State private var threads: [Thread] = []
  var body: some View {
    Button("add") { threads.append(Thread(hasReplies: true)) }
    ForEach(threads) { thread in
      if thread.hasReplies {
        ForEach(thread.replies) { Reply(thread: $0) }
      }
    }
  }
}

struct EitherUser: View {
  @State private var user: User?
  var body: some View {
    Button("log in") { user = User() }
    if user == nil { Upsell(user: user) } else { Upsell(user: user) }
  }
}

struct OtherMode: View {
  @State private var mode = Mode.list
  var body: some View {
    Button("grid") { mode = .grid }
    if mode != .list { ModeView(mode: mode) }
  }
}

struct OpenDrawer: View {
  @State private var isOpen = false
  var body: some View {
    Toggle("open", isOn: $isOpen)
    if isOpen { Drawer() }
  }
}

struct Rows: View {
  @State private var items: [Item] = []
  var body: some View {
    Button("add") { items.append(Item(isFolder: true)) }
    ForEach(items) { Row(item: $0) }
  }
}

@main struct ExampleApp: App {
  var body: some Scene {
    WindowGroup { Excluding() }
    WindowGroup(id: "either") { EitherUser() }  // want missing-environment-object(Cart)
    WindowGroup(id: "other") { OtherMode() }  // want missing-environment-object(Cart)
    WindowGroup(id: "drawer") { OpenDrawer() }  // want missing-environment-object(Cart)
    WindowGroup(id: "threads") { Threads() }  // want missing-environment-object(Cart)
    WindowGroup(id: "rows") { Rows() }  // want missing-environment-object(Cart)
  }
}
