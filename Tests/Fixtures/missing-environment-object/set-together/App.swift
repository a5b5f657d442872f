// Design §4: a way asks for two values that code only sets together; that both have the answers that it needs is not proved.
import SwiftUI

enum Stage { case loading, active }

@main
struct StagesApp: App {
  @StateObject private var together = SessionA()
  @StateObject private var again = SessionB()
  @StateObject private var apart = SessionC()
  @StateObject private var taken = SessionD()
  @StateObject private var other = SessionE()

  var body: some Scene {
    WindowGroup {
      ScreenA().environmentObject(together)
      ScreenB().environmentObject(again)
      ScreenC().environmentObject(apart)  // want missing-environment-object(KitC)
      ScreenD().environmentObject(taken)  // want missing-environment-object(KitD)
      ScreenE().environmentObject(other)  // want missing-environment-object(KitE)
      StagesWindow()
    }
  }
}

// The stage is only set with what it needs.

final class SessionA: ObservableObject {
  @Published var stage = Stage.loading
  @Published var kit: KitA?

  func finish() {
    kit = KitA()
    stage = .active
  }
}

final class KitA: ObservableObject { @Published var unit = 0 }

struct ScreenA: View {
  @EnvironmentObject var session: SessionA

  var body: some View {
    if let kit = session.kit {
      stage.environmentObject(kit)
    } else {
      stage
    }
  }

  @ViewBuilder var stage: some View {
    switch session.stage {
    case .loading: Button("Go") { session.finish() }
    case .active: UnitA()
    }
  }
}

struct UnitA: View {
  @EnvironmentObject var kit: KitA

  var body: some View { Text("\(kit.unit)") }
}

// Another stage is set alone, and what is needed goes with the stage.

final class SessionB: ObservableObject {
  @Published var stage = Stage.loading
  @Published var kit: KitB?

  func finish() {
    kit = KitB()
    stage = .active
  }

  func restart() { stage = .loading }

  func close() {
    kit = nil
    stage = .loading
  }
}

final class KitB: ObservableObject { @Published var unit = 0 }

struct ScreenB: View {
  @EnvironmentObject var session: SessionB

  var body: some View {
    if let kit = session.kit {
      stage.environmentObject(kit)
    } else {
      stage
    }
  }

  @ViewBuilder var stage: some View {
    switch session.stage {
    case .loading: Button("Go") { session.finish() }
    case .active: UnitB()
    }
  }
}

struct UnitB: View {
  @EnvironmentObject var kit: KitB

  var body: some View { Text("\(kit.unit)") }
}

// The stage is set alone, too.

final class SessionC: ObservableObject {
  @Published var stage = Stage.loading
  @Published var kit: KitC?

  func finish() {
    kit = KitC()
    stage = .active
  }

  func resume() { stage = .active }
}

final class KitC: ObservableObject { @Published var unit = 0 }

struct ScreenC: View {
  @EnvironmentObject var session: SessionC

  var body: some View {
    if let kit = session.kit {
      stage.environmentObject(kit)
    } else {
      stage
    }
  }

  @ViewBuilder var stage: some View {
    switch session.stage {
    case .loading: Button("Go") { session.finish() }
    case .active: UnitC()
    }
  }
}

struct UnitC: View {
  @EnvironmentObject var kit: KitC

  var body: some View { Text("\(kit.unit)") }
}

// What is needed is taken away, and the stage stays.

final class SessionD: ObservableObject {
  @Published var stage = Stage.loading
  @Published var kit: KitD?

  func finish() {
    kit = KitD()
    stage = .active
  }

  func close() { kit = nil }
}

final class KitD: ObservableObject { @Published var unit = 0 }

struct ScreenD: View {
  @EnvironmentObject var session: SessionD

  var body: some View {
    if let kit = session.kit {
      stage.environmentObject(kit)
    } else {
      stage
    }
  }

  @ViewBuilder var stage: some View {
    switch session.stage {
    case .loading: Button("Go") { session.finish() }
    case .active: UnitD()
    }
  }
}

struct UnitD: View {
  @EnvironmentObject var kit: KitD

  var body: some View { Text("\(kit.unit)") }
}

// They are never set together.

final class SessionE: ObservableObject {
  @Published var stage = Stage.loading
  @Published var kit: KitE?

  func finish() {
    kit = KitE()
  }

  func resume() { stage = .active }
}

final class KitE: ObservableObject { @Published var unit = 0 }

struct ScreenE: View {
  @EnvironmentObject var session: SessionE

  var body: some View {
    if let kit = session.kit {
      stage.environmentObject(kit)
    } else {
      stage
    }
  }

  @ViewBuilder var stage: some View {
    switch session.stage {
    case .loading: Button("Go") { session.finish() }
    case .active: UnitE()
    }
  }
}

struct UnitE: View {
  @EnvironmentObject var kit: KitE

  var body: some View { Text("\(kit.unit)") }
}
