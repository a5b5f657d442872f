// E.3, E.4: a view that measures only stands until something is measured, by the state that is written or by a flag beside it: one
// shot. Where nothing that callbacks write decides whether it stands, it is a loop whenever it does. What is at least as large as its
// content only ratchets (E.3), but nothing that is larger than all of its content from the start is ever seen again.
import SwiftUI

extension View {
  @ViewBuilder func when<Changed: View>(
    _ condition: Bool, _ change: (Self) -> Changed
  ) -> some View {
    if condition { change(self) } else { self }
  }
}

struct Opened: View {
  @State private var opened: CGFloat = 0
  @State private var isOpen = false

  var body: some View {
    if isOpen {
      Text("A").padding(.top, opened)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { opened = $0 } // want layout-feedback-loop(opened)
    }
    Toggle("Open", isOn: $isOpen)
  }
}

struct OpenedByHelper: View {
  @State private var helped: CGFloat = 0
  @State private var isOpen = false

  var body: some View {
    Text("A").padding(.top, helped)
      .when(isOpen) { view in
        view.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { helped = $0 } // want layout-feedback-loop(helped)
      }
      .onTapGesture { isOpen.toggle() }
  }
}

struct ShownByCallback: View {
  @State private var shown: CGFloat = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      if isShown {
        Text("A").padding(.top, shown)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { shown = $0 } // want layout-feedback-loop(shown)
      }
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.size.width) { isShown = true }
      }
    }
  }
}

struct HiddenByCallback: View {
  @State private var hidden: CGFloat = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        Text("A").padding(.top, hidden)
          .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { hidden = $0 }
      }
      GeometryReader { proxy in
        Color.clear.onChange(of: proxy.size.width) { isShown = false }
      }
    }
  }
}

struct Probe: View {
  @Binding var height: CGFloat

  var body: some View {
    GeometryReader { proxy in // want frozen-measurement(probed)
      Color.clear.onChange(of: proxy.size.height, initial: true) { _, new in height = new }
    }
  }
}

struct Probed: View {
  @State private var probed: CGFloat = 0
  @State private var isOpen = false

  var body: some View {
    Text("A").frame(height: probed).background { if isOpen { Probe(height: $probed) } }
      .onTapGesture { isOpen.toggle() }
  }
}

struct ProbedOnce: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, height).background { if height == 0 { Probe(height: $height) } }
  }
}

struct UntilKnown: View {
  @State private var height: CGFloat?

  var body: some View {
    Text("A").padding(.top, height ?? 0)
      .background {
        if height == nil {
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.size.height, initial: true) { _, new in height = new }
          }
        }
      }
  }
}

struct UntilFlagged: View {
  @State private var height: CGFloat?
  @State private var isMeasured = false

  var body: some View {
    Text("A").frame(height: height)
      .overlay {
        if !isMeasured {
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.size.height, initial: true) { _, new in
              height = new
              isMeasured = true
            }
          }
        }
      }
  }
}

enum Phase { case measuring, done }

struct Phases: View {
  @State private var height: CGFloat = 0
  @State private var phase = Phase.measuring

  var body: some View {
    switch phase {
    case .measuring:
      Text("A").padding(.top, height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
          height = new
          phase = .done
        }
    case .done: Text("A").padding(.top, height)
    }
  }
}

struct HelpedOnce: View {
  @State private var height: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, height)
      .when(height == 0) { view in
        view.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
      }
  }
}

struct HeightKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct EmittedOnce: View {
  @State private var height: CGFloat = 0

  var body: some View {
    VStack {
      Text("A").padding(.top, height)
        .background {
          if height == 0 {
            GeometryReader { proxy in
              Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
            }
          }
        }
    }
    .onPreferenceChange(HeightKey.self) { new in
      if new > 0 { height = new }
    }
  }
}

struct MeasuredOrUsed: View {
  @State private var height: CGFloat = 0
  @State private var isUsed = false

  var body: some View {
    Text("A").padding(.top, isUsed ? height : 0)
      .background {
        if !isUsed {
          GeometryReader { proxy in
            Color.clear.onChange(of: proxy.size.height, initial: true) { _, new in height = new }
          }
        }
      }
      .onTapGesture { isUsed.toggle() }
  }
}

struct WrittenOnce: View {
  @State private var height: CGFloat?

  var body: some View {
    Text("A").frame(height: height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        guard case .none = height else { return }
        height = new
      }
  }
}

struct Ratchet: View {
  @State private var height: CGFloat = 0

  var body: some View {
    HStack {
      Circle().frame(width: 44, height: 44)
      Color.red.frame(width: 1, height: height)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = $0 }
  }
}

struct TooLarge: View {
  @State private var large: CGFloat = 60

  var body: some View {
    Text("A").frame(height: 44).frame(minHeight: large)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { large = $0 } // want frozen-measurement(large)
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Opened()
      OpenedByHelper()
      ShownByCallback()
      HiddenByCallback()
      Probed()
      ProbedOnce()
      UntilKnown()
      UntilFlagged()
      Phases()
      HelpedOnce()
      EmittedOnce()
      MeasuredOrUsed()
      WrittenOnce()
      Ratchet()
      TooLarge()
    }
  }
}
