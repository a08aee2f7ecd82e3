// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/shards/shard.hpp"

#include <charconv>

namespace gazetteer::runs {

namespace {

/// A natural number without sign, spaces or anything behind it.
std::optional<int> parse_natural(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || text[0] == '-')
        return std::nullopt;
    return value;
}

}  // namespace

std::optional<Shard> parse_shard(std::string_view text) {
    const std::size_t slash = text.find('/');
    if (slash == text.npos) return std::nullopt;
    const auto res = parse_natural(text.substr(0, slash));
    const auto mod = parse_natural(text.substr(slash + 1));
    if (!res || !mod || *res >= *mod || *mod > shard_mod_max) return std::nullopt;
    return Shard{*res, *mod};
}

std::string to_string(const Shard& shard) {
    return std::to_string(shard.res) + "/" + std::to_string(shard.mod);
}

}  // namespace gazetteer::runs
