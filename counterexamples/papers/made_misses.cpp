// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/papers/made_misses.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "counterexamples/papers/same_comparison.hpp"
#include "language/expressions/terms.hpp"

namespace gazetteer::conjectures {

namespace {

/// What becomes of the whole when a part is true more often.
struct Effect {
    /// It may say more: the part stands where it is claimed, or under something mixed.
    bool claimed = false;
    /// It may say less: the part is a hypothesis.
    bool assumed = false;
    Effect opposite() const { return {assumed, claimed}; }
    static Effect mixed() { return {true, true}; }
    bool operator==(const Effect&) const = default;
};

/// The effects of all boolean parts; a part of a number is mixed.
class Effects {
  public:
    explicit Effects(const Expression& expression)
        : expression_(expression), effects_(expression.nodes().size()) {
        spread(expression.root(), {.claimed = true});
    }
    Effect of(int id) const { return effects_[static_cast<std::size_t>(id)]; }

  private:
    void spread(int id, Effect effect) {
        Effect& known = effects_[static_cast<std::size_t>(id)];
        const Effect both{known.claimed || effect.claimed, known.assumed || effect.assumed};
        if (both == known) return;
        known = both;
        const Node& node = expression_.node(id);
        for (std::size_t i = 0; i < node.children.size(); ++i)
            spread(node.children[i], of_child(node.op, i, both));
    }
    static Effect of_child(Op op, std::size_t i, Effect effect) {
        switch (op) {
            case Op::conjunction:
            case Op::disjunction:
            case Op::for_all:
            case Op::exists:
            case Op::for_all_neighbours:
            case Op::exists_neighbour:
            case Op::for_all_sets:
            case Op::exists_set:
                return effect;
            case Op::for_all_numbers:
            case Op::exists_number:
                return i == 0 ? effect : Effect::mixed();
            case Op::negation:
                return effect.opposite();
            case Op::implication:
                return i == 0 ? effect.opposite() : effect;
            default:
                return Effect::mixed();
        }
    }

    const Expression& expression_;
    std::vector<Effect> effects_;
};

/// Copies an expression with one part made another.
class Changed {
  public:
    using Change = std::function<int(Changed&, const Node&)>;

    Changed(const Expression& from, int part, Change change)
        : from_(from), part_(part), change_(std::move(change)) {}

    std::string text() {
        result_.set_about(from_.about());
        result_.set_root(at(from_.root()));
        return to_string(result_);
    }
    /// That of one part.
    std::string text_of(int id) {
        result_.set_about(from_.about());
        return to_string(result_, at(id));
    }
    /// What a part has become.
    int at(int id) {
        if (const auto known = done_.find(id); known != done_.end()) return known->second;
        const Node& node = from_.node(id);
        const int made = id == part_ ? change_(*this, node) : add(node);
        done_.emplace(id, made);
        return made;
    }
    /// The node with its children as they have become.
    int add(Node node) {
        for (int& child : node.children) child = at(child);
        if (node.op == Op::given_graph)
            node.value = result_.add(from_.given_graphs()[static_cast<std::size_t>(node.value)]);
        return result_.add(std::move(node));
    }

  private:
    const Expression& from_;
    int part_;
    Change change_;
    Expression result_;
    std::map<int, int> done_;
};

Changed::Change with_op(Op op) {
    return [op](Changed& changed, Node node) {
        node.op = op;
        return changed.add(std::move(node));
    };
}

Changed::Change only_child(std::size_t i) {
    return [i](Changed& changed, const Node& node) { return changed.at(node.children[i]); };
}

/// Signs that are true more rarely than the first, and that are true more often.
struct WrittenSign {
    Op op;
    std::vector<Op> rarer;
    std::vector<Op> wider;
};
const std::vector<WrittenSign> written_signs{
    {Op::less, {}, {Op::less_equal}},
    {Op::less_equal, {Op::less, Op::equal}, {}},
    {Op::greater, {}, {Op::greater_equal}},
    {Op::greater_equal, {Op::greater, Op::equal}, {}},
    {Op::equal, {}, {Op::less_equal, Op::greater_equal}},
    {Op::disjunction, {Op::conjunction}, {}},
    {Op::conjunction, {}, {Op::disjunction}},
    {Op::implication, {Op::equivalence}, {}},
    {Op::equivalence, {}, {Op::implication}},
    {Op::exists, {Op::for_all}, {}},
    {Op::for_all, {}, {Op::exists}},
    {Op::exists_neighbour, {Op::for_all_neighbours}, {}},
    {Op::for_all_neighbours, {}, {Op::exists_neighbour}},
    {Op::exists_set, {Op::for_all_sets}, {}},
    {Op::for_all_sets, {}, {Op::exists_set}},
    {Op::exists_number, {Op::for_all_numbers}, {}},
    {Op::for_all_numbers, {}, {Op::exists_number}},
};

/// Terms that are taken for one another.
constexpr std::array<std::pair<std::string_view, std::string_view>, 7> near_terms{{
    {"P", "N"},
    {"inner_vertex", "outer_vertex"},
    {"min_degree", "max_degree"},
    {"radius", "diameter"},
    {"order", "size"},
    {"clique_number", "independence_number"},
    {"saturated", "outer_vertex"},
}};

class Maker {
  public:
    explicit Maker(const Conjecture& conjecture)
        : conjecture_(conjecture),
          expression_(conjecture.expression()),
          effects_(expression_),
          seen_{to_string(expression_)} {}

