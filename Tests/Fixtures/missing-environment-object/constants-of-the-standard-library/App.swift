// What the standard library makes of constants: raw values, the order of cases, texts, the least of two numbers, ranges.
import SwiftUI

@main
struct ConstantsApp: App {
  var body: some Scene {
    WindowGroup { Ranked(rank: .low); Ranked(rank: .high) } // want missing-environment-object(Session)
    WindowGroup { Compared(size: .small); Compared(size: .large) } // want missing-environment-object(Session)
    WindowGroup { Named(name: "a"); Named(name: "admin") } // want missing-environment-object(Session)
    WindowGroup { Within(level: -1) } // want missing-environment-object(Session)
    WindowGroup { Parsed(text: "b") } // want missing-environment-object(Session)
    WindowGroup { Graded(grade: Grade(9)) } // want missing-environment-object(Session)
    WindowGroup { Paired() } // want missing-environment-object(Session)
    WindowGroup {
      Ranked(rank: .low)
      Compared(size: .small)
      Named(name: "guest")
      Within(level: 3)
      Parsed(text: "c")
      Graded(grade: Grade(2))
      Nothing(ids: [nil], count: 0, mode: .none)
    }
  }
}

final class Session: ObservableObject { @Published var name = "" }

struct UserName: View {
  @EnvironmentObject var session: Session
  var body: some View { Text(session.name) }
}

enum Rank: Int { case low, middle, high }

struct Ranked: View {
  let rank: Rank
  var body: some View { if rank.rawValue > 1 { UserName() } }
}

enum Size: Comparable, CaseIterable { case small, medium, large }

struct Compared: View {
  let size: Size
  var body: some View { if size > .medium { UserName() } }
}

struct Named: View {
  let name: String
  var body: some View {
    if name.hasPrefix("adm") { UserName() }
    if name.count > 5 { UserName() }
  }
}

struct Within: View {
  let level: Int
  var body: some View {
    switch level {
    case ...0: UserName()
    case 1...: Text("Up")
    default: UserName()
    }
  }
}

enum Letter: String {
  case a, b

  init?(number: Int) { if number == 1 { self = .a } else { return nil } }
}

struct Parsed: View {
  let text: String
  var body: some View { if Letter(rawValue: text) != nil { UserName() } }
}

enum Grade {
  case low, high

  init(_ points: Int) { self = points < 5 ? .low : .high }
}

struct Graded: View {
  let grade: Grade
  var body: some View {
    switch grade {
    case .low: Text("Low")
    case .high: UserName()
    }
  }
}

struct Paired: View {
  let (title, make) = ("Cart", { AnyView(UserName()) })
  var body: some View {
    Text(title)
    make()
  }
}

enum Mode { case none, rich }

struct Nothing: View {
  let ids: [Int?]
  let count: Int
  let mode: Mode?

  var body: some View {
    ForEach(ids.compactMap { $0 }, id: \.self) { _ in UserName() }
    ForEach(0..<max(0, count), id: \.self) { _ in UserName() }
    ForEach(Size.allCases.dropLast(), id: \.self) { size in
      if size == .large { UserName() }
    }
    if mode != nil { UserName() }
    if """
      adm
      """ != "adm" { UserName() }
  }
}
