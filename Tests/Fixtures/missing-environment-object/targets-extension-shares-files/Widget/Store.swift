// The widget's store.
import SwiftUI

final class Store: ObservableObject { @Published var m = 0 }

final class Clock: ObservableObject { @Published var n = 0 }

struct Footer: View {
  @EnvironmentObject var clock: Clock
  var body: some View { Text("\(clock.n)") }
}
