// Design §4: what a chain from a shared object names is set like any property; a part that each construction gives is never missing.
import SwiftUI

final class Kit: ObservableObject { @Published var unit = 0 }

struct Unit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

@MainActor final class SharedModel {
  static let shared = SharedModel()
  var kitShared: Kit?
  var isShared = false

  func go() {
    kitShared = Kit()
    isShared = true
  }
}

struct SharedScreen: View {
  var body: some View {
    VStack {
      if let kit = SharedModel.shared.kitShared { content.environmentObject(kit) } else { content }
      Button("Go") { SharedModel.shared.go() }
    }
  }

  @ViewBuilder var content: some View { if SharedModel.shared.isShared { Unit() } }
}

@MainActor final class ApartModel {
  static let shared = ApartModel()
  var kitApart: Kit?
  var isApart = false

  func go() {
    kitApart = Kit()
    isApart = true
  }
}

struct ApartScreen: View {
  var body: some View {
    VStack {
      if let kit = ApartModel.shared.kitApart { content.environmentObject(kit) } else { content }
      Button("Go") { ApartModel.shared.go() }
      Button("Open") { ApartModel.shared.isApart = true }
    }
  }

  @ViewBuilder var content: some View { if ApartModel.shared.isApart { Unit() } }
}

struct FullItem: Identifiable {
  let id = 0
  let kitFull: Kit?
}

struct FullScreen: View {
  @State private var item: FullItem?

  var body: some View {
    Button("Open") { item = FullItem(kitFull: Kit()) }
      .sheet(item: $item) { item in
        if let kit = item.kitFull { Unit().environmentObject(kit) } else { Unit() }
      }
  }
}

struct BareItem: Identifiable {
  let id = 0
  let kitBare: Kit?
}

struct BareScreen: View {
  @State private var item: BareItem?

  var body: some View {
    VStack {
      Button("Open") { item = BareItem(kitBare: Kit()) }
      Button("Look") { item = BareItem(kitBare: nil) }
    }
    .sheet(item: $item) { item in
      if let kit = item.kitBare { Unit().environmentObject(kit) } else { Unit() }
    }
  }
}

@main struct Demo: App {
  var body: some Scene {
    WindowGroup {
      SharedScreen()
      ApartScreen() // want missing-environment-object(Kit)
      FullScreen()
      BareScreen() // want missing-environment-object(Kit)
    }
  }
}
