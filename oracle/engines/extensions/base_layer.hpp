// SPDX-License-Identifier: GPL-3.0-or-later
// What is known of the extensions of many graphs H, found by the canonical form of H.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "graph/canonical/small_canonical.hpp"
#include "oracle/engines/extensions/key_places.hpp"
#include "oracle/tables/page_memory.hpp"

namespace gazetteer {

/// Graphs H of one order, and so many words for each of them: what is known of its extensions.
class BaseLayer {
  public:
    BaseLayer() = default;
    /// `keys` are canonical, and outlive this or move. Throws OutOfMemory.
    BaseLayer(int order, const std::vector<std::uint64_t>& keys, std::size_t words);

    /// For reading alone: the words, one at least, are those of a file, which stays as it is.
    /// Throws runs::RunFileError when it has not so many.
    static BaseLayer of_file(int order, const std::vector<std::uint64_t>& keys, std::size_t words,
                             const std::string& path);

    /// The same keys elsewhere.
    void keys_moved_to(const std::vector<std::uint64_t>& keys) { keys_ = &keys; }

    std::size_t count() const { return keys_->size(); }
    std::size_t words_a_graph() const { return words_a_graph_; }
    SmallGraph graph(std::size_t i) const { return {order_, (*keys_)[i]}; }
    std::uint64_t* words_of(std::size_t i) { return words_.data() + i * words_a_graph_; }
    const std::uint64_t* words_of(std::size_t i) const { return read_ + i * words_a_graph_; }

    /// The words of the first `count` graphs.
    std::span<std::uint64_t> rows(std::size_t count) {
        return {words_.data(), count * words_a_graph_};
    }
    std::span<const std::uint64_t> rows(std::size_t count) const {
        return {read_, count * words_a_graph_};
    }

    /// As in KeyPlaces.
    void prefetch_place(std::uint64_t key) const { places_.prefetch_place(key); }
    void prefetch_key(std::uint64_t key) const { places_.prefetch_key(*keys_, key); }
    /// Asks for some of words_of(i).
    void prefetch_words(std::size_t i, std::size_t first, std::size_t count) const {
        for (std::size_t w = 0; w < count; w += 8) __builtin_prefetch(words_of(i) + first + w);
    }
    /// Where the graph with this canonical key stands; it is there.
    std::size_t find(std::uint64_t key) const { return places_.find(*keys_, key); }

  private:
    inline static const std::vector<std::uint64_t> no_keys{};

    int order_{};
    std::size_t words_a_graph_{};
    const std::vector<std::uint64_t>* keys_ = &no_keys;
    /// Touched first by the thread that fills it.
    PageMemory<std::uint64_t> words_;
    /// Those, or the file's.
    const std::uint64_t* read_ = nullptr;
    std::shared_ptr<const void> file_;
    KeyPlaces places_;
};

}  // namespace gazetteer
