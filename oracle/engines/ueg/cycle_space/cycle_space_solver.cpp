// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/engines/ueg/cycle_space/cycle_space_solver.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

#include "graph/index.hpp"
#include "oracle/engines/ueg/cycle_space/cycle_space_kernel.hpp"
#include "oracle/tables/page_memory.hpp"
#include "oracle/tables/subset_ranks.hpp"
#include "work/threads.hpp"

namespace gazetteer {

namespace {

/// What all workers share: the plan in the kernel's form.
class Table {
  public:
    Table(const CycleSpacePlan& plan, Instructions instructions)
        : plan_(plan),
          kernel_(cycle_space_kernel(instructions)),
          columns_(index(plan.order())),
          cuts_(plan.chords.size(), std::vector<std::uint64_t>(parity_words())),
          pattern_(index(plan.order())) {
        int column{};
        for (int v : plan.stored) columns_[index(v)] = column++;
        for (int e = plan.inner; e < plan.inner + plan.outer(); ++e)
            outer_columns_.push_back({columns_[index(plan.chords[index(e)].a)],
                                      columns_[index(plan.chords[index(e)].b)]});
        for (std::size_t e = 0; e < plan.chords.size(); ++e) {
            climb(plan.chords[e].a, cuts_[e]);
            climb(plan.chords[e].b, cuts_[e]);
        }
        list_children();
        list_inner_ends();
        for (int v = 0; v < plan.order(); ++v)
            for (std::size_t s = 0; s < word_bits; ++s) set_pattern(v, s);
    }
    const CycleSpacePlan& plan() const { return plan_; }
    CycleSpaceKernel kernel() const { return kernel_; }
    const SubsetRanks& ranks() const { return ranks_; }
    const std::vector<int>& columns() const { return columns_; }
    /// All that is common to the batches; the worker adds its words.
    CycleSpaceBatch batch() const {
        CycleSpaceBatch result{};
        result.order = plan_.order();
        result.inner = plan_.inner;
        result.outer = plan_.outer();
        result.stored = static_cast<int>(plan_.stored.size());
        result.parent = plan_.parent.data();
        result.first_child = first_child_.data();
        result.children = children_.data();
        result.chords = plan_.chords.data();
        result.stored_vertices = plan_.stored.data();
        result.outer_chords = plan_.chords.data() + plan_.inner;
        result.outer_columns = outer_columns_.data();
        result.inner_ends = inner_ends_.data();
        result.inner_ends_count = static_cast<int>(inner_ends_.size());
        result.is_inner_end = is_inner_end_.get();
        result.pattern = pattern_.data();
        return result;
    }
    std::size_t parity_words() const { return index(plan_.order()) / 64 + 1; }
    /// Bit v of a chord: whether it crosses the cut above v, whether v is on the tree path between
    /// its ends but not their nearest common ancestor.
    const std::vector<std::uint64_t>& cuts(int chord) const { return cuts_[index(chord)]; }
    bool crosses(int chord, int v) const { return (cuts(chord)[index(v / 64)] >> v % 64 & 1) != 0; }

    /// Room for the even and the odd layers, each for the largest of all.
    void reserve() {
        for (PageMemory<Word>& layer : layers_)
            layer = PageMemory<Word>(layer_size(plan_.outer() / 2) * plan_.stored.size());
    }
    /// The number of sets of r outer chords.
    std::uint64_t layer_size(int r) const { return ranks_.choose(plan_.outer(), r); }
    /// Layer r: the words of one stored vertex lie together, in the order of the sets' ranks.
    Word* layer(int r) { return layers_[r % 2].data(); }

