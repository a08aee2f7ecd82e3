// SPDX-License-Identifier: GPL-3.0-or-later
// The engine: a worker with the module. What it is asked is answered in order; to stop it is to end
// the worker and to begin another.

class Engine {
  constructor() {
    this.waiting = new Map();
    this.lastId = 0;
    this.worker = null;
    this.onProgress = () => {};
    const text = document.getElementById("worker").textContent;
    this.source = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    this.module = Engine.compiled();
  }

  static async compiled() {
    const text = atob(document.getElementById("module").textContent.trim());
    return WebAssembly.compile(Uint8Array.from(text, (c) => c.charCodeAt(0)));
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

  receive({ id, reply, looks }) {
    if (looks) return this.onProgress(looks);
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (waiting) waiting(reply);
  }

  /// The answer; null if it was stopped.
  async ask(request) {
    const id = ++this.lastId;
    const answer = new Promise((resolve) => this.waiting.set(id, resolve));
    await this.start();
    if (this.waiting.has(id)) this.worker.postMessage({ id, text: JSON.stringify(request) });
    return answer;
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
