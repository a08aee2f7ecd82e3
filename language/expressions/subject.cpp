// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/expressions/subject.hpp"

#include <algorithm>
#include <numeric>
#include <string_view>

#include "language/expressions/data_games.hpp"
#include "language/expressions/large_terms.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

[[noreturn]] void refuse_theorem(const TermUse& use) {
    throw LimitExceeded("no theorem here decides " + std::string(term(use.place).name) + "(" +
                        to_string(use.game) + ") on this graph");
}

/// By a theorem where the use allows it and one applies. N is asked as P.
Integer of_game(const TermUse& use, const Graph& g, Tokens tokens) {
    const Term& t = term(use.place);
    if (use.by == By::oracle) return t.of_game(use.game, g, tokens);
    if (std::string_view(t.name) == "P")
        if (const auto is_P = is_P_by_theorem(use.game, g, tokens.first)) return *is_P ? 1 : 0;
    if (use.by == By::theorem) refuse_theorem(use);
    return t.of_game(use.game, g, tokens);
}

}  // namespace

/// No theorem decides a game on digraphs.
Integer Subject::asked_game(const TermUse& use, Tokens tokens) const {
    if (!directed_) return of_game(use, graph_, tokens);
    if (use.by == By::theorem) refuse_theorem(use);
    return term(use.place).directed.of_game(use.game, digraph_, tokens);
}

void Subject::forget(std::size_t uses) {
    memos_.resize(uses);
    for (Memo& memo : memos_) {
        memo.known = false;
        memo.known_at = {};
        memo.reals.clear();
        memo.all.clear();
    }
    of_large_pairs_.clear();
    computed_ = 0;
}

void Subject::load(const LargeGraph& g, std::size_t uses) {
    if (g.order() > large_order_max)
        throw LimitExceeded("a graph of order " + std::to_string(g.order()) + "; at most " +
                            std::to_string(large_order_max) + " can be");
    large_ = g;
    directed_ = false;
    forget(uses);
}

void Subject::refuse_if_large(const char* name) const {
    if (large_) refuse_large(name);
}

void Subject::load(const Graph& g, std::size_t uses) {
    large_.reset();
    graph_ = g;
    directed_ = false;
    std::iota(place_.begin(), place_.end(), 0);
    forget(uses);
}

void Subject::load(const Digraph& d, std::size_t uses) {
    large_.reset();
    digraph_ = d;
    directed_ = true;
    std::iota(place_.begin(), place_.end(), 0);
    forget(uses);
}

void Subject::load(const Graph& g, VertexSet present, std::size_t uses) {
    if (present == g.vertices()) return load(g, uses);
    large_.reset();
    graph_ = g.induced(present);
    directed_ = false;
    place_.fill(-1);
    Vertex next = 0;
    for (Vertex v : present) place_[static_cast<std::size_t>(v)] = next++;
    forget(uses);
}

void Subject::load(const Subject& from, const Term& operation, Vertex a, Vertex b,
                   std::size_t uses) {
    from.refuse_if_large(operation.name);
    large_.reset();
    const std::string_view name = operation.name;
    place_ = from.place_;
    graph_ = from.graph_;
    digraph_ = from.digraph_;
    directed_ = from.directed_;
    if (operation.made != nullptr) {
        graph_ = operation.made(graph_);
    } else if (name == "underlying") {
        graph_ = digraph_.underlying();
        directed_ = false;
    } else if (name == "converse") {
        digraph_ = digraph_.converse();
    } else if (name == "delete_edge") {
        if (has(a) && has(b)) graph_.erase_edge(here(a), here(b));
    } else if (name == "delete_arc") {
        if (has(a) && has(b)) digraph_.erase_arc(here(a), here(b));
    } else if (has(a)) {
        delete_vertex(here(a));
    }
    forget(uses);
}

void Subject::load(const Subject& from, const Term& operation, std::int64_t k, std::size_t uses) {
    from.refuse_if_large(operation.name);
    large_.reset();
    place_ = from.place_;
    graph_ = operation.made_with(from.graph_, k);
    directed_ = false;
    forget(uses);
}

void Subject::load(const Subject& from, VertexSet vertices, std::size_t uses) {
    from.refuse_if_large("induced");
    large_.reset();
    VertexSet kept;
    place_.fill(-1);
    Vertex next = 0;
    for (Vertex v : vertices)
        if (from.has(v)) {
            kept.insert(from.here(v));
            place_[static_cast<std::size_t>(v)] = next++;
        }
    directed_ = from.directed_;
    if (directed_)
        digraph_ = from.digraph_.induced(kept);
    else
        graph_ = from.graph_.induced(kept);
    forget(uses);
}

void Subject::delete_vertex(Vertex gone) {
    if (directed_)
        digraph_ = digraph_.without_vertex(gone);
    else
        graph_ = graph_.without_vertex(gone);
    for (Vertex& place : place_) place = place == gone ? -1 : place - (place > gone);
}