  private:
    void list_children() {
        std::vector<std::vector<int>> lists(index(plan_.order()));
        for (int v = 1; v < plan_.order(); ++v) lists[index(plan_.parent[index(v)])].push_back(v);
        first_child_.push_back(0);
        for (const std::vector<int>& list : lists) {
            children_.insert(children_.end(), list.begin(), list.end());
            first_child_.push_back(static_cast<int>(children_.size()));
        }
    }
    void list_inner_ends() {
        is_inner_end_ = std::make_unique<bool[]>(index(plan_.order()));
        for (int i = 0; i < plan_.inner; ++i)
            for (int v : {plan_.chords[index(i)].a, plan_.chords[index(i)].b}) {
                if (!is_inner_end_[index(v)]) inner_ends_.push_back(v);
                is_inner_end_[index(v)] = true;
            }
    }
    void climb(int v, std::vector<std::uint64_t>& cut) const {
        for (; v > 0; v = plan_.parent[index(v)]) cut[index(v / 64)] ^= std::uint64_t{1} << v % 64;
    }
    void set_pattern(int v, std::size_t s) {
        bool odd = false;
        for (int i = 0; i < plan_.inner; ++i) odd ^= (s >> i & 1) != 0 && crosses(i, v);
        if (odd) pattern_.data()[v][s / 64] |= std::uint64_t{1} << s % 64;
    }

    const CycleSpacePlan& plan_;
    CycleSpaceKernel kernel_;
    SubsetRanks ranks_;
    std::vector<int> columns_;
    std::vector<CycleSpacePlan::Chord> outer_columns_;
    std::vector<int> first_child_;
    std::vector<int> children_;
    std::vector<int> inner_ends_;
    std::unique_ptr<bool[]> is_inner_end_;
    std::vector<std::vector<std::uint64_t>> cuts_;
    PageMemory<Word> pattern_;
    PageMemory<Word> layers_[2];
};

/// One thread's words, and its way through a piece of layer r.
class Worker {
  public:
    Worker(Table& table, int r)
        : table_(table),
          kernel_(table.kernel()),
          r_(r),
          here_(cycle_space_batch * numbers_of_a_set()),
          ahead_(here_),
          batch_(table.batch()) {
        const std::array parts{&batch_.win, &batch_.odd, &batch_.wins, &batch_.lose};
        const std::size_t size = cycle_space_batch * index(table.plan().order());
        words_ = PageMemory<Word>(parts.size() * size);
        Word* next = words_.data();
        for (Word** const part : parts) {
            *part = next;
            next += size;
        }
        batch_.source = table.layer(r + 1);
        batch_.source_stride = table.layer_size(r + 1);
        batch_.result_stride = table.layer_size(r);
    }
    /// Decides the sets with ranks first..last-1; layer r + 1 is decided. The words that a batch
    /// needs are asked for while the one before it is decided.
    void decide(std::uint64_t first, std::uint64_t last) {
        next_set_ = table_.ranks().subset(first, r_);
        prepare(first, last);
        for (std::uint64_t rank = first; rank < last; rank += cycle_space_batch) {
            std::swap(here_, ahead_);
            prepare(rank + cycle_space_batch, last);
            for (std::size_t j = 0; j < cycle_space_batch; ++j) batch_.sets[j] = place(here_, j);
            batch_.result = table_.layer(r_) + rank;
            batch_.count =
                static_cast<int>(std::min<std::uint64_t>(last - rank, cycle_space_batch));
            kernel_(batch_);
        }
    }
    /// If one set alone was decided: does the mover lose with the token at v and these inner chords
    /// gone?
    bool loses(int v, std::size_t inner_chords) const {
        return bit(batch_.lose[cycle_space_batch * v], inner_chords);
    }

  private:
    std::size_t numbers_of_a_set() const {
        return index(table_.plan().outer()) + table_.parity_words();
    }
    using Numbers = std::vector<std::uint64_t>;

