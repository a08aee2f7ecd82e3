// SPDX-License-Identifier: GPL-3.0-or-later
// The conformance suite of own games. Each check is a function of all positions that play can
// reach, and returns what is wrong with the first instance.
#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>

#include "faces/library/own/own_solver.hpp"
#include "gazetteer/hunt.hpp"

namespace gazetteer::v0 {

namespace {

std::vector<std::string> keys_of(const std::vector<Position>& positions) {
    std::vector<std::string> result;
    for (const Position& position : positions) result.push_back(position.key);
    return result;
}

/// What is gone through before the checks.
struct Reached {
    std::vector<AnyGraph> graphs;
    std::uint64_t starts = 0;
    /// By key.
    std::map<std::string, Position> positions;
    /// Two positions that have one key and not the same options.
    std::string same_key = {};
};

class Conformance {
  public:
    Conformance(const Ruleset& rules, const ConformanceOptions& options)
        : rules_(rules), options_(options), call_(options.limits) {
        report_.game = rules.name;
    }

    ConformanceReport report() {
        reach();
        check("options are the same each time", [&](auto& n) { return repeated(n); });
        check("options differ from each other and from the position",
              [&](auto& n) { return distinct(n); });
        check("keys tell positions apart", [&](auto& n) {
            n = reached_.positions.size();
            return reached_.same_key;
        });
        check("some position has a move", [&](auto& n) { return has_moves(n); });
        if (!report_.passed()) return report_;
        check("play ends", [&](auto& n) { return ends(n); });
        if (!report_.passed()) return report_;
        check("solver and definition agree", [&](auto& n) { return as_defined(n); });
        check("names of vertices do not matter", [&](auto& n) { return nameless(n); });
        check("sums add by nim-sum", [&](auto& n) { return sums(n); });
        return report_;
    }

  private:
    template <class Find>
    void check(const char* what, Find find) {
        ConformanceCheck result{what};
        result.fault = find(result.instances);
        report_.checks.push_back(std::move(result));
    }
    void look_at_stop() const {
        if (call_.stop().stop_requested()) throw runs::Stopped();
    }

    void reach() {
        std::vector<Position> open;
        const auto keep = [&](const AnyGraph& graph) {
            reached_.graphs.push_back(graph);
            for (Position& start : rules_.starts(graph)) {
                ++reached_.starts;
                open.push_back(std::move(start));
            }
            return true;
        };
        for_each_graph(options_.ground, keep, options_.limits);
        while (!open.empty()) {
            look_at_stop();
            const Position position = std::move(open.back());
            open.pop_back();
            meet(position, open);
        }
    }
    void meet(const Position& position, std::vector<Position>& open) {
        std::vector<Position> options = rules_.options(position);
        const auto [place, is_new] = reached_.positions.emplace(position.key, position);
        if (is_new) {
            std::ranges::move(options, std::back_inserter(open));
        } else if (reached_.same_key.empty() &&
                   keys_of(rules_.options(place->second)) != keys_of(options)) {
            reached_.same_key = "two positions with other options have the key " + shown(position);
        }
    }

    std::string repeated(std::uint64_t& instances) {
        for (const auto& [key, position] : reached_.positions) {
            ++instances;
            if (keys_of(rules_.options(position)) != keys_of(rules_.options(position)))
                return shown(position) + " has other options when it is asked again";
        }
        return "";
    }
    std::string distinct(std::uint64_t& instances) {
        for (const auto& [key, position] : reached_.positions) {
            ++instances;
            std::set<std::string> met{key};
            for (const Position& option : rules_.options(position))
                if (!met.insert(option.key).second)
                    return "from " + shown(position) + " two moves lead to " + shown(option) +
                           ", or one leads nowhere else";
        }
        return "";
    }
    std::string has_moves(std::uint64_t& instances) {
        for (const auto& [key, position] : reached_.positions)
            if (!rules_.options(position).empty()) ++instances;
        return instances == 0 ? "of " + std::to_string(reached_.positions.size()) +
                                    " positions none has a move: nothing is tested"
                              : "";
    }
    std::string ends(std::uint64_t& instances) {
        Solver solver(rules_, options_.limits);
        for (const auto& [key, position] : reached_.positions) {
            ++instances;
            try {
                solver.grundy_value(position);
            } catch (const InputError& e) {
                return e.what();
            }
        }
        return "";
    }

