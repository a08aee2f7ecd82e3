// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the extensions of many graphs H, found by the canonical form of H.
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "graph/canonical/small_canonical.hpp"
#include "oracle/tables/page_memory.hpp"

namespace gazetteer {

/// Graphs H of one order, and so many words for each of them: what is known of its extensions.
class BaseLayer {
  public:
    BaseLayer() = default;
    /// `keys` are canonical, and outlive this or move. Throws OutOfMemory.
    BaseLayer(int order, const std::vector<std::uint64_t>& keys, std::size_t words);

    /// The same keys elsewhere.
    void keys_moved_to(const std::vector<std::uint64_t>& keys) { keys_ = &keys; }

    std::size_t count() const { return keys_->size(); }
    std::size_t words_a_graph() const { return words_a_graph_; }
    SmallGraph graph(std::size_t i) const { return {order_, (*keys_)[i]}; }
    std::uint64_t* words_of(std::size_t i) { return words_.data() + i * words_a_graph_; }
    const std::uint64_t* words_of(std::size_t i) const {
        return words_.data() + i * words_a_graph_;
    }

    /// Asks for the memory that find(key) will read: first the table's, later the key compared.
    void prefetch_place(std::uint64_t key) const { __builtin_prefetch(&places_[home(key)]); }
    void prefetch_key(std::uint64_t key) const {
        __builtin_prefetch(&(*keys_)[std::max(places_[home(key)], 1U) - 1]);
    }
    /// Asks for some of words_of(i).
    void prefetch_words(std::size_t i, std::size_t first, std::size_t count) const {
        for (std::size_t w = 0; w < count; w += 8) __builtin_prefetch(words_of(i) + first + w);
    }
    /// Where the graph with this canonical key stands; it is there.
    std::size_t find(std::uint64_t key) const {
        std::size_t place = home(key);
        while ((*keys_)[places_[place] - 1] != key) place = (place + 1) & (places_.size() - 1);
        return places_[place] - 1;
    }

  private:
    std::size_t home(std::uint64_t key) const {
        return key * 0x9e3779b97f4a7c15 >> 32 & (places_.size() - 1);
    }

    int order_ = 0;
    std::size_t words_a_graph_ = 0;
    const std::vector<std::uint64_t>* keys_ = nullptr;
    /// Touched first by the thread that fills it.
    PageMemory<std::uint64_t> words_;
    /// Open addressing: 1 + a place in *keys_, or 0.
    std::vector<std::uint32_t> places_ = std::vector<std::uint32_t>(2);
};

}  // namespace gazetteer
