"""Makes a program that is judged wrongly small: parts are left out as long as some way to write it is."""
from __future__ import annotations

import copy
import dataclasses

from model import *


def shrink(program, is_wrong, steps=1_500):
    """The smallest program found for which `is_wrong` still holds."""
    left = [steps]

    def tries(candidate):
        if left[0] <= 0:
            return False
        left[0] -= 1
        return is_wrong(candidate)

    position, failed = 0, 0
    while left[0] > 0:
        # On from where the last part was left out: what stands before was tried.
        possible = list(edits(program))
        if not possible or failed >= len(possible):
            break
        candidate = apply(program, possible[position % len(possible)])
        if candidate is not None and tries(candidate):
            program, failed = candidate, 0
            position %= len(possible)
        else:
            position, failed = position + 1, failed + 1
    return program


def owners(program):
    """Everything that holds an expression: (list of the program, index, attribute, index within)."""
    for name in ("roots",):
        for index, root in enumerate(getattr(program, name)):
            for inner in range(len(root.statements)):
                yield name, index, "statements", inner
    for name in ("views", "containers", "modifiers"):
        for index in range(len(getattr(program, name))):
            yield name, index, "body", None
    for index, router in enumerate(program.routers):
        for inner in range(len(router.cases)):
            yield "routers", index, "cases", inner


def get(program, owner):
    name, index, attribute, inner = owner
    value = getattr(getattr(program, name)[index], attribute)
    return value if inner is None else value[inner]


def put(program, owner, node):
    name, index, attribute, inner = owner
    holder = getattr(program, name)[index]
    if inner is None:
        setattr(holder, attribute, node)
    else:
        getattr(holder, attribute)[inner] = node


def parts(node):
    """The expressions directly within one: (attribute, index or None, expression)."""
    for attribute in dataclasses.fields(node) if dataclasses.is_dataclass(node) else ():
        value = getattr(node, attribute.name)
        if isinstance(value, Node):
            yield attribute.name, None, value
        elif isinstance(value, list):
            for index, item in enumerate(value):
                if isinstance(item, Node):
                    yield attribute.name, index, item


def paths(node, prefix=()):
    yield prefix
    for attribute, index, part in parts(node):
        yield from paths(part, prefix + ((attribute, index),))


def at(node, path):
    for attribute, index in path:
        node = getattr(node, attribute)
        if index is not None:
            node = node[index]
    return node


def edits(program):
    """Changes that make a program smaller, the largest first."""
    used = {view for owner in owners(program) for view in builds(get(program, owner))}
    for name in ("views", "containers", "modifiers", "routers"):
        if any(item not in used for item in getattr(program, name)):
            yield "unused", name
    for index in range(len(program.roots)):
        if len(program.roots) > 1:
            yield "root", index
    for index, root in enumerate(program.roots):
        for inner in range(len(root.statements)):
            if len(root.statements) > 1:
                yield "statement", index, inner
    for owner in owners(program):
        for path in paths(get(program, owner)):
            yield "leaf", owner, path
            for attribute, index, _ in parts(at(get(program, owner), path)):
                yield "part", owner, path, (attribute, index)
            node = at(get(program, owner), path)
            if isinstance(node, Box) and len(node.kids) > 1:
                for index in range(len(node.kids)):
                    yield "kid", owner, path, index
    for name in ("views", "containers", "modifiers"):
        for index, item in enumerate(getattr(program, name)):
            for read in range(len(item.reads)):
                yield "read", name, index, read
    used = {part.obj for owner in owners(program) for part in nodes(get(program, owner)) if isinstance(part, Inject)}
    used |= {read.obj for name in ("views", "containers", "modifiers") for item in getattr(program, name)
             for read in item.reads}
    for index, obj in enumerate(program.objects):
        if obj not in used and not any(other.base is obj for other in program.objects):
            yield "object", index


def nodes(node):
    yield node
    for _, _, part in parts(node):
        yield from nodes(part)


def builds(node):
    for part in nodes(node):
        match part:
            case Build(item) | Fill(item) | Route(item):
                yield item
            case Apply(_, item):
                yield item


def apply(program, edit):
    used = {item for owner in owners(program) for item in builds(get(program, owner))}
    keep = {name: [item in used for item in getattr(program, name)] for name in ("views", "containers", "modifiers", "routers")}
    program = copy.deepcopy(program)
    match edit:
        case "root", index:
            del program.roots[index]
        case "statement", index, inner:
            del program.roots[index].statements[inner]
            del program.roots[index].heads[inner]
        case "unused", name:
            setattr(program, name, [i for i, kept in zip(getattr(program, name), keep[name]) if kept])
        case "read", name, index, read:
            del getattr(program, name)[index].reads[read]
        case "object", index:
            del program.objects[index]
        case kind, owner, path, *rest:
            node = at(get(program, owner), path)
            if kind == "kid":
                del node.kids[rest[0]]
                return program
            new = Leaf() if kind == "leaf" else at(node, (rest[0],))
            if kind == "leaf" and (isinstance(node, Leaf) or owner[0] == "roots" and not path):
                return None
            if not path:
                put(program, owner, new)
            else:
                parent = at(get(program, owner), path[:-1])
                attribute, index = path[-1]
                if index is None:
                    setattr(parent, attribute, new)
                else:
                    getattr(parent, attribute)[index] = new
    return program
