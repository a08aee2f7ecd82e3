// SPDX-License-Identifier: GPL-3.0-or-later
#include "conjectures/language/evaluator.hpp"

#include <algorithm>
#include <numeric>

#include "conjectures/language/arithmetic.hpp"
#include "conjectures/language/program.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "runs/work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

using namespace arithmetic;

/// Tables are kept for parts that depend on at most this many variables.
constexpr std::size_t memo_variables_max = 2;

}  // namespace

class Evaluator::Machine {
  public:
    explicit Machine(const Conjecture& conjecture)
        : conjecture_(conjecture),
          program_(conjecture),
          memos_(program_.steps().size()),
          graphs_(program_.steps().size()) {}

    void load(const Graph& g) {
        whole_.load(g, program_.uses().size());
        whole_is_loaded_ = true;
        turn_to(g, g.vertices());
    }

    /// What no term asks about is not taken apart.
    void load(const Graph& g, VertexSet present, std::span<const VertexSet> sets) {
        whole_is_loaded_ = false;
        turn_to(g, present);
        sets_.assign(sets.begin(), sets.end());
    }

    void turn_to(const Graph& g, VertexSet present) {
        named_ = g;
        present_ = present;
        order_ = g.order();
        for (Memo& memo : memos_) memo.values.clear(), memo.reals.clear();
        for (Graphs& graphs : graphs_) graphs.used = 0, graphs.index.clear();
    }

    Instance at(Vertex v) {
        slots_[0] = v;
        for (int hypothesis : program_.hypotheses())
            if (!is_true(hypothesis)) return Instance::vacuous;
        const Integer conclusion = value(conjecture_.conclusion());
        if (conclusion.is_undefined()) return Instance::vacuous;
        return conclusion == Integer(1) ? Instance::holds : Instance::fails;
    }

    Integer whole(Vertex v) {
        slots_[0] = v;
        return value(conjecture_.expression().root());
    }

    Integer whole(std::span<const Vertex> named) {
        std::ranges::copy(named, slots_.begin() + 1);
        return value(conjecture_.expression().root());
    }

    void bind(int slot, Vertex v) { slots_[static_cast<std::size_t>(slot)] = v; }
    Integer value_of(int node) { return value(node); }
    Real real_of(int node) { return real(node); }

    Real real_whole(Vertex v) {
        slots_[0] = v;
        return real(conjecture_.expression().root());
    }

    std::optional<std::int64_t> slack(Vertex v) {
        slots_[0] = v;
        const Step& step = step_at(conjecture_.conclusion());
        if (step.op < Op::equal || step.op > Op::greater_equal || step.op == Op::unequal ||
            step_at(step.children[0]).type != Type::integer ||
            step_at(step.children[1]).type != Type::integer)
            return std::nullopt;
        const Integer left = value(step.children[0]);
        const Integer right = value(step.children[1]);
        const bool descending = step.op == Op::greater || step.op == Op::greater_equal;
        Integer result = descending ? left - right : right - left;
        if (!left.is_finite() || !result.is_finite()) return std::nullopt;
        const bool strict = step.op == Op::less || step.op == Op::greater;
        return result.value() - (strict ? 1 : 0);
    }

    std::vector<PartValue> parts(Vertex v) {
        slots_[0] = v;
        std::vector<PartValue> result;
        for (std::size_t i = 0; i < program_.steps().size(); ++i) {
            const Step& step = program_.steps()[i];
            const bool closed = step.variables.empty() || step.variables == std::vector<int>{0};
            if (step.op != Op::term || step.type == Type::graph || !closed) continue;
            const int id = static_cast<int>(i);
            result.push_back({to_string(conjecture_.expression(), id), value_text(id)});
        }
        return result;
    }

    void listen(TermListener listener) { listener_ = std::move(listener); }

    int computed() const {
        int result = whole_.computed();
        for (const Graphs& graphs : graphs_)
            for (std::size_t i = 0; i < graphs.used; ++i) result += graphs.subjects[i]->computed();
        return result;
    }

  private:
    /// The values of a quantifier by the values of its variables.
    struct Memo {
        std::vector<std::optional<Integer>> values;
        std::vector<std::optional<Real>> reals;
    };
    /// The graphs that an operator has made, by the values of its variables.
    struct Graphs {
        std::vector<std::unique_ptr<Subject>> subjects;
        std::size_t used = 0;
        std::vector<int> index;
    };
    const Step& step_at(int id) const { return program_.at(id); }

