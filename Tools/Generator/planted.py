"""Mistakes that stand by themselves, planted into a program: preferences that nobody hears, and declarations.

Each mistake about a preference has a key of its own and a view of its own, whose emitters and listeners stand where
rows D1 to D10 say what is heard; transparent things of all kinds stand around them. A twin without the mistake is
planted as often.
"""
from __future__ import annotations

from model import *
from model import _ids

#: Name of a plan: what is wrong in it.
PLANS = ["heard", "heard deep", "twice", "sibling", "late", "unread", "unwritten", "overwritten", "kept", "sheet",
         "lossy", "single"]


class Planter:
    def __init__(self, generator):
        self.random = generator.random
        self.generator = generator
        self.views = []
        self.keys = []
        #: (rule, key, mark)
        self.wanted = []

    def plant(self, count):
        """Views with a mistake each, to be built by a root of their own."""
        return [self.planned(self.random.choice(PLANS)) for _ in range(count)]

    def view(self, body):
        view = View(1_000 + len(self.views), body=body, planted=True)
        self.views.append(view)
        return Build(view)

    def around(self, node, static=False):
        """Something through which preferences pass unchanged."""
        while self.random.random() < 0.6:
            form = self.random.choice(["box", "beside", "view", "overlay", "background"] + ["either"] * (not static))
            match form:
                case "box":
                    node = Box([node], True)
                case "beside":
                    node = Box([Leaf(), node, Leaf()], True)
                case "view":
                    node = self.view(node)
                case "overlay" | "background":
                    node = Attach(Leaf(), form, node)
                case "either":
                    node = Either(node, Leaf())
        return node

    def planned(self, plan):
        key = Key(len(self.keys), keeps_last=plan in ("lossy", "single"))
        self.keys.append(key)

        def emit(base=None):
            return Emit(base or Leaf(), key)

        def want(rule, mark):
            self.wanted.append((rule, key, mark))

        match plan:
            case "heard":
                return self.view(Listen(self.around(emit()), key))
            case "heard deep":
                return self.view(Listen(self.around(self.view(self.around(emit()))), key))
            case "twice":
                return self.view(Listen(Box([self.around(emit()), self.around(emit())], True), key))
            case "sibling":
                heard, said = Listen(Leaf(), key), emit()
                want("deaf-preference-listener", heard.mark)
                want("non-child-preference", said.mark)
                return self.view(Box([self.around(heard), self.around(said)], True))
            case "late":
                heard = Listen(self.around(Leaf(), static=True), key)
                said = emit(heard)
                want("deaf-preference-listener", heard.mark)
                want("non-child-preference", said.mark)
                return self.view(said)
            case "unread":
                want("unread-preference", key.mark)
                return self.view(self.around(emit()))
            case "unwritten":
                want("unwritten-preference", key.mark)
                return self.view(Listen(self.around(Leaf()), key))
            case "overwritten":
                inner = emit()
                want("overwritten-preference", inner.mark)
                return self.view(Listen(self.around(emit(self.around(inner))), key))
            case "kept":
                # A listener between the two hears the inner one (D1).
                return self.view(Listen(emit(Listen(self.around(emit()), key)), key))
            case "sheet":
                said = emit()
                heard = Listen(Attach(Leaf(), "sheet", self.around(said)), key)
                want("deaf-preference-listener", heard.mark)
                want("non-child-preference", said.mark)
                return self.view(heard)
            case "lossy":
                want("lossy-preference-reduce", key.reduce_mark)
                return self.view(Listen(Box([emit(), emit()], True), key))
            case "single":
                return self.view(Listen(Box([emit(), Leaf()], True), key))
        raise ValueError(plan)


