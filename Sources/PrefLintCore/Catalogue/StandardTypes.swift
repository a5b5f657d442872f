// SwiftUI's protocols, hosts, wrappers and modules, and members of the standard library.

enum StandardTypes {
  static let installingProtocols: [String: String?] = [
    "View": "body", "ViewModifier": "body", "App": "body", "Scene": "body",
  ]
  static let hostClasses: [String: Slot] = ["UIHostingController": Slot("rootView", .content)]
  static let representableProtocols: Set<String> = ["UIViewControllerRepresentable"]
  static let members: [String: MemberTyping] = ["map": .map]
  static let valueWrappers: Set<String> = ["State"]
  static let modulePlatforms: [String: PlatformSet] = ["AppKit": .macOS]
}
