// Two constants with different spellings may be one value. Cases of enumerations are what they are called, several of them in one
// pattern are any of them.
import SwiftUI

@main
struct PagerApp: App {
  var body: some Scene {
    WindowGroup {
      Pager() // want missing-environment-object(Index)
      Weekday()
    }
  }
}

final class Index: ObservableObject { @Published var page = 0 }

final class Plan: ObservableObject { @Published var day = 0 }

/// 0x10 is 16.
struct Pager: View {
  let page = UserDefaults.standard.integer(forKey: "page")
  @StateObject private var index = Index()

  var body: some View {
    if page == 16 { inner } else { inner.environmentObject(index) }
  }

  @ViewBuilder private var inner: some View {
    if page == 0x10 { PageNumber() }
  }
}

struct PageNumber: View {
  @EnvironmentObject var index: Index
  var body: some View { Text("\(index.page)") }
}

struct Weekday: View {
  let day = Calendar.current.component(.weekday, from: Date())
  @StateObject private var plan = Plan()

  var body: some View {
    switch day {
    case 1, 7: inner.environmentObject(plan)
    default: inner
    }
  }

  @ViewBuilder private var inner: some View {
    switch day {
    case 1, 7: PlanOfTheDay()
    default: Text("Work")
    }
  }
}

struct PlanOfTheDay: View {
  @EnvironmentObject var plan: Plan
  var body: some View { Text("\(plan.day)") }
}
