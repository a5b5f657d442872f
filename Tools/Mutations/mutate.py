#!/usr/bin/env python3
"""Moves and removes injections of a healthy app, one at a time, and asks whether PrefLint sees it. See README.md."""

import argparse
import collections
import concurrent.futures
import os
import re
import sys
import tempfile

from copies import Copies, is_test, lint, verdicts
from swift_text import Classes, Source

OPERATORS = ["remove", "swap", "inside", "subclass"]
# What shows its content from a place of its own in the chain: an injection before it does not reach the content.
PRESENTATIONS = {"sheet", "fullScreenCover", "popover", "inspector", "overlay", "background", "safeAreaInset", "toolbar"}
CONTAINERS = {"NavigationStack", "NavigationView"}
RULES = {"missing-environment-object": "app", "missing-environment-object-in-preview": "preview"}
# Stands in the injection that a mutant moves, so that it is found again.
MARK = "/*mutated*/"

Mutant = collections.namedtuple("Mutant", "path line operator detail kind place text original")


def injections(source):
    """The calls that inject an object: (dot, end, argument)."""
    for m in re.finditer(r"\.(environmentObject|environment)\s*\(", source.code):
        start = m.end() - 1
        if start not in source.close:
            continue
        end = source.close[start]
        argument = source.code[start + 1:end]
        if m[1] == "environment" and (argument.lstrip().startswith("\\") or top_level_comma(argument)):
            continue
        if argument.strip() and not re.match(r"\s*\w+\s*:", argument):
            yield m.start(), end + 1, argument


def top_level_comma(text):
    depth = 0
    for c in text:
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(c, 0)
        if c == "," and depth == 0:
            return True
    return False


def mutants_of(source, classes):
    text, code = source.text, source.code
    for start, end, argument in injections(source):
        kind = classes.of_expression(argument, source, start)
        heads = list(source.headers_around(start))
        preview = any(re.search(r"#Preview\b|:[^{]*\bPreview(Provider|Modifier)\b", head) for head in heads)
        opening = code.index("(", start) + 1
        call, place = text[start:opening] + MARK + text[opening:end], "preview" if preview else "app"
        lines = "\n" * call.count("\n")

        def mutant(operator, changed, detail=""):
            original = text[:start] + call + text[end:]
            return Mutant(source.path, source.line(start), operator, detail, kind, place, changed, original)

        yield mutant("remove", text[:start] + lines + text[end:])

        base, links = source.chain_before(start)
        crossed = 0
        for link in reversed(links):
            if link.name not in PRESENTATIONS or not shows_content(link, code):
                continue
            shown, between = text[link.start:link.end], text[link.end:start]
            if crossed == 0:
                changed = text[:link.start] + call + "\n" + shown + between + lines + text[end:]
            else:
                changed = text[:link.start] + "\n" * shown.count("\n") + between + call + "\n" + shown + text[end:]
            crossed += 1
            yield mutant("swap", changed, f"{link.name}:{source.line(link.start)}")

        if base and base.name in CONTAINERS and base.closures:
            first, last = base.closures[-1]
            content = text[first + 1:last - 1]
            changed = (text[:first] + "{ Group {" + content + "\n}" + call + " }" + text[last:start] + lines + text[end:])
            yield mutant("inside", changed, f"{base.name}:{source.line(base.start)}")

        if kind and classes.final[kind] is False:
            changed = text[:opening] + MARK + "(" + text[opening:end - 1] + ") as! MutantSubclass)" + text[end:]
            changed += f"\nclass MutantSubclass: {qualified(kind, classes)} {{}}\n"
            yield mutant("subclass", changed)


def shows_content(link, code):
    """Whether a call builds something that could read: a closure, or a call of a type or function among its arguments."""
    return bool(link.closures) or bool(link.arguments and re.search(r"\w\s*[({]", code[link.arguments[0] + 1:link.arguments[1]]))


def qualified(kind, classes):
    """The name of a class from the outside of the types around its declaration."""
    home = classes.homes[kind][0]
    at = re.search(r"\bclass\s+%s\b" % kind, home.code).start()
    names = [kind]
    for head in home.headers_around(at):
        if m := re.search(r"\b(?:class|struct|enum|extension|actor)\s+([\w.]+)", head):
            names.insert(0, m[1])
    return ".".join(names)


def findings(report):
    return {(f["rule"], f["subject"], f["fingerprint"]): f for f in report["findings"] if f["rule"] in RULES}


def undecided(report):
    return {(u["file"], u["message"]) for u in report.get("unresolved", [])}


