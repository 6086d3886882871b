"""The points of the rule code that can be changed, and how."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from adamak.core.component_file import FILE

# What is no rule: the house's play, its values, sampling of what is hidden, reading and showing of positions.
NOT_RULES = re.compile(
    r"__init__|deals|encoding|events|facts|game|heuristics|hidden|numbers|options|pieces|places|playout|setup|\w+_setup|"
    r"slow_rules|tables|variant|view|\w+_view"
)

COMPARISONS: dict[type[ast.cmpop], list[type[ast.cmpop]]] = {
    ast.Lt: [ast.LtE, ast.GtE], ast.LtE: [ast.Lt, ast.Gt], ast.Gt: [ast.GtE, ast.LtE], ast.GtE: [ast.Gt, ast.Lt],
    ast.Eq: [ast.NotEq], ast.NotEq: [ast.Eq], ast.In: [ast.NotIn], ast.NotIn: [ast.In],
    ast.Is: [ast.IsNot], ast.IsNot: [ast.Is],
}  # fmt: skip
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.Add,
    ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr, ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}  # fmt: skip


@dataclass(frozen=True)
class Mutant:
    """One change at one place: what stands there, and what the mutant has instead."""

    file: Path
    line: int
    function: str
    start: int
    end: int
    instead: str

    def source(self) -> str:
        """The whole file with the change."""
        text = self.file.read_text(encoding="utf-8")
        return text[: self.start] + self.instead + text[self.end :]

    def lines(self) -> tuple[str, str]:
        """The changed line or lines, before and after."""
        text = self.file.read_text(encoding="utf-8")
        first = text.rfind("\n", 0, self.start) + 1
        last = text.find("\n", self.end)
        before = text[first:last]
        after = text[first : self.start] + self.instead + text[self.end : last]
        return " ".join(before.split()), " ".join(after.split())

    def __str__(self) -> str:
        before, after = self.lines()
        return f"{self.file.name}:{self.line} {self.function}: {before} → {after}"


def rule_files(folder: Path) -> list[Path]:
    """The rule code of a game, and its tables of components."""
    return [*sorted(file for file in folder.glob("*.py") if not NOT_RULES.fullmatch(file.stem)), *folder.glob(FILE)]


def points(file: Path) -> list[list[Mutant]]:
    """Every point of a file, each with the changes that can be made there."""
    return list(numbers(file) if file.name == FILE else Points(file).found())


def numbers(file: Path) -> Iterator[list[Mutant]]:
    """The numbers of the tables of components; those in a text or in a comment are none."""
    text = file.read_text(encoding="utf-8")
    for found in re.finditer(r'"[^"]*"|#.*|^\w+ =|^\[.*|(-?\b\d+)\b', text, re.MULTILINE):
        if found[1]:
            line, value = text.count("\n", 0, found.start()) + 1, int(found[1])
            others = [value + 1, value - 1] if value else [1]
            yield [Mutant(file, line, "(table)", found.start(), found.end(), str(other)) for other in others]


class Points:
    """Walks through a file in its order."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.text = file.read_text(encoding="utf-8")
        self.starts = [0]
        for line in self.text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.fillers: set[int] = set()

    def found(self) -> Iterator[list[Mutant]]:
        yield from self.of_body(ast.parse(self.text).body, "")

    def of_body(self, body: list[ast.stmt], function: str) -> Iterator[list[Mutant]]:
        for statement in body:
            yield from self.of_statement(statement, function)

    def of_statement(self, node: ast.stmt, function: str) -> Iterator[list[Mutant]]:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from self.of_body(node.body, f"{function}.{node.name}" if function else node.name)
            return
        if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Raise) or is_docstring(node):
            return
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            return
        if function and can_be_left_out(node):
            yield [self.mutant(node, function, "pass")]
        if isinstance(node, ast.Break | ast.Continue):
            other = "continue" if isinstance(node, ast.Break) else "break"
            yield [self.mutant(node, function, other)]
        if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
            changed = ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
            yield [self.mutant(node, function, ast.unparse(changed))]
        if isinstance(node, ast.If) and not isinstance(node.test, ast.Compare):
            yield [self.mutant(node.test, function, f"not ({ast.unparse(node.test)})")]
        for name, value in ast.iter_fields(node):
            if name == "annotation":
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.stmt):
                    yield from self.of_statement(child, function)
                elif isinstance(child, ast.expr):
                    yield from self.of_expression(child, function)
                elif isinstance(child, ast.ExceptHandler | ast.match_case):
                    yield from self.of_body(child.body, function)

    def of_expression(self, node: ast.expr, function: str) -> Iterator[list[Mutant]]:
        changes = [] if self.counts_for_nothing(node) else list(changed(node))
        if is_nobody(node):  # any other number below 0 would be as good
            yield [self.mutant(node, function, "1")]
            yield [self.mutant(node, function, "0")]
            return
        if changes:
            yield [self.mutant(node, function, f"({text})" if " " in text else text) for text in changes]
        self.fillers |= set(map(id, fillers(node)))
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.expr):
                yield from self.of_expression(child, function)
            elif isinstance(child, ast.comprehension):
                for part in [child.target, child.iter, *child.ifs]:
                    yield from self.of_expression(part, function)
            elif isinstance(child, ast.keyword) and child.arg != "capacity":  # room to grow is no rule
                yield from self.of_expression(child.value, function)

    def counts_for_nothing(self, node: ast.expr) -> bool:
        return id(node) in self.fillers

    def mutant(self, node: ast.stmt | ast.expr, function: str, instead: str) -> Mutant:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.at(node.lineno, node.col_offset)
        end = self.at(node.end_lineno, node.end_col_offset)
        return Mutant(self.file, node.lineno, function or "(table)", start, end, instead)

    def at(self, line: int, column: int) -> int:
        """The place in the text: columns of a syntax tree are counted in bytes."""
        start = self.starts[line - 1]
        text = self.text[start : self.starts[line]]
        return start + len(text.encode()[:column].decode())


