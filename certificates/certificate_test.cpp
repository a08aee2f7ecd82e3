// SPDX-License-Identifier: GPL-3.0-or-later
// Certificates of every kind, written for all small graphs and judged by the checker.
#include "certificates/certificate.hpp"

#include <gtest/gtest.h>

#include "certificates/testkit/corpus.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "oracle/engines/slither/slither_solver.hpp"

namespace gazetteer::certificates {
namespace {

using check::Judgement;

void expect_valid(const std::string& text) {
    const check::Finding finding = judged(text);
    EXPECT_EQ(finding.judgement, Judgement::valid) << finding.text << '\n' << text;
}
/// The same evidence under the other verdict.
void expect_refused(const std::string& text, const std::string& verdict, const std::string& other) {
    EXPECT_NE(judged(with(text, "verdict " + verdict, "verdict " + other)).judgement,
              Judgement::valid)
        << text;
}
void expect_sound_outcome(const std::string& text) {
    expect_valid(text);
    const bool next_wins = text.find("\nverdict N\n") != std::string::npos;
    expect_refused(text, next_wins ? "N" : "P", next_wins ? "P" : "N");
}

template <class Visit>
void for_all_graphs(const GraphClass& which, Visit visit) {
    int count = 0;
    for_each_graph(which, [&](const Graph& g) {
        visit(g);
        return ++count > 0;
    });
    EXPECT_GT(count, 1);
}

TEST(Certificate, VertexGeographyOnAllGraphsOfOrderAtMost5) {
    for_all_graphs({.order_max = 5}, [](const Graph& g) {
        for (Vertex root : g.vertices()) expect_sound_outcome(uvg_certificate(g, root));
        expect_sound_outcome(unrooted_uvg_certificate(g));
    });
}

TEST(Certificate, EdgeGeographyOnAllBipartiteGraphsOfOrderAtMost6) {
    for_all_graphs({.order_max = 6, .bipartite = true}, [](const Graph& g) {
        for (Vertex root : g.vertices()) expect_sound_outcome(ueg_certificate(g, root));
        expect_sound_outcome(unrooted_ueg_certificate(g));
    });
}

TEST(Certificate, EvenKernelsOfAllGraphsOfOrderAtMost5) {
    int refuted = 0;
    for_all_graphs({.order_max = 5}, [&](const Graph& g) {
        std::vector<std::optional<Vertex>> members{std::nullopt};
        for (Vertex v : g.vertices()) members.emplace_back(v);
        for (const auto& member : members) {
            const even_kernels::EvenKernelAnswer answer =
                even_kernels::refute_even_kernel(g, member, [](const auto&) {});
            if (answer.existence == even_kernels::EvenKernelExistence::exists) {
                const std::string text = kernel_certificate(g, member, answer.kernel);
                expect_valid(text);
                expect_refused(text, "exists", "none");
            } else {
                const std::string text = refutation_certificate(g, member);
                expect_valid(text);
                expect_refused(text, "none", "exists");
                ++refuted;
            }
        }
    });
    EXPECT_GT(refuted, 50);
}

/// With both outcomes, and with levels below the first.
TEST(Certificate, SlitherOnAllGraphsOfOrderAtMost6) {
    int deeper = 0;
    for_all_graphs({.order_max = 6}, [&](const Graph& g) {
        const std::string text = slither_certificate(g);
        expect_sound_outcome(text);
        EXPECT_NE(
            text.find(std::string("\nverdict ") + to_string(SlitherSolver(g).outcome()) + "\n"),
            std::string::npos)
            << text;
        deeper += text.find("\nlevels 2\n") != std::string::npos ? 1 : 0;
    });
    EXPECT_GT(deeper, 5);
}

TEST(Certificate, MirrorsOfAllGraphsOfOrderAtMost6) {
    int mirrors = 0;
    for_all_graphs({.order_max = 6, .degree_min = 1}, [&](const Graph& g) {
        const auto image = find_mirror_automorphism(g);
        if (!image) return;
        ++mirrors;
        expect_sound_outcome(
            written([&](std::ostream& out) { write_mirror(out, g, std::nullopt, *image); }));
    });
    EXPECT_GT(mirrors, 5);
}

TEST(Certificate, EdgeDeleteOnPathsOfManyOrders) {
    for (int n = 2; n <= 80; ++n) expect_sound_outcome(paths_certificate(path(n)));
    expect_sound_outcome(paths_certificate(path(20'001)));
    expect_sound_outcome(paths_certificate(disjoint_union(to_graph(path(5)), to_graph(path(9)))));
    expect_sound_outcome(paths_certificate(SparseGraph(0, {})));
    const std::string all = theorem_certificates().back();
    expect_valid(all);
    EXPECT_NE(judged(with(all, "verdict period 34", "verdict period 33")).judgement,
              Judgement::valid);
}

TEST(Certificate, LargeGraphs) {
    const SparseGraph grid = Grid{40, 30}.graph();
    expect_sound_outcome(ueg_certificate(grid, 0));
    expect_sound_outcome(uvg_certificate(grid, 17));
    expect_sound_outcome(uvg_certificate(Grid{31, 31}.graph(), 1));
    expect_sound_outcome(slither_certificate(grid));
    expect_sound_outcome(slither_certificate(Grid{31, 31}.graph()));
    expect_sound_outcome(slither_certificate(complete(101)));
    expect_sound_outcome(slither_certificate(complete_bipartite(40, 90)));
}

TEST(Certificate, ATextInFull) {
    EXPECT_EQ(ueg_certificate(path(4), 0),
              "gazetteer-certificate 2\nprogram gazetteer 0.2.0\nclaim outcome\ngame ueg\n"
              "graph Ch\nroot 0\nverdict N\nevidence even-kernel\nmove 1\nkernel 1 3\nend\n");
    EXPECT_EQ(refutation_certificate(complete(2), 0),
              "gazetteer-certificate 2\nprogram gazetteer 0.2.0\nclaim even-kernel\n"
              "graph A_\ncontaining 0\nverdict none\nevidence parity\nparity 1\nend\n");
}

TEST(Certificate, FromTheWrongGraphIsRefused) {
    const std::string text = kernel_certificate(cycle(4), std::nullopt, {0, 2});
    expect_valid(text);
    EXPECT_EQ(judged(with(text, "graph Cl", "graph C~")).judgement, Judgement::invalid);
}

}  // namespace
}  // namespace gazetteer::certificates
