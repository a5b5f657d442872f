// SwiftUI's views, scenes, widget configurations and hosts.

enum StandardComponents {
  static let entries: [ComponentEntry] = [
    ComponentEntry("VStack", .view, [Slot("", .content), Slot("content", .content)]),
    ComponentEntry("NavigationStack", .navigationContainer, [Slot("", .content), Slot("root", .content)]),
    ComponentEntry("NavigationLink", .navigationLink),
    ComponentEntry("WindowGroup", .scene, [Slot("", .content, [.binding(of: "for")]), Slot("content", .content, [.binding(of: "for")])]),
    ComponentEntry("UIHostingController", .host, [Slot("rootView", .content)]),
  ]
}
