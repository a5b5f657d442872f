// Design §4: what a property begins with, what a list is filled with, and the conditions around a control, its view and a guard say which
// answers code reaches together.
import SwiftUI

final class Kit: ObservableObject { @Published var unit = 0 }

struct Unit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

final class TextModel: ObservableObject {
  @Published var kitText: Kit?
  @Published var tokenText = ""

  func go() {
    kitText = Kit()
    tokenText = "a"
  }

  func end() {
    kitText = nil
    tokenText = ""
  }
}

struct TextScreen: View {
  @StateObject private var model = TextModel()

  var body: some View {
    VStack {
      if let kit = model.kitText { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
      Button("End") { model.end() }
    }
  }

  @ViewBuilder var content: some View { if !model.tokenText.isEmpty { Unit() } }
}

final class TextBeginsModel: ObservableObject {
  @Published var kitTextBegins: Kit?
  @Published var tokenTextBegins = ""

  func go() {
    kitTextBegins = Kit()
    tokenTextBegins = "a"
  }

  func end() {
    kitTextBegins = nil
    tokenTextBegins = ""
  }
}

struct TextBeginsScreen: View {
  @StateObject private var model = TextBeginsModel()

  var body: some View {
    VStack {
      if let kit = model.kitTextBegins { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
      Button("End") { model.end() }
    }
  }

  @ViewBuilder var content: some View { if model.tokenTextBegins.isEmpty { Unit() } }
}

final class NumberModel: ObservableObject {
  @Published var kitNumber: Kit?
  @Published var stepNumber = 0

  func go() {
    kitNumber = Kit()
    stepNumber += 1
  }

  func end() {
    kitNumber = nil
    stepNumber = 0
  }
}

struct NumberScreen: View {
  @StateObject private var model = NumberModel()

  var body: some View {
    VStack {
      if let kit = model.kitNumber { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
      Button("End") { model.end() }
    }
  }

  @ViewBuilder var content: some View { if model.stepNumber > 0 { Unit() } }
}

final class NumberBeginsModel: ObservableObject {
  @Published var kitNumberBegins: Kit?
  @Published var stepNumberBegins = 0

  func go() {
    kitNumberBegins = Kit()
    stepNumberBegins += 1
  }

  func end() {
    kitNumberBegins = nil
    stepNumberBegins = 0
  }
}

struct NumberBeginsScreen: View {
  @StateObject private var model = NumberBeginsModel()

  var body: some View {
    VStack {
      if let kit = model.kitNumberBegins { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
      Button("End") { model.end() }
    }
  }

  @ViewBuilder var content: some View { if model.stepNumberBegins < 1 { Unit() } }
}

final class ListModel: ObservableObject {
  @Published var kitList: Kit?
  @Published var itemsList: [String] = []

  func go() {
    kitList = Kit()
    itemsList.append("a")
  }

  func end() {
    kitList = nil
    itemsList.removeAll()
  }
}

struct ListScreen: View {
  @StateObject private var model = ListModel()

  var body: some View {
    VStack {
      if let kit = model.kitList { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
      Button("End") { model.end() }
    }
  }

  @ViewBuilder var content: some View { if model.itemsList.contains("a") { Unit() } }
}

final class ListAloneModel: ObservableObject {
  @Published var kitListAlone: Kit?
  @Published var itemsListAlone: [String] = []

  func go() {
    kitListAlone = Kit()
    itemsListAlone.append("a")
  }

  func end() {
    kitListAlone = nil
    itemsListAlone.removeAll()
  }
}

struct ListAloneScreen: View {
  @StateObject private var model = ListAloneModel()

  var body: some View {
    VStack {
      if let kit = model.kitListAlone { content.environmentObject(kit) } else { content }
      Button("Go") { model.go() }
      Button("Add") { model.itemsListAlone.append("b") }
    }
  }

