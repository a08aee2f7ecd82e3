// SPDX-License-Identifier: GPL-3.0-or-later
// Graphs that are pasted or of a family, games that are shipped, and rules of one's own.

let shippedGames = [];

const families = [
  ["path", "path 6"], ["cycle", "cycle 6"], ["complete", "complete 5"], ["complete bipartite", "complete_bipartite 3 3"],
  ["star", "complete_bipartite 1 5"], ["grid", "grid 3 4"], ["cube", "cube 3"], ["octahedron", "cocktail_party 3"],
  ["Petersen", "kneser 5 2"], ["king's graph", "king 3 3"], ["circulant", "circulant 8 1 4"],
];

const title = (name) => name.replaceAll("_", " ").replace(/^./, (c) => c.toUpperCase());

function fillMenus() {
  byId("game").replaceChildren(...shippedGames.map((g) => node("option", { value: g.name }, title(g.name))), node("option", { value: "" }, "Rules of my own"));
  byId("family").replaceChildren(node("option", { value: "" }, "a family…"), ...families.map(([name, text]) => node("option", { value: text }, name)));
}

function showRules() {
  byId("game").value = state.rules === null ? state.game.name : "";
  byId("game-note").textContent = [state.game.source, state.game.misere ? "misère: who cannot move wins" : "", state.game.partizan ? "partizan" : "", state.game.directed ? "on digraphs" : ""].filter(Boolean).join(" · ");
  if (document.activeElement !== byId("rules")) byId("rules").value = state.rules ?? state.game.text + "\n";
}

/// Marks the line of an error in the editor.
function showRulesError({ message, line, column }) {
  const where = line ? `line ${line}, column ${column}: ` : "";
  complain("rules", where + message);
  const lines = byId("rules").value.split("\n");
  if (!line) return;
  const begin = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  const excerpt = node("pre", {}, lines[line - 1] ?? "", "\n", " ".repeat(Math.max(column - 1, 0)), node("b", {}, "^"));
  byId("rules-error").append(excerpt);
  byId("rules-error").scrollIntoView({ block: "nearest" });
  byId("rules").setAttribute("aria-invalid", "true");
  byId("rules").setSelectionRange(begin + column - 1, begin + (lines[line - 1] ?? "").length);
}

/// Reads rules and takes the first game of them; whether there was one.
async function useRules(text) {
  byId("rules").setAttribute("aria-invalid", "false");
  byId("rules-error").hidden = true;
  const answer = await engine.ask({ op: "rules", rules: text });
  if (!answer) return false;
  if (answer.error) return showRulesError(answer.error), false;
  if (answer.games.length === 0) return showRulesError({ message: "no game: the first line is 'game' and its name" }), false;
  setGame(answer.games[0], text);
  return true;
}

function useGame(name) {
  const game = shippedGames.find((g) => g.name === name);
  if (game) setGame(game, null);
  return game !== undefined;
}

/// Reads a pasted graph; whether it is one.
async function useGraph(text, places) {
  byId("graph-error").hidden = true;
  const answer = await engine.ask({ op: "graph", graph: text, directed: isDirected() });
  if (!answer) return false;
  if (answer.error) {
    const { message, line, column } = answer.error;
    complain("graph", `${line > 1 ? `line ${line}, ` : ""}${column ? `column ${column}: ` : ""}${message}`);
    return false;
  }
  setGraph(answer, text, places);
  return true;
}

byId("game").addEventListener("change", async () => {
  if (byId("game").value === "") {
    byId("rules-box").open = true;
    byId("rules").focus();
    return;
  }
  useGame(byId("game").value);
  byId("rules-error").hidden = true;
  await gameChanged();
});

byId("use-rules").addEventListener("click", async () => {
  if (await useRules(byId("rules").value)) await gameChanged();
});

byId("rules-file").addEventListener("change", async () => {
  const file = byId("rules-file").files[0];
  if (!file) return;
  if (file.size > 20000) return complain("rules", "the file is longer than 20,000 bytes");
  byId("rules").value = await file.text();
  if (await useRules(byId("rules").value)) await gameChanged();
});

byId("paste").addEventListener("submit", async (event) => {
  event.preventDefault();
  if (await useGraph(byId("graph-text").value)) await graphChanged();
});

byId("family").addEventListener("change", async () => {
  const text = byId("family").value;
  if (text === "") return;
  byId("graph-text").value = text;
  byId("family").value = "";
  if (await useGraph(text)) await graphChanged();
});
