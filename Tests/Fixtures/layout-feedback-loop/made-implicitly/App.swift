// E.3: what code makes without the name of its type is what the initialiser, or the function, of that type makes.
import SwiftUI

struct Length: RawRepresentable {
  var rawValue: CGFloat
  init(rawValue: CGFloat) { self.rawValue = min(rawValue, 80) }
}

struct Extent {
  var height: CGFloat
  init(height: CGFloat) { self.height = height }
}

struct Limited {
  var height: CGFloat
  static func capped(height: CGFloat) -> Limited { Limited(height: min(height, 80)) }
  static func plain(height: CGFloat) -> Limited { Limited(height: height) }
}

struct OfRawValue: View {
  @State private var length = Length(rawValue: 0)
  var body: some View {
    Text("A").padding(length.rawValue)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { length = .init(rawValue: $0) }
  }
}

struct OfLocal: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in
        let length: Length = .init(rawValue: value)
        height = length.rawValue
      }
  }
}

struct OfParameter: View {
  @State private var height: CGFloat = 0
  func keep(_ length: Length) { height = length.rawValue }
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { keep(.init(rawValue: $0)) }
  }
}

func length(_ value: CGFloat) -> Length { .init(rawValue: value) }

struct OfResult: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height = length($0).rawValue }
  }
}

struct OfExtent: View {
  @State private var extent = Extent(height: 0)
  var body: some View {
    Text("A").padding(extent.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { extent = .init(height: $0) } // want layout-feedback-loop(extent)
  }
}

struct OfMaker: View {
  @State private var limited = Limited(height: 0)
  var body: some View {
    Text("A").padding(limited.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { limited = .capped(height: $0) }
  }
}

struct OfLocalMaker: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in
        let limited: Limited = .capped(height: value)
        height = limited.height
      }
  }
}

struct OfPlainMaker: View {
  @State private var limited = Limited(height: 0)
  var body: some View {
    Text("A").padding(limited.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { limited = .plain(height: $0) } // want layout-feedback-loop(limited)
  }
}

struct Holder {
  var length: Length
  var extent: Extent
}

struct OfHolder: View {
  @State private var holder = Holder(length: Length(rawValue: 0), extent: Extent(height: 0))
  var body: some View {
    Text("A").padding(holder.length.rawValue)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: {
        holder = Holder(length: .init(rawValue: $0), extent: .init(height: $0))
      }
  }
}

struct OfHolderPart: View {
  @State private var holder = Holder(length: Length(rawValue: 0), extent: Extent(height: 0))
  var body: some View {
    Text("A").padding(holder.length.rawValue)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { holder.length = .init(rawValue: $0) }
  }
}

struct OfHolderExtent: View {
  @State private var holder = Holder(length: Length(rawValue: 0), extent: Extent(height: 0))
  var body: some View {
    Text("A").padding(holder.extent.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { holder.extent = .init(height: $0) } // want layout-feedback-loop(holder)
  }
}

struct OfNested: View {
  @State private var holder = Holder(length: Length(rawValue: 0), extent: Extent(height: 0))
  var body: some View {
    Text("A").padding(holder.length.rawValue)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: {
        holder = .init(length: .init(rawValue: $0), extent: .init(height: 0))
      }
  }
}

struct OfVariable: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in
        var holder = Holder(length: Length(rawValue: 0), extent: Extent(height: 0))
        holder.length = .init(rawValue: value)
        height = holder.length.rawValue
      }
  }
}

struct OfList: View {
  @State private var lengths: [Length] = []
  var body: some View {
    Text("A").padding(lengths[0].rawValue)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { lengths = [.init(rawValue: $0)] }
  }
}

struct OfElement: View {
  @State private var lengths: [Length] = []
  var body: some View {
    Text("A").padding(lengths[0].rawValue)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { lengths[0] = .init(rawValue: $0) }
  }
}

struct OfBinding: View {
  @State private var length = Length(rawValue: 0)
  var body: some View { Text("A").padding(length.rawValue).modifier(Probe(length: $length)) }
  struct Probe: ViewModifier {
    @Binding var length: Length
    func body(content: Content) -> some View {
      content.onGeometryChange(for: CGFloat.self) { $0.size.height } action: { length = .init(rawValue: $0) }
    }
  }
}

struct OfOptional: View {
  @State private var length: Length?
  var body: some View {
    Text("A").padding(length?.rawValue ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { length = .init(rawValue: $0) }
  }
}

struct OfChoice: View {
  @State private var length = Length(rawValue: 0)
  var isOn = true
  var body: some View {
    Text("A").padding(length.rawValue)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: {
        length = isOn ? .init(rawValue: $0) : .init(rawValue: 0)
      }
  }
}

struct OfAssigned: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in
        var length = Length(rawValue: 0)
        length = .init(rawValue: value)
        height = length.rawValue
      }
  }
}

struct OfLateAssigned: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in
        let length: Length
        length = .init(rawValue: value)
        height = length.rawValue
      }
  }
}

struct OfClosure: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { value in
        let make: (CGFloat) -> Length = { .init(rawValue: $0) }
        height = make(value).rawValue
      }
  }
}

struct OfMeasure: View {
  @State private var height: CGFloat = 0
  var body: some View {
    Text("A").padding(height)
      .onGeometryChange(for: Length.self) { .init(rawValue: $0.size.height) } action: { height = $0.rawValue }
  }
}

// Sizes and insets have no initialiser that keeps something else.
struct OfSize: View {
  @State private var size = CGSize.zero
  var body: some View {
    Text("A").padding(size.height)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { size = .init(width: 0, height: $0) } // want layout-feedback-loop(size)
  }
}
