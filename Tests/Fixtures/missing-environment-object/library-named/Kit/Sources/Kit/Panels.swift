// Design §4: users of a library that 'libraries:' names bring their own panels to its public host, so that what its own panels
// lack there is not proved. What its host shows by itself is, and so is what the app shows of it.
import SwiftUI
import UIKit

public final class Ink: ObservableObject {
  @Published public var level = 0
}

public protocol Panel {
  func content() -> AnyView
}

public struct InkPanel: Panel {
  public init() {}
  public func content() -> AnyView { AnyView(InkLevel()) }
}

public struct InkName: Panel {
  public init() {}
  public func content() -> AnyView { AnyView(InkLevel().padding()) }
}

public struct InkLevel: View {
  @EnvironmentObject private var ink: Ink
  public init() {}
  public var body: some View { Text("\(ink.level)") }
}

public func show(_ panel: any Panel) -> UIViewController {
  UIHostingController(rootView: panel.content())
}

public func showLevel() -> UIViewController {
  UIHostingController(rootView: InkLevel()) // want missing-environment-object(Ink)
}
