// D.4, both ways for every boundary: a file for each row.
import SwiftUI

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        ContainersHeardScreen()
        ContainersLostScreen()
        BranchesHeardScreen()
        BranchesLostScreen()
        LayersHeardScreen()
        LayersLostScreen()
        ScrollingHeardScreen()
        ScrollingLostScreen()
        RowsHeardScreen()
        RowsLostScreen()
        TabsHeardScreen()
        TabsLostScreen()
        RootsHeardScreen()
        RootsLostScreen()
        FittingHeardScreen()
        FittingLostScreen()
        TimelinesHeardScreen()
        TimelinesLostScreen()
        GeometryHeardScreen()
        GeometryLostScreen()
        PresentedScreen()
        PushedScreen()
        BarScreen()
        BridgedScreen()
        DrawnScreen()
      }
    }
  }
}
