// SPDX-License-Identifier: GPL-3.0-or-later
// What can be counted: a game (or even kernels), the engines that decide it, and the counts that
// are made of an engine's answers. An engine that is faster must give the same answers; two of them
// are compared graph by graph.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "work/census/count.hpp"
#include "work/census/universe.hpp"
#include "work/snapshot.hpp"

namespace gazetteer::census {

struct Counting {
    /// The order of all graphs that will come.
    int order = 0;
    /// An engine's name; empty for the first that reaches the order, which is the fastest.
    std::string engine{};
    /// Compare with this one, graph by graph; empty for none.
    std::string check{};
    /// Weigh each graph by n!/|Aut|, the number of its labellings.
    bool labelled = false;
};

/// Counts lines of nauty, graphs of one order. Not for two threads at once.
struct LineCounter {
    /// How many lines at a time serve the engine best; any number from 1 to this one is allowed.
    std::size_t batch = 1;
    /// Adds the lines to a tally. Returns where the two engines disagree, a text a line of nauty.
    /// Throws ProcessError if a line is not a graph.
    std::function<std::vector<std::string>(std::span<const std::string>, Tally&)> count{};
};

struct EngineName {
    std::string name;
    /// How it decides, for help texts.
    std::string says;
    /// The largest order that it takes.
    int order_max = 32;
    bool operator==(const EngineName&) const = default;
};

/// How the columns of a tally are called. Column 0 is always the number of unlabelled graphs;
/// named column i stands at i + 1.
struct Columns {
    /// An empty name: not counted.
    std::vector<std::string> names;
    /// If not empty: the columns after the named ones are a histogram of this name, from 0.
    std::string histogram;
};

/// A part of all graphs of one order.
struct OrderPart {
    Universe universe;
    int order = 0;
    bool labelled = false;
    /// The parts of all shards are disjoint and cover the order; they are not those of nauty.
    runs::Shard shard;
    /// 0 takes every core.
    int threads = 0;
    /// Where it can be saved as it goes.
    std::optional<runs::SnapshotPlan> snapshot{};
    /// Not empty: with the other shards, in this folder.
    std::string shared_folder{};
};

/// An engine that decides all graphs of an order at once, much faster than one after the other.
struct WholeOrder {
    /// Empty, and reaches no order: there is none.
    EngineName engine{"", "", -1};
    /// Whether its shards can exchange what they decide.
    bool exchanges = false;
    /// About what an order takes, for all threads together; or each of several shards that exchange
    /// what they decide.
    std::function<std::size_t(int order, std::uint64_t nodes)> bytes{};
    /// Asked now and then, with the share that is done, from 0 to 1: whether to go on.
    using GoOn = std::function<bool(double done)>;
    /// The tally of a part. Nothing when `go_on` stopped it.
    std::function<std::optional<Tally>(const OrderPart&, const GoOn& go_on)> tally{};

    bool reaches(int order) const { return 0 <= order && order <= engine.order_max; }
};

struct Subject {
    std::string name;
    /// The text of a game given as data, script::text(): two games of one name are two subjects.
    std::string rules{};
    Kind kind = Kind::graphs;
    /// The fastest first; that of whole orders included.
    std::vector<EngineName> engines{};
    /// An event of a labelled graph of G(n, p), "vertex 1 is an N-position"; empty: none is
    /// defined.
    std::string event{};
    /// How many labelled graphs have it, from a labelled row. Throws std::logic_error when the row
    /// is not one of whole orbits.
    std::function<Integer(const Tally::Row&, int order)> favourable{};

    std::function<Columns(bool labelled)> columns{};
    /// The fastest engine of all, where there is one.
    WholeOrder whole{};
    /// Graph by graph. Throws std::invalid_argument, naming the engines there are, if one is not
    /// among them or does not reach the order.
    std::function<LineCounter(const Counting&)> counter{};
};

/// All of them, in the order of the help text.
const std::vector<Subject>& subjects();
/// Null when there is none of the name.
const Subject* find_subject(std::string_view name);

}  // namespace gazetteer::census
