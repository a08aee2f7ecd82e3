// SPDX-License-Identifier: GPL-3.0-or-later
// Canonical labellings and automorphism groups of graphs and digraphs of at most 64 vertices with
// colours, under nauty's name and interface: there is no nauty for WebAssembly. The method is
// nauty's [McKay, Practical graph isomorphism, 1981]: a tree of ordered partitions, each refined
// until it is equitable, whose leaves are labellings; the least matrix of a leaf is the form. Two
// leaves with one matrix are an automorphism, which prunes the children of their last common node.
// No other pruning: fast for small graphs, slow for large ones that look alike everywhere.
#include "faces/page/wasm/nauty_here.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>
#include <optional>
#include <vector>

namespace gazetteer::here {

namespace {

/// nauty counts bits from the left.
graph bit_of(int v) {
    return graph{1} << (63 - v);
}

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

/// The vertices in their order, and whether each begins a cell.
struct Partition {
    Places lab{};
    std::array<bool, 64> begins{};
};

struct Leaf {
    Matrix form{};
    Places lab{};
    std::vector<int> path;
};

class Orbits {
  public:
    explicit Orbits(int order) : parent_(at(order)) {
        std::iota(parent_.begin(), parent_.end(), 0);
    }
    int least(int v) const {
        while (parent_[at(v)] != v) v = parent_[at(v)];
        return v;
    }
    /// Whether two orbits became one.
    bool join(const Places& image) {
        bool joined = false;
        for (int v = 0; v < static_cast<int>(parent_.size()); ++v) {
            const int a = least(v);
            const int b = least(image[at(v)]);
            parent_[at(std::max(a, b))] = std::min(a, b);
            joined = joined || a != b;
        }
        return joined;
    }

  private:
    std::vector<int> parent_;
};

class Labelling {
  public:
    Labelling(const graph* rows, int order, const optionblk& options, statsblk& stats)
        : order_(order), options_(options), stats_(stats), orbits_(order) {
        std::copy(rows, rows + order, rows_.begin());
        for (int v = 0; v < order; ++v)
            for (int w = 0; w < order; ++w)
                if ((rows_[at(v)] & bit_of(w)) != 0) columns_[at(w)] |= bit_of(v);
    }

    void run(const Partition& colours) { search(colours); }

    const Leaf& best() const { return *best_; }
    const Orbits& orbits() const { return orbits_; }

  private:
    int end_of(const Partition& p, int begin) const {
        int end = begin + 1;
        while (end < order_ && !p.begins[at(end)]) ++end;
        return end;
    }

    int arcs_into(graph cell, int v) const {
        const int out = std::popcount(rows_[at(v)] & cell);
        return options_.digraph != FALSE ? 65 * out + std::popcount(columns_[at(v)] & cell) : out;
    }

    /// Splits the cells by their vertices' arcs into a cell. Whether there was anything to split.
    bool split_by(Partition& p, graph cell) const {
        bool any = false;
        for (int begin = 0; begin < order_; begin = end_of(p, begin)) {
            const int end = end_of(p, begin);
            if (end == begin + 1) continue;
            const auto arcs = [&](int v) { return arcs_into(cell, v); };
            std::sort(p.lab.begin() + begin, p.lab.begin() + end,
                      [&](int v, int w) { return arcs(v) < arcs(w); });
            for (int i = begin + 1; i < end; ++i)
                if (arcs(p.lab[at(i)]) != arcs(p.lab[at(i - 1)])) any = p.begins[at(i)] = true;
        }
        return any;
    }

    void refine(Partition& p) const {
        for (int begin = 0; begin < order_;) {
            const int end = end_of(p, begin);
            graph cell = 0;
            for (int i = begin; i < end; ++i) cell |= bit_of(p.lab[at(i)]);
            begin = split_by(p, cell) ? 0 : end;
        }
    }

    /// The first of the smallest cells with two vertices or more; no place if there is none.
    std::optional<int> target(const Partition& p) const {
        std::optional<int> result;
        int size = order_ + 1;
        for (int begin = 0; begin < order_; begin = end_of(p, begin))
            if (const int here = end_of(p, begin) - begin; here > 1 && here < size)
                result = begin, size = here;
        return result;
    }

    /// The orbits of the automorphisms found so far that fix each vertex of the path.
    Orbits orbits_below() const {
        Orbits result(order_);
        for (const Places& image : automorphisms_)
            if (std::ranges::all_of(path_, [&](int v) { return image[at(v)] == v; }))
                result.join(image);
        return result;
    }

    /// Searches below a node; the depth of the node at which to go on.
    std::size_t search(Partition p) {
        refine(p);
        const auto cell = target(p);
        if (!cell) return leaf(p);
        const int end = end_of(p, *cell);
        std::vector<int> children(p.lab.begin() + *cell, p.lab.begin() + end);
        std::ranges::sort(children);
        const std::size_t depth = path_.size();
        std::vector<int> seen;
        for (int v : children) {
            const Orbits orbits = orbits_below();
            if (std::ranges::any_of(seen,
                                    [&](int w) { return orbits.least(w) == orbits.least(v); }))
                continue;
            path_.push_back(v);
            const std::size_t back = search(individualized(p, *cell, v));
            path_.pop_back();
            if (back < depth) return back;
            seen.push_back(v);
        }
        if (is_on_first_path()) level(p, children);
        return depth;
    }

