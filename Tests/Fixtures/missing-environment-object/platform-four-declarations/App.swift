// Design §4: four declarations of one view under four platforms are four views, not a tie.
import SwiftUI

final class TouchModel: ObservableObject { @Published var taps = 0 }
final class PointerModel: ObservableObject { @Published var clicks = 0 }
final class CrownModel: ObservableObject { @Published var turns = 0 }
final class RemoteModel: ObservableObject { @Published var presses = 0 }

#if os(iOS)
  struct Panel: View {
    @EnvironmentObject var model: TouchModel
    var body: some View { Text("\(model.taps)") }
  }
#elseif os(macOS)
  struct Panel: View {
    @EnvironmentObject var model: PointerModel
    var body: some View { Text("\(model.clicks)") }
  }
#elseif os(watchOS)
  struct Panel: View {
    @EnvironmentObject var model: CrownModel
    var body: some View { Text("\(model.turns)") }
  }
#else
  struct Panel: View {
    @EnvironmentObject var model: RemoteModel
    var body: some View { Text("\(model.presses)") }
  }
#endif

@main
struct PanelApp: App {
  var body: some Scene {
    WindowGroup {
      Panel() // want missing-environment-object(RemoteModel)
        .environmentObject(TouchModel())
        .environmentObject(PointerModel())
        .environmentObject(CrownModel())
    }
  }
}
