// Design §4: what initialisers are given is what objects begin with; what only previews set no program has.
import SwiftUI

final class Kit: ObservableObject { @Published var unit = 0 }

struct Unit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

final class DefaultModel: ObservableObject {
  @Published var kitDefault: Kit?
  @Published var isDefault: Bool

  init(isDefault: Bool = false) { self.isDefault = isDefault }

  func go() {
    kitDefault = Kit()
    isDefault = true
  }
}

struct DefaultScreen: View {
  @StateObject private var model = DefaultModel()

  var body: some View {
    VStack {
      if let kit = model.kitDefault { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
    }
  }

  @ViewBuilder var content: some View { if model.isDefault { Unit() } }
}

final class GivenModel: ObservableObject {
  @Published var kitGiven: Kit?
  @Published var isGiven: Bool

  init(isGiven: Bool) { self.isGiven = isGiven }

  func go() {
    kitGiven = Kit()
    isGiven = true
  }
}

struct GivenScreen: View {
  @StateObject private var model = GivenModel(isGiven: true)

  var body: some View {
    VStack {
      if let kit = model.kitGiven { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
    }
  }

  @ViewBuilder var content: some View { if model.isGiven { Unit() } }
}

final class AlwaysModel: ObservableObject {
  @Published var kitAlways: Kit?
  @Published var isAlways = false

  init() { kitAlways = Kit() }

  func go() { isAlways = true }
}

struct AlwaysScreen: View {
  @StateObject private var model = AlwaysModel()

  var body: some View {
    VStack {
      if let kit = model.kitAlways { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
    }
  }

  @ViewBuilder var content: some View { if model.isAlways { Unit() } }
}

final class SometimesModel: ObservableObject {
  @Published var kitSometimes: Kit?
  @Published var isSometimes = false

  init() { if Bool.random() { kitSometimes = Kit() } }

  func go() { isSometimes = true }
}

struct SometimesScreen: View {
  @StateObject private var model = SometimesModel()

  var body: some View {
    VStack {
      if let kit = model.kitSometimes { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
    }
  }

  @ViewBuilder var content: some View { if model.isSometimes { Unit() } }
}

final class EndedModel: ObservableObject {
  @Published var kitEnded: Kit?
  @Published var isEnded = false

  init() { kitEnded = Kit() }

  func go() { isEnded = true }

  func end() { kitEnded = nil }
}

struct EndedScreen: View {
  @StateObject private var model = EndedModel()

  var body: some View {
    VStack {
      if let kit = model.kitEnded { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
      Button("End") { model.end() }
    }
  }

  @ViewBuilder var content: some View { if model.isEnded { Unit() } }
}

final class SampleModel: ObservableObject {
  @Published var kitSample: Kit?
  @Published var isSample = false

  func go() {
    kitSample = Kit()
    isSample = true
  }

  static var sample: SampleModel {
    let model = SampleModel()
    model.isSample = true
    return model
  }
}

struct SampleScreen: View {
  @StateObject private var model = SampleModel()

  var body: some View {
    VStack {
      if let kit = model.kitSample { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
    }
  }

  @ViewBuilder var content: some View { if model.isSample { Unit() } }
}

#Preview { Text("\(SampleModel.sample.isSample)") }

struct StateContent: View {
  @State private var kitState: Kit?
  @State private var isState: Bool

  init(isState: Bool = false) { _isState = State(initialValue: isState) }

  var body: some View {
    VStack {
      if let kitState { content.environmentObject(kitState) } else { content }
      Button("Go") {
        kitState = Kit()
        isState = true
      }
    }
  }

  @ViewBuilder var content: some View { if isState { Unit() } }
}

struct StateScreen: View {
  var body: some View { StateContent() }
}

@main struct Demo: App {
  var body: some Scene {
    WindowGroup {
      DefaultScreen()
      GivenScreen() // want missing-environment-object(Kit)
      AlwaysScreen()
      SometimesScreen() // want missing-environment-object(Kit)
      EndedScreen() // want missing-environment-object(Kit)
      SampleScreen()
      StateScreen()
    }
  }
}
