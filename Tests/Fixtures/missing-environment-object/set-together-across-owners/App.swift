// Design §4: what one run of code sets in two objects, in an object and a view, or through a binding that it hands on, is set together;
// what another run sets alone is not.
import SwiftUI

final class Kit: ObservableObject { @Published var unit = 0 }

struct Unit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct User { var name = "" }

final class Account: ObservableObject { @Published var userTwo: User? }

final class Router: ObservableObject { @Published var isTwo = false }

struct TwoScreen: View {
  @StateObject private var account = Account()
  @StateObject private var router = Router()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if account.userTwo != nil { content.environmentObject(kit) } else { content }
      Button("In") {
        account.userTwo = User()
        router.isTwo = true
      }
      Button("Out") {
        router.isTwo = false
        account.userTwo = nil
      }
    }
  }

  @ViewBuilder var content: some View { if router.isTwo { Unit() } }
}

final class AloneAccount: ObservableObject { @Published var userAlone: User? }

final class AloneRouter: ObservableObject { @Published var isAlone = false }

struct AloneScreen: View {
  @StateObject private var account = AloneAccount()
  @StateObject private var router = AloneRouter()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if account.userAlone != nil { content.environmentObject(kit) } else { content }
      Button("In") {
        account.userAlone = User()
        router.isAlone = true
      }
      Button("Look") { router.isAlone = true }
    }
  }

  @ViewBuilder var content: some View {
    if router.isAlone { Unit() }
  }
}

final class StateAccount: ObservableObject { @Published var userState: User? }

struct StateScreen: View {
  @StateObject private var account = StateAccount()
  @State private var isState = false
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if account.userState != nil { content.environmentObject(kit) } else { content }
      Button("In") { enter() }
      Button("Out") {
        isState = false
        account.userState = nil
      }
    }
  }

  @ViewBuilder var content: some View { if isState { Unit() } }

  private func enter() {
    account.userState = User()
    withAnimation { isState = true }
  }
}

struct BoundScreen: View {
  @State private var userBound: User?
  @State private var isBound = false
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if userBound != nil {
        BoundContent(isBound: $isBound).environmentObject(kit)
      } else {
        BoundContent(isBound: $isBound)
      }
      Button("In") {
        userBound = User()
        isBound = true
      }
      Button("Out") {
        isBound = false
        userBound = nil
      }
    }
  }
}

struct BoundContent: View {
  @Binding var isBound: Bool

  var body: some View { VStack { if isBound { Unit() } } }
}

struct OpenedScreen: View {
  @State private var userOpened: User?
  @State private var isOpened = false
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if userOpened != nil {
        OpenedContent(isOpened: $isOpened).environmentObject(kit)
      } else {
        OpenedContent(isOpened: $isOpened)
      }
      Button("In") {
        userOpened = User()
        isOpened = true
      }
    }
  }
}

struct OpenedContent: View {
  @Binding var isOpened: Bool

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpened)
      if isOpened { Unit() }
    }
  }
}

final class CalledAccount: ObservableObject {
  @Published var userCalled: User?
  @Published var isCalled = false

  func enter(_ isKnown: Bool) {
    if isKnown {
      userCalled = User()
      open()
    } else {
      open()
    }
  }

  private func open() { isCalled = true }
}

struct CalledScreen: View {
  @StateObject private var account = CalledAccount()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if account.userCalled != nil { content.environmentObject(kit) } else { content }
      Button("In") { account.enter(Bool.random()) }
    }
  }

  @ViewBuilder var content: some View {
    if account.isCalled { Unit() }
  }
}

final class GivenAccount: ObservableObject {
  @Published var userGiven: User?
  @Published var isGiven = false

  func enter() {
    userGiven = User()
    isGiven = true
  }
}

final class Row { var isGiven = false }

func mark(_ rows: [Row]) { rows.forEach { $0.isGiven = true } }

struct GivenScreen: View {
  @StateObject private var account = GivenAccount()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if account.userGiven != nil { content.environmentObject(kit) } else { content }
      Button("In") { account.enter() }
      Button("Mark") { mark([Row()]) }
    }
  }

  @ViewBuilder var content: some View { if account.isGiven { Unit() } }
}

@main struct Demo: App {
  var body: some Scene {
    WindowGroup {
      TwoScreen()
      AloneScreen() // want missing-environment-object(Kit)
      StateScreen()
      BoundScreen()
      OpenedScreen() // want missing-environment-object(Kit)
      CalledScreen() // want missing-environment-object(Kit)
      GivenScreen()
    }
  }
}
