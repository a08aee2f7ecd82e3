// SPDX-License-Identifier: GPL-3.0-or-later
// Refutations are checked here by a reader of their own, transcribed from parity_refutation.hpp.
#include "characterizations/even_kernels/engines/refutation.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

#include "characterizations/even_kernels/engines/brute.hpp"
#include "characterizations/testkit/small_graphs.hpp"
#include "graph/contract.hpp"
#include "graph/enumeration/nauty_stream.hpp"
#include "graph/families.hpp"
#include "graph/families/classical.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::even_kernels {
namespace {

using Kind = RefutationNode::Kind;

/// Reads a tree as a stream.
class Reader {
  public:
    Reader(const SparseGraph& g, std::optional<Vertex> containing)
        : g_(g), values_(static_cast<std::size_t>(g.order()), -1) {
        if (containing) at(*containing) = 1;
    }
    void read(const RefutationNode& node) {
        ++nodes_;
        if (complete_ || !sound_) {
            sound_ = false;
        } else if (node.kind == Kind::branch) {
            if (at(node.vertex) != -1 || node.first < 0 || node.first > 1)
                sound_ = false;
            else
                open_.push_back({node.vertex, false});
            if (sound_) at(node.vertex) = node.first;
        } else {
            sound_ = is_contradiction(node);
            go_back();
        }
    }
    bool refutes() const { return sound_ && complete_; }
    int nodes() const { return nodes_; }

  private:
    int& at(Vertex v) { return values_[static_cast<std::size_t>(v)]; }

    bool is_contradiction(const RefutationNode& leaf) {
        if (leaf.kind == Kind::empty)
            return std::ranges::all_of(values_, [](int x) { return x == 0; });
        if (leaf.kind == Kind::edge)
            return g_.adjacent(leaf.both.u, leaf.both.v) && at(leaf.both.u) == 1 &&
                   at(leaf.both.v) == 1;
        std::vector<int> sum(values_.size());
        for (Vertex v : leaf.equations)
            for (Vertex w : g_.neighbours(v)) sum[static_cast<std::size_t>(w)] ^= 1;
        int constant = 0;
        for (std::size_t v = 0; v < sum.size(); ++v) {
            if (sum[v] == 0) continue;
            if (values_[v] == -1) return false;
            constant ^= values_[v];
        }
        return constant == 1;
    }
    void go_back() {
        while (!open_.empty() && open_.back().second) {
            at(open_.back().first) = -1;
            open_.pop_back();
        }
        if (open_.empty()) {
            complete_ = true;
        } else {
            open_.back().second = true;
            at(open_.back().first) ^= 1;
        }
    }

