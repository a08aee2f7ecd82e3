// SPDX-License-Identifier: GPL-3.0-or-later
// A seed leads a search where it led before, in each of its spaces.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <tuple>
#include <vector>

#include "counterexamples/grounds/digraph_ground.hpp"
#include "counterexamples/search/annealing.hpp"
#include "counterexamples/search/chain_descent.hpp"
#include "counterexamples/search/nested.hpp"
#include "counterexamples/search/random_moves.hpp"
#include "counterexamples/search/slack.hpp"
#include "graph/families/blow_up_text.hpp"
#include "graph/families/composition_text.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::conjectures {
namespace {

std::string text_of_member(const Graph& g) {
    return to_graph6(g);
}
std::string text_of_member(const LargeGraph& g) {
    return to_sparse6(g);
}
std::string text_of_member(const Digraph& d) {
    return to_digraph6(d);
}
template <class Member>
std::string text_of_member(const Member& member) {
    return to_string(member);
}

/// The member after so many, and a sum over the texts of all (FNV-1a). The slack is a number that
/// jumps about, and now and then that of a hypothesis that fails.
template <class Strategy, class Space>
std::string led_to(const Space& space, int tries) {
    Strategy strategy(space, start_of(space, 5).value(), 5);
    std::uint64_t sum = 14'695'981'039'346'656'037U;
    std::string last;
    for (int i = 0; i < tries; ++i) {
        last = text_of_member(strategy.propose());
        std::uint64_t now = 0;
        for (const char c : last) {
            sum = (sum ^ static_cast<unsigned char>(c)) * 1'099'511'628'211U;
            now = now * 31 + static_cast<unsigned char>(c);
        }
        strategy.told(now % 13 == 0 ? vacuous_slack + 3 : static_cast<double>(now % 10 + 1));
    }
    return last + " " + std::to_string(sum);
}

/// A replay of a seed finds what was found only if each step is as it was. A commit that changes
/// this says why.
TEST(SearchSignature, ASeedLeadsWhereItLed) {
    const GraphRestrictions connected = *parse_restrictions("connected");
    EXPECT_EQ((led_to<Annealing<SearchSpace>>(SearchSpace{connected, 3, 12}, 2200)),
              "Gs]CQC 12764186578713136516");
    EXPECT_EQ((led_to<NestedSearch<SearchSpace>>(SearchSpace{connected, 3, 12}, 900)),
              "FUPsG 2087495822221747044");
    EXPECT_EQ((led_to<Annealing<BlowUpSpace>>(BlowUpSpace{connected, 3, 12}, 900)),
              "blowup(K3, K6, empty(2); 0-2 1-2) 11410932943216959066");
    EXPECT_EQ((led_to<Annealing<CompositionSpace>>(CompositionSpace{connected, 3, 12}, 900)),
              "join(empty(1), K5) 14583458185847720030");
    EXPECT_EQ((led_to<Annealing<CompositionSpace>>(
                  linked_compositions(CompositionSpace{connected, 3, 90}), 900)),
              "corona(K1, empty(3)) 15605991553414947724");
    EXPECT_EQ((led_to<NestedSearch<CompositionSpace>>(CompositionSpace{connected, 3, 12}, 400)),
              "cartesian(K1, complement(line(corona(complement(complement(cycle(4))), K1)))) "
              "5930055611067424773");
    EXPECT_EQ((led_to<Annealing<CayleySpace>>(CayleySpace{connected, 3, 14}, 900)),
              "circulant(7, 1, 3) 2292474625836896985");
    EXPECT_THAT((led_to<Annealing<LargeTreeSpace>>(LargeTreeSpace{65, 90}, 900)),
                ::testing::EndsWith(" 7085744558394906657"));
}

/// The sums alone: of annealing, then of a nested search.
template <class Space>
std::string sums_of(const Space& space, int annealed, int nested) {
    const auto sum = [](const std::string& led) { return led.substr(led.rfind(' ') + 1); };
    return sum(led_to<Annealing<Space>>(space, annealed)) + " " +
           sum(led_to<NestedSearch<Space>>(space, nested));
}

TEST(SearchSignature, ASeedLeadsWhereItLedInOtherClasses) {
    for (const auto& [graphs, order_max, sums] :
         {std::tuple{"trees", 12, "6841659279302054319 17829741171565331901"},
          {"regular 3", 12, "12328940074967685481 6095262344244746690"},
          {"connected regular 3 triangle-free square-free", 12,
           "2396558944005231041 2396558944005231041"},
          {"bipartite regular 3", 12, "6998414923339978549 1194394221486969036"},
          {"edges 8..12", 9, "13005109712520774735 3911288942972966739"},
          {"biconnected", 9, "15272525530400787659 9061360278947794652"}})
        EXPECT_EQ(sums_of(SearchSpace{*parse_restrictions(graphs), 3, order_max}, 60, 60), sums)
            << graphs;
    for (const auto& [digraphs, sums] :
         {std::pair{"digraphs", "5117562130234514444 10367214844470637422"},
          {"strongly_connected", "5400714194861490811 15760961534193003043"},
          {"acyclic connected", "10399750134519824576 2264763251530814330"},
          {"tournaments", "18345899339062235851 17885277604439110575"},
          {"acyclic tournaments", "16519081412435961095 17501418395733012217"}})
        EXPECT_EQ(sums_of(DigraphSpace{**parse_digraph_class(digraphs), 2, 9}, 200, 200), sums)
            << digraphs;
}

/// Where there are few graphs a nested search soon comes to its last level and begins anew.
TEST(SearchSignature, ASeedLeadsWhereItLedInOtherSpaces) {
    const GraphRestrictions connected = *parse_restrictions("connected");
    EXPECT_EQ(sums_of(SearchSpace{{}, 1, 2}, 1, 1500), "12638223484439372959 15241360149446852275");
    EXPECT_EQ(sums_of(BlowUpSpace{connected, 3, 12}, 1, 200),
              "13772241785288921001 6037581050155921280");
    EXPECT_EQ(sums_of(CayleySpace{connected, 3, 14}, 1, 200),
              "3617166877539218356 6661898101787504962");
    EXPECT_EQ(sums_of(LargeTreeSpace{65, 90}, 1, 200), "15561492944483508798 9068417084970370324");
    EXPECT_EQ(sums_of(LargeTreeSpace{3, 12}, 700, 200), "6114495049777163473 12808294688106426758");
    EXPECT_EQ(sums_of(linked_compositions({connected, 3, 90}), 1, 200),
              "660500857174762042 3449038061173236858");
}

TEST(SearchSignature, ASeedLeadsADescentWhereItLed) {
    const GraphRestrictions connected = *parse_restrictions("connected");
    EXPECT_EQ(led_to<ChainDescent>(linked_compositions({connected, 20, 60}), 250),
              "link(corona(K1, empty(3)), beads(path(3), link(K1, K3)), corona(K2, empty(10))) "
              "2738581001651539947");
}

/// A sum over the starts of the first seeds in each of the spaces.
template <class Space>
std::uint64_t sum_of_starts(const std::vector<Space>& spaces, std::uint64_t seeds) {
    std::uint64_t sum = 14'695'981'039'346'656'037U;
    for (const Space& space : spaces)
        for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
            const auto start = start_of(space, seed);
            for (const char c : start ? text_of_member(*start) : "none")
                sum = (sum ^ static_cast<unsigned char>(c)) * 1'099'511'628'211U;
        }
    return sum;
}

