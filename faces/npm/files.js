// SPDX-License-Identifier: GPL-3.0-or-later
// The files and streams of the machine, for wasi.js, by Node.
import fs from "node:fs";
import { isatty } from "node:tty";

function kindOf(stats) {
  if (stats.isDirectory()) return "folder";
  if (stats.isFile()) return "file";
  return stats.isCharacterDevice() ? "device" : "pipe";
}

/// Again while the other side of a pipe is not ready.
function patiently(work) {
  for (;;)
    try {
      return work();
    } catch (error) {
      if (error.code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
}

/// Writes all bytes; how many.
export function writeAll(fd, bytes, at = null) {
  for (let done = 0; done < bytes.length; )
    done += patiently(() => fs.writeSync(fd, bytes, done, bytes.length - done, at === null ? null : at + done));
  return bytes.length;
}

/// Windows says that a closed pipe is at its end.
function readSome(fd, bytes, at) {
  try {
    return patiently(() => fs.readSync(fd, bytes, 0, bytes.length, at));
  } catch (error) {
    if (error.code === "EOF") return 0;
    throw error;
  }
}

class Handle {
  constructor(fd, kind) {
    this.fd = fd;
    this.kind = kind;
  }
  read = (bytes, at) => readSome(this.fd, bytes, at);
  write = (bytes, at) => writeAll(this.fd, bytes, at);
  size = () => (this.kind === "file" ? fs.fstatSync(this.fd).size : 0);
  resize = (length) => fs.ftruncateSync(this.fd, length);
  close = () => fs.closeSync(this.fd);
}

/// A stream is read and written where it stands, also where it is a file.
const stream = (fd) => new Handle(fd, isatty(fd) ? "device" : "pipe");

export class Files {
  streams = [0, 1, 2].map(stream);

  open(name, { create, exclusive, truncate, folder, write, append }) {
    const { O_RDONLY, O_RDWR, O_CREAT, O_EXCL, O_TRUNC, O_APPEND } = fs.constants;
    const how =
      (write ? O_RDWR : O_RDONLY) | (create ? O_CREAT : 0) | (exclusive ? O_EXCL : 0) |
      (truncate ? O_TRUNC : 0) | (append ? O_APPEND : 0);
    const fd = fs.openSync(name, how, 0o666);
    const kind = kindOf(fs.fstatSync(fd));
    if (!folder || kind === "folder") return new Handle(fd, kind);
    fs.closeSync(fd);
    throw Object.assign(new Error("no folder"), { code: "ENOTDIR" });
  }
  remove = (name) => fs.unlinkSync(name);
  makeFolder = (name) => fs.mkdirSync(name);
  about(name) {
    const stats = fs.statSync(name);
    return { kind: kindOf(stats), size: stats.size };
  }
}
