// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/certificate.hpp"

#include <algorithm>

#include "graph/formats/formats.hpp"
#include "graph/predicates.hpp"

namespace gazetteer::certificates {

namespace {

template <class Numbers>
void write_line(std::ostream& out, std::string_view first, const Numbers& numbers) {
    out << first;
    for (const auto& number : numbers) out << ' ' << text(number);
    out << '\n';
}

void write_set(std::ostream& out, std::string_view first, std::span<const Vertex> set) {
    std::vector<Vertex> ascending(set.begin(), set.end());
    std::ranges::sort(ascending);
    write_line(out, first, ascending);
}

void write_pair(std::ostream& out, const TutteBergePair& pair) {
    Matching ascending = pair.matching;
    std::ranges::sort(ascending);
    write_line(out, "matching", ascending);
    write_set(out, "barrier", pair.barrier);
    write_end(out);
}

CertificateHead kernel_head(const SparseGraph& g, std::optional<Vertex> containing,
                            const char* verdict) {
    CertificateHead head;
    head.claim = "even-kernel";
    head.graph = certificate_graph(g);
    head.containing = containing;
    head.verdict = verdict;
    return head;
}

void write_kernel_evidence(std::ostream& out, std::span<const Vertex> kernel) {
    write_set(out, "kernel", kernel);
    write_end(out);
}

void write_table(std::ostream& out, const PeriodCertificate& table) {
    out << "evidence paths\npreperiod " << table.preperiod << "\nperiod " << table.period << '\n';
    const auto length =
        static_cast<std::size_t>(certificate_length(table.game, table.preperiod, table.period));
    write_line(out, "values", std::span(table.values).first(length));
    write_end(out);
}

}  // namespace

std::string certificate_graph(const SparseGraph& g) {
    return g.order() <= Graph::order_max ? to_graph6(g) : to_sparse6(g);
}
std::string certificate_graph(const Digraph& d) {
    return to_digraph6(d);
}

CertificateHead outcome_head(std::string_view game, std::string graph, std::vector<Vertex> roots,
                             Outcome outcome) {
    CertificateHead head;
    head.game = game;
    head.graph = std::move(graph);
    head.roots = std::move(roots);
    head.verdict = to_string(outcome);
    return head;
}

namespace {

void write_mover(std::ostream& out, Player mover) {
    out << "mover " << (mover == Player::left ? "left" : "right") << '\n';
}

void write_rule_lines(std::ostream& out, const std::vector<std::string>& rules) {
    out << "rules " << rules.size() << '\n';
    for (const std::string& line : rules) out << line << '\n';
}

/// The lines about a position of a game given as data, but for the verdict.
void write_rules_head(std::ostream& out, const CertificateHead& head) {
    write_rule_lines(out, head.rules);
    out << "graph " << head.graph << '\n';
    if (head.free) out << "tokens free\n";
    if (!head.roots.empty()) write_line(out, "tokens", head.roots);
    if (head.partizan) write_mover(out, head.mover);
}

/// The same of a game of the list, or of another claim.
void write_plain_head(std::ostream& out, const CertificateHead& head) {
    if (!head.game.empty()) out << "game " << head.game << '\n';
    for (const std::vector<std::string>& rules : head.games) write_rule_lines(out, rules);
    if (!head.expression.empty()) out << "expression " << head.expression << '\n';
    for (const std::string& line : head.hypotheses) out << "hypothesis " << line << '\n';
    if (head.claim != "edge-delete-paths") out << "graph " << head.graph << '\n';
    if (head.claim == "even-kernel")
        out << "containing "
            << (head.containing ? std::to_string(*head.containing) : std::string("any")) << '\n';
    if (head.roots.size() == 1) out << "root " << head.roots[0] << '\n';
    if (head.roots.size() == 2) {
        out << "left " << head.roots[0] << "\nright " << head.roots[1] << '\n';
        write_mover(out, head.mover);
    }
}

}  // namespace

void write_beginning(std::ostream& out, std::string_view claim) {
    out << "gazetteer-certificate 2\nprogram gazetteer " << GAZETTEER_VERSION << "\nclaim " << claim
        << '\n';
}

void write_head(std::ostream& out, const CertificateHead& head) {
    write_beginning(out, head.claim);
    if (head.rules.empty())
        write_plain_head(out, head);
    else
        write_rules_head(out, head);
    out << "verdict " << head.verdict << '\n';
}

namespace {

/// Where a stream keeps how many certificates have been written to it.
long& count_of(std::ostream& out) {
    static const int place = std::ios_base::xalloc();
    return out.iword(place);
}

}  // namespace

void write_end(std::ostream& out) {
    out << "end\n";
    ++count_of(out);
}
void write_made(std::ostream& out, const std::string& certificate) {
    out << certificate;
    ++count_of(out);
}
void write_total(std::ostream& out) {
    out << "total " << count_of(out) << '\n';
}

void write_certificate(std::ostream& out, const SparseGraph& g, Vertex root,
                       const EvenKernelVerdict& verdict) {
    write_head(out, outcome_head("ueg", certificate_graph(g), {root}, verdict.outcome));
    out << "evidence even-kernel\n";
    if (verdict.witness.move) out << "move " << *verdict.witness.move << '\n';
    write_kernel_evidence(out, verdict.witness.kernel);
}

void write_unrooted_ueg_N(std::ostream& out, const SparseGraph& g, Vertex start,
                          std::span<const Vertex> kernel) {
    write_head(out, outcome_head("unrooted ueg", certificate_graph(g), {}, Outcome::N));
    out << "evidence even-kernel\nmove " << start << '\n';
    write_kernel_evidence(out, kernel);
}

void write_unrooted_ueg_P(std::ostream& out, const SparseGraph& g,
                          std::span<const EvenKernelWitness> roots) {
    write_head(out, outcome_head("unrooted ueg", certificate_graph(g), {}, Outcome::P));
    out << "evidence even-kernel\n";
    for (const EvenKernelWitness& witness : roots) {
        require(witness.move.has_value(), "an N-position at every root");
        out << "move " << *witness.move << '\n';
        write_set(out, "kernel", witness.kernel);
    }
    write_end(out);
}

void write_certificate(std::ostream& out, const SparseGraph& g, Vertex root,
                       const UvgVerdict& verdict) {
    write_head(out, outcome_head("uvg", certificate_graph(g), {root}, verdict.outcome));
    out << "evidence matching\n";
    write_pair(out, verdict.witness);
}

void write_unrooted_uvg(std::ostream& out, const SparseGraph& g, const UvgVerdict& verdict) {
    write_head(out, outcome_head("unrooted uvg", certificate_graph(g), {}, verdict.outcome));
    out << "evidence matching\n";
    if (verdict.outcome == Outcome::N) out << "move " << verdict.winning_moves.front() << '\n';
    write_pair(out, verdict.witness);
}

namespace {

/// An alternating path from a vertex that `matching` misses to v, which `other` misses: mates by
/// the two in turn.
std::vector<Vertex> exposing_path(const std::vector<Vertex>& matching,
                                  const std::vector<Vertex>& other, Vertex v) {
    const auto at = [](const std::vector<Vertex>& mate, Vertex w) {
        return mate[static_cast<std::size_t>(w)];
    };
    std::vector<Vertex> path{v};
    while (at(matching, path.back()) >= 0) {
        path.push_back(at(matching, path.back()));
        path.push_back(at(other, path.back()));
    }
    std::ranges::reverse(path);
    return path;
}

/// Paths to all vertices outside the barrier that the level's matching saturates. Every second
/// vertex of a path is shown to be outer by it.
void write_paths_of(std::ostream& out, const SparseGraph& g, const SlitherLevelWitness& level) {
    const std::vector<Vertex> mate = mates(g.order(), level.matching);
    std::vector<bool> shown(static_cast<std::size_t>(g.order()));
    std::vector<Vertex> outer;
    std::ranges::set_difference(level.vertices, level.barrier, std::back_inserter(outer));
    for (std::size_t k = 0; k < outer.size(); ++k) {
        const auto v = static_cast<std::size_t>(outer[k]);
        if (shown[v] || mate[v] < 0) continue;
        const auto path = exposing_path(mate, mates(g.order(), level.exposing[k]), outer[k]);
        for (std::size_t i = 0; i < path.size(); i += 2)
            shown[static_cast<std::size_t>(path[i])] = true;
        write_line(out, "path", path);
    }
}

}  // namespace

void write_slither(std::ostream& out, const SparseGraph& g, const SlitherVerdict& verdict) {
    // A level without edges needs no evidence.
    const auto end = std::ranges::find_if(
        verdict.witness, [](const SlitherLevelWitness& level) { return level.matching.empty(); });
    write_head(out, outcome_head("slither", certificate_graph(g), {}, verdict.outcome));
    out << "evidence levels\nlevels " << end - verdict.witness.begin() << '\n';
    for (auto level = verdict.witness.begin(); level != end; ++level) {
        write_line(out, "matching", level->matching);
        write_set(out, "barrier", level->barrier);
        if (verdict.outcome == Outcome::N && level + 1 == end)
            out << "move " << text(verdict.winning_moves.front()) << '\n';
        else
            write_paths_of(out, g, *level);
    }
    write_end(out);
}

void write_mirror(std::ostream& out, const SparseGraph& g, std::optional<Edge> move,
                  const Permutation& image) {
    write_head(
        out, outcome_head("edge-delete", certificate_graph(g), {}, move ? Outcome::N : Outcome::P));
    out << "evidence mirror\n";
    if (move) out << "move " << text(*move) << '\n';
    write_line(out, "image", image);
    write_end(out);
}

void write_paths(std::ostream& out, const SparseGraph& g, Outcome outcome,
                 const PeriodCertificate& table) {
    write_head(out, outcome_head("edge-delete", certificate_graph(g), {}, outcome));
    write_table(out, table);
}

void write_all_paths(std::ostream& out, const PeriodCertificate& table) {
    CertificateHead head;
    head.claim = "edge-delete-paths";
    head.verdict = "period " + std::to_string(table.period);
    write_head(out, head);
    write_table(out, table);
}

void write_even_kernel(std::ostream& out, const SparseGraph& g, std::optional<Vertex> containing,
                       std::span<const Vertex> kernel) {
    write_head(out, kernel_head(g, containing, "exists"));
    out << "evidence even-kernel\n";
    write_kernel_evidence(out, kernel);
}

RefutationWriter::RefutationWriter(std::ostream& out, const SparseGraph& g,
                                   std::optional<Vertex> containing)
    : out_(out) {
    write_head(out_, kernel_head(g, containing, "none"));
    out_ << "evidence parity\n";
}

void RefutationWriter::write(const even_kernels::RefutationNode& node) {
    switch (node.kind) {
        case even_kernels::RefutationNode::Kind::branch:
            out_ << "branch " << node.vertex << ' ' << node.first << '\n';
            break;
        case even_kernels::RefutationNode::Kind::parity:
            write_set(out_, "parity", node.equations);
            break;
        case even_kernels::RefutationNode::Kind::edge:
            out_ << "edge " << text(node.both) << '\n';
            break;
        case even_kernels::RefutationNode::Kind::empty:
            out_ << "empty\n";
            break;
    }
}

void RefutationWriter::finish() {
    write_end(out_);
}

}  // namespace gazetteer::certificates
