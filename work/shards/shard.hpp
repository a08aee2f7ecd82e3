// SPDX-License-Identifier: GPL-3.0-or-later
// A shard r/m of a long run: the part numbered r of m parts, 0 <= r < m, as nauty writes res/mod.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace gazetteer::runs {

struct Shard {
    int res = 0;
    int mod = 1;
    bool operator==(const Shard&) const = default;
};

/// The most parts that a run can be cut into.
constexpr int shard_mod_max = 1'000'000;

/// "3/16". Nothing unless two numbers 0 <= r < m <= shard_mod_max are written so.
std::optional<Shard> parse_shard(std::string_view text);
std::string to_string(const Shard& shard);

/// Part `unit` of the `units` parts of a shard: again a shard of the whole run. For any shard r/m
/// the parts 0..units-1 of all m shards are disjoint and cover the run.
constexpr Shard part_of(const Shard& shard, int unit, int units) {
    return {shard.res + shard.mod * unit, shard.mod * units};
}

}  // namespace gazetteer::runs
