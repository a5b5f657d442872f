"""Copies of an app that are linted with some of their files changed, and what the scripts here share besides."""

import json
import os
import pathlib
import queue
import shutil
import subprocess

from swift_text import Source

# What PrefLint reads of a project.
READ = {".swift", ".pbxproj", ".plist", ".yml", ".xcworkspacedata"}


def lint(binary, folder):
    command = [binary, "lint", "--format", "json", "--notes", "--unresolved", "--quiet", "."]
    run = subprocess.run(command, cwd=folder, capture_output=True)
    if run.returncode not in (0, 1):
        raise RuntimeError(f"{binary} failed with {run.returncode} in {folder}: {run.stderr.decode()[-400:]}")
    return json.loads(run.stdout)


def copied(app, folder):
    for root, folders, files in os.walk(app):
        folders[:] = [f for f in folders if f != ".git"]
        for name in files:
            if pathlib.Path(name).suffix in READ or name == ".preflint.yml":
                target = pathlib.Path(folder, os.path.relpath(root, app), name)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(os.path.join(root, name), target)


def is_test(path):
    return any(part.endswith(("Tests", "UITests")) for part in pathlib.Path(path).parts[:-1])


class Copies:
    """Copies of an app in a folder, one for each job that may lint at once."""

    def __init__(self, binary, app, folder, jobs):
        self.binary, self.folders = binary, queue.SimpleQueue()
        for job in range(jobs):
            copy = os.path.join(folder, str(job))
            copied(app, copy)
            self.folders.put(copy)
        first = pathlib.Path(folder, "0")
        self.sources = [Source(str(path.relative_to(first)), path.read_bytes().decode("utf-8", errors="surrogateescape"))
                        for path in sorted(first.rglob("*.swift"))]
        self.texts = {source.path: source.text for source in self.sources}

    def linted(self, changed):
        """The report on the app with the texts of some files changed."""
        folder = self.folders.get()
        try:
            for path, text in changed.items():
                self.write(folder, path, text)
            return lint(self.binary, folder)
        finally:
            for path in changed:
                self.write(folder, path, self.texts[path])
            self.folders.put(folder)

    @staticmethod
    def write(folder, path, text):
        pathlib.Path(folder, path).write_bytes(text.encode("utf-8", errors="surrogateescape"))


def verdicts(path):
    """(app, file, line, operator with its detail, type) -> (verdict, why), from a table with tabs."""
    table = {}
    for line in pathlib.Path(path).read_text().splitlines() if path else []:
        if line and not line.startswith("#"):
            app, where, operator, kind, verdict, why = line.split("\t")
            table[app, where, operator, kind] = verdict, why
    return table
