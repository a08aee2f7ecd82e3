// SPDX-License-Identifier: GPL-3.0-or-later
// Hunts: a conjecture over all graphs of small order, in a worker of its own, with a progress bar and a
// stop. A counterexample goes to the board.

const hunter = new Engine();
/// Reads the graphs of pictures, apart from questions that a newer one ends.
const painter = new Engine();
let hunting = 0;

/// "order 7: 853 of 1044 graphs, 12 s remain": the share is the bar's, and the line fits the narrowest panel.
function shortLine(line) {
  return line.replace(/ \([\d.]+ %\)/, "").replace(/, \d+\/s/, "").replace(/, 0 s remain$/, "");
}

hunter.onLine = (line) => {
  const share = /\(([\d.]+) %\)/.exec(line);
  byId("hunt-line").textContent = shortLine(line);
  if (share) byId("hunt-bar").value = Number(share[1]) / 100;
  else byId("hunt-bar").removeAttribute("value");
};

function showHunting(yes) {
  byId("hunt-progress").hidden = !yes;
  byId("hunt-line").textContent = "";
  byId("hunt-bar").removeAttribute("value");
  byId("hunt-go").disabled = yes;
}

/// What the program says of a hunt, in the words of this page.
function saidHere(text) {
  return text.trim().replace(/^gazetteer: /, "").replace("--graphs", "among").replace("--order", "orders")
    .replace("hunt takes a conjecture, or --file", "a conjecture is expected")
    .replace("not in this package; Debian's and the archive have it", "not in this page; the program has it");
}

/// A message, with the line in question and its caret as they stand.
function faultNode(text) {
  const [first, ...rest] = text.split("\n");
  return node("div", { class: "error", role: "alert" }, first, ...(rest.length > 0 ? [node("pre", {}, rest.join("\n"))] : []));
}

/// The words of a command line that hunts.
function huntWords({ conjecture, among, order, graphs }) {
  return ["hunt", conjecture, "--json", "--list", "6", ...(among ? ["--graphs", among] : []),
    ...(order ? ["--order", order] : []), ...(graphs ?? []).flatMap((graph) => ["--graph", graph])];
}

/// The answer, or { fault } in words; null if it was stopped or overtaken.
async function huntFor(request) {
  const ticket = ++hunting;
  if (hunter.isBusy) hunter.stop();
  showHunting(true);
  const ran = await hunter.run(huntWords(request));
  if (ticket !== hunting) return null;
  showHunting(false);
  if (ran === null) return null;
  if (ran.error) return { fault: ran.error.message };
  const line = ran.stdout.split("\n")[0];
  return line ? JSON.parse(line) : { fault: saidHere(ran.stderr) };
}

function stopHunt() {
  ++hunting;
  hunter.stop();
  showHunting(false);
}

/// Puts a graph on the board, and the token on a vertex of it.
async function toBoard(graph, root, game) {
  if (game && !useGame(game)) return complain("page", `no game has the name '${game}'`);
  if (!(await useGraph(graph))) return;
  if (root !== undefined && hasTokens()) state.tokens = state.tokens.map((token, i) => (i === 0 ? root : token));
  if (game) showRules();
  await graphChanged();
  byId("board").scrollIntoView({ block: "nearest" });
}

/// A small picture of a graph; the root is filled.
function thumbnail({ order, edges }, text, root) {
  const places = layoutOf(text, order, edges);
  const at = (v) => places[v].map((x) => 6 + 88 * x);
  const lines = edges.map(([u, w]) => {
    const [[x1, y1], [x2, y2]] = [at(u), at(w)];
    return element("line", { x1, y1, x2, y2, class: "edge" });
  });
  const discs = places.map((_, v) => {
    const [cx, cy] = at(v);
    return element("circle", { cx, cy, r: order > 20 ? 2.5 : 4.5, class: v === root ? "root" : "disc" });
  });
  return element("svg", { viewBox: "0 0 100 100", class: "thumbnail", "aria-hidden": "true" }, ...lines, ...discs);
}

/// A button with a picture, which puts the graph on the board.
async function pictured(text, title, { root, game, says } = {}) {
  const answer = await painter.ask({ op: "graph", graph: text, directed: text.startsWith("&") });
  if (!answer || answer.error) return node("p", { class: "error" }, `${title}: ${answer?.error?.message ?? "stopped"}`);
  return node("button", { type: "button", class: "pictured", "data-graph": text, onclick: () => toBoard(text, root, game) },
    thumbnail(answer, text, root), node("span", {}, title), ...(says ? [node("small", {}, says)] : []));
}

const verdicts = { HOLDS: "Holds", REFUTED: "Refuted", INCONCLUSIVE: "Inconclusive", "NONE FOUND": "None found" };

/// Says in `place` what a hunt has found.
async function showAnswer(place, report) {
  if (report === null) return place.replaceChildren(node("p", { class: "quiet" }, "Stopped."));
  if (report.fault) return place.replaceChildren(faultNode(report.fault));
  const words = verdicts[report.verdict] ?? report.verdict;
  const count = report.graphs === 1 ? "1 graph" : `${report.graphs.toLocaleString("en")} graphs`;
  const parts = [node("p", { class: `verdict ${report.verdict === "REFUTED" ? "is-R" : "is-good"}` }, words),
    node("p", { class: "quiet" }, `on ${report.searched.replaceAll("<=", "≤")}: ${count}`)];
  const found = report.counterexamples ?? [];
  if (found.length > 0) {
    const values = Object.entries(report.values ?? {}).map(([term, value]) => `${term} = ${value}`).join(", ");
    parts.push(node("p", {}, values ? `The least: ${values}.` : "The least:"));
    const pictures = [];
    for (const { graph, root } of found.slice(0, 6))
      pictures.push(await pictured(graph, root === undefined ? graph : `${graph}, v = ${root}`, { root }));
    parts.push(node("div", { class: "gallery" }, ...pictures));
  }
  place.replaceChildren(...parts);
}

byId("hunt-form").addEventListener("submit", async (event) => {
  event.preventDefault();
  const place = byId("hunt-answer");
  place.replaceChildren();
  const ticket = hunting + 1;
  const report = await huntFor({ conjecture: byId("conjecture").value, among: byId("among").value, order: byId("hunt-order").value });
  if (ticket === hunting || report === null) await showAnswer(place, report);
});
byId("conjecture").addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || event.shiftKey) return;
  event.preventDefault();
  byId("hunt-form").requestSubmit(byId("hunt-go"));
});
byId("hunt-stop").addEventListener("click", stopHunt);