class Declarations:
    """Declarations with a mistake, as text; `project` writes and marks them."""

    def __init__(self, project, count):
        self.project = project
        self.pick = project.pick
        #: (rule, subject, mark)
        self.wanted = []
        plans = [self.outside_view, self.mutable_default, self.non_neutral, self.class_in_key, self.mismatch, self.unread_key,
                 self.unwritten_key, self.read_in_init, self.healthy_keys]
        for _ in range(count):
            self.pick(plans)()

    def want(self, rule, subject):
        number = next(_ids)
        self.wanted.append((rule, subject, number))
        return f"⟦{number}⟧"

    def key(self, mark="", value="0", kind="let"):
        name = self.project.fresh(self.pick(["Accent", "Spacing", "Margin", "Level"]) + "Key")
        self.project.block(f"struct {name}: EnvironmentKey {{", f"static {kind} defaultValue = {value}{mark}", "}")
        return name

    def property(self, getter, setter, mark="", type="Int"):
        name = self.project.lower(self.pick(["accent", "spacing", "margin", "level"]))
        self.project.block("extension EnvironmentValues {", f"var {name}: {type} {{", f"get {{ self[{getter}.self] }}",
                           f"set {{ self[{setter}.self] = newValue }}{mark}", "}", "}")
        return name

    def uses(self, *names):
        """A view that sets and a view that reads some properties."""
        for name in names:
            reader = self.project.fresh("KeyReader")
            self.project.block(f"struct {reader}: View {{", f"@Environment(\\.{name}) private var {name}", "var body: some View {",
                               f"Text(\"\\({name})\")", "}", "}")
            self.project.block(f"struct {self.project.fresh('KeyWriter')}: View {{", "var body: some View {",
                               f"{reader}().environment(\\.{name}, 3)", "}", "}")

    def object(self):
        objects = [o for o in self.project.program.objects if not o.observable]
        return self.project.type_of(self.pick(objects)) if objects else None

    def outside_view(self):
        if type := self.object():
            kind = self.pick(["final class", "struct", "final class"])
            name, property = self.project.fresh("Helper"), self.project.lower("session")
            self.project.block(f"{kind} {name} {{", f"@EnvironmentObject var {property}: {type}"
                               + self.want("environment-wrapper-outside-view", type), "func run() {", f"print({property}.title)", "}", "}")

    def mutable_default(self):
        name = self.project.fresh("MutableKey")
        mark = self.want("mutable-key-default", name)
        self.project.block(f"struct {name}: EnvironmentKey {{", f"static var defaultValue = 0{mark}", "}")
        self.uses(self.property(name, name))

    def non_neutral(self):
        name = self.project.fresh("SumKey")
        self.project.block(f"struct {name}: PreferenceKey {{", "static let defaultValue = 1"
                           + self.want("non-neutral-preference-default", name),
                           "static func reduce(value: inout Int, nextValue: () -> Int) {",
                           self.pick(["value += nextValue()", "value = value + nextValue()"]), "}", "}")
        self.project.block(f"struct {self.project.fresh('Summing')}: View {{", "var body: some View {", "VStack {",
                           f"Text(\"a\").preference(key: {name}.self, value: 2)", "}",
                           f".onPreferenceChange({name}.self) {{ value in print(value) }}", "}", "}")

    def class_in_key(self):
        objects = [o for o in self.project.program.objects if not o.observable and not o.generic]
        if not objects:
            return
        type = self.project.type_of(self.pick(objects))
        name = self.project.lower("model")
        self.project.block("extension EnvironmentValues {", f"@Entry var {name} = {type}()"
                           + self.want("observable-object-in-environment-key", type), "}")
        reader = self.project.fresh("KeyReader")
        self.project.block(f"struct {reader}: View {{", f"@Environment(\\.{name}) private var {name}", "var body: some View {",
                           f"Text({name}.title)", "}", "}")
        self.project.block(f"struct {self.project.fresh('KeyWriter')}: View {{", "var body: some View {",
                           f"{reader}().environment(\\.{name}, {type}())", "}", "}")

    def mismatch(self):
        first, second = self.key(), self.key()
        wrong = self.project.lower("wrong")
        mark = self.want("environment-key-mismatch", wrong)
        self.project.block("extension EnvironmentValues {", f"var {wrong}: Int {{", f"get {{ self[{first}.self] }}",
                           f"set {{ self[{second}.self] = newValue }}{mark}", "}", "}")
        self.uses(wrong, self.property(first, first), self.property(second, second))

    def unread_key(self):
        name = self.project.fresh("UnreadKey")
        mark = self.want("unread-environment-key", name)
        self.project.block(f"struct {name}: EnvironmentKey {{{mark}", "static let defaultValue = 0", "}")
        property = self.property(name, name)
        self.project.block(f"struct {self.project.fresh('KeyWriter')}: View {{", "var body: some View {",
                           f"Text(\"a\").environment(\\.{property}, 3)", "}", "}")

    def unwritten_key(self):
        name = self.project.fresh("UnwrittenKey")
        mark = self.want("unwritten-environment-key", name)
        self.project.block(f"struct {name}: EnvironmentKey {{{mark}", "static let defaultValue = 0", "}")
        property = self.property(name, name)
        self.project.block(f"struct {self.project.fresh('KeyReader')}: View {{", f"@Environment(\\.{property}) var {property}",
                           "var body: some View {", f"Text(\"\\({property})\")", "}", "}")

    def read_in_init(self):
        if type := self.object():
            name, property = self.project.fresh("Early"), self.project.lower("session")
            self.project.block(f"struct {name}: View {{", f"@EnvironmentObject var {property}: {type}", "init() {",
                               f"print({property}.title)" + self.want("environment-read-in-init", type), "}", "var body: some View {",
                               f"Text({property}.title)", "}", "}")

    def healthy_keys(self):
        name = self.key()
        self.uses(self.property(name, name))
