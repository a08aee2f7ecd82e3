// SPDX-License-Identifier: GPL-3.0-or-later
// What a comparison is asked for, read from its arguments.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "faces/cli/compare/boards.hpp"
#include "faces/cli/compare/compare_report.hpp"
#include "faces/cli/compare/comparer.hpp"
#include "work/stop.hpp"

namespace gazetteer::cli {

struct CompareArguments {
    std::string game;
    std::vector<std::string> command;
    std::vector<std::string> games;
    bool unrooted = false;
    std::string ask = "outcome";
    std::string where;
    std::string graphs;
    std::string order;
    std::vector<std::string> given;
    std::string root;
    std::uint64_t random = 0;
    std::string random_order;
    std::string model;
    std::uint64_t seed = 1;
    double answer_seconds = 60;
    double seconds = runs::Stop::never;
    std::size_t mebibytes = 2048;
    int threads = 0;
    std::string certificate;
    std::string junit;
    bool json = false;
};

/// What is compared, with whom. Throws InputError.
Comparison comparison_in(const CompareArguments& arguments);
/// All graphs or the given ones, then random ones. Throws InputError.
std::vector<BoardGround> grounds_in(const CompareArguments& arguments, const ComparedGame& game);
/// Throws InputError where arguments exclude each other.
void check(const CompareArguments& arguments, const Comparison& comparison);
/// The report, with the words of the same command on one graph.
ToldComparison told(const CompareArguments& arguments, const Comparison& comparison,
                    const ComparisonReport& report);

}  // namespace gazetteer::cli
