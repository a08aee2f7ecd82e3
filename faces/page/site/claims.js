// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of papers: each that says what holds can be clicked, and is then hunted on its graphs.

/// Where a claim is hunted: what stands behind "on".
function groundOf(on) {
  if (on.startsWith("graph ")) return { graphs: on.slice(6).split(";").map((graph) => graph.trim()).filter(Boolean) };
  const order = /,?\s*order (\S+)$/.exec(on);
  const among = on.replace(/,?\s*order \S+$/, "").trim();
  return { among, order: order?.[1] };
}

const orderHere = 7;
/// The same, to the orders that a page goes to.
function within(ground) {
  const most = /^(\d*)\.\.(\d+)$/.exec(ground.order ?? "");
  const isClass = !/\d/.test(ground.among ?? "") && ground.among !== "trees";
  if (!most || !isClass || Number(most[2]) <= orderHere) return ground;
  return { ...ground, order: `${most[1]}..${orderHere}` };
}

async function tryClaim({ holds: conjecture, on }, place) {
  place.replaceChildren(node("p", { class: "quiet" }, "Hunting…"));
  byId("hunt-box").open = true;
  byId("conjecture").value = conjecture;
  await showAnswer(place, await huntFor({ conjecture, ...within(groundOf(on)) }));
}

function showClaims(paper) {
  byId("claims").replaceChildren(...paper.claims.map((claim) => {
    const place = node("div", { class: "answer" });
    const head = claim.holds
      ? node("button", { type: "button", class: "plain claim", onclick: () => tryClaim(claim, place) }, claim.id)
      : node("span", { class: "claim quiet", title: "the program checks it in C++" }, claim.id);
    const note = claim.refuted ? [node("small", { class: "quiet" }, " false as printed")] : [];
    return node("li", {}, head, ...note, node("p", {}, claim.says), place);
  }));
}

function fillClaims() {
  const papers = JSON.parse(byId("papers").textContent);
  byId("paper").replaceChildren(...papers.map((paper, i) => node("option", { value: String(i) }, `${paper.id}: ${paper.title}`)));
  byId("paper").addEventListener("change", () => showClaims(papers[Number(byId("paper").value)]));
  showClaims(papers[0]);
}
