// SPDX-License-Identifier: GPL-3.0-or-later
// The thread in which the command line's module works.
import { readFileSync } from "node:fs";
import { isatty } from "node:tty";
import { parentPort, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { runCommand } from "./host.js";
import { Files, writeAll } from "./files.js";

const { module, words, asked } = workerData;
const terminal = isatty(2);
let width = 0;

/// Redraws one line of a terminal; elsewhere nothing is shown.
function show(line) {
  if (!terminal) return;
  writeAll(2, Buffer.from("\r" + line.padEnd(width)));
  width = line.length;
}

const code = runCommand(new WebAssembly.Module(readFileSync(new URL(module, import.meta.url))), {
  words,
  system: new Files(),
  look: () => Atomics.load(asked, 0),
  show,
  unpack: (bytes) => gunzipSync(bytes, { maxOutputLength: 1 << 30 }),
  complain: (text) => writeAll(2, Buffer.from(text)),
});
if (width > 0) writeAll(2, Buffer.from("\r" + " ".repeat(width) + "\r"));
parentPort.postMessage(code);
