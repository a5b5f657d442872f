// What there is to know about unbounded-geometry-reader.

extension RuleDocumentation {
  static let unboundedGeometryReader = RuleDocumentation(
    proves: """
      It finds a `GeometryReader` that draws nothing and only passes its geometry on, and that does not stand in a
      `background` or an `overlay`.
      """,
    why: """
      It takes all the space that a stack offers, and measures that space rather than a view.
      """,
    symptom: .silence,
    example: Example(
      file: "Screen.swift",
      before: """
        import SwiftUI

        struct Screen: View {
          @State private var height: CGFloat = 0

          var body: some View {
            VStack {
              Text("Total")
        """,
      wrong: """
              GeometryReader { proxy in
                Color.clear.onAppear { height = proxy.size.height }
              }
        """,
      right: """
                .background(
                  GeometryReader { proxy in
                    Color.clear.onAppear { height = proxy.size.height }
                  }
                )
        """,
      after: """
            }
          }
        }

        """ + screenApp),
    options: [
      "It is off by default: a reader in a `ZStack` may be meant to measure the space."
    ],
    limits: [
      "Readers with content, and readers whose content is a view of the project.",
      "Readers in a function or a property that a `background` elsewhere shows.",
    ])
}
