// Design, what makes a step decided: where a run has its part in a condition, constants beside it leave nothing open. Each branch
// below is taken in some run; only what falls through has one value.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var time = 0 }

final class Player: ObservableObject { @Published var song = 0 }

final class Weather: ObservableObject { @Published var grade = 0 }

final class Tasks: ObservableObject { @Published var open = 0 }

struct CartBadge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart.count)") } }

struct ClockFace: View { @EnvironmentObject var clock: Clock; var body: some View { Text("\(clock.time)") } }

struct PlayerBar: View { @EnvironmentObject var player: Player; var body: some View { Text("\(player.song)") } }

struct WeatherRow: View { @EnvironmentObject var weather: Weather; var body: some View { Text("\(weather.grade)") } }

struct TaskList: View { @EnvironmentObject var tasks: Tasks; var body: some View { Text("\(tasks.open)") } }

enum Kind {
  case card, row

  static var current: Kind { Clock().time > 0 ? .card : .row }
}

struct Item: View {
  let kind: Kind
  @State private var isWide = false

  var body: some View {
    VStack {
      Toggle("Wide", isOn: $isWide)
      switch kind {
      case .card where isWide: CartBadge()
      case .card: ClockFace()
      default: Text("row")
      }
    }
  }
}

struct Limited: View {
  let count: Int
  @State private var limit = 5

  var body: some View {
    VStack {
      Stepper("Limit", value: $limit)
      switch count {
      case 0...limit: Text("few")
      default: PlayerBar()
      }
    }
  }
}

struct Current: View {
  let kind: Kind

  var body: some View { VStack { if kind == .current { WeatherRow() } } }
}

struct Measured: View {
  let progress: Double

  var body: some View {
    switch progress {
    case 0...10: Text("low")
    default: TaskList()
    }
  }
}

struct Stepped: View {
  let kind: Kind

  var body: some View { VStack { if weight == 3 { Text("card") } else { TaskList() } } }

  private var weight: Int {
    var weight = 0
    switch kind {
    case .card:
      weight = 1
      fallthrough
    case .row: weight += 2
    }
    return weight
  }
}

struct Home: View {
  var body: some View {
    VStack {
      Item(kind: .card)
      Limited(count: 3)
      Current(kind: .row)
      Measured(progress: 2.5)
      Stepped(kind: .card)
    }
  }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Home() // want missing-environment-object(Cart) missing-environment-object(Clock) missing-environment-object(Player) missing-environment-object(Weather)
    }
  }
}
