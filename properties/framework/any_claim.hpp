// SPDX-License-Identifier: GPL-3.0-or-later
// A claim whose type of instances is forgotten: what the catalogue lists and the drivers run.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graph/rooted_graph.hpp"
#include "properties/framework/claim.hpp"
#include "properties/framework/report.hpp"
#include "properties/framework/session.hpp"

namespace gazetteer::properties {

/// A ClaimSession with the type forgotten.
struct AnySession {
    std::function<bool(int bound, const Limits&)> advance;
    std::function<void(int bound, const Limits&)> extend;
    std::function<void(const Limits&)> draw;
    std::function<int()> next_size;
    std::function<bool()> failed;
    std::function<bool()> settled;
    std::function<Report()> report;
};

/// Value semantics; made from any Claim<T>, or from a statement that is only cited.
class AnyClaim {
  public:
    template <class T>
    AnyClaim(Claim<T> claim);        // NOLINT(google-explicit-constructor)
    AnyClaim(CitedStatement cited);  // NOLINT(google-explicit-constructor)

    std::string id;
    std::string place;
    std::string says;
    std::string reading;
    /// The same in the language of conjectures; empty where it is said in C++ alone.
    std::string statement;
    /// The words beside a statement that is only cited.
    std::vector<Quotation> beside;
    /// Empty if the statement is cited.
    std::string domain;
    Status status = Status::asserted;
    std::string proved;
    std::string symbolic;
    Bounds bounds;
    std::vector<std::string> near_misses;
    /// The registered counterexample, as printed; empty if none.
    std::string refuted_by;
    std::string repaired_by;

    /// The key of the source: the id up to its first space.
    std::string source() const { return id.substr(0, id.find(' ')); }
    AnySession start() const { return start_(); }
    /// The same claim run by another session, which `wrap` makes of this one's.
    AnyClaim run_by(const std::function<AnySession(AnySession)>& wrap) const;
    /// Visits each instance of this size as printed, until a visit returns false.
    void each(int size, const std::function<bool(const std::string&)>& visit) const {
        each_(size, visit);
    }
    /// The least size that has an instance.
    int size_min() const { return size_min_; }
    /// The finding on one instance in its printed form; nothing if it does not parse or is not in
    /// the domain.
    std::optional<Finding> replay(std::string_view instance) const { return replay_(instance); }
    /// The graph of an instance in its printed form, with a name; nothing if it has none or does
    /// not parse.
    std::optional<InstanceGraph> graph_of(const std::string& instance) const {
        return graph_of_(instance);
    }

  private:
    std::function<AnySession()> start_;
    int size_min_ = 0;
    std::function<void(int, const std::function<bool(const std::string&)>&)> each_;
    std::function<std::optional<Finding>(std::string_view)> replay_;
    std::function<std::optional<InstanceGraph>(const std::string&)> graph_of_;
};

template <class T>
AnyClaim::AnyClaim(Claim<T> claim)
    : id(claim.id),
      place(claim.place),
      says(claim.says),
      reading(claim.reading),
      domain(claim.over.name),
      status(claim.status),
      proved(claim.proved),
      symbolic(claim.symbolic),
      bounds(claim.bounds),
      refuted_by(claim.refuted_by ? claim.over.print(*claim.refuted_by) : ""),
      repaired_by(claim.repaired_by) {
    for (const auto& miss : claim.near_misses) near_misses.push_back(miss.name);
    const auto shared = std::make_shared<const Claim<T>>(std::move(claim));
    start_ = [shared] {
        const auto session = std::make_shared<ClaimSession<T>>(*shared);
        return AnySession{
            .advance = [session](int bound, const Limits& l) { return session->advance(bound, l); },
            .extend = [session](int bound, const Limits& l) { session->extend(bound, l); },
            .draw = [session](const Limits& l) { session->draw(l); },
            .next_size = [session] { return session->next_size(); },
            .failed = [session] { return session->failed(); },
            .settled = [session] { return session->settled(); },
            .report = [session] { return session->report(); },
        };
    };
    size_min_ = shared->over.size_min;
    each_ = [shared](int size, const std::function<bool(const std::string&)>& visit) {
        shared->over.enumerate(size, [&](const T& x) { return visit(shared->over.print(x)); });
    };
    replay_ = [shared](std::string_view text) -> std::optional<Finding> {
        const auto instance = shared->over.parse(text);
        if (!instance || !shared->over.contains(*instance)) return std::nullopt;
        return shared->holds(*instance);
    };
    graph_of_ = [shared](const std::string& text) -> std::optional<InstanceGraph> {
        const auto instance = shared->over.parse(text);
        auto result = instance && shared->over.graph ? shared->over.graph(*instance) : std::nullopt;
        if (result && result->name.empty()) result->name = text;
        return result;
    };
}

// The types of instances that many papers share are compiled once, in any_claim.cpp.
extern template AnyClaim::AnyClaim(Claim<Graph>);
extern template AnyClaim::AnyClaim(Claim<RootedGraph>);
extern template AnyClaim::AnyClaim(Claim<Digraph>);
extern template AnyClaim::AnyClaim(Claim<RootedDigraph>);
extern template AnyClaim::AnyClaim(Claim<std::pair<Graph, Graph>>);
extern template AnyClaim::AnyClaim(Claim<std::array<int, 1>>);
extern template AnyClaim::AnyClaim(Claim<std::array<int, 2>>);
extern template AnyClaim::AnyClaim(Claim<std::array<int, 3>>);
extern template AnyClaim::AnyClaim(Claim<std::array<int, 4>>);

}  // namespace gazetteer::properties