    /// The numbers of the j-th set of a batch.
    CycleSpaceBatch::Set place(Numbers& numbers, std::size_t j) const {
        std::uint64_t* const start = numbers.data() + j * numbers_of_a_set();
        return {start, start + table_.plan().outer()};
    }
    /// The batch ahead, from this rank on.
    void prepare(std::uint64_t rank, std::uint64_t last) {
        for (std::size_t j = 0; j < cycle_space_batch && rank + j < last; ++j) {
            prepare_set(place(ahead_, j), next_set_);
            if (r_ > 0) next_set_ = SubsetRanks::next(next_set_);
        }
    }
    void prepare_set(CycleSpaceBatch::Set numbers, std::uint64_t set) {
        std::fill_n(numbers.above, table_.plan().outer(), CycleSpaceBatch::no_rank);
        table_.ranks().for_each_larger(set, table_.plan().outer(), [&](int e, std::uint64_t rank) {
            numbers.above[e] = rank;
            const CycleSpacePlan::Chord columns = batch_.outer_columns[e];
            for (int column : {columns.a, columns.b})
                __builtin_prefetch(batch_.source + index(column) * batch_.source_stride + rank);
        });
        std::fill_n(numbers.parity, table_.parity_words(), 0);
        for (; set != 0; set &= set - 1) {
            const auto& cuts = table_.cuts(table_.plan().inner + std::countr_zero(set));
            for (std::size_t i = 0; i < cuts.size(); ++i) numbers.parity[i] ^= cuts[i];
        }
    }

    Table& table_;
    CycleSpaceKernel kernel_;
    int r_;
    PageMemory<Word> words_;
    /// The numbers of the batch that is decided, and of the one behind it.
    Numbers here_;
    Numbers ahead_;
    CycleSpaceBatch batch_;
    std::uint64_t next_set_{};
};

void check(const CycleSpacePlan& plan, const EngineLimits& limits) {
    const double needed = plan.bytes();
    if (plan.outer() <= SubsetRanks::things_max && needed <= static_cast<double>(limits.bytes))
        return;
    throw EngineLimitExceeded("the cycle space of rank " + std::to_string(plan.chords.size()) +
                              " needs " + memory_text(needed) + ", allowed are " +
                              memory_text(static_cast<double>(limits.bytes)));
}

/// Everything but the empty set of outer chords.
void decide_layers(Table& table, const EngineLimits& limits) {
    constexpr std::uint64_t grain = 256;
    for (int r = table.plan().outer(); r > 0; --r)
        runs::in_parallel(table.layer_size(r), grain, limits.threads,
                          [&](std::uint64_t first, std::uint64_t last) {
                              if (limits.stopped()) throw EngineStopped();
                              Worker(table, r).decide(first, last);
                          });
}

/// Whether the mover loses once the token has gone from the root to v, a neighbour.
bool wins_by_move_to(const CycleSpacePlan& plan, Table& table, const Worker& start, int v) {
    if (plan.parent[index(v)] == 0) return start.loses(v, 0);
    int e = 0;
    while (plan.chords[index(e)].a != 0 || plan.chords[index(e)].b != v) ++e;
    if (e < plan.inner) return start.loses(v, std::size_t{1} << e);
    return bit(
        table.layer(
            1)[index(table.columns()[index(v)]) * table.layer_size(1) + index(e - plan.inner)],
        0);
}

}  // namespace

CycleSpaceSolver::CycleSpaceSolver(const SparseGraph& g, Vertex root, const EngineLimits& limits,
                                   Instructions instructions) {
    const CycleSpacePlan plan(g, root);
    check(plan, limits);
    Table table(plan, instructions);
    table.reserve();
    decide_layers(table, limits);
    Worker start(table, 0);
    start.decide(0, 1);
    positions_ = std::exp2(plan.chords.size()) * plan.order();
    for (Vertex w : g.neighbours(root)) {
        const auto v = std::ranges::find(plan.vertices, w) - plan.vertices.begin();
        if (wins_by_move_to(plan, table, start, static_cast<int>(v))) winning_moves_.push_back(w);
    }
}

}  // namespace gazetteer