    std::vector<MadeMiss> make() {
        for (int id = 0; id < static_cast<int>(expression_.nodes().size()); ++id) change(id);
        return std::move(result_);
    }

  private:
    void change(int id) {
        const Node& node = expression_.node(id);
        if (node.type == Type::boolean) change_boolean(id, node);
        if (node.op == Op::constant && node.type == Type::integer) {
            move(id, 1);
            move(id, -1);
        }
        if (node.op == Op::term) change_term(id, node);
        // A row is made a column, and their numbers one another.
        if (node.op == Op::coordinate)
            add(id, [](Changed& changed, Node other) {
                other.value ^= 1;
                return changed.add(std::move(other));
            });
    }

    void change_boolean(int id, const Node& node) {
        const Effect effect = effects_.of(id);
        if (effect.assumed && node.op == Op::conjunction)
            for (std::size_t i : {std::size_t{0}, std::size_t{1}})
                add(id, only_child(1 - i), "without " + text(node.children[i]));
        if (effect.claimed && node.op == Op::implication)
            add(id, only_child(1), "without " + text(node.children[0]));
        for (const WrittenSign& sign : written_signs) {
            if (sign.op != node.op) continue;
            if (effect.claimed)
                for (Op op : sign.rarer)
                    if (!is_same_comparison(expression_, node, op))
                        add(id, with_op(op), "", op == Op::less || op == Op::greater);
            if (effect.assumed)
                for (Op op : sign.wider)
                    if (!is_same_comparison(expression_, node, op)) add(id, with_op(op));
        }
        if (effect.assumed && node.op == Op::equivalence)
            add(id, [](Changed& changed, Node other) {
                std::swap(other.children[0], other.children[1]);
                other.op = Op::implication;
                return changed.add(std::move(other));
            });
    }

    void move(int id, std::int64_t by) {
        constexpr std::int64_t far = 1'000'000'000;
        const std::int64_t value = expression_.node(id).value;
        if (value > far || value < -far || value + by < 0) return;
        add(
            id,
            [by](Changed& changed, Node node) {
                node.value += by;
                return changed.add(std::move(node));
            },
            std::to_string(value + by) + " instead of " + std::to_string(value));
    }

    void change_term(int id, const Node& node) {
        const auto all = terms();
        const std::string_view name = all[static_cast<std::size_t>(node.value)].name;
        for (const auto& [one, other] : near_terms) {
            if (name != one && name != other) continue;
            const std::string_view wanted = name == one ? other : one;
            const auto found = std::ranges::find_if(
                all, [&](const Term& term) { return std::string_view(term.name) == wanted; });
            if (found == all.end()) continue;
            const auto place = static_cast<std::int64_t>(found - all.begin());
            add(id, [place](Changed& changed, Node changed_node) {
                changed_node.value = place;
                return changed.add(std::move(changed_node));
            });
        }
    }

    std::string text(int id) const { return to_string(expression_, id); }

    /// What cannot be said is no variant, such as a term that takes something else.
    void add(int id, const Changed::Change& change, std::string name = "", bool strict = false) {
        const std::string changed = Changed(expression_, id, change).text();
        const auto parsed = parse_like(changed, expression_);
        if (!parsed || !seen_.insert(changed).second) return;
        if (name.empty()) name = part_text(id, change) + " instead of " + text(id);
        result_.push_back({std::move(name), Conjecture(*parsed, conjecture_.by()), strict});
    }
    std::string part_text(int id, const Changed::Change& change) const {
        return Changed(expression_, id, change).text_of(id);
    }

    const Conjecture& conjecture_;
    const Expression& expression_;
    Effects effects_;
    std::set<std::string> seen_;
    std::vector<MadeMiss> result_;
};

}  // namespace

std::vector<MadeMiss> made_misses(const Conjecture& conjecture) {
    return Maker(conjecture).make();
}

}  // namespace gazetteer::conjectures
