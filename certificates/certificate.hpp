// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates: verdicts written so that they stand alone, for gazetteer-check to judge.
// docs/CERTIFICATES.md is the grammar. Each function here writes one certificate; what it is given
// must be true, and is not checked here: that is the checker's part.
#pragma once

#include <optional>
#include <ostream>
#include <span>
#include <string>
#include <string_view>

#include "certificates/strategy_dag.hpp"
#include "characterizations/edge_delete/guy_smith.hpp"
#include "characterizations/edge_delete/mirror.hpp"
#include "characterizations/even_kernels/even_kernel.hpp"
#include "characterizations/even_kernels/system/parity_refutation.hpp"
#include "characterizations/matchings/matching_criterion.hpp"
#include "characterizations/slither/slither.hpp"
#include "graph/digraph.hpp"
#include "graph/sparse_graph.hpp"
#include "oracle/rules/edge_labelling.hpp"

namespace gazetteer::certificates {

/// What a certificate states, in the words of its head.
struct CertificateHead {
    /// "outcome", "grundy", "winning-moves", "even-kernel", "edge-delete-paths" or "refutes".
    std::string claim = "outcome";
    /// The ruleset's name, if the claim is about a position.
    std::string game;
    /// Or the lines of the rules of a game given as data: certificate_rules.
    std::vector<std::string> rules;
    /// Those of all games of which a conjecture asks, in the order of their names.
    std::vector<std::vector<std::string>> games;
    /// These rules have moves of one player alone; the first player chooses the token's vertex.
    bool partizan = false;
    bool free = false;
    /// The conjecture that is refuted, and what is true of the graph.
    std::string expression;
    std::vector<std::string> hypotheses;
    /// As graph6, sparse6 or digraph6: certificate_graph.
    std::string graph;
    /// No vertex, the root, or Left's and Right's vertices, if the claim is about a position.
    std::vector<Vertex> roots;
    /// Who moves next in a partizan game.
    Player mover = Player::left;
    /// The vertex that the even kernel must contain.
    std::optional<Vertex> containing;
    /// "N" or "P"; a Grundy value; moves or "none"; "exists" or "none"; "period p"; "false".
    std::string verdict;
};

/// The one spelling of a graph in certificates: graph6 up to order 64, sparse6 above; digraph6.
std::string certificate_graph(const SparseGraph& g);
std::string certificate_graph(const Digraph& d);

/// The head of an outcome.
CertificateHead outcome_head(std::string_view game, std::string graph, std::vector<Vertex> roots,
                             Outcome outcome);

/// Writes "gazetteer-certificate", the program and its version, and the lines of the head.
void write_head(std::ostream& out, const CertificateHead& head);
/// Writes "gazetteer-certificate", the program and its version, and the line "claim".
void write_beginning(std::ostream& out, std::string_view claim);
/// Writes the last line of a certificate, and counts it.
void write_end(std::ostream& out);
/// Writes a certificate that was made apart, and counts it.
void write_made(std::ostream& out, const std::string& certificate);
/// Writes the last line of a file: how many certificates have been ended on this stream.
void write_total(std::ostream& out);

/// Undirected edge geography from `root`: an even kernel that contains the root (P), or a move and
/// an even kernel of what it leaves (N). In a bipartite graph the kernel is the span's coefficients
/// and a dual vector with its move.
void write_certificate(std::ostream& out, const SparseGraph& g, Vertex root,
                       const EvenKernelVerdict& verdict);
/// Unrooted undirected edge geography, N: a vertex to start on and an even kernel with it.
void write_unrooted_ueg_N(std::ostream& out, const SparseGraph& g, Vertex start,
                          std::span<const Vertex> kernel);
/// The same game, P: every root's verdict, all N; order at most 1024.
void write_unrooted_ueg_P(std::ostream& out, const SparseGraph& g,
                          std::span<const EvenKernelWitness> roots);

/// Undirected vertex geography from `root`, or unrooted: a Tutte-Berge pair.
void write_certificate(std::ostream& out, const SparseGraph& g, Vertex root,
                       const UvgVerdict& verdict);
void write_unrooted_uvg(std::ostream& out, const SparseGraph& g, const UvgVerdict& verdict);

/// Slither from the start, by the levels of [And74, Theorem 1], without any search: a path is the
/// difference of a level's matching and one that misses a vertex. It has a path for each vertex
/// that no path before has shown to be outer.
void write_slither(std::ostream& out, const SparseGraph& g, const SlitherVerdict& verdict);

/// Edge-delete: a mirror automorphism of the graph (P), or of the graph less one edge (N).
void write_mirror(std::ostream& out, const SparseGraph& g, std::optional<Edge> move,
                  const Permutation& image);

/// Edge-delete on a union of paths, and the period of all paths: the table of Grundy values.
void write_paths(std::ostream& out, const SparseGraph& g, Outcome outcome,
                 const PeriodCertificate& table);
void write_all_paths(std::ostream& out, const PeriodCertificate& table);

/// An even kernel, or one that contains a vertex.
void write_even_kernel(std::ostream& out, const SparseGraph& g, std::optional<Vertex> containing,
                       std::span<const Vertex> kernel);

/// No even kernel, or none that contains a vertex: writes the nodes of a refutation as they come.
/// Orders up to 4096 are checked.
class RefutationWriter {
  public:
    RefutationWriter(std::ostream& out, const SparseGraph& g, std::optional<Vertex> containing);
    void write(const even_kernels::RefutationNode& node);
    even_kernels::RefutationSink sink() {
        return [this](const even_kernels::RefutationNode& node) { write(node); };
    }
    /// After the last node.
    void finish();

