// E.3 through objects that views are given: what is written into one is in it for whoever reads it.
import SwiftUI

final class Direct: ObservableObject { @Published var gap: CGFloat = 0 }

struct DirectView: View {
  @ObservedObject var direct: Direct
  var body: some View {
    Text("A").padding(.top, direct.gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { direct.gap = $0 } // want layout-feedback-loop(direct)
  }
}

struct DirectOutside: View {
  @ObservedObject var direct: Outside
  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { direct.edge = $0 }
      .padding(.top, direct.edge)
  }
}
final class Outside: ObservableObject { @Published var edge: CGFloat = 0 }

@MainActor final class SheetModel: ObservableObject {
  @Published private(set) var contentHeight: CGFloat = 0
  func didMeasure(_ size: CGSize) { contentHeight = size.height }
  var insets: EdgeInsets { EdgeInsets(top: contentHeight, leading: 0, bottom: 0, trailing: 0) }
}

struct MethodView: View {
  @ObservedObject var sheet: SheetModel
  var body: some View {
    VStack { Text("A") }
      .padding(sheet.insets)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { sheet.didMeasure($0) } // want layout-feedback-loop(sheet)
  }
}

final class Shared: ObservableObject {
  static let shared = Shared()
  @Published var rim: CGFloat = 0
  func take(_ value: CGFloat) { rim = value }
}

struct SharedView: View {
  @ObservedObject private var shared = Shared.shared
  var body: some View {
    Text("A").padding(.top, shared.rim)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shared.take($0) } // want layout-feedback-loop(shared)
  }
}

// From the scene, where no view holds it.
final class Injected: ObservableObject { @Published var lift: CGFloat = 0 }

struct InjectedView: View {
  @EnvironmentObject private var injected: Injected
  var body: some View {
    Text("A").padding(.top, injected.lift)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { injected.lift = $0 } // want layout-feedback-loop(injected)
  }
}

@Observable final class Watched { var drop: CGFloat = 0 }

struct WatchedView: View {
  let watched: Watched
  var body: some View {
    Text("A").padding(.top, watched.drop)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { watched.drop = $0 } // want layout-feedback-loop(watched)
  }
}

@Observable final class Bound { var sill: CGFloat = 0 }

struct BoundView: View {
  @Bindable var bound: Bound
  var body: some View {
    Text("A").padding(.top, bound.sill)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { bound.sill = $0 } // want layout-feedback-loop(bound)
  }
}

// Nobody hears of what changes: a reference box.
final class Box: ObservableObject { @Published var hollow: CGFloat = 0 }

struct BoxView: View {
  let box: Box
  var body: some View {
    Text("A").padding(.top, box.hollow)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { box.hollow = $0 }
  }
}

final class Silent: ObservableObject { var mute: CGFloat = 0 }

struct SilentView: View {
  @ObservedObject var silent: Silent
  var body: some View {
    Text("A").padding(.top, silent.mute)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { silent.mute = $0 }
  }
}

// Whoever gives it sets it back.
final class Capped: ObservableObject { @Published var capHeight: CGFloat = 0 }

struct CappedView: View {
  @ObservedObject var capped: Capped
  var body: some View {
    Text("A").padding(.top, capped.capHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { capped.capHeight = $0 }
  }
}

struct Capping: View {
  @ObservedObject var capped: Capped
  var body: some View {
    Text("\(capped.capHeight)").onChange(of: capped.capHeight) { if $1 > 300 { capped.capHeight = 0 } }
  }
}

// A class below it may keep something else.
class Base: ObservableObject {
  @Published var brim: CGFloat = 0
  func keep(_ value: CGFloat) { brim = value }
}
final class Limited: Base {
  override func keep(_ value: CGFloat) { super.keep(min(value, 40)) }
}

struct BaseView: View {
  @ObservedObject var base: Base
  var body: some View {
    Text("A").padding(.top, base.brim)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { base.keep($0) }
  }
}

// The view around takes it away before it grows far.
final class Ended: ObservableObject { @Published var verge: CGFloat = 0 }

struct EndedView: View {
  @ObservedObject var ended: Ended
  var body: some View {
    Text("A").padding(.top, ended.verge)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { ended.verge = $0 }
  }
}

struct Ending: View {
  @StateObject private var ended = Ended()
  var body: some View {
    VStack { if ended.verge < 100 { EndedView(ended: ended) } }
  }
}

// The state is the owner's, and so is the finding.
final class Handed: ObservableObject { @Published var shelf: CGFloat = 0 }

struct HandedView: View {
  @ObservedObject var given: Handed
  var body: some View {
    Text("A").padding(.top, given.shelf)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { given.shelf = $0 } // want layout-feedback-loop(owned)
  }
}

struct Handing: View {
  @StateObject private var owned = Handed()
  var body: some View { HandedView(given: owned) }
}

// It keeps the height that it has; what others write, too, is theirs.
final class Kept: ObservableObject { @Published var keptHeight: CGFloat = 40 }

struct KeptView: View {
  @ObservedObject var kept: Kept
  var body: some View {
    VStack { Text("A") }.frame(height: kept.keptHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { kept.keptHeight = $0 } // want frozen-measurement(kept)
  }
}

final class Reset: ObservableObject { @Published var resetHeight: CGFloat = 40 }

struct ResetView: View {
  @ObservedObject var reset: Reset
  var body: some View {
    VStack { Text("A") }.frame(height: reset.resetHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { reset.resetHeight = $0 }
  }
}

struct Resetting: View {
  let reset: Reset
  var body: some View { Button("Reset") { reset.resetHeight = 60 } }
}

@main struct AppG: App {
  @StateObject private var injected = Injected()
  @StateObject private var capped = Capped()
  @StateObject private var reset = Reset()
  var body: some Scene {
    WindowGroup {
      VStack {
        DirectView(direct: Direct()); DirectOutside(direct: Outside()); MethodView(sheet: SheetModel()); SharedView()
        InjectedView().environmentObject(injected)
        WatchedView(watched: Watched()); BoundView(bound: Bound()); BoxView(box: Box()); SilentView(silent: Silent())
      }
      VStack {
        CappedView(capped: capped); Capping(capped: capped); BaseView(base: Limited()); Ending(); Handing()
        KeptView(kept: Kept()); ResetView(reset: reset); Resetting(reset: reset)
      }
    }
  }
}
