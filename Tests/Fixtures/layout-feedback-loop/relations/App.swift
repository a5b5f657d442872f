// E.3, relations of the view that is written to the one that is measured: on an ancestor, on a sibling, elsewhere, in
// drawing. An ancestor matters where what is measured is flexible along the axis, or where a place is measured in a space outside.
import SwiftUI

struct AncestorGreedy: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      Color.red
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want frozen-measurement(h)
    }
    .frame(height: h)
  }
}

struct AncestorRigid: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      Color.red.frame(height: 30)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
    }
    .frame(height: h)
  }
}

struct AncestorFixed: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      VStack { Text("A"); Spacer(); Text("B") }
        .fixedSize(horizontal: false, vertical: true)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
    }
    .frame(height: h)
  }
}

struct AncestorSpacer: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      HStack { Text("A"); Spacer() }
        .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { h = $0 } // want frozen-measurement(h)
    }
    .frame(width: h)
  }
}

struct AncestorPadding: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      Color.red
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 } // want layout-feedback-loop(h)
    }
    .padding(.vertical, h)
  }
}

struct AncestorInfinity: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      Text("A").frame(minHeight: 0, maxHeight: .infinity)
        .background(GeometryReader { p in // want frozen-measurement(h)
          Color.clear.onChange(of: p.size.height) { _, new in h = new }
        })
    }
    .frame(height: h)
  }
}

struct AncestorRatchet: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      Text("A").frame(maxHeight: .infinity)
        .background(GeometryReader { p in
          Color.clear.onChange(of: p.size.height) { _, new in h = new }
        })
    }
    .frame(height: h)
  }
}

struct AncestorOther: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      Color.red
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
    }
    .frame(width: h)
  }
}

struct AncestorPosition: View {
  @State private var top: CGFloat = 0

  var body: some View {
    VStack {
      Text("A")
        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: { top = $0 } // want layout-feedback-loop(top)
    }
    .padding(.top, top)
    .frame(minHeight: 0, maxHeight: .infinity, alignment: .top)
  }
}

// What is higher than its room stands in the middle of it, so that its top comes to rest.
struct AncestorPositionCentered: View {
  @State private var top: CGFloat = 0

  var body: some View {
    VStack {
      Text("A")
        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: { top = $0 }
    }
    .padding(.top, top)
    .frame(maxHeight: .infinity, alignment: .top)
  }
}

struct AncestorFramePosition: View {
  @State private var top: CGFloat = 0

  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: top + 20)
      Text("A")
        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .named("screen")).minY } action: { top = $0 } // want layout-feedback-loop(top)
      Spacer()
    }
    .coordinateSpace(name: "screen")
  }
}

struct SiblingRigid: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      Text("A").onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      Color.red.frame(height: h)
    }
  }
}

struct SiblingFlexible: View {
  @State private var h: CGFloat = 40

  var body: some View {
    VStack {
      Color.blue.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      Color.red.frame(height: h / 2)
    }
    .frame(height: 400)
  }
}

struct SiblingPosition: View {
  @State private var h: CGFloat = 40
  @State private var top: CGFloat = 0

  var body: some View {
    VStack {
      Color.red.frame(height: h)
      Text("A")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: { top = $0 }
    }
    .background(Color.green.opacity(top))
  }
}

struct Elsewhere: View {
  @State private var h: CGFloat = 40
  @State private var isShown = false

  var body: some View {
    HStack {
      Color.red.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
      VStack { Color.blue.frame(height: h * 2) }
    }
    .frame(height: 200)
    .overlay { Color.green.frame(height: h + 20) }
    .sheet(isPresented: $isShown) { Text("Sheet").padding(.top, h) }
  }
}

struct DrawingInside: View {
  @State private var h: CGFloat = 40

  var body: some View {
    Text("A")
      .opacity(h / 100)
      .blur(radius: h)
      .scaleEffect(h / 40)
      .rotationEffect(.degrees(h))
      .offset(y: h)
      .overlay { Color.red.frame(height: h + 30) }
      .background(Color.blue.frame(width: h * 2))
      .shadow(radius: h)
      .clipShape(RoundedRectangle(cornerRadius: h))
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { h = $0 }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        AncestorGreedy()
        AncestorRigid()
        AncestorFixed()
        AncestorSpacer()
        AncestorPadding()
        AncestorInfinity()
        AncestorRatchet()
        AncestorOther()
        AncestorPosition()
        AncestorPositionCentered()
      }
      VStack {
        AncestorFramePosition()
        SiblingRigid()
        SiblingFlexible()
        SiblingPosition()
        Elsewhere()
        DrawingInside()
      }
    }
  }
}
