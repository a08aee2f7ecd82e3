#include "oracle/script/vertex_subsets.hpp"

#include <algorithm>

#include "oracle/grundy.hpp"
#include "oracle/script/analysis.hpp"

namespace gazetteer::script {

namespace {

constexpr int no_value = -1;

constexpr std::size_t index_of(Vertex v) {
    return static_cast<std::size_t>(v);
}

}  // namespace

bool VertexSubsetSolver::plays(const Rules& rules) {
    const Analysis analysis = analyse(rules);
    return !rules.directed && rules.has_grundy_values() && rules.sets.empty() &&
           analysis.is_sum() && analysis.ends() && !analysis.edges_go &&
           std::ranges::none_of(rules.moves,
                                [](const Move& move) { return move.guard.has_value(); });
}

VertexSubsetSolver::VertexSubsetSolver(const Rules& rules, const SparseGraph& board,
                                       const EngineLimits& limits)
    : rules_(rules),
      neighbours_(index_of(board.order())),
      words_((index_of(board.order()) + 63) / 64),
      values_(limits) {
    require(plays(rules) && board.order() <= WideSet::order_max,
            "a game in which only vertices go, and order <= 256");
    for (Vertex v = 0; v < board.order(); ++v) {
        all_.insert(v);
        for (Vertex w : board.neighbours(v)) neighbours_[index_of(v)].insert(w);
    }
}

WideSet VertexSubsetSolver::component(const WideSet& present, Vertex v) const {
    WideSet result;
    result.insert(v);
    for (WideSet frontier = result; !frontier.empty();) {
        WideSet next;
        frontier.for_each([&](Vertex w) { next |= neighbours_[index_of(w)]; });
        next &= present;
        next -= result;
        result |= next;
        frontier = next;
    }
    return result;
}

WideSet VertexSubsetSolver::gone(const Move& move, const WideSet& present,
                                 std::array<Vertex, 2> named) const {
    WideSet result;
    for (const Effect& effect : move.effects)
        for (const Item& item : effect.items) {
            const Vertex v = named.at(static_cast<std::size_t>(item.place));
            if (item.kind == Item::Kind::vertex)
                result.insert(v);
            else if (item.kind == Item::Kind::reachable)
                result |= component(present, v);
            else
                result |= neighbours_[index_of(v)];
        }
    return result;
}

template <class Visit>
void VertexSubsetSolver::for_each_place(const Move& move, const WideSet& present,
                                        Visit visit) const {
    present.for_each([&](Vertex u) {
        if (move.binder.kind == Binder::Kind::vertex) return visit(u, -1);
        WideSet others = neighbours_[index_of(u)];
        others &= present;
        others.for_each([&](Vertex w) { visit(u, w); });
    });
}

template <class Visit>
void VertexSubsetSolver::for_each_move(const WideSet& present, Visit visit) const {
    for (std::size_t i = 0; i < rules_.moves.size(); ++i) {
        const Move& move = rules_.moves[i];
        for_each_place(move, present, [&](Vertex u, Vertex w) {
            std::array<Vertex, 2> named{};
            named.at(static_cast<std::size_t>(move.binder.first)) = u;
            if (w >= 0) named.at(static_cast<std::size_t>(move.binder.second)) = w;
            WideSet rest = present;
            rest -= gone(move, present, named);
            visit(Choice{static_cast<int>(i), u, w}, rest);
        });
    }
}

int VertexSubsetSolver::value(WideSet present) {
    int result = 0;
    while (!present.empty()) {
        Vertex least = -1;
        present.for_each([&](Vertex v) { least = least < 0 ? v : least; });
        const WideSet part = component(present, least);
        result ^= value_of_component(part);
        present -= part;
    }
    return result;
}

int VertexSubsetSolver::value_of_component(const WideSet& present) {
    key_.clear();
    for (std::size_t i = 0; i < words_; ++i) key_.write(present.words().at(i), 64);
    const auto slot = values_.find_or_insert(key_, no_value);
    if (slot.value != no_value) return slot.value;
    std::vector<int> values;
    for_each_move(present,
                  [&](const Choice&, const WideSet& rest) { values.push_back(value(rest)); });
    const int result = mex(std::move(values));
    values_.set(slot.entry, result);
    return result;
}

std::vector<Choice> VertexSubsetSolver::winning_choices() {
    std::vector<Choice> result;
    std::vector<WideSet> seen;
    for_each_move(all_, [&](const Choice& choice, const WideSet& rest) {
        if (std::ranges::find(seen, rest) != seen.end()) return;
        seen.push_back(rest);
        if (value(rest) == 0) result.push_back(choice);
    });
    return result;
}

}  // namespace gazetteer::script
