// Design §4: a method of a value whose type is not told may be the project's own, which writes around the view, or drops it.
import SwiftUI
import Wrapping

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      Array(repeating: Injector(), count: 2)[0].wrapped(AnyView(Shows<Repeated>()))
      AnySequence([Injector()]).first { _ in true }!.wrapped(AnyView(Shows<Sequenced>()))
      (0..<3).injected(Shows<Ranged>())
      Level.high.raised(Shows<Raised>())
      [Frame.self][0].init(AnyView(Shows<Framed>()))
      (stored as? Injector)!.wrapped(AnyView(Shows<Cast>()))
      Holder().$value.wrapped(AnyView(Shows<Projected>()))
      Lookup().anything(AnyView(Shows<LookedUp>()))
      VStack { Shows<Outside>() } // want missing-environment-object(Outside)
    }
  }
}

class Base: ObservableObject { @Published var count = 0 }

final class Repeated: Base {}
final class Sequenced: Base {}
final class Ranged: Base {}
final class Raised: Base {}
final class Framed: Base {}
final class Cast: Base {}
final class Projected: Base {}
final class LookedUp: Base {}
final class Outside: Base {}

struct Shows<Object: Base>: View {
  @EnvironmentObject private var object: Object

  var body: some View { Text("\(object.count)") }
}

let stored: any Hashable = Injector()

struct Injector: Hashable {
  func wrapped(_ view: AnyView) -> AnyView {
    AnyView(
      view.environmentObject(Repeated()).environmentObject(Sequenced()).environmentObject(Cast())
        .environmentObject(Projected()))
  }
}

extension Sequence {
  func injected(_ view: some View) -> AnyView { AnyView(view.environmentObject(Ranged())) }
}

extension RawRepresentable where RawValue == Int {
  func raised(_ view: some View) -> AnyView { AnyView(view.environmentObject(Raised())) }
}

enum Level: Int {
  case low, high
}

struct Frame: View {
  private let content: AnyView

  init(_ content: AnyView) { self.content = content }

  var body: some View { content.environmentObject(Framed()) }
}

@propertyWrapper
struct Projecting<Projection> {
  var wrappedValue: Int
  var projectedValue: Projection

  init(wrappedValue: Int, _ projection: Projection) {
    self.wrappedValue = wrappedValue
    projectedValue = projection
  }
}

struct Holder {
  @Projecting(Injector()) var value = 3
}

@dynamicMemberLookup
struct Lookup {
  subscript(dynamicMember name: String) -> (AnyView) -> AnyView {
    { AnyView($0.environmentObject(LookedUp())) }
  }
}
