// SPDX-License-Identifier: GPL-3.0-or-later
// The inside of an evaluator: values of steps, in the order in which they decide most cheaply.
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "graph/families.hpp"
#include "language/expressions/evaluator.hpp"
#include "language/expressions/game_values.hpp"
#include "language/expressions/machine/machine_tables.hpp"
#include "language/expressions/program.hpp"
#include "language/expressions/sets/set_search.hpp"
#include "work/limits.hpp"

namespace gazetteer::conjectures {

/// Tables are kept for parts that depend on at most this many variables.
constexpr std::size_t memo_variables_max = 2;
/// Quantifiers over sets go through 2^n of them; a fold keeps as many values.
constexpr int set_order_max = 24;
constexpr int folded_set_order_max = 16;
/// A quantifier over numbers goes through so many, of so many digits.
constexpr std::int64_t range_length_max = 1'000'000;
constexpr std::int64_t range_number_max = 999'999'999;

class Evaluator::Machine {
  public:
    explicit Machine(const Conjecture& conjecture)
        : conjecture_(conjecture),
          program_(conjecture),
          memos_(program_.steps().size()),
          graphs_(program_.steps().size()) {}

    About about() const { return conjecture_.expression().about(); }

    void load(const Graph& g) {
        load_whole(g);
        turn_to(g, g.vertices());
    }

    void load(const Digraph& d) {
        load_whole(d);
        arcs_ = d;
        turn_to(d.underlying(), d.vertices());
    }

    /// Throws LimitExceeded where it speaks of what large graphs are not asked.
    void load(const LargeGraph& g);

    /// What no term asks about is not taken apart.
    void load(const Graph& g, VertexSet present, std::span<const VertexSet> sets) {
        whole_is_loaded_ = false;
        turn_to(g, present);
        sets_.assign(sets.begin(), sets.end());
    }

    void turn_to(const Graph& g, VertexSet present) {
        large_ = nullptr;
        take_values();
        no_member_.clear();
        grid_.reset();
        named_ = g;
        present_ = present;
        order_ = g.order();
        for (Memo& memo : memos_) memo.clear();
        edges_.reset();
        for (Graphs& graphs : graphs_) graphs.used = 0, graphs.index.clear(), graphs.edges.reset();
    }

    Instance at(Vertex v);
    Integer whole(Vertex v) {
        slots_[0] = v;
        return told(value(conjecture_.expression().root()));
    }

    std::string name_of_whole(Vertex v) {
        return name_of(conjecture_.expression().root(), whole(v));
    }

    Integer whole(std::span<const Vertex> named) {
        std::ranges::copy(named, slots_.begin() + 1);
        return told(value(conjecture_.expression().root()));
    }

    void bind(int slot, Vertex v) { slots_[static_cast<std::size_t>(slot)] = v; }
    Integer value_of(int node) { return value(node); }
    Real real_of(int node) { return real(node); }

    Real real_whole(Vertex v) {
        slots_[0] = v;
        return told(real(conjecture_.expression().root()));
    }

    std::optional<double> slack(Vertex v);
    std::vector<PartValue> parts(Vertex v);
    void listen(TermListener listener) { listener_ = std::move(listener); }

    int computed() const;

  private:
    using Memo = StepMemo;
    using Graphs = StepGraphs;
    using Edges = EdgeNumbers;
    /// Numbers from the one to the other, both included.
    struct Range {
        std::int64_t low = 0;
        std::int64_t high = 0;
    };
    /// The numbers name no member of a family: what is said of it is undefined.
    struct NoMember {};

    const Step& step_at(int id) const { return program_.at(id); }

    /// A value that is not undefined because a family has no such member. Throws LimitExceeded.
    template <class Number>
    Number told(Number value) const {
        if (value.is_undefined() && !no_member_.empty()) throw LimitExceeded(no_member_);
        return value;
    }
    /// Throws NoMember, and then no_member_ says why unless a number is undefined, and
    /// LimitExceeded for a member that is too large.
    SparseGraph member(const Step& step);

    bool is_true(int id) { return value(id) == Integer(1); }

