// Values that are called as functions, metatypes that are initialised, and functions that return functions.
import SwiftUI

final class Mixer: ObservableObject { @Published var level = 0 }
final class Deck: ObservableObject { @Published var speed = 0 }

protocol Plain: View { init() }

struct MixerView: Plain {
  @EnvironmentObject var mixer: Mixer
  var body: some View { Text("\(mixer.level)") }
}

struct DeckView: Plain {
  @EnvironmentObject var deck: Deck
  var body: some View { Text("\(deck.speed)") }
}

struct DeckFactory {
  let deck: Deck

  @ViewBuilder func callAsFunction(_ title: String) -> some View {
    Text(title)
    DeckView().environmentObject(deck)
  }
}

func make<Screen: Plain>(_ type: Screen.Type) -> some View {
  type.init().padding()
}

func maker(_ on: Bool) -> () -> AnyView {
  { on ? AnyView(DeckView()) : AnyView(Text("off")) }
}

struct Booth: View {
  private let factory = DeckFactory(deck: Deck())

  var body: some View {
    factory("left")
    make(MixerView.self)
    make(DeckView.self).environmentObject(Deck())
    maker(flag(0))().environmentObject(Deck())
  }
}

@main
struct BoothApp: App {
  var body: some Scene {
    WindowGroup { Booth() }
  }
}

func flag(_ bit: Int) -> Bool { flagBits & (1 << bit) != 0 }

var flagBits = 0
