// §4: a branch that writes an object may ask for a part of what an object or a structure holds, and a view below it for the same part:
// through the object, by what it was given of it, or of an element. Where nothing is asked below, the object is missing.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

struct CartView: View {
  @EnvironmentObject private var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

enum Role { case guest, admin }

struct User { var role = Role.guest }

@Observable final class Settings { var isOn = false }

@Observable final class Session {
  var user = User()
  let settings = Settings()
}

struct Menu: View {
  @Environment(Session.self) private var session
  var body: some View {
    if session.user.role == .admin { CartView() }
  }
}

struct UserView: View {
  let user: User
  var body: some View {
    if user.role == .admin { CartView() }
  }
}

struct SettingsView: View {
  let settings: Settings
  var body: some View {
    if settings.isOn { CartView() }
  }
}

struct ThroughObject: View {
  @State private var session = Session()
  @StateObject private var cart = Cart()
  var body: some View {
    VStack {
      Button("admin") { session.user.role = .admin }
      if session.user.role == .admin { Menu().environmentObject(cart) } else { Menu() }
      if session.user.role == .admin {
        UserView(user: session.user).environmentObject(cart)
      } else {
        UserView(user: session.user)
      }
      if session.settings.isOn {
        SettingsView(settings: session.settings).environmentObject(cart)
      } else {
        SettingsView(settings: session.settings)
      }
    }
    .environment(session)
  }
}

struct Meta { var isOnSale = false }

struct Book: Identifiable {
  let id: Int
  var meta = Meta()
}

struct Row: View {
  let book: Book
  var body: some View {
    if book.meta.isOnSale { CartView() }
  }
}

struct Rows: View {
  @State private var books: [Book] = []
  @StateObject private var cart = Cart()
  var body: some View {
    Button("add") { books.append(Book(id: books.count, meta: Meta(isOnSale: .random()))) }
    List(books) { book in
      if book.meta.isOnSale { Row(book: book).environmentObject(cart) } else { Row(book: book) }
    }
  }
}

struct OnePlace: View {
  let session: Session
  var body: some View {
    if session.settings.isOn { row.environmentObject(Cart()) } else { row }
  }
  @ViewBuilder private var row: some View {
    if session.settings.isOn { CartView() }
  }
}

struct Unasked: View {
  @State private var session = Session()
  @StateObject private var cart = Cart()
  var body: some View {
    Button("admin") { session.user.role = .admin }
    if session.user.role == .admin {
      CartView().environmentObject(cart)
    } else {
      CartView()
    }
  }
}

// What the system is new enough for stands beside what a view knows.

struct BesideSystem: View {
  @State private var isOn = false
  @StateObject private var cart = Cart()
  var body: some View {
    Toggle("on", isOn: $isOn)
    if #available(iOS 17, *), isOn { row.environmentObject(cart) } else { row }
  }
  @ViewBuilder private var row: some View {
    if #available(iOS 17, *), isOn { CartView() }
  }
}

struct WithoutSystem: View {
  @State private var isOn = false
  @StateObject private var cart = Cart()
  var body: some View {
    Toggle("on", isOn: $isOn)
    if #available(iOS 17, *), isOn {
      row.environmentObject(cart)
    } else {
      row
    }
  }
  @ViewBuilder private var row: some View {
    if isOn { CartView() }
  }
}

@main
struct TheApp: App {
  @State private var session = Session()
  var body: some Scene {
    WindowGroup {
      ThroughObject()
      Rows()
      OnePlace(session: session)
      BesideSystem()
    }
    WindowGroup(id: "unasked") { Unasked() }  // want missing-environment-object(Cart)
    WindowGroup(id: "older system") { WithoutSystem() }  // want missing-environment-object(Cart)
  }
}
