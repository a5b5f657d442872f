"""What the mutations need to know of Swift text: comments and strings, brackets, chains of calls, and a guess of
types. It is independent of PrefLint on purpose: what PrefLint misreads must not hide from its own test."""

import bisect
import re

IDENTIFIER = re.compile(r"[A-Za-z_]\w*")
CLOSERS = {")": "(", "]": "[", "}": "{"}


def masked(text):
    """The text with comments and strings (with their interpolations) blanked; offsets and lines stay."""
    out = list(text)
    i, n = 0, len(text)

    def blank(start, end):
        for k in range(start, min(end, n)):
            if out[k] not in "\r\n":
                out[k] = " "

    while i < n:
        c = text[i]
        if text.startswith("//", i):
            end = text.find("\n", i)
            end = n if end < 0 else end
            blank(i, end)
            i = end
        elif text.startswith("/*", i):
            end, depth = i + 2, 1
            while end < n and depth:
                if text.startswith("/*", end):
                    depth, end = depth + 1, end + 2
                elif text.startswith("*/", end):
                    depth, end = depth - 1, end + 2
                else:
                    end += 1
            blank(i, end)
            i = end
        elif c == '"' or (c == "#" and re.match(r'#+"', text[i:i + 12])):
            end = string_end(text, i)
            blank(i, end)
            # Brackets and names around it still see an operand.
            out[i] = out[min(end, n) - 1] = '"'
            i = end
        else:
            i += 1
    return "".join(out)


def string_end(text, start):
    """The offset behind the string literal at `start`; interpolations may hold strings."""
    hashes = len(text[start:]) - len(text[start:].lstrip("#")) if text[start] == "#" else 0
    i, n = start + hashes, len(text)
    quotes = '"""' if text.startswith('"""', i) else '"'
    closing, escape = quotes + "#" * hashes, "\\" + "#" * hashes
    i += len(quotes)
    while i < n:
        if text.startswith(closing, i):
            return i + len(closing)
        if text.startswith(escape + "(", i):
            i, depth = i + len(escape) + 1, 1
            while i < n and depth:
                if text[i] == '"':
                    i = string_end(text, i)
                    continue
                depth += {"(": 1, ")": -1}.get(text[i], 0)
                i += 1
        elif text.startswith(escape, i):
            i += len(escape) + 1
        elif text[i] == "\n" and quotes == '"':
            return i
        else:
            i += 1
    return n


class Link:
    """One call in a chain: `.name(arguments) { closure }`, from its dot to its end."""

    def __init__(self, name, start, end, arguments, closures):
        self.name, self.start, self.end = name, start, end
        self.arguments, self.closures = arguments, closures


class Source:
    """A file with its brackets matched."""

    def __init__(self, path, text):
        self.path, self.text, self.code = path, text, masked(text)
        self.close, self.open = {}, {}
        stack = []
        for i, c in enumerate(self.code):
            if c in "([{":
                stack.append(i)
            elif c in CLOSERS and stack and self.code[stack[-1]] == CLOSERS[c]:
                start = stack.pop()
                self.close[start], self.open[i] = i, start
        self.lines = [0] + [m.end() for m in re.finditer("\n", text)]

    def line(self, offset):
        return bisect.bisect_right(self.lines, offset)

    def skip_back(self, i):
        """The offset behind the last character before `i` that is no white space."""
        while i > 0 and self.code[i - 1].isspace():
            i -= 1
        return i

    def word_back(self, i):
        start = i
        while start > 0 and (self.code[start - 1].isalnum() or self.code[start - 1] == "_"):
            start -= 1
        return start

    def chain_before(self, end):
        """The base and the calls of the chain that ends at `end`, outermost last; the base is a link
        without a dot, or None where it is no call."""
        links = []
        while True:
            end = self.skip_back(end)
            i, closures, arguments = end, [], None
            while i > 0 and self.code[i - 1] == "}" and i - 1 in self.open:
                start = self.open[i - 1]
                closures.insert(0, (start, i))
                i = self.skip_back(start)
                if i > 0 and self.code[i - 1] == ":":
                    i = self.skip_back(self.word_back(self.skip_back(i - 1)))
            if i > 0 and self.code[i - 1] == ")" and i - 1 in self.open:
                arguments = (self.open[i - 1], i)
                i = self.skip_back(arguments[0])
            start = self.word_back(i)
            name = self.code[start:i]
            if not name or (start and self.code[start - 1] in "#@"):
                return None, links
            if start and self.code[start - 1] == ".":
                dot = start - 1
                links.insert(0, Link(name, dot, end, arguments, closures))
                end = dot - 1 if dot and self.code[dot - 1] in "?!" else dot
                if not self.skip_back(end):
                    return None, links
            else:
                base = Link(name, start, end, arguments, closures)
                return (base if arguments or closures else None), links

    def headers_around(self, offset):
        """The text before each brace that is open at `offset`, innermost first."""
        for start in sorted((s for s, e in self.close.items() if s < offset < e and self.code[s] == "{"), reverse=True):
            head = max(self.code.rfind(c, 0, start) for c in "{};")
            yield self.code[head + 1:start]


