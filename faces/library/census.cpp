// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/census.hpp"

#include "faces/library/inside.hpp"
#include "work/census/census.hpp"
#include "work/census/data_games.hpp"

namespace gazetteer::v0 {

namespace {

gazetteer::census::Request request_of(const Game& game, const CensusOptions& options) {
    gazetteer::census::Request result;
    result.subject = game.name();
    result.order_min = options.order_min;
    result.order_max = options.order_max;
    result.connected = options.connected;
    result.engine = options.engine;
    if (const auto* rules = Inside::rules(game))
        result.data_game = gazetteer::census::data_game_subject(*rules);
    try {
        gazetteer::census::check_request(result);
    } catch (const gazetteer::census::RefusedOption& e) {
        throw InputError(e.option() + ": " + e.what());
    } catch (const std::invalid_argument& e) {
        throw InputError(e.what());
    }
    return result;
}

/// Which columns of a tally are told, with their names. Where a game has one start a graph, the
/// starts are called graphs too, and are told once.
struct Told {
    std::vector<std::size_t> columns{0};
    std::vector<std::string> names{"graphs"};
};

Told told(const gazetteer::census::Columns& columns, std::size_t width) {
    Told result;
    for (std::size_t i = 0; i < columns.names.size(); ++i) {
        if (columns.names[i].empty() || columns.names[i] == result.names[0]) continue;
        result.columns.push_back(i + 1);
        result.names.push_back(columns.names[i]);
    }
    if (columns.histogram.empty()) return result;
    const std::size_t first = columns.names.size() + 1;
    for (std::size_t i = first; i < width; ++i) {
        result.columns.push_back(i);
        result.names.push_back(columns.histogram + " " + std::to_string(i - first));
    }
    return result;
}

Census told(const gazetteer::census::Columns& columns, const gazetteer::census::Tally& tally) {
    std::size_t width = 0;
    for (const auto& [cell, row] : tally.rows()) width = std::max(width, row.size());
    const Told which = told(columns, width);
    Census result{.columns = which.names};
    for (const auto& [cell, row] : tally.rows()) {
        result.rows.push_back({cell.order, cell.size});
        for (std::size_t column : which.columns)
            result.rows.back().counts.push_back(
                static_cast<std::uint64_t>(gazetteer::census::entry(row, column)));
    }
    return result;
}

}  // namespace

Census census(const Game& game, const CensusOptions& options) {
    return in_public([&] {
        const gazetteer::census::Request request = request_of(game, options);
        const CallLimits limits(options.limits);
        const gazetteer::census::Plan plan(request, {});
        runs::Ledger ledger(std::vector<runs::UnitState>(static_cast<std::size_t>(plan.units())));
        runs::Monitor monitor{.stop = limits.stop()};
        runs::RunOptions run;
        run.threads = limits.threads();
        run.memo_bytes = limits.bytes() / static_cast<std::size_t>(limits.threads());
        if (!run_census(plan, ledger, run, monitor)) throw runs::Stopped();
        const auto findings = findings_of(request, ledger.units());
        check_totals(request, findings.tally);
        return told(find_subject(request)->columns(false), findings.tally);
    });
}

}  // namespace gazetteer::v0
