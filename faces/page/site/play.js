// SPDX-License-Identifier: GPL-3.0-or-later
// Play against the page, which never errs where it can win, and says why it moved so.

/// `byTheorem`: the search is out of reach, or was not waited for, and a theorem names the moves.
const play = { hinted: false, log: [], thinking: false, byTheorem: false };

function isOver() {
  return state.mode === "play" && state.shown.position !== null && state.shown.position.moves.length === 0;
}

/// Whether the position shown is one where the person is to move.
function isHumansTurn() {
  const mine = state.play.length % 2 === (state.human === "first" ? 0 : 1);
  return mine && !play.thinking;
}

/// The move as people write it, with the text of the rule where the rules have several.
function moveText(move) {
  const rule = state.game.moves.length > 1 ? ` (${state.game.moves[move.choice[0]].text})` : "";
  return placeText(move.at) + rule;
}

/// Of the moves that win the first; of those that lose one with the greatest Grundy value after it,
/// which is the hardest to answer.
function bestMove(moves) {
  const winning = moves.find((m) => m.wins);
  if (winning) return winning;
  return moves.reduce((best, m) => ((m.grundy ?? 0) > (best.grundy ?? 0) ? m : best));
}

/// Why the page made a move that led to `after`.
function reasonOf(move, after) {
  if (!move.wins) return "every move loses against best play; this one makes it hardest to find the answer";
  if (after.moves.length === 0) return "you cannot move any more";
  if (after.why) return `${after.why.theorem}: ${after.why.says}`;
  if (move.grundy === 0) return `it leaves Grundy value 0: whatever you do, an answer leads back to 0`;
  return "search: each of your answers leaves me a winning move";
}

async function beginPlay() {
  play.byTheorem = state.shown.partial || Boolean(state.shown.position?.unsearched);
  state.mode = "play";
  state.play = [];
  play.log = [];
  play.hinted = false;
  await showPosition();
  await answerOfPage();
}

/// Asks for the position after the line of play and shows it.
async function showPosition() {
  let answer = await decide("position", { play: state.play, search: !play.byTheorem });
  if (answer && play.byTheorem && answer.moves.some((m) => m.wins === undefined))
    answer = await decide("position", { play: state.play });
  if (!answer) return null;
  if (answer.unsearched) play.byTheorem = true;
  state.shown = { roots: [], position: answer, partial: false };
  writeLink();
  showAll();
  return answer;
}

async function answerOfPage() {
  const position = state.shown.position;
  if (state.mode !== "play" || !position || isOver() || isHumansTurn()) return;
  play.thinking = true;
  const move = bestMove(position.moves);
  state.play.push(move.choice);
  const after = await showPosition();
  play.thinking = false;
  if (!after) return;
  play.log.push({ who: "page", text: moveText(move), reason: reasonOf(move, after) });
  say(`The page moves ${moveText(move)}. ${after.moves.length === 0 ? endSentence() : ""}`);
  showAll();
}

async function humanMoves(move) {
  if (!isHumansTurn()) return;
  const erred = move.wins === false && state.shown.position.moves.some((m) => m.wins);
  state.play.push(move.choice);
  play.log.push({ who: "you", text: moveText(move), reason: erred ? "another move would have won" : "" });
  play.hinted = false;
  byId("choice").replaceChildren();
  if (!(await showPosition())) return;
  await answerOfPage();
}

/// A click or Enter on a vertex or an edge.
function playAt(target, vertex) {
  const edge = target.closest?.("[data-edge]")?.dataset.edge;
  const moves = movesByPlace(state.shown.position);
  const found = moves.get(edge) ?? moves.get(String(vertex));
  if (!found) return;
  if (found.moves.length === 1) return humanMoves(found.moves[0]);
  byId("choice").replaceChildren("Which move?",
    ...found.moves.map((m) => node("button", { type: "button", onclick: () => humanMoves(m) }, moveText(m))));
  byId("choice").querySelector("button").focus();
}

async function takeBack() {
  if (state.play.length === 0) return;
  const both = state.play.length > 1 || state.human === "first" ? (state.play.length % 2 === (state.human === "first" ? 0 : 1) ? 2 : 1) : 0;
  if (both === 0) return;
  state.play.splice(-both);
  play.log.splice(-both);
  play.hinted = false;
  await showPosition();
  await answerOfPage();
}

function endSentence() {
  const { position } = state.shown;
  const moverIsHuman = state.play.length % 2 === (state.human === "first" ? 0 : 1);
  return position.mover_wins === moverIsHuman ? "You have won." : "The page has won.";
}

function turnSentence() {
  const { position } = state.shown;
  if (!position) return "";
  if (isOver()) return endSentence();
  const name = isPartizan() ? ` as ${position.mover === "left" ? "Left" : "Right"}` : "";
  return isHumansTurn() ? `Your move${name}.` : "The page is to move.";
}

function lineText() {
  return `${state.game.name} on ${state.graphText}${hasTokens() ? ` from ${state.tokens.join(", ")}` : ""}: ` +
    (play.log.map((m) => m.text).join("; ") || "no move");
}

function showPlay() {
  const playing = state.mode === "play";
  byId("draw-mode").setAttribute("aria-pressed", String(!playing));
  byId("play-mode").setAttribute("aria-pressed", String(playing));
  byId("play-box").hidden = !playing;
  byId("draw-help").hidden = playing;
  document.body.classList.toggle("playing", playing);
  if (!playing) return;
  byId("turn").textContent = turnSentence();
  byId("human").value = state.human;
  byId("take-back").disabled = state.play.length === 0;
  byId("hint").disabled = !isHumansTurn() || isOver();
  const moves = state.shown.position && isHumansTurn() ? state.shown.position.moves : [];
  byId("moves").replaceChildren(...moves.map((m) =>
    node("button", { type: "button", class: play.hinted && m.wins ? "good" : null, onclick: () => humanMoves(m) }, moveText(m))));
  byId("moves-title").hidden = moves.length === 0;
  byId("log").replaceChildren(...play.log.map((m) =>
    node("li", { class: m.who }, node("b", {}, m.who === "you" ? "You" : "Page"), ` ${m.text}`, m.reason ? node("small", {}, m.reason) : "")));
}
