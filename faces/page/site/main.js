// SPDX-License-Identifier: GPL-3.0-or-later
// What happens when something changes: the graph, the game, the start.

const engine = new Engine();
engine.onProgress = (looks) => progress.show(looks);
let asked = 0;

/// Asks about the game and the graph; null if stopped, overtaken by a newer question, or a fault,
/// which is then shown.
async function decide(op, more) {
  const ticket = ++asked;
  if (engine.isBusy) engine.stop();
  progress.begin();
  const answer = await engine.ask(asking(op, more));
  if (ticket !== asked) return null;
  progress.end(answer === null);
  if (answer?.error) complain(answer.error.in, answer.error.message);
  return answer?.error ? null : answer;
}

/// Theorems first, at once; then the search.
async function decideAll() {
  if (state.order === 0 && hasTokens()) return;
  const vary = { vary: [state.vary] };
  const quick = await decide("position", { search: false });
  if (!quick) return;
  state.shown = { roots: [], position: quick, partial: true };
  if (hasTokens()) {
    const quickRoots = await decide("roots", { ...vary, search: false });
    if (!quickRoots) return;
    state.shown.roots = quickRoots.roots;
  }
  showAll();
  const position = await decide("position", { search: true });
  if (!position) return;
  state.shown.position = position;
  state.shown.partial = false;
  showAll();
  if (!hasTokens()) return;
  const roots = await decide("roots", { ...vary, search: true });
  if (!roots) return;
  state.shown.roots = roots.roots;
  showAll();
}

/// The graph is drawn in another way: its text, then its answers.
async function graphChanged() {
  leavePlay();
  clearComplaints();
  state.shown = { roots: [], position: null, partial: false };
  ++asked;
  if (engine.isBusy) engine.stop();
  showAll();
  const ticket = asked;
  const answer = await engine.ask({ op: "draw", order: state.order, edges: state.edges, directed: isDirected() });
  if (ticket !== asked || !answer) return;
  if (answer.error) return complain("graph", answer.error.message);
  state.graphText = answer.text;
  if (document.activeElement !== byId("graph-text")) byId("graph-text").value = answer.text;
  writeLink();
  await decideAll();
}

async function startChanged() {
  leavePlay();
  clearComplaints();
  writeLink();
  showAll();
  await decideAll();
}

async function gameChanged() {
  showRules();
  await graphChanged();
}

function leavePlay() {
  if (state.mode === "play") state.shown = { roots: [], position: null, partial: false };
  state.mode = "draw";
  state.play = [];
  play.log = [];
  play.thinking = false;
  play.byTheorem = false;
  byId("choice").replaceChildren();
}

/// A line of play from a link: shown from where it has come to.
async function resumePlay(line) {
  state.mode = "play";
  state.play = line;
  state.human = line.length % 2 === 0 ? "first" : "second";
  play.log = [];
  if (await showPosition()) return answerOfPage();
  const message = byId("error").textContent;
  state.play = [];
  await startChanged();
  complain("play", message);
}

async function openLink(hash) {
  let link;
  try {
    link = readLink(hash);
  } catch (error) {
    complain("link", error.message);
    link = readLink("");
  }
  clearComplaintsUnless(link);
  if (link.rules !== null) byId("rules").value = link.rules;
  const known = link.rules !== null ? await useRules(link.rules) : useGame(link.game ?? "undirected_edge_geography");
  if (!known && link.rules === null) complain("link", `no game has the name '${link.game}'`);
  if (!known) useGame("undirected_edge_geography");
  showRules();
  if (link.rules !== null && !known) byId("rules").value = link.rules;
  const drawn = await useGraph(link.graph ?? "Cj", link.places);
  if (!drawn) {
    const message = byId("graph-error").textContent;
    await useGraph("Cj");
    complain("graph", message);
  }
  const outside = link.tokens.some((t) => t >= state.order);
  if (outside) complain("link", "the link names a root that is not a vertex");
  state.tokens = state.tokens.map((t, i) => (outside ? t : link.tokens[i] ?? t));
  state.first = link.first;
  past.length = 0;
  const complaints = [...document.querySelectorAll(".error:not([hidden])")];
  if (drawn && link.play.length > 0) {
    await refreshText();
    await resumePlay(link.play);
  } else {
    await graphChanged();
  }
  for (const one of complaints) one.hidden = false;
}

/// The graph's text from its drawing.
async function refreshText() {
  const answer = await engine.ask({ op: "draw", order: state.order, edges: state.edges, directed: isDirected() });
  state.graphText = answer.text;
  byId("graph-text").value = answer.text;
}

function clearComplaintsUnless(link) {
  if (link.graph !== null || link.rules !== null) clearComplaints();
}

async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    byId("copied").textContent = `${what} copied`;
  } catch {
    byId("copied").textContent = text;
  }
}

byId("draw-mode").addEventListener("click", () => startChanged());
byId("play-mode").addEventListener("click", () => { clearComplaints(); beginPlay(); });
byId("again").addEventListener("click", () => beginPlay());
byId("take-back").addEventListener("click", () => takeBack());
byId("hint").addEventListener("click", () => { play.hinted = true; showAll(); });
byId("human").addEventListener("change", () => { state.human = byId("human").value; beginPlay(); });
byId("first").addEventListener("change", () => { state.first = byId("first").value; startChanged(); });
byId("show-why").addEventListener("change", () => { state.why = byId("show-why").checked; drawBoard(); });
byId("undo").addEventListener("click", () => undoDrawing() && graphChanged());
byId("clear").addEventListener("click", () => {
  remember();
  [state.order, state.edges, state.places] = [0, [], []];
  state.tokens = state.tokens.map(() => 0);
  graphChanged();
});
byId("stop").addEventListener("click", () => { ++asked; engine.stop(); progress.end(true); });
byId("copy-link").addEventListener("click", () => copy(location.href.split("#")[0] + linkText(), "link"));
byId("copy-line").addEventListener("click", () => copy(lineText(), "line of play"));
new ResizeObserver(() => drawBoard()).observe(board.svg);
window.addEventListener("hashchange", () => location.hash !== writtenHash && openLink(location.hash));

(async () => {
  try {
    const answer = await engine.ask({ op: "games" });
    shippedGames = answer.games;
    fillMenus();
    await openLink(location.hash);
    fillClaims();
    fillGalleries();
    document.body.dataset.ready = "yes";
  } catch (error) {
    complain("page", `this browser cannot run the page: ${error.message}`);
  }
})();
