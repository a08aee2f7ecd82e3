// SPDX-License-Identifier: GPL-3.0-or-later
// The panel beside the board: who wins, why, and from every vertex.

const byId = (id) => document.getElementById(id);

/// A node with a class, attributes and children; text is text.
function node(name, attributes = {}, ...children) {
  const result = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) result.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) result.setAttribute(key, value === true ? "" : value);
  }
  result.append(...children);
  return result;
}

/// Read out by screen readers.
function say(text) {
  byId("said").textContent = text;
}

/// An error beside what it is about: "graph", "rules", or anything else.
function complain(where, message) {
  const place = byId(where === "graph" ? "graph-error" : where === "rules" ? "rules-error" : "error");
  place.textContent = message;
  place.hidden = false;
  if (where === "graph") byId("graph-box").open = true;
  if (where === "rules") byId("rules-box").open = true;
}
function clearComplaints() {
  for (const id of ["graph-error", "rules-error", "error"]) byId(id).hidden = true;
}

const isPartizan = () => state.game?.partizan ?? false;

/// The sentence under the outcome.
function outcomeSentence(position) {
  const over = position.moves.length === 0;
  const mover = isPartizan() ? (position.mover === "left" ? "Left" : "Right") : "Whoever is to move";
  if (over) return `${mover} cannot move and ${position.mover_wins ? "wins" : "loses"}.`;
  if (position.outcome === undefined) return "";
  const best = "with both players at their best";
  return {
    N: `The next player wins, ${best}.`,
    P: `The previous player wins, ${best}: whatever the next one does.`,
    L: `Left wins, whoever begins, ${best}.`,
    R: `Right wins, whoever begins, ${best}.`,
  }[position.outcome];
}

function showOutcome() {
  const { position, partial } = state.shown;
  const letter = position?.outcome ?? "?";
  byId("letter").textContent = letter;
  byId("letter").className = `letter is-${letter}`;
  byId("sentence").textContent = position ? outcomeSentence(position) : state.order === 0 ? "Draw a graph." : "";
  const facts = [];
  if (position?.grundy !== undefined) facts.push(`Grundy value ${position.grundy}.`);
  const winning = (position?.moves ?? []).filter((m) => m.wins);
  const isKnown = position?.moves.some((m) => m.wins !== undefined);
  if (isKnown && (state.mode === "draw" || play.hinted))
    facts.push(winning.length ? `Winning moves: ${[...new Set(winning.map((m) => placeText(m.at)))].join(", ")}.` : "No move wins.");
  if (position?.unsearched) facts.push(position.unsearched);
  byId("facts").textContent = facts.join(" ");
  const by = position?.why ? position.why.theorem : position?.positions ? `search of ${position.positions.toLocaleString("en")} positions` : "";
  byId("by").textContent = by && !partial ? `Decided by ${by}.` : by ? `Decided by ${by}; the search goes on.` : "";
  const why = position?.why && (state.mode === "draw" || play.hinted || isOver()) ? position.why : null;
  byId("why").hidden = !why;
  byId("why-text").textContent = why ? why.says : "";
}

/// Who wins from every vertex.
function showRoots() {
  const { roots } = state.shown;
  const isShown = state.mode === "draw" && hasTokens() && roots.length > 0;
  byId("roots-box").hidden = !isShown;
  if (!isShown) return;
  byId("roots-title").textContent = state.game.tokens.length > 1
    ? `From every vertex for the token ${state.game.tokens[state.vary]}` : "From every vertex";
  const hasValue = roots.some((root) => root.grundy !== undefined);
  const head = ["vertex", "outcome", ...(hasValue ? ["Grundy"] : []), "winning moves"];
  const rows = roots.map((root) => {
    const wins = root.moves.filter((m) => m.wins).map((m) => placeText(m.at));
    const known = root.moves.every((m) => m.wins !== undefined);
    const chosen = state.tokens[state.vary] === root.vertex;
    const button = node("button", { type: "button", class: "plain", "aria-pressed": String(chosen),
      onclick: () => chooseVertex(root.vertex) }, String(root.vertex));
    return node("tr", { class: chosen ? "chosen" : null }, node("th", { scope: "row" }, button),
      node("td", {}, node("span", { class: `pill is-${root.outcome ?? "?"}` }, root.outcome ?? "?")),
      ...(hasValue ? [node("td", {}, String(root.grundy ?? ""))] : []),
      node("td", {}, known ? [...new Set(wins)].join(", ") || "none" : "…"));
  });
  const unsearched = roots.find((root) => root.unsearched)?.unsearched;
  byId("roots").replaceChildren(...(unsearched ? [node("caption", {}, unsearched)] : []),
    node("thead", {}, node("tr", {}, ...head.map((text) => node("th", { scope: "col" }, text)))), node("tbody", {}, ...rows));
}

/// Which token a click puts where, in games with more than one, and who begins.
function showStart() {
  const tokens = state.game?.tokens ?? [];
  byId("tokens").hidden = tokens.length < 2 || state.mode !== "draw";
  byId("tokens").replaceChildren(...tokens.map((name, i) =>
    node("button", { type: "button", "aria-pressed": String(i === state.vary), onclick: () => { state.vary = i; startChanged(); } },
      `token ${name}: ${state.tokens[i]}`)));
  byId("first-box").hidden = !isPartizan();
  byId("first").value = state.first;
}

function showAll() {
  showOutcome();
  showRoots();
  showStart();
  showPlay();
  drawBoard();
}

/// The progress of a search, after a moment, with a stop.
const progress = {
  timer: 0,
  begin() {
    clearTimeout(progress.timer);
    progress.timer = setTimeout(() => (byId("progress").hidden = false), 300);
    byId("stopped").hidden = true;
    byId("count").textContent = "Searching…";
  },
  show(looks) {
    byId("count").textContent = `Searching: ${looks.toLocaleString("en")} positions so far`;
  },
  end(wasStopped = false) {
    clearTimeout(progress.timer);
    byId("progress").hidden = true;
    byId("stopped").hidden = !wasStopped;
  },
};
