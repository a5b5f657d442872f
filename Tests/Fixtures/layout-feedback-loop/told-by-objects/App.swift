// E.3: what an object does besides keeping what it is given may take the view away, unless it is read or tells nobody.
import Combine
import OSLog
import SwiftUI

protocol TallDelegate: AnyObject { func tooTall() }
final class Router: ObservableObject, TallDelegate {
  static let shared = Router()
  @Published var isTall = false
  @Published var path: [Int] = []
  func tooTall() { isTall = true }
}

final class PrintingModel: ObservableObject {
  @Published var printingGap: CGFloat = 0 { didSet { print(printingGap) } }
}
struct PrintingView: View {
  @ObservedObject var printing: PrintingModel
  var body: some View {
    Text("A").padding(.top, printing.printingGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { printing.printingGap = $0 } // want layout-feedback-loop(printing)
  }
}

final class LoggingModel: ObservableObject {
  @Published var loggingGap: CGFloat = 0 { didSet { logger.debug("\(self.loggingGap)") } }
  private let logger = Logger()
}
struct LoggingView: View {
  @ObservedObject var logging: LoggingModel
  var body: some View {
    Text("A").padding(.top, logging.loggingGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { logging.loggingGap = $0 } // want layout-feedback-loop(logging)
  }
}

final class OwnModel: ObservableObject {
  @Published var ownGap: CGFloat = 0 { didSet { note() } }
  private var heights: [CGFloat] = []
  private func note() { heights.append(0) }
}
struct OwnView: View {
  @ObservedObject var own: OwnModel
  var body: some View {
    Text("A").padding(.top, own.ownGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { own.ownGap = $0 } // want layout-feedback-loop(own)
  }
}

final class DelegateModel: ObservableObject {
  @Published var delegateGap: CGFloat = 0 { didSet { if delegateGap > 100 { delegate?.tooTall() } } }
  weak var delegate: TallDelegate?
}
struct DelegateView: View {
  @ObservedObject var delegate: DelegateModel
  var body: some View {
    Text("A").padding(.top, delegate.delegateGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { delegate.delegateGap = $0 }
  }
}

final class PostingModel: ObservableObject {
  @Published var postingGap: CGFloat = 0 { didSet { if postingGap > 100 { NotificationCenter.default.post(name: .init("tall"), object: nil) } } }
}
struct PostingView: View {
  @ObservedObject var posting: PostingModel
  var body: some View {
    Text("A").padding(.top, posting.postingGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { posting.postingGap = $0 }
  }
}

final class RoutingModel: ObservableObject {
  @Published var routingGap: CGFloat = 0 { didSet { if routingGap > 100 { Router.shared.path.removeAll() } } }
}
struct RoutingView: View {
  @ObservedObject var routing: RoutingModel
  var body: some View {
    Text("A").padding(.top, routing.routingGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { routing.routingGap = $0 }
  }
}

final class AssigningModel: ObservableObject {
  @Published var assigningGap: CGFloat = 0 { didSet { if assigningGap > 100 { Router.shared.isTall = true } } }
}
struct AssigningView: View {
  @ObservedObject var assigning: AssigningModel
  var body: some View {
    Text("A").padding(.top, assigning.assigningGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { assigning.assigningGap = $0 }
  }
}

final class CallingModel: ObservableObject {
  @Published var callingGap: CGFloat = 0 { didSet { if callingGap > 100 { onTall?() } } }
  var onTall: (() -> Void)?
}
struct CallingView: View {
  @ObservedObject var calling: CallingModel
  var body: some View {
    Text("A").padding(.top, calling.callingGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { calling.callingGap = $0 }
  }
}

final class MethodModel: ObservableObject {
  @Published var methodGap: CGFloat = 0
  private(set) var router = Router()
  func take(_ height: CGFloat) {
    methodGap = height
    if height > 100 { router.tooTall() }
  }
}
struct MethodView: View {
  @ObservedObject var method: MethodModel
  var body: some View {
    Text("A").padding(.top, method.methodGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { method.take($0) }
  }
}

final class PlainlyModel: ObservableObject {
  @Published var plainlyGap: CGFloat = 0
  func keep(_ height: CGFloat) {
    let rounded = max(height.rounded(), 1)
    debugPrint(rounded)
    plainlyGap = height
  }
}
struct PlainlyView: View {
  @ObservedObject var plainly: PlainlyModel
  var body: some View {
    Text("A").padding(.top, plainly.plainlyGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { plainly.keep($0) } // want layout-feedback-loop(plainly)
  }
}

final class SinkingModel: ObservableObject {
  @Published var sinkingGap: CGFloat = 0
  private var bag: AnyCancellable?
  init() { bag = $sinkingGap.sink { if $0 > 100 { Router.shared.tooTall() } } }
}
struct SinkingView: View {
  @ObservedObject var sinking: SinkingModel
  var body: some View {
    Text("A").padding(.top, sinking.sinkingGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { sinking.sinkingGap = $0 }
  }
}

final class SunkModel: ObservableObject {
  @Published var sunkGap: CGFloat = 0
  private var bag: AnyCancellable?
  init() { bag = $sunkGap.sink { if $0 > 100 { print($0) } } }
}
struct SunkView: View {
  @ObservedObject var sunk: SunkModel
  var body: some View {
    Text("A").padding(.top, sunk.sunkGap)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { sunk.sunkGap = $0 } // want layout-feedback-loop(sunk)
  }
}

struct Metrics {
  var metricsHeight: CGFloat = 0 {
    didSet { if metricsHeight > 100 { Router.shared.tooTall() } }
  }
}
final class MetricsModel: ObservableObject { @Published var metrics = Metrics() }
struct MetricsView: View {
  @ObservedObject var model: MetricsModel
  var body: some View {
    Text("A").padding(.top, model.metrics.metricsHeight)
      .onGeometryChange(for: CGFloat.self) { $0.size.height } action: { model.metrics.metricsHeight = $0 }
  }
}
