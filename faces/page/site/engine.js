// SPDX-License-Identifier: GPL-3.0-or-later
// The engine: a worker with the module. What it is asked is answered in order; to stop it is to end
// the worker and to begin another.

class Engine {
  /// Compiled once for all workers.
  static module = null;

  constructor() {
    this.waiting = new Map();
    this.lastId = 0;
    this.worker = null;
    this.onProgress = () => {};
    this.onLine = () => {};
    const text = document.getElementById("worker").textContent;
    this.source = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    this.module = Engine.module ??= Engine.compiled();
  }

  static async compiled() {
    const text = atob(document.getElementById("module").textContent.trim());
    const packed = new Blob([Uint8Array.from(text, (c) => c.charCodeAt(0))]);
    const bytes = await new Response(packed.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    return WebAssembly.compile(bytes);
  }

  async start() {
    const module = await this.module;
    if (this.worker) return;
    this.worker = new Worker(this.source);
    this.worker.onmessage = ({ data }) => this.receive(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.stop();
    };
    this.worker.postMessage({ module });
  }

  receive({ id, reply, looks, line }) {
    if (looks) return this.onProgress(looks);
    if (line !== undefined) return this.onLine(line);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) waiting(reply);
  }

  async send(message) {
    const id = ++this.lastId;
    const answer = new Promise((resolve) => this.waiting.set(id, resolve));
    await this.start();
    if (this.waiting.has(id)) this.worker.postMessage({ id, ...message });
    return answer;
  }

  /// The answer; null if it was stopped.
  ask(request) {
    return this.send({ text: JSON.stringify(request) });
  }

  /// What a command line of the program writes, and its exit code; null if it was stopped.
  run(words, files = {}) {
    return this.send({ words, files });
  }

  get isBusy() {
    return this.waiting.size > 0;
  }

  stop() {
    if (this.worker) this.worker.terminate();
    this.worker = null;
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
  }
}
