// SPDX-License-Identifier: GPL-3.0-or-later
// Runs the module: a request in, its answer out. A failure of the module ends its instance, and a
// new one takes its place.
"use strict";

const progressEvery = 200; // milliseconds
let compiled = null;
let instance = null;
let looks = 0;
let told = 0;

/// What the module lacks, in words: the functions of faces/page/wasm/imports.txt whose libraries are not
/// there in a browser.
const lacking = {
  _ZN9gazetteer10is_acyclicERKNS_7DigraphE: "the term acyclic",
  _ZN9gazetteer11conjectures10invariants10eigenvalueERKNS_5GraphEx: "the term eigenvalue",
  _ZN9gazetteer11conjectures10invariants10remotenessERKNS_5GraphE: "the term remoteness",
  _ZN9gazetteer11conjectures10invariants11biconnectedERKNS_5GraphE: "the term biconnected",
  _ZN9gazetteer11conjectures10invariants12cut_verticesERKNS_5GraphE: "the term cut_vertex",
  _ZN9gazetteer11conjectures10invariants12even_kernelsERKNS_5GraphE: "the term even_kernels",
  _ZN9gazetteer11conjectures10invariants13automorphismsERKNS_5GraphE: "the term automorphisms",
  _ZN9gazetteer11conjectures10invariants14in_even_kernelERKNS_5GraphE: "the term in_even_kernel",
  _ZN9gazetteer11conjectures10invariants14inner_verticesERKNS_5GraphE: "the term inner_vertex",
  _ZN9gazetteer11conjectures10invariants14outer_verticesERKNS_5GraphE: "the term outer_vertex",
  _ZN9gazetteer11conjectures10invariants15has_even_kernelERKNS_5GraphE: "the term has_even_kernel",
  _ZN9gazetteer11conjectures10invariants15matching_numberERKNS_5GraphE: "the term matching_number",
  _ZN9gazetteer11conjectures10invariants15spectral_radiusERKNS_5GraphE: "the term spectral_radius",
  _ZN9gazetteer11conjectures10invariants16average_distanceERKNS_5GraphE: "the term average_distance",
  _ZN9gazetteer11conjectures10invariants16perfect_verticesERKNS_5GraphE: "the term perfect_vertex",
  _ZN9gazetteer11conjectures10invariants17can_colour_by_satERKNS_5GraphEi: "a chromatic number that takes long",
  _ZN9gazetteer11conjectures10invariants17edge_connectivityERKNS_5GraphE: "the term edge_connectivity",
  _ZN9gazetteer11conjectures10invariants19distance_eigenvalueERKNS_5GraphEx: "the term distance_eigenvalue",
  _ZN9gazetteer11conjectures10invariants19vertex_connectivityERKNS_5GraphE: "the term vertex_connectivity",
  _ZN9gazetteer11conjectures10invariants20laplacian_eigenvalueERKNS_5GraphEx: "the term laplacian_eigenvalue",
  _ZN9gazetteer11conjectures10invariants22algebraic_connectivityERKNS_5GraphE: "the term algebraic_connectivity",
  _ZN9gazetteer11conjectures10invariants5girthERKNS_5GraphE: "the term girth",
  _ZN9gazetteer11conjectures10invariants6energyERKNS_5GraphE: "the term energy",
  _ZN9gazetteer11conjectures10invariants6mirrorERKNS_5GraphE: "the term mirror",
  _ZN9gazetteer11conjectures10invariants6planarERKNS_5GraphE: "the term planar",
  _ZN9gazetteer11conjectures10invariants6randicERKNS_5GraphE: "the term randic",
  _ZN9gazetteer11conjectures10invariants7bridgesERKNS_5GraphE: "the term bridges",
  _ZN9gazetteer11conjectures10invariants7nullityERKNS_5GraphE: "the term nullity",
  _ZN9gazetteer11conjectures10invariants8distanceERKNS_5GraphEii: "the term distance",
  _ZN9gazetteer11conjectures10invariants8gf2_rankERKNS_5GraphE: "the term gf2_rank",
  _ZN9gazetteer11conjectures10invariants8harmonicERKNS_5GraphE: "the term harmonic",
  _ZN9gazetteer11conjectures10invariants9proximityERKNS_5GraphE: "the term proximity",
  _ZN9gazetteer11conjectures10invariants9saturatedERKNS_5GraphE: "the term saturated",
  _ZN9gazetteer11conjectures12refuse_largeENSt3__217basic_string_viewIcNS1_11char_traitsIcEEEE: "graphs of more than 64 vertices",
  _ZN9gazetteer11conjectures13of_large_gameENSt3__217basic_string_viewIcNS1_11char_traitsIcEEEENS0_8TermGameERKNS_11SparseGraphE: "graphs of more than 64 vertices",
  _ZN9gazetteer11conjectures15large_functionsENSt3__217basic_string_viewIcNS1_11char_traitsIcEEEE: "graphs of more than 64 vertices",
  _ZN9gazetteer11conjectures15is_P_by_theoremENS0_8TermGameERKNS_5GraphEi: "a theorem about another game",
  _ZN9gazetteer11conjectures24free_flint_at_thread_endEv: "a number that is not an integer",
  _ZN9gazetteer11conjectures5games13winning_movesENS0_8TermGameERKNS_5GraphENS0_6TokensE: "the term winning_moves of another game",
  _ZN9gazetteer11conjectures5games15is_N_on_digraphENS0_8TermGameERKNS_7DigraphENS0_6TokensE: "the term N of another game on a digraph",
  _ZN9gazetteer11conjectures5games15is_P_on_digraphENS0_8TermGameERKNS_7DigraphENS0_6TokensE: "the term P of another game on a digraph",
  _ZN9gazetteer11conjectures5games16partizan_outcomeENS0_8TermGameERKNS_5GraphENS0_6TokensE: "the term outcome of another game",
  _ZN9gazetteer11conjectures5games17grundy_on_digraphENS0_8TermGameERKNS_7DigraphENS0_6TokensE: "the term grundy of another game on a digraph",
  _ZN9gazetteer11conjectures5games24winning_moves_on_digraphENS0_8TermGameERKNS_7DigraphENS0_6TokensE: "the term winning_moves of another game on a digraph",
  _ZN9gazetteer11conjectures5games27partizan_outcome_on_digraphENS0_8TermGameERKNS_7DigraphENS0_6TokensE: "the term outcome of another game on a digraph",
  _ZN9gazetteer11conjectures5games4is_NENS0_8TermGameERKNS_5GraphENS0_6TokensE: "the term N of another game",
  _ZN9gazetteer11conjectures5games4is_PENS0_8TermGameERKNS_5GraphENS0_6TokensE: "the term P of another game",
  _ZN9gazetteer11conjectures5games6grundyENS0_8TermGameERKNS_5GraphENS0_6TokensE: "the term grundy of another game",
  _ZN9gazetteer11conjectures5reals15separation_bitsERKNS0_4Real4NodeE: "a number that is not an integer",
  _ZN9gazetteer11conjectures5reals9Enclosing2ofERKNS0_4Real4NodeE: "a number that is not an integer",
  _ZN9gazetteer14reachable_fromERKNS_7DigraphEi: "the term reachable",
  _ZN9gazetteer18automorphism_countERKNS_7DigraphE: "the term automorphisms of a digraph",
  _ZN9gazetteer21is_strongly_connectedERKNS_7DigraphE: "the term strongly_connected",
  _ZN9gazetteer21orbit_representativesERKNS_5GraphE: "the term orbits",
  _ZN9gazetteer7belongsERKNS_12DigraphClassERKNS_7DigraphE: "the terms oriented and tournament",
  _ZN9gazetteer9canonicalERKNS_5GraphE: "whether two graphs are isomorphic",
  _ZN9gazetteer9canonicalERKNS_7DigraphE: "whether two digraphs are isomorphic",
  _ZNK9gazetteer11conjectures4Ball4signEv: "a number that is not an integer",
  __stack_chk_fail: "a guard of the stack",
  arb_abs: "a number that is not an integer",
  arb_get_str: "a number that is not an integer",
  arb_lt: "a number that is not an integer",
  arb_mul_2exp_si: "a number that is not an integer",
  arf_get_d: "a number that is not an integer",
  flint_free: "a number that is not an integer",
};

