"""Writes a program of `model.py` down as Swift, in one of the many ways that mean the same.

The seed of the writer decides names, files, order, and how each thing is said: a helper or its body, a stored
closure or a built value, a view's own property or a singleton. What is true of the program does not depend on it;
marks at the ends of lines carry the places through.
"""
from __future__ import annotations

import random
import re
from dataclasses import dataclass, field

from model import *
from forms import ATTACHMENTS, BOXES, CONDITIONS, LEAVES, PLAIN, READS, STACKS, USES

MARK = re.compile(r"⟦(\d+)⟧")
NOUNS = ("Cart Session Theme Player Library Router Profile Basket Ledger Feed Inbox Clock Weather Map Trip Album "
         "Badge Detail Summary Header Footer Sidebar Editor Search Filter Settings Account Payment Order Receipt "
         "Gallery Camera Story Comment Thread Channel Friend Group Event Ticket Chart Report Task Note Reminder").split()
KINDS = "View Screen Page Panel Row Card Section Pane Tile Sheet".split()


def mark(number):
    return f"⟦{number}⟧"


@dataclass
class Decl:
    """A type under construction: its members grow while its body is written."""
    name: str
    kind: str
    members: list = field(default_factory=list)
    #: Members that an extension in another file may hold.
    movable: list = field(default_factory=list)
    state: dict = field(default_factory=dict)


@dataclass(frozen=True)
class Place:
    """Where an expression is written."""
    decl: Decl | None = None
    #: Whether the stored properties of `decl` can be named.
    instance: bool = False
    flag: str | None = None
    holes: tuple = ()
    #: Whether `some View` helpers with this place's holes are possible.
    alone: bool = True


