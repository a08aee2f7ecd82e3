// SPDX-License-Identifier: GPL-3.0-or-later
// The claims of papers, read from the files of docs/papers: each that says what holds can be clicked,
// and is then hunted on its graphs.

/// The lines of a paper's file, those that go on joined, without comments.
function linesOfPaper(text) {
  const result = [];
  for (const line of text.split("\n")) {
    if (/^\s*#/.test(line) || line.trim() === "") continue;
    const goesOn = result.length > 0 && (/^ {4,}\S/.test(line) || (/^ {3}\S/.test(line) && /^ {2}\S/.test(result.at(-1))));
    if (goesOn) result[result.length - 1] += " " + line.trim();
    else result.push(line);
  }
  return result;
}

/// { id, title, defines, claims } of a paper.
function readPaper(text) {
  const paper = { id: "", title: "", defines: new Map(), claims: [] };
  for (const line of linesOfPaper(text)) {
    const head = /^paper (\S+) "(.*)"/.exec(line);
    const define = /^define (\w+)(?:\(([^)]*)\))? = (.*)$/.exec(line);
    const claim = /^claim ([^"]*?) ?"(.*)"\s*$/.exec(line);
    const field = /^ {2}(\w+) +(.*)$/.exec(line);
    if (head) [paper.id, paper.title] = [head[1], head[2]];
    else if (define)
      paper.defines.set(define[1], { parameters: (define[2] ?? "").split(",").map((p) => p.trim()).filter(Boolean), body: define[3] });
    else if (claim) paper.claims.push({ id: claim[1], says: claim[2], fields: {} });
    else if (field && paper.claims.length > 0) paper.claims.at(-1).fields[field[1]] ??= field[2];
  }
  return paper;
}

/// The arguments in the parentheses that begin at `from`, and where they end; null without any.
function argumentsAt(text, from) {
  if (text[from] !== "(") return null;
  const result = [];
  let depth = 0;
  let begin = from + 1;
  for (let i = from; i < text.length; ++i) {
    if (text[i] === "(") ++depth;
    if (text[i] === ")") --depth;
    if ((text[i] === "," && depth === 1) || depth === 0) {
      result.push(text.slice(begin, i).trim());
      begin = i + 1;
    }
    if (depth === 0) return { list: result, end: i + 1 };
  }
  return null;
}

const boundIn = (text) => [...text.matchAll(/\b(?:forall|exists|count|sum|max|min) ([^:]*?)(?: ~ \w+)?:/g)].flatMap((match) => match[1].split(",").map((name) => name.trim()));

/// A text of the language with the paper's own words spelled out; null where a name would be caught.
function spelledOut(text, defines, depth = 0) {
  if (depth > 12) return null;
  let result = "";
  for (let at = 0; at < text.length; ) {
    const word = /^[A-Za-z_]\w*/.exec(text.slice(at))?.[0];
    if (!word) {
      result += text[at++];
      continue;
    }
    at += word.length;
    const define = defines.get(word);
    if (!define) {
      result += word;
      continue;
    }
    let body = define.body;
    if (define.parameters.length > 0) {
      const given = argumentsAt(text, at);
      if (!given || given.list.length !== define.parameters.length) return null;
      at = given.end;
      const values = given.list.map((value) => spelledOut(value, defines, depth + 1));
      const bound = boundIn(body);
      if (values.some((value) => value === null || bound.some((name) => new RegExp(`\\b${name}\\b`).test(value)))) return null;
      body = body.replace(/[A-Za-z_]\w*/g, (name) => {
        const i = define.parameters.indexOf(name);
        return i < 0 ? name : /^\w+$/.test(values[i]) ? values[i] : `(${values[i]})`;
      });
    }
    const inner = spelledOut(body, defines, depth + 1);
    if (inner === null) return null;
    result += `(${inner})`;
  }
  return result;
}

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

async function tryClaim(claim, paper, place) {
  const conjecture = spelledOut(claim.fields.holds, paper.defines);
  if (conjecture === null) return showAnswer(place, { fault: "the program alone spells this claim out" });
  place.replaceChildren(node("p", { class: "quiet" }, "Hunting…"));
  byId("hunt-box").open = true;
  byId("conjecture").value = conjecture;
  await showAnswer(place, await huntFor({ conjecture, ...within(groundOf(claim.fields.on ?? "order ..5")) }));
}

function showClaims(paper) {
  byId("claims").replaceChildren(...paper.claims.map((claim) => {
    const place = node("div", { class: "answer" });
    const title = `${paper.id} ${claim.id}`;
    const head = claim.fields.holds
      ? node("button", { type: "button", class: "plain claim", onclick: () => tryClaim(claim, paper, place) }, title)
      : node("span", { class: "claim quiet", title: "the program checks it in C++" }, title);
    const note = claim.fields.refuted ? [node("small", { class: "quiet" }, " false as printed")] : [];
    return node("li", {}, head, ...note, node("p", {}, claim.says), place);
  }));
}

function fillClaims() {
  const papers = byId("papers").textContent.split("\n====\n").map(readPaper).filter((paper) => paper.claims.length > 0);
  byId("paper").replaceChildren(...papers.map((paper, i) => node("option", { value: String(i) }, `${paper.id}: ${paper.title}`)));
  byId("paper").addEventListener("change", () => showClaims(papers[Number(byId("paper").value)]));
  if (papers.length > 0) showClaims(papers[0]);
}
