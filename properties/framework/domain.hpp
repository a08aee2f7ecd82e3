// SPDX-License-Identifier: GPL-3.0-or-later
// The set of instances that a claim speaks of: how to list them all, draw them at random, make them
// smaller, print them and read them back.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "graph/board.hpp"

namespace gazetteer::properties {

/// The source of randomness of a generator: the same seed gives the same draws on every machine.
class Dice {
  public:
    explicit Dice(std::uint64_t seed) : engine_(seed) {}
    /// Uniform in 0..n-1, n >= 1.
    int below(int n) { return static_cast<int>(engine_() % static_cast<std::uint64_t>(n)); }
    /// Uniform in low..high.
    int between(int low, int high) { return low + below(high - low + 1); }
    /// True with probability p.
    bool chance(double p) { return static_cast<double>(engine_() >> 11) * 0x1p-53 < p; }

  private:
    std::mt19937_64 engine_;
};

/// The graph that an instance is, or that its numbers stand for.
struct InstanceGraph {
    Board board;
    std::optional<Vertex> root = {};
    /// "G_{3 x 4} at (1, 2)"; empty where the printed instance says it.
    std::string name = {};
};

/// Instances of type T, ordered by a size: the order of a graph, the longer side of a grid.
template <class T>
struct Domain {
    /// A noun phrase for people, with {} where the size bound goes: "graphs of order <= {}".
    std::string name;
    /// The least size that has an instance.
    int size_min = 0;
    /// Visits every instance of exactly this size, up to isomorphism, in a fixed order, until a
    /// visit returns false. A domain of finitely many sizes visits nothing beyond them.
    std::function<void(int size, const std::function<bool(const T&)>& visit)> enumerate;
    std::function<int(const T&)> size;
    /// An instance of size at most `size`; empty when only enumeration makes sense.
    std::function<T(Dice& dice, int size)> generate = {};
    /// Instead of generate, where a text says what is drawn, with seeds of its own: instance i of
    /// bounds.random_tests. The first seed, 1 as a rule, moves all others by what it is above 1.
    std::function<T(std::uint64_t seed, int i)> drawn = {};
    /// Instances of the domain that are smaller by one step, smallest first.
    std::function<std::vector<T>(const T&)> shrink = {};
    std::function<bool(const T&)> contains;
    /// One line without line breaks; parse(print(x)) == x; parse returns nothing on anything else.
    std::function<std::string(const T&)> print;
    std::function<std::optional<T>(std::string_view)> parse;
    /// Left empty where instances are no graphs; nothing where the graph is too large to be shown.
    std::function<std::optional<InstanceGraph>(const T&)> graph = {};
};

}  // namespace gazetteer::properties
