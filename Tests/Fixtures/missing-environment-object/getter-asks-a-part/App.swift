// Design §4: a computed property of an object that asks a part of what the object holds bears on a branch that asks the part itself; one
// that asks something else does not.
import SwiftUI

final class Kit: ObservableObject { @Published var unit = 0 }

struct Unit: View {
  @EnvironmentObject var kit: Kit

  var body: some View { Text("\(kit.unit)") }
}

struct Member {
  var isAdmin = false
  var isGuest = false
}

@MainActor final class Directory: ObservableObject {
  @Published var member: Member?
  @Published var isListed = false

  var mayEdit: Bool {
    guard let member else { return false }
    return member.isAdmin
  }

  var mayLook: Bool { isListed }

  func set(_ new: Member?) { member = new }
}

struct EditScreen: View {
  @StateObject private var directory = Directory()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if let member = directory.member, member.isAdmin {
        content.environmentObject(kit)
      } else {
        content
      }
      Button("Admin") { directory.set(Member(isAdmin: true)) }
      Button("Nobody") { directory.set(nil) }
    }
  }

  @ViewBuilder var content: some View { if directory.mayEdit { Unit() } }
}

struct LookScreen: View {
  @StateObject private var directory = Directory()
  @StateObject private var kit = Kit()

  var body: some View {
    VStack {
      if let member = directory.member, member.isAdmin {
        content.environmentObject(kit)
      } else {
        content
      }
      Button("Admin") { directory.set(Member(isAdmin: true)) }
      Button("List") { directory.isListed = true }
    }
  }

  @ViewBuilder var content: some View { if directory.mayLook { Unit() } }
}

@main struct Demo: App {
  var body: some Scene {
    WindowGroup {
      EditScreen()
      LookScreen() // want missing-environment-object(Kit)
    }
  }
}