def fillers(node: ast.expr) -> list[ast.expr]:
    """The zeros that fill the end of an event or of a frame: nobody reads them."""
    found: list[ast.expr] = []
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in {"note", "push", "tell"}:
        for argument in reversed(node.args):
            if not (isinstance(argument, ast.Constant) and argument.value == 0):
                break
            found.append(argument)
    return found


def is_nobody(node: ast.expr) -> bool:
    """-1, which stands for nobody, for no card or for no place."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and ast.unparse(node) == "-1"


def is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def can_be_left_out(node: ast.stmt) -> bool:
    """Statements that do something; a first value of a local name is left alone, for its absence is an error."""
    if isinstance(node, ast.Assign):
        return not all(isinstance(target, ast.Name) for target in node.targets)
    return isinstance(node, ast.Expr | ast.AugAssign) or (isinstance(node, ast.Return) and node.value is None)


def changed(node: ast.expr) -> Iterator[str]:
    """What an expression can be instead."""
    match node:
        case ast.Constant(value=bool(value)):
            yield str(not value)
        case ast.Constant(value=int(value)):
            yield str(value + 1)
            if value:  # as an index, -1 is the same as 0 where there is but one thing
                yield str(value - 1)
        case ast.Compare(ops=[op]):
            for other in COMPARISONS[type(op)]:
                yield ast.unparse(ast.Compare(node.left, [other()], node.comparators))
        case ast.BoolOp(op=ast.And()):
            yield ast.unparse(ast.BoolOp(ast.Or(), node.values))
        case ast.BoolOp(op=ast.Or()):
            yield ast.unparse(ast.BoolOp(ast.And(), node.values))
        case ast.BinOp(op=op) if type(op) in ARITHMETIC and not is_text(node):
            yield ast.unparse(ast.BinOp(node.left, ARITHMETIC[type(op)](), node.right))
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield ast.unparse(node.operand)
        case ast.IfExp():
            yield ast.unparse(ast.IfExp(node.test, node.orelse, node.body))
        case ast.Call(args=[first, second, *rest]) if ast.dump(first) != ast.dump(second) and not symmetric(node):
            yield ast.unparse(ast.Call(node.func, [second, first, *rest], node.keywords))


def symmetric(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in {"min", "max"}


def is_text(node: ast.AST) -> bool:
    """An operator on words is no rule."""
    return any(isinstance(part, ast.JoinedStr) or (isinstance(part, ast.Constant) and isinstance(part.value, str))
               for part in ast.walk(node))  # fmt: skip
