// Design §4: what one action of a view sets, by itself, by helpers, behind a question or where something changes, is set together; what
// two actions set apart, a control writes alone or a branch sets otherwise is not.
import SwiftUI

enum Stage { case loading, active, other }

final class Kit: ObservableObject { @Published var unit = 0 }

struct Unit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct ActionScreen: View {
  @State private var kitAction: Kit?
  @State private var stageAction = Stage.loading

  var body: some View {
    VStack {
      if let kitAction { content.environmentObject(kitAction) } else { content }
      Button("Go") {
        kitAction = Kit()
        stageAction = .active
      }
    }
  }

  @ViewBuilder var content: some View { if stageAction == .active { Unit() } }
}

struct ApartScreen: View {
  @State private var kitApart: Kit?
  @State private var stageApart = Stage.loading

  var body: some View {
    VStack {
      if let kitApart { content.environmentObject(kitApart) } else { content }
      Button("Load") { kitApart = Kit() }
      Button("Go") { stageApart = .active }
    }
  }

  @ViewBuilder var content: some View { if stageApart == .active { Unit() } }
}

struct CallingScreen: View {
  @State private var kitCalling: Kit?
  @State private var stageCalling = Stage.loading

  var body: some View {
    VStack {
      if let kitCalling { content.environmentObject(kitCalling) } else { content }
      Button("Go") {
        makeCalling()
        goCalling()
      }
    }
  }

  @ViewBuilder var content: some View { if stageCalling == .active { Unit() } }

  private func makeCalling() { kitCalling = Kit() }

  private func goCalling() { stageCalling = .active }
}

struct CalledAloneScreen: View {
  @State private var kitCalledAlone: Kit?
  @State private var stageCalledAlone = Stage.loading

  var body: some View {
    VStack {
      if let kitCalledAlone { content.environmentObject(kitCalledAlone) } else { content }
      Button("Go") {
        makeCalledAlone()
        goCalledAlone()
      }
      Button("Again") { goCalledAlone() }
    }
  }

  @ViewBuilder var content: some View { if stageCalledAlone == .active { Unit() } }

  private func makeCalledAlone() { kitCalledAlone = Kit() }

  private func goCalledAlone() { stageCalledAlone = .active }
}

struct AppearingScreen: View {
  @State private var kitAppearing: Kit?
  @State private var stageAppearing = Stage.loading

  var body: some View {
    VStack {
      if let kitAppearing { content.environmentObject(kitAppearing) } else { content }
      Text("a")
    }
    .onAppear(perform: loadAppearing)
  }

  @ViewBuilder var content: some View { if stageAppearing == .active { Unit() } }

  private func loadAppearing() {
    kitAppearing = Kit()
    stageAppearing = .active
  }
}

struct LeavingScreen: View {
  @State private var kitLeaving: Kit?
  @State private var stageLeaving = Stage.loading

  var body: some View {
    VStack {
      if let kitLeaving { content.environmentObject(kitLeaving) } else { content }
      Text("a")
    }
    .onAppear(perform: loadLeaving)
    .onDisappear(perform: leaveLeaving)
  }

  @ViewBuilder var content: some View { if stageLeaving == .active { Unit() } }

  private func loadLeaving() { kitLeaving = Kit() }

  private func leaveLeaving() { stageLeaving = .active }
}

struct DeepScreen: View {
  @State private var kitDeep: Kit?
  @State private var stageDeep = Stage.loading

  var body: some View {
    VStack {
      if let kitDeep { content.environmentObject(kitDeep) } else { content }
      Button("Go") { startDeep() }
    }
  }

  @ViewBuilder var content: some View { if stageDeep == .active { Unit() } }

  private func startDeep() {
    makeDeep()
    secondDeep()
  }

  private func makeDeep() { kitDeep = Kit() }

  private func secondDeep() { thirdDeep() }

  private func thirdDeep() { stageDeep = .active }
}

