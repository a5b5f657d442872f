// E.3 through variables: what closures, functions, methods, elements or `&` make of a copy is not known.
import SwiftUI

struct Metrics: Equatable {
  var height: CGFloat = 0
  var width: CGFloat = 0
}

struct Kept { var height: CGFloat? }

final class Box {
  var height: CGFloat
  init(_ height: CGFloat) { self.height = height }
}

extension CGFloat {
  mutating func clamp(to limit: CGFloat) { self = Swift.min(self, limit) }
}

infix operator <~

func <~ (left: inout CGFloat, right: CGFloat) { left = right }

func cap(_ height: inout CGFloat) { height = min(height, 40) }

func empty(_ insets: inout EdgeInsets) { insets = EdgeInsets() }

// A function changes the copy.
struct Given: View {
  @State private var state = Metrics()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = state
        copy.height = new
        cap(&copy.height)
        state = copy
      }
  }
}

struct NotGiven: View {
  @State private var state = Metrics()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(state)
        var copy = state
        copy.height = new
        cap(&copy.width)
        print(copy)
        state = Metrics(height: new)
      }
  }
}

// A method does.
struct Mutated: View {
  @State private var state = Metrics()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = state
        copy.height = new
        copy.height.clamp(to: 40)
        state = copy
      }
  }
}

struct Assigned: View {
  @State private var state = Metrics()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(state)
        var copy = state
        copy.height = new
        state = copy
      }
  }
}

// Code that runs later, more than once, or in one way of several.
struct Nested: View {
  @State private var state = Metrics()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = Metrics(height: new)
        func cap() { copy = Metrics(height: 10) }
        cap()
        state = copy
      }
  }
}

struct Captured: View {
  @State private var state = Metrics()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = Metrics(height: new)
        let cap = { copy = Metrics(height: 10) }
        cap()
        state = copy
      }
  }
}

struct Repeated: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = new
        repeat { copy -= 10 } while copy > 40
        state = copy
      }
  }
}

struct Inner: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = new
        do { copy = 10 }
        state = copy
      }
  }
}

struct Switched: View {
  @State private var state: CGFloat = 0
  @State private var kind = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = new
        switch kind {
        case 0: copy = 10
        default: copy = 20
        }
        state = copy
      }
  }
}

struct Sure: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(state)
        var copy = CGFloat(0)
        if true { copy = new }
        state = copy
      }
  }
}

struct Undone: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = new
        if true { copy = 10 }
        state = copy
      }
  }
}

struct Read: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(state)
        let copy = new
        let keep = { state = copy }
        keep()
      }
  }
}

struct Overtaken: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = new
        let keep = { state = copy }
        copy = 10
        keep()
      }
  }
}

// By an operator, a key path, an element, or an observer.
struct Operator: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = new
        copy <~ 10
        state = copy
      }
  }
}

struct KeyPath: View {
  @State private var state = Metrics()
  var body: some View {
    Text("A").padding(.top, state.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = Metrics(height: new)
        copy[keyPath: \.height] = 10
        state = copy
      }
  }
}

struct Element: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = ["a": new]
        copy["a"] = 10
        state = copy["a"] ?? 0
      }
  }
}

struct Removed: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = [new, 2]
        copy.removeFirst()
        state = copy.max() ?? 0
      }
  }
}

struct Elements: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(state)
        let copy = [new, 2]
        state = copy.max() ?? 0
      }
  }
}

struct Swapped: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var pair = (new, CGFloat(1))
        (pair.0, pair.1) = (pair.1, pair.0)
        state = pair.0
      }
  }
}

struct Paired: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(state)
        let pair = (height: new, width: CGFloat(1))
        state = pair.height
      }
  }
}

struct Optional: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = Kept(height: new)
        copy.height? = 10
        state = copy.height ?? 0
      }
  }
}

struct Insets: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        var copy = EdgeInsets()
        copy.top = new
        empty(&copy)
        state = copy.top
      }
  }
}

struct Edge: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(state)
        var copy = EdgeInsets()
        copy.top = new
        state = copy.top
      }
  }
}

// Another name of an object changes it, too.
struct Boxed: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        let box = Box(new)
        box.height = 10
        state = box.height
      }
  }
}

// A function of the callback writes the state itself.
struct OwnCode: View {
  @State private var state: CGFloat = 0
  var body: some View {
    Text("A").padding(.top, state)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        func cap() { state = 10 }
        state = new
        cap()
      }
  }
}

@main struct AppC: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        VStack { Given(); NotGiven(); Mutated(); Assigned(); Nested(); Captured() }
        VStack { Repeated(); Inner(); Switched(); Sure(); Undone(); Read() }
        VStack { Overtaken(); Operator(); KeyPath(); Element(); Removed(); Elements() }
        VStack { Swapped(); Paired(); Optional(); Insets(); Edge(); Boxed() }
        VStack { OwnCode() }
      }
    }
  }
}
