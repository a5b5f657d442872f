// A result builder of the project with loops and conditions that collects erased views.
import SwiftUI

final class Score: ObservableObject { @Published var points = 0 }
final class Level: ObservableObject { @Published var number = 1 }

struct ScoreLine: View {
  @EnvironmentObject var score: Score
  var body: some View { Text("\(score.points)") }
}

struct LevelLine: View {
  @EnvironmentObject var level: Level
  let row: Int
  var body: some View { Text("\(level.number) \(row)") }
}

@resultBuilder
enum RowBuilder {
  static func buildExpression<Row: View>(_ row: Row) -> [AnyView] { [AnyView(row)] }
  static func buildBlock(_ parts: [AnyView]...) -> [AnyView] { parts.flatMap { $0 } }
  static func buildArray(_ parts: [[AnyView]]) -> [AnyView] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [AnyView]?) -> [AnyView] { part ?? [] }
  static func buildEither(first: [AnyView]) -> [AnyView] { first }
  static func buildEither(second: [AnyView]) -> [AnyView] { second }
}

struct Rows: View {
  private let rows: [AnyView]

  init(@RowBuilder _ rows: () -> [AnyView]) {
    self.rows = rows()
  }

  var body: some View {
    ForEach(rows.indices, id: \.self) { rows[$0] }
  }
}

struct Board: View {
  var body: some View {
    Rows {
      Text("head")
      for row in 0..<3 {
        LevelLine(row: row)
      }
      if flag(0) {
        ScoreLine()
      } else {
        Text("no score")
      }
    }
    .environmentObject(Level())
  }
}

@main
struct BoardApp: App {
  var body: some Scene {
    WindowGroup { Board() }
  }
}

/// Which branch a condition takes.
func flag(_ bit: Int) -> Bool { flagBits & (1 << bit) != 0 }

var flagBits = 0
