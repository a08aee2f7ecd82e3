// SPDX-License-Identifier: GPL-3.0-or-later
// Claims about a family of graphs with one parameter n, decided for all n without a bound. The
// families and what may be said of them are those of docs/FAMILIES.md.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gazetteer/api.hpp"
#include "gazetteer/limits.hpp"

namespace gazetteer::v0 {

/// An integer for each n >= first; truth values are 0 and 1. f(n + period) = f(n) + slope for all
/// n >= repeats_from.
struct Law {
    int first = 1;
    int repeats_from = 1;
    int period = 1;
    std::int64_t slope = 0;
    /// Those of n = first to repeats_from + period - 1.
    std::vector<std::int64_t> values = {};
    /// The n < repeats_from whose value is not the one that the period, continued to the left,
    /// would give. Ascending.
    std::vector<int> exceptions = {};
    /// Where a period does not add the same to all n: what it adds to n = repeats_from,
    /// repeats_from + 1, ..., and slope is 0. Else empty.
    std::vector<std::int64_t> slopes = {};

    /// f(n). Throws InputError if n < first.
    GAZETTEER_API std::int64_t at(std::int64_t n) const;
};

/// `proved`, `refuted`: a truth value that is true for all n, or false for some. `sequence`: a
/// number, whose law is found. `inconclusive`: there is a reason.
enum class ForAll { proved, refuted, sequence, inconclusive };
GAZETTEER_API const char* to_string(ForAll verdict);

struct ProveAnswer {
    ForAll verdict = ForAll::inconclusive;
    /// None if inconclusive.
    std::optional<Law> law = {};
    /// The least n for which a refuted claim is false.
    std::optional<int> least = {};
    /// Why it is inconclusive: no theorem applies, the time or the memory was not enough, ...
    std::string reason = {};
};

/// Decides a claim, "P(node_kayles) <-> n mod 2 = 1", or finds the law of a number,
/// "grundy(arc_kayles)", on a family, "prism n". A stop or the end of the time makes it
/// inconclusive. Throws InputError with line and column for a text that is at fault.
GAZETTEER_API ProveAnswer prove(const std::string& claim, const std::string& family,
                                const Limits& limits = {});

}  // namespace gazetteer::v0
