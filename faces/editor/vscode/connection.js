// SPDX-License-Identifier: GPL-3.0-or-later
// A connection to `gazetteer lsp`: JSON-RPC 2.0 behind headers with Content-Length. It knows nothing
// of VS Code.
"use strict";

const { spawn } = require("child_process");

const headerEnd = Buffer.from("\r\n\r\n");

class Connection {
  // `command` and `args` start the server. `onNotice(method, params)` hears what it tells,
  // `onEnd(why)` that it has ended.
  constructor(command, args, onNotice, onEnd) {
    this.onNotice = onNotice;
    this.onEnd = onEnd;
    this.waiting = new Map();
    this.lastId = 0;
    this.bytes = Buffer.alloc(0);
    this.process = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.process.on("error", (error) => this.ended(error.message));
    this.process.on("exit", (code, signal) => this.ended(signal || `exit code ${code}`));
    this.process.stdin.on("error", () => {});
    this.process.stdout.on("data", (bytes) => this.take(bytes));
  }

  // Resolves to the result. `token`: a CancellationToken of VS Code, which may be missing.
  request(method, params, token) {
    const id = ++this.lastId;
    return new Promise((resolve, reject) => {
      if (this.closed) return reject(new Error("the server has ended"));
      this.waiting.set(id, { resolve, reject });
      if (token) token.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.send({ jsonrpc: "2.0", id, method, params });
    });
  }

  notify(method, params) {
    if (!this.closed) this.send({ jsonrpc: "2.0", method, params });
  }

  async stop() {
    if (this.closed) return;
    try {
      await this.request("shutdown");
      this.notify("exit");
    } catch (error) {
      // It has ended by itself.
    }
  }

  send(message) {
    const content = Buffer.from(JSON.stringify(message));
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  take(bytes) {
    this.bytes = Buffer.concat([this.bytes, bytes]);
    for (;;) {
      const end = this.bytes.indexOf(headerEnd);
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(this.bytes.toString("ascii", 0, end));
      if (!length) return this.process.kill();
      const begin = end + headerEnd.length;
      const past = begin + Number(length[1]);
      if (this.bytes.length < past) return;
      const message = JSON.parse(this.bytes.toString("utf8", begin, past));
      this.bytes = this.bytes.subarray(past);
      this.hear(message);
    }
  }

  hear(message) {
    if (message.method) return this.onNotice(message.method, message.params);
    const waiting = this.waiting.get(message.id);
    if (!waiting) return;
    this.waiting.delete(message.id);
    if (message.error) waiting.reject(new Error(message.error.message));
    else waiting.resolve(message.result);
  }

  ended(why) {
    if (this.closed) return;
    this.closed = true;
    for (const { reject } of this.waiting.values()) reject(new Error("the server has ended"));
    this.waiting.clear();
    this.onEnd(why);
  }
}

module.exports = { Connection };