    bool is_true(int id) { return value(id) == Integer(1); }

    /// A boolean is 0, 1 or undefined.
    Integer value(int id) {
        const Step& step = step_at(id);
        switch (step.op) {
            case Op::constant:
                return step.value;
            case Op::variable:
                return slots_[static_cast<std::size_t>(step.value)];
            case Op::term:
                return step.of_two
                           ? remembered(memo_of(id).values, step, [&] { return term_of_two(step); })
                           : term_value(step);
            case Op::negation:
                return negated(value(step.children[0]));
            case Op::conjunction:
                return chained(step.children, 0);
            case Op::disjunction:
                return chained(step.children, 1);
            case Op::implication:
                return implied(step.children[0], step.children[1]);
            case Op::exclusive_or:
                return differ(value(step.children[0]), value(step.children[1]));
            case Op::equivalence:
                return negated(differ(value(step.children[0]), value(step.children[1])));
            case Op::minus:
                return -value(step.children[0]);
            case Op::absolute:
            case Op::floor:
            case Op::ceiling:
                return as_integer(applied(step.op, real(step.children[0])));
            case Op::power:
                return as_integer(power(real(step.children[0]), real(step.children[1])));
            case Op::adjacent:
                return adjacent(step) ? 1 : 0;
            case Op::member:
                return set(step).contains(vertex(step.children[0])) ? 1 : 0;
            case Op::empty_set:
                return set(step).empty() ? 1 : 0;
            default:
                return is_quantifier(step.op)
                           ? remembered(memo_of(id).values, step, [&] { return run(step); })
                       : is_comparison(step.op)
                           ? comparison(step)
                           : operated(step.op, value(step.children[0]), value(step.children[1]));
        }
    }

    /// `decisive` if a member is; else undefined if a member is.
    Integer chained(const std::vector<int>& members, std::int64_t decisive) {
        Integer result = 1 - decisive;
        for (int member : members) {
            const Integer now = value(member);
            if (now == Integer(decisive)) return now;
            if (now.is_undefined()) result = now;
        }
        return result;
    }
    Integer implied(int hypothesis, int conclusion) {
        const bool backwards = step_at(conclusion).cost < step_at(hypothesis).cost;
        const Integer first = backwards ? value(conclusion) : negated(value(hypothesis));
        if (first == Integer(1)) return first;
        const Integer second = backwards ? negated(value(hypothesis)) : value(conclusion);
        return first.is_undefined() && second == Integer(0) ? first : second;
    }

    /// Again on integers of any size where 64 bits leave a side undefined.
    Integer comparison(const Step& step) {
        if (step_at(step.children[0]).type == Type::real ||
            step_at(step.children[1]).type == Type::real)
            return satisfied(step.op, compared(real(step.children[0]), real(step.children[1])));
        const Integer a = value(step.children[0]);
        const Integer b = value(step.children[1]);
        const bool defined = !a.is_undefined() && !b.is_undefined();
        return satisfied(step.op, defined
                                      ? std::partial_ordering(a.value() <=> b.value())
                                      : compared(real(step.children[0]), real(step.children[1])));
    }

    /// A number of any size.
    Real real(int id) {
        const Step& step = step_at(id);
        switch (step.op) {
            case Op::minus:
                return -real(step.children[0]);
            case Op::square_root:
            case Op::absolute:
            case Op::floor:
            case Op::ceiling:
                return applied(step.op, real(step.children[0]));
            default:
                break;
        }
        if (is_fold(step.op))
            return remembered(memo_of(id).reals, step, [&] { return folded(step); });
        if (is_arithmetic(step.op))
            return operated(step.op, real(step.children[0]), real(step.children[1]));
        return step.type == Type::real ? real_term(step) : Real(value(id));
    }

    Real real_term(const Step& step) {
        std::int64_t k = 0;
        if (step.children.size() > 1) {
            const Integer number = value(step.children[1]);
            if (!number.is_finite()) return {};
            k = number.value();
        }
        return subject(step.children[0]).real(program_.uses(), step.use, k);
    }

    std::string value_text(int id) {
        try {
            if (step_at(id).type == Type::real) return to_string(real(id));
            const Integer now = value(id);
            if (step_at(id).type == Type::integer) return to_string(now);
            if (step_at(id).type == Type::outcome)
                return now.is_undefined()
                           ? to_string(now)
                           : std::string{outcome_letters.at(static_cast<std::size_t>(now.value()))};
            return now == Integer(1) ? "true" : "false";
        } catch (const runs::Stopped&) {
        } catch (const EngineLimitExceeded&) {
        } catch (const LimitExceeded&) {
        }
        return "unknown";
    }

