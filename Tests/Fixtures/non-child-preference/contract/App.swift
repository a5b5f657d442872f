// D.3, both ways for every row: a file for each, with what is heard and what is not, or with what fires and what does not.
import SwiftUI

@main
struct ReaderApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        D01Screen()
        D02Screen()
        D03Screen()
        D04Screen()
        D05Screen()
        D06Screen()
        D07Screen()
        D08Screen()
        D09Screen()
        D10Screen()
        D11Screen()
      }
    }
    WindowGroup {
      VStack {
        D12Screen()
        D13Screen()
        D14Screen()
        D15Screen()
        D16Screen()
        D17Screen()
        D18Screen()
        D19Screen()
        D20Screen()
        D21Screen()
        D22Screen()
      }
    }
  }
}
