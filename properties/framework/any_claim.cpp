// SPDX-License-Identifier: GPL-3.0-or-later
#include "properties/framework/any_claim.hpp"

#include <limits>

namespace gazetteer::properties {

namespace {

/// Nothing is run: no size is left, and the verdict says that the statement is cited.
AnySession nothing_to_run(const std::string& id) {
    return {
        .advance = [](int, const Limits&) { return false; },
        .extend = [](int, const Limits&) {},
        .draw = [](const Limits&) {},
        .next_size = [] { return std::numeric_limits<int>::max(); },
        .failed = [] { return false; },
        .settled = [] { return false; },
        .report =
            [id] {
                Report result;
                result.id = id;
                result.verdict = VerdictKind::cited;
                result.exhaustive.complete = true;
                return result;
            },
    };
}

}  // namespace

AnyClaim::AnyClaim(CitedStatement cited)
    : id(std::move(cited.id)),
      place(std::move(cited.place)),
      says(std::move(cited.says)),
      reading(std::move(cited.reading)),
      beside(std::move(cited.beside)),
      status(Status::cited),
      start_([name = id] { return nothing_to_run(name); }),
      each_([](int, const std::function<bool(const std::string&)>&) {}),
      replay_([](std::string_view) { return std::nullopt; }),
      graph_of_([](const std::string&) { return std::nullopt; }) {}

AnyClaim AnyClaim::run_by(const std::function<AnySession(AnySession)>& wrap) const {
    AnyClaim result = *this;
    result.start_ = [start = start_, wrap] { return wrap(start()); };
    return result;
}

template AnyClaim::AnyClaim(Claim<Graph>);
template AnyClaim::AnyClaim(Claim<RootedGraph>);
template AnyClaim::AnyClaim(Claim<Digraph>);
template AnyClaim::AnyClaim(Claim<RootedDigraph>);
template AnyClaim::AnyClaim(Claim<std::pair<Graph, Graph>>);
template AnyClaim::AnyClaim(Claim<std::array<int, 1>>);
template AnyClaim::AnyClaim(Claim<std::array<int, 2>>);
template AnyClaim::AnyClaim(Claim<std::array<int, 3>>);
template AnyClaim::AnyClaim(Claim<std::array<int, 4>>);

}  // namespace gazetteer::properties
