// ROW: A4. A nested type's or method's generic parameter hides the outer one of its name; both are part of what is read.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Session: ObservableObject { @Published var name = "" }

final class Weather: ObservableObject { @Published var degrees = 0 }

final class Clock: ObservableObject { @Published var hours = 0 }

final class Pair<A, B>: ObservableObject { @Published var count = 0 }

protocol Page: View { init() }

struct Plain: Page { var body: some View { Text("plain") } }

struct CartPage: Page {
  @EnvironmentObject var cart: Cart
  var body: some View { Text("\(cart.count)") }
}

struct SessionPage: Page {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

struct WeatherPage: Page {
  @EnvironmentObject var weather: Weather
  var body: some View { Text("\(weather.degrees)") }
}

struct ClockPage: Page {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.hours)") }
}

struct Screen<Content: Page>: View {
  struct Beside: View {
    var body: some View { Content() }
  }

  struct Inner<Content: Page>: View {
    var body: some View { Content() }
  }

  struct Around<Content: Page>: View {
    var body: some View { Beside() }
  }

  var body: some View { Content() }

  func other<Content: Page>(_ type: Content.Type) -> some View { Content() }

  func same(_ type: Content.Type) -> some View { Content() }
}

extension Screen where Content == CartPage {
  struct Fixed<Content: Page>: View {
    var body: some View { Content() }
  }

  func fixed<Content: Page>(_ type: Content.Type) -> some View { Content() }
}

struct Scope<Model: ObservableObject>: View {
  struct Reader<Model: ObservableObject>: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(ObjectIdentifier(model).hashValue)") }
  }

  let model: Model
  var body: some View { Text("scope") }

  func give<Model: ObservableObject>(_ model: Model) -> some View {
    VStack {
      CartPage()
      ClockPage()
    }
    .environmentObject(model)
  }
}

struct Box<T> {
  typealias Of<U> = Pair<T, U>
}

struct PairView<T>: View {
  @EnvironmentObject var pair: Box<Int>.Of<T>
  var body: some View { Text("\(pair.count)") }
}

@main struct ShopApp: App {
  var body: some Scene {
    // What the inner parameter is shows nothing of the outer one.
    WindowGroup("Healthy") {
      VStack {
        Screen<CartPage>.Inner<Plain>()
        Screen<CartPage>.Fixed<Plain>()
        Screen<CartPage>().other(Plain.self)
        Screen<CartPage>().fixed(Plain.self)
        Screen<Plain>.Around<CartPage>()
        Scope<Session>.Reader<Weather>().environmentObject(Weather())
        PairView<String>().environmentObject(Pair<Int, String>())
      }
    }
    WindowGroup("Types") {
      Screen<Plain>.Inner<CartPage>()  // want missing-environment-object(Cart)
    }
    WindowGroup("Fixed") {
      Screen<CartPage>.Fixed<SessionPage>()  // want missing-environment-object(Session)
    }
    WindowGroup("Methods") {
      VStack {  // want missing-environment-object(Weather) missing-environment-object(Session)
        Screen<CartPage>().other(WeatherPage.self)
        Screen<CartPage>().fixed(SessionPage.self)
      }
    }
    WindowGroup("Beside") {
      Screen<ClockPage>.Around<Plain>()  // want missing-environment-object(Clock)
    }
    WindowGroup("Objects") {
      VStack {  // want missing-environment-object(Session) missing-environment-object(Clock)
        Scope<Weather>.Reader<Session>().environmentObject(Weather())
        Scope(model: Clock()).give(Cart())
      }
    }
    WindowGroup("Aliases") {
      VStack {  // want missing-environment-object(Pair<Int, String>)
        PairView<String>().environmentObject(Pair<Int, Int>())
      }
    }
  }
}
