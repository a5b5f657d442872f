// ROW: A7 - what code sets together, by a helper, a tuple, an observer or under a question, is not proved to be apart; what helpers set
// without the other is.
import SwiftUI

enum Stage: String { case loading, active }

final class Kit: ObservableObject {
  @Published var unit = 0
}

final class TupleSession: ObservableObject {
  @Published var stageTuple = Stage.loading
  @Published var kitTuple: Kit?

  func finishTuple() { (kitTuple, stageTuple) = (Kit(), .active) }
}

struct TupleUnit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct TupleScreen: View {
  @StateObject private var session = TupleSession()

  var body: some View {
    if let kit = session.kitTuple { content.environmentObject(kit) } else { content }
  }

  @ViewBuilder var content: some View {
    switch session.stageTuple {
    case .loading: Button("Go") { session.finishTuple() }
    case .active: TupleUnit()
    }
  }
}

final class HelperSession: ObservableObject {
  @Published var stageHelper = Stage.loading
  @Published var kitHelper: Kit?

  func finishHelper() {
    kitHelper = Kit()
    activateHelper()
  }

  private func activateHelper() { stageHelper = .active }
}

struct HelperUnit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct HelperScreen: View {
  @StateObject private var session = HelperSession()

  var body: some View {
    if let kit = session.kitHelper { content.environmentObject(kit) } else { content }
  }

  @ViewBuilder var content: some View {
    switch session.stageHelper {
    case .loading: Button("Go") { session.finishHelper() }
    case .active: HelperUnit()
    }
  }
}

final class MakerSession: ObservableObject {
  @Published var stageMaker = Stage.loading
  @Published var kitMaker: Kit?

  func finishMaker() {
    makeKit()
    stageMaker = .active
  }

  private func makeKit() { kitMaker = Kit() }
}

struct MakerUnit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct MakerScreen: View {
  @StateObject private var session = MakerSession()

  var body: some View {
    if let kit = session.kitMaker { content.environmentObject(kit) } else { content }
  }

  @ViewBuilder var content: some View {
    switch session.stageMaker {
    case .loading: Button("Go") { session.finishMaker() }
    case .active: MakerUnit()
    }
  }
}

final class ObserverSession: ObservableObject {
  @Published var stageObserver = Stage.loading
  @Published var kitObserver: Kit? {
    didSet { stageObserver = kitObserver == nil ? .loading : .active }
  }

  func finishObserver() { kitObserver = Kit() }
}

struct ObserverUnit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct ObserverScreen: View {
  @StateObject private var session = ObserverSession()

  var body: some View {
    if let kit = session.kitObserver { content.environmentObject(kit) } else { content }
  }

  @ViewBuilder var content: some View {
    switch session.stageObserver {
    case .loading: Button("Go") { session.finishObserver() }
    case .active: ObserverUnit()
    }
  }
}

final class GuardedSession: ObservableObject {
  @Published var stageGuarded = Stage.loading
  @Published var kitGuarded: Kit?

  func loadGuarded() { kitGuarded = Kit() }

  func finishGuarded() {
    guard kitGuarded != nil else { return }
    stageGuarded = .active
  }
}

struct GuardedUnit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct GuardedScreen: View {
  @StateObject private var session = GuardedSession()

  var body: some View {
    if let kit = session.kitGuarded { content.environmentObject(kit) } else { content }
  }

  @ViewBuilder var content: some View {
    switch session.stageGuarded {
    case .loading: Button("Go") { session.finishGuarded() }
    case .active: GuardedUnit()
    }
  }
}

final class LocalSession: ObservableObject {
  @Published var stageLocal = Stage.loading
  @Published var kitLocal: Kit?

  func finishLocal() {
    kitLocal = Kit()
    stageLocal = .active
  }

  func report() {
    var stageLocal = Stage.loading
    stageLocal = .active
    print(stageLocal)
  }
}

struct LocalUnit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct LocalScreen: View {
  @StateObject private var session = LocalSession()

  var body: some View {
    if let kit = session.kitLocal { content.environmentObject(kit) } else { content }
  }

  @ViewBuilder var content: some View {
    switch session.stageLocal {
    case .loading: Button("Go") { session.finishLocal() }
    case .active: LocalUnit()
    }
  }
}

final class ApartSession: ObservableObject {
  @Published var stageApart = Stage.loading
  @Published var kitApart: Kit?

  func loadApart() { kitApart = Kit() }

  func finishApart() { activateApart() }

  private func activateApart() { stageApart = .active }
}

struct ApartUnit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct ApartScreen: View {
  @StateObject private var session = ApartSession()

  var body: some View {
    if let kit = session.kitApart { content.environmentObject(kit) } else { content }
  }

  @ViewBuilder var content: some View {
    switch session.stageApart {
    case .loading: Button("Go") { session.finishApart() }
    case .active: ApartUnit()
    }
  }
}

final class SeparateSession: ObservableObject {
  @Published var stageSeparate = Stage.loading
  @Published var kitSeparate: Kit?

  func loadSeparate() { kitSeparate = Kit() }
}

struct SeparateUnit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct SeparateScreen: View {
  @StateObject private var session = SeparateSession()

  var body: some View {
    if let kit = session.kitSeparate { content.environmentObject(kit) } else { content }
  }

  @ViewBuilder var content: some View {
    switch session.stageSeparate {
    case .loading:
      Button("Load") { session.loadSeparate() }
      Button("Go") { session.stageSeparate = .active }
    case .active: SeparateUnit()
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      TupleScreen()
      HelperScreen()
      MakerScreen()
      ObserverScreen()
      GuardedScreen()
      LocalScreen()
      ApartScreen() // want missing-environment-object(Kit)
      SeparateScreen() // want missing-environment-object(Kit)
    }
  }
}
