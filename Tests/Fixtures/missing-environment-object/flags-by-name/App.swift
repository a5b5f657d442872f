// ROW: A1 — a global that a member of a constant names is a value of the run, and patterns bind what an optional holds
import SwiftUI

var bits = 0
var isOn: Bool { bits & 1 != 0 }

final class Model: ObservableObject { @Published var text = "" }
final class Other: ObservableObject { @Published var text = "" }

struct ModelReader: View {
  @EnvironmentObject var model: Model
  var body: some View { Text(model.text) }
}

struct OtherReader: View {
  @EnvironmentObject var other: Other
  var body: some View { Text(other.text) }
}

enum Tab {
  case first

  @ViewBuilder var page: some View {
    if isOn { Text("A") } else { ModelReader() }
  }
}

extension Int {
  var page: AnyView {
    guard isOn else { return AnyView(ModelReader()) }
    return AnyView(Text("B"))
  }
}

struct BySome: View {
  var found: Model? = isOn ? Model() : nil

  var body: some View {
    switch found {
    case .some(let model): OtherReader().environmentObject(model)
    case .none: Text("C")
    }
  }
}

struct ByTuple: View {
  var pair: (model: Model, count: Int)? { isOn ? (Model(), 1) : nil }

  var body: some View {
    if let (model, _) = pair { ModelReader().environmentObject(model) }
  }
}

@main
struct FlagsApp: App {
  var body: some Scene {
    WindowGroup {
      Tab.first.page  // want missing-environment-object(Model)
      4.page  // want missing-environment-object(Model)
      BySome()  // want missing-environment-object(Other)
      ByTuple()
    }
  }
}