function look() {
  ++looks;
  const now = Date.now();
  if (now - told > progressEvery) {
    told = now;
    postMessage({ looks });
  }
  return 0;
}

class MissingTerm extends Error {}

function imports() {
  const result = {};
  for (const { module, name } of WebAssembly.Module.imports(compiled)) {
    result[module] ??= {};
    result[module][name] = name === "look" ? look : () => {
      if (module === "wasi_snapshot_preview1") return 8; // no such file
      throw new MissingTerm(lacking[name] ?? name);
    };
  }
  return result;
}

function fresh() {
  instance = new WebAssembly.Instance(compiled, imports()).exports;
  instance._initialize();
}

function answer(text) {
  const bytes = new TextEncoder().encode(text);
  const at = instance.request_buffer(bytes.length);
  new Uint8Array(instance.memory.buffer, at, bytes.length).set(bytes);
  const length = instance.answer();
  const reply = new Uint8Array(instance.memory.buffer, instance.reply_buffer(), length);
  return JSON.parse(new TextDecoder().decode(reply));
}

function saidOf(error) {
  if (error instanceof MissingTerm)
    return `the rules use ${error.message}, which this page cannot compute; the program can`;
  if (error instanceof RangeError) return "the search goes deeper than a browser lets it";
  return "the search needs more memory than a page has";
}

onmessage = ({ data }) => {
  if (data.module) {
    compiled = data.module;
    fresh();
    return;
  }
  looks = 0;
  told = Date.now();
  try {
    postMessage({ id: data.id, reply: answer(data.text) });
  } catch (error) {
    const where = error instanceof MissingTerm ? "rules" : "request";
    postMessage({ id: data.id, reply: { error: { message: saidOf(error), in: where } } });
    fresh();
  }
};
