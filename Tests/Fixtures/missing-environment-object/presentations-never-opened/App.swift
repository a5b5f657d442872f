// Design §4: a view that takes none of the branches in which its flag is set never opens what is bound to it.
import SwiftUI

@main
struct CafeApp: App {
  var body: some Scene {
    WindowGroup {
      ByCase(kind: .plain)
      ByCase(kind: .editable) // want missing-environment-object(Cases)
      ByFlag(isEditable: false)
      ByFlag(isEditable: true) // want missing-environment-object(Flags)
      ByAction()
      ByAction(onEdit: {}) // want missing-environment-object(Actions)
      ByFunction(isEditable: false)
      ByFunction(isEditable: true) // want missing-environment-object(Functions)
      ByAlert(isEditable: false)
      ByAlert(isEditable: true) // want missing-environment-object(Alerts)
      ByOther(isEditable: true)
      ByOther(isEditable: false) // want missing-environment-object(Others)
      AtOnce(isEditable: false) // want missing-environment-object(AtOnceObject)
      HandedOn(isEditable: false) // want missing-environment-object(HandedOnObject)
      Given(isEditable: false, isOpen: true) // want missing-environment-object(GivenObject)
      BySwitch(isEditable: false) // want missing-environment-object(Switches)
      OfLocal(isEditable: false) // want missing-environment-object(Locals)
      OfState(isEditable: false) // want missing-environment-object(States)
      Unset(isEditable: false) // want missing-environment-object(UnsetObject)
      ByOwnMethod(isEditable: false) // want missing-environment-object(Methods)
      ByOperator(isEditable: false) // want missing-environment-object(Operators)
      Named(isEditable: false, isOpen: true) // want missing-environment-object(NamedObject)
      Content(isEditable: false) // want missing-environment-object(Contents)
      Shadowed(isEditable: false) // want missing-environment-object(Shadows)
      Searching(isEditable: false) // want missing-environment-object(Searches)
      Extended(isEditable: false) // want missing-environment-object(Extensions)
      Reading(isEditable: false)
      Reading(isEditable: true) // want missing-environment-object(Read)
    }
  }
}

class Base: ObservableObject { @Published var count = 0 }

final class Cases: Base {}
final class Flags: Base {}
final class Actions: Base {}
final class Functions: Base {}
final class Alerts: Base {}
final class Others: Base {}
final class AtOnceObject: Base {}
final class Read: Base {}

struct Shows<Object: Base>: View {
  @EnvironmentObject private var object: Object

  var body: some View { Text("\(object.count)") }
}

struct ByCase: View {
  enum Kind { case plain, editable }

  let kind: Kind
  @State private var isOpen = false

  var body: some View {
    HStack {
      switch kind {
      case .editable: Button("Edit") { isOpen = true }
      default: Text("Plain")
      }
    }
    .sheet(isPresented: $isOpen) { Shows<Cases>() }
  }
}

struct ByFlag: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isEditable { Button("Edit") { isOpen.toggle() } }
      if !isEditable { Text("Plain") } else { Button("Edit") { self.isOpen = true } }
      Button("Close") { isOpen = false }
    }
    .popover(isPresented: $isOpen) { Shows<Flags>() }
    .sheet(isPresented: $isOpen, onDismiss: { print("Closed") }) { Shows<Flags>() }
    .sheet(isPresented: $isOpen) {
      print("Closed")
    } content: {
      Shows<Flags>()
    }
  }
}

struct ByAction: View {
  var onEdit: (() -> Void)?
  @State private var isOpen = false

  var body: some View {
    VStack {
      if let onEdit {
        Button("Edit") {
          onEdit()
          isOpen = true
        }
      }
    }
    .sheet(isPresented: $isOpen) { Shows<Actions>() }
  }
}

struct ByFunction: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack { if isEditable { Button("Edit") { open() } } }
      .sheet(isPresented: $isOpen) { Shows<Functions>() }
  }

  private func open() { openNow() }

  private func openNow() { isOpen = true }
}

struct ByAlert: View {
  let isEditable: Bool
  @State private var isOpen = false
  @State private var asks = false

  var body: some View {
    VStack { if isEditable { Button("Edit") { asks = true } } }
      .alert("Edit?", isPresented: $asks) { Button("Yes") { isOpen = true } }
      .sheet(isPresented: $isOpen) { Shows<Alerts>() }
  }
}

struct ByOther: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack { if isEditable { Text("Edit") } else { Button("Show") { isOpen = true } } }
      .sheet(isPresented: $isOpen) { Shows<Others>() }
  }
}

/// Opened where it appears as well.
struct AtOnce: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack { if isEditable { Button("Edit") { isOpen = true } } }
      .onAppear { isOpen = true }
      .sheet(isPresented: $isOpen) { Shows<AtOnceObject>() }
  }
}

