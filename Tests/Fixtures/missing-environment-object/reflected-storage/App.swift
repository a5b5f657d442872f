// A7: the storage of a wrapper may be looked at without the object. What code learns by reflection is decided, and not told.
import SwiftUI

final class Rates: ObservableObject { @Published var rate = 1.0 }
final class Theme: ObservableObject { @Published var size = 1.0 }

struct Guarded: View {
  @EnvironmentObject private var rates: Rates

  private var rate: Double {
    if (Mirror(reflecting: _rates).children.first?.value as? Rates) != nil { return rates.rate }
    return 1
  }

  var body: some View { Text("\(rate)") }
}

struct Looking: View {
  @EnvironmentObject private var rates: Rates

  var body: some View { Text("\(Mirror(reflecting: self._rates).children.count)") }
}

extension EnvironmentObject {
  var isThere: Bool { Mirror(reflecting: self).children.contains { $0.value is ObjectType } }
}

struct Extended: View {
  @EnvironmentObject private var rates: Rates

  var body: some View { if _rates.isThere { Text("\(rates.rate)") } else { Text("none") } }
}

func count(_ storage: EnvironmentObject<Rates>) -> Int { Mirror(reflecting: storage).children.count }

struct Handing: View {
  @EnvironmentObject private var rates: Rates

  var body: some View {
    let storage = _rates
    return Text("\(count(storage) + count(self._rates))")
  }
}

struct Reflected: View {
  @EnvironmentObject var rates: Rates

  var body: some View { Text("\(Self.count(of: self))") }

  static func count(of view: Reflected) -> Int { Mirror(reflecting: view._rates).children.count }
}

struct Unwrapping: View {
  @EnvironmentObject private var theme: Theme

  var body: some View { Text("\(_theme.wrappedValue.size)") }
}

struct Asking: View {
  @EnvironmentObject private var theme: Theme

  var body: some View { Text("\(Mirror(reflecting: theme.size).children.count)") }
}

@main
struct RatesApp: App {
  var body: some Scene {
    WindowGroup {
      Guarded()
      Looking()
      Extended()
      Handing()
      Reflected()
      Unwrapping() // want missing-environment-object(Theme)
      Asking() // want missing-environment-object(Theme)
    }
  }
}