class Writer:
    def __init__(self, program, seed, plain=False):
        self.program = program
        self.random = random.Random(f"swift {seed}")
        #: How often a thing is said in a roundabout way.
        self.detour = 0.0 if plain else self.random.choice([0.1, 0.25, 0.4])
        self.counter = 0
        self.keys = 0
        self.used = set()
        self.blocks = []
        self.names = {}
        for obj in program.objects:
            self.names[obj] = self.fresh(self.pick(NOUNS) + self.pick(["Model", "Store", "State", ""]))
        self.styles = {}

    # Names and choices

    def pick(self, items):
        return self.random.choice(list(items))

    def chance(self, probability):
        return self.random.random() < probability

    def fresh(self, base):
        self.counter += 1
        name = f"{base}{self.counter}"
        while name in self.used:
            self.counter += 1
            name = f"{base}{self.counter}"
        self.used.add(name)
        return name

    def lower(self, base):
        name = self.fresh(base)
        return name[0].lower() + name[1:]

    def block(self, *lines, imports=("SwiftUI",)):
        self.blocks.append((list(lines), tuple(imports)))

    # Objects

    def type_of(self, obj):
        name = self.names[obj]
        return f"{name}<Int>" if obj.generic else name

    def write_object(self, obj):
        name, type = self.names[obj], self.type_of(obj)
        parameter = "<Value>" if obj.generic else ""
        heritage = self.names[obj.base] if obj.base else "" if obj.observable else "ObservableObject"
        head = f"class {name}{parameter}" + (f": {heritage}" if heritage else "") + " {"
        has_heirs = any(other.base is obj for other in self.program.objects)
        if not has_heirs and self.chance(0.8):
            head = "final " + head
        lines = []
        if obj.observable:
            lines.append("@Observable")
            if self.chance(0.4):
                lines.append("@MainActor")
        wrapped = "" if obj.observable else "@Published "
        lines.append(head)
        if not obj.base:
            lines += [f"{wrapped}var title = \"\"", f"{wrapped}var count = 0", f"{wrapped}var isReady = false",
                      "func load() {", "count += 1", "}"]
            if self.chance(0.5):
                lines += ["init() {", "}"] if not obj.generic else []
        if not obj.generic and not obj.base:
            lines.append(f"{'class' if False else 'static'} let shared = {type}()")
        lines.append("}")
        self.block(*lines, imports=("SwiftUI",) + (("Observation",) if obj.observable else ()))

    def value(self, obj, place):
        """An expression of exactly the object's type."""
        type = self.type_of(obj)
        forms = ["made", "function", "container", "enum"]
        if not obj.generic and not obj.base:
            forms += ["shared", "shared"]
        if place.instance:
            forms += ["member"] * 6 + ["computed"]
        form = self.pick(forms)
        if form == "made":
            return f"{type}()" if self.chance(0.7) else f"{type}.init()"
        if form == "shared":
            return f"{type}.shared"
        if form == "function":
            name = self.memo(("function", obj), lambda: self.lower("make" + self.names[obj]))
            if ("function", obj) not in self.styles:
                self.styles["function", obj] = True
                self.block(f"func {name}() -> {type} {{", f"{type}()" if self.chance(0.5) else f"return {type}()", "}")
            return f"{name}()"
        if form == "enum":
            holder = self.memo("enum", lambda: self.fresh("Shared"))
            name = self.memo(("static", obj), lambda: self.lower(self.names[obj]))
            if ("static", obj) not in self.styles:
                self.styles["static", obj] = True
                declared = self.pick([f"static let {name} = {type}()", f"static let {name}: {type} = {type}()",
                                      f"static var {name}: {type} {{ {type}() }}"])
                if ("enum", "declared") not in self.styles:
                    self.styles["enum", "declared"] = True
                    self.block(f"enum {holder} {{", declared, "}")
                else:
                    self.block(f"extension {holder} {{", declared, "}")
            return f"{holder}.{name}"
        if form == "container":
            holder = self.memo("services", lambda: self.fresh("Services"))
            fields = self.styles.setdefault("fields", {})
            if obj not in fields:
                fields[obj] = self.lower(self.names[obj])
            return f"{holder}.live.{fields[obj]}"
        key = ("object", obj, form)
        if key not in place.decl.state:
            name = self.lower(self.names[obj])
            place.decl.state[key] = name
            if form == "computed":
                place.decl.movable.append([f"var {name}: {type} {{", f"{type}()", "}"])
            else:
                place.decl.members.append([self.stored(obj, name, type, place.decl.kind)])
        name = place.decl.state[key]
        return f"self.{name}" if self.chance(0.2) else name

    def stored(self, obj, name, type, kind):
        access = self.pick(["private ", ""])
        plain = [f"{access}let {name} = {type}()", f"{access}let {name}: {type} = {type}()",
                 f"{access}let {name}: {type} = .init()"]
        if kind == "class":
            return self.pick(plain + [f"{access}lazy var {name} = {type}()"])
        if obj.observable:
            return self.pick(plain + [f"@State {access}var {name} = {type}()"] * 3
                             + [f"@Bindable {access}var {name} = {type}()"] * (kind == "view"))
        return self.pick(plain + [f"@StateObject {access}var {name} = {type}()"] * 3
                         + [f"@StateObject {access}var {name}: {type} = {type}()",
                            f"@ObservedObject {access}var {name} = {type}()"])

    def memo(self, key, make):
        names = self.styles.setdefault("memo", {})
        if key not in names:
            names[key] = make()
        return names[key]

    def state(self, place, type, initial, key):
        """The name of a state property."""
        if key not in place.decl.state:
            place.decl.state[key] = name = self.lower("is" if type == "Bool" else "item")
            place.decl.members.append([f"@State private var {name}: {type} = {initial}"])
        return place.decl.state[key]

    # Expressions

    def statements(self, node, place):
        """Lines of a view builder."""
        match node:
            case Box(kids) if len(kids) > 1 and self.chance(0.3):
                return [line for kid in kids for line in self.statements(kid, place)]
            case Either(one, other):
                return self.either(self.statements(one, place), self.statements(other, place), place)
            case Flagged(yes, no):
                return self.flagged(self.statements(yes, place), self.statements(no, place), place)
            case Platform(platforms, one, other):
                return self.platform(platforms, self.statements(one, place), self.statements(other, place))
        if self.chance(self.detour * 0.2):
            name = self.lower("local")
            return [*self.prefixed(f"let {name} = ", self.expression(node, place)), name]
        lines = self.expression(node, place)
        if self.chance(0.03):
            return ["#if true", *lines, "#endif"]
        if self.chance(0.03):
            return ["#if os(iOS) || os(macOS) || os(tvOS) || os(watchOS) || os(visionOS)", *lines, "#endif"]
        return lines

    def prefixed(self, prefix, lines, suffix=""):
        lines = list(lines)
        lines[0] = prefix + lines[0]
        if suffix:
            head, *marks = re.split(r"(?=⟦)", lines[-1], maxsplit=1)
            lines[-1] = head + suffix + "".join(marks)
        return lines

    def either(self, one, other, place):
        form = self.pick(["if", "if", "switch", "if let"])
        if form == "switch":
            return ["switch Int.random(in: 0..<3) {", "case 0:", *one, self.pick(["default:", "case _:"]), *other, "}"]
        if form == "if let":
            name = self.lower("value")
            return [f"if let {name} = UserDefaults.standard.string(forKey: \"{name}\"), !{name}.isEmpty {{", *one, "} else {",
                    *other, "}"]
        return [f"if {self.condition(place)} {{", *one, "} else {", *other, "}"]

    def condition(self, place):
        if place.instance and place.decl.kind == "view" and self.chance(0.5):
            form = self.pick(CONDITIONS)
            if form not in place.decl.state:
                place.decl.state[form] = name = self.lower("setting")
                place.decl.members.append([form[0].format(name)])
            return form[1].format(place.decl.state[form])
        # What is stored under one key is one value for all: each condition is to have its own.
        self.keys += 1
        return self.pick(["Bool.random()", f"UserDefaults.standard.bool(forKey: \"key{self.keys}\")",
                          "Date().timeIntervalSince1970 > 5"])

    def flagged(self, yes, no, place):
        style = place.flag
        if style == "enum":
            return self.pick([
                ["switch mode {", "case .first:", *yes, "case .second:", *no, "}"],
                ["if mode == .first {", *yes, "} else {", *no, "}"],
                ["if case .first = mode {", *yes, "} else {", *no, "}"]])
        if style == "optional":
            return self.pick([
                ["if let flag {", "Text(flag)", *yes, "} else {", *no, "}"],
                ["if flag != nil {", *yes, "} else {", *no, "}"]])
        return self.pick([
            ["if flag {", *yes, "} else {", *no, "}"], ["if !flag {", *no, "} else {", *yes, "}"],
            ["if flag == true {", *yes, "} else {", *no, "}"],
            ["switch flag {", "case true:", *yes, "case false:", *no, "}"]])

    def platform(self, platforms, one, other):
        condition = " || ".join(f"os({name})" for name in sorted(platforms))
        if self.chance(0.3):
            others = " || ".join(f"os({name})" for name in sorted(EVERYWHERE - platforms))
            return [f"#if {others}", *other, "#else", *one, "#endif"]
        if self.chance(0.3):
            return [f"#if !({condition})", *other, "#else", *one, "#endif"]
        return [f"#if {condition}", *one, "#else", *other, "#endif"]

    def expression(self, node, place, inchain=False):
        """Lines of one expression. A base of a chain is only said in ways that keep the chain one."""
        lines = None
        if self.chance(self.detour) and not isinstance(node, Leaf):
            lines = self.roundabout(node, place, inchain)
        return lines or self.direct(node, place)

    def direct(self, node, place):
        match node:
            case Leaf():
                return [self.pick(LEAVES)]
            case Build(view, flag):
                return [self.build(view, flag)]
            case Box(kids, certain):
                head = self.pick(STACKS if certain else BOXES)
                body = [line for kid in kids for line in self.statements(kid, place)]
                return [head, *body, "}"]
            case Either(one, other) if self.chance(0.3):
                yes = self.prefixed("AnyView(", self.expression(one, place), ")")
                no = self.prefixed(": AnyView(", self.expression(other, place), "))")
                return self.prefixed(f"({self.condition(place)} ? ", yes) + no
            case Either() | Flagged() | Platform():
                return [self.pick(["Group {", "VStack {", "ZStack {"]), *self.statements(node, place), "}"]
            case Inject(base, obj):
                return self.inject(self.expression(base, place, inchain=True), obj, place)
            case Attach(base, kind, content):
                lines = self.expression(base, place, inchain=True)
                return lines + self.attachment(node, kind, content, place)
            case Destination(base, content):
                lines = self.expression(base, place, inchain=True)
                heads = [".navigationDestination(for: Int.self) { _ in"]
                if place.instance:
                    shown = self.state(place, "Bool", "false", ("shown", node))
                    heads.append(f".navigationDestination(isPresented: ${shown}) {{")
                return lines + [self.pick(heads) + mark(node.mark), *self.statements(content, place), "}"]
            case Link(content):
                return self.link(node, content, place)
            case Navigation(kind, content):
                body = self.statements(content, place)
                return [kind + " {", *body, "} detail: {", "Text(\"detail\")", "}"] \
                    if kind == "NavigationSplitView" else [kind + " {", *body, "}"]
            case Fill(container, contents):
                return self.fill(container, contents, place)
            case Apply(base, modifier):
                name = self.names[modifier]
                helper = self.styles.get(("applied", modifier))
                applied = f".{helper}()" if helper and self.chance(0.6) else f".modifier({name}())"
                return self.expression(base, place, inchain=True) + [applied]
            case Hole(index):
                return [place.holes[index]]
            case Route(router, case):
                return [self.route(router, case)]
            case Emit(base, key):
                lines = self.expression(base, place, inchain=True)
                return lines + [f".preference(key: {self.names[key]}.self, value: {self.random.randrange(1, 9)})"
                                + mark(node.mark)]
            case Listen(base, key):
                return self.expression(base, place, inchain=True) + [
                    f".onPreferenceChange({self.names[key]}.self) {{ value in" + mark(node.mark), "print(value)", "}"]
        raise TypeError(node)

    def build(self, view, flag):
        arguments = []
        style = self.styles[view]
        if style["generic"]:
            arguments.append(f"value: {self.pick(['1', 'Int(3)', '7 + 1'])}")
        if view.takes_flag:
            match style["flag"]:
                case "bool":
                    arguments.append(f"flag: {'true' if flag else 'false'}")
                case "enum":
                    arguments.append(f"mode: {'.first' if flag else '.second'}")
                case "optional":
                    if flag or self.chance(0.7):
                        arguments.append("flag: \"a\"" if flag else "flag: nil")
        initialiser = ".init" if self.chance(0.05) else ""
        return f"{style['path']}{initialiser}({', '.join(arguments)})"

    def inject(self, lines, obj, place):
        value = self.value(obj, place)
        label = "environment" if obj.observable else "environmentObject"
        if self.chance(self.detour * 0.5):
            name = self.styles.get(("provide", obj))
            if not name:
                name = self.styles["provide", obj] = self.lower("provide" + self.names[obj])
                own = self.value(obj, Place())
                if self.chance(0.5):
                    modifier = self.fresh("Provide" + self.names[obj])
                    self.block(f"struct {modifier}: ViewModifier {{", "func body(content: Content) -> some View {",
                               f"content.{label}({own})", "}", "}")
                    body = f"modifier({modifier}())"
                else:
                    body = f"{self.pick(['', 'self.'])}{label}({own})"
                self.block("extension View {", f"func {name}() -> some View {{", body, "}", "}")
            return lines + [f".{name}()"]
        line = f".{label}({value})"
        if len(lines) == 1 and "⟦" not in lines[0] and self.chance(0.3):
            return [lines[0] + line]
        return lines + [line]

    def attachment(self, node, kind, content, place):
        form = self.pick(ATTACHMENTS[kind])
        shown = ".constant(true)"
        if "{shown}" in form[0] and place.instance and self.chance(0.8):
            shown = "$" + self.state(place, "Bool", "false", ("shown", node))
        head = form[0].replace("{shown}", shown) + mark(node.mark)
        if form[1] == "expression":
            return [head, *self.expression(content, place), ")"]
        return [head, *form[1], *self.statements(content, place), *form[2]]

    def link(self, node, content, place):
        form = self.pick(["trailing", "trailing", "titled", "argument", "builder"])
        label = self.pick(["Text(\"Go\")", "Label(\"Go\", systemImage: \"arrow\")"])
        number = mark(node.mark)
        if form == "titled":
            return ["NavigationLink(\"Go\") {" + number, *self.statements(content, place), "}"]
        if form == "argument":
            return ["NavigationLink(destination:" + number, *self.expression(content, place), f") {{ {label} }}"]
        if form == "builder":
            return ["NavigationLink(\"Go\", destination:" + number, *self.expression(content, place), ")"]
        return ["NavigationLink {" + number, *self.statements(content, place), "} label: {", label, "}"]

    def fill(self, container, contents, place):
        style = self.styles[container]
        name = self.names[container]
        if style["form"] == "value":
            lines = [f"{name}("]
            for index, content in enumerate(contents):
                last = "" if index == len(contents) - 1 else ","
                lines += self.prefixed(f"{style['labels'][index]}: ", self.expression(content, place), last)
            return [*lines, ")"]
        lines = [f"{name} {{", *self.statements(contents[0], place), "}"]
        for index, content in enumerate(contents[1:], 1):
            lines[-1] += f" {style['labels'][index]}: {{"
            lines += [*self.statements(content, place), "}"]
        return lines

    def route(self, router, case):
        style = self.styles[router]
        name = self.names[router]
        value = f"{name}.current" if case is None else f"{name}.{style['cases'][case]}"
        return value + style["use"]

    # Detours

    def body(self, node, place, inchain, builder=True):
        """The body of a helper. Where a chain goes on behind the helper, it must go on within."""
        if inchain or not builder:
            return self.expression(node, place, inchain)
        return self.statements(node, place)

    def roundabout(self, node, place, inchain):
        """The same in another way; nil if the way does not fit."""
        forms = ["property", "function", "global", "static"]
        if speaks(node):
            # A helper outside of views is looked at for whatever it may be applied to: nothing is proved of it.
            forms = ["property", "function"] + ["group", "wrapper"] * (not inchain)
        elif not inchain:
            forms += ["any", "group", "wrapper", "factory", "each", "closure", "enum", "generic", "stored any"]
        form = self.pick(forms)
        decl = place.decl
        name = self.lower(self.pick(["content", "section", "header", "list", "main", "part"]))
        held = bool(place.holes)
        builder = self.pick(["", "@ViewBuilder "])
        if form in ("property", "function", "closure", "stored any") and not place.instance:
            return None
        if form in ("property", "function") and not place.alone:
            # The content of a modifier is a parameter of its body.
            return None
        if form == "property":
            body = self.body(node, place, inchain, builder)
            decl.movable.append([f"{builder}var {name}: some View {{", *body, "}"])
            return [self.pick(["", "", "self."]) + name]
        if form == "function":
            body = self.body(node, place, inchain, builder)
            parameter = self.pick([("", ""), ("_ n: Int", "3"), ("title: String = \"a\"", ""), ("at index: Int", "at: 1")])
            decl.movable.append([f"{builder}func {name}({parameter[0]}) -> some View {{", *body, "}"])
            return [f"{name}({parameter[1]})"]
        if form in ("global", "static", "enum", "factory", "generic") and (held or place.flag):
            return None
        outside = Place(decl=None)
        if form == "global":
            self.block(f"@ViewBuilder func {name}() -> some View {{", *self.body(node, outside, inchain), "}")
            return [f"{name}()"]
        if form == "static":
            if decl is None or decl.kind == "extension" or decl.kind == "enum":
                return None
            decl.movable.append([f"@ViewBuilder static func {name}() -> some View {{",
                                 *self.body(node, outside, inchain), "}"])
            own = self.pick(["Self", decl.name]) if decl.kind != "generic" else "Self"
            # An extension of a nested type does not see the type that it is nested in.
            return [f"{'Self' if self.styles.get(decl.name, {}).get('holder') else own}.{name}()"]
        if form == "enum":
            holder = self.fresh("Pages")
            self.block(f"enum {holder} {{", f"@ViewBuilder static var {name}: some View {{",
                       *self.statements(node, outside), "}", "}")
            return [f"{holder}.{name}"]
        if form == "generic":
            holder = self.fresh("Maker")
            self.block(f"struct {holder}<Value> {{", "let value: Value", f"@ViewBuilder func {name}() -> some View {{",
                       *self.statements(node, outside), "}", "}")
            return [f"{holder}(value: 1).{name}()"]
        if form == "factory":
            protocol, maker = self.fresh("Making"), self.fresh("Maker")
            self.block(f"protocol {protocol} {{", "associatedtype Page: View", f"func {name}() -> Page", "}")
            self.block(f"struct {maker}: {protocol} {{", f"func {name}() -> some View {{",
                       *self.expression(node, outside), "}", "}")
            return [f"{maker}().{name}()"]
        if form == "any":
            return self.prefixed("AnyView(", self.direct(node, place), ")")
        if form == "group":
            return [self.pick(["Group {", "VStack {"]), *self.statements(node, place), "}"]
        if form == "each":
            return [self.pick(["ForEach(0..<2, id: \\.self) { _ in", "ForEach([1, 2], id: \\.self) { number in"]),
                    *self.statements(node, place), "}"]
        if form == "wrapper":
            wrapper = self.memo("wrapper", lambda: self.fresh("Wrapped"))
            return [f"{wrapper} {{", *self.statements(node, place), "}"]
        if form == "closure":
            return ["({ () -> AnyView in", *self.prefixed("AnyView(", self.direct(node, place), ")"), "})()"]
        if form == "stored any":
            if decl.kind != "view" or held:
                return None
            body = self.prefixed("AnyView(", self.direct(node, outside if not place.flag else place), ")") \
                if not place.flag else None
            if body is None:
                return None
            decl.members.append([f"private let {name}: () -> AnyView = {{", *body, "}"])
            return [f"{name}()"]
        raise ValueError(form)
