# SPDX-License-Identifier: GPL-3.0-or-later
"""The mutants of a C++ text, found by its tokens. The text is formatted by clang-format: a binary
operator has a space on either side, a template bracket has none."""
import re
from dataclasses import dataclass

TOKEN = re.compile(r"""
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<directive>^[ \t]*\#(?:[^\n]*\\\n)*[^\n]*)
  | (?P<string>(?:u8|[uUL])?R"(?P<raw>[^(\s]*)\(.*?\)(?P=raw)"|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+')
  | (?P<number>\d(?:['\w.]|[eE][+-])*)
  | (?P<word>[A-Za-z_]\w*)
  | (?P<sign><=>|<<=|>>=|->\*|\.\.\.|::|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|.)
  """, re.X | re.S | re.M)

LOW = {",", ";", "?", ":", "=", "return", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "co_yield"}
# What ends the operands of each level, beside brackets; a level holds those below it.
LEVELS = [{"||"}, {"&&"}, {"|"}, {"^"}, {"&"}, {"==", "!="}, {"<", ">", "<=", ">="}, {"<=>"},
          {"<<", ">>"}, {"+", "-"}, {"*", "/", "%"}]
SWAPS = {"<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="],
         "!=": ["=="], "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"],
         "%": ["*"], "&": ["|"], "|": ["&"], "^": ["|"], "<<": [">>"], ">>": ["<<"]}
ASSIGNMENTS = {"+=": "-=", "-=": "+=", "*=": "+=", "/=": "*=", "|=": "&=", "&=": "|=", "^=": "|=",
               "<<=": ">>=", ">>=": "<<="}
NAMES = {"<": "less", "<=": "less_equal", ">": "greater", ">=": "greater_equal", "==": "equal",
         "!=": "unequal", "&&": "both", "||": "either", "+": "plus", "-": "minus", "*": "times",
         "/": "divided", "%": "modulo", "&": "bit_and", "|": "bit_or", "^": "bit_xor", "<<": "shift_left",
         ">>": "shift_right", "+=": "add_to", "-=": "take_from", "*=": "times_to", "/=": "divide_to",
         "|=": "or_to", "&=": "and_to", "^=": "xor_to", "<<=": "shift_left_to", ">>=": "shift_right_to",
         "++": "step_up", "--": "step_down"}
OPEN, CLOSE = {"(": ")", "[": "]", "{": "}"}, {")": "(", "]": "[", "}": "{"}
DEFAULTS = {f"return {x};" for x in ("{}", "0", "false", "nullptr", "std::nullopt")}
KEYWORDS = {"return", "if", "else", "for", "while", "do", "switch", "case", "break", "continue", "using",
            "template", "typename", "struct", "class", "enum", "namespace", "static", "const", "constexpr",
            "inline", "explicit", "friend", "public", "private", "operator", "throw", "goto", "default",
            "static_assert", "auto", "delete", "new", "extern", "typedef", "requires", "concept", "try", "catch"}


@dataclass
class Token:
    kind: str
    text: str
    start: int
    end: int


@dataclass
class Site:
    """A span of tokens behind switches: what stands before and after it, and in place of a token.
    {0}, {1}, ... are the numbers of its mutants."""
    first: int
    last: int
    prefix: str = ""
    suffix: str = ""
    token: int = -1
    instead: str = ""


@dataclass
class Mutant:
    """In place of text[start:end] comes `replacement`."""
    file: str
    operator: str
    start: int
    end: int
    replacement: str
    site: Site
    slot: int = 0
    line: int = 0
    before: str = ""
    after: str = ""
    number: int = 0

    def changed(self, text):
        return text[:self.start] + self.replacement + text[self.end:]


def tokens_of(text):
    result = []
    for m in TOKEN.finditer(text):
        kind = m.lastgroup if m.lastgroup != "raw" else "string"
        if kind in ("comment", "directive") or m[0].isspace():
            continue
        result.append(Token(kind, m[0], m.start(), m.end()))
    return result


