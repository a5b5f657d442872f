// Design §4: behind a protocol stands any type of the project, and without other users no further one; no panel finds ink.
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
  UIHostingController(rootView: panel.content()) // want missing-environment-object(Ink)
}

public func showLevel() -> UIViewController {
  UIHostingController(rootView: InkLevel()) // want missing-environment-object(Ink)
}
