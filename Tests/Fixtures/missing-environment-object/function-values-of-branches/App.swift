// A20: what a closure or a method reads, it reads of the view that it was made in: only in builds in which that made it. A
// view that is given one under '#if' calls it wherever that view stands.
import SwiftUI

final class Pointer: ObservableObject { func show() {} }
final class Remote: ObservableObject { func press() {} }
final class Shop: ObservableObject { func buy() {} }

@main
struct MuseumApp: App {
  var body: some Scene {
    WindowGroup {
      Hall()  // want missing-environment-object(Shop)
        #if os(macOS)
          .environmentObject(Pointer())
        #endif
        #if os(tvOS)
          .environmentObject(Remote())
        #endif
    }
  }
}

struct Hall: View {
  @EnvironmentObject private var pointer: Pointer
  #if os(tvOS)
    @EnvironmentObject private var remote: Remote
  #endif
  @EnvironmentObject private var shop: Shop

  var body: some View {
    VStack {
      #if os(macOS)
        Panel(action: point)
        Outside { pointer.show() }
      #endif
      #if os(tvOS)
        Panel(action: press)
      #endif
      Panel { shop.buy() }
    }
  }

  #if os(macOS)
    private func point() { pointer.show() }
  #endif
  #if os(tvOS)
    private func press() { remote.press() }
  #endif
}

struct Panel: View {
  let action: () -> Void
  var body: some View { Button("Press") { action() } }
}
