// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/rules/change.hpp"

#include <algorithm>

#include "language/rules/refutation.hpp"

namespace gazetteer::conjectures {

namespace {

using script::Effect;
using script::Item;

constexpr int slot_of(script::Name name) {
    return name + 1;
}

/// Assumes what is so where effects change nothing. To assume less is sound. A name that stands for
/// several vertices is taken for one of them: what leaves all of them as they are leaves that one.
class Unchanged {
  public:
    Unchanged(Refutation& facts, const MoveSite& site) : facts_(facts), site_(site) {}

    /// False if the effect always changes something.
    bool assume(const Effect& effect) {
        switch (effect.kind) {
            case Effect::Kind::remove:
                for (const Item& item : effect.items)
                    if (!assume_empty(item)) return false;
                return true;
            case Effect::Kind::erase_edge:
                facts_.assume(facts_.negation(
                    edge(slot_of(effect.items[0].place), slot_of(effect.items[1].place))));
                return true;
            case Effect::Kind::erase_at:
                assume_alone(slot_of(effect.items[0].place));
                return true;
            case Effect::Kind::keep:
                if (!names_several(effect.items)) assume_all(effect.items);
                return true;
            case Effect::Kind::include:
                for (const Item& item : effect.items) assume_of_each(item, effect.target, true);
                return true;
            case Effect::Kind::exclude:
                for (const Item& item : effect.items) assume_of_each(item, effect.target, false);
                return true;
            case Effect::Kind::place:
                return true;
        }
        return true;
    }

    /// The edge, or the arc from u.
    int edge(int u, int w) { return site_.directed ? facts_.arc(u, w) : facts_.adjacent(u, w); }

  private:
    void assume_alone(int u) {
        facts_.assume(facts_.joined(Op::equal, facts_.degree(u), facts_.number(0)));
    }

    /// No vertex is of the item.
    bool assume_empty(const Item& item) {
        if (item.kind == Item::Kind::vertex || spreads(item)) return false;
        if (is_of_set(item)) {
            facts_.assume(facts_.empty(item.place));
        } else if (!site_.directed) {
            assume_alone(slot_of(item.place));
        } else {
            facts_.assume(facts_.for_all([&](int x) { return facts_.negation(is_in(x, item)); }));
        }
        return true;
    }

    /// It is the vertex, its neighbours, and others.
    static bool spreads(const Item& item) {
        return item.kind == Item::Kind::reachable || item.kind == Item::Kind::joined;
    }
    /// It is the set, and perhaps others.
    static bool is_of_set(const Item& item) {
        return item.kind == Item::Kind::set || item.kind == Item::Kind::joined_to_set;
    }

    /// The vertex x is of the item, of which others may be as well.
    int is_in(int x, const Item& item) {
        switch (item.kind) {
            case Item::Kind::set:
            case Item::Kind::joined_to_set:
                return facts_.member(x, item.place);
            case Item::Kind::neighbours:
                return edge(slot_of(item.place), x);
            case Item::Kind::into:
                return edge(x, slot_of(item.place));
            default:
                return facts_.same(x, slot_of(item.place));
        }
    }

    /// All vertices are of the items.
    void assume_all(const std::vector<Item>& items) {
        for (const Item& item : items)
            if (spreads(item) || item.kind == Item::Kind::joined_to_set) return;
        facts_.assume(facts_.for_all([&](int x) {
            int result = is_in(x, items[0]);
            for (std::size_t i = 1; i < items.size(); ++i)
                result = facts_.joined(Op::disjunction, result, is_in(x, items[i]));
            return result;
        }));
    }

    /// All vertices of the item are in the set, or none is.
    void assume_of_each(const Item& item, int set, bool inside) {
        const auto in_place = [&](int x) {
            const int member = facts_.member(x, set);
            return inside ? member : facts_.negation(member);
        };
        if (item.kind == Item::Kind::vertex || spreads(item))
            facts_.assume(in_place(slot_of(item.place)));
        if (item.kind == Item::Kind::vertex) return;
        const Item others{spreads(item) ? Item::Kind::neighbours : item.kind, item.place};
        facts_.assume(facts_.for_all([&](int x) {
            const int is_one = is_in(x, others);
            return facts_.joined(Op::implication, is_one, in_place(x));
        }));
    }

    /// What is kept is then more than what one of the vertices would have kept.
    bool names_several(const std::vector<Item>& items) const {
        return site_.binder.several && std::ranges::any_of(items, [&](const Item& item) {
                   return !is_of_set(item) && item.place == site_.binder.second;
               });
    }

    Refutation& facts_;
    const MoveSite& site_;
};

Expression always() {
    Expression result;
    result.set_root(result.add({Op::constant, Type::boolean, TermGame::none, 1, {}}));
    return result;
}

}  // namespace

bool changes(const MoveSite& site, std::span<const Effect> effects) {
    const Expression condition = site.condition ? *site.condition : always();
    if (condition.nodes().size() > Refutation::size_max) return false;
    Refutation facts(condition, site.names);
    Unchanged unchanged(facts, site);
    facts.assume(condition.root());
    if (site.binder.kind != script::Binder::Kind::vertex)
        facts.assume(unchanged.edge(slot_of(site.binder.first), slot_of(site.binder.second)));
    for (const Effect& effect : effects)
        if (!unchanged.assume(effect)) return true;
    return facts.refuted();
}

}  // namespace gazetteer::conjectures
