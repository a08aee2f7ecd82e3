// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the module: a request in, its answer out. A failure of the module ends its instance, and a
// new one takes its place.
"use strict";

const progressEvery = 200; // milliseconds
let compiled = null;
let instance = null;
let looks = 0;
let told = 0;

/// The name of a term, from the linker's name of its function.
function termOf(name) {
  const found = /(?:invariants|games)(\d+)(\w+)/.exec(name);
  return found ? found[2].slice(0, Number(found[1])) : "an irrational number";
}

function look() {
  ++looks;
  const now = Date.now();
  if (now - told > progressEvery) {
    told = now;
    postMessage({ looks });
  }
  return 0;
}

class MissingTerm extends Error {}

function imports() {
  const result = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled)) {
    result[module] ??= {};
    result[module][name] = name === "look" ? look : () => {
      if (module === "wasi_snapshot_preview1") return 8; // no such file
      throw new MissingTerm(termOf(name));
    };
  }
  return result;
}

function fresh() {
  instance = new WebAssembly.Instance(compiled, imports()).exports;
  instance._initialize();
}

function answer(text) {
  const bytes = new TextEncoder().encode(text);
  const at = instance.request_buffer(bytes.length);
  new Uint8Array(instance.memory.buffer, at, bytes.length).set(bytes);
  const length = instance.answer();
  const reply = new Uint8Array(instance.memory.buffer, instance.reply_buffer(), length);
  return JSON.parse(new TextDecoder().decode(reply));
}

function saidOf(error) {
  if (error instanceof MissingTerm)
    return `the rules use ${error.message}, which this page cannot compute; the program can`;
  if (error instanceof RangeError) return "the search goes deeper than a browser lets it";
  return "the search needs more memory than a page has";
}

onmessage = ({ data }) => {
  if (data.module) {
    compiled = data.module;
    fresh();
    return;
  }
  looks = 0;
  told = Date.now();
  try {
    postMessage({ id: data.id, reply: answer(data.text) });
  } catch (error) {
    const where = error instanceof MissingTerm ? "rules" : "request";
    postMessage({ id: data.id, reply: { error: { message: saidOf(error), in: where } } });
    fresh();
  }
};
