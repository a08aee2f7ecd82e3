// SPDX-License-Identifier: GPL-3.0-or-later
// The loops of oneTBB that are used here, on one thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>

namespace tbb {

template <class Index>
class blocked_range {
  public:
    blocked_range(Index begin, Index end, std::size_t = 1) : begin_(begin), end_(end) {}
    Index begin() const { return begin_; }
    Index end() const { return end_; }
    bool empty() const { return !(begin_ < end_); }
    std::size_t size() const { return static_cast<std::size_t>(end_ - begin_); }

  private:
    Index begin_;
    Index end_;
};

struct simple_partitioner {};
struct static_partitioner {};
struct auto_partitioner {};

template <class Index, class Body>
void parallel_for(const blocked_range<Index>& range, const Body& body) {
    if (!range.empty()) body(range);
}
template <class Index, class Body, class Partitioner>
void parallel_for(const blocked_range<Index>& range, const Body& body, const Partitioner&) {
    parallel_for(range, body);
}
template <class Index, class Body>
void parallel_for(Index begin, Index end, const Body& body) {
    for (; begin < end; ++begin) body(begin);
}
template <class Index, class Body>
void parallel_for(Index begin, Index end, const Body& body, const simple_partitioner&) {
    parallel_for(begin, end, body);
}
template <class Iterator, class... Compare>
void parallel_sort(Iterator begin, Iterator end, Compare... compare) {
    std::sort(begin, end, compare...);
}

template <class Range>
void parallel_sort(Range& range) {
    std::sort(range.begin(), range.end());
}

template <class T>
class enumerable_thread_specific {
  public:
    enumerable_thread_specific() : make_([] { return T(); }) {}
    template <class Make>
    requires std::invocable<Make>
    explicit enumerable_thread_specific(Make make) : make_(std::move(make)) {}
    explicit enumerable_thread_specific(const T& first) : make_([first] { return first; }) {}
    T& local() {
        if (!value_) value_.emplace(make_());
        return *value_;
    }
    T* begin() { return value_ ? &*value_ : nullptr; }
    T* end() { return value_ ? &*value_ + 1 : nullptr; }
    const T* begin() const { return value_ ? &*value_ : nullptr; }
    const T* end() const { return value_ ? &*value_ + 1 : nullptr; }
    template <class Visit>
    void combine_each(Visit visit) {
        if (value_) visit(*value_);
    }

  private:
    std::function<T()> make_;
    std::optional<T> value_;
};

class task_arena {
  public:
    explicit task_arena(int = 1) {}
    template <class Work>
    auto execute(const Work& work) {
        return work();
    }
};

namespace this_task_arena {
inline int max_concurrency() {
    return 1;
}
inline int current_thread_index() {
    return 0;
}
template <class Work>
auto isolate(const Work& work) {
    return work();
}
}  // namespace this_task_arena

namespace info {
inline int default_concurrency() {
    return 1;
}
}  // namespace info

class global_control {
  public:
    enum Parameter { max_allowed_parallelism };
    global_control(Parameter, std::size_t) {}
};

}  // namespace tbb
