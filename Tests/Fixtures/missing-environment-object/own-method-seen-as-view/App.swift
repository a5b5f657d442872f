// Design §4: what code sees as some view, and no more, has the modifier, whatever the view's type declares by that name.
import SwiftUI

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      HeldScreen() // want missing-environment-object(Held)
      MadeScreen() // want missing-environment-object(Made)
      LocalScreen() // want missing-environment-object(Local)
      ErasedScreen() // want missing-environment-object(Erased)
      HandedScreen() // want missing-environment-object(Handed)
      ToldScreen() // want missing-environment-object(Told)
      BoundScreen() // want missing-environment-object(Bound)
      InsideScreen() // want missing-environment-object(Inside)
      AroundScreen() // want missing-environment-object(Around)
      ExtendedScreen() // want missing-environment-object(Extended)
      OfSelfScreen() // want missing-environment-object(OfSelf)
      MaybeScreen() // want missing-environment-object(Maybe)
      EitherScreen() // want missing-environment-object(Either)
      PaddedScreen() // want missing-environment-object(Padded)
      SameScreen() // want missing-environment-object(Same)
      StoredScreen() // want missing-environment-object(Stored)
      Known()
      GivenBack()
      Proved() // want missing-environment-object(Given)
    }
  }
}

/// Its own method shows nothing.
struct Card<Content: View>: View {
  let content: Content
  var isBare = true

  init(_ content: Content) { self.content = content }

  func tint(_ colour: Color) -> Card {
    var copy = self
    copy.isBare = false
    return copy
  }

  var body: some View {
    if isBare { content } else { Text("Tinted") }
  }
}

func tinted<V: View>(_ view: V) -> some View { view.tint(.red) }

func tintedSome(_ view: some View) -> some View { view.tint(.red) }

func tintedWhere<V>(_ view: V) -> some View where V: View { view.tint(.red) }

struct Boxed<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { content().tint(.red) }
}

struct Modified: ViewModifier {
  func body(content: Content) -> some View { content.tint(.red) }
}

extension View {
  func reddened() -> some View { tint(.red) }
  func reddenedSelf() -> some View { self.tint(.red) }
}

/// Injected nowhere, and not read where the view's own type is known.
final class Silent: ObservableObject { @Published var count = 0 }

struct SilentReads: View {
  @EnvironmentObject private var silent: Silent

  var body: some View { Text("\(silent.count)") }
}

/// Code that knows the card calls the card's own method.
struct Known: View {
  var known: Card<SilentReads> { Card(SilentReads()) }
  var maybe: Card<SilentReads>? { Card(SilentReads()) }

  var body: some View {
    Card(SilentReads()).tint(.red)
    known.tint(.red)
    maybe?.tint(.red)
    if let maybe { maybe.tint(.red) }
    same(Card(SilentReads())).tint(.red)
  }

  func same<V: View>(_ view: V) -> V { view }
}

extension View {
  func also<V: View>(_ build: (Self) -> V) -> V { build(self) }
  func itself() -> Self { self }
  func listed() -> [Self] { [self] }
  func present() -> Self? { self }
}

/// What generic code gives back, or calls a closure with, is known by its type where that stands.
struct GivenBack: View {
  var body: some View {
    Card(SilentReads()).also { $0.tint(.red) }
    Card(SilentReads()).also { card in card.tint(.red) }
    Card(SilentReads()).itself().tint(.red)
    Card(SilentReads()).listed()[0].tint(.red)
    Card(SilentReads()).present()?.tint(.red)
  }
}

/// The object is injected by the own method, which is not called.
final class Given: ObservableObject { @Published var count = 0 }

struct GivenReads: View {
  @EnvironmentObject private var given: Given

  var body: some View { Text("\(given.count)") }
}

struct Giving: View {
  func tint(_ colour: Color) -> some View { environmentObject(Given()) }

  var body: some View { GivenReads() }
}

struct Proved: View {
  var giving: some View { Giving() }

  var body: some View {
    Giving().tint(.red)
    giving.tint(.red)
  }
}

final class Held: ObservableObject { @Published var count = 0 }

struct HeldReads: View {
  @EnvironmentObject private var object: Held

  var body: some View { Text("\(object.count)") }
}

struct HeldScreen: View {
  private var held: some View { Card(HeldReads()) }

  var body: some View {
    held.tint(.red)
  }
}

final class Made: ObservableObject { @Published var count = 0 }

struct MadeReads: View {
  @EnvironmentObject private var object: Made

  var body: some View { Text("\(object.count)") }
}

struct MadeScreen: View {
  private func made() -> some View { Card(MadeReads()) }