    /// A boolean is 0, 1 or undefined.
    Integer value(int id);
    /// `decisive` if a member is; else undefined if a member is.
    Integer chained(const std::vector<int>& members, std::int64_t decisive);
    Integer implied(int hypothesis, int conclusion);
    /// Again on integers of any size where 64 bits leave a side undefined.
    Integer comparison(const Step& step);
    void take_values() {
        if (speaks_of_values_) values_ = GameValues::of_thread();
    }
    /// A number as a value, or what is computed with values.
    Integer game_value(const Step& step);
    Integer compared_values(const Step& step);
    /// A number of any size.
    Real real(int id);
    Real real_term(const Step& step);
    std::string value_text(int id);
    /// The name of an outcome or of a value, which the step has now.
    std::string name_of(int id, Integer now);
    Vertex vertex(int id) const { return slots_[static_cast<std::size_t>(step_at(id).value)]; }

    /// The set that a membership or an emptiness speaks of.
    VertexSet set(const Step& step) {
        if (step.value >= 0) return sets_[static_cast<std::size_t>(step.value)];
        return set_of(step.children.back());
    }
    /// A vertex of which the property is undefined is no member.
    VertexSet set_of(int id);

    bool adjacent(const Step& step) {
        if (large_ != nullptr)
            return large_->adjacent(vertex(step.children[1]), vertex(step.children[2]));
        const Vertex u = vertex(step.children[1]);
        const Vertex w = vertex(step.children[2]);
        if (step_at(step.children[0]).op == Op::whole_graph) return named_.adjacent(u, w);
        return named_.adjacent(u, w) && edge_set(step.children[0]).contains(edges().of(u, w));
    }
    /// Throws LimitExceeded for more than 64 edges.
    const Edges& edges();
    /// Those of a variable, or those that have a property from one of their ends.
    VertexSet edge_set(int id);
    /// The vertices of G with these edges.
    Subject& subject_of_edges(int id);

    bool has_arc(const Step& step) const {
        return arcs_.has_arc(vertex(step.children[1]), vertex(step.children[2]));
    }

    /// A term of two graphs or two vertices.
    Integer term_of_two(const Step& step);
    Integer term_value(const Step& step);
    /// Where a step's variables stand in a table, row by row; -1 when no table is kept.
    long place_in_table(const Step& step) const {
        const std::size_t most = large_ == nullptr ? memo_variables_max : 1;
        if (step.variables.size() > most || !step.others.empty()) return -1;
        long result = 0;
        for (int slot : step.variables)
            result = result * order_ + slots_[static_cast<std::size_t>(slot)];
        return result;
    }
    std::size_t table_size(const Step& step) const;

    template <class AnyOrder>
    void load_whole(const AnyOrder& g) {
        whole_.load(g, program_.uses().size());
        whole_is_loaded_ = true;
    }

    Subject& whole() {
        if (!std::exchange(whole_is_loaded_, true))
            whole_.load(named_, present_, program_.uses().size());
        return whole_;
    }

    Subject& subject(int id) {
        return step_at(id).op == Op::whole_graph ? whole() : subject_of(id);
    }
    /// The subject of a graph that is not the whole.
    Subject& subject_of(int id);
    Memo& memo_of(int id) { return memos_[static_cast<std::size_t>(id)]; }

    /// What compute() gives, from the table where it is known.
    template <class T, class Compute>
    T remembered(std::vector<std::optional<T>>& table, const Step& step, Compute compute) {
        return place_in_table(step) < 0 ? compute() : kept(table, step, compute);
    }
    /// The same where a table is kept.
    template <class T, class Compute>
    const T& kept(std::vector<std::optional<T>>& table, const Step& step, Compute compute) {
        const long place = place_in_table(step);
        if (table.empty()) table.resize(table_size(step));
        const auto at = static_cast<std::size_t>(place);
        if (!table[at]) {
            T now = compute();
            table[at] = std::move(now);
        }
        return *table[at];
    }

