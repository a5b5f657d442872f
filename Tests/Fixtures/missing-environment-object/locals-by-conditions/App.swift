// ROW: A1. What a local variable is worth, how full a list is and which rows it holds may depend on one condition: they belong together.
import SwiftUI

final class Session: ObservableObject {}

struct Profile: View {
  @EnvironmentObject var session: Session
  var body: some View { Text("\(session)") }
}

struct HealthyFlag: View {
  @State private var isOn = false
  @StateObject var session = Session()
  var body: some View {
    var row = AnyView(Text("off"))
    var needsSession = false
    if isOn {
      row = AnyView(Profile())
      needsSession = true
    }
    return Group { if needsSession { row.environmentObject(session) } else { row } }
  }
}

struct BrokenFlag: View {
  @State private var isOn = false
  @StateObject var session = Session()
  var body: some View {
    var row = AnyView(Text("off"))
    var needsSession = false
    if isOn { needsSession = true } else { row = AnyView(Profile()) }
    return Group { if needsSession { row.environmentObject(session) } else { row } }
  }
}

struct HealthyConstant: View {
  @State private var isOn = false
  @StateObject var session = Session()
  var body: some View {
    let needsSession: Bool
    if isOn { needsSession = true } else { needsSession = false }
    return Group { if needsSession { content.environmentObject(session) } else { content } }
  }
  @ViewBuilder var content: some View { if isOn { Profile() } else { Text("off") } }
}

struct BrokenConstant: View {
  @State private var isOn = false
  @StateObject var session = Session()
  var body: some View {
    let needsSession: Bool
    if isOn { needsSession = false } else { needsSession = true }
    return Group { if needsSession { content.environmentObject(session) } else { content } }
  }
  @ViewBuilder var content: some View { if isOn { Profile() } else { Text("off") } }
}

struct HealthyList: View {
  @State private var isOn = false
  @StateObject var session = Session()
  var body: some View {
    var views: [AnyView] = []
    if isOn { views.append(AnyView(Profile())) }
    let list = ForEach(0..<views.count, id: \.self) { views[$0] }
    return Group { if views.isEmpty { list } else { list.environmentObject(session) } }
  }
}

struct BrokenList: View {
  @State private var isOn = false
  @StateObject var session = Session()
  var body: some View {
    var views: [AnyView] = [AnyView(Profile())]
    if isOn { views.append(AnyView(Text("on"))) }
    let list = ForEach(0..<views.count, id: \.self) { views[$0] }
    return Group { if isOn { list.environmentObject(session) } else { list } }
  }
}

struct HealthyRows: View {
  @State private var a = false
  @State private var b = false
  @State private var c = false
  @State private var d = false
  @StateObject var session = Session()
  var body: some View {
    var rows: [AnyView] = []
    var needsSession = false
    if a { rows.append(AnyView(Text("a"))) }
    if b {
      rows.append(AnyView(Profile()))
      needsSession = true
    }
    if c { rows.append(AnyView(Text("c"))) }
    if d { rows.append(AnyView(Text("d"))) }
    let list = ForEach(0..<rows.count, id: \.self) { rows[$0] }
    return Group { if needsSession { list.environmentObject(session) } else { list } }
  }
}

struct BrokenRows: View {
  @State private var a = false
  @State private var b = false
  @State private var c = false
  @State private var d = false
  @StateObject var session = Session()
  var body: some View {
    var rows: [AnyView] = []
    var needsSession = false
    if a { rows.append(AnyView(Text("a"))) }
    if b { rows.append(AnyView(Profile())) }
    if c { needsSession = true }
    if d { rows.append(AnyView(Text("d"))) }
    let list = ForEach(0..<rows.count, id: \.self) { rows[$0] }
    return Group { if needsSession { list.environmentObject(session) } else { list } }
  }
}

struct HealthyClosure: View {
  var body: some View {
    var session: Session?
    let make = { () -> AnyView in
      if let session { return AnyView(Profile().environmentObject(session)) }
      return AnyView(Profile())
    }
    session = Session()
    return VStack { make() }
  }
}

@main
struct ShopApp: App {
  var body: some Scene {
    WindowGroup {
      HealthyFlag()
      BrokenFlag()  // want missing-environment-object(Session)
      HealthyConstant()
      BrokenConstant()  // want missing-environment-object(Session)
      HealthyList()
      BrokenList()  // want missing-environment-object(Session)
      HealthyRows()
      BrokenRows()  // want missing-environment-object(Session)
      HealthyClosure()
    }
  }
}
