// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures in the reports, marked: who wins from where, an even kernel, a matching.
#pragma once

#include <cstddef>
#include <stop_token>

#include "faces/reports/html/drawing.hpp"

namespace gazetteer::cli {

/// What the marks of a report may cost. Beyond it the picture is plain, and the report says so. No
/// clock is among it: a report does not depend on what else the machine does.
struct MarkLimits {
    /// What is searched for one picture, and for all of a report.
    double positions = 250'000;
    double positions_in_all = 5'000'000;
    std::size_t bytes = std::size_t{256} << 20;
    int order_max = 64;
    /// The caller's, such as an interrupt.
    std::stop_token stop = {};
};

/// Draws what `gazetteer draw` draws: a picture for each game with N or P at every vertex, or at
/// the root alone where the rest takes too long, one for the even kernel, one for the matching.
/// The plain graph if nothing is to be marked or nothing could be.
reports::Drawer marked_drawer(MarkLimits limits = {});

}  // namespace gazetteer::cli