    /// Calls use() for each value of the variable until it returns false.
    template <class Use>
    void over_values(const Step& step, Use use);
    /// The same of a quantifier over numbers, whose range is defined.
    template <class Use>
    void over_range(const Step& step, Use use);
    /// From the least to the greatest number; nothing where one is infinite or undefined. Throws
    /// LimitExceeded for too many.
    std::optional<Range> range_of(const Step& step);
    /// Whether it is a quantifier over numbers without a range.
    bool has_no_range(const Step& step) { return is_over_numbers(step.op) && !range_of(step); }
    /// A word of the grid that G is. Throws LimitExceeded where it is none.
    Integer coordinate(const Step& step);
    /// The same of a large graph.
    template <class Use>
    void over_large_values(const Step& step, Use use);
    /// The set S of `min u where u in S: ...` that does not speak of u: only its members are looked
    /// at. Nothing for no such set, or one of other vertices than a property tells.
    std::optional<int> set_gone_through(const Step& step) const;
    /// A set by a property for which a table is kept.
    const std::vector<Vertex>& large_set(int id);
    /// How many vertices of a large graph a set by a property has, and whether it has this one.
    std::int64_t size_of_large_set(int id);
    bool is_in_large_set(int id, Vertex v);

    /// The range of the sets: the vertices, or the numbers of the edges.
    VertexSet range_of_sets(const Step& step) {
        return step.children.size() > 1 ? edges().all() : present_;
    }
    /// Throws LimitExceeded for a range of more than `most`.
    template <class Use>
    void over_subsets(VertexSet& subset, VertexSet range, int most, Use use);
    [[noreturn]] static void refuse_sets(int size, int most);
    /// Calls use() for both ends of each edge in both directions, with whether the other direction
    /// came before.
    template <class Use>
    void over_edges(const Step& step, Use use);

    /// By the plan of a quantifier over sets: calls use(set, truth) as SetSearch does, with the set
    /// in its slot.
    template <class Use>
    void over_satisfying(const Step& step, SetGoal goal, Use use);
    Integer planned(const Step& step);
    Integer best_size(const Step& step);
    Real planned_fold(const Step& step);

    /// A sum, a count, the greatest or the least; of none, 0 or undefined.
    Real folded(const Step& step);
    /// The same on 64 bits, of a body that is no real; nothing where a value is not finite or the
    /// result has no room, and for edges.
    std::optional<Integer> folded_on_64_bits(const Step& step);
    /// `min w where w in S: distance(u, w)` of a large graph, by what the term says of sets;
    /// nothing for other folds.
    std::optional<Integer> least_to_set(const Step& step);
    /// A truth value counts 0 or 1.
    Real number(int id) { return step_at(id).type == Type::boolean ? Real(value(id)) : real(id); }
    /// The number of a body; nothing where its condition is false.
    std::optional<Real> number_where(int id);

    Integer run(const Step& step);

    Conjecture conjecture_;
    Program program_;
    int order_ = 0;
    /// The vertices by their names, of a digraph the underlying graph and its arcs; those that are
    /// present, and the subject that terms ask.
    Graph named_;
    Digraph arcs_;
    /// The graph at work where it is large, in whole_; else null.
    const LargeGraph* large_ = nullptr;
    VertexSet present_;
    std::vector<VertexSet> sets_;
    bool speaks_of_values_ = program_.speaks_of(Type::game_value);
    /// Those of the graph loaded; null if it speaks of none.
    std::shared_ptr<GameValues> values_;
    Subject whole_;
    bool whole_is_loaded_ = false;
    std::array<Vertex, slots_max> slots_{};
    /// Sets of vertices, and of numbers of edges.
    std::array<VertexSet, slots_max> set_slots_{};
    std::vector<Memo> memos_;
    std::vector<Graphs> graphs_;
    /// "path(order - 34): N is -29, and goes from 1": on the last graph; empty if all were there.
    std::string no_member_;
    /// Those of the graph loaded, once they were asked for.
    std::optional<Edges> edges_;
    /// The graph loaded, once a coordinate was asked for.
    std::optional<Grid> grid_;
    TermListener listener_;
};

}  // namespace gazetteer::conjectures
