// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/matchings/blossom_search.hpp"

#include <numeric>
#include <utility>

#include "graph/graph.hpp"
#include "graph/index.hpp"
#include "work/limits.hpp"

namespace gazetteer {

namespace {

template <class AnyGraph>
class BlossomSearch {
  public:
    BlossomSearch(const AnyGraph& g, std::vector<Vertex> mate, Vertex without)
        : g_(g),
          without_(without),
          mate_(std::move(mate)),
          label_(mate_.size(), Label::none),
          before_(mate_.size(), -1),
          base_(mate_.size()),
          seen_(mate_.size(), 0) {
        std::iota(base_.begin(), base_.end(), 0);
    }

    GallaiEdmonds run() {
        for (Vertex v = 0; v < g_.order(); ++v) {
            runs::poll();
            if (mate_[index(v)] < 0 && label_[index(v)] == Label::none && grow(v)) forget_tree();
        }
        GallaiEdmonds result;
        result.classes.reserve(label_.size());
        for (Label label : label_) result.classes.push_back(class_of(label));
        result.mate = std::move(mate_);
        return result;
    }

  private:
    enum class Label : char { none, even, odd };

    static VertexClass class_of(Label label) {
        if (label == Label::even) return VertexClass::outer;
        return label == Label::odd ? VertexClass::inner : VertexClass::perfect;
    }

    /// Grows the tree of an exposed vertex; true when that has enlarged the matching. Vertices of
    /// frozen trees are met as odd ones only, and left alone like odd ones of the tree itself.
    bool grow(Vertex root) {
        tree_.clear();
        queue_.clear();
        make_even(root);
        for (std::size_t i = 0; i < queue_.size(); ++i) {
            const Vertex u = queue_[i];
            runs::poll();
            if (u == without_) continue;
            for (Vertex v : g_.neighbours(u)) {
                if (v == without_) continue;
                if (label_[index(v)] == Label::none) {
                    before_[index(v)] = u;
                    if (mate_[index(v)] < 0) {
                        enlarge(v);
                        return true;
                    }
                    label_[index(v)] = Label::odd;
                    tree_.push_back(v);
                    make_even(mate_[index(v)]);
                } else if (label_[index(v)] == Label::even && base(u) != base(v)) {
                    const Vertex common = common_base(u, v);
                    shrink(u, v, common);
                    shrink(v, u, common);
                }
            }
        }
        return false;
    }
    void make_even(Vertex v) {
        label_[index(v)] = Label::even;
        tree_.push_back(v);
        queue_.push_back(v);
    }

    /// The base of the blossom that v lies in; v itself if it lies in no blossom.
    Vertex base(Vertex v) {
        while (base_[index(v)] != v) {
            Vertex& up = base_[index(v)];
            up = base_[index(up)];
            v = up;
        }
        return v;
    }
    /// The base at which the ways from u and v to the root meet, both walked in turn.
    Vertex common_base(Vertex u, Vertex v) {
        ++walk_;
        for (;; std::swap(u, v)) {
            if (u < 0) continue;
            u = base(u);
            if (seen_[index(u)] == walk_) return u;
            seen_[index(u)] = walk_;
            u = mate_[index(u)] < 0 ? -1 : before_[index(mate_[index(u)])];
        }
    }
    /// The way from u to the base becomes part of its blossom; its odd vertices become even ones,
    /// from which an alternating path leads on through the edge to v.
    void shrink(Vertex u, Vertex v, Vertex common) {
        while (base(u) != common) {
            before_[index(u)] = v;
            v = mate_[index(u)];
            if (label_[index(v)] == Label::odd) {
                label_[index(v)] = Label::even;
                queue_.push_back(v);
            }
            if (base_[index(u)] == u) base_[index(u)] = common;
            if (base_[index(v)] == v) base_[index(v)] = common;
            u = before_[index(v)];
        }
    }
    /// Exchanges the edges of the path from the root to the exposed vertex v.
    void enlarge(Vertex v) {
        while (v >= 0) {
            const Vertex u = before_[index(v)];
            const Vertex next = mate_[index(u)];
            mate_[index(u)] = v;
            mate_[index(v)] = u;
            v = next;
        }
    }
    void forget_tree() {
        for (Vertex v : tree_) {
            label_[index(v)] = Label::none;
            base_[index(v)] = v;
        }
    }

    const AnyGraph& g_;
    Vertex without_;
    std::vector<Vertex> mate_;
    std::vector<Label> label_;
    /// For an odd vertex, the even one before it on the way from the root; for an even vertex in a
    /// blossom, the one before it on the other way round.
    std::vector<Vertex> before_;
    std::vector<Vertex> base_;
    std::vector<int> seen_;
    int walk_ = 0;
    std::vector<Vertex> queue_;
    std::vector<Vertex> tree_;
};

/// Each vertex with the first that is left, until none is left.
std::vector<Vertex> greedy_matching(const Graph& g) {
    std::vector<Vertex> mate(index(g.order()), -1);
    VertexSet left = g.vertices();
    for (Vertex v : g.vertices()) {
        const VertexSet choices = g.neighbours(v) & left;
        if (!left.contains(v) || choices.empty()) continue;
        const Vertex w = choices.front();
        left = left - VertexSet{v, w};
        mate[index(v)] = w;
        mate[index(w)] = v;
    }
    return mate;
}

}  // namespace

GallaiEdmonds gallai_edmonds(const Graph& g) {
    return BlossomSearch(g, greedy_matching(g), -1).run();
}

GallaiEdmonds enlarged(const SparseGraph& g, std::vector<Vertex> mate, Vertex without) {
    require(static_cast<int>(mate.size()) == g.order(), "a mate or -1 for each vertex");
    return BlossomSearch(g, std::move(mate), without).run();
}

}  // namespace gazetteer
