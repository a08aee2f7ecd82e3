// SPDX-License-Identifier: GPL-3.0-or-later
#include "conjectures/language/subject.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

namespace gazetteer::conjectures {

namespace {

/// By a theorem where the use allows it and one applies. N is asked as P.
Integer of_game(const TermUse& use, const Graph& g, Tokens tokens) {
    const Term& t = term(use.place);
    if (use.by == By::oracle) return t.of_game(use.game, g, tokens);
    if (std::string_view(t.name) == "P")
        if (const auto is_P = is_P_by_theorem(use.game, g, tokens.first)) return *is_P ? 1 : 0;
    if (use.by == By::theorem)
        throw LimitExceeded("no theorem here decides " + std::string(t.name) + "(" +
                            to_string(use.game) + ") on this graph");
    return t.of_game(use.game, g, tokens);
}

}  // namespace

void Subject::forget(std::size_t uses) {
    memos_.resize(uses);
    for (Memo& memo : memos_) {
        memo.known = false;
        memo.known_at = {};
        memo.reals.clear();
    }
    computed_ = 0;
}

void Subject::load(const Graph& g, std::size_t uses) {
    graph_ = g;
    std::iota(place_.begin(), place_.end(), 0);
    forget(uses);
}

void Subject::load(const Graph& g, VertexSet present, std::size_t uses) {
    if (present == g.vertices()) return load(g, uses);
    graph_ = g.induced(present);
    place_.fill(-1);
    Vertex next = 0;
    for (Vertex v : present) place_[static_cast<std::size_t>(v)] = next++;
    forget(uses);
}

void Subject::load(const Subject& from, const Term& operation, Vertex a, Vertex b,
                   std::size_t uses) {
    const std::string_view name = operation.name;
    place_ = from.place_;
    if (name == "complement") {
        graph_ = complement(from.graph_);
    } else if (name == "line_graph") {
        graph_ = line_graph(from.graph_);
    } else if (name == "delete_edge") {
        graph_ = from.graph_;
        if (from.here(a) >= 0 && from.here(b) >= 0) graph_.erase_edge(from.here(a), from.here(b));
    } else {
        graph_ = from.graph_;
        const Vertex gone = from.here(a);
        if (gone >= 0) {
            graph_ = from.graph_.without_vertex(gone);
            for (Vertex& place : place_) place = place == gone ? -1 : place - (place > gone);
        }
    }
    forget(uses);
}

void Subject::load(const Subject& from, VertexSet vertices, std::size_t uses) {
    VertexSet kept;
    place_.fill(-1);
    Vertex next = 0;
    for (Vertex v : vertices)
        if (from.has(v)) {
            kept.insert(from.here(v));
            place_[static_cast<std::size_t>(v)] = next++;
        }
    graph_ = from.graph_.induced(kept);
    forget(uses);
}

Integer Subject::value(const std::vector<TermUse>& uses, std::size_t index, Vertex v,
                       const TermListener& listener) {
    const TermUse& use = uses[index];
    const Term& t = term(use.place);
    Memo& memo = memos_[index];
    if (!t.takes_vertex() && !is_rooted(use.game)) return of_graph(use, memo, listener);
    const Vertex local = here(v);
    if (local < 0) return t.result == Type::boolean ? Integer(0) : Integer::undefined();
    return t.of_vertices != nullptr ? of_vertices(use, memo, local, listener)
                                    : at_vertex(use, memo, local, listener);
}

const Real& Subject::real(const std::vector<TermUse>& uses, std::size_t index, std::int64_t k) {
    const Term& t = term(uses[index].place);
    std::map<std::int64_t, Real>& known = memos_[index].reals;
    const auto found = known.find(k);
    if (found != known.end()) return found->second;
    ++computed_;
    return known.emplace(k, t.real != nullptr ? t.real(graph_) : t.of_number(graph_, k))
        .first->second;
}

Integer Subject::of_pair(const TermUse& use, Vertex u, Vertex w, const TermListener& listener) {
    const Term& t = term(use.place);
    if (!has(u) || !has(w)) return t.result == Type::boolean ? Integer(0) : Integer::undefined();
    const Tokens both{here(u), here(w)};
    if (!t.takes_game()) return t.of_pair(graph_, both.first, both.second);
    const Integer value = of_game(use, graph_, both);
    ++computed_;
    if (listener) listener(use, graph_, both, value);
    return value;
}

Integer Subject::of_graph(const TermUse& use, Memo& memo, const TermListener& listener) {
    if (memo.known) return memo.value;
    const Term& t = term(use.place);
    memo.value = t.takes_game()       ? of_game(use, graph_, {})
                 : t.asked != nullptr ? t.asked(t.program, graph_)
                                      : t.of_graph(graph_);
    memo.known = true;
    ++computed_;
    if (listener) listener(use, graph_, {}, memo.value);
    return memo.value;
}

Integer Subject::of_vertices(const TermUse& use, Memo& memo, Vertex v,
                             const TermListener& listener) {
    if (!memo.known) {
        memo.set = term(use.place).of_vertices(graph_);
        memo.known = true;
        ++computed_;
    }
    const Integer value = memo.set.contains(v) ? 1 : 0;
    if (listener) listener(use, graph_, {v}, value);
    return value;
}

Integer Subject::at_vertex(const TermUse& use, Memo& memo, Vertex v, const TermListener& listener) {
    Integer& value = memo.at[static_cast<std::size_t>(v)];
    if (memo.known_at.contains(v)) return value;
    const Term& t = term(use.place);
    if (t.asked_at_vertices != nullptr) {
        std::ranges::copy(t.asked_at_vertices(t.program, graph_), memo.at.begin());
        memo.known_at = graph_.vertices();
    } else {
        value = t.takes_game() ? of_game(use, graph_, {v}) : t.of_vertex(graph_, v);
        memo.known_at.insert(v);
    }
    ++computed_;
    if (listener) listener(use, graph_, {v}, value);
    return value;
}

}  // namespace gazetteer::conjectures