  @ViewBuilder var content: some View { if !model.itemsListAlone.isEmpty { Unit() } }
}

final class BehindModel: ObservableObject {
  @Published var kitBehind: Kit?
  @Published var isBehind = false

  func make() { kitBehind = Kit() }

  func go() { isBehind = true }
}

struct BehindScreen: View {
  @StateObject private var model = BehindModel()

  var body: some View {
    VStack {
      if let kit = model.kitBehind { content.environmentObject(kit) } else { content }
      Button("Load") { model.make() }
      if model.kitBehind != nil { Button("Go") { model.go() } }
    }
  }

  @ViewBuilder var content: some View { if model.isBehind { Unit() } }
}

final class DisabledModel: ObservableObject {
  @Published var kitDisabled: Kit?
  @Published var isDisabled = false

  func make() { kitDisabled = Kit() }

  func go() { isDisabled = true }
}

struct DisabledScreen: View {
  @StateObject private var model = DisabledModel()

  var body: some View {
    VStack {
      if let kit = model.kitDisabled { content.environmentObject(kit) } else { content }
      Button("Load") { model.make() }
      Button("Go") { model.go() }.disabled(model.kitDisabled == nil)
    }
  }

  @ViewBuilder var content: some View { if model.isDisabled { Unit() } }
}

final class OpenModel: ObservableObject {
  @Published var kitOpen: Kit?
  @Published var isOpen = false

  func make() { kitOpen = Kit() }

  func go() { isOpen = true }
}

struct OpenScreen: View {
  @StateObject private var model = OpenModel()

  var body: some View {
    VStack {
      if let kit = model.kitOpen { content.environmentObject(kit) } else { content }
      Button("Load") { model.make() }
      Button("Go") { model.go() }.disabled(model.kitOpen != nil)
    }
  }

  @ViewBuilder var content: some View { if model.isOpen { Unit() } }
}

final class ChildModel: ObservableObject {
  @Published var kitChild: Kit?
  @Published var isChild = false

  func make() { kitChild = Kit() }

  func go() { isChild = true }
}

struct ChildScreen: View {
  @StateObject private var model = ChildModel()

  var body: some View {
    VStack {
      if let kit = model.kitChild { content.environmentObject(kit) } else { content }
      Button("Load") { model.make() }
      if model.kitChild != nil { ChildControls(model: model) }
    }
  }

  @ViewBuilder var content: some View { if model.isChild { Unit() } }
}

struct ChildControls: View {
  @ObservedObject var model: ChildModel

  var body: some View { Button("Go") { model.go() } }
}

final class ComputedModel: ObservableObject {
  @Published var kitComputed: Kit?
  @Published var isComputed = false

  func make() { kitComputed = Kit() }

  func go() { isComputed = kitComputed != nil }
}

struct ComputedScreen: View {
  @StateObject private var model = ComputedModel()

  var body: some View {
    VStack {
      if let kit = model.kitComputed { content.environmentObject(kit) } else { content }
      Button("Load") { model.make() }
      Button("Go") { model.go() }
    }
  }

  @ViewBuilder var content: some View { if model.isComputed { Unit() } }
}

final class ComputedOtherwiseModel: ObservableObject {
  @Published var kitComputedOtherwise: Kit?
  @Published var isComputedOtherwise = false

  func make() { kitComputedOtherwise = Kit() }

  func go() { isComputedOtherwise = kitComputedOtherwise == nil }
}

struct ComputedOtherwiseScreen: View {
  @StateObject private var model = ComputedOtherwiseModel()

  var body: some View {
    VStack {
      if let kit = model.kitComputedOtherwise { content.environmentObject(kit) } else { content }
      Button("Load") { model.make() }
      Button("Go") { model.go() }
    }
  }

  @ViewBuilder var content: some View { if model.isComputedOtherwise { Unit() } }
}

final class GuardedModel: ObservableObject {
  @Published var kitGuarded: Kit?
  @Published var isGuarded = false