Integer Subject::value(const std::vector<TermUse>& uses, std::size_t index, Vertex v,
                       const TermListener& listener) {
    const TermUse& use = uses[index];
    const Term& t = term(use.place);
    Memo& memo = memos_[index];
    if (!t.takes_vertex() && !is_rooted(use.game)) return of_graph(use, memo, listener);
    if (large_) return at_large_vertex(use, memo, v);
    const Vertex local = here(v);
    if (local < 0) return t.result == Type::boolean ? Integer(0) : Integer::undefined();
    return t.of_vertices != nullptr || t.directed.of_vertices != nullptr
               ? of_vertices(use, memo, local, listener)
               : at_vertex(use, memo, local, listener);
}

const Real& Subject::real(const std::vector<TermUse>& uses, std::size_t index, std::int64_t k) {
    const Term& t = term(uses[index].place);
    std::map<std::int64_t, Real>& known = memos_[index].reals;
    const auto found = known.find(k);
    if (found != known.end()) return found->second;
    ++computed_;
    if (large_) {
        const LargeFunctions* const functions = large_functions(t.name);
        if (functions == nullptr) refuse_large(t.name);
        return known.emplace(k, functions->real(*large_, k)).first->second;
    }
    return known.emplace(k, t.real != nullptr ? t.real(graph_) : t.of_number(graph_, k))
        .first->second;
}

Integer Subject::at_large_vertex(const TermUse& use, Memo& memo, Vertex v) {
    if (memo.all.empty()) {
        const LargeFunctions* const functions = large_functions(term(use.place).name);
        if (functions == nullptr || functions->of_vertices == nullptr)
            refuse_large(term(use.place).name);
        memo.all = functions->of_vertices(*large_);
        ++computed_;
    }
    return memo.all[static_cast<std::size_t>(v)];
}

Integer Subject::of_large_pair(const TermUse& use, Vertex u, Vertex w) {
    std::vector<Integer>& all = of_large_pairs_[use.place];
    const auto order = static_cast<std::size_t>(large_->order());
    if (all.empty()) {
        const LargeFunctions* const functions = large_functions(term(use.place).name);
        if (functions == nullptr || functions->of_pairs == nullptr)
            refuse_large(term(use.place).name);
        runs::check_memory(static_cast<double>(order * order * sizeof(Integer)),
                           "the distances of a large graph");
        all = functions->of_pairs(*large_);
        ++computed_;
    }
    return all[static_cast<std::size_t>(u) * order + static_cast<std::size_t>(w)];
}

Integer Subject::of_pair(const TermUse& use, Vertex u, Vertex w, const TermListener& listener) {
    const Term& t = term(use.place);
    if (large_) return of_large_pair(use, u, w);
    if (!has(u) || !has(w)) return t.result == Type::boolean ? Integer(0) : Integer::undefined();
    const Tokens both{here(u), here(w)};
    if (!t.takes_game())
        return directed_ ? t.directed.of_pair(digraph_, both.first, both.second)
                         : t.of_pair(graph_, both.first, both.second);
    const Integer value = asked_game(use, both);
    ++computed_;
    if (listener) listener(use, *this, both, value);
    return value;
}

Integer Subject::of_pattern(const TermUse& use, const Subject& other) const {
    const Term& t = term(use.place);
    refuse_if_large(t.name);
    other.refuse_if_large(t.name);
    return directed_ ? t.directed.of_pattern(digraph_, other.digraph_)
                     : t.of_pattern(graph_, other.graph_);
}

Integer Subject::computed_of_graph(const TermUse& use, const Term& t) const {
    if (large_) {
        if (rules_of(use.game) != nullptr && use.by != By::theorem)
            return of_large_game(t.name, use.game, *large_);
        const LargeFunctions* const functions = large_functions(t.name);
        if (functions == nullptr || functions->of_graph == nullptr || t.takes_game() ||
            t.asked != nullptr)
            refuse_large(t.name);
        return functions->of_graph(*large_);
    }
    if (t.takes_game()) return asked_game(use, {});
    if (directed_) return t.directed.of_digraph(digraph_);
    if (t.asked != nullptr) return t.asked(t.program, graph_);
    // Those of games and programs depend on what is remembered of other graphs.
    return runs::counted_steps([&] { return t.of_graph(graph_); });
}

Integer Subject::of_graph(const TermUse& use, Memo& memo, const TermListener& listener) {
    if (memo.known) return memo.value;
    memo.value = computed_of_graph(use, term(use.place));
    memo.known = true;
    ++computed_;
    if (listener) listener(use, *this, {}, memo.value);
    return memo.value;
}

Integer Subject::of_vertices(const TermUse& use, Memo& memo, Vertex v,
                             const TermListener& listener) {
    if (!memo.known) {
        const Term& t = term(use.place);
        memo.set = directed_ ? t.directed.of_vertices(digraph_) : t.of_vertices(graph_);
        memo.known = true;
        ++computed_;
    }
    const Integer value = memo.set.contains(v) ? 1 : 0;
    if (listener) listener(use, *this, {v}, value);
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
        value = t.takes_game() ? asked_game(use, {v})
                : directed_    ? t.directed.of_vertex(digraph_, v)
                               : t.of_vertex(graph_, v);
        memo.known_at.insert(v);
    }
    ++computed_;
    if (listener) listener(use, *this, {v}, value);
    return value;
}

}  // namespace gazetteer::conjectures
