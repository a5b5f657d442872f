// E.3, inside: an object that is there by a condition is the one that the state holds, and so is one that is seen as a protocol which
// only its class adopts.
import SwiftUI

@Observable final class Chrome { var height: CGFloat = 0 }

struct Present: View {
  @State private var model: Chrome? = Chrome()

  var body: some View {
    if let model {
      Text("A").padding(.top, model.height)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.height = $0 } // want layout-feedback-loop(model)
    }
  }
}

@Observable final class Rim { var edge: CGFloat = 0 }

struct PresentOutside: View {
  @State private var model: Rim? = Rim()

  var body: some View {
    if let model {
      Text("A")
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.edge = $0 }
        .padding(.top, model.edge)
    }
  }
}

@Observable final class Asked { var crest: CGFloat = 0 }

// Whether it is there does not end what it is told.
struct Asking: View {
  @State private var asked: Asked? = Asked()

  var body: some View {
    Text("A").padding(.top, asked?.crest ?? 0)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { height in // want layout-feedback-loop(asked)
        guard let asked else { return }
        asked.crest = height
      }
  }
}

// It takes itself away.
@Observable final class Once { var rise: CGFloat = 0 }

struct Leaving: View {
  @State private var once: Once? = Once()

  var body: some View {
    if let once {
      Text("A").padding(.top, once.rise)
        .onGeometryChange(for: CGFloat.self) { $0.size.height } action: {
          once.rise = $0
          self.once = nil
        }
    }
  }
}

protocol Sizing: AnyObject { var top: CGFloat { get set } }

@Observable final class Live: Sizing { var top: CGFloat = 0 }

struct Seen: View {
  @State private var live: any Sizing = Live()

  var body: some View {
    Text("A").padding(.top, live.top)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { live.top = $0 } // want layout-feedback-loop(live)
  }
}

protocol Placing: AnyObject { var lead: CGFloat { get set } }

@Observable final class Still: Placing { var lead: CGFloat = 0 }

final class Deaf: Placing { var lead: CGFloat = 0 }

// Nobody observes one of the two.
struct Either: View {
  @State var either: any Placing

  var body: some View {
    Text("A").padding(.leading, either.lead)
      .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { either.lead = $0 }
  }
}

@main struct PresentApp: App {
  var body: some Scene {
    WindowGroup {
      VStack { Present(); PresentOutside(); Asking(); Leaving(); Seen(); Either(either: Deaf()) }
    }
  }
}
