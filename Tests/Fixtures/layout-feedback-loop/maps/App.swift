// E.3, the map from the state to what is measured: identity, bounded, least, plus something, a share; thresholds on the state,
// with numbers and with a constant that is not known; Boolean state; state that goes round through two properties.
import SwiftUI

struct Identity: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").frame(height: h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want frozen-measurement(h)
  }
}

struct LatchDown: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack { Text("A").frame(height: 70) }.frame(height: min(h, 100))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want frozen-measurement(h)
  }
}

struct LatchUp: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").frame(minHeight: h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct LatchMax: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A")
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = max(h, $0) }
      .frame(height: h)
  }
}

struct PlusK: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").frame(height: h + 10)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct PlusKInWrite: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").frame(height: h)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 + 8 } // want layout-feedback-loop(h)
  }
}

struct HalfIsSafe: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A").padding(.top, h * 0.5)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct Threshold: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack {
      if h > 100 { Color.red.frame(height: 50) } else { Color.blue.frame(height: 150) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct ThresholdSafe: View {
  @State private var h: CGFloat = 0

  var body: some View {
    VStack {
      if h > 100 { Color.red.frame(height: 150) } else { Color.blue.frame(height: 50) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct ThresholdBool: View {
  @State private var isTall = false

  var body: some View {
    VStack {
      if isTall { Color.red.frame(height: 50) } else { Color.blue.frame(height: 150) }
    }
    .onGeometryChange(for: Bool.self) { $0.size.height > 100 } action: { isTall = $0 } // want layout-feedback-loop(isTall)
  }
}

struct ThresholdBoolWrite: View {
  @State private var isTall = false

  var body: some View {
    VStack {
      Color.blue.frame(height: isTall ? 20 : 150)
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { isTall = $0 > 100 } // want layout-feedback-loop(isTall)
  }
}

struct ThresholdBoolIf: View {
  @State private var isTall = false

  var body: some View {
    Color.blue.frame(height: isTall ? 20 : 150)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in // want layout-feedback-loop(isTall)
      if new > 100 { isTall = true } else { isTall = false }
    }
  }
}

struct ThresholdBoolSafe: View {
  @State private var isTall = false

  var body: some View {
    Color.blue.frame(height: isTall ? 180 : 150)
    .onGeometryChange(for: Bool.self) { $0.size.height > 100 } action: { isTall = $0 }
  }
}

struct ThresholdLimit: View {
  let limit: CGFloat
  @State private var h: CGFloat = 0

  var body: some View {
    Color.blue.frame(height: h > limit ? limit - 20 : limit + 20)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
  }
}

struct ThresholdLimitSafe: View {
  let limit: CGFloat
  @State private var h: CGFloat = 0

  var body: some View {
    Color.blue.frame(height: h > limit ? limit + 20 : limit - 20)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

struct BucketSafe: View {
  @State private var columns = 1

  var body: some View {
    Text("A").frame(maxWidth: .infinity)
      .onGeometryChange(for: Int.self) { Int($0.size.width / 100) } action: { columns = $0 }
      .padding(.horizontal, columns > 2 ? 20 : 0)
  }
}

struct TwoPropertiesDiverge: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    VStack {
      Text("A").padding(.top, b)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want layout-feedback-loop(a)
      Text("B").padding(.top, a)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { b = $0 }
    }
  }
}

struct TwoPropertiesFrozen: View {
  @State private var a: CGFloat = 10
  @State private var b: CGFloat = 10

  var body: some View {
    VStack {
      Text("A").frame(height: b)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 } // want frozen-measurement(a)
      Text("B").frame(height: a)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { b = $0 }
    }
  }
}

struct TwoPropertiesSafe: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    VStack {
      Text("A")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      Text("B").padding(.top, a)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { b = $0 }
      Text("C").padding(.top, b)
    }
  }
}

struct TwoPropertiesShare: View {
  @State private var a: CGFloat = 0
  @State private var b: CGFloat = 0

  var body: some View {
    VStack {
      Text("A").padding(.top, b / 2)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { a = $0 }
      Text("B").padding(.top, a / 2)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { b = $0 }
    }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Identity()
        LatchDown()
        LatchUp()
        LatchMax()
        PlusK()
        PlusKInWrite()
        HalfIsSafe()
        Threshold()
      }
      VStack {
        ThresholdSafe()
        ThresholdBool()
        ThresholdBoolWrite()
        ThresholdBoolIf()
        ThresholdBoolSafe()
        ThresholdLimit(limit: 100)
        ThresholdLimitSafe(limit: 100)
        BucketSafe()
      }
      VStack {
        TwoPropertiesDiverge()
        TwoPropertiesFrozen()
        TwoPropertiesSafe()
        TwoPropertiesShare()
      }
    }
  }
}