    /// The Grundy value by its definition; nothing when that takes more moves than are left.
    std::optional<int> defined(const Position& position, std::uint64_t& left) const {
        std::vector<int> values;
        for (const Position& option : rules_.options(position)) {
            if (left == 0) return std::nullopt;
            --left;
            const auto value = defined(option, left);
            if (!value) return std::nullopt;
            values.push_back(*value);
        }
        int result = 0;
        while (std::ranges::count(values, result) > 0) ++result;
        return result;
    }
    std::string as_defined(std::uint64_t& instances) {
        Solver solver(rules_, options_.limits);
        for (const auto& [key, position] : reached_.positions) {
            look_at_stop();
            std::uint64_t left = options_.definition_moves_max;
            const auto value = defined(position, left);
            if (!value) continue;
            ++instances;
            if (solver.grundy_value(position) != *value)
                return shown(position) + " has Grundy value " + std::to_string(*value) +
                       " by the definition, not " + std::to_string(solver.grundy_value(position));
            if ((solver.outcome(position) == Outcome::P) != (*value == 0))
                return shown(position) + " has another outcome by the definition";
        }
        return "";
    }

    std::vector<int> values_of_starts(Solver& solver, const AnyGraph& graph) const {
        std::vector<int> result;
        for (const Position& start : rules_.starts(graph))
            result.push_back(solver.grundy_value(start));
        std::ranges::sort(result);
        return result;
    }
    std::string nameless(std::uint64_t& instances) {
        Solver solver(rules_, options_.limits);
        std::mt19937_64 dice(1);
        for (const AnyGraph& graph : reached_.graphs) {
            look_at_stop();
            const std::vector<int> values = values_of_starts(solver, graph);
            for (int i = 0; i < relabellings; ++i, ++instances)
                if (const AnyGraph other = relabelled(graph, dice);
                    values_of_starts(solver, other) != values)
                    return "the starts on " + to_text(graph) + " and on " + to_text(other) +
                           " have other values";
        }
        return "";
    }
    static AnyGraph relabelled(const AnyGraph& graph, std::mt19937_64& dice);

    std::string sums(std::uint64_t& instances);

    static constexpr int relabellings = 4;

    const Ruleset& rules_;
    const ConformanceOptions& options_;
    CallLimits call_;
    Reached reached_;
    ConformanceReport report_;
};

AnyGraph Conformance::relabelled(const AnyGraph& graph, std::mt19937_64& dice) {
    std::vector<int> image(static_cast<std::size_t>(order_of(graph)));
    for (std::size_t i = 0; i < image.size(); ++i) image[i] = static_cast<int>(i);
    std::ranges::shuffle(image, dice);
    const auto at = [&](int v) { return image[static_cast<std::size_t>(v)]; };
    if (const auto* digraph = std::get_if<Digraph>(&graph)) {
        std::vector<Arc> arcs;
        for (const Arc& a : digraph->arcs()) arcs.push_back({at(a.tail), at(a.head)});
        return Digraph(digraph->order(), arcs);
    }
    std::vector<Edge> edges;
    for (const Edge& e : std::get<Graph>(graph).edges()) edges.push_back({at(e.u), at(e.v)});
    return Graph(order_of(graph), edges);
}

/// Two positions beside each other: a move is one in either.
using Pair = std::array<Position, 2>;

Position position_of_pair(const Position& first, const Position& second) {
    return {std::to_string(first.key.size()) + ":" + first.key + second.key, Pair{first, second}};
}

Ruleset sum_of(const Ruleset& rules) {
    return {rules.name + " + " + rules.name,
            [options = rules.options](const Position& both) {
                const auto& [first, second] = std::any_cast<const Pair&>(both.value);
                std::vector<Position> result;
                for (const Position& option : options(first))
                    result.push_back(position_of_pair(option, second));
                for (const Position& option : options(second))
                    result.push_back(position_of_pair(first, option));
                return result;
            },
            {}};
}

std::string Conformance::sums(std::uint64_t& instances) {
    Solver one(rules_, options_.limits);
    Solver both(sum_of(rules_), options_.limits);
    // The smallest keys are mostly those of small positions.
    std::vector<const Position*> sample;
    for (const auto& [key, position] : reached_.positions) sample.push_back(&position);
    std::ranges::stable_sort(sample, {}, [](const Position* p) { return p->key.size(); });
    for (std::size_t i = 0; i < sample.size(); ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            if (instances == options_.sums_max) return "";
            look_at_stop();
            ++instances;
            const int value = both.grundy_value(position_of_pair(*sample[i], *sample[j]));
            if (value != (one.grundy_value(*sample[i]) ^ one.grundy_value(*sample[j])))
                return shown(*sample[i]) + " and " + shown(*sample[j]);
        }
    return "";
}

}  // namespace

std::string to_text(const ConformanceReport& report) {
    std::string result;
    for (const ConformanceCheck& check : report.checks)
        result +=
            report.game + ": " + (check.fault.empty() ? "" : "NOT ") + check.what + ": " +
            (check.fault.empty() ? std::to_string(check.instances) + " instances" : check.fault) +
            "\n";
    return result;
}

ConformanceReport conforms(const Ruleset& rules, const ConformanceOptions& options) {
    return in_public([&] { return Conformance(rules, options).report(); });
}

}  // namespace gazetteer::v0
