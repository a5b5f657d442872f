// A10: a key of the environment decides beside other conditions, in a loop or in what a guard does instead, whether an object is read.
import SwiftUI

final class Holder: ObservableObject { @Published var count = 0 }

extension EnvironmentValues {
  @Entry var isNested = false
}

@main struct ListApp: App {
  var body: some Scene {
    Window("Right", id: "right") {
      Pair { And() }
      Pair { Or() }
      Pair { List() }
      Pair { Nested() }
      Pair { NotIf() }
      Pair { GuardElse() }
      Pair { Loop() }
      Pair { Filtered() }
    }
    Window("WrongAnd", id: "WrongAnd") {
      Pair { WrongAnd() }  // want missing-environment-object(Holder)
    }
    Window("WrongOr", id: "WrongOr") {
      Pair { WrongOr() }  // want missing-environment-object(Holder)
    }
    Window("WrongList", id: "WrongList") {
      Pair { WrongList() }  // want missing-environment-object(Holder)
    }
    Window("WrongBehind", id: "WrongBehind") {
      Pair { WrongBehind() }  // want missing-environment-object(Holder)
    }
    Window("WrongGuardElse", id: "WrongGuardElse") {
      Pair { WrongGuardElse() }  // want missing-environment-object(Holder)
    }
    Window("WrongLoop", id: "WrongLoop") {
      Pair { WrongLoop() }  // want missing-environment-object(Holder)
    }
    Window("WrongFiltered", id: "WrongFiltered") {
      Pair { WrongFiltered() }  // want missing-environment-object(Holder)
    }
  }
}

struct Pair<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
    content.environment(\.isNested, true).environmentObject(Holder())
  }
}

struct And: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder
  @State private var title = ""

  var body: some View { Text("x").opacity(isNested && holder.count > 0 ? 1 : 0) }
}

struct Or: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder
  @State private var title = ""

  var body: some View { Text("x").disabled(!isNested || holder.count > 0) }
}

struct List: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder
  @State private var title = ""

  var body: some View { if isNested, holder.count > 0 { Text("x") } }
}

struct Nested: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder
  @State private var title = ""

  var body: some View { if (isNested && holder.count > 0) || title.isEmpty { Text("x") } }
}

struct NotIf: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder
  @State private var title = ""

  var body: some View { if !(isNested && holder.count > 0) { Text("x") } }
}

struct WrongAnd: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder
  @State private var title = ""

  var body: some View { Text("x").opacity(!isNested && holder.count > 0 ? 1 : 0) }
}

struct WrongOr: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder
  @State private var title = ""

  var body: some View { Text("x").disabled(isNested || holder.count > 0) }
}

struct WrongList: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder
  @State private var title = ""

  var body: some View { if !isNested, holder.count > 0 { Text("x") } }
}

struct WrongBehind: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder
  @State private var title = ""

  var body: some View { if (isNested && title.isEmpty) || holder.count > 0 { Text("x") } }
}

struct GuardElse: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    guard !isNested else { return holder.count }
    return 0
  }

  var body: some View { Text("\(count)") }
}

struct Loop: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    var count = 0
    while isNested, count < 3 { count += holder.count }
    return count
  }

  var body: some View { Text("\(count)") }
}

struct Filtered: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    var count = 0
    for index in 0..<3 where isNested { count += index + holder.count }
    return count
  }

  var body: some View { Text("\(count)") }
}

struct WrongGuardElse: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    guard isNested else { return holder.count }
    return 0
  }

  var body: some View { Text("\(count)") }
}

struct WrongLoop: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    var count = 0
    while !isNested, count < 3 { count += holder.count }
    return count
  }

  var body: some View { Text("\(count)") }
}

struct WrongFiltered: View {
  @Environment(\.isNested) private var isNested
  @EnvironmentObject private var holder: Holder

  private var count: Int {
    var count = 0
    for index in 0..<3 where !isNested { count += index + holder.count }
    return count
  }

  var body: some View { Text("\(count)") }
}
