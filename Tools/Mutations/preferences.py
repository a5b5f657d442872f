#!/usr/bin/env python3
"""Moves listeners of preferences to where they hear nothing, and breaks what combines values, one at a time, and asks
whether PrefLint sees it. See README.md."""

import argparse
import collections
import concurrent.futures
import os
import re
import sys
import tempfile

from copies import Copies, is_test, lint, verdicts

OPERATORS = ["inside", "sibling", "sheet", "presented", "overwrite"]
LISTENERS = ["onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue"]
EMITTERS = ["preference", "anchorPreference", "transformPreference", "transformAnchorPreference"]
RULES = {"non-child-preference", "deaf-preference-listener", "unread-preference", "unwritten-preference",
         "overwritten-preference", "lossy-preference-reduce"}
# As many emitters of a key as a listener is moved into.
EMITTERS_EACH = 3

Mutant = collections.namedtuple("Mutant", "path line operator detail key changed")
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


def findings(report):
    return {(f["rule"], f["subject"], f["reason"], f["location"]["file"], f["fingerprint"])
            for f in report["findings"] if f["rule"] in RULES}


def about(subject, key):
    return key is None or subject.split("<")[0].split(".")[-1] == key


def measured(binary, app, jobs, only):
    """All mutants of an app with the rules that see each, in the order of the sources."""
    with tempfile.TemporaryDirectory(prefix="preflint-mutations-") as temporary:
        copies = Copies(binary, app, temporary, jobs)
        before = findings(copies.linted({}))
        if before != findings(lint(binary, app)):
            raise RuntimeError(f"the copy of {app} is linted unlike the original")
        mutants = [m for m in mutants_of(copies.sources, keys_of(copies.sources)) if m.operator in only]

        def run(mutant):
            after = findings(copies.linted(mutant.changed))
            return sorted({f[0] for f in after - before if about(f[1], mutant.key)})

        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            return list(zip(mutants, pool.map(run, mutants)))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("preflint", help="the binary")
    parser.add_argument("apps", nargs="+", help="folders with the sources of healthy apps")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--operator", action="append", choices=OPERATORS, help="only these")
    parser.add_argument("--verdicts", help="what reading the survivors by hand gave")
    parser.add_argument("--survivors", action="store_true", help="list survivors with a verdict, too")
    parser.add_argument("--killed", action="store_true", help="say of each killed one which rules see it")
    options = parser.parse_args()
    known = verdicts(options.verdicts)
    binary = os.path.abspath(options.preflint)
    rows = []
    for app in options.apps:
        name = os.path.basename(os.path.normpath(app)).split("+")[-1]
        count = collections.Counter()
        for mutant, rules in measured(binary, app, options.jobs, options.operator or OPERATORS):
            count["all"] += 1
            count[mutant.operator] += 1
            operator = mutant.operator + (f" {mutant.detail}" if mutant.detail else "")
            key, where = mutant.key or "?", f"{mutant.path}:{mutant.line}"
            verdict, why = known.get((name, where, operator, key), ("", ""))
            if rules:
                count["killed"] += 1
                if options.killed:
                    print(f"{name}\t{where}\t{operator}\t{key}\tkilled\t{', '.join(rules)}")
                if verdict:
                    print(f"{name}: {where}: {operator} {key}: killed, but judged {verdict}", file=sys.stderr)
                continue
            count[verdict or "unread"] += 1
            if not verdict or options.survivors:
                print(f"{name}\t{where}\t{operator}\t{key}\t{verdict or 'survivor'}\t{why}", flush=True)
        rest = count["all"] - count["equivalent"]
        share = f"{100 * count['killed'] / rest:.0f} %" if rest else ""
        operators = " | ".join(str(count[o]) for o in OPERATORS)
        rows.append(f"| {name} | {operators} | {count['all']} | {count['killed']} | {count['equivalent']} | "
                    f"{count['undecided']} | {count['miss']} | {count['unread']} | {share} |")
    print("\n| app | " + " | ".join(OPERATORS) + " | mutants | killed | equivalent | undecided | missed | unread | killed of what could be |")
    print("|---" * 13 + "|")
    print("\n".join(rows))


if __name__ == "__main__":
    main()
