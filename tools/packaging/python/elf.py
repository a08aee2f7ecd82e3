# SPDX-License-Identifier: GPL-3.0-or-later
"""What a program or a shared library asks for, as readelf and ldd tell it."""

import os
import re
import subprocess


def _told(*command):
    environment = {**os.environ, "LC_ALL": "C"}
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment).stdout


def is_elf(file):
    """Whether this is a program or a library, by its first bytes."""
    if not file.is_file():
        return False
    with open(file, "rb") as opened:
        return opened.read(4) == b"\x7fELF"


def needed(file):
    """The names of the libraries that a file links, sorted."""
    return sorted(re.findall(r"\(NEEDED\).*\[(.*)\]", _told("readelf", "--wide", "--dynamic", file)))


def places(file):
    """Where this system has each library that the file asks for, directly or not, by name."""
    return dict(re.findall(r"^\s*(\S+) => (/\S+)", _told("ldd", file), re.MULTILINE))


def newest_symbols(file):
    """The newest version of each kind that the file asks for: {"GLIBC": (2, 34), "GLIBCXX": (3, 4, 30)}."""
    told = _told("readelf", "--wide", "--version-info", file)
    # A file's own versions, which it defines, stand before those that it needs.
    wanted = told.partition("Version needs section")[2]
    newest = {}
    for kind, version in re.findall(r"Name: ([A-Z]+)_([0-9.]+)\b", wanted):
        parts = tuple(int(part) for part in version.split("."))
        newest[kind] = max(newest.get(kind, ()), parts)
    return newest
