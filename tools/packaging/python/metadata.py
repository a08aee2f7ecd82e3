# SPDX-License-Identifier: GPL-3.0-or-later
"""What pyproject.toml says of the package, as METADATA of a wheel and PKG-INFO of a source archive."""

import os
import re
import time
import tomllib
from datetime import date, timezone, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def version():
    """The version of the project, which CMakeLists.txt has."""
    return re.search(r"^project\(gazetteer VERSION (\S+)", (ROOT / "CMakeLists.txt").read_text(), re.M)[1]


def source_epoch():
    """The time of the files, in seconds: SOURCE_DATE_EPOCH, or else the day of CITATION.cff."""
    if "SOURCE_DATE_EPOCH" in os.environ:
        return int(os.environ["SOURCE_DATE_EPOCH"])
    day = re.search(r"^date-released: (\S+)$", (ROOT / "CITATION.cff").read_text(), re.M)[1]
    return int(datetime.fromisoformat(day).replace(tzinfo=timezone.utc).timestamp())


def source_time():
    """The same as zipfile wants it."""
    return time.gmtime(source_epoch())[:6]


def entry_points():
    """The commands, as pip wants them."""
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    return "[console_scripts]\n" + "".join(f"{name} = {call}\n" for name, call in scripts.items())


def metadata():
    """The core metadata, version 2.1, with docs/PYTHON.md as the description."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lines = [
        "Metadata-Version: 2.1",
        f"Name: {project['name']}",
        f"Version: {version()}",
        f"Summary: {project['description']}",
        f"License: {project['license']['text']}",
        f"Requires-Python: {project['requires-python']}",
    ]
    lines += [f"Classifier: {classifier}" for classifier in project["classifiers"]]
    for extra, packages in project["optional-dependencies"].items():
        lines.append(f"Provides-Extra: {extra}")
        lines += [f"Requires-Dist: {package}; extra == '{extra}'" for package in packages]
    lines.append("Description-Content-Type: text/markdown")
    return "\n".join(lines) + "\n\n" + (ROOT / project["readme"]).read_text()
