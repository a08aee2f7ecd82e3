// SPDX-License-Identifier: GPL-3.0-or-later
// Values as the field writes them, in plain characters.
#pragma once

#include <array>
#include <string>
#include <unordered_map>

#include "oracle/partizan_values/values.hpp"

namespace gazetteer {

/// Names of values. In this order:
///   a number              3, -3/4;
///   x + n ups + *m        ^ is up, v is down, ^^ twice up; * and *2 are nimbers: ^*, 1/2*2, 3vv*;
///   a switch              +-1, +-(2,{4|1}): a value that is its own negative, by its left options;
///   a tiny, a miny        tiny(2) = {0|{0|-2}}, miny(2) = {{2|0}|0}, of positive numbers;
///   all others            {left options|right options}, such as {2|1/2}.
/// Options are sorted as texts. One name, one value.
class ValueNames {
  public:
    /// A name has at most `length_max` characters.
    explicit ValueNames(PartizanValues& values, std::size_t length_max = 1000)
        : values_(values), length_max_(length_max) {}

    /// Nothing if the name, or the name of a part of it, is longer. Makes values on the way.
    std::optional<std::string> name(PartizanValue g);

  private:
    /// A name that may be too long, or nothing if the value is not of the kind.
    std::optional<std::string> number_and_more(PartizanValue g);
    std::optional<std::string> tiny_or_miny(PartizanValue g);
    std::optional<std::string> switch_or_list(PartizanValue g);
    /// Nothing if one is too long.
    std::optional<std::string> list(const PartizanValues::Values& options);
    /// The number at which play stops that the player begins, both playing for it. Nothing if it
    /// is beyond the bounds of Dyadic.
    std::optional<PartizanValue> stop(PartizanValue g, Player player);

    PartizanValues& values_;
    std::size_t length_max_;
    std::unordered_map<PartizanValue, std::optional<std::string>> known_;
    std::array<std::unordered_map<PartizanValue, std::optional<PartizanValue>>, 2> stops_;
};

/// "3", "-3/4".
std::string text(const Dyadic& number);

}  // namespace gazetteer
