// ROW: E.2, E6 - a write that always is another value makes its callback run again where it chooses between views of different sizes, or
// adds a row; of texts and fonts it is not told how large they are.
import SwiftUI

struct Row: Identifiable {
  let id: Int
}

struct Chosen: View {
  @State private var isSmall = false
  var body: some View {
    VStack {
      if isSmall { Color.red.frame(width: 30, height: 30) } else { Color.red.frame(width: 50, height: 50) }
    }
    .onGeometryChange(for: CGSize.self) { $0.size } action: { _ in isSmall.toggle() } // want never-equal-measurement-write(isSmall)
  }
}

struct ChosenAlike: View {
  @State private var isRed = false
  var body: some View {
    VStack {
      if isRed { Color.red.frame(width: 30, height: 30) } else { Color.blue.frame(width: 30, height: 30) }
    }
    .onGeometryChange(for: CGSize.self) { $0.size } action: { _ in isRed.toggle() }
  }
}

struct ChosenAlong: View {
  @State private var isShort = false
  var body: some View {
    VStack {
      if isShort { Color.red.frame(width: 30, height: 30) } else { Color.red.frame(width: 50, height: 30) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in isShort.toggle() }
  }
}

struct ChosenOutside: View {
  @State private var isThin = false
  var body: some View {
    VStack {
      if isThin { Color.red.frame(height: 30) } else { Color.red.frame(height: 50) }
    }
    .frame(height: 80)
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in isThin.toggle() }
  }
}

struct Longer: View {
  @State private var rows: [Int] = []
  var body: some View {
    VStack {
      ForEach(rows, id: \.self) { Text("\($0)").frame(height: 20) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in rows.append(rows.count) } // want never-equal-measurement-write(rows)
  }
}

struct LongerInScroll: View {
  @State private var lines: [Row] = []
  var body: some View {
    ScrollView {
      VStack {
        ForEach(lines) { _ in Text("a").frame(height: 20) }
      }
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in lines.append(Row(id: lines.count)) } // want never-equal-measurement-write(lines)
    }
  }
}

struct LongerAcross: View {
  @State private var marks: [Int] = []
  var body: some View {
    HStack {
      ForEach(marks, id: \.self) { _ in Color.red.frame(width: 4, height: 20) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in marks.append(marks.count) }
  }
}

struct LongerOnce: View {
  @State private var notes: [Int] = []
  var body: some View {
    VStack {
      ForEach(notes, id: \.self) { Text("\($0)").frame(height: 20) }
    }
    .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in
      if notes.isEmpty { notes.append(1) }
    }
  }
}

struct LongerAside: View {
  @State private var log: [Int] = []
  var body: some View {
    HStack {
      Text("a").fixedSize()
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { _ in log.append(log.count) }
      VStack {
        ForEach(log, id: \.self) { Text("\($0)").frame(height: 20) }
      }
    }
  }
}

@main
struct Main: App {
  var body: some Scene {
    WindowGroup {
      Chosen()
      ChosenAlike()
      ChosenAlong()
      ChosenOutside()
      Longer()
      LongerInScroll()
      LongerAcross()
      LongerOnce()
      LongerAside()
    }
  }
}
