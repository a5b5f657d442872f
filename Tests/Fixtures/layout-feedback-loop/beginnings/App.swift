// E.3: what only runs once state has changed runs never where nothing changes the state. The same comes back where a callback, a control,
// or who makes the view may change it.
import SwiftUI

enum Phase {
  case collapsed
  case expanded(CGFloat)
}

struct NeverEntered: View {
  @State private var never: Phase = .collapsed
  private var gap: CGFloat { if case .expanded(let height) = never { return height } else { return 0 } }
  var body: some View {
    Text("A").padding(.top, gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        if case .expanded = never { never = .expanded(new) }
      }
  }
}

struct EnteredByButton: View {
  @State private var entered: Phase = .collapsed
  private var gap: CGFloat { if case .expanded(let height) = entered { return height } else { return 0 } }
  var body: some View {
    Text("A").padding(.top, gap).onTapGesture { entered = .expanded(10) }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(entered)
        if case .expanded = entered { entered = .expanded(new) }
      }
  }
}

struct Begun: View {
  @State private var begun: Phase = .expanded(0)
  private var gap: CGFloat { if case .expanded(let height) = begun { return height } else { return 0 } }
  var body: some View {
    Text("A").padding(.top, gap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(begun)
        if case .expanded = begun { begun = .expanded(new) }
      }
  }
}

struct NeverOff: View {
  @State private var isOn = true
  @State private var idle: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, isOn ? 0 : idle)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { idle = $0 }
  }
}

struct NeverMany: View {
  @State private var count = 0
  @State private var spare: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, count > 2 ? spare : 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { spare = $0 }
  }
}

struct Toggled: View {
  @State private var isToggled = true
  @State private var toggled: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, isToggled ? 0 : toggled)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { toggled = $0 } // want layout-feedback-loop(toggled)
      .onTapGesture { isToggled.toggle() }
  }
}

struct Bound: View {
  @State private var isBound = true
  @State private var bound: CGFloat = 0
  var body: some View {
    Toggle("A", isOn: $isBound)
    Text("A").padding(.top, isBound ? 0 : bound)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { bound = $0 } // want layout-feedback-loop(bound)
  }
}

struct Given: View {
  @State var isGiven = true
  @State private var given: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, isGiven ? 0 : given)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { given = $0 } // want layout-feedback-loop(given)
  }
}

struct Other: View {
  @State private var isOther = true
  @State private var other: CGFloat = 0
  init(isOther: Bool) { _isOther = State(initialValue: isOther) }
  var body: some View {
    Text("A").padding(.top, isOther ? 0 : other)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { other = $0 } // want layout-feedback-loop(other)
  }
}

@main
struct BeginningsApp: App {
  var body: some Scene {
    WindowGroup {
      NeverEntered()
      EnteredByButton()
      Begun()
      NeverOff()
      NeverMany()
      Toggled()
      Bound()
      Given()
      Given(isGiven: false)
      Other(isOther: false)
    }
  }
}
