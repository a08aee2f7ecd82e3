// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the module: a request in, its answer out, or a command line in, and what it writes. A failure of
// the module ends its instance, and a new one takes its place. What faces/npm has stands before this.
const progressEvery = 200; // milliseconds
let compiled = null;
let instance = null;
let looks = 0;
let told = 0;

function look() {
  ++looks;
  const now = Date.now();
  if (now - told > progressEvery) {
    told = now;
    postMessage({ looks });
  }
  return 0;
}

function fresh() {
  instance = instanceOf(compiled, { system: new Memory(), look });
}

function answer(text) {
  const bytes = new TextEncoder().encode(text);
  const at = instance.request_buffer(bytes.length);
  new Uint8Array(instance.memory.buffer, at, bytes.length).set(bytes);
  const length = instance.answer();
  const reply = new Uint8Array(instance.memory.buffer, instance.reply_buffer(), length);
  return JSON.parse(new TextDecoder().decode(reply));
}

function saidBy(error) {
  if (error instanceof Lacking)
    return { message: `the rules use ${error.message}, which this page cannot compute; the program can`, in: "rules" };
  if (error instanceof RangeError) return { message: "the search goes deeper than a browser lets it", in: "request" };
  return { message: "the search needs more memory than a page has", in: "request" };
}

/// A command line of the package, as npx gazetteer has it.
function run({ words, files }) {
  const system = new Memory({ files });
  let said = "";
  const code = runCommand(compiled, {
    words: ["gazetteer", ...words],
    system,
    show: (line) => postMessage({ line }),
    complain: (text) => (said = text),
  });
  return { code, stdout: system.out.text(), stderr: system.err.text() + said };
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
    postMessage({ id: data.id, reply: data.words ? run(data) : answer(data.text) });
  } catch (error) {
    postMessage({ id: data.id, reply: { error: saidBy(error) } });
    fresh();
  }
};