  private:
    std::ostream& out_;
};

/// Any game: the strategy of the winner. The head's verdict is set to the dag's. `spell(move)` is
/// the move's text.
template <class Move, class Spell>
void write_certificate(std::ostream& out, CertificateHead head, const StrategyDag<Move>& dag,
                       Spell spell) {
    head.verdict = to_string(dag.nodes.front().outcome);
    write_head(out, head);
    out << "evidence strategy\n";
    int number = 0;
    for (const auto& node : dag.nodes) {
        out << number++ << ' ' << to_string(node.outcome);
        for (const auto& reply : node.replies)
            out << ' ' << spell(reply.move) << ':' << reply.position;
        out << '\n';
    }
    write_end(out);
}
template <class Move>
void write_certificate(std::ostream& out, const CertificateHead& head,
                       const StrategyDag<Move>& dag) {
    write_certificate(out, head, dag, [](const Move& move) { return text(move); });
}

/// What a table of Grundy values says of its first position.
enum class ValueClaim { grundy, winning_moves };
struct FirstValue {
    int grundy = 0;
    int winning_moves = 0;
};

/// An impartial game: the Grundy values of all positions. The dag lists every option (EveryMove).
/// The head's claim and verdict are set. `spell(move)` is the move's text.
template <class Move, class Spell>
FirstValue write_values(std::ostream& out, CertificateHead head, const StrategyDag<Move>& dag,
                        ValueClaim claim, Spell spell) {
    const std::vector<int> values = grundy_values(dag);
    const auto value_of = [&](const auto& reply) {
        return values[static_cast<std::size_t>(reply.position)];
    };
    FirstValue result{values.front(), 0};
    std::string moves;
    for (const auto& reply : dag.nodes.front().replies) {
        if (value_of(reply) != 0) continue;
        ++result.winning_moves;
        moves += (moves.empty() ? "" : " ") + spell(reply.move);
    }
    if (claim == ValueClaim::grundy) {
        head.claim = "grundy";
        head.verdict = std::to_string(result.grundy);
    } else {
        head.claim = "winning-moves";
        head.verdict = moves.empty() ? "none" : moves;
    }
    write_head(out, head);
    out << "evidence values\n";
    for (std::size_t i = 0; i < values.size(); ++i) {
        out << i << ' ' << values[i];
        for (const auto& reply : dag.nodes[i].replies)
            out << ' ' << spell(reply.move) << ':' << reply.position << '=' << value_of(reply);
        out << '\n';
    }
    write_end(out);
    return result;
}

}  // namespace gazetteer::certificates
