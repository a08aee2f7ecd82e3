# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a notebook in the shell of IPython: python3 faces/python/tests/run_notebook.py [--write] FILE

Each cell has to run, and to answer as text what the file has. With --write the file gets the answers,
with their pictures. The exit code is 1 where a cell fails or answers something else.
"""

import json
import sys

from IPython.core.interactiveshell import InteractiveShell


def answer_of(shell, source, count):
    """The outputs of a cell as a notebook keeps them: none, or one."""
    result = shell.run_cell(source)
    result.raise_error()
    if result.result is None:
        return []
    data, _ = shell.display_formatter.format(result.result)
    kept = {kind: text.splitlines(keepends=True) for kind, text in sorted(data.items())}
    return [{"data": kept, "execution_count": count, "metadata": {}, "output_type": "execute_result"}]


def told(outputs):
    return ["".join(output["data"]["text/plain"]) for output in outputs]


def run(file, write):
    """The cells that do not answer as they should, as lines; none when writing."""
    with open(file, encoding="utf-8") as opened:
        notebook = json.load(opened)
    shell = InteractiveShell()
    faults = []
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    for number, cell in enumerate(cells, 1):
        outputs = answer_of(shell, "".join(cell["source"]), number)
        if not write and told(outputs) != told(cell["outputs"]):
            faults.append(f"{file}: In [{number}]: {told(outputs)}, not {told(cell['outputs'])}")
        cell["outputs"], cell["execution_count"] = outputs, number
    if write:
        with open(file, "w", encoding="utf-8") as opened:
            json.dump(notebook, opened, indent=1, ensure_ascii=False)
            opened.write("\n")
    return faults


def main(*words):
    faults = run(words[-1], "--write" in words)
    for fault in faults:
        print(f"run_notebook: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
