#!/usr/bin/env node
// SPDX-License-Identifier: GPL-3.0-or-later
// gazetteer on the command line. The module works in a thread of its own, so that the key that
// interrupts it is heard. `gazetteer check FILE...` is the checker of certificates.
import { Worker } from "node:worker_threads";
import { constants } from "node:os";

const words = process.argv.slice(2);
const isCheck = words[0] === "check";
const asked = new Int32Array(new SharedArrayBuffer(4));
let ending = null;

const worker = new Worker(new URL("thread.js", import.meta.url), {
  workerData: {
    module: isCheck ? "check.wasm" : "gazetteer.wasm",
    words: isCheck ? ["gazetteer-check", ...words.slice(1)] : ["gazetteer", ...words],
    asked,
  },
  // A search is as deep as a game is long.
  resourceLimits: { stackSizeMb: 64 },
});
worker.on("message", (code) => (process.exitCode = code));
worker.on("error", (error) => {
  process.stderr.write(`gazetteer: a defect of gazetteer, please report it: ${error.stack ?? error}\n`);
  process.exitCode = 5;
});

/// The first signal asks for a stop, a second one ends the program.
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    if (ending) process.exit(128 + constants.signals[signal]);
    ending = signal;
    Atomics.store(asked, 0, 1);
  });