    Vertex vertex(int id) const { return slots_[static_cast<std::size_t>(step_at(id).value)]; }

    VertexSet set(const Step& step) const { return sets_[static_cast<std::size_t>(step.value)]; }

    bool adjacent(const Step& step) const {
        return named_.adjacent(vertex(step.children[1]), vertex(step.children[2]));
    }

    /// A term of two graphs or two vertices.
    Integer term_of_two(const Step& step) {
        const TermUse& use = program_.uses()[step.use];
        Subject& first = subject(step.children[0]);
        if (const auto of_pattern = term(use.place).of_pattern; of_pattern != nullptr)
            return of_pattern(first.graph(), subject(step.children[1]).graph());
        return first.of_pair(use, vertex(step.children[1]), vertex(step.children[2]));
    }

    Integer term_value(const Step& step) {
        const Vertex v = step.children.size() > 1 ? vertex(step.children[1]) : -1;
        const Integer plain =
            subject(step.children[0]).value(program_.uses(), step.use, v, listener_);
        if (!step.inverted) return plain;
        // Neither P nor N at a vertex that is not there.
        if (v >= 0 && !subject(step.children[0]).has(v)) return 0;
        return 1 - plain.value();
    }

    /// Where a step's variables stand in a table, row by row; -1 when no table is kept.
    long place_in_table(const Step& step) const {
        if (step.variables.size() > memo_variables_max) return -1;
        long result = 0;
        for (int slot : step.variables)
            result = result * order_ + slots_[static_cast<std::size_t>(slot)];
        return result;
    }
    std::size_t table_size(const Step& step) const {
        std::size_t result = 1;
        for (std::size_t i = 0; i < step.variables.size(); ++i)
            result *= static_cast<std::size_t>(order_);
        return result;
    }

    Subject& whole() {
        if (!whole_is_loaded_) whole_.load(named_, present_, program_.uses().size());
        whole_is_loaded_ = true;
        return whole_;
    }

    Subject& subject(int id) {
        const Step& step = step_at(id);
        if (step.op == Op::whole_graph) return whole();
        Graphs& graphs = graphs_[static_cast<std::size_t>(id)];
        const long place = place_in_table(step);
        // Without a table the one graph is made anew each time.
        if (place < 0) graphs.used = 0;
        if (place >= 0 && graphs.index.empty()) graphs.index.assign(table_size(step), -1);
        if (place >= 0 && graphs.index[static_cast<std::size_t>(place)] >= 0)
            return *graphs.subjects[static_cast<std::size_t>(
                graphs.index[static_cast<std::size_t>(place)])];
        if (graphs.used == graphs.subjects.size())
            graphs.subjects.push_back(std::make_unique<Subject>());
        Subject& result = *graphs.subjects[graphs.used];
        const auto argument = [&](std::size_t i) {
            return step.children.size() > i ? vertex(step.children[i]) : -1;
        };
        if (step.op == Op::given_graph)
            result.load(
                conjecture_.expression().given_graphs()[static_cast<std::size_t>(step.value)].graph,
                program_.uses().size());
        else
            result.load(subject(step.children[0]), term(step.value), argument(1), argument(2),
                        program_.uses().size());
        if (place >= 0)
            graphs.index[static_cast<std::size_t>(place)] = static_cast<int>(graphs.used);
        ++graphs.used;
        return result;
    }

    Memo& memo_of(int id) { return memos_[static_cast<std::size_t>(id)]; }

    /// What compute() gives, from the table where it is known.
    template <class T, class Compute>
    T remembered(std::vector<std::optional<T>>& table, const Step& step, Compute compute) {
        const long place = place_in_table(step);
        if (place < 0) return compute();
        if (table.empty()) table.resize(table_size(step));
        const auto at = static_cast<std::size_t>(place);
        if (!table[at]) {
            T now = compute();
            table[at] = std::move(now);
        }
        return *table[at];
    }