struct ResetScreen: View {
  @State private var kitReset: Kit?
  @State private var stageReset = Stage.loading

  var body: some View {
    VStack {
      if let kitReset { content.environmentObject(kitReset) } else { content }
      Button("Go") {
        kitReset = Kit()
        stageReset = .active
      }
      Button("Back") {
        kitReset = nil
        stageReset = .loading
      }
    }
  }

  @ViewBuilder var content: some View { if stageReset == .active { Unit() } }
}

struct TakenScreen: View {
  @State private var kitTaken: Kit?
  @State private var stageTaken = Stage.loading

  var body: some View {
    VStack {
      if let kitTaken { content.environmentObject(kitTaken) } else { content }
      Button("Go") {
        kitTaken = Kit()
        stageTaken = .active
      }
      Button("Back") { kitTaken = nil }
    }
  }

  @ViewBuilder var content: some View { if stageTaken == .active { Unit() } }
}

struct WatchedScreen: View {
  @State private var kitWatched: Kit?
  @State private var stageWatched = Stage.loading

  var body: some View {
    VStack {
      if let kitWatched { content.environmentObject(kitWatched) } else { content }
      Button("Go") { stageWatched = .active }
    }
    .onChange(of: stageWatched) { kitWatched = Kit() }
  }

  @ViewBuilder var content: some View { if stageWatched == .active { Unit() } }
}

struct AskedScreen: View {
  @State private var kitAsked: Kit?
  @State private var stageAsked = Stage.loading

  var body: some View {
    VStack {
      if let kitAsked { content.environmentObject(kitAsked) } else { content }
      Button("Load") { kitAsked = Kit() }
      Button("Go") {
        if let kitAsked {
          print(kitAsked)
          stageAsked = .active
        }
      }
    }
  }

  @ViewBuilder var content: some View { if stageAsked == .active { Unit() } }
}

struct AskedOtherwiseScreen: View {
  @State private var kitAskedOtherwise: Kit?
  @State private var stageAskedOtherwise = Stage.loading

  var body: some View {
    VStack {
      if let kitAskedOtherwise { content.environmentObject(kitAskedOtherwise) } else { content }
      Button("Load") { kitAskedOtherwise = Kit() }
      Button("Go") {
        guard kitAskedOtherwise == nil else { return }
        stageAskedOtherwise = .active
      }
    }
  }

  @ViewBuilder var content: some View { if stageAskedOtherwise == .active { Unit() } }
}

struct PickedScreen: View {
  @State private var kitPicked: Kit?
  @State private var stagePicked = Stage.loading

  var body: some View {
    VStack {
      if let kitPicked { content.environmentObject(kitPicked) } else { content }
      Picker("Stage", selection: $stagePicked) { Text("a") }
      Button("Go") {
        kitPicked = Kit()
        stagePicked = .active
      }
    }
  }

  @ViewBuilder var content: some View { if stagePicked == .active { Unit() } }
}

final class PublishedSession: ObservableObject {
  @Published var kitPublished: Kit?
  @Published var stagePublished = Stage.loading

  init() { $kitPublished.map { $0 == nil ? Stage.loading : .active }.assign(to: &$stagePublished) }

  func makePublished() { kitPublished = Kit() }
}

struct PublishedScreen: View {
  @StateObject private var session = PublishedSession()

  var body: some View {
    VStack {
      if let kit = session.kitPublished { content.environmentObject(kit) } else { content }
      Button("Go") { session.makePublished() }
    }
  }

  @ViewBuilder var content: some View { if session.stagePublished == .active { Unit() } }
}

final class BegunSession: ObservableObject {
  @Published var kitBegun: Kit?
  @Published var stageBegun = Stage.loading

  init() {
    kitBegun = Kit()
    stageBegun = .active
  }

  func endBegun() {
    kitBegun = nil
    stageBegun = .loading
  }
}