TEST(SearchSignature, ASeedBeginsWhereItBegan) {
    std::vector<SearchSpace> flips;
    for (const char* which :
         {"", "connected", "biconnected", "trees", "regular", "connected regular 2",
          "biconnected regular 3", "regular 3", "bipartite regular 2..3",
          "connected regular 3 triangle-free square-free", "degree 2..3", "edges 4..9",
          "edges 20..", "triangle-free edges ..12"})
        flips.push_back({*parse_restrictions(which), 1, 11});
    EXPECT_EQ(sum_of_starts(flips, 12), 3696947582340283973U);
    std::vector<DigraphSpace> digraphs;
    for (const char* which : {"digraphs", "digraphs connected", "strongly_connected", "oriented",
                              "oriented strongly_connected", "acyclic", "acyclic connected",
                              "acyclic tournaments", "tournaments"})
        digraphs.push_back({**parse_digraph_class(which), 1, 9});
    EXPECT_EQ(sum_of_starts(digraphs, 30), 849670366522227914U);
    EXPECT_EQ(sum_of_starts<LargeTreeSpace>({{1, 9}, {20, 40}}, 30), 18236820772089475942U);
}

TEST(SearchSignature, ASeedBeginsAmongConstructionsWhereItBegan) {
    std::vector<BlowUpSpace> blow_ups;
    std::vector<CompositionSpace> compositions;
    std::vector<CayleySpace> cayley;
    for (const char* graphs : {"", "connected", "regular 3"}) {
        const GraphRestrictions which = *parse_restrictions(graphs);
        blow_ups.push_back({which, 2, 14});
        compositions.push_back({which, 2, 14});
        cayley.push_back({which, 2, 14, false});
        cayley.push_back({which, 5, 30, true});
    }
    EXPECT_EQ(sum_of_starts(blow_ups, 30), 15521336374295599945U);
    EXPECT_EQ(sum_of_starts(compositions, 30), 8816021671997137926U);
    EXPECT_EQ(sum_of_starts(cayley, 20), 8121727628211415872U);
    EXPECT_EQ(sum_of_starts<CompositionSpace>({linked_compositions({{}, 12, 12})}, 6),
              4688001765312154082U);
    EXPECT_EQ(sum_of_starts<CompositionSpace>({linked_compositions({{}, 20, 80})}, 10),
              2894157215105805979U);
}

/// The least orders have no chains, and a start there is another graph.
TEST(SearchSignatureStandard, ASeedLeadsADescentWhereItLed) {
    const GraphRestrictions connected = *parse_restrictions("connected");
    EXPECT_EQ(led_to<ChainDescent>(linked_compositions({connected, 30, 400}), 1500),
              "link(K6, beads(K2, link(path(6), K7)), corona(K2, empty(3))) "
              "14341304833875933139");
    EXPECT_EQ(led_to<ChainDescent>(linked_compositions({connected, 150, 160}), 700),
              "link(corona(K3, empty(1)), beads(path(7), K3), corona(K14, empty(8))) "
              "16023209351507902769");
    EXPECT_EQ(led_to<ChainDescent>(linked_compositions({connected, 1, 2}), 400),
              "K1 5384111850668476925");
}

}  // namespace
}  // namespace gazetteer::conjectures
