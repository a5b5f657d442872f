"""Makes random programs: views that build views, with objects that are mostly there and sometimes are not."""
from __future__ import annotations

import random

from model import *
from planted import Planter

#: Attachments, by how often they occur.
KINDS = (["sheet"] * 4 + ["overlay", "background"] * 2
         + ["fullScreenCover", "popover", "toolbar", "safeAreaInset", "contextMenu", "mask", "swipeActions", "inspector",
            "searchSuggestions"])
#: Attachments whose content is no part of the navigation container around.
APART = PRESENTED | {"toolbar", "contextMenu", "swipeActions", "inspector", "searchSuggestions"}


@dataclass
class Context:
    """What may be written where an expression stands."""
    #: Views with a smaller number may not be built, so that no view builds itself.
    above: int
    navigates: bool = False
    flag: bool = False
    #: Whether containers and modifiers may be used; their own bodies build only views that use none.
    contained: bool = True
    depth: int = 0

    def deeper(self, **changes):
        values = dict(above=self.above, navigates=self.navigates, flag=self.flag, contained=self.contained,
                      depth=self.depth + 1)
        return Context(**{**values, **changes})


class Generator:
    def __init__(self, seed, size):
        self.random = random.Random(f"program {seed}")
        self.size = size
        count = self.random.randrange(2, 4 + size // 8)
        self.objects = []
        for index in range(count):
            obj = Obj(index, observable=self.chance(0.45), generic=self.chance(0.12))
            heirs = [o for o in self.objects if o.observable == obj.observable and not o.generic and not o.base]
            if heirs and not obj.generic and self.chance(0.2):
                obj.base = self.random.choice(heirs)
            self.objects.append(obj)
        self.views = [View(index, navigates=self.chance(0.25), takes_flag=self.chance(0.12)) for index in range(size)]
        self.unused = set(self.views)
        self.containers = [Container(i, self.random.choice([1, 1, 2])) for i in range(self.random.randrange(0, 2 + size // 15))]
        self.modifiers = [Container(i, 1) for i in range(self.random.randrange(0, 2 + size // 15))]
        self.simple = self.size * 4 // 5
        self.routers = []
        self.ready = []

    def chance(self, probability):
        return self.random.random() < probability

    def program(self):
        for modifier in self.modifiers:
            self.fill_in(modifier, [Hole(0)])
        for container in self.containers:
            self.fill_in(container, [Hole(i) for i in range(container.slots)])
        for view in reversed(self.views):
            view.reads = self.reads()
            view.body = self.body(Context(
                view.index, view.navigates, view.takes_flag, contained=view.index < self.simple))
        roots = []
        for index in range(self.random.randrange(1, 3 + self.size // 12)):
            kind = self.random.choice(["scene"] * 5 + ["widget", "preview", "hosting", "hosting", "appkit", "renderer", "configuration"])
            count = 1 if kind not in ("scene", "widget") else self.random.choice([1, 1, 1, 2])
            roots.append(Root(index, kind, [self.root_statement() for _ in range(count)]))
        planter = Planter(self)
        statements = planter.plant(self.random.randrange(0, 2 + self.size // 6))
        if statements:
            roots.append(Root(len(roots), "scene", statements))
        return Program(
            self.objects, planter.keys, self.views + planter.views, self.containers, self.modifiers, self.routers, roots,
            planter.wanted, self.random.randrange(0, 2 + self.size // 6))

    def reads(self):
        count = self.random.choice([0, 0, 0, 1, 1, 2])
        return [Read(obj, used=self.chance(0.95), optional=obj.observable and self.chance(0.1))
                for obj in self.random.sample(self.objects, min(count, len(self.objects)))]

    def fill_in(self, container, holes):
        """The body of a container: its holes stand somewhere in it, mostly with something around."""
        container.reads = self.reads() if self.chance(0.3) else []
        parts = []
        for hole in holes:
            node = hole
            while self.chance(0.5):
                node = self.chained(node, Context(self.simple - 1, contained=False, depth=2), pushes=False)
            parts.append(node)
        if len(parts) > 1 or self.chance(0.4):
            parts.insert(self.random.randrange(len(parts) + 1), Leaf())
            container.body = Box(parts)
        else:
            container.body = parts[0]

    def root_statement(self):
        node = self.nested(Context(-1)) if self.chance(0.3) else self.build(Context(-1))
        if not isinstance(node, (Build, Box, Fill, Navigation, Inject, Attach, Apply)):
            node = Box([node])
        for obj in self.random.sample(self.objects, len(self.objects)):
            if self.chance(0.85):
                node = Inject(node, obj)
        while self.chance(0.15):
            node = self.chained(node, Context(-1, depth=2), pushes=False)
        return node

    def body(self, context):
        node = self.nested(context)
        while self.chance(0.35):
            node = self.chained(node, context)
        return node

    def nested(self, context):
        if context.depth > 3:
            return self.build(context)
        form = self.random.choice(
            ["box"] * 5 + ["build"] * 4 + ["either", "either", "platform", "fill", "fill", "navigation", "navigation", "apply",
                           "route", "leaf"] + ["link"] * 3 * context.navigates + ["flagged"] * 4 * context.flag)
        deeper = context.deeper()
        match form:
            case "box":
                return Box([self.chain(deeper) for _ in range(self.random.choice([1, 2, 2, 3]))])
            case "either":
                return Either(self.chain(deeper), self.chain(deeper))
            case "flagged":
                return Flagged(self.chain(deeper), self.chain(deeper))
            case "platform":
                names = sorted(EVERYWHERE)
                some = frozenset(self.random.sample(names, self.random.randrange(1, 4)))
                return Platform(some, self.chain(deeper), self.chain(deeper))
            case "fill" if self.containers and context.contained:
                container = self.random.choice(self.containers)
                inner = context.deeper(navigates=False)
                return Fill(container, [self.chain(inner) for _ in range(container.slots)])
            case "navigation":
                kind = self.random.choice(["NavigationStack", "NavigationStack", "NavigationView", "NavigationSplitView"])
                return Navigation(kind, self.chain(context.deeper(navigates=True)))
            case "apply" if self.modifiers and context.contained:
                return Apply(self.chain(deeper), self.random.choice(self.modifiers))
            case "route":
                return self.route(context)
            case "link":
                return Link(self.chain(deeper))
            case "leaf":
                return Leaf()
        return self.build(context)

    def chain(self, context):
        node = self.nested(context)
        while self.chance(0.15):
            node = self.chained(node, context)
        return node

    def chained(self, node, context, pushes=True):
        form = self.random.choice(["inject"] * 3 + ["attach"] * 3 + ["apply"] + ["push"] * 2 * (context.navigates and pushes))
        match form:
            case "attach":
                kind = self.random.choice(KINDS)
                inner = context.deeper(navigates=context.navigates and kind not in APART)
                return Attach(node, kind, self.chain(inner))
            case "push":
                return Destination(node, self.chain(context.deeper()))
            case "apply" if self.modifiers and pushes and context.contained:
                return Apply(node, self.random.choice(self.modifiers))
        return Inject(node, self.random.choice(self.objects))

    def route(self, context):
        if self.routers and self.chance(0.5) and self.routers[-1] in self.ready:
            fitting = [r for r in self.routers if r.above >= context.above and (context.contained or not r.contained)]
            if fitting:
                router = self.random.choice(fitting)
                return Route(router, self.random.choice([None, *range(len(router.cases))]))
        router = Router(len(self.routers))
        router.above, router.contained = context.above, context.contained
        inner = Context(context.above, contained=context.contained, depth=context.depth + 1)
        router.cases = [self.chain(inner) for _ in range(self.random.choice([2, 3]))]
        self.routers.append(router)
        self.ready.append(router)
        return Route(router, self.random.choice([None, *range(len(router.cases))]))

    def build(self, context):
        """A view that may stand here, mostly one that stands nowhere yet."""
        fitting = [v for v in self.views[context.above + 1:] if context.navigates or not v.navigates]
        fresh = [v for v in fitting if v in self.unused]
        choice = fresh[:12] if fresh and self.chance(0.8) else fitting
        if not choice or not fresh and self.chance(0.6):
            return Leaf()
        view = self.random.choice(choice)
        self.unused.discard(view)
        return Build(view, self.chance(0.5) if view.takes_flag else None)