struct BegunScreen: View {
  @StateObject private var session = BegunSession()

  var body: some View {
    VStack {
      if let kit = session.kitBegun { content.environmentObject(kit) } else { content }
      Button("End") { session.endBegun() }
    }
  }

  @ViewBuilder var content: some View { if session.stageBegun == .active { Unit() } }
}

final class BranchingSession: ObservableObject {
  @Published var kitBranching: Kit?
  @Published var stageBranching = Stage.loading

  func goBranching(_ isOn: Bool) {
    if isOn {
      kitBranching = Kit()
      stageBranching = .active
    } else {
      kitBranching = nil
      stageBranching = .loading
    }
  }
}

struct BranchingScreen: View {
  @StateObject private var session = BranchingSession()

  var body: some View {
    VStack {
      if let kit = session.kitBranching { content.environmentObject(kit) } else { content }
      Button("Go") { session.goBranching(true) }
    }
  }

  @ViewBuilder var content: some View { if session.stageBranching == .active { Unit() } }
}

final class ContrarySession: ObservableObject {
  @Published var kitContrary: Kit?
  @Published var stageContrary = Stage.loading

  func goContrary(_ isOn: Bool) {
    if isOn {
      kitContrary = Kit()
      stageContrary = .other
    } else {
      kitContrary = nil
      stageContrary = .active
    }
  }
}

struct ContraryScreen: View {
  @StateObject private var session = ContrarySession()

  var body: some View {
    VStack {
      if let kit = session.kitContrary { content.environmentObject(kit) } else { content }
      Button("Go") { session.goContrary(false) }
    }
  }

  @ViewBuilder var content: some View { if session.stageContrary == .active { Unit() } }
}

final class ChosenSession: ObservableObject {
  @Published var kitChosen: Kit?
  @Published var stageChosen = Stage.loading

  func goChosen(_ isReply: Bool) {
    if isReply {
      kitChosen = Kit()
    } else {
      stageChosen = .active
    }
  }
}

struct ChosenScreen: View {
  @StateObject private var session = ChosenSession()

  var body: some View {
    VStack {
      if let kit = session.kitChosen { content.environmentObject(kit) } else { content }
      Button("Go") { session.goChosen(false) }
    }
  }

  @ViewBuilder var content: some View { if session.stageChosen == .active { Unit() } }
}

final class NamedSession: ObservableObject {
  @Published var kitNamed: Kit?
  @Published var stageNamed = Stage.loading

  func goNamed() {
    kitNamed = Kit()
    stageNamed = .active
  }
}

final class NamedAlike {
  var kitNamed: Kit?
  var stageNamed = Stage.loading
}

func resume(_ other: NamedAlike) { other.stageNamed = .active }

func resumeNew() -> NamedAlike {
  let made = NamedAlike()
  made.stageNamed = .active
  return made
}

struct NamedScreen: View {
  @StateObject private var session = NamedSession()

  var body: some View {
    VStack {
      if let kit = session.kitNamed { content.environmentObject(kit) } else { content }
      Button("Go") { session.goNamed() }
    }
  }

  @ViewBuilder var content: some View { if session.stageNamed == .active { Unit() } }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      ActionScreen()
      ApartScreen() // want missing-environment-object(Kit)
      CallingScreen()
      CalledAloneScreen() // want missing-environment-object(Kit)
      AppearingScreen()
      LeavingScreen() // want missing-environment-object(Kit)
      DeepScreen()
      ResetScreen()
      TakenScreen() // want missing-environment-object(Kit)
      WatchedScreen()
      AskedScreen()
      AskedOtherwiseScreen() // want missing-environment-object(Kit)
      PickedScreen() // want missing-environment-object(Kit)
      PublishedScreen()
      BegunScreen()
      BranchingScreen()
      ContraryScreen() // want missing-environment-object(Kit)
      NamedScreen()
      ChosenScreen() // want missing-environment-object(Kit)
    }
  }
}
