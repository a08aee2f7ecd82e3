// SPDX-License-Identifier: GPL-3.0-or-later
// What the module asks of its host: WASI preview 1, as far as it is used, over a `system` that has
// the files. It runs in Node, in pages and in workers alike.

const errors = {
  EACCES: 2, EBADF: 8, EEXIST: 20, EINVAL: 28, EIO: 29, EISDIR: 31, EMFILE: 33, ENOENT: 44,
  ENOSPC: 51, ENOSYS: 52, ENOTDIR: 54, EPERM: 63, EPIPE: 64, EROFS: 69, ESPIPE: 70,
};
const kinds = { device: 2, folder: 3, file: 4, pipe: 0 };
const opening = { create: 1, folder: 2, exclusive: 4, truncate: 8 };
const rights = { seek: 4n, tell: 32n, write: 64n };
/// The one folder that names of files count from; its descriptor comes after the three streams.
const root = "/";
const rootHandle = 3;
/// The name there of the working folder, which faces/page/wasm/working_folder.cpp enters.
const here = "@";

/// The module ends itself.
export class Exit extends Error {
  constructor(code) {
    super(`exit ${code}`);
    this.code = code;
  }
}

/// What the host lacks, as the error number of a thrown error.
function faultOf(error) {
  if (error instanceof Exit) throw error;
  return errors[error.code] ?? errors.EIO;
}

/// The functions of wasi_snapshot_preview1 for one run. `memory` gives the module's memory; `words`
/// are the command line; `system` has open(name, how), about(name), remove(name), makeFolder(name), and streams, the
/// handles 0, 1 and 2. A handle has read(bytes, at), write(bytes, at), size(), resize(n), close()
/// and a kind; `at` is null for a stream.
export function wasi({ memory, words, system }) {
  const handles = new Map(system.streams.map((handle, fd) => [fd, { handle, at: null }]));
  let nextHandle = rootHandle + 1;
  const view = () => new DataView(memory().buffer);
  const bytes = (at, length) => new Uint8Array(memory().buffer, at, length);
  const text = (at, length) => new TextDecoder().decode(bytes(at, length));

  const list = words.map((word) => new TextEncoder().encode(word + "\0"));
  const sizes = (items) => (count, size) => {
    view().setUint32(count, items.length, true);
    view().setUint32(size, items.reduce((sum, item) => sum + item.length, 0), true);
    return 0;
  };
  const contents = (items) => (pointers, buffer) => {
    for (const item of items) {
      view().setUint32(pointers, buffer, true);
      bytes(buffer, item.length).set(item);
      pointers += 4;
      buffer += item.length;
    }
    return 0;
  };

  const isFolder = (fd) => fd === rootHandle;
  const nameAt = (at, length) => {
    const name = text(at, length);
    if (name === here) return ".";
    return name.startsWith(here + "/") ? name.slice(here.length + 1) : root + name;
  };
  /// work(opened) with an open handle; its error number.
  const withHandle = (fd, work) => {
    const opened = handles.get(fd);
    if (!opened) return errors.EBADF;
    try {
      return work(opened) ?? 0;
    } catch (error) {
      return faultOf(error);
    }
  };
  /// work(name) with the name of a file; its error number.
  const named = (fd, at, length, work) => {
    if (!isFolder(fd)) return errors.EBADF;
    try {
      work(nameAt(at, length));
      return 0;
    } catch (error) {
      return faultOf(error);
    }
  };
  /// Moves bytes between the module's buffers and a handle; how many, at `total`.
  const transfer = (opened, vectors, count, total, move) => {
    let sum = 0;
    for (let i = 0; i < count; ++i) {
      const part = bytes(view().getUint32(vectors + 8 * i, true), view().getUint32(vectors + 8 * i + 4, true));
      if (part.length === 0) continue;
      const moved = move(part, opened.at);
      sum += moved;
      if (opened.at !== null) opened.at += moved;
      if (moved < part.length) break;
    }
    view().setUint32(total, sum, true);
  };
  const tellFile = (at, { kind, size }) => {
    bytes(at, 64).fill(0);
    view().setUint8(at + 16, kinds[kind]);
    view().setBigUint64(at + 24, 1n, true);
    view().setBigUint64(at + 32, BigInt(size), true);
  };

  return {
    args_sizes_get: sizes(list),
    args_get: contents(list),
    environ_sizes_get: sizes([]),
    environ_get: contents([]),
    clock_res_get(_id, at) {
      view().setBigUint64(at, 1000n, true);
      return 0;
    },
    clock_time_get(id, _precision, at) {
      const now = id === 0 ? Date.now() : performance.now();
      view().setBigUint64(at, BigInt(Math.round(now * 1e6)), true);
      return 0;
    },
    random_get(at, length) {
      // Nothing here is a secret, and nothing that is printed depends on it.
      for (let i = 0; i < length; ++i) bytes(at + i, 1)[0] = Math.floor(256 * Math.random());
      return 0;
    },
    proc_exit(code) {
      throw new Exit(code);
    },
    sched_yield: () => 0,
    fd_prestat_get(fd, at) {
      if (!isFolder(fd)) return errors.EBADF;
      view().setUint32(at, 0, true);
      view().setUint32(at + 4, root.length, true);
      return 0;
    },
    fd_prestat_dir_name(fd, at, length) {
      if (!isFolder(fd)) return errors.EBADF;
      bytes(at, length).set(new TextEncoder().encode(root).subarray(0, length));
      return 0;
    },
    fd_fdstat_get(fd, at) {
      const kind = isFolder(fd) ? "folder" : handles.get(fd)?.handle.kind;
      if (kind === undefined) return errors.EBADF;
      bytes(at, 24).fill(0);
      view().setUint8(at, kinds[kind]);
      const all = (1n << 30n) - 1n;
      view().setBigUint64(at + 8, kind === "device" ? all & ~(rights.seek | rights.tell) : all, true);
      view().setBigUint64(at + 16, all, true);
      return 0;
    },
    fd_fdstat_set_flags: () => 0,
    fd_filestat_get(fd, at) {
      if (isFolder(fd)) return tellFile(at, { kind: "folder", size: 0 }) ?? 0;
      return withHandle(fd, ({ handle }) => tellFile(at, { kind: handle.kind, size: handle.size() }));
    },
    fd_filestat_set_size: (fd, size) => withHandle(fd, ({ handle }) => handle.resize(Number(size))),
    fd_read: (fd, vectors, count, total) =>
      withHandle(fd, (opened) => transfer(opened, vectors, count, total, (part, at) => opened.handle.read(part, at))),
    fd_write: (fd, vectors, count, total) =>
      withHandle(fd, (opened) => transfer(opened, vectors, count, total, (part, at) => opened.handle.write(part, at))),
    fd_seek: (fd, offset, whence, at) =>
      withHandle(fd, (opened) => {
        if (opened.at === null) return errors.ESPIPE;
        const from = [0, opened.at, opened.handle.size()][whence];
        opened.at = from + Number(offset);
        view().setBigUint64(at, BigInt(opened.at), true);
      }),
    fd_close: (fd) =>
      withHandle(fd, ({ handle }) => {
        handles.delete(fd);
        handle.close();
      }),
    path_open(fd, _lookup, at, length, how, wanted, _inherited, flags, result) {
      if (!isFolder(fd)) return errors.EBADF;
      try {
        const handle = system.open(nameAt(at, length), {
          create: (how & opening.create) !== 0,
          exclusive: (how & opening.exclusive) !== 0,
          truncate: (how & opening.truncate) !== 0,
          folder: (how & opening.folder) !== 0,
          write: (BigInt(wanted) & rights.write) !== 0n,
          append: (flags & 1) !== 0,
        });
        handles.set(nextHandle, { handle, at: handle.kind === "file" ? 0 : null });
        view().setUint32(result, nextHandle++, true);
        return 0;
      } catch (error) {
        return faultOf(error);
      }
    },
    path_create_directory: (fd, at, length) => named(fd, at, length, (name) => system.makeFolder(name)),
    path_unlink_file: (fd, at, length) => named(fd, at, length, (name) => system.remove(name)),
    path_filestat_get: (fd, _lookup, at, length, result) =>
      named(fd, at, length, (name) => tellFile(result, system.about(name))),
  };
}