class Finder:
    def __init__(self, file, text):
        self.file, self.text = file, text
        self.tokens = tokens_of(text)
        self.partner = self.brackets()
        self.found = []
        self.classes = {b.text for a, b in zip(self.tokens, self.tokens[1:]) if a.text in ("class", "struct")}

    def brackets(self):
        partner, stack = {}, []
        for i, t in enumerate(self.tokens):
            if t.kind != "sign":
                continue
            if t.text in OPEN:
                stack.append(i)
            elif t.text in CLOSE and stack:
                partner[i] = stack.pop()
                partner[partner[i]] = i
        return partner

    def is_binary(self, i):
        """A space on either side, and an operand before it."""
        t = self.tokens[i]
        around = self.text[t.start - 1], self.text[t.end:t.end + 1]
        if t.kind != "sign" or not around[0].isspace() or not around[1].isspace():
            return False
        before = self.tokens[i - 1]
        return before.kind in ("word", "number", "string") and before.text not in ("return", "operator") \
            or before.text in (")", "]", "}", "++", "--", ">")

    def reach(self, i, ends, step):
        """The last token from i on, in this direction, that no token of `ends` bounds."""
        j = i
        while 0 <= j + step < len(self.tokens):
            k = j + step
            t = self.tokens[k]
            bracket = (CLOSE if step < 0 else OPEN)
            if t.kind == "sign" and t.text in bracket:
                if t.text == ("}" if step < 0 else "{") and not self.is_initializer(min(k, self.partner.get(k, k))):
                    return j
                if k not in self.partner:
                    return j
                j = self.partner[k]
                continue
            if t.kind == "sign" and t.text in (OPEN if step < 0 else CLOSE):
                return j
            if t.text in ("return", "else", "case", "co_return", ";"):
                return j
            if t.text in ends and (t.text in LOW or self.is_binary(k) or t.text in ("&&", "||")):
                return j
            if t.text in ends and t.text in LOW:
                return j
            j = k
        return j

    def is_initializer(self, i):
        """The brace begins a list, as in Edge{u, v}, or a lambda's body."""
        before = self.tokens[i - 1]
        if before.kind == "word" and before.text not in ("else", "do", "try", "const", "noexcept", "override"):
            return True
        return before.text in ("(", ",", "=", "{", "return", ">", "]") or \
            before.text == ")" and self.is_lambda(i)

    def is_lambda(self, i):
        before = self.partner.get(i - 1)
        return before is not None and self.tokens[before - 1].text == "]"

    def add(self, operator, site, changes):
        """One mutant for each (first token, last token, replacement)."""
        for slot, (first, last, replacement) in enumerate(changes):
            self.found.append(Mutant(self.file, operator, self.tokens[first].start,
                                     self.tokens[last].end, replacement, site, slot))

    def piece(self, first, last):
        return self.text[self.tokens[first].start:self.tokens[last].end]

    def binary(self, i):
        t = self.tokens[i]
        level = next((k for k, signs in enumerate(LEVELS) if t.text in signs), None)
        if level is None or t.text == "<=>" or not self.is_binary(i):
            return
        ends = set(LOW).union(*LEVELS[:level])
        first, last = self.reach(i, ends, -1), self.reach(i, ends | LEVELS[level], 1)
        if first == i or last == i:
            return
        others = SWAPS[t.text]
        if t.text in ("&&", "||"):
            site = Site(first, last, f"gazetteer_mutants::{NAMES[t.text]}({{0}}, static_cast<bool>(",
                        "); })", i, "), [&]() -> bool { return static_cast<bool>(")
        else:
            second = "{1}" if len(others) > 1 else "-1"
            site = Site(first, last, f"gazetteer_mutants::{NAMES[t.text]}({{0}}, {second}, ", ")", i, ",")
        for slot, other in enumerate(others):
            self.found.append(Mutant(self.file, f"{t.text} becomes {other}", t.start, t.end, other, site, slot))

    def unary(self, i):
        t = self.tokens[i]
        if t.text == "!" and self.text[t.end] not in " =":
            self.add("! left out", Site(i, i, "gazetteer_mutant({0}) != "), [(i, i, "")])
        if t.text in ("++", "--"):
            other = {"++": "--", "--": "++"}[t.text]
            j = i + 1
            if self.tokens[j].kind == "word":
                while self.tokens[j + 1].text in (".", "->", "::", "[", "("):
                    j = self.partner[j + 1] if self.tokens[j + 1].text in "[(" else j + 2
                site = Site(i, j, "", ")", i, f"gazetteer_mutants::{NAMES[t.text]}({{0}}, ")
                self.add(f"{t.text} becomes {other}", site, [(i, i, other)])

    def assignment(self, i):
        t = self.tokens[i]
        if t.text not in ASSIGNMENTS or t.kind != "sign":
            return
        ends = {",", ";", "?", ":", "="}
        first, last = self.reach(i, ends, -1), self.reach(i, ends, 1)
        # "a += b ? c : d" adds c or d.
        if last + 1 < len(self.tokens) and self.tokens[last + 1].text == "?":
            last = self.reach(i, {",", ";"}, 1)
        if first == i or last == i:
            return
        other = ASSIGNMENTS[t.text]
        site = Site(first, last, f"gazetteer_mutants::{NAMES[t.text]}({{0}}, ", ")", i, ",")
        self.add(f"{t.text} becomes {other}", site, [(i, i, other)])

    def constant(self, i):
        t = self.tokens[i]
        if t.kind == "word" and t.text in ("true", "false"):
            other = "false" if t.text == "true" else "true"
            self.add(f"{t.text} becomes {other}",
                     Site(i, i, "", "", i, f"(gazetteer_mutant({{0}}) ? {other} : {t.text})"),
                     [(i, i, other)])
        m = re.fullmatch(r"(\d+)([uUlLzZ]*)", t.text) if t.kind == "number" else None
        if not m or (m[1] != "0" and m[1].startswith("0")):
            return
        others = [f"{n}{m[2]}" for n in (int(m[1]) + 1, int(m[1]) - 1) if n >= 0]
        instead = "(" + "".join(f"gazetteer_mutant({{{k}}}) ? {o} : " for k, o in enumerate(others)) + t.text + ")"
        site = Site(i, i, "", "", i, instead)
        for slot, other in enumerate(others):
            self.found.append(Mutant(self.file, f"{t.text} becomes {other}", t.start, t.end, other, site, slot))

    def condition(self, i):
        t = self.tokens[i]
        first = last = None
        if t.text in ("if", "while") and self.tokens[i + 1].text == "(":
            first, last = i + 2, self.partner[i + 1] - 1
            inside = self.tokens[first:last + 1]
            if any(x.text == ";" for x in inside) or \
                    len(inside) > 2 and inside[0].kind == inside[1].kind == "word" or \
                    any(x.text == "=" for x in inside[:4]):
                return
        if t.text == "?":
            first, last = self.reach(i, LOW, -1), i - 1
        if first is None or first > last:
            return
        self.add("condition negated",
                 Site(first, last, "(gazetteer_mutant({0}) != static_cast<bool>(", "))"),
                 [(first, last, f"!({self.piece(first, last)})")])

    def statement(self, i):
        """From here a statement may begin."""
        t = self.tokens[i]
        j = i
        while self.tokens[j].text != ";":
            j = self.partner[j] + 1 if self.tokens[j].text in OPEN and j in self.partner else j + 1
            if j >= len(self.tokens) or self.tokens[j].text in CLOSE:
                return
        if t.text == "return":
            if self.tokens[i - 1].text == ")" and self.is_head(self.partner[i - 1]):
                self.add("return left out", Site(i, j, "{ if (!gazetteer_mutant({0})) ", " }"), [(i, j, ";")])
            if j > i + 1 and self.piece(i, j) not in DEFAULTS:
                self.add("returns {} at once",
                         Site(i, j, "{ if (gazetteer_mutant({0})) return {}; ", " }"),
                         [(i, j, "return {};")])
            return
        if t.text in ("break", "continue"):
            self.add(f"{t.text} left out", Site(i, j, "{ if (!gazetteer_mutant({0})) ", " }"), [(i, j, ";")])
            return
        if t.kind != "word" and t.text not in ("++", "--", "*"):
            return
        if t.kind == "word" and (t.text in KEYWORDS or not self.is_expression(i)):
            return
        # A macro may declare what the rest of the block uses.
        if re.fullmatch(r"[A-Z][A-Z0-9_]*", t.text) and self.tokens[i + 1].text == "(":
            return
        # A constructor's declaration; behind a switch it would spoil the whole class.
        if t.text in self.classes and self.tokens[i + 1].text == "(":
            return
        self.add("statement left out", Site(i, j, "{ if (!gazetteer_mutant({0})) { ", " } }"), [(i, j, ";")])

    def is_head(self, opening):
        before = self.tokens[opening - 1].text
        return before in ("if", "while", "for")

    def is_expression(self, i):
        """A qualified name and then no name."""
        while self.tokens[i + 1].text == "::" and self.tokens[i + 2].kind == "word":
            i += 2
        return self.tokens[i + 1].kind == "sign" and self.tokens[i + 1].text in \
            {"(", ".", "->", "[", "=", "++", "--"} | set(ASSIGNMENTS)

    def mutants(self):
        for i, t in enumerate(self.tokens):
            if i + 1 >= len(self.tokens):
                break
            if t.kind == "sign" and i > 0:
                self.binary(i)
                self.unary(i)
                self.assignment(i)
            self.constant(i)
            self.condition(i)
            before = self.tokens[i - 1].text if i else ";"
            begins = before in (";", "{", "}", "else", "do") or \
                before == ")" and self.is_head(self.partner.get(i - 1, 0))
            if begins:
                self.statement(i)
        return self.found


