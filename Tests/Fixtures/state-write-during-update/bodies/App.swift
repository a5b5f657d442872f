// E8: plain statements of a body, of what it calls, and of content closures run during the update; actions do not.
import SwiftUI

struct Counter: View {
  @State private var count = 0
  @State private var items: [String] = []
  @State private var isOn = false
  @State private var total = 0
  @State private var name = ""
  @State private var isEditing = false

  var body: some View {
    let _ = (count = count + 1) // want state-write-during-update(count)
    VStack {
      let _ = items.append("row") // want state-write-during-update(items)
      Text(title)
      Button("Add") { count += 1 }
      Toggle("On", isOn: $isOn)
      TextField("Name", text: $name) { editing in
        isEditing = editing
      } onCommit: {
        isEditing = false
      }
    }
    .onAppear { isOn.toggle() }
    .task { reset() }
    .onChange(of: count) { total = $1 }
  }

  private var title: String {
    total += 1 // want state-write-during-update(total)
    return "\(total)"
  }

  private func reset() {
    isOn = false
  }
}

struct Immediate: View {
  @State private var flag = false
  @State private var later = false

  var body: some View {
    let values = [1, 2].map { value -> Int in
      flag.toggle() // want state-write-during-update(flag)
      return value
    }
    let action = { later = true }
    return Text("\(values.count)").onTapGesture(perform: action)
  }
}

struct Frame: ViewModifier {
  @Binding var isShown: Bool
  @State private var local = 0

  func body(content: Content) -> some View {
    let local = isShown ? 1 : 2
    return content.opacity(Double(local)).onTapGesture { isShown = false }
  }
}

struct Pressed: ButtonStyle {
  @State private var wasPressed = false

  func makeBody(configuration: Configuration) -> some View {
    if configuration.isPressed {
      wasPressed = true // want state-write-during-update(wasPressed)
    }
    return configuration.label
  }
}

@main
struct CounterApp: App {
  @State private var isShown = true

  var body: some Scene {
    WindowGroup {
      Counter()
      Immediate().modifier(Frame(isShown: $isShown))
      Button("Press") {}.buttonStyle(Pressed())
    }
  }
}