def judged(mutant, before, report):
    """(outcome, app or preview, type, what is newly undecided): killed if a finding about the type appears."""
    fresh = {RULES[key[0]]: key[1] for key in findings(report) if key not in before[0] and about(key[1], mutant.kind)}
    kind = mutant.kind or (sorted(fresh.values())[0] if fresh else "?")
    if mutant.place in fresh:
        return "killed", mutant.place, kind, []
    steps = sorted(f"newly undecided: {file}: {message}" for file, message in undecided(report) - before[1])
    if fresh:
        # A helper of previews, or a part of the app whose object only a preview lacks without it.
        return "killed", sorted(fresh)[0], kind, []
    return "survivor", mutant.place, kind, steps


def without_others(texts, classes, kind):
    """The files that change when every injection of the type but the marked one is removed."""
    changed = {}
    for path, text in texts.items():
        if kind is None or "environment" not in text:
            continue
        source = Source(path, text)
        for start, end, argument in sorted(injections(source), reverse=True):
            if MARK not in text[start:end] and classes.of_expression(argument, source, start) == kind:
                text = text[:start] + text[end:]
        changed[path] = text
    return changed


def covered(mutant, texts, classes, linted):
    """Whether the injection is seen to serve reads once nothing else injects its type."""
    reports = []
    for text in (mutant.original, mutant.text):
        report = linted(without_others({**texts, mutant.path: text}, classes, mutant.kind))
        reports.append({key + (r,) for key, f in findings(report).items() for r in f["readers"]
                        if about(key[1], mutant.kind)})
    return sorted({str(reader[3]) for reader in reports[1] - reports[0]})


def about(subject, kind):
    return kind is None or subject.split("<")[0].split(".")[-1] == kind


def measured(binary, app, jobs, only, explain):
    """All mutants of an app with their outcomes, in the order of the sources."""
    with tempfile.TemporaryDirectory(prefix="preflint-mutations-") as temporary:
        copies = Copies(binary, app, temporary, jobs)
        report = copies.linted({})
        before = findings(report), undecided(report)
        if before[0].keys() != findings(lint(binary, app)).keys():
            raise RuntimeError(f"the copy of {app} is linted unlike the original")

        sources = copies.sources
        classes = Classes(sources)
        mutants = []
        for source in sources:
            if is_test(source.path):
                continue
            mutants += [m for m in mutants_of(source, classes) if m.operator in only]
        texts = copies.texts

        def run(mutant):
            outcome, place, kind, notes = judged(mutant, before, copies.linted({mutant.path: mutant.text}))
            if explain and outcome != "killed":
                readers = covered(mutant, texts, classes, copies.linted)
                notes.append("alone it would serve " + ", ".join(readers[:4]) if readers else "nothing is seen to read it here")
            return outcome, place, kind, notes

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
    parser.add_argument("--explain", action="store_true",
                        help="say of each survivor whether the injection works once no other injects its type")
    options = parser.parse_args()
    known = verdicts(options.verdicts)
    binary = os.path.abspath(options.preflint)
    rows, failures = [], 0
    for app in options.apps:
        name = os.path.basename(os.path.normpath(app)).split("+")[-1]
        counts = collections.defaultdict(collections.Counter)
        lines = []
        for mutant, (outcome, place, kind, steps) in measured(binary, app, options.jobs, options.operator or OPERATORS, options.explain):
            count = counts[place]
            count["all"] += 1
            count[mutant.operator] += 1
            operator = mutant.operator + (f" {mutant.detail}" if mutant.detail else "")
            where = f"{mutant.path}:{mutant.line}"
            verdict, why = known.get((name, where, operator, kind), ("", ""))
            if outcome == "killed":
                count["killed"] += 1
                if verdict:
                    print(f"{name}: {where}: {operator} {kind}: killed, but judged {verdict}", file=sys.stderr)
                continue
            count[verdict or "unread"] += 1
            if not verdict or options.survivors:
                lines.append(f"{name}\t{where}\t{operator}\t{kind}\t{verdict or outcome}\t{why or place}")
                lines += [f"#   {step}" for step in steps[-6:]]
        for place in ("app", "preview"):
            c = counts[place]
            rest = c["all"] - c["equivalent"]
            share = f"{100 * c['killed'] / rest:.0f} %" if rest else ""
            operators = " | ".join(str(c[o]) for o in OPERATORS)
            rows.append((place, f"| {name} | {operators} | {c['all']} | {c['killed']} | {c['equivalent']} | "
                         f"{c['undecided']} | {c['miss']} | {c['unread']} | {share} |"))
        print("\n".join(lines), flush=True)
    for place in ("app", "preview"):
        print(f"\nInjections in {'previews' if place == 'preview' else 'apps'}:\n")
        print("| app | " + " | ".join(OPERATORS) + " | mutants | killed | equivalent | undecided | missed | unread | killed of what could be |")
        print("|---" * 11 + "|")
        print("\n".join(row for where, row in rows if where == place))


if __name__ == "__main__":
    main()
