// What Boolean constants are made of says whether what asks them can hold: that they depend on each other decides nothing.
import SwiftUI

final class Store: ObservableObject { @Published var n = 0 }
final class Never: ObservableObject { @Published var n = 0 }

struct Status: View {
  @EnvironmentObject private var store: Store
  var body: some View { Text("\(store.n)") }
}

struct Nowhere: View {
  @EnvironmentObject private var never: Never
  var body: some View { Text("\(never.n)") }
}

struct Gallery: View {
  @State private var uploading = false
  @State private var exporting = false

  private var isBusy: Bool {
    let up = uploading && !exporting
    let down = exporting && !uploading
    return up || down
  }

  private var isBoth: Bool {
    let up = uploading && !exporting
    let down = exporting && !uploading
    return up && down
  }

  var body: some View {
    VStack {
      Toggle("Upload", isOn: $uploading)
      Toggle("Export", isOn: $exporting)
      if isBusy { Status() }
      if isBoth { Nowhere() }
    }
  }
}

struct Start: View {
  @State private var signedIn = false
  @State private var busy = false

  var body: some View {
    let isStarting = signedIn && busy
    if isStarting {
      Button("a") { busy = false }
    } else if signedIn {
      Status()
    } else {
      Button("in") {
        signedIn = true
        busy = true
      }
    }
  }
}

struct Ended: View {
  @State private var signedIn = false
  @State private var busy = false

  var body: some View {
    let isStarting = signedIn || busy
    if isStarting {
      Button("a") { busy.toggle() }
    } else if signedIn {
      Nowhere()
    } else {
      Button("in") { signedIn.toggle() }
    }
  }
}

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup { Gallery() }  // want missing-environment-object(Store)
    WindowGroup { Start() }  // want missing-environment-object(Store)
    WindowGroup { Ended() }
  }
}
