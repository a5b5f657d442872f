// What a constant of a file, of a type or of code is made with is its value, however often it is asked: by itself, through a property
// that is computed from it, or by what it says of itself.
import SwiftUI

let level = UserDefaults.standard.integer(forKey: "level")
var isBeginner: Bool { level == 1 }

@main
struct LevelsApp: App {
  var body: some Scene {
    WindowGroup {
      OfFile()
      OfType()
      OfCode()
      OtherAnswer() // want missing-environment-object(Score)
    }
  }
}

final class Score: ObservableObject { @Published var points = 0 }

struct Points: View {
  @EnvironmentObject var score: Score
  var body: some View { Text("\(score.points)") }
}

struct OfFile: View {
  @StateObject private var score = Score()

  var body: some View {
    if isBeginner { inner.environmentObject(score) } else { inner }
  }

  @ViewBuilder private var inner: some View {
    if level == 1 { Points() }
  }
}

struct OfType: View {
  static let name = UserDefaults.standard.string(forKey: "name")
  @StateObject private var score = Score()

  var body: some View {
    if OfType.name == .none { inner } else { inner.environmentObject(score) }
  }

  @ViewBuilder private var inner: some View {
    if OfType.name != nil { Points() }
  }
}

struct OfCode: View {
  @StateObject private var score = Score()

  var body: some View {
    let isNew = UserDefaults.standard.bool(forKey: "new")
    if isNew {
      Points().environmentObject(score)
    } else {
      VStack {
        if isNew { Points() }
      }
    }
  }
}

struct OtherAnswer: View {
  @StateObject private var score = Score()

  var body: some View {
    if isBeginner { inner.environmentObject(score) } else { inner }
  }

  @ViewBuilder private var inner: some View {
    if level == 2 { Points() }
  }
}
