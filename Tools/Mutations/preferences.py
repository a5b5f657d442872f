#!/usr/bin/env python3
"""Moves listeners of preferences to where they hear nothing, and breaks what combines values, one at a time, and asks
whether PrefLint sees it. See README.md."""

import collections
import os
import re

import report
from copies import is_test

OPERATORS = ["inside", "sibling", "sheet", "presented", "overwrite"]
LISTENERS = ["onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue"]
EMITTERS = ["preference", "anchorPreference", "transformPreference", "transformAnchorPreference"]
RULES = {"non-child-preference", "deaf-preference-listener", "unread-preference", "unwritten-preference",
         "overwritten-preference", "lossy-preference-reduce"}
# As many emitters of a key as a listener is moved into.
EMITTERS_EACH = 3

Mutant = collections.namedtuple("Mutant", "path line operator detail subject changed")
# A call of a modifier that emits or hears a key: from its dot, or its name in an extension of `View`, to its end.
Call = collections.namedtuple("Call", "source name start end key")


def keys_of(sources):
    """The keys that the project declares, with where each is declared: {name: [(source, opening brace)]}."""
    keys = collections.defaultdict(list)
    protocols = {"PreferenceKey"}
    for _ in range(3):
        for s in sources:
            for m in re.finditer(r"\bprotocol\s+(\w+)\s*:\s*([^{]*)\{", s.code):
                if protocols & set(re.findall(r"\w+", m[2].split("where")[0])):
                    protocols.add(m[1])
    for s in sources:
        if is_test(s.path):
            continue
        for m in re.finditer(r"\b(?:struct|enum|class|extension)\s+([\w.]+)\s*(?:<[^>{]*>)?\s*:\s*([^{]*)\{", s.code):
            if protocols & set(re.findall(r"\w+", m[2].split("where")[0])):
                keys[m[1].split(".")[-1]].append((s, m.end() - 1))
    return keys


def calls(source, names, keys):
    for m in re.finditer(r"(?<![\w`])(%s)\s*\(" % "|".join(names), source.code):
        opening = m.end() - 1
        before = source.code[:m.start()].rstrip()
        if opening not in source.close or before.endswith("func"):
            continue
        argument = re.match(r"\(\s*(?:key\s*:\s*)?([\w.]+?)\s*(?:<[^()]*>)?\.self\b", source.code[opening:])
        if not argument:
            continue
        name = argument[1].split(".")[-1]
        end = source.close[opening] + 1
        # Trailing closures.
        while t := re.match(r"\s*(?:\w+\s*:\s*)?\{", source.code[end:]):
            brace = end + t.end() - 1
            if brace not in source.close:
                break
            end = source.close[brace] + 1
        start = m.start() - 1 if before.endswith(".") and source.code[m.start() - 1] == "." else m.start()
        # One that is written with a generic parameter may be of any key.
        yield Call(source, m[1], start, end, name if name in keys else None)


def heard(call, text):
    """A listener like another one, which does nothing."""
    key = re.search(r"\(\s*([^(),]*\.self)", text)[1].removeprefix("key:").strip()
    return f".{call.name}({key}) {{ _ in {'' if call.name == 'onPreferenceChange' else 'Color.clear '}}}"


def mutants_of(sources, keys):
    sources = [s for s in sources if not is_test(s.path)]
    listeners = [c for s in sources for c in calls(s, LISTENERS, keys)]
    emitters = [c for s in sources for c in calls(s, EMITTERS, keys)]
    for c in listeners:
        text = c.source.text
        call = text[c.start:c.end]
        lines, moved = "\n" * call.count("\n"), heard(c, call)
        dot = "." if call.startswith(".") else ""

        def mutant(operator, changed, detail=""):
            return Mutant(c.source.path, c.source.line(c.start), operator, detail, c.key, changed)

        def without(put):
            return {c.source.path: text[:c.start] + put + lines + text[c.end:]}

        yield mutant("sibling", without(f"{dot}background(Color.clear{moved})"))
        yield mutant("sheet", without(f"{dot}sheet(isPresented: .constant(true)) {{ Color.clear{moved} }}"))
        for e in [e for e in emitters if e.key == c.key and e.key][:EMITTERS_EACH]:
            identity = "" if dot else "self"
            if e.source is c.source:
                edits = sorted([(c.start, c.end, identity + lines), (e.start, e.start, inserted(e, moved))], reverse=True)
                changed = text
                for start, end, new in edits:
                    changed = changed[:start] + new + changed[end:]
                files = {c.source.path: changed}
            else:
                other = e.source.text
                files = {**without(identity), e.source.path: other[:e.start] + inserted(e, moved) + other[e.start:]}
            yield mutant("inside", files, f"{os.path.basename(e.source.path)}:{e.source.line(e.start)}")
    for e in emitters:
        text = e.source.text
        call = text[e.start:e.end]
        dot = "." if call.startswith(".") else ""
        inner = "Color.clear" + (call if dot else "." + call)
        put = f"{dot}sheet(isPresented: .constant(true)) {{ {inner} }}"
        yield Mutant(e.source.path, e.source.line(e.start), "presented", "", e.key,
                     {e.source.path: text[:e.start] + put + text[e.end:]})
    for key, places in sorted(keys.items()):
        for source, brace in places:
            body = source.code[brace:source.close.get(brace, brace)]
            m = re.search(r"\bfunc\s+reduce\s*\(\s*value\s*(\w*)[^{]*?\bnextValue\s*(\w*)\s*:[^{]*\{", body)
            if not m or brace + m.end() - 1 not in source.close:
                continue
            first, last = brace + m.end(), source.close[brace + m.end() - 1]
            plain = f" {m[1] or 'value'} = {m[2] or 'nextValue'}() "
            if re.sub(r"\s", "", source.code[first:last]) == re.sub(r"\s", "", plain):
                continue
            lines = "\n" * source.text[first:last].count("\n")
            yield Mutant(source.path, source.line(brace + m.start()), "overwrite", "", key,
                         {source.path: source.text[:first] + plain + lines + source.text[last:]})


def inserted(emitter, listener):
    """A listener before an emitter in its chain."""
    return listener if emitter.source.code[emitter.start] == "." else "self" + listener + "."


def findings(result):
    return {(f["rule"], f["subject"], f["reason"], f["location"]["file"], f["fingerprint"])
            for f in result["findings"] if f["rule"] in RULES}


def about(subject, key):
    return key is None or subject.split("<")[0].split(".")[-1] == key


if __name__ == "__main__":
    report.main(report.Operators(OPERATORS, lambda sources: mutants_of(sources, keys_of(sources)), findings,
                                 lambda finding, key: about(finding[1], key)), __doc__)
