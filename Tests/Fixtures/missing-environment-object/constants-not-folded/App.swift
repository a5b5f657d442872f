// Design, what makes a step decided: what the standard library makes of constants is decided, though not told here. Each
// row is only ever given constants that never take the branch; the sources do not say more, so nothing is missing for
// certain. Ranges in patterns and cases that fall through are told, both ways.
import SwiftUI

final class Cart: ObservableObject { @Published var count = 0 }

final class Clock: ObservableObject { @Published var time = 0 }

struct CartBadge: View { @EnvironmentObject var cart: Cart; var body: some View { Text("\(cart.count)") } }

struct ClockFace: View { @EnvironmentObject var clock: Clock; var body: some View { Text("\(clock.time)") } }

enum Size: String, CaseIterable {
  case small, medium, large

  var isCompact: Bool {
    switch self {
    case .small: fallthrough
    case .medium: return true
    default: return false
    }
  }
}

enum Flags { static let known = ["beta": false] }

struct LargestRow: View {
  let count: Int

  var body: some View { if max(count, 2) > 4 { CartBadge() } }
}

struct NamedRow: View {
  let name: String

  var body: some View { if let size = Size(rawValue: name), size == .large { CartBadge() } }
}

struct ParsedRow: View {
  let text: String

  var body: some View { if let number = Int(text), number > 0 { CartBadge() } }
}

struct SidesRow: View {
  let sizes: Set<Size>

  var body: some View { if sizes.contains(.large) { CartBadge() } }
}

struct LastRow: View {
  let size: Size

  var body: some View { if size == Size.allCases.last { CartBadge() } }
}

struct FlagRow: View {
  let flag: String

  var body: some View { if Flags.known[flag, default: false] { CartBadge() } }
}

struct TextRow: View {
  let count: Int

  var body: some View { if "\(count)" == "3" { CartBadge() } }
}

struct DefaultRow: View {
  let size: Size?

  var body: some View { if (size ?? .small) == .large { CartBadge() } }
}

struct CountedRow: View {
  let count: Int

  var body: some View { ForEach(0..<count, id: \.self) { _ in CartBadge() } }
}

struct RangeRow: View {
  let count: Int

  var body: some View {
    switch count {
    case 0...5: Text("few")
    default: ClockFace()
    }
  }
}

struct CompactRow: View {
  let size: Size

  var body: some View { if size.isCompact { Text("compact") } else { ClockFace() } }
}

struct Home: View {
  var body: some View {
    VStack {
      LargestRow(count: 1)
      NamedRow(name: "small")
      ParsedRow(text: "none")
      SidesRow(sizes: [])
      LastRow(size: .small)
      FlagRow(flag: "beta")
      TextRow(count: 1)
      DefaultRow(size: nil)
      CountedRow(count: 0)
    }
  }
}

struct Few: View {
  var body: some View {
    VStack {
      RangeRow(count: 3)
      CompactRow(size: .small)
    }
  }
}

struct Many: View {
  var body: some View { RangeRow(count: 7) }
}

struct Large: View {
  var body: some View { CompactRow(size: .large) }
}

struct Counted: View {
  var body: some View { CountedRow(count: 2) }
}

@main struct ShopApp: App {
  var body: some Scene {
    WindowGroup { Home() }
    WindowGroup("Few") { Few() }
    WindowGroup("Many") {
      Many() // want missing-environment-object(Clock)
    }
    WindowGroup("Large") {
      Large() // want missing-environment-object(Clock)
    }
    WindowGroup("Counted") {
      Counted() // want missing-environment-object(Cart)
    }
  }
}
