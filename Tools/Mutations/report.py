"""Runs the mutants of apps and prints the table; what the scripts here share besides copies."""

import argparse
import collections
import concurrent.futures
import os
import sys
import tempfile

from copies import Copies, lint, verdicts


class Operators:
    """A kind of mutation: its mutants, and what kills one.

    `mutants(sources)` yields tuples with `path`, `line`, `operator`, `detail`, `subject` (None where it is not known) and
    `changed` (the new texts of files). `findings(report)` gives a set whose elements have the rule first, and
    `about(finding, subject)` tells whether a new one is about a mutant.
    """

    def __init__(self, names, mutants, findings, about):
        self.names, self.mutants, self.findings, self.about = names, mutants, findings, about


def measured(kind, binary, app, jobs, only):
    """All mutants of an app with the rules that see each, in the order of the sources."""
    with tempfile.TemporaryDirectory(prefix="preflint-mutations-") as temporary:
        copies = Copies(binary, app, temporary, jobs)
        before = kind.findings(copies.linted({}))
        if before != kind.findings(lint(binary, app)):
            raise RuntimeError(f"the copy of {app} is linted unlike the original")
        mutants = [m for m in kind.mutants(copies.sources) if m.operator in only]

        def run(mutant):
            after = kind.findings(copies.linted(mutant.changed))
            return sorted({f[0] for f in after - before if kind.about(f, mutant.subject)})

        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            return list(zip(mutants, pool.map(run, mutants)))


def main(kind, description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("preflint", help="the binary")
    parser.add_argument("apps", nargs="+", help="folders with the sources of healthy apps")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--operator", action="append", choices=kind.names, help="only these")
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
        for mutant, rules in measured(kind, binary, app, options.jobs, options.operator or kind.names):
            count["all"] += 1
            count[mutant.operator] += 1
            operator = mutant.operator + (f" {mutant.detail}" if mutant.detail else "")
            subject, where = mutant.subject or "?", f"{mutant.path}:{mutant.line}"
            verdict, why = known.get((name, where, operator, subject), ("", ""))
            if rules:
                count["killed"] += 1
                if options.killed:
                    print(f"{name}\t{where}\t{operator}\t{subject}\tkilled\t{', '.join(rules)}")
                if verdict:
                    print(f"{name}: {where}: {operator} {subject}: killed, but judged {verdict}", file=sys.stderr)
                continue
            count[verdict or "unread"] += 1
            if not verdict or options.survivors:
                print(f"{name}\t{where}\t{operator}\t{subject}\t{verdict or 'survivor'}\t{why}", flush=True)
        if not count["all"]:
            continue
        rest = count["all"] - count["equivalent"]
        share = f"{100 * count['killed'] / rest:.0f} %" if rest else ""
        operators = " | ".join(str(count[o]) for o in kind.names)
        rows.append(f"| {name} | {operators} | {count['all']} | {count['killed']} | {count['equivalent']} | "
                    f"{count['undecided']} | {count['miss']} | {count['unread']} | {share} |")
    print("\n| app | " + " | ".join(kind.names) + " | mutants | killed | equivalent | undecided | missed | unread | killed of what could be |")
    print("|---" * (len(kind.names) + 8) + "|")
    print("\n".join(rows))
