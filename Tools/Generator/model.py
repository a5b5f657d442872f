"""What a random project is made of, and what is true of it.

A project is a graph of views over a small language of expressions; an interpreter of that language carries
environments from each root through everything that is built, as SwiftUI does (semantics A to C), and collects what
is missing where. How the same project is written down as Swift is another matter: see `swift.py`.
"""
from __future__ import annotations

import itertools
from dataclasses import dataclass, field

_ids = itertools.count(1)


class Node:
    """An expression; compared by identity."""

    def __init__(self):
        self.mark = next(_ids)


class Leaf(Node):
    pass


@dataclass(eq=False)
class Build(Node):
    """A view of the project; `flag` is the constant that its parameter gets, `held` the objects it is given."""
    view: View
    flag: bool | None = None

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Box(Node):
    """A container whose content inherits: stacks, lists, groups. A certain one is a stack, out of which every
    preference comes (D.4)."""
    kids: list
    certain: bool = False

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Either(Node):
    """Both ways happen, as run-time values decide."""
    one: Node
    other: Node

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Flagged(Node):
    """The constant that the view was made with decides."""
    yes: Node
    no: Node

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Platform(Node):
    """`#if os(…)`: the first on some platforms, the second on the others."""
    platforms: frozenset
    one: Node
    other: Node

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Inject(Node):
    base: Node
    obj: Obj

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Attach(Node):
    """A modifier with content: sheets, overlays, toolbars."""
    base: Node
    kind: str
    content: Node

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Destination(Node):
    """`navigationDestination`: its content has the container's environment (C5)."""
    base: Node
    content: Node

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Link(Node):
    """`NavigationLink` with a destination (C4)."""
    content: Node

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Navigation(Node):
    kind: str
    content: Node

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Fill(Node):
    """A generic container of the project with the content of its slots."""
    container: Container
    contents: list

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Apply(Node):
    """A `ViewModifier` of the project."""
    base: Node
    modifier: Container

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Hole(Node):
    """The content of a slot, within the body of a container."""
    index: int

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Route(Node):
    """A case of an enum that builds a view; without a case, whichever is the value at run time."""
    router: Router
    case: int | None

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Emit(Node):
    """`.preference(key:value:)`."""
    base: Node
    key: Key

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Listen(Node):
    """`.onPreferenceChange`."""
    base: Node
    key: Key

    def __post_init__(self):
        super().__init__()


@dataclass(eq=False)
class Obj:
    """A class that views share; `base` is its superclass in the project."""
    index: int
    observable: bool
    base: Obj | None = None
    generic: bool = False


@dataclass(eq=False)
class Key:
    """A preference key; its `reduce` adds, or keeps the last value."""
    index: int
    keeps_last: bool = False
    mark: int = field(default_factory=lambda: next(_ids))
    reduce_mark: int = field(default_factory=lambda: next(_ids))


@dataclass(eq=False)
class Read:
    """A property with a wrapper. `used` is whether code names it, `optional` whether nil is fine."""
    obj: Obj
    used: bool = True
    optional: bool = False
    mark: int = field(default_factory=lambda: next(_ids))

    @property
    def traps(self):
        """A7, A8, A9: objects trap where they are read, observables where the view is installed."""
        if self.obj.observable:
            return not self.optional
        return self.used


@dataclass(eq=False)
class View:
    index: int
    reads: list = field(default_factory=list)
    held: list = field(default_factory=list)
    takes_flag: bool = False
    navigates: bool = False
    body: Node = None
    #: Whether preferences are planted in it.
    planted: bool = False


@dataclass(eq=False)
class Container:
    """A generic container or a view modifier: a view whose body has holes."""
    index: int
    slots: int
    reads: list = field(default_factory=list)
    body: Node = None


@dataclass(eq=False)
class Router:
    index: int
    cases: list = field(default_factory=list)
    #: Whether the enum is written as a view, into whose body no chain reaches.
    opaque: bool = False


@dataclass(eq=False)
class Root:
    """Where an environment begins. `kind` is a scene, a widget, a host or a preview."""
    index: int
    kind: str
    statements: list
    mark: int = field(default_factory=lambda: next(_ids))
    #: The marks of the statements' heads.
    heads: list = field(default_factory=list)

    def __post_init__(self):
        self.heads = [next(_ids) for _ in self.statements]

    @property
    def is_host(self):
        return self.kind in ("hosting", "appkit", "renderer", "configuration")


@dataclass(eq=False)
class Program:
    objects: list
    keys: list
    views: list
    containers: list
    modifiers: list
    routers: list
    roots: list
    #: What is planted about preferences: (rule, key, mark).
    planted: list = field(default_factory=list)
    #: How many declarations with mistakes are planted.
    declarations: int = 0


EVERYWHERE = frozenset(["iOS", "macOS", "tvOS", "watchOS", "visionOS"])
#: Content that is presented apart from the navigation container around it.
PRESENTED = {"sheet", "fullScreenCover", "popover"}

#: What only stands where somebody, or a binding, opens it.
OPENED = PRESENTED | {"contextMenu", "inspector"}


@dataclass(frozen=True)
class Env:
    present: frozenset
    #: What the navigation container around has; None outside.
    container: frozenset | None = None


@dataclass(frozen=True)
class Scope:
    """What decides an expression besides the environment."""
    flag: bool | None = None
    platforms: frozenset = EVERYWHERE
    #: What fills the slots, each with its own scope.
    holes: tuple = ()


