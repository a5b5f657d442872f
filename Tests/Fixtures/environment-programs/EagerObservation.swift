// @Environment(T.self): unread but installed, optional, and behind a branch that is never built.
import SwiftUI

@Observable final class Clock { var now = 0 }
@Observable final class Language { var code = "en" }
@Observable final class Weather { var degrees = 20 }
@Observable final class Radio { var station = 1 }

struct Unread: View {
  @Environment(Clock.self) private var clock
  var body: some View { Text("no clock") }
}

struct Reads: View {
  @Environment(Language.self) private var locale
  @Environment(Weather.self) private var weather: Weather?
  var body: some View { Text("\(locale.code) \(weather?.degrees ?? 0)") }
}

struct Cleared: View {
  @Environment(Radio.self) private var radio: Radio?
  var body: some View { Text("\(radio?.station ?? 0)") }
}

struct Never: View {
  @Environment(Radio.self) private var radio
  var body: some View { Text("\(radio.station)") }
}

struct Desk: View {
  var body: some View {
    VStack {
      Unread()
      Reads()
      Cleared().environment(nil as Radio?)
      Never().environment(Radio())
    }
    .environment(Radio())
  }
}

@main
struct DeskApp: App {
  var body: some Scene {
    WindowGroup { Desk() }
  }
}