/// Another view may set it.
struct HandedOn: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isEditable { Button("Edit") { isOpen = true } }
      Toggle("Open", isOn: $isOpen)
    }
    .sheet(isPresented: $isOpen) { Shows<HandedOnObject>() }
  }
}

final class HandedOnObject: Base {}

/// Who makes it may open it.
struct Given: View {
  let isEditable: Bool
  @State var isOpen = false

  var body: some View {
    VStack { if isEditable { Button("Edit") { isOpen = true } } }
      .sheet(isPresented: $isOpen) { Shows<GivenObject>() }
  }
}

final class GivenObject: Base {}

/// What is set in two places is opened by one of them.
struct BySwitch: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      switch isEditable {
      case true: Button("Edit") { isOpen = true }
      case false: Button("Show") { isOpen = true }
      }
    }
    .sheet(isPresented: $isOpen) { Shows<Switches>() }
  }
}

final class Switches: Base {}

/// A local variable of the property's name decides.
struct OfLocal: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    let isEditable = Bool.random()
    VStack { if isEditable { Button("Edit") { isOpen = true } } }
      .sheet(isPresented: $isOpen) { Shows<Locals>() }
  }
}

final class Locals: Base {}

/// What decides changes at run time.
struct OfState: View {
  @State var isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Edit", isOn: $isEditable)
      if isEditable { Button("Edit") { isOpen = true } }
    }
    .sheet(isPresented: $isOpen) { Shows<States>() }
  }
}

final class States: Base {}

/// Where nothing sets it, that is left out of the program.
struct Unset: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View { Text("a").sheet(isPresented: $isOpen) { Shows<UnsetObject>() } }
}

final class UnsetObject: Base {}

struct Reading: View {
  let isEditable: Bool
  @EnvironmentObject private var read: Read
  @State private var isOpen = false

  var body: some View {
    VStack { if isEditable { Button("Edit") { isOpen = true } } }
      .sheet(isPresented: $isOpen) { Text("\(read.count)") }
  }
}

extension Bool {
  mutating func openUp() { self = true }
}

infix operator ||= : AssignmentPrecedence

func ||= (left: inout Bool, right: Bool) { left = left || right }

/// A method of the project's changes the flag.
struct ByOwnMethod: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isEditable { Button("Edit") { isOpen = true } }
      Button("Open") { isOpen.openUp() }
    }
    .sheet(isPresented: $isOpen) { Shows<Methods>() }
  }
}

final class Methods: Base {}

struct ByOperator: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isEditable { Button("Edit") { isOpen = true } }
      Button("Open") { isOpen ||= true }
    }
    .sheet(isPresented: $isOpen) { Shows<Operators>() }
  }
}

final class Operators: Base {}

typealias Named = Renamed

/// Made by another name.
struct Renamed: View {
  let isEditable: Bool
  @State var isOpen = false

  var body: some View {
    VStack { if isEditable { Button("Edit") { isOpen = true } } }
      .sheet(isPresented: $isOpen) { Shows<NamedObject>() }
  }
}

final class NamedObject: Base {}

/// The flag is another view's, of the same name.
struct Content: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    VStack {
      if isEditable { Button("Edit") { isOpen = true } }
      Opening { Shows<Contents>() }
    }
    .sheet(isPresented: $isOpen) { Text("Edit") }
  }
}

struct Opening<Inner: View>: View {
  @ViewBuilder let content: () -> Inner
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .sheet(isPresented: $isOpen, content: content)
  }
}

final class Contents: Base {}

/// What is captured has the property's name.
struct Shadowed: View {
  let isEditable: Bool
  @State private var isOpen = false

  var body: some View {
    Button("Edit") { [isEditable = true] in
      if isEditable { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { Shows<Shadows>() }
  }
}

final class Shadows: Base {}

/// The system sets it.
struct Searching: View {
  let isEditable: Bool
  @State private var text = ""
  @State private var isOpen = false

  var body: some View {
    VStack { if isEditable { Button("Edit") { isOpen = true } } }
      .searchable(text: $text, isPresented: $isOpen)
      .sheet(isPresented: $isOpen) { Shows<Searches>() }
  }
}

final class Searches: Base {}

@MainActor
protocol Opener: View {
  var isShown: Bool { get nonmutating set }
}

extension Opener {
  func show() { isShown = true }
}

/// What it conforms to sets it.
struct Extended: Opener {
  let isEditable: Bool
  @State var isShown = false

  var body: some View {
    VStack {
      if isEditable { Button("Edit") { isShown = true } }
      Button("Open") { show() }
    }
    .sheet(isPresented: $isShown) { Shows<Extensions>() }
  }
}

final class Extensions: Base {}
