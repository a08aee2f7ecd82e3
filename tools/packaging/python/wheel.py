# SPDX-License-Identifier: GPL-3.0-or-later
"""The wheel of a build: the package with libgazetteer, the programs, all that these link, and nauty's generators.

The libraries lie in gazetteer/lib/, the programs in gazetteer/bin/, the generators in gazetteer/libexec/, and
each finds what it links from its own place. A library of others gets the digest of its bytes into its name, so that another
package's copy in the same process is not taken for it. Left out is what every Linux of the wheel's tag
has. The same build gives the same bytes.
"""

import base64
import hashlib
import re
import shutil
import subprocess
import tempfile
import zipfile
from pathlib import Path

import elf
import metadata

# glibc and the runtime of g++: PEP 600 has every system of a tag provide them.
EVERYWHERE = {
    "ld-linux-x86-64.so.2",
    "libc.so.6",
    "libgcc_s.so.1",
    "libm.so.6",
    "libpthread.so.0",
    "libstdc++.so.6",
}
# The first glibc (2.n) whose systems have the runtime of g++ with these symbols, by the policies of
# auditwheel.
RUNTIMES = {
    "GLIBCXX": {(3, 4, 29): 34, (3, 4, 30): 35, (3, 4, 31): 39},
    "CXXABI": {(1, 3, 13): 34, (1, 3, 14): 39},
    "GCC": {(7, 0, 1): 35, (12, 0, 1): 39},
}
PROGRAMS = ["gazetteer", "gazetteer-check"]
GENERATORS = ["nauty-geng", "nauty-genbg", "nauty-gentreeg", "nauty-directg"]


def oldest_glibc(files):
    """The n of manylinux_2_n: the oldest glibc 2.n whose systems have all symbols that the files ask for."""
    result = 31
    for file in files:
        for kind, version in elf.newest_symbols(file).items():
            if kind == "GLIBC":
                result = max(result, version[1])
            for since, glibc in RUNTIMES.get(kind, {}).items():
                if version >= since:
                    result = max(result, glibc)
    return result


def _install(build, component, prefix):
    command = ["cmake", "--install", build, "--strip", "--component", component, "--prefix", prefix]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def _generator(name):
    # Debian says nauty-geng, nauty's own makefile geng.
    found = shutil.which(name) or shutil.which(name.removeprefix("nauty-"))
    if found is None:
        raise SystemExit(f"{name}: not found; it is in Debian's package nauty")
    return found


def _package(build, package):
    """Fills a folder with the package of a build: its files with their run paths, by name."""
    with tempfile.TemporaryDirectory() as installed:
        for component in ["python", "library"]:
            _install(build, component, installed)
        shutil.copytree(Path(installed, "lib/python3/dist-packages/gazetteer"), package)
        (package / "lib").mkdir()
        library = next(Path(installed).rglob("libgazetteer.so.0"))
        shutil.copyfile(library, package / "lib/libgazetteer.so.0")
    (package / "bin").mkdir()
    for name in PROGRAMS:
        subprocess.run(["strip", "-o", package / "bin" / name, Path(build, "bin", name)], check=True)
        # As the others are, whatever the umask.
        (package / "bin" / name).chmod(0o755)
    (package / "libexec").mkdir()
    for name in GENERATORS:
        shutil.copy(_generator(name), package / "libexec" / name)
    (module,) = package.glob("_core.*.so")
    return {
        module: "$ORIGIN/lib",
        package / "lib/libgazetteer.so.0": "$ORIGIN",
        **{package / "bin" / name: "$ORIGIN/../lib" for name in PROGRAMS},
        **{package / "libexec" / name: "$ORIGIN/../lib" for name in GENERATORS},
    }


def _patch(file, *options):
    subprocess.run(["patchelf", *options, file], check=True)


