// SPDX-License-Identifier: GPL-3.0-or-later
// Censuses in one process, whole and in rounds, for tests.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "work/census/census.hpp"
#include "work/stop.hpp"

namespace gazetteer::census {

inline std::vector<runs::UnitState> fresh_units(const Plan& plan) {
    return std::vector<runs::UnitState>(static_cast<std::size_t>(plan.units()));
}

/// The findings of the whole census, whose totals are checked.
inline Findings counted(const Request& request, int threads = 2) {
    check_request(request);
    const Plan plan(request, {});
    runs::Ledger ledger(fresh_units(plan));
    runs::Monitor monitor;
    EXPECT_TRUE(run_census(plan, ledger, {.threads = threads}, monitor));
    EXPECT_TRUE(ledger.all_done());
    const Findings findings = findings_of(request, ledger.units());
    check_totals(request, findings.tally);
    return findings;
}

/// The units of a census that is stopped after so many savings and gone on with until it is done,
/// in more than five rounds. `stopped` is told the units after each round that was not the last.
template <class Stopped>
std::vector<runs::UnitState> counted_in_rounds(const Plan& plan, std::uint64_t savings,
                                               Stopped stopped) {
    std::vector<runs::UnitState> states = fresh_units(plan);
    int rounds = 0;
    for (bool done = false; !done; ++rounds) {
        runs::Stop stop;
        runs::Monitor monitor{.stop = stop.token()};
        std::uint64_t saved = 0;
        runs::Ledger ledger(states, [&](int, const runs::UnitState&) {
            if (++saved == savings) stop.request();
        });
        done = run_census(plan, ledger, {.threads = 2, .checkpoint = std::chrono::seconds(0)},
                          monitor);
        states = ledger.units();
        if (!done) stopped(states);
    }
    EXPECT_GT(rounds, 5);
    return states;
}

}  // namespace gazetteer::census