  var body: some View {
    made().tint(.red)
  }
}

final class Local: ObservableObject { @Published var count = 0 }

struct LocalReads: View {
  @EnvironmentObject private var object: Local

  var body: some View { Text("\(object.count)") }
}

struct LocalScreen: View {
  private var held: some View { Card(LocalReads()) }

  var body: some View {
    let local = held
    local.tint(.red)
  }
}

final class Erased: ObservableObject { @Published var count = 0 }

struct ErasedReads: View {
  @EnvironmentObject private var object: Erased

  var body: some View { Text("\(object.count)") }
}

struct ErasedScreen: View {
  var body: some View {
    AnyView(Card(ErasedReads())).tint(.red)
  }
}

final class Handed: ObservableObject { @Published var count = 0 }

struct HandedReads: View {
  @EnvironmentObject private var object: Handed

  var body: some View { Text("\(object.count)") }
}

struct HandedScreen: View {
  var body: some View {
    tinted(Card(HandedReads()))
  }
}

final class Told: ObservableObject { @Published var count = 0 }

struct ToldReads: View {
  @EnvironmentObject private var object: Told

  var body: some View { Text("\(object.count)") }
}

struct ToldScreen: View {
  var body: some View {
    tintedSome(Card(ToldReads()))
  }
}

final class Bound: ObservableObject { @Published var count = 0 }

struct BoundReads: View {
  @EnvironmentObject private var object: Bound

  var body: some View { Text("\(object.count)") }
}

struct BoundScreen: View {
  var body: some View {
    tintedWhere(Card(BoundReads()))
  }
}

final class Inside: ObservableObject { @Published var count = 0 }

struct InsideReads: View {
  @EnvironmentObject private var object: Inside

  var body: some View { Text("\(object.count)") }
}

struct InsideScreen: View {
  var body: some View {
    Boxed { Card(InsideReads()) }
  }
}

final class Around: ObservableObject { @Published var count = 0 }

struct AroundReads: View {
  @EnvironmentObject private var object: Around

  var body: some View { Text("\(object.count)") }
}

struct AroundScreen: View {
  var body: some View {
    Card(AroundReads()).modifier(Modified())
  }
}

final class Extended: ObservableObject { @Published var count = 0 }

struct ExtendedReads: View {
  @EnvironmentObject private var object: Extended

  var body: some View { Text("\(object.count)") }
}

struct ExtendedScreen: View {
  var body: some View {
    Card(ExtendedReads()).reddened()
  }
}

final class OfSelf: ObservableObject { @Published var count = 0 }

struct OfSelfReads: View {
  @EnvironmentObject private var object: OfSelf

  var body: some View { Text("\(object.count)") }
}

struct OfSelfScreen: View {
  var body: some View {
    Card(OfSelfReads()).reddenedSelf()
  }
}

final class Maybe: ObservableObject { @Published var count = 0 }

struct MaybeReads: View {
  @EnvironmentObject private var object: Maybe

  var body: some View { Text("\(object.count)") }
}

struct MaybeScreen: View {
  private var maybe: Card<MaybeReads>? { Card(MaybeReads()) }

  var body: some View {
    maybe.tint(.red)
  }
}

final class Either: ObservableObject { @Published var count = 0 }

struct EitherReads: View {
  @EnvironmentObject private var object: Either

  var body: some View { Text("\(object.count)") }
}

struct EitherScreen: View {
  @State private var isOn = false

  @ViewBuilder private var either: some View {
    if isOn { Card(EitherReads()) } else { Card(EitherReads()) }
  }

  var body: some View {
    Toggle("On", isOn: $isOn)
    either.tint(.red)
  }
}

final class Padded: ObservableObject { @Published var count = 0 }

struct PaddedReads: View {
  @EnvironmentObject private var object: Padded

  var body: some View { Text("\(object.count)") }
}

struct PaddedScreen: View {
  var body: some View {
    Card(PaddedReads()).padding().tint(.red)
  }
}

final class Same: ObservableObject { @Published var count = 0 }

struct SameReads: View {
  @EnvironmentObject private var object: Same

  var body: some View { Text("\(object.count)") }
}

struct SameScreen: View {
  private var held: some View { Card(SameReads()) }

  var body: some View {
    self.held.tint(.red)
  }
}

final class Stored: ObservableObject { @Published var count = 0 }

struct StoredReads: View {
  @EnvironmentObject private var object: Stored

  var body: some View { Text("\(object.count)") }
}

struct StoredScreen: View {
  private let stored: Card<StoredReads>? = Card(StoredReads())

  var body: some View {
    stored.tint(.red)
  }
}
