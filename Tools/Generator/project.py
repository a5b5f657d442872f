"""From a program to files: the declarations that `swift.py` needs, spread over files, with the places of its marks."""
from __future__ import annotations

from model import *
from swift import KINDS, MARK, NOUNS, Decl, Place, Writer, mark
from forms import OPERATED, PLAIN, READS, USES
from planted import Declarations

FOLDERS = ["App", "App/Views", "Features/Home", "Features/Shop", "Core", "Models", "Shared/UI", ""]


class Project(Writer):
    """The files of one way to write a program."""

    def __init__(self, program, seed, plain=False):
        super().__init__(program, seed, plain)
        self.pictured = Truth(program).pictured
        self.name_all()
        for obj in program.objects:
            self.write_object(obj)
        for key in program.keys:
            self.write_key(key)
        for container in program.containers:
            self.write_container(container)
        for modifier in program.modifiers:
            self.write_modifier(modifier)
        for router in program.routers:
            self.write_router(router)
        for view in program.views:
            self.write_view(view)
        self.write_roots()
        self.declarations = Declarations(self, program.declarations)
        self.write_helpers()
        self.files, self.places = self.assemble()

    def name_all(self):
        program = self.program
        for key in program.keys:
            self.names[key] = self.fresh(self.pick(NOUNS) + "Key")
        for view in program.views:
            name = self.fresh(self.pick(NOUNS) + self.pick(KINDS))
            self.names[view] = name
            holder = self.memo("namespace", lambda: self.fresh("Screens")) if self.chance(0.15) else None
            self.styles[view] = {
                "generic": self.chance(0.08), "flag": self.pick(["bool", "enum", "optional"]),
                "holder": holder, "path": f"{holder}.{name}" if holder else name}
        for container in program.containers:
            self.names[container] = self.fresh(self.pick(NOUNS) + "Container")
            forms = ["builder", "closure", "escaping", "value", "property"]
            self.styles[container] = {
                "form": self.pick(forms + ["any"] * (container.slots == 1)),
                "labels": ["content", "footer", "header"][:container.slots]}
        for modifier in program.modifiers:
            self.names[modifier] = self.fresh(self.pick(NOUNS) + "Modifier")
            if self.chance(0.6):
                self.styles["applied", modifier] = self.lower("apply" + self.pick(NOUNS))
        for router in program.routers:
            self.names[router] = self.fresh(self.pick(NOUNS) + "Route")
            cases = [self.lower(self.pick(NOUNS)) for _ in router.cases]
            form = self.pick(["property", "function", "view", "any"])
            use = {"property": ".screen", "function": ".make()", "view": "", "any": ".screen()"}[form]
            router.opaque = form == "view"
            self.styles[router] = {"form": form, "cases": cases, "use": use}

    # Declarations

    def property(self, read):
        """The lines of a reading property and its name."""
        name = self.lower(self.names[read.obj])
        kind = "object" if not read.obj.observable else "optional" if read.optional else "observable"
        type = self.type_of(read.obj)
        if kind != "optional" and not read.obj.generic and self.chance(0.1):
            type = self.memo(("alias", read.obj), lambda: self.fresh("Current"))
        lines = self.pick(READS[kind]).format(type, name).split("\n")
        lines[0] += mark(read.mark)
        return lines, name

    def uses(self, read, name, decl, is_pictured):
        """A statement or a modifier that names a property; (None, None) if nothing does. In a picture each one runs by itself."""
        if not read.used:
            return None, None
        if read.optional:
            return self.pick(USES["optional"]).format(name), None
        form = self.pick(["statement"] * 3 + ["modifier"] * 2 + ["text", "action"])
        if form == "text":
            text = self.lower("title")
            decl.movable.append([f"var {text}: String {{", f"{name}.title", "}"])
            return f"Text({text})", None
        if form == "action":
            action = self.lower("load")
            decl.movable.append([f"func {action}() {{", f"{name}.load()", "}"])
            runs = [(None, f".onAppear(perform: {action})"), (None, f".task {{ {action}() }}")]
            return self.pick(runs if is_pictured else [(f"Button(\"a\", action: {action})", None), *runs])
        use = self.pick([use for use in USES[form] if not (is_pictured and use in OPERATED)]).format(name)
        return (use, None) if form == "statement" else (None, use)

    def content(self, owner, decl, place):
        """The properties and the statements of a body."""
        node = owner.body
        properties, statements, modifiers = [], [], []
        for read in owner.reads:
            lines, name = self.property(read)
            properties += lines
            statement, modifier = self.uses(read, name, decl, owner in self.pictured)
            statements += [statement] if statement else []
            modifiers += [modifier] if modifier else []
        while self.chance(0.2):
            modifiers.append(self.pick(PLAIN))
        if modifiers:
            body = self.expression(node, place) + modifiers
        else:
            body = self.statements(node, place)
        if self.chance(0.3):
            body = body + statements
        else:
            body = statements + body
        if statements and self.chance(0.4):
            body = [self.pick(["VStack {", "Group {", "HStack {"]), *body, "}"]
        return properties, body

    def finished(self, decl, head, properties, body, kind="var body: some View {"):
        """The blocks of a type: members stay or go to an extension."""
        members = decl.members + []
        extensions = []
        for member in decl.movable:
            (extensions if self.chance(0.3) else members).append(member)
        inner = properties + [line for member in members for line in member]
        body = [kind, *body, "}"]
        if self.chance(0.1):
            extensions.append(body)
            text = [head, *inner, "}"]
        elif self.chance(0.5):
            text = [head, *inner, *body, "}"]
        else:
            text = [head, *properties, *[l for m in decl.members for l in m], *body,
                    *[l for m in decl.movable if m not in extensions for l in m], "}"]
        path = self.styles.get(decl.name, {}).get("path", decl.name)
        if extensions:
            extension = [f"extension {path} {{", *[line for member in extensions for line in member], "}"]
            if self.chance(0.5):
                # Another file does not see what is private.
                text = [line.replace("private ", "") for line in text]
                self.block(*extension)
            else:
                text += ["", *extension]
        return text

    def write_view(self, view):
        style = self.styles[view]
        name = self.names[view]
        self.styles[name] = style
        decl = Decl(name, "generic" if style["generic"] else "view")
        place = Place(decl, instance=True, flag=style["flag"] if view.takes_flag else None)
        properties, body = self.content(view, decl, place)
        if view.takes_flag:
            declared = {"bool": ["let flag: Bool", "var flag: Bool"], "enum": ["let mode: Mode"],
                        "optional": ["var flag: String?", "var flag: String? = nil"]}[style["flag"]]
            properties.insert(0, self.pick(declared))
            if style["flag"] == "enum":
                properties.insert(0, "enum Mode { case first, second }")
        if style["generic"]:
            # Before the flag: the order of the arguments.
            properties.insert(0, "let value: Value")
        parameter = "<Value: Hashable>" if style["generic"] else ""
        text = self.finished(decl, f"struct {name}{parameter}: View {{", properties, body)
        if style["holder"]:
            # An extension of the type keeps its own place behind the namespace.
            split = text.index("") if "" in text else len(text)
            text = [f"extension {style['holder']} {{", *text[:split], "}"] + text[split:]
        self.block(*text)

    def write_container(self, container):
        style = self.styles[container]
        name = self.names[container]
        labels, form = style["labels"], style["form"]
        types = ["Content", "Footer", "Header"][:container.slots]
        called = form in ("closure", "escaping")
        holes = tuple(label + "()" if called else label for label in labels)
        decl = Decl(name, "generic")
        properties, body = self.content(
            container, decl, Place(decl, instance=True, holes=holes))
        for label, type in zip(labels, types):
            properties.append({
                "builder": f"let {label}: {type}", "closure": f"@ViewBuilder let {label}: () -> {type}",
                "escaping": f"private let {label}: () -> {type}", "value": f"let {label}: {type}",
                "property": f"@ViewBuilder var {label}: {type}", "any": f"let {label}: AnyView"}[form])
        if form in ("builder", "escaping", "any"):
            escaping = "@escaping " if form == "escaping" else ""
            own = "<Content: View>" if form == "any" else ""
            parameters = ", ".join(f"@ViewBuilder {l}: {escaping}() -> {t}" for l, t in zip(labels, types))
            value = {"builder": "{}()", "escaping": "{}", "any": "AnyView({}())"}[form]
            properties += [f"init{own}({parameters}) {{", *[f"self.{l} = " + value.format(l) for l in labels], "}"]
        parameters = "" if form == "any" else "<" + ", ".join(f"{t}: View" for t in types) + ">"
        self.block(*self.finished(decl, f"struct {name}{parameters}: View {{", properties, body))

    def write_modifier(self, modifier):
        name = self.names[modifier]
        decl = Decl(name, "view")
        properties, body = self.content(
            modifier, decl, Place(decl, instance=True, holes=("content",), alone=False))
        decl.movable, movable = [], decl.movable
        properties += [line for member in movable for line in member]
        self.block(*self.finished(decl, f"struct {name}: ViewModifier {{", properties, body,
                                  "func body(content: Content) -> some View {"))
        if helper := self.styles.get(("applied", modifier)):
            self.block("extension View {", f"func {helper}() -> some View {{",
                       self.pick(["modifier(", "self.modifier("]) + f"{name}())", "}", "}")

    def write_router(self, router):
        style = self.styles[router]
        name = self.names[router]
        cases = []
        decl = Decl(name, "enum")
        for case, content in zip(style["cases"], router.cases):
            if style["form"] == "any":
                lines = self.prefixed("return AnyView(", self.expression(content, Place(decl)), ")")
            else:
                lines = self.statements(content, Place(decl))
            cases += [f"case .{case}:", *lines]
        member = {"property": "@ViewBuilder var screen: some View {", "function": "@ViewBuilder func make() -> some View {",
                  "view": "var body: some View {", "any": "func screen() -> AnyView {"}[style["form"]]
        heritage = "Int, CaseIterable" + (", View" if style["form"] == "view" else "")
        declared = ", ".join(style["cases"]) if self.chance(0.5) else "\ncase ".join(style["cases"])
        current = ["static var current: Self {", "Self(rawValue: Int.random(in: 0..<3)) ?? ." + style["cases"][0], "}"]
        members = [line for member in decl.movable for line in member]
        self.block(f"enum {name}: {heritage} {{", *f"case {declared}".split("\n"), *current, member, "switch self {",
                   *cases, "}", "}", *members, "}")

    def write_key(self, key):
        body = "value = nextValue()" if key.keeps_last else self.pick(["value += nextValue()", "value = value + nextValue()"])
        self.block(f"struct {self.names[key]}: PreferenceKey {{" + mark(key.mark), "static let defaultValue = 0",
                   "static func reduce(value: inout Int, nextValue: () -> Int) {" + mark(key.reduce_mark), body, "}", "}")

    # Roots

    def write_roots(self):
        app = Decl(self.fresh("Main"), "app")
        scenes = []
        for root in self.program.roots:
            match root.kind:
                case "scene":
                    number = self.counter
                    head = self.pick(["WindowGroup {", f"WindowGroup(id: \"w{number}\") {{", f"Window(\"w\", id: \"w{number}\") {{",
                                      "Settings {", "MenuBarExtra(\"m\") {", "DocumentGroup(newDocument: Doc()) { file in"])
                    scenes.append([head, *self.top(root, Place(app, instance=True)), "}"])
                case "widget":
                    decl = Decl(self.fresh("Widget"), "widget")
                    body = ["StaticConfiguration(kind: \"k\", provider: Provider()) { entry in", *self.top(root, Place(decl)), "}"]
                    self.block(f"struct {decl.name}: Widget {{", *self.flat(decl), "var body: some WidgetConfiguration {", *body,
                               "}", "}", imports=("SwiftUI", "WidgetKit"))
                case "preview":
                    decl = Decl(self.fresh("Preview"), "preview")
                    if self.chance(0.5):
                        self.block("#Preview {", *self.top(root, Place()), "}")
                    else:
                        self.block(f"struct {decl.name}: PreviewProvider {{", "static var previews: some View {",
                                   *self.top(root, Place()), "}", "}")
                case _:
                    self.write_host(root)
        if scenes:
            body = [line for scene in scenes for line in scene]
            self.block("@main", *self.finished(app, f"struct {app.name}: App {{", [], body, "var body: some Scene {"))

    def flat(self, decl):
        return [line for member in decl.members + decl.movable for line in member]

    def top(self, root, place):
        """The statements of a root, each with its mark at its head."""
        lines = []
        for statement, head in zip(root.statements, root.heads):
            # Preferences are not followed out of a helper that is all of a root's content: a known gap.
            own = self.direct(statement, place) if speaks(statement) else self.expression(statement, place)
            own[0] += mark(head)
            lines += own
        return lines

    def write_host(self, root):
        decl = Decl(self.fresh("Presenter"), "class")
        (node,) = root.statements
        place = Place(decl, instance=True)
        number = mark(root.mark)
        if root.kind == "configuration":
            lines = ["cell.contentConfiguration = UIHostingConfiguration {" + number, *self.statements(node, place), "}"]
            parameter, imports = "in cell: UITableViewCell", ("SwiftUI", "UIKit")
        elif root.kind == "renderer":
            lines = ["let renderer = ImageRenderer(content:" + number, *self.expression(node, place), ")",
                     "renderer.scale = 2"]
            parameter, imports = "", ("SwiftUI",)
        else:
            host, show, library = {
                "hosting": ("UIHostingController", "present(host, animated: true)", "UIKit"),
                "appkit": (self.pick(["NSHostingController", "NSHostingView"]), "print(host)", "AppKit")}[root.kind]
            parameter, imports = "", ("SwiftUI", library)
            form = self.pick(["argument", "local", "assigned"])
            if form == "argument":
                lines = [f"let host = {host}(rootView:" + number, *self.expression(node, place), ")", show]
            elif form == "local":
                lines = [*self.prefixed("let view = ", self.expression(node, place)),
                         f"let host = {host}(rootView: view)" + number, show]
            else:
                lines = [f"let host = {host}(", "rootView: AnyView(", *self.expression(node, place), ")", ")", show]
                lines[0] += number
        parent = ": UIViewController" if root.kind in ("hosting", "configuration") else ""
        self.block(f"final class {decl.name}{parent} {{", *self.flat(decl), f"func show({parameter}) {{", *lines, "}", "}",
                   imports=imports)

    def write_helpers(self):
        memo = self.styles.get("memo", {})
        if "wrapper" in memo:
            self.block(f"struct {memo['wrapper']}<Content: View>: View {{", "@ViewBuilder let content: Content",
                       "var body: some View {", "content.padding()", "}", "}")
        if "namespace" in memo:
            self.block(f"enum {memo['namespace']} {{", "}")
        for key, name in memo.items():
            if isinstance(key, tuple) and key[0] == "alias":
                self.block(f"typealias {name} = {self.type_of(key[1])}")
        if "services" in memo:
            fields = [f"let {name} = {self.type_of(obj)}()" for obj, name in self.styles["fields"].items()]
            self.block(f"final class {memo['services']} {{", f"static let live = {memo['services']}()", *fields, "}")

    # Files

    def assemble(self):
        """The text of each file by path, and the file and line of each mark."""
        self.random.shuffle(self.blocks)
        files, places = {}, {}
        largest = self.pick([1, 2, 4, 8, 1_000])
        while self.blocks:
            size = self.random.randrange(1, largest + 1)
            taken, self.blocks = self.blocks[:size], self.blocks[size:]
            folder = self.pick(FOLDERS)
            path = f"{folder}/{self.fresh('File')}.swift".lstrip("/")
            lines = []
            if self.chance(0.3):
                lines += ["//", f"//  {path}", "//", ""]
            lines += [f"import {name}" for name in sorted({name for _, names in taken for name in names})]
            for block, _ in taken:
                lines += [""] + self.commented(self.indented(block))
            text = []
            for number, line in enumerate(lines, 1):
                for found in MARK.findall(line):
                    assert int(found) not in places, line
                    places[int(found)] = (path, number)
                text.append(MARK.sub("", line))
            files[path] = "\n".join(text) + "\n"
        return files, places

    def indented(self, lines):
        depth, result = 0, []
        width = self.memo("width", lambda: self.pick(["  ", "    ", "\t"]))
        for line in lines:
            bare = MARK.sub("", line)
            if bare[:1] in ("}", ")"):
                depth -= 1
            result.append(width * max(depth, 0) + line if bare else line)
            if bare[:1] in ("}", ")"):
                depth += 1
            depth += bare.count("{") + bare.count("(") - bare.count("}") - bare.count(")")
        return result

    def commented(self, lines):
        result = []
        for line in lines:
            if self.chance(0.02):
                result.append(self.pick(["// MARK: - A part", "/* a { comment ( */", "/// About \"this\".", "// TODO: .environmentObject(x)"]))
            result.append(line)
        return result
