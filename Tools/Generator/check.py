#!/usr/bin/env python3
"""Lints random projects and compares what is found with what is true of them.

usage: Tools/Generator/check.py PREFLINT [--seeds FROM:TO] [--size N] [--ways N] [--keep FOLDER]

Each seed is a program (`generate.py`) of which an interpreter (`model.py`) tells what is missing. It is written down
in several ways (`project.py`) that differ in names, files, order and forms; whatever the way, the findings must be
those that are true, and no others. The first way of each is the plainest. Projects that differ stay in --keep.
"""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from generate import Generator
from model import TooLarge, Truth
from project import Project
from shrink import shrink


def expected(program, project):
    """What must be found, as (rule, subject, file, line)."""
    wanted = set()
    for rule, obj, number in Truth(program).missing:
        wanted.add((rule, project.type_of(obj), *project.places[number]))
    for rule, key, number in program.planted:
        wanted.add((rule, project.names[key], *project.places[number]))
    for rule, subject, number in project.declarations.wanted:
        wanted.add((rule, subject, *project.places[number]))
    for owner in program.views + program.containers + program.modifiers:
        for read in owner.reads:
            if not read.used:
                wanted.add(("unused-environment-wrapper", project.type_of(read.obj), *project.places[read.mark]))
    return wanted


def lint(preflint, files, folder):
    for path, text in files.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    run = subprocess.run(
        [preflint, "lint", "--format", "json", "--unresolved", "."], cwd=folder, capture_output=True, text=True,
        env={**os.environ, "SWIFT_BACKTRACE": "enable=no"}, timeout=600)
    if run.returncode not in (0, 1):
        raise RuntimeError(f"status {run.returncode}: {run.stderr[-2000:]}")
    report = json.loads(run.stdout)
    found = {(f["rule"], f["subject"], f["location"]["file"], f["location"]["line"]) for f in report["findings"]}
    return found, report


def smallest(preflint, program, seed, missed, excess, plain, tries=4):
    """The program made small, and a seed of the writer with which rules are missed or found in vain as before."""
    numbers = [seed] + [f"{seed}.{index}" for index in range(0 if plain else tries)]
    best = [seed]

    def is_wrong(candidate):
        try:
            Truth(candidate)
        except (TooLarge, AssertionError, RecursionError, KeyError):
            return False
        for number in [best[0]] + numbers:
            project = Project(candidate, number, plain=plain)
            try:
                wanted = expected(candidate, project)
            except KeyError:
                # What is planted was left out.
                return False
            with tempfile.TemporaryDirectory() as folder:
                try:
                    found, _ = lint(preflint, project.files, pathlib.Path(folder))
                except RuntimeError:
                    continue
            if {item[0] for item in wanted - found} >= missed and {item[0] for item in found - wanted} >= excess:
                best[0] = number
                return True
        return False

    return shrink(program, is_wrong), best[0]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("preflint", type=pathlib.Path)
    parser.add_argument("--seeds", default="0:20")
    parser.add_argument("--size", type=int, default=20)
    parser.add_argument("--ways", type=int, default=3)
    parser.add_argument("--keep", type=pathlib.Path)
    parser.add_argument("--shrink", action="store_true", help="make what differs small, and keep that")
    arguments = parser.parse_args()
    first, last = map(int, arguments.seeds.split(":"))
    preflint = arguments.preflint.resolve()
    programs = ways = planted = undecided = lines = failures = 0
    for seed in range(first, last):
        program = Generator(seed, arguments.size).program()
        try:
            Truth(program)
        except TooLarge:
            continue
        programs += 1
        for way in range(arguments.ways):
            project = Project(program, f"{seed}.{way}", plain=way == 0)
            wanted = expected(program, project)
            with tempfile.TemporaryDirectory() as folder:
                try:
                    found, report = lint(preflint, project.files, pathlib.Path(folder))
                except (RuntimeError, subprocess.TimeoutExpired, json.JSONDecodeError) as error:
                    found, report = set(), {"summary": {"reads": 0, "provedReads": 0, "lines": 0}}
                    print(f"seed {seed} way {way}: {error}")
            ways += 1
            planted += len(wanted)
            lines += report["summary"]["lines"]
            undecided += report["summary"]["reads"] - report["summary"]["provedReads"]
            if found == wanted:
                continue
            failures += 1
            print(f"seed {seed} way {way}:")
            for sign, items in (("missed", wanted - found), ("excess", found - wanted)):
                for item in sorted(items):
                    print(f"  {sign} {item[2]}:{item[3]} {item[0]}({item[1]})")
            if arguments.shrink:
                missed, excess = ({item[0] for item in items} for items in (wanted - found, found - wanted))
                small, number = smallest(preflint, program, f"{seed}.{way}", missed, excess, way == 0)
                project = Project(small, number, plain=way == 0)
                wanted = expected(small, project)
                with tempfile.TemporaryDirectory() as folder:
                    found, _ = lint(preflint, project.files, pathlib.Path(folder))
                print(f"  smallest: missed {sorted(wanted - found)}, excess {sorted(found - wanted)}")
            if arguments.keep:
                folder = arguments.keep / f"{seed}.{way}"
                shutil.rmtree(folder, ignore_errors=True)
                for path, text in project.files.items():
                    file = folder / path
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_text(text)
    print(f"{programs} programs in {ways} ways, {lines} lines, {planted} findings wanted, {undecided} reads undecided, "
          f"{failures} ways that differ")
    sys.exit(1 if failures else 0)


main()
