// E.3: state that is written because other state has changed follows what that is measured from, as if it were written by the same
// callback: by 'onChange' and 'task(id:)', later, in steps, under conditions. What does not come back, settles or runs for other
// reasons is none.
import SwiftUI

struct NoParameter: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a) { b = a }
  }
}

struct NoParameterOutside: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a) { b = a }
      .padding(.top, b)
  }
}

struct NewValue: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a) { new in b = new }
  }
}

struct BothValues: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: b + 1)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a) { _, new in b = new }
  }
}

struct OldValueOnly: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a) { old, new in b = new - old }
  }
}

struct Computed: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  private var twice: CGFloat { a * 2 }

  var body: some View {
    Color.red.frame(height: b + 1)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: twice) { b = twice }
  }
}

struct ComputedHalf: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  private var half: CGFloat { a / 2 }

  var body: some View {
    Color.red.frame(height: b + 1)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: half) { b = half }
  }
}

struct ByTask: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .task(id: a) {
        try? await Task.sleep(for: .milliseconds(100))
        guard !Task.isCancelled else { return }
        b = a
      }
  }
}

struct Later: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a) { _, new in
        DispatchQueue.main.async { withAnimation { b = new } }
      }
  }
}

struct TwoSteps: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  @State private var c: CGFloat = 0

  var body: some View {
    Color.red.frame(height: c + 1)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a) { b = a }
      .onChange(of: b) { _, new in c = new + 2 }
  }
}

struct TwoStepsDrawn: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  @State private var c: CGFloat = 0

  var body: some View {
    Color.red.frame(height: 30).opacity(c)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a) { b = a }
      .onChange(of: b) { _, new in c = new + 2 }
  }
}

struct ByFunction: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  private func sync(_ old: CGFloat, _ new: CGFloat) { b = new }

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a, sync)
  }
}

struct Guarded: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b + 5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a) { _, new in
        if abs(new - b) > 1 { b = new }
      }
  }
}

struct Once: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a) {
        if b == 0 { b = a }
      }
  }
}

struct Clamped: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: b + 5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a) { _, new in b = min(new, 200) }
  }
}

struct Rounded: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: b + 3)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a.rounded()) { _, new in b = new }
  }
}

struct InSteps: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: b / 2 + 3)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: Int(a / 50)) { b = a }
  }
}

struct BothUsed: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: (a + b) / 2 + 3)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a) { b = a }
  }
}

struct BothUsedLess: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Color.red.frame(height: (a + b) / 4 + 3)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a) { b = a }
  }
}

struct Threshold: View {
  @State private var a: CGFloat = 0
  @State private var isBig = false

  var body: some View {
    Color.red.frame(height: isBig ? 20 : 80)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      .onChange(of: a > 50) { _, new in isBig = new }
  }
}

struct ThresholdKept: View {
  @State private var a: CGFloat = 0
  @State private var isBig = false

  var body: some View {
    Color.red.frame(height: isBig ? 80 : 20)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a > 50) { _, new in isBig = new }
  }
}

struct OtherReason: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  @State private var isOn = false

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: isOn) { b = a }
      .onTapGesture { isOn.toggle() }
  }
}

struct ToAndFro: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      .onChange(of: a) { b = a }
      .onChange(of: b) { a = 10 }
  }
}

struct OfSize: View {
  @State private var size = CGSize.zero
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 } // want layout-feedback-loop(size)
      .onChange(of: size.height) { b = size.height }
  }
}

struct OfOtherExtent: View {
  @State private var size = CGSize.zero
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.leading, b).frame(width: 100)
      .onGeometryChange(for: CGSize.self) { $0.size } action: { size = $0 }
      .onChange(of: size.width) { b = size.width }
  }
}

struct WhileItStands: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0
  @State private var isOn = true

  var body: some View {
    VStack {
      Text("A").padding(.top, b)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
          a = new
          isOn = false
        }
      if isOn { Color.clear.onChange(of: a) { b = a } }
    }
  }
}

struct InOneCallback: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(b)
        a = new
        b = a
      }
  }
}

struct OldOneInCallback: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    Text("A").padding(.top, b)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in
        let old = a
        a = new
        b = a - old
      }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      NoParameter()
      NoParameterOutside()
      NewValue()
      BothValues()
      OldValueOnly()
      Computed()
      ComputedHalf()
      ByTask()
      Later()
      TwoSteps()
      TwoStepsDrawn()
      ByFunction()
      Guarded()
      Once()
      Clamped()
      Rounded()
      InSteps()
      BothUsed()
      BothUsedLess()
      Threshold()
      ThresholdKept()
      OtherReason()
      ToAndFro()
      OfSize()
      OfOtherExtent()
      WhileItStands()
      InOneCallback()
      OldOneInCallback()
    }
  }
}