def line_at(text, place):
    stop = text.find("\n", place)
    return text[text.rfind("\n", 0, place) + 1:stop if stop >= 0 else len(text)].strip()


def mutants_of(file, text):
    """All mutants, in the order of the text."""
    result, seen = [], set()
    for m in Finder(file, text).mutants():
        if (m.start, m.end, m.replacement) in seen:
            continue
        seen.add((m.start, m.end, m.replacement))
        m.line = text.count("\n", 0, m.start) + 1
        m.before, m.after = line_at(text, m.start), line_at(m.changed(text), m.start)
        result.append(m)
    return sorted(result, key=lambda m: (m.start, m.end, m.slot))


def filled(template, numbers):
    return re.sub(r"\{(\d)\}", lambda m: str(numbers[int(m[1])]), template)


def schema_of(text, mutants):
    """The text with all these mutants behind switches, and {line: numbers of the mutants there}."""
    tokens = tokens_of(text)
    sites, lines = {}, {}
    for m in mutants:
        sites.setdefault(id(m.site), (m.site, {}))[1][m.slot] = m.number
    before = {k: [] for k in range(len(tokens))}
    after = {k: [] for k in range(len(tokens))}
    instead = {}
    for site, numbers in sites.values():
        slots = [numbers.get(k, -1) for k in range(max(numbers) + 2)]
        before[site.first].append((site.last - site.first, filled(site.prefix, slots)))
        after[site.last].append((site.last - site.first, filled(site.suffix, slots)))
        if site.token >= 0:
            instead[site.token] = filled(site.instead, slots)
    result, at = [], 0
    for k, t in enumerate(tokens):
        result.append(text[at:t.start])
        # The longer span is outside; of two alike the one found first.
        result += [p for _, p in sorted(before[k], key=lambda entry: -entry[0])]
        result.append(instead.get(k, t.text))
        result += [p for _, p in sorted(reversed(after[k]), key=lambda entry: entry[0])]
        at = t.end
    for m in mutants:
        for line in range(text.count("\n", 0, tokens[m.site.first].start) + 1,
                          text.count("\n", 0, tokens[m.site.last].end) + 2):
            lines.setdefault(line, []).append(m.number)
    return "".join(result) + text[at:], lines
