#!/usr/bin/env python3
"""Makes measured views depend on their own measurement, one at a time, and asks whether PrefLint sees it. See README.md."""

import collections
import re

import report
from copies import is_test

OPERATORS = ["outside", "framed", "padded"]
RULES = {"layout-feedback-loop", "frozen-measurement"}

Mutant = collections.namedtuple("Mutant", "path line operator detail subject changed")
# State of a view: where its type's braces are, its name, and how its width or height is written.
State = collections.namedtuple("State", "source opening closing name kind")
# A modifier that measures what stands before it in its chain and writes state: from its dot to its end.
Measuring = collections.namedtuple("Measuring", "start end state axis")

LENGTHS = {"CGFloat": "{0}", "CGFloat?": "({0} ?? 0)", "Double": "CGFloat({0})", "CGSize": "{0}.{1}", "CGSize?": "({0}?.{1} ?? 0)",
           "CGRect": "{0}.{1}"}


def states_of(source):
    """The `@State` properties that hold a length or a size."""
    for m in re.finditer(r"\bstruct\s+\w+[^{]*\{", source.code):
        opening = m.end() - 1
        closing = source.close.get(opening)
        if closing is None:
            continue
        body = source.code[opening:closing]
        for p in re.finditer(r"@State\s+(?:private\s+|fileprivate\s+|internal\s+)?var\s+(\w+)\s*(?::\s*([\w.]+\??))?\s*(?:=\s*([\w.]+))?",
                             body):
            kind = p[2] or (p[3] or "").split(".")[0]
            if kind in LENGTHS and depth(source.code, opening, opening + p.start()) == 1:
                yield State(source, opening, closing, p[1], kind)


def depth(code, start, end):
    return code.count("{", start, end) - code.count("}", start, end)


def end_of_call(source, opening):
    """The end of a call with its trailing closures, from its parenthesis or its first brace."""
    end = opening
    while end < len(source.code) and end in source.close:
        end = source.close[end] + 1
        t = re.match(r"[ \t]*(?:\n[ \t]*)?(?:\w+\s*:\s*)?\{", source.code[end:])
        if not t:
            break
        end += t.end() - 1
    return end


def helpers_of(sources):
    """Functions of the project that measure what they are applied to, by name."""
    names = set()
    for s in sources:
        for m in re.finditer(r"\bfunc\s+(\w+)[^{]*->\s*some\s+View\s*\{", s.code):
            body = s.code[m.end():s.close.get(m.end() - 1, m.end())]
            if re.search(r"\bonGeometryChange\b|\bGeometryReader\b", body) and not re.match(r"\s*GeometryReader", body):
                names.add(m[1])
    return names


def axis_of(text, kind):
    """The axis of what is written, where a text tells it; None for a place."""
    if re.search(r"\.(?:min|mid|max)[XY]\b|\.origin\b|safeArea", text):
        return None
    if kind.startswith(("CGSize", "CGRect")):
        return "height"
    width, height = "width" in text.lower(), "height" in text.lower()
    return ("width" if width else "height") if width != height else None


def writes_measured(text, state):
    """Whether code assigns the state something that a closure of it is given: no constant, and nothing from elsewhere."""
    given = {"$0", "$1"} | set(re.findall(r"\blet\s+(\w+)\s*=", text))
    for m in re.finditer(r"\{\s*(?:\[[^\]]*\]\s*)?\(?([\w\s,:.]+?)\)?\s+in\b", text):
        given.update(re.findall(r"\w+", m[1]))
    for m in re.finditer(rf"(?<![\w.])(?:self\.)?_?{re.escape(state.name)}(?:\.wrappedValue)?\s*=(?!=)\s*([^\n;]*)", text):
        if given & set(re.findall(r"\$?\w+", m[1])):
            return True
    return False


def measuring_of(source, state, helpers):
    code, s = source.code, re.escape(state.name)
    names = "|".join(sorted({"onGeometryChange", "background", "overlay"} | helpers))
    for m in re.finditer(rf"\.({names})\s*(?=[({{])", code[state.opening:state.closing]):
        start, opening = state.opening + m.start(), state.opening + m.end()
        end = end_of_call(source, opening)
        text = code[start:end]
        axis = axis_of(text, state.kind)
        if m[1] in ("background", "overlay"):
            reader = re.match(r"\s*[({]\s*(?:alignment\s*:[^{]*\{)?\s*GeometryReader\b", code[opening:end])
            if not reader:
                continue
            key = re.search(r"\.preference\s*\(\s*key\s*:\s*([\w.]+)\.self", text)
            if key:
                listener = re.search(rf"\.onPreferenceChange\s*\(\s*{re.escape(key[1])}\.self", code[state.opening:state.closing])
                if not listener:
                    continue
                first = state.opening + listener.start()
                heard = code[first:end_of_call(source, first + re.match(r"\.\w+\s*", code[first:]).end())]
                if not writes_measured(heard, state):
                    continue
                axis = axis_of(text + heard, state.kind)
            else:
                # What is read once is no loop.
                if not writes_measured(text, state) or not re.search(r"\bonChange\b|\btask\b|\basync\b", text):
                    continue
        elif not writes_measured(text, state) and not re.search(rf"\$(?:self\.)?{s}\b", text):
            continue
        if axis:
            yield Measuring(start, end, state, axis)


def length(state, axis):
    return LENGTHS[state.kind].format(state.name, axis)


def mutants_of(sources):
    sources = [s for s in sources if not is_test(s.path)]
    helpers = helpers_of(sources)
    for source in sources:
        for state in states_of(source):
            found = list(measuring_of(source, state, helpers))
            for item in found:
                yield from mutants_at(source, item)


def mutants_at(source, item):
    text, code, state = source.text, source.code, item.state
    measuring = text[item.start:item.end]
    value = length(state, item.axis)

    def mutant(operator, changed, detail=""):
        return Mutant(source.path, source.line(item.start), operator, detail, state.name, {source.path: changed})

    edge = "vertical" if item.axis == "height" else "horizontal"
    yield mutant("padded", text[:item.start] + f".padding(.{edge}, {value})" + text[item.start:])
    fed = False
    for m in re.finditer(r"\.frame\s*\(", code[state.opening:state.closing]):
        start, opening = state.opening + m.start(), state.opening + m.end() - 1
        if opening not in source.close or item.start <= start < item.end:
            continue
        end = source.close[opening] + 1
        # A frame of that length, and of nothing else.
        if not re.search(rf"\b{item.axis}\s*:\s*(?:self\.)?{re.escape(state.name)}(?:[?!]?\.{item.axis})?\s*[,)]", code[start:end]):
            continue
        fed = True
        lines = "\n" * measuring.count("\n")
        if start > item.start:
            changed = text[:item.start] + lines + text[item.end:end] + measuring + text[end:]
        else:
            changed = text[:end] + measuring + text[end:item.start] + lines + text[item.end:]
        yield mutant("outside", changed, f"{source.line(start)}")
    if not fed:
        yield mutant("framed", text[:item.start] + f".frame({item.axis}: {value})" + text[item.start:])


def findings(result):
    return {(f["rule"], f["subject"], f["location"]["file"], f["fingerprint"])
            for f in result["findings"] if f["rule"] in RULES}


if __name__ == "__main__":
    report.main(report.Operators(OPERATORS, mutants_of, findings, lambda finding, subject: finding[1] == subject), __doc__)