    static Partition individualized(Partition p, int cell, int v) {
        std::swap(*std::find(p.lab.begin() + cell, p.lab.end(), v), p.lab[at(cell)]);
        p.begins[at(cell + 1)] = true;
        return p;
    }

    bool is_on_first_path() const {
        return std::equal(path_.begin(), path_.end(), first_->path.begin());
    }

    /// All below a node of the first path is known: the index of the stabilizer of its first child.
    void level(const Partition& p, const std::vector<int>& children) {
        const Orbits orbits = orbits_below();
        const int index = static_cast<int>(std::ranges::count_if(children, [&](int v) {
            return orbits.least(v) == orbits.least(first_->path[path_.size()]);
        }));
        for (stats_.grpsize1 *= index; stats_.grpsize1 >= 1e10; stats_.grpsize1 /= 1e10)
            stats_.grpsize2 += 10;
        if (options_.userlevelproc == nullptr) return;
        Places lab = p.lab;
        options_.userlevelproc(lab.data(), lab.data(), static_cast<int>(path_.size()) + 1,
                               lab.data(), &stats_, children.front(), index,
                               static_cast<int>(children.size()), 0, 0, order_);
    }

    Matrix form_by(const Places& lab) const {
        Places place{};
        for (int i = 0; i < order_; ++i) place[at(lab[at(i)])] = i;
        Matrix result{};
        for (int i = 0; i < order_; ++i)
            for (graph row = rows_[at(lab[at(i)])]; row != 0; row &= row - 1)
                result[at(i)] |= bit_of(place[at(63 - std::countr_zero(row))]);
        return result;
    }

    std::size_t leaf(const Partition& p) {
        Leaf here{form_by(p.lab), p.lab, path_};
        if (!first_) {
            first_ = best_ = here;
            return path_.size();
        }
        for (const Leaf* const known : {&*first_, &*best_})
            if (known->form == here.form) return automorphism(*known, here);
        if (here.form < best_->form) best_ = here;
        return path_.size();
    }

    std::size_t automorphism(const Leaf& from, const Leaf& to) {
        Places image{};
        for (int i = 0; i < order_; ++i) image[at(from.lab[at(i)])] = to.lab[at(i)];
        automorphisms_.push_back(image);
        // All found so far fix the path to the node of the first path at work: those that join no
        // orbits there generate nothing new.
        if (orbits_.join(image) && options_.userautomproc != nullptr)
            options_.userautomproc(static_cast<int>(automorphisms_.size()), image.data(), nullptr,
                                   0, 0, order_);
        const auto [a, b] = std::ranges::mismatch(from.path, to.path);
        return static_cast<std::size_t>(a - from.path.begin());
    }

    int order_;
    const optionblk& options_;
    statsblk& stats_;
    Matrix rows_{};
    Matrix columns_{};
    std::vector<int> path_;
    std::optional<Leaf> first_;
    std::optional<Leaf> best_;
    std::vector<Places> automorphisms_;
    Orbits orbits_;
};

}  // namespace

Labelled labelled(const Kind& kind, const ::graph* rows) {
    Partition colours;
    std::iota(colours.lab.begin(), colours.lab.end(), 0);
    colours.begins[0] = true;
    if (kind.marked && kind.order > 1) colours.begins[1] = true;
    optionblk options{};
    options.digraph = kind.directed ? TRUE : FALSE;
    statsblk stats{1, 0};
    Labelling labelling(rows, kind.order, options, stats);
    labelling.run(colours);
    return {labelling.best().form, labelling.best().lab};
}

namespace {

/// The kind of what has these colours; nothing if it is none of those that have forms.
std::optional<Kind> kind_of(const Partition& colours, int order, bool directed) {
    const auto cells = std::count(colours.begins.begin(), colours.begins.begin() + order, true);
    if (cells == 1) return Kind{order, directed, false};
    if (cells == 2 && colours.begins[1]) return Kind{order, directed, true};
    return std::nullopt;
}

}  // namespace

}  // namespace gazetteer::here

void densenauty(graph* g, int* lab, int* ptn, int* orbits, optionblk* options, statsblk* stats, int,
                int n, graph* canong) {
    using namespace gazetteer::here;
    Partition colours;
    for (int i = 0; i < n; ++i) {
        colours.lab[at(i)] = options->defaultptn != FALSE ? i : lab[i];
        colours.begins[at(i)] = i == 0 || (options->defaultptn == FALSE && ptn[i - 1] == 0);
    }
    *stats = {1, 0};
    Labelling labelling(g, n, *options, *stats);
    labelling.run(colours);
    for (int v = 0; v < n; ++v) orbits[v] = labelling.orbits().least(v);
    Labelled result{labelling.best().form, labelling.best().lab};
    const auto kind = kind_of(colours, n, options->digraph != FALSE);
    if (kind && options->getcanon != FALSE) result = as_nauty(*kind, result);
    std::copy_n(result.lab.begin(), n, lab);
    if (options->getcanon != FALSE) std::copy_n(result.form.begin(), n, canong);
}
