// C11: the body of a WKHostingController is a root.
import SwiftUI
import WatchKit

final class Workout: ObservableObject {
  @Published var beats = 60
}

struct BeatView: View {
  @EnvironmentObject var workout: Workout
  var body: some View { Text("\(workout.beats)") }
}

final class BareController: WKHostingController<BeatView> {
  override var body: BeatView { BeatView() } // want missing-environment-object(Workout)
}

final class GoodController: WKHostingController<AnyView> {
  private let workout = Workout()

  override var body: AnyView {
    AnyView(BeatView().environmentObject(workout))
  }
}
