#include "conjectures/language/evaluator.hpp"

#include <algorithm>
#include <numeric>

#include "conjectures/language/exact.hpp"
#include "oracle/tables/engine_limits.hpp"
#include "runs/work/limits.hpp"

namespace gazetteer::conjectures {

namespace {

constexpr double quantifier_range = 8;
constexpr int slots_max = 512;
/// Tables are kept for parts that depend on at most this many variables.
constexpr std::size_t memo_variables_max = 2;

bool is_quantifier(Op op) {
    return op >= Op::for_all;
}
bool is_comparison(Op op) {
    return op >= Op::equal && op <= Op::greater_equal;
}
bool is_arithmetic(Op op) {
    return op >= Op::add && op <= Op::max;
}

/// Whether it holds of two sides so ordered; undefined where they are not.
Integer satisfied(Op comparison, std::partial_ordering order) {
    if (order == std::partial_ordering::unordered) return Integer::undefined();
    switch (comparison) {
        case Op::equal:
            return order == 0;
        case Op::unequal:
            return order != 0;
        case Op::less:
            return order < 0;
        case Op::less_equal:
            return order <= 0;
        case Op::greater:
            return order > 0;
        default:
            return order >= 0;
    }
}

}  // namespace

class Evaluator::Machine {
    /// A node made ready: chains of and, or are one step with their cheapest members first.
    struct Step {
        Op op = Op::constant;
        Type type = Type::boolean;
        std::int64_t value = 0;
        std::vector<int> children;
        /// The slots that occur in it unbound, ascending.
        std::vector<int> variables;
        /// Expected nanoseconds.
        double cost = 0;
        /// The place of a term among the uses, and whether its value is inverted (N is not P).
        std::size_t use = 0;
        bool inverted = false;
    };

  public:
    explicit Machine(const Conjecture& conjecture) : conjecture_(conjecture) {
        for (const Node& node : conjecture.expression().nodes()) steps_.push_back(prepared(node));
        for (std::size_t i = 0; i < steps_.size(); ++i) flatten(i);
        hypotheses_ = conjecture.hypotheses();
        by_cost(hypotheses_);
        memos_.resize(steps_.size());
        graphs_.resize(steps_.size());
    }

    void load(const Graph& g) {
        whole_.load(g, uses_.size());
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
        for (Memo& memo : memos_) memo.values.clear();
        for (Graphs& graphs : graphs_) graphs.used = 0, graphs.index.clear();
    }

