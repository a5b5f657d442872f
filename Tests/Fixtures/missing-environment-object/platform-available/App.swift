// Design §4: a path is judged where all its facts coexist: a system that is new enough at one place of it is new enough at
// the others, and for every older version.
import SwiftUI

final class Old: ObservableObject { @Published var text = "" }
@Observable final class New { var text = "" }
final class Lost: ObservableObject { @Published var text = "" }

struct OldLeaf: View {
  @EnvironmentObject var object: Old
  var body: some View { Text(object.text) }
}

@available(iOS 17, *)
struct NewLeaf: View {
  @Environment(New.self) var object
  var body: some View { Text(object.text) }
}

struct Stray: View {
  @EnvironmentObject var object: Lost
  var body: some View { Text(object.text) }
}

extension View {
  @ViewBuilder func provided() -> some View {
    if #available(iOS 17, *) { environment(New()) } else { environmentObject(Old()) }
  }
  @ViewBuilder func givenLater() -> some View {
    if #available(iOS 18, *) { environmentObject(Lost()) } else { self }
  }
}

struct Migrated: View {
  var body: some View {
    if #available(iOS 17.0, *) { NewLeaf() } else { OldLeaf() }
    if #available(iOS 18, *) { NewLeaf() }
    if #unavailable(iOS 17) { OldLeaf() }
    guarded
  }
  private var guarded: some View {
    guard #available(iOS 17, *) else { return AnyView(OldLeaf()) }
    return AnyView(NewLeaf())
  }
}

struct Early: View {
  var body: some View {
    if #available(iOS 17, *) { Stray() }
  }
}

@main
struct FixtureApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { // want missing-environment-object(Lost)
        Migrated().provided()
        Early().givenLater()
      }
    }
  }
}
