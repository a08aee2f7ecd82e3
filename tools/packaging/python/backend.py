# SPDX-License-Identifier: GPL-3.0-or-later
"""Builds the Python package for pip (PEP 517), by CMake: a wheel, and an archive of the sources.

pip's --config-settings build=FOLDER names a build folder to go on with; without it one is made and
removed again. As a program: python3 tools/packaging/python/backend.py wheel|sdist FOLDER [BUILD].
"""

import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))
import metadata
import wheel

TARGETS = ["gazetteer_shared", "gazetteer_python", "gazetteer", "gazetteer-check"]


PROGRAMS = {"cmake": "cmake", "ninja": "ninja-build", "patchelf": "patchelf"}
"""The programs that the build starts, and Debian's packages of them."""


def _compile(build):
    """Builds what the wheel has, in a folder that may have been begun. Ends where a program is missing."""
    for program, package in PROGRAMS.items():
        if shutil.which(program) is None:
            sys.exit(f"gazetteer: {program}: not found; apt-get install {package}, and what else tools/packages.txt "
                     "lists for the build (docs/INSTALL.md)")
    if not Path(build, "CMakeCache.txt").exists():
        subprocess.run(["cmake", "-S", metadata.ROOT, "-B", build, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                        f"-DPython3_EXECUTABLE={sys.executable}"], check=True)
    subprocess.run(["cmake", "--build", build, "--target", *TARGETS], check=True)


def prepare_metadata_for_build_wheel(metadata_directory, config_settings=None):
    """PEP 517: what the wheel says of itself, without the build that pip would show nothing of."""
    about = Path(metadata_directory, f"gazetteer-{metadata.version()}.dist-info")
    about.mkdir()
    (about / "METADATA").write_text(metadata.metadata())
    (about / "entry_points.txt").write_text(metadata.entry_points())
    return about.name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    """PEP 517: writes the wheel, and returns the name of its file."""
    given = (config_settings or {}).get("build")
    if given is not None:
        _compile(given)
        return wheel.make_wheel(given, wheel_directory)
    with tempfile.TemporaryDirectory() as build:
        _compile(build)
        return wheel.make_wheel(build, wheel_directory)


def _sources():
    """The files of the sources: those that git has, or all in an archive unpacked."""
    if (metadata.ROOT / ".git").exists():
        told = subprocess.run(["git", "-C", metadata.ROOT, "ls-files", "-z"], check=True, capture_output=True)
        return sorted(name for name in told.stdout.decode().split("\0") if name)
    found = []
    for folder, folders, names in os.walk(metadata.ROOT):
        folders[:] = [name for name in folders if not name.startswith("build") and name != "__pycache__"]
        found += [os.path.relpath(os.path.join(folder, name), metadata.ROOT) for name in names]
    return sorted(name for name in found if name != "PKG-INFO")


def build_sdist(sdist_directory, config_settings=None):
    """PEP 517: writes the archive of the sources, and returns the name of its file."""
    name = f"gazetteer-{metadata.version()}"
    Path(sdist_directory).mkdir(parents=True, exist_ok=True)
    archive = Path(sdist_directory, f"{name}.tar.gz")
    time = metadata.source_epoch()

    def plain(entry):
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = ""
        entry.mtime = time
        entry.mode = 0o755 if entry.mode & 0o100 else 0o644
        return entry

    with open(archive, "wb") as file, gzip.GzipFile("", "wb", mtime=time, fileobj=file) as packed:
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar:
            for source in _sources():
                tar.add(metadata.ROOT / source, f"{name}/{source}", recursive=False, filter=plain)
            about = metadata.metadata().encode()
            entry = plain(tarfile.TarInfo(f"{name}/PKG-INFO"))
            entry.size = len(about)
            tar.addfile(entry, io.BytesIO(about))
    return archive.name


def main(what, folder, build=None):
    settings = None if build is None else {"build": build}
    name = build_wheel(folder, settings) if what == "wheel" else build_sdist(folder)
    print(Path(folder, name))


if __name__ == "__main__":
    main(*sys.argv[1:])
