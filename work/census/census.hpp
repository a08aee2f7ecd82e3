// SPDX-License-Identifier: GPL-3.0-or-later
// A census: everything that a subject counts, over all graphs of some orders, in units that any
// number of threads or machines can share.
#pragma once

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "work/census/subject.hpp"
#include "work/shards/job.hpp"
#include "work/shards/shard.hpp"

namespace gazetteer::census {

/// What is counted. Two requests that differ in `by_size` or `json` only count the same.
struct Request {
    /// The name of what is counted.
    std::string subject;
    /// A game given as data, whose name `subject` is; null for one of subjects().
    std::shared_ptr<const Subject> data_game{};
    int order_min = 0;
    int order_max = 0;
    bool connected = false;
    bool labelled = false;
    /// An engine's name; empty for the fastest.
    std::string engine{};
    /// A second engine to compare with; empty for none.
    std::string check{};
    /// Where the shards exchange what they decide of an order, all at work at once; empty where
    /// each decides all.
    std::string exchange{};
    /// How it is printed.
    bool by_size = false;
    bool json = false;
    bool operator==(const Request&) const = default;
};
/// Two requests count the same things of the same game iff these agree: the text of a game given
/// as data stands there.
nlohmann::json to_json(const Request& request);
/// `data_game_of` makes the subject from the text of a game given as data, and is not called
/// without one. Throws nlohmann::json::exception on anything else, and what it throws.
using DataGameOf = std::function<std::shared_ptr<const Subject>(const std::string& rules)>;
Request request_from_json(const nlohmann::json& json, const DataGameOf& data_game_of);

/// Null when nothing of the name is counted.
const Subject* find_subject(const Request& request);

/// n!/|Aut| is computed exactly to this order.
constexpr int labelled_order_max = 13;

/// What cannot be met, and of which option: "order", "labelled", "check" or "exchange". The text
/// does not name the option, since each face writes it its own way.
class RefusedOption : public std::invalid_argument {
  public:
    RefusedOption(std::string option, const std::string& why)
        : std::invalid_argument(why), option_(std::move(option)) {}
    const std::string& option() const { return option_; }

  private:
    std::string option_;
};

/// Throws std::invalid_argument unless the request can be met: a known subject, orders that can be
/// generated, engines that there are and reach them. It is a RefusedOption where one is at fault.
void check_request(const Request& request);

Universe universe_of(const Request& request);

/// Whether the graphs of the order are counted by the subject's engine of whole orders: where it
/// reaches, unless another engine is asked for or a second one.
bool by_whole_order(const Request& request, int order);

/// Where the graphs of a shard come from, for people: "nauty-geng -q 5..6 RES/MOD".
std::string generator_text(const Request& request);

/// The units of one shard: those of each order in turn, the same for every shard. An order that is
/// counted as a whole is one unit.
class Plan {
  public:
    Plan(const Request& request, const runs::Shard& shard);

    int units() const { return first_.back(); }
    int order_of(int unit) const;
    /// The units first..last-1 are those of the order.
    int first_of(int order) const { return first_[place(order)]; }
    int last_of(int order) const { return first_[place(order) + 1]; }
    /// The unit's part of all graphs of its order.
    runs::Shard part_of(int unit) const;
    const Request& request() const { return request_; }

  private:
    std::size_t place(int order) const {
        return static_cast<std::size_t>(order - request_.order_min);
    }
    Request request_;
    runs::Shard shard_;
    /// At the place of an order, its first unit; at the end, the number of units.
    std::vector<int> first_;
};

/// Counts what is not counted yet, order after order. Returns whether all is done; false when
/// a stop was requested. Throws ProcessError, and EngineLimitExceeded before it begins when an
/// order that is counted as a whole takes more than the memos of all threads may.
bool run_census(const Plan& plan, runs::Ledger& ledger, const runs::RunOptions& options,
                runs::Monitor& monitor);

/// What all units of a run come to.
struct Findings {
    Tally tally;
    /// The disagreements of two engines, by order.
    std::map<int, std::uint64_t> disagreements;
    /// The first of them, sorted: at most disagreements_shown.
    std::vector<std::string> examples;
};
constexpr std::size_t disagreements_shown = 10;

/// The units of one shard, or of `shards` many one after the other.
Findings findings_of(const Request& request, const std::vector<runs::UnitState>& units,
                     int shards = 1);

/// Whether every order below is counted; the largest such order, order_min - 1 if none.
int bound_reached(const Plan& plan, const std::vector<runs::UnitState>& units);

/// Compares the number of graphs of each order and number of edges with the published numbers, and
/// the number of labelled ones. Throws std::runtime_error, naming the first that differs.
void check_totals(const Request& request, const Tally& tally);

}  // namespace gazetteer::census
