// SPDX-License-Identifier: GPL-3.0-or-later
// Counting over all graphs of an order by their extensions H + x, 64 neighbourhoods S of x at a
// time: what the censuses of whole orders share.
#pragma once

#include <tbb/enumerable_thread_specific.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

#include "oracle/engines/extensions/graph_extensions.hpp"

namespace gazetteer {

/// There are 2^66 labelled graphs of order 12, and twelve times as many with a root.
__extension__ using LabelledCount = unsigned __int128;

/// The counts of all graphs of an order, and of the connected ones, by number of edges.
template <class Counts>
struct SizedCensus {
    std::vector<Counts> all;
    std::vector<Counts> connected;

    /// The sums over all sizes.
    Counts total() const { return sum(all); }
    Counts total_connected() const { return sum(connected); }
    bool operator==(const SizedCensus&) const = default;

  private:
    static Counts sum(const std::vector<Counts>& counts) {
        Counts result;
        for (const Counts& c : counts) result += c;
        return result;
    }
};

/// The number of vertices v with a property, for 64 sets S at once: binary digits, one word each.
class VerticalCount {
  public:
    void add(std::uint64_t bits) {
        for (std::uint64_t& digit : digits_) {
            const std::uint64_t carry = digit & bits;
            digit ^= bits;
            bits = carry;
        }
    }
    /// The sum of the numbers over the S in `chosen`.
    std::uint64_t sum(std::uint64_t chosen) const {
        std::uint64_t result = 0;
        for (std::size_t i = 0; i < digits_.size(); ++i)
            result += static_cast<std::uint64_t>(std::popcount(digits_[i] & chosen)) << i;
        return result;
    }

  private:
    /// Numbers up to 11.
    std::array<std::uint64_t, 4> digits_{};
};

/// 64 neighbourhoods S of x with one number of edges, a bit each.
struct ChosenSets {
    /// Each stands for `weight` labelled graphs.
    std::uint64_t all = 0;
    std::uint64_t weight = 0;
    /// One for each unlabelled graph; one for each with x as a distinguished vertex.
    std::uint64_t unlabelled = 0;
    std::uint64_t representative = 0;
};

namespace extension_census {

inline std::uint64_t count(std::uint64_t bits) {
    return static_cast<std::uint64_t>(std::popcount(bits));
}

inline std::uint64_t factorial(int n) {
    std::uint64_t result = 1;
    for (int i = 2; i <= n; ++i) result *= static_cast<std::uint64_t>(i);
    return result;
}

/// Adds all H + x: counting.word(w) is what holds of word w of the neighbourhoods, and
/// counting.add(word, chosen, counts) counts the chosen ones. Where the connected ones will stand,
/// the disconnected ones are added: they are few. For use in GAZETTEER_VECTORIZED functions.
template <class Counting, class Counts>
[[gnu::always_inline]] inline void add(const GraphExtensions& extensions, const Counting& counting,
                                       SizedCensus<Counts>& census) {
    const int order = extensions.base().order();
    const auto size = static_cast<std::size_t>(extensions.base().size());
    const std::uint64_t weight = factorial(order) / extensions.base_automorphisms();
    const SubsetFamily unlabelled = extensions.unlabelled();
    const SubsetFamily& representatives = extensions.orbit_representatives();
    const SubsetFamily connected = extensions.connected();
    for (std::size_t w = 0; w < subset_family::words(order); ++w) {
        const auto word = counting.word(w);
        for (int k = 0; k <= order; ++k) {
            const std::uint64_t all = SubsetFamily::of_size(k, w) & subset_family::valid(order);
            if (all == 0) continue;
            const std::size_t edges = size + static_cast<std::size_t>(k);
            const auto chosen = [&](std::uint64_t sets) {
                return ChosenSets{sets, weight, unlabelled.words[w] & sets,
                                  representatives.words[w] & sets};
            };
            counting.add(word, chosen(all), census.all[edges]);
            if (const std::uint64_t rest = all & ~connected.words[w]; rest != 0)
                counting.add(word, chosen(rest), census.connected[edges]);
        }
    }
}

}  // namespace extension_census

/// The counts of the graphs visited so far, by the threads that visit them; "connected" counts the
/// disconnected ones, see extension_census::add.
template <class Counts>
class CensusParts {
    static_assert(std::has_unique_object_representations_v<Counts>, "nothing but numbers");

  public:
    using Census = SizedCensus<Counts>;

    explicit CensusParts(int order)
        : none_(static_cast<std::size_t>(order * (order - 1) / 2 + 1)),
          begun_{none_, none_},
          parts_(begun_) {}

    /// That of the calling thread.
    Census& local() { return parts_.local(); }
    /// While nothing is counted.
    Census sum() const {
        Census result = begun_;
        for (const Census& part : parts_)
            for (std::size_t m = 0; m < none_.size(); ++m) {
                result.all[m] += part.all[m];
                result.connected[m] += part.connected[m];
            }
        return result;
    }
    /// The sum, and to begin with one; returns false when it has another size.
    std::vector<std::uint64_t> words() const {
        const Census census = sum();
        std::vector<std::uint64_t> result;
        for (const auto& counts : {census.all, census.connected})
            for (const Counts& of_size : counts)
                for (const std::uint64_t word : std::bit_cast<Words>(of_size))
                    result.push_back(word);
        return result;
    }
    bool begin_with(std::span<const std::uint64_t> words) {
        constexpr std::size_t a_size = sizeof(Counts) / sizeof(std::uint64_t);
        if (words.size() != 2 * none_.size() * a_size) return false;
        for (auto* const counts : {&begun_.all, &begun_.connected})
            for (Counts& of_size : *counts) {
                Words here;
                std::copy_n(words.begin(), a_size, here.begin());
                of_size = std::bit_cast<Counts>(here);
                words = words.subspan(a_size);
            }
        return true;
    }

  private:
    using Words = std::array<std::uint64_t, sizeof(Counts) / sizeof(std::uint64_t)>;

    std::vector<Counts> none_;
    Census begun_;
    tbb::enumerable_thread_specific<Census> parts_;
};

/// The census of an order. `for_each(order, options, visit)` gives its extensions to `visit`, and
/// add_extensions(extensions, SizedCensus<Counts>&) is extension_census::add with some counting;
/// called from several threads, each with a census of its own. 1 <= order <= 12, else
/// ContractViolation. Nothing when go_on stopped it.
template <class Counts, class ForEach, class AddExtensions>
std::optional<SizedCensus<Counts>> sized_census(int order, ExtensionOptions options,
                                                ForEach for_each, AddExtensions add_extensions) {
    require(1 <= order && order <= SmallGraph::order_max, "1 <= order <= 12");
    require(options.base_size_max >= UnlabelledGraphs::size_max_of_all, "a census of all graphs");
    CensusParts<Counts> parts(order);
    if (options.snapshots) {
        options.snapshots->counts = [&] { return parts.words(); };
        options.snapshots->take_counts = [&](std::span<const std::uint64_t> words) {
            return parts.begin_with(words);
        };
    }
    if (!for_each(order, options,
                  [&](const auto& extensions) { add_extensions(extensions, parts.local()); }))
        return std::nullopt;
    SizedCensus<Counts> result = parts.sum();
    for (std::size_t m = 0; m < result.all.size(); ++m) {
        Counts disconnected = result.connected[m];
        result.connected[m] = result.all[m];
        result.connected[m] -= disconnected;
    }
    return result;
}

}  // namespace gazetteer