class TooLarge(Exception):
    pass


class Truth:
    """Everything that is missing below the roots of a program, by interpretation."""

    def __init__(self, program, limit=60_000):
        #: (rule, object, mark of the place)
        self.missing = set()
        self.steps = 0
        self.limit = limit
        self.reached = set()
        #: Whose reads stand in pictures, where nobody operates anything (A20, C19).
        self.pictured = set()
        for root in program.roots:
            for statement, head in zip(root.statements, root.heads):
                place = root.mark if root.is_host else head
                rule = "missing-environment-object"
                if root.kind == "preview":
                    rule += "-in-preview"
                self.rule = rule
                # Nobody operates a picture: it shows nothing that is pushed or opened (C19).
                self.is_picture = root.kind == "renderer"
                frames = (("root", place),)
                self.walk(statement, Env(frozenset()), Scope(), frames)

    def walk(self, node, env, scope, frames):
        self.steps += 1
        if self.steps > self.limit:
            raise TooLarge()
        match node:
            case Leaf():
                pass
            case Build(view, flag):
                self.reached.add(view)
                self.reads(view, env, frames)
                self.walk(view.body, env, Scope(flag, scope.platforms), frames)
            case Box(kids):
                for kid in kids:
                    self.walk(kid, env, scope, frames)
            case Either(one, other):
                self.walk(one, env, scope, frames)
                self.walk(other, env, scope, frames)
            case Flagged(yes, no):
                self.walk(yes if scope.flag else no, env, scope, frames)
            case Platform(platforms, one, other):
                for kid, some in ((one, platforms), (other, EVERYWHERE - platforms)):
                    if scope.platforms & some:
                        inner = Scope(scope.flag, scope.platforms & some, scope.holes)
                        self.walk(kid, env, inner, frames)
            case Inject(base, obj):
                self.walk(base, Env(env.present | {obj}, env.container), scope, frames)
            case Attach(base, kind, content):
                self.walk(base, env, scope, frames)
                if self.is_picture and kind in OPENED:
                    return
                inside = Env(env.present, None) if kind in PRESENTED else env
                frame = ("content", node.mark, base, scope)
                self.walk(content, inside, scope, frames + (frame,))
            case Destination(base, content):
                self.walk(base, env, scope, frames)
                self.push(node, base, content, env, scope, frames)
            case Link(content):
                self.push(node, None, content, env, scope, frames)
            case Navigation(_, content):
                self.walk(content, Env(env.present, env.present), scope, frames)
            case Fill(container, contents):
                self.reads(container, env, frames)
                holes = tuple((content, scope) for content in contents)
                self.walk(container.body, env, Scope(None, scope.platforms, holes), frames)
            case Apply(base, modifier):
                self.reads(modifier, env, frames)
                self.walk(modifier.body, env, Scope(None, scope.platforms, ((base, scope),)), frames)
            case Hole(index):
                content, outer = scope.holes[index]
                platforms = scope.platforms & outer.platforms
                if platforms:
                    self.walk(content, env, Scope(outer.flag, platforms, outer.holes), frames)
            case Route(router, case):
                for index, content in enumerate(router.cases):
                    if case is None or case == index:
                        self.walk(content, env, Scope(None, scope.platforms), frames)
            case Emit(base, _) | Listen(base, _):
                self.walk(base, env, scope, frames)
            case _:
                raise TypeError(node)

    def push(self, node, base, content, env, scope, frames):
        assert env.container is not None, "a link outside a container"
        if self.is_picture:
            return
        frame = ("pushed", node.mark, base, scope, env.present)
        self.walk(content, Env(env.container, env.container), scope, frames + (frame,))

    def reads(self, owner, env, frames):
        if self.is_picture:
            self.pictured.add(owner)
        for read in owner.reads:
            self.read(read, env, frames)

    def read(self, read, env, frames):
        if not read.traps or read.obj in env.present:
            return
        self.missing.add((self.rule, read.obj, place(read.obj, frames)))


def place(obj, frames):
    """Where a missing object is mended: the nearest step that explains it, or the root (design §3)."""
    for frame in reversed(frames):
        match frame:
            case ("root", mark):
                return mark
            case ("content", mark, base, scope):
                if obj in chain_writes(base, scope):
                    return mark
            case ("pushed", mark, base, scope, around):
                if obj in around or base is not None and obj in chain_writes(base, scope):
                    return mark
    raise AssertionError("no root")


def chain_writes(node, scope):
    """The objects that modifiers on the chain of an expression write."""
    match node:
        case Inject(base, obj):
            return chain_writes(base, scope) | {obj}
        case Attach(base) | Destination(base) | Emit(base) | Listen(base):
            return chain_writes(base, scope)
        case Apply(base, modifier):
            return chain_writes(modifier.body, Scope(None, scope.platforms, ((base, scope),)))
        case Hole(index):
            content, outer = scope.holes[index]
            return chain_writes(content, outer)
        case Route(router, case) if case is not None and not router.opaque:
            return chain_writes(router.cases[case], Scope(None, scope.platforms))
        case _:
            return frozenset()


def speaks(node):
    """Whether preferences come out of an expression, or are listened to in it."""
    match node:
        case Emit() | Listen():
            return True
        case Build(view):
            return view.planted
        case Box(kids):
            return any(speaks(kid) for kid in kids)
        case Attach(base, _, content):
            return speaks(base) or speaks(content)
        case Either(one, other):
            return speaks(one) or speaks(other)
    return False
