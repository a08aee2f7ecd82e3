// SPDX-License-Identifier: GPL-3.0-or-later
// Corrupted certificates of terms of chains. Whatever the checker accepts must state a truth: the
// members that stand there have the values that stand there, by plain enumeration and by play.
#include <gtest/gtest.h>

#include <deque>
#include <sstream>

#include "certificates/check/chains/member_terms.hpp"
#include "certificates/check/chains/piece_play.hpp"
#include "certificates/check/statement.hpp"
#include "certificates/testkit/judged_mutants.hpp"
#include "certificates/testkit/sequence_certificates.hpp"
#include "graph/index.hpp"
#include "oracle/rules/undirected_edge_geography.hpp"
#include "oracle/rules/undirected_vertex_geography.hpp"
#include "oracle/solver.hpp"

namespace gazetteer::certificates {
namespace {

using check::ChainSequence;
using check::Judgement;
using check::PlaceInChain;

ChainSequence stated_sequence(const std::string& text) {
    std::istringstream in(text);
    check::Reader reader(in);
    reader.next_line();
    reader.next_line();
    return *check::read_statement(reader).sequence;
}

Graph stated_member(const ChainSequence& s, int n) {
    const check::RulesPosition piece = check::piece(s.chain, 0, n);
    Graph result(piece.board.order());
    for (Vertex u = 0; u < result.order(); ++u)
        for (Vertex w : piece.board.out_neighbours(u))
            if (u < w) result.add_edge(u, w);
    return result;
}

Vertex stated_vertex(const ChainSequence& s, int n) {
    const int left = s.chain.kind(0).left.graph.order();
    const int unit = s.chain.unit.graph.order();
    const PlaceInChain& place = *s.place;
    switch (place.part) {
        case PlaceInChain::Part::left:
            return place.vertex;
        case PlaceInChain::Part::unit:
            return left + place.unit * unit + place.vertex;
        case PlaceInChain::Part::last_unit:
            return left + (n - 1 - place.unit) * unit + place.vertex;
        case PlaceInChain::Part::right:
            break;
    }
    return left + n * unit + place.vertex;
}

bool can_be_coloured(const Graph& g) {
    for (std::uint64_t side = 0; side < std::uint64_t{1} << g.order(); ++side)
        if (std::ranges::all_of(
                g.edges(), [&](const Edge& e) { return (side >> e.u & 1) != (side >> e.v & 1); }))
            return true;
    return g.order() == 0;
}

/// The vertices from v on, by colours below `most`.
bool can_be_coloured(const Graph& g, std::vector<int>& colours, int most) {
    const Vertex v = static_cast<Vertex>(colours.size());
    if (v == g.order()) return true;
    for (int c = 0; c < most; ++c) {
        bool fits = true;
        for (Vertex u : g.neighbours(v)) fits = fits && (u >= v || colours[index(u)] != c);
        if (!fits) continue;
        colours.push_back(c);
        if (can_be_coloured(g, colours, most)) return true;
        colours.pop_back();
    }
    return false;
}
int fewest_colours(const Graph& g) {
    for (int most = 0;; ++most)
        if (std::vector<int> colours; can_be_coloured(g, colours, most)) return most;
}

bool is_of_sets(const std::string& term) {
    return term.ends_with("independence_number") || term.ends_with("domination_number");
}
/// By all sets of vertices.
std::int64_t value_of_sets(const std::string& term, const Graph& g) {
    int most_independent = 0;
    int fewest = g.order();
    for (std::uint64_t bits = 0; bits < std::uint64_t{1} << g.order(); ++bits) {
        const VertexSet set = VertexSet::from_bits(bits);
        VertexSet around = set;
        for (Vertex v : set) around = around | g.neighbours(v);
        const bool independent = std::ranges::none_of(
            g.edges(), [&](const Edge& e) { return set.contains(e.u) && set.contains(e.v); });
        if (independent) most_independent = std::max(most_independent, set.size());
        if (around == g.vertices() && (independent || term == "domination_number"))
            fewest = std::min(fewest, set.size());
    }
    return term == "independence_number" ? most_independent : fewest;
}

/// By definition, or by play.
std::int64_t plain_value(const ChainSequence& s, const Graph& g, int n) {
    if (s.term == "matching_number") return check::greatest_matching(g, g.vertices());
    if (is_of_sets(s.term)) return value_of_sets(s.term, g);
    if (s.term == "chromatic_number") return fewest_colours(g);
    if (s.term == "nullity") return check::nullity_within(g, g.vertices());
    if (s.term == "bipartite") return can_be_coloured(g) ? 1 : 0;
    if (s.term == "has_even_kernel") return check::some_even_kernel(g, -1) ? 1 : 0;
    const Vertex v = stated_vertex(s, n);
    if (s.term == "in_even_kernel") return check::some_even_kernel(g, v) ? 1 : 0;
    if (s.term == "P(uvg)") return Solver<UndirectedVertexGeography>().is_P({g, v}) ? 1 : 0;
    return Solver<UndirectedEdgeGeography>().is_P({g, v}) ? 1 : 0;
}

std::int64_t value_by_law(const ChainSequence& s, int n) {
    std::int64_t more = 0;
    for (; n >= s.from + s.period; n -= s.period) more += s.adds;
    return s.values.at(index(n - s.units_least)) + more;
}

/// The members of order at most 12 have the values.
void expect_true_sequence(const std::string& text) {
    const ChainSequence s = stated_sequence(text);
    for (int n = s.units_least; n < s.units_least + 12; ++n) {
        const Graph g = stated_member(s, n);
        if (g.order() > 12) return;
        ASSERT_EQ(plain_value(s, g, n), value_by_law(s, n)) << n << '\n' << text;
    }
}

TEST(SequenceMutants, OfEachTermAreFirstTrue) {
    for (const std::string& text : sequence_certificates()) {
        const check::Finding finding = judged(text);
        EXPECT_EQ(finding.judgement, Judgement::valid) << finding.text << '\n' << text;
        expect_true_sequence(text);
    }
}

TEST(SequenceMutants, ARingHasNoEnds) {
    const std::string ring = certificate_of_term({"nullity", "cycle n"});
    // The isolated vertex behind the ring adds 1 to the nullity of each member.
    const std::string forged = with(ring, "hooks\nright ?", "hooks\nright @");
    EXPECT_EQ(judged(forged).text, "a ring has no ends");
}

TEST(SequenceMutants, ColoursThatAreTooFewOrTooMany) {
    const std::string cycle = certificate_of_term({"chromatic_number", "cycle n"});
    const auto fault = [&](const std::string& law) {
        return judged(with(cycle, "law 3 2", "law " + law)).text;
    };
    EXPECT_EQ(fault("2 2"), "the law is not that of the members");
    EXPECT_EQ(fault("2 3"), "the law is not that of the members");
    EXPECT_EQ(fault("3 3"), "the law is not that of the members");
    EXPECT_EQ(fault("1 1"), "the law is not that of the members");
    EXPECT_EQ(fault("4 2"), "the law is not that of the members");
}

TEST(SequenceMutants, ANonBipartiteMemberHasNoTheorem) {
    const std::string cycle = certificate_of_term({"nullity", "cycle n"});
    const std::string forged =
        with(with(cycle, "term nullity", "term P(ueg)\nat unit 0 0"), "law 1 2", "law 0 1");
    EXPECT_EQ(judged(forged).text, "a member is not bipartite");
}

TEST(SequenceMutantsLong, ThatAreAcceptedStateATruth) {
    MutantCount all;
    for (const std::string& text : sequence_certificates())
        judge_mutants(
            text, all,
            [](const std::string& mutant) { return judged(mutant).judgement == Judgement::valid; },
            expect_true_sequence);
    EXPECT_GE(all.mutants, 10'000);
    EXPECT_LT(all.accepted * 5, all.mutants);
    std::cout << all.mutants << " mutants, " << all.accepted << " accepted\n";
}

}  // namespace
}  // namespace gazetteer::certificates
