// Hosts made by hand: the root view that each is given starts from nothing (C11, C14, C19).

extension StandardComponents {
  static let hosts: [ComponentEntry] = [
    .component("_UIHostingView", .host, content: ["rootView"]),
    .component("ImageRenderer", .host, content: ["", "content"]),
    .component("NSHostingController", .host, content: ["rootView"]),
    .component("NSHostingMenu", .host, content: ["rootView"]),
    .component("NSHostingSceneRepresentation", .host, content: ["", "rootScene"]),
    .component("NSHostingView", .host, content: ["rootView"]),
    .component("UIHostingConfiguration", .host, content: ["", "content"]),
    .component("UIHostingController", .host, content: ["rootView"]),
    .component("UIHostingOrnament", .host, content: ["", "content"]),
  ]
}
