// Design, what makes a step decided: texts that are empty or not, fractions that are compared, optionals that are asked by a
// pattern and whether something is given at all, are told of constants, both ways.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var time = 0 }

final class Player: ObservableObject { @Published var song = 0 }

final class Weather: ObservableObject { @Published var grade = 0 }

struct CartBadge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart.count)") } }

struct ClockFace: View { @EnvironmentObject var clock: Clock; var body: some View { Text("\(clock.time)") } }

struct PlayerBar: View { @EnvironmentObject var player: Player; var body: some View { Text("\(player.song)") } }

struct WeatherRow: View { @EnvironmentObject var weather: Weather; var body: some View { Text("\(weather.grade)") } }

enum Style { case plain, bordered }

struct Heading: View {
  let title: String
  var subtitle: String? = nil

  var body: some View {
    VStack {
      Text(title)
      if let subtitle, !subtitle.isEmpty { CartBadge() }
    }
  }
}

struct Gap: View {
  var spacing: CGFloat = 0

  var body: some View { VStack { if spacing > 0.5 { ClockFace() } } }
}

struct Styled: View {
  let style: Style?

  var body: some View {
    switch style {
    case .some(.bordered): PlayerBar()
    default: Text("plain")
    }
  }
}

struct Badge: View {
  let isShown: Bool

  var body: some View { if isShown { WeatherRow() } }
}

struct Counted: View {
  let count: Int?

  var body: some View { Badge(isShown: count != nil) }
}

struct Quiet: View {
  var body: some View {
    VStack {
      Heading(title: "Cart")
      Heading(title: "Cart", subtitle: "")
      Gap()
      Gap(spacing: 0.25)
      Styled(style: nil)
      Styled(style: .plain)
      Counted(count: nil)
    }
  }
}

struct Loud: View {
  var body: some View {
    VStack {
      Heading(title: "Cart", subtitle: "two")
      Gap(spacing: 4)
      Styled(style: .bordered)
      Counted(count: 4)
    }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Quiet() }
    WindowGroup("Loud") {
      Loud() // want missing-environment-object(Cart) missing-environment-object(Clock) missing-environment-object(Player) missing-environment-object(Weather)
    }
  }
}