def _carry(package, run_paths):
    """Copies what these files link into lib/, under names of its own; the places it was taken from."""
    libraries = {}
    for file in run_paths:
        for name, place in elf.places(file).items():
            if name not in EVERYWHERE and not name.startswith("libgazetteer."):
                libraries[name] = Path(place)
    names = {}
    for name, place in sorted(libraries.items()):
        digest = hashlib.sha256(place.read_bytes()).hexdigest()[:8]
        names[name] = re.sub(r"\.so\b", f"-{digest}.so", name, count=1)
        shutil.copyfile(place, package / "lib" / names[name])
    carried = {package / "lib" / name: "$ORIGIN" for name in names.values()}
    for file, run_path in {**run_paths, **carried}.items():
        # One call each: of several in one call patchelf 0.14 takes one's words for another's.
        for name in elf.needed(file):
            if name in names:
                _patch(file, "--replace-needed", name, names[name])
        if file in carried:
            _patch(file, "--set-soname", file.name)
        _patch(file, "--set-rpath", run_path)
    return libraries.values()


def _notices(places, folder):
    """The licences of what is carried, by Debian's packages; another system has them elsewhere."""
    if shutil.which("dpkg-query") is None:
        return
    folder.mkdir(parents=True)
    files = [place.resolve() for place in [*places, *(Path(_generator(name)) for name in GENERATORS)]]
    # By the other name that a file has where / and /usr are one too. All in one call: each reads all lists.
    asked = [path for file in files for path in [file, Path("/", *file.parts[2:])]]
    found = subprocess.run(["dpkg-query", "--search", *asked], capture_output=True, text=True)
    for owner in {line.partition(":")[0] for line in found.stdout.splitlines()}:
        shutil.copyfile(f"/usr/share/doc/{owner}/copyright", folder / owner)


def _tag(module, package):
    """cp311-cp311-manylinux_2_35_x86_64, say: the Python of the module and the oldest glibc."""
    python = re.search(r"cpython-(\d+)-x86_64-linux-gnu", module.name)
    if python is None:
        raise SystemExit(f"{module.name}: wheels are made for CPython on x86-64 Linux alone")
    files = [file for file in package.rglob("*") if elf.is_elf(file)]
    return f"cp{python[1]}-cp{python[1]}-manylinux_2_{oldest_glibc(files)}_x86_64"


def _record_row(name, data):
    digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
    return f"{name},sha256={digest},{len(data)}\n"


def _zip(root, record, wheel):
    """Writes all files of a folder, and their RECORD, in the order of their names."""
    time = metadata.source_time()
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:

        def add(name, data, mode):
            entry = zipfile.ZipInfo(name, time)
            entry.external_attr = (0o100000 | mode) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, data)

        rows = ""
        for file in sorted(path for path in root.rglob("*") if path.is_file()):
            name = file.relative_to(root).as_posix()
            data = file.read_bytes()
            add(name, data, 0o755 if file.stat().st_mode & 0o100 else 0o644)
            rows += _record_row(name, data)
        add(record, rows + f"{record},,\n", 0o644)


def make_wheel(build, folder):
    """Writes the wheel of a build into a folder, and returns the name of its file."""
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch)
        package = root / "gazetteer"
        run_paths = _package(build, package)
        places = _carry(package, run_paths)
        tag = _tag(next(iter(run_paths)), package)
        name = f"gazetteer-{metadata.version()}"
        about = root / f"{name}.dist-info"
        _notices(places, about / "licences")
        (about / "METADATA").write_text(metadata.metadata())
        (about / "entry_points.txt").write_text(metadata.entry_points())
        (about / "WHEEL").write_text(
            f"Wheel-Version: 1.0\nGenerator: gazetteer\nRoot-Is-Purelib: false\nTag: {tag}\n"
        )
        Path(folder).mkdir(parents=True, exist_ok=True)
        wheel = f"{name}-{tag}.whl"
        _zip(root, f"{name}.dist-info/RECORD", Path(folder, wheel))
    return wheel