function fault(code) {
  return Object.assign(new Error(code), { code });
}

/// The parts of a stream that is written, as text.
class Written {
  kind = "pipe";
  parts = [];
  write(bytes) {
    this.parts.push(bytes.slice());
    return bytes.length;
  }
  size = () => 0;
  close() {}
  read() {
    throw fault("EBADF");
  }
  text() {
    const decoder = new TextDecoder();
    return this.parts.map((part) => decoder.decode(part, { stream: true })).join("") + decoder.decode();
  }
}

/// A file in memory.
class Held {
  kind = "file";
  constructor(files, name) {
    this.files = files;
    this.name = name;
  }
  bytes = () => this.files.get(this.name);
  size = () => this.bytes().length;
  read(into, at) {
    const part = this.bytes().subarray(at, at + into.length);
    into.set(part);
    return part.length;
  }
  write(from, at) {
    if (at + from.length > this.size()) this.resize(at + from.length);
    this.bytes().set(from, at);
    return from.length;
  }
  resize(length) {
    const result = new Uint8Array(length);
    result.set(this.bytes().subarray(0, length));
    this.files.set(this.name, result);
  }
  close() {}
}

/// A system of nothing but these texts by name and a standard input. `files` has what was written.
export class Memory {
  constructor({ input = "", files = {} } = {}) {
    const encoder = new TextEncoder();
    this.files = new Map(Object.entries(files).map(([name, text]) => [name, encoder.encode(text)]));
    this.out = new Written();
    this.err = new Written();
    let left = encoder.encode(input);
    const stdin = {
      kind: "pipe",
      size: () => 0,
      close() {},
      read(into) {
        const part = left.subarray(0, into.length);
        into.set(part);
        left = left.subarray(part.length);
        return part.length;
      },
      write() {
        throw fault("EBADF");
      },
    };
    this.streams = [stdin, this.out, this.err];
  }
  open(name, { create, truncate, exclusive }) {
    const known = this.files.has(name);
    if (!known && !create) throw fault("ENOENT");
    if (known && exclusive) throw fault("EEXIST");
    if (!known || truncate) this.files.set(name, new Uint8Array(0));
    return new Held(this.files, name);
  }
  remove(name) {
    if (!this.files.delete(name)) throw fault("ENOENT");
  }
  /// Names may have slashes, and there are no folders.
  makeFolder() {}
  about(name) {
    if (name === "." || name === "/" || name === "/.") return { kind: "folder", size: 0 };
    if (!this.files.has(name)) throw fault("ENOENT");
    return { kind: "file", size: this.files.get(name).length };
  }
}
