# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads a wheel as pip and auditwheel would, and says what is wrong: faces/python/read_wheel.py WHEEL

RECORD has each file with its digest and its size. The metadata parse. Each program or library links what
the wheel has, from its own place, or what every system of the tag has, and no symbol newer than the
tag allows. What it asks for is read by objdump; the wheel was made by readelf and ldd.
"""

import base64
import csv
import email
import hashlib
import io
import posixpath
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

# PEP 600, and the policies of auditwheel for manylinux_2_35 to 2_38: libraries, and the newest symbols.
PROVIDED = {"libc.so.6", "libm.so.6", "libgcc_s.so.1", "libstdc++.so.6", "libpthread.so.0", "ld-linux-x86-64.so.2"}
NEWEST = {"GLIBCXX": "3.4.30", "CXXABI": "1.3.13", "GCC": "12.0.0"}
faults = []


def numbers(version):
    return [int(part) for part in version.split(".")]


def check_record(archive, about):
    rows = {row[0]: row[1:] for row in csv.reader(io.StringIO(archive.read(f"{about}/RECORD").decode()))}
    names = {entry.filename for entry in archive.infolist()}
    faults.extend(f"{name}: not in RECORD" for name in names - rows.keys())
    faults.extend(f"{name}: in RECORD alone" for name in rows.keys() - names)
    for name in names & rows.keys() - {f"{about}/RECORD"}:
        data = archive.read(name)
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).decode().rstrip("=")
        if rows[name] != [f"sha256={digest}", str(len(data))]:
            faults.append(f"{name}: RECORD has {rows[name]}")


def check_metadata(archive, about, name, version, tags):
    told = email.message_from_bytes(archive.read(f"{about}/METADATA"))
    for key, value in {"Metadata-Version": "2.1", "Name": name, "Version": version}.items():
        if told[key] != value:
            faults.append(f"METADATA: {key} is {told[key]}, not {value}")
    wheel = email.message_from_bytes(archive.read(f"{about}/WHEEL"))
    if wheel["Root-Is-Purelib"] != "false" or wheel.get_all("Tag") != ["-".join(tags)]:
        faults.append(f"WHEEL: {wheel.items()}")


def check_linked(archive, glibc):
    names = set(archive.namelist())
    newest = {"GLIBC": f"2.{glibc}", **NEWEST}
    if not 35 <= glibc <= 38:
        faults.append(f"no policy of manylinux_2_{glibc} here")
    count = 0
    for name in sorted(names):
        data = archive.read(name)
        if data[:4] != b"\x7fELF":
            continue
        count += 1
        with tempfile.NamedTemporaryFile() as file:
            file.write(data)
            file.flush()
            told = subprocess.run(["objdump", "-p", file.name], check=True, capture_output=True, text=True).stdout
        paths = re.findall(r"^\s+R(?:UN)?PATH\s+(\S+)$", told, re.M)
        folder = posixpath.dirname(name)
        near = [posixpath.normpath(path.replace("$ORIGIN", folder)) for path in ":".join(paths).split(":") if path]
        if any(not path.startswith("$ORIGIN") for path in ":".join(paths).split(":") if path):
            faults.append(f"{name}: the run path {paths}")
        for library in re.findall(r"^\s+NEEDED\s+(\S+)$", told, re.M):
            if library not in PROVIDED and not any(f"{path}/{library}" in names for path in near):
                faults.append(f"{name}: links {library}, which is not in {near}")
        wanted = told.partition("Version References:")[2]
        for kind, version in re.findall(r" (GLIBC|GLIBCXX|CXXABI|GCC)_([0-9.]+)$", wanted, re.M):
            if numbers(version) > numbers(newest[kind]):
                faults.append(f"{name}: {kind}_{version} is newer than {newest[kind]}")
    if count < 20:
        faults.append(f"{count} programs and libraries are few")


def main(file):
    name, version, *tags = Path(file).stem.split("-")
    about = f"{name}-{version}.dist-info"
    glibc = int(re.fullmatch(r"manylinux_2_(\d+)_x86_64", tags[2])[1])
    with zipfile.ZipFile(file) as archive:
        check_record(archive, about)
        check_metadata(archive, about, name, version, tags)
        check_linked(archive, glibc)
    for fault in faults:
        print(f"read_wheel: {fault}", file=sys.stderr)
    return 1 if faults else 0


sys.exit(main(*sys.argv[1:]))