    Instance at(Vertex v) {
        slots_[0] = v;
        for (int hypothesis : hypotheses_)
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

    std::optional<std::int64_t> slack(Vertex v) {
        slots_[0] = v;
        const Step& step = step_at(conjecture_.conclusion());
        if (step.op < Op::equal || step.op > Op::greater_equal || step.op == Op::unequal ||
            step_at(step.children[0]).type != Type::integer)
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
        for (std::size_t i = 0; i < steps_.size(); ++i) {
            const Step& step = steps_[i];
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
    /// The values of a quantifier by the values of its variables; `unknown` elsewhere.
    struct Memo {
        std::vector<std::int64_t> values;
    };
    /// The graphs that an operator has made, by the values of its variables.
    struct Graphs {
        std::vector<std::unique_ptr<Subject>> subjects;
        std::size_t used = 0;
        std::vector<int> index;
    };
    static constexpr std::int64_t unknown = std::numeric_limits<std::int64_t>::min() + 1;

    const Step& step_at(int id) const { return steps_[static_cast<std::size_t>(id)]; }

    Step prepared(const Node& node) {
        Step step{node.op, node.type, node.value, node.children, {}, 1};
        std::vector<bool> occurs(slots_max);
        if (node.op == Op::variable) occurs[static_cast<std::size_t>(node.value)] = true;
        for (int child : node.children) {
            step.cost += step_at(child).cost;
            for (int slot : step_at(child).variables) occurs[static_cast<std::size_t>(slot)] = true;
        }
        if (is_quantifier(node.op)) {
            step.cost *= quantifier_range;
            occurs[static_cast<std::size_t>(node.value)] = false;
        }
        for (int slot = 0; slot < slots_max; ++slot)
            if (occurs[static_cast<std::size_t>(slot)]) step.variables.push_back(slot);
        if (node.op == Op::term) prepare_term(node, step);
        return step;
    }

    void prepare_term(const Node& node, Step& step) {
        step.cost += term(node.value).nanoseconds;
        TermUse use{static_cast<int>(node.value), node.game, conjecture_.by(node.game)};
        static const int place_of_N = find_term("N");
        static const int place_of_P = find_term("P");
        if (use.place == place_of_N) {
            use.place = place_of_P;
            step.inverted = true;
        }
        const auto known = std::ranges::find(uses_, use);
        step.use = static_cast<std::size_t>(known - uses_.begin());
        if (known == uses_.end()) uses_.push_back(use);
    }

    void by_cost(std::vector<int>& ids) const {
        std::ranges::stable_sort(ids, {}, [this](int id) { return step_at(id).cost; });
    }

    /// (a and b) and c as and(a, b, c), the cheapest first.
    void flatten(std::size_t i) {
        Step& step = steps_[i];
        if (step.op != Op::conjunction && step.op != Op::disjunction) return;
        std::vector<int> members;
        for (int child : step.children) {
            const Step& inner = step_at(child);
            if (inner.op == step.op)
                members.insert(members.end(), inner.children.begin(), inner.children.end());
            else
                members.push_back(child);
        }
        std::ranges::sort(members);
        members.erase(std::unique(members.begin(), members.end()), members.end());
        by_cost(members);
        step.children = std::move(members);
    }

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
                return term_value(step);
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
            case Op::adjacent:
                return adjacent(step) ? 1 : 0;
            case Op::member:
                return set(step).contains(vertex(step.children[0])) ? 1 : 0;
            case Op::empty_set:
                return set(step).empty() ? 1 : 0;
            default:
                return is_quantifier(step.op) ? quantified(id)
                       : is_comparison(step.op)
                           ? comparison(step)
                           : arithmetic(step.op, value(step.children[0]), value(step.children[1]));
        }
    }

    static Integer negated(Integer a) { return a.is_undefined() ? a : Integer(1 - a.value()); }
    static Integer differ(Integer a, Integer b) {
        return a.is_undefined() || b.is_undefined() ? Integer::undefined() : Integer(a != b);
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
        const Integer a = value(step.children[0]);
        const Integer b = value(step.children[1]);
        const bool defined = !a.is_undefined() && !b.is_undefined();
        return satisfied(step.op, defined
                                      ? std::partial_ordering(a.value() <=> b.value())
                                      : compared(exact(step.children[0]), exact(step.children[1])));
    }

    Exact exact(int id) {
        const Step& step = step_at(id);
        if (step.op == Op::minus)
            return operated(Op::subtract, Integer(0), exact(step.children[0]));
        if (!is_arithmetic(step.op)) return value(id);
        return operated(step.op, exact(step.children[0]), exact(step.children[1]));
    }

    static Integer arithmetic(Op op, Integer a, Integer b) {
        switch (op) {
            case Op::add:
                return a + b;
            case Op::subtract:
                return a - b;
            case Op::multiply:
                return a * b;
            case Op::divide:
                return divide(a, b);
            case Op::modulo:
                return modulo(a, b);
            case Op::gcd:
                return gcd(a, b);
            case Op::min:
                return min(a, b);
            case Op::max:
                return max(a, b);
            default:
                throw ContractViolation("requires an operation of two integers");
        }
    }

    std::string value_text(int id) {
        try {
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

    Integer term_value(const Step& step) {
        const Vertex v = step.children.size() > 1 ? vertex(step.children[1]) : -1;
        const Integer plain = subject(step.children[0]).value(uses_, step.use, v, listener_);
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
        if (!whole_is_loaded_) whole_.load(named_, present_, uses_.size());
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
        result.load(subject(step.children[0]), term(step.value), argument(1), argument(2),
                    uses_.size());
        if (place >= 0)
            graphs.index[static_cast<std::size_t>(place)] = static_cast<int>(graphs.used);
        ++graphs.used;
        return result;
    }

    Integer quantified(int id) {
        const Step& step = step_at(id);
        std::vector<std::int64_t>& table = memos_[static_cast<std::size_t>(id)].values;
        const long place = place_in_table(step);
        if (place < 0) return run(step);
        if (table.empty()) table.assign(table_size(step), unknown);
        if (table[static_cast<std::size_t>(place)] == unknown) {
            const std::int64_t now = run(step).value();
            table[static_cast<std::size_t>(place)] = now;
        }
        return table[static_cast<std::size_t>(place)];
    }

    Integer run(const Step& step) {
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
    std::vector<Step> steps_;
    std::vector<TermUse> uses_;
    std::vector<int> hypotheses_;
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
Integer Evaluator::value(std::span<const Vertex> named) {
    return machine_->whole(named);
}
void Evaluator::bind(int slot, Vertex v) {
    machine_->bind(slot, v);
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