class Classes:
    """Declared classes and members of a project, and the types of expressions as far as names tell."""

    def __init__(self, sources):
        self.sources = {s.path: s for s in sources}
        self.final, self.homes = {}, {}
        for s in sources:
            for m in re.finditer(r"((?:\w+(?:\(\w+\))?\s+)*)class\s+([A-Z]\w*)\s*(?:<[^>{]*>)?\s*[:{]", s.code):
                self.final[m[2]] = "final" in m[1].split()
                self.homes.setdefault(m[2], []).append(s)

    def declared(self, text):
        """The class that a type's text names."""
        names = re.findall(r"[A-Z]\w*", text or "")
        known = [n for n in names if n in self.final]
        return known[-1] if known else None

    def of_member(self, name, sources, before=None):
        """The class of the nearest declaration of `name`; of all, if they agree."""
        found = []
        pattern = re.compile(
            r"(?:@Environment\s*\(\s*([\w.]+)\.self\s*\)[^\n=:]*)?"
            r"\b(?:var|let)\s+%s\b[ \t]*(?::\s*(?:any\s+|some\s+)?([\w.]+)[?!]?)?(?:\s*=\s*([\w.]+))?" % re.escape(name))
        for s in sources:
            for m in pattern.finditer(s.code):
                found.append((m.start(), self.declared(m[1]) or self.declared(m[2]) or self.of_path(m[3])))
            for m in re.finditer(r"\bfunc\s+%s\s*\([^{]*?\)[^{(]*->\s*(?:any\s+|some\s+)?([\w.]+)" % re.escape(name), s.code):
                found.append((m.start(), self.declared(m[1])))
            for m in re.finditer(r"[(,]\s*(?:\w+\s+)?%s\s*:\s*([\w.]+)" % re.escape(name), s.code):
                found.append((m.start(), self.declared(m[1])))
        found = [(at, kind) for at, kind in found if kind]
        if before is not None and found:
            earlier = [f for f in found if f[0] < before]
            return (max(earlier) if earlier else min(found))[1]
        kinds = {kind for _, kind in found}
        return kinds.pop() if len(kinds) == 1 else None

    def of_path(self, text):
        """The class of `Class`, `Class.shared` or `Class.member`."""
        kind = self.declared(text)
        last = (text or "").split(".")[-1]
        if kind and last != kind and last != "init":
            return self.of_member(last, [s for s in self.homes[kind] if f"{last} = {kind}." not in s.code]) or kind
        return kind

    def of_expression(self, text, source, offset):
        """The class of an injected expression, or None."""
        text = text.strip().rstrip("!")
        if m := re.search(r"\[\s*([\w.]+)\.self\s*\]$", text):
            return self.declared(m[1])
        if m := re.search(r"\bas[!?]?\s+([\w.]+)$", text):
            return self.declared(m[1])
        if m := re.match(r"\{.*?->\s*([\w.]+)\s+in\b", text, re.S):
            return self.declared(m[1])
        if text == "self":
            for header in source.headers_around(offset):
                if m := re.search(r"\b(?:class|extension)\s+([\w.]+)", header):
                    return self.declared(m[1])
            return None
        text = text.removeprefix("self.").lstrip("_$").removesuffix(".wrappedValue")
        path = re.fullmatch(r"(?:\w+(?:\([^()]*\))?[?!]?\.)*\w+(?:\([^()]*\))?", " ".join(text.split()).replace(" .", "."))
        if path:
            kind, is_static = None, False
            for index, part in enumerate(re.sub(r"\([^()]*\)|[?!]", "", path[0]).split(".")):
                if self.declared(part) == part:
                    kind, is_static = part, True
                    continue
                near = ([source], offset) if index == 0 else (self.homes.get(kind, []),)
                # `Class.shared`, unless it says otherwise, is one of the class.
                kind = self.of_member(part, *near) or (kind if is_static else self.of_member(part, self.sources.values()))
                is_static = False
            return kind
        calls = [m for m in re.findall(r"\b([A-Z]\w*)\s*\(", text) if m in self.final]
        return calls[0] if calls else None