    /// Calls use() for each value of the variable, or of both ends of an edge in both directions,
    /// with whether the other direction came before.
    template <class Use>
    void over_range(const Step& step, Use use) {
        const auto slot = static_cast<std::size_t>(step.value);
        const VertexSet range =
            step.children.size() > 1 ? named_.neighbours(vertex(step.children[1])) : present_;
        for (Vertex u : range) {
            runs::poll();
            slots_[slot] = u;
            if (!is_over_edges(step.op)) {
                use(false);
                continue;
            }
            for (Vertex w : named_.neighbours(u) & present_) {
                slots_[slot] = u;
                slots_[slot + 1] = w;
                use(w < u);
            }
        }
    }

    /// A sum, a count, the greatest or the least; of none, 0 or undefined.
    Real folded(const Step& step) {
        const bool once = step.op == Op::sum_edges || step.op == Op::count_edges;
        const auto slot = static_cast<std::size_t>(step.value);
        std::vector<Real> values;
        bool defined = true;
        over_range(step, [&](bool again) {
            if (!once) return values.push_back(number(step.children[0]));
            if (!again || !defined) return;
            // An edge has to have one value from its two ends.
            values.push_back(number(step.children[0]));
            std::swap(slots_[slot], slots_[slot + 1]);
            defined = same(values.back(), number(step.children[0]));
        });
        return defined ? arithmetic::folded(step.op, values) : Real();
    }
    /// A truth value counts 0 or 1.
    Real number(int id) { return step_at(id).type == Type::boolean ? Real(value(id)) : real(id); }
    /// Both undefined, or equal.
    static bool same(const Real& a, const Real& b) {
        return a.is_undefined() || b.is_undefined() ? a.is_undefined() == b.is_undefined()
                                                    : compared(a, b) == 0;
    }

    Integer run(const Step& step) {
        if (is_fold(step.op)) return as_integer(folded(step));
        const bool all = step.op == Op::for_all || step.op == Op::for_all_neighbours;
        const bool some = step.op == Op::exists || step.op == Op::exists_neighbour;
        const VertexSet range =
            step.children.size() > 1 ? named_.neighbours(vertex(step.children[1])) : present_;
        std::int64_t count = 0;
        bool defined = true;
        for (Vertex u : range) {
            runs::poll();
            slots_[static_cast<std::size_t>(step.value)] = u;
            const Integer now = value(step.children[0]);
            if (all && now == Integer(0)) return now;
            if (some && now == Integer(1)) return now;
            defined = defined && !now.is_undefined();
            count += now == Integer(1) ? 1 : 0;
        }
        if (!defined) return Integer::undefined();
        return all ? 1 : some ? 0 : count;
    }

    Conjecture conjecture_;
    Program program_;
    int order_ = 0;
    /// The vertices by their names; those that are present, and the subject that terms ask.
    Graph named_;
    VertexSet present_;
    std::vector<VertexSet> sets_;
    Subject whole_;
    bool whole_is_loaded_ = false;
    std::array<Vertex, slots_max> slots_{};
    std::vector<Memo> memos_;
    std::vector<Graphs> graphs_;
    TermListener listener_;
};

Evaluator::Evaluator(const Conjecture& conjecture)
    : machine_(std::make_unique<Machine>(conjecture)) {}
Evaluator::~Evaluator() = default;
Evaluator::Evaluator(Evaluator&&) noexcept = default;
Evaluator& Evaluator::operator=(Evaluator&&) noexcept = default;

void Evaluator::load(const Graph& g) {
    machine_->load(g);
}
Instance Evaluator::at(Vertex v) {
    return machine_->at(v);
}
void Evaluator::load(const Graph& g, VertexSet present, std::span<const VertexSet> sets) {
    machine_->load(g, present, sets);
}
Integer Evaluator::value(Vertex v) {
    return machine_->whole(v);
}
Real Evaluator::real(Vertex v) {
    return machine_->real_whole(v);
}
Integer Evaluator::value(std::span<const Vertex> named) {
    return machine_->whole(named);
}
void Evaluator::bind(int slot, Vertex v) {
    machine_->bind(slot, v);
}
Real Evaluator::real_of(int node) {
    return machine_->real_of(node);
}
Integer Evaluator::value_of(int node) {
    return machine_->value_of(node);
}
std::optional<std::int64_t> Evaluator::slack(Vertex v) {
    return machine_->slack(v);
}
std::vector<PartValue> Evaluator::parts(Vertex v) {
    return machine_->parts(v);
}
void Evaluator::listen(TermListener listener) {
    machine_->listen(std::move(listener));
}
int Evaluator::computed() const {
    return machine_->computed();
}

}  // namespace gazetteer::conjectures
