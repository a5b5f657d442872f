import SwiftUI

struct App { var name = "" }

final class Lost: ObservableObject { @Published var count = 0 }

struct Titled: View {
  @EnvironmentObject private var lost: Lost
  var body: some View { Text("\(lost.count)") }
}
