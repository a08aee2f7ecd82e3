// SPDX-License-Identifier: GPL-3.0-or-later
// An instance of the module: its imports, and what is said of those that are not there.
import { Exit, wasi } from "./wasi.js";
import { lacking } from "./lacking.js";

/// The module called what it lacks; the message says what that is.
export class Lacking extends Error {}

/// What ended a run that the module did not end, in words.
export function saidOf(error) {
  if (error instanceof Lacking) return `${error.message}: not in this package; Debian's and the archive have it`;
  if (error instanceof RangeError) return "the search goes deeper than JavaScript lets it";
  if (error instanceof WebAssembly.RuntimeError) return "out of memory, or a defect of gazetteer: " + error.message;
  throw error;
}

/// An instance of a compiled module. look() is called now and then while it works: what is not 0
/// asks it to stop; show(text) gets a line on how far it is; unpack(bytes) gives what gzip has packed in
/// them, and throws where they are damaged. Without unpack the module says that it cannot.
export function instanceOf(module, { words = [], system, look = () => 0, show = () => {}, unpack = null }) {
  let exports = null;
  let unpacked = null;
  const memory = () => exports.memory;
  const here = {
    wasi_snapshot_preview1: wasi({ memory, words, system }),
    page: {
      look,
      show: (at, length) => show(new TextDecoder().decode(new Uint8Array(memory().buffer, at, length))),
      unpack(at, length) {
        if (!unpack) return -2;
        try {
          unpacked = unpack(new Uint8Array(memory().buffer, at, length));
          return unpacked.length;
        } catch {
          return -1;
        }
      },
      take: (at) => new Uint8Array(memory().buffer, at, unpacked.length).set(unpacked),
    },
  };
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    imports[from] ??= {};
    imports[from][name] =
      here[from]?.[name] ??
      (() => {
        if (from === "wasi_snapshot_preview1") return 52; // no such function
        throw new Lacking(lacking[name] ?? name);
      });
  }
  exports = new WebAssembly.Instance(module, imports).exports;
  exports._initialize?.();
  return exports;
}

/// Runs a command line; its exit code. `complain` gets what is to be said of a run that broke off.
export function runCommand(module, { complain, ...host }) {
  try {
    const exports = instanceOf(module, host);
    if (exports.command) return exports.command();
    exports._start();
    return 0;
  } catch (error) {
    if (error instanceof Exit) return error.code;
    complain(`gazetteer: ${saidOf(error)}\n`);
    return 4;
  }
}
