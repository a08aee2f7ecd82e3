// SPDX-License-Identifier: GPL-3.0-or-later
// What a certificate states, read from its head, and the kinds of evidence for it;
// docs/CERTIFICATES.md has the grammar, and the cost of checking.
#pragma once

#include <optional>

#include "certificates/check/chains/chain_law.hpp"
#include "certificates/check/chains/claim_for_all.hpp"
#include "certificates/check/chains/member_claim.hpp"
#include "certificates/check/chains/sequence.hpp"
#include "certificates/check/invariants/expression.hpp"
#include "certificates/check/reader.hpp"
#include "certificates/check/rules/rules.hpp"
#include "graph/digraph.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/ruleset.hpp"

namespace gazetteer::check {

struct Statement;

/// The longest period and preperiod of the values of paths that are checked.
constexpr int period_max = 1023;
/// The greatest number of a position, and the greatest Grundy value, that is read.
constexpr std::int64_t number_max = std::int64_t{1} << 40;

/// A game, or its unrooted form, by its name. A position names `roots` vertices; 2 are Left's and
/// Right's.
struct PlayedGame {
    std::string_view name;
    bool directed;
    int roots;
    bool partizan;
    /// Reads a strategy, by the rules of the game.
    void (*check_strategy)(Reader&, const Statement&);
    /// Reads Grundy values, if it is impartial.
    void (*check_values)(Reader&, const Statement&);
};
/// The game of this name, or null.
const PlayedGame* find_game(std::string_view name);

struct Statement {
    std::string claim;
    /// The game of whose position something is claimed, or its rules.
    const PlayedGame* game = nullptr;
    std::optional<Rules> rules;
    SparseGraph graph;
    Digraph digraph;
    std::vector<Vertex> roots;
    /// The first player chooses the vertex of the token.
    bool free = false;
    Player mover = Player::left;
    /// The vertex that the even kernel must contain.
    std::optional<Vertex> containing;
    std::string verdict;
    /// The verdict of a claim of a Grundy value.
    std::optional<std::int64_t> value;
    /// What the graph refutes, and what is true of it.
    std::optional<invariants::Expression> refuted;
    std::vector<invariants::Expression> hypotheses;
    /// The law of a game on a chain; the game is in `rules`, and as it is written in `rules_text`.
    std::optional<ChainLaw> law;
    std::string rules_text;
    /// The claim about a chain that one of its members refutes.
    std::optional<MemberClaim> member;
    /// A term on all members of a chain.
    std::optional<ChainSequence> sequence;
    /// A claim on all members of a chain, from laws that the file has proved.
    std::optional<ClaimForAll> claim_for_all;
    /// The lines read, for people.
    std::string summary;

    bool is_directed() const { return rules ? rules->directed : game != nullptr && game->directed; }
    /// Whether the outcome of this game is claimed.
    bool is(std::string_view name) const {
        return claim == "outcome" && game != nullptr && game->name == name;
    }
    bool next_wins() const { return verdict == "N"; }
};

/// A graph has one spelling: graph6 up to order 64, sparse6 above.
std::string spelling_of(const SparseGraph& g);
/// The graph of this line. Throws Finding if it is spelled otherwise.
SparseGraph spelled_graph(const Reader& reader, std::string_view line);

/// Reads the lines from "claim" to "verdict". Graphs of order up to parsed_order_max, digraphs up
/// to Digraph::order_max. Time and memory: linear in the lines and the order.
Statement read_statement(Reader& reader);

// The kinds of evidence. Each function reads the lines after "evidence KIND". When it returns and
// the reader is sound, they prove the statement. It throws Finding where they leave the grammar,
// and a strategy or values at the first fault. What each takes for granted beyond the rules of the
// game stands beside it.

/// A game by the rules that the certificate carries.
void check_strategy_by_rules(Reader& reader, const Statement& s);
void check_values_by_rules(Reader& reader, const Statement& s);
/// Undirected edge geography and even kernels [FSU93, Proposition 2.2].
void check_even_kernel(Reader& reader, const Statement& s);
/// Undirected vertex geography [FSU93, Theorem 1.1], with the easy half of Tutte and Berge.
void check_matching(Reader& reader, const Statement& s);
/// Slither [And74, Theorem 1, from G_0 on], by levels: each the inner vertices of the one before.
void check_levels(Reader& reader, const Statement& s);
/// Edge-delete [GGHR, Theorem 5].
void check_mirror(Reader& reader, const Statement& s);
/// Edge-delete on paths: the theorem of Guy and Smith [GuySmith56].
void check_paths(Reader& reader, const Statement& s);
/// No even kernel, by sums of equations over GF(2).
void check_parity(Reader& reader, const Statement& s);

/// The law of a game on a chain: the theorem of Guy and Smith for several kinds of heaps. That the
/// table is that of the graphs is compared on pieces of a few lengths.
void check_heaps(Reader& reader, const Statement& s);

/// A term on all members of a chain, by the states behind its units.
void check_states(Reader& reader, const Statement& s);
/// A claim about all members of a chain, by arithmetic of laws that the file has proved before.
void check_arithmetic(Reader& reader, const Statement& s);
/// One with a quantifier over the vertices, by laws at those that stand for all.
void check_vertices(Reader& reader, const Statement& s);
/// A claim about the members of a chain: the least for which it is false, by plain enumeration,
/// play and [FSU93, Theorems 1.1 and 3.1].
void check_member(Reader& reader, const Statement& s);

/// A conjecture about invariants, by witnesses and plain enumeration.
void check_invariants(Reader& reader, const Statement& s);

}  // namespace gazetteer::check