    const SparseGraph& g_;
    std::vector<int> values_;
    std::vector<std::pair<Vertex, bool>> open_;
    bool sound_ = true;
    bool complete_ = false;
    int nodes_ = 0;
};

std::vector<RefutationNode> refutation(const SparseGraph& g, std::optional<Vertex> containing) {
    std::vector<RefutationNode> result;
    refute_even_kernel(g, containing, [&](const RefutationNode& node) { result.push_back(node); });
    return result;
}

bool refutes(const SparseGraph& g, std::optional<Vertex> containing,
             const std::vector<RefutationNode>& tree) {
    Reader reader(g, containing);
    for (const RefutationNode& node : tree) reader.read(node);
    return reader.refutes();
}

/// The tree is one exactly when brute force finds nothing.
void check_all_roots(const Graph& g) {
    std::vector<std::optional<Vertex>> roots{std::nullopt};
    for (Vertex v : g.vertices()) roots.emplace_back(v);
    for (const auto& root : roots) {
        SCOPED_TRACE(to_graph6(g) + " " + (root ? std::to_string(*root) : "-"));
        const bool none =
            brute_even_kernel(g, {.containing = root}).existence == EvenKernelExistence::none;
        EXPECT_EQ(refutes(g, root, refutation(g, root)), none);
    }
}

TEST(Refutation, IsATreeExactlyWhereBruteForceFindsNothingToOrder6) {
    for_each_graph({.order_max = 6}, [](const Graph& g) {
        check_all_roots(g);
        return true;
    });
}

TEST(RefutationStandard, IsATreeExactlyWhereBruteForceFindsNothingAtOrder7) {
    for_each_graph({.order_min = 7, .order_max = 7}, [](const Graph& g) {
        check_all_roots(g);
        return true;
    });
}

TEST(RefutationExtreme, IsATreeExactlyWhereBruteForceFindsNothingAtOrder8) {
    for_each_graph({.order_min = 8, .order_max = 8}, [](const Graph& g) {
        check_all_roots(g);
        return true;
    });
}

TEST(Refutation, OfANonsingularMatrixIsOneLeafAVertexAndTheEmptySet) {
    for (int half : {1, 2, 5}) {
        const SparseGraph g = path(2 * half);
        const auto tree = refutation(g, std::nullopt);
        EXPECT_EQ(tree.size(), static_cast<std::size_t>(4 * half + 1));
        EXPECT_TRUE(refutes(g, std::nullopt, tree));
    }
    EXPECT_EQ(refutation(path(6), 2).size(), 1u) << "one sum of equations is x_2 = 0";
}

TEST(Refutation, OfTheNullGraphIsOneLeaf) {
    const auto tree = refutation(SparseGraph(0, {}), std::nullopt);
    ASSERT_EQ(tree.size(), 1u);
    EXPECT_EQ(tree[0].kind, Kind::empty);
}

/// 70 isolated vertices before a line graph without an even kernel, whose null space has another 12
/// dimensions or so: forms are longer than a word, and so are sums of equations. The search
/// branches.
TEST(Refutation, GoesThroughBranchesInFormsOfMoreThanAWord) {
    const SparseGraph last = line_graph(mutilated_grid(6, 6));
    std::vector<Edge> edges;
    for (const Edge& e : last.edges()) edges.push_back({e.u + 70, e.v + 70});
    const SparseGraph g(70 + last.order(), edges);
    std::uint64_t branched = 0;
    for (Vertex v = 70; v < g.order(); v += 11) {
        std::vector<RefutationNode> tree;
        branched += refute_even_kernel(g, v, [&](const RefutationNode& node) {
                        tree.push_back(node);
                    }).nodes;
        EXPECT_TRUE(refutes(g, v, tree)) << v;
    }
    EXPECT_GT(branched, 0u);
}

/// All open branches are closed again, one within the other.
TEST(Refutation, OfALargerSearchIsATree) {
    for (const SparseGraph& g :
         {line_graph(mutilated_grid(4, 4)), line_graph(mutilated_grid(4, 6))}) {
        std::vector<RefutationNode> tree;
        const EvenKernelAnswer answer = refute_even_kernel(
            g, std::nullopt, [&](const RefutationNode& node) { tree.push_back(node); });
        EXPECT_EQ(answer.existence, EvenKernelExistence::none);
        EXPECT_GT(answer.nodes, 2u);
        EXPECT_TRUE(refutes(g, std::nullopt, tree));
    }
}

/// Classes of several vertices, adjacent ones too: all circulant graphs to order 12, where one root
/// stands for all.
TEST(Refutation, OfCirculantsIsATreeWhereThereIsNone) {
    int trees = 0;
    for_all_circulants(3, 12, [&](const SparseGraph& g) {
        SCOPED_TRACE(to_graph6(g));
        for (const std::optional<Vertex> root : {std::optional<Vertex>(), std::optional(0)}) {
            std::vector<RefutationNode> tree;
            const EvenKernelAnswer answer = refute_even_kernel(
                g, root, [&](const RefutationNode& node) { tree.push_back(node); });
            const bool none = answer.existence == EvenKernelExistence::none;
            EXPECT_EQ(refutes(g, root, tree), none);
            trees += none ? 1 : 0;
        }
    });
    EXPECT_GT(trees, 100);
    EXPECT_THROW(refute_even_kernel(path(2), 2, [](const RefutationNode&) {}), ContractViolation);
}

/// Half of it is for the equations beside the matrix, 2 n (n / 4 + 8) bytes.
TEST(Refutation, TheMemoryIsKnownBefore) {
    const SparseGraph g = path(2000);
    const auto limit_of = [&](std::size_t bytes) -> std::string {
        try {
            refute_even_kernel(g, 0, [](const RefutationNode&) {}, {.bytes = bytes});
        } catch (const LimitReached& e) {
            return e.what();
        }
        return "";
    };
    EXPECT_EQ(limit_of(2 * 2 * 2000 * (500 + 8)), "");
    EXPECT_EQ(
        limit_of(2 * 2 * 2000 * (500 + 8) - 2),
        "the memory limit: a refutation of order 2000 needs up to 2 MiB more than the answer");
}

/// A reader that accepted these would prove anything.
TEST(Refutation, CorruptedIsRefused) {
    const std::vector<SparseGraph> graphs{path(4), cycle(5), complete(4)};
    for (const SparseGraph& g : graphs) {
        const auto tree = refutation(g, std::nullopt);
        ASSERT_TRUE(refutes(g, std::nullopt, tree));
        for (std::size_t i = 0; i < tree.size(); ++i) {
            auto without = tree;
            without.erase(without.begin() + static_cast<std::ptrdiff_t>(i));
            EXPECT_FALSE(refutes(g, std::nullopt, without)) << "node " << i;
            auto twice = tree;
            twice.insert(twice.begin() + static_cast<std::ptrdiff_t>(i), tree[i]);
            EXPECT_FALSE(refutes(g, std::nullopt, twice)) << "node " << i;
            auto changed = tree;
            if (tree[i].kind == Kind::branch) changed[i].first = 1 - tree[i].first;
            if (tree[i].kind == Kind::parity) changed[i].equations.pop_back();
            if (tree[i].kind == Kind::edge) changed[i].kind = Kind::empty;
            if (tree[i].kind == Kind::empty) changed[i] = {.kind = Kind::parity};
            EXPECT_FALSE(refutes(g, std::nullopt, changed)) << "node " << i;
        }
    }
}

}  // namespace
}  // namespace gazetteer::even_kernels