  var canGuarded: Bool { kitGuarded != nil }

  func make() { kitGuarded = Kit() }

  func go() {
    guard canGuarded else { return }
    isGuarded = true
  }
}

struct GuardedScreen: View {
  @StateObject private var model = GuardedModel()

  var body: some View {
    VStack {
      if let kit = model.kitGuarded { content.environmentObject(kit) } else { content }
      Button("Load") { model.make() }
      Button("Go") { model.go() }
    }
  }

  @ViewBuilder var content: some View { if model.isGuarded { Unit() } }
}

final class SiblingsModel: ObservableObject {
  @Published var kitSiblings: Kit?
  @Published var isSiblings = false

  func end() {
    isSiblings = false
    kitSiblings = nil
  }
}

struct SiblingsScreen: View {
  @StateObject private var model = SiblingsModel()

  var body: some View {
    VStack {
      if let kit = model.kitSiblings { content.environmentObject(kit) } else { content }
      Button("Go") {
        withAnimation { model.kitSiblings = Kit() }
        withAnimation { model.isSiblings = true }
      }
      Button("End") { model.end() }
    }
  }

  @ViewBuilder var content: some View { if model.isSiblings { Unit() } }
}

struct DismissedScreen: View {
  @State private var kitDismissed: Kit?
  @State private var isDismissed = false

  var body: some View {
    VStack {
      if let kitDismissed { content.environmentObject(kitDismissed) } else { content }
      Button("Go") {
        kitDismissed = Kit()
        isDismissed = true
      }
    }
  }

  var content: some View {
    Text("Sheet").sheet(isPresented: $isDismissed, onDismiss: { kitDismissed = nil }) { Unit() }
  }
}

enum TwoOfThreeTab { case a, b, c }

struct TwoOfThreeScreen: View {
  @State private var tabTwoOfThree = TwoOfThreeTab.a
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if tabTwoOfThree == .b { content.environmentObject(kit) } else { content }
      Button("Go") { tabTwoOfThree = .b }
    }
  }

  @ViewBuilder var content: some View { if tabTwoOfThree != .a { Unit() } }
}

enum AllThreeTab { case a, b, c }

struct AllThreeScreen: View {
  @State private var tabAllThree = AllThreeTab.a
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if tabAllThree == .b { content.environmentObject(kit) } else { content }
      Button("Go") { tabAllThree = .b }
      Button("On") { tabAllThree = .c }
    }
  }

  @ViewBuilder var content: some View { if tabAllThree != .a { Unit() } }
}

final class ToggledModel: ObservableObject {
  @Published var kitToggled: Kit?
  @Published var isToggled = false

  func load() { kitToggled = Kit() }
}

struct ToggledScreen: View {
  @StateObject private var model = ToggledModel()

  var body: some View {
    VStack {
      if let kit = model.kitToggled { content.environmentObject(kit) } else { content }
      Button("Load") { model.load() }
      Toggle("On", isOn: $model.isToggled).disabled(model.kitToggled == nil)
    }
  }

  @ViewBuilder var content: some View { if model.isToggled { Unit() } }
}

@main struct Demo: App {
  var body: some Scene {
    WindowGroup {
      TextScreen()
      TextBeginsScreen() // want missing-environment-object(Kit)
      NumberScreen()
      NumberBeginsScreen() // want missing-environment-object(Kit)
      ListScreen()
      ListAloneScreen() // want missing-environment-object(Kit)
      BehindScreen()
      DisabledScreen()
      OpenScreen() // want missing-environment-object(Kit)
      ChildScreen()
      ComputedScreen()
      ComputedOtherwiseScreen() // want missing-environment-object(Kit)
      GuardedScreen()
      SiblingsScreen()
      DismissedScreen()
      TwoOfThreeScreen()
      AllThreeScreen() // want missing-environment-object(Kit)
      ToggledScreen()
    }
  }
}
