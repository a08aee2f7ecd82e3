// SPDX-License-Identifier: GPL-3.0-or-later
// The words of the grammars of papers, files of conjectures and games, with a sentence each.
#include "faces/editor/words/vocabulary.hpp"

namespace gazetteer::editor {

namespace {

constexpr auto keyword = Word::Kind::keyword;
constexpr auto called = Word::Kind::function;
constexpr auto value = Word::Kind::value;

}  // namespace

const Words& paper_headers() {
    static const Words result{
        {"paper", keyword, "paper KEY \"TITLE\"", "Once, first."},
        {"define", keyword, "define NAME(u, w) = EXPRESSION", "A name for the statements below."},
        {"use", keyword, "use FILE", "A file of games and definitions beside this one."},
        {"game", keyword, "game NAME", "The rules of a game; all lines but the first indented."},
        {"claim", keyword, "claim ID \"SENTENCE\"", "One statement of the paper."}};
    return result;
}

const Words& paper_lines() {
    static const Words result{{"by", keyword, "by NAMES", "Who wrote it."},
                              {"journal", keyword, "journal TEXT", "Where it is found."},
                              {"doi", keyword, "doi TEXT", "Its digital object identifier."}};
    return result;
}

const Words& claim_lines() {
    static const Words result{
        {"place", keyword, "place TEXT", "Where in the paper; each claim has one."},
        {"reads", keyword, "reads TEXT", "How words that admit two readings are read."},
        {"status", keyword, "status WORD", "What the source does; asserted if nothing is said."},
        {"holds", keyword, "holds STATEMENT", "The statement."},
        {"on", keyword, "on GROUND", "Where it is checked."},
        {"misses", keyword, "misses NAME: STATEMENT",
         "A wrong variant, which the same grounds must refute."},
        {"refuted by", keyword, "refuted by GRAPH",
         "The statement is false as printed, and this is a first graph that refutes it."},
        {"repaired by", keyword, "repaired by ID", "The claim of this file that says it rightly."},
        {"proved", keyword, "proved FILE.THEOREM", "A theorem of proofs/coq."},
        {"compiled", keyword, "compiled ID \"REASON\"",
         "The row of the register that checks the same in C++."}};
    return result;
}

const Words& statuses() {
    static const Words result{
        {"proved", value, "", "The source proves it."},
        {"asserted", value, "", "The source says it without a proof."},
        {"conjectured", value, "", "The source thinks that it is so."},
        {"open", value, "", "The source asks."},
        {"cited", value, "", "The source cites another; it has no statement and is not run."}};
    return result;
}

const Words& verdicts() {
    static const Words result{
        {"holds", value, "holds, holds by 2", "It holds; an inequality by this slack."},
        {"refuted", value, "refuted, refuted GRAPH6", "It is refuted, by this least graph."},
        {"open", value, "open", "Nothing is expected."}};
    return result;
}

const Words& game_lines() {
    static const Words result{
        {"game", keyword, "game NAME", "The rules of a game begin."},
        {"on", keyword, "on graphs, on digraphs",
         "What it is played on; graphs if nothing is said."},
        {"token", keyword, "token t", "A token stands on a vertex."},
        {"set", keyword, "set S", "A set of vertices, empty at first."},
        {"misere", keyword, "misere", "Who cannot move wins."},
        {"source", keyword, "source TEXT", "Where the game comes from."},
        {"start", keyword, "start EFFECTS", "What is done before the first move."},
        {"left", keyword, "left move ...", "A move of the first player alone."},
        {"right", keyword, "right move ...", "A move of the second player alone."},
        {"move", keyword, "move u where CONDITION: EFFECTS", "A way to move."}};
    return result;
}

const Words& move_words() {
    static const Words result{
        {"where", keyword, "where CONDITION", "Where the move may be made."},
        {"any", keyword, "u ~ any w", "Along any of the edges at u, one at least."},
        {"delete", called, "delete(u, N(u))", "The vertices go, with their edges."},
        {"keep", called, "keep(reachable(u))", "All other vertices go."},
        {"erase", called, "erase(u, w), erase(u)", "The edge goes, or all edges at the vertex."},
        {"then", keyword, "then EFFECTS", "Worked out in what the effects before have left."},
        {"N", called, "N(u)", "The neighbours; in a digraph those to which arcs lead."},
        {"into", called, "into(u)", "Those from which arcs lead to the vertex."},
        {"reachable", called, "reachable(u)", "What a path from the vertex meets, and itself."},
        {"joined", called, "joined(u)", "The same along arcs in either direction."},
        {"graphs", keyword, "on graphs", "The boards are graphs."},
        {"digraphs", keyword, "on digraphs", "The boards are digraphs."}};
    return result;
}

}  // namespace gazetteer::editor
