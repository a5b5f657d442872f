"""The words of generated projects: containers, leaves, conditions, attachments and reads as people write them."""

LEAVES = ["Text(\"hello\")", "Image(systemName: \"star\")", "Color.red", "Divider()", "EmptyView()", "Spacer()",
          "Label(\"x\", systemImage: \"y\")", "Rectangle().fill(.blue)", "ProgressView()", "Text(\"a\").bold()",
          "Button(\"Tap\") { print(1) }", "Toggle(\"On\", isOn: .constant(true))"]

BOXES = ["VStack {", "HStack(spacing: 4) {", "ZStack(alignment: .top) {", "Group {", "List {", "Form {",
         "Section(\"s\") {", "Section {", "ScrollView {", "ScrollView(.horizontal) {", "LazyVStack {",
         "ForEach(0..<3, id: \\.self) { index in", "GeometryReader { proxy in", "GroupBox(\"g\") {",
         "DisclosureGroup(\"d\") {", "VStack(alignment: .leading, spacing: 2) {", "ViewThatFits {", "TabView {",
         "LazyHStack(alignment: .top) {", "Grid {", "ControlGroup {", "LazyVGrid(columns: []) {", "ScrollViewReader { reader in",
         "TimelineView(.everyMinute) { context in", "ForEach([\"a\", \"b\"], id: \\.self) { name in"]

#: Containers that certainly show all of their content.
STACKS = ["VStack {", "HStack(spacing: 4) {", "ZStack(alignment: .top) {", "Group {", "VStack(alignment: .leading, spacing: 2) {"]

#: A property, and what it decides at run time.
CONDITIONS = [
    ("@Environment(\\.colorScheme) private var {0}", "{0} == .dark"),
    ("@AppStorage(\"a\") private var {0} = false", "{0}"),
    ("@Environment(\\.horizontalSizeClass) var {0}", "{0} == .compact"),
    ("@ScaledMetric private var {0} = 12.0", "{0} > 20"),
    ("@SceneStorage(\"b\") private var {0} = false", "!{0}"),
    ("@FocusState private var {0}: Bool", "{0}"),
]

#: Kind of content: the modifier's first line, the lines around the content, or `expression` for an argument.
ATTACHMENTS = {
    "sheet": [(".sheet(isPresented: {shown}) {", [], ["}"]), (".sheet(isPresented: {shown}, content: {", [], ["})"]),
              (".sheet(isPresented: {shown}, onDismiss: { print(1) }) {", [], ["}"])],
    "fullScreenCover": [(".fullScreenCover(isPresented: {shown}) {", [], ["}"])],
    "popover": [(".popover(isPresented: {shown}) {", [], ["}"]),
                (".popover(isPresented: {shown}, arrowEdge: .bottom) {", [], ["}"])],
    "overlay": [(".overlay {", [], ["}"]), (".overlay(alignment: .top) {", [], ["}"]), (".overlay(", "expression", [])],
    "background": [(".background {", [], ["}"]), (".background(", "expression", []),
                   (".background(alignment: .leading) {", [], ["}"])],
    "toolbar": [(".toolbar {", ["ToolbarItem(placement: .primaryAction) {"], ["}", "}"]), (".toolbar {", [], ["}"]),
                (".toolbar {", ["ToolbarItemGroup(placement: .bottomBar) {"], ["}", "}"])],
    "safeAreaInset": [(".safeAreaInset(edge: .bottom) {", [], ["}"])],
    "contextMenu": [(".contextMenu {", [], ["}"])],
    "mask": [(".mask {", [], ["}"])],
    "swipeActions": [(".swipeActions {", [], ["}"])],
    "inspector": [(".inspector(isPresented: {shown}) {", [], ["}"])],
    "searchSuggestions": [(".searchSuggestions {", [], ["}"])],
}

#: Modifiers that change nothing.
PLAIN = [".padding()", ".padding(.horizontal, 8)", ".frame(maxWidth: .infinity)", ".tint(.red)", ".bold()",
         ".opacity(0.5)", ".font(.headline)", ".accessibilityLabel(\"a\")", ".id(1)", ".tag(2)", ".navigationTitle(\"t\")",
         ".listStyle(.plain)", ".animation(.default, value: 1)", ".environment(\\.locale, Locale.current)",
         ".task { print(1) }", ".onAppear { print(1) }", ".onTapGesture { print(1) }", ".clipShape(Circle())"]

#: How a property reads its object: attribute and declaration, {0} the type, {1} the name.
READS = {
    "object": ["@EnvironmentObject var {1}: {0}", "@EnvironmentObject private var {1}: {0}",
               "@EnvironmentObject<{0}> var {1}", "@EnvironmentObject\nvar {1}: {0}", "@SwiftUI.EnvironmentObject var {1}: {0}"],
    "observable": ["@Environment({0}.self) var {1}", "@Environment({0}.self) private var {1}",
                   "@Environment({0}.self) private var {1}: {0}", "@Environment({0}.self)\nprivate var {1}"],
    "optional": ["@Environment({0}.self) var {1}: {0}?", "@Environment({0}.self) private var {1}: {0}?"],
}

#: Uses that only run when somebody operates what they stand in.
OPERATED = {"Button(\"Load\") {{ {0}.load() }}", ".onTapGesture {{ {0}.count += 1 }}"}

#: How code names a property: as a statement of a view builder, or as a modifier.
USES = {
    "statement": ["Text({0}.title)", "Text(\"\\({0}.count)\")", "Text(self.{0}.title).bold()", "Text(verbatim: {0}.title)",
                  "Button(\"Load\") {{ {0}.load() }}", "Button(action: {0}.load) {{ Text(\"Load\") }}",
                  "if {0}.isReady {{ Text(\"ready\") }}", "ForEach(0..<{0}.count, id: \\.self) {{ _ in Text(\"x\") }}",
                  "Label({0}.title, systemImage: \"a\")"],
    "modifier": [".onAppear {{ {0}.load() }}", ".task {{ {0}.load() }}", ".navigationTitle({0}.title)",
                 ".opacity({0}.isReady ? 1 : 0)", ".disabled(!{0}.isReady)", ".onTapGesture {{ {0}.count += 1 }}",
                 ".refreshable {{ {0}.load() }}", ".animation(.default, value: {0}.count)",
                 ".onChange(of: {0}.count) {{ print(2) }}"],
    "optional": ["Text({0}?.title ?? \"none\")", "if let {0} {{ Text({0}.title) }}", "if {0} == nil {{ Text(\"none\") }}"],
}
