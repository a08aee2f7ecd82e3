// SPDX-License-Identifier: GPL-3.0-or-later
// Where keys stand in a list: a table with open addressing, at most half full.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

namespace gazetteer {

/// For canonical keys of small graphs, each once. The list stays with whoever has it, and is given
/// to each call. Safe to ask from several threads.
class KeyPlaces {
  public:
    using Keys = std::vector<std::uint64_t>;
    /// What it takes a key, at most.
    static constexpr std::size_t bytes_a_key = 4 * sizeof(std::uint32_t);

    KeyPlaces() = default;
    explicit KeyPlaces(const Keys& keys) : places_(std::bit_ceil(2 * keys.size())) {
        std::uint32_t number{};
        for (std::uint64_t key : keys) {
            std::size_t place = home(key);
            while (places_[place] != 0) place = next(place);
            places_[place] = ++number;
        }
    }

    /// Asks for the memory that find(key) will read: first the table's, later the key compared.
    void prefetch_place(std::uint64_t key) const { __builtin_prefetch(&places_[home(key)]); }
    void prefetch_key(const Keys& keys, std::uint64_t key) const {
        __builtin_prefetch(&keys[std::max(places_[home(key)], 1U) - 1]);
    }
    /// Its place in the list; it is there.
    std::size_t find(const Keys& keys, std::uint64_t key) const {
        std::size_t place = home(key);
        while (keys[places_[place] - 1] != key) place = next(place);
        return places_[place] - 1;
    }

  private:
    std::size_t home(std::uint64_t key) const {
        return key * 0x9e3779b97f4a7c15 >> 32 & (places_.size() - 1);
    }
    std::size_t next(std::size_t place) const { return (place + 1) & (places_.size() - 1); }

    /// 1 + a place in the list, or 0.
    std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(2);
};

}  // namespace gazetteer
