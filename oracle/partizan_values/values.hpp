// SPDX-License-Identifier: GPL-3.0-or-later
// Values of partizan games under normal play, each once: two games are equal exactly if they are
// the same node. Why it works: a canonical form is unique [Sie13, section II.2], so a table of
// forms, made from the bottom up, holds each value once, and what is asked of two nodes is
// remembered.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "oracle/partizan.hpp"

namespace gazetteer {

/// A value in one PartizanValues.
enum class PartizanValue : std::int32_t { zero = 0 };

/// numerator / 2^exponent in lowest terms.
struct Dyadic {
    std::int64_t numerator = 0;
    int exponent = 0;
    bool operator==(const Dyadic&) const = default;
};
bool at_most(const Dyadic& x, const Dyadic& y);

/// The values that were asked for and what they are made of. Memory grows with them. Each function
/// that makes values throws EngineLimitExceeded or EngineStopped as the limits say.
class PartizanValues {
  public:
    using Values = std::vector<PartizanValue>;

    /// At most `most` values.
    explicit PartizanValues(const EngineLimits& limits = no_limits,
                            std::size_t most = std::numeric_limits<std::size_t>::max());

    /// {left | right}.
    PartizanValue value(const Values& left, const Values& right);
    /// The options of the canonical form, in no order that means anything.
    const Values& left(PartizanValue g) const { return node(g).left; }
    const Values& right(PartizanValue g) const { return node(g).right; }

    bool at_most(PartizanValue g, PartizanValue h);
    PartizanValue negative(PartizanValue g);
    PartizanValue sum(PartizanValue g, PartizanValue h);
    /// L if g > 0, R if g < 0, P if g = 0, else N.
    PartizanOutcome outcome(PartizanValue g);

    /// The number that the value is. Nothing if it is none, or one of exponent above 30 or of a
    /// numerator from 2^31 on.
    const std::optional<Dyadic>& number(PartizanValue g) const { return node(g).number; }
    PartizanValue integer(int n);
    /// The number numerator / 2^exponent, in lowest terms and within the bounds of number(). It
    /// makes about as many values as |x| is large and as its exponent is.
    PartizanValue dyadic(const Dyadic& x);
    /// The nimber *n.
    PartizanValue nimber(int n);

    std::size_t size() const { return nodes_.size(); }

  private:
    struct Node {
        Values left;
        Values right;
        std::optional<Dyadic> number;
    };
    class Form;

    const Node& node(PartizanValue g) const { return nodes_[static_cast<std::size_t>(g)]; }
    PartizanValue node_of(Values left, Values right);
    std::optional<Dyadic> number_of(const Values& left, const Values& right) const;

    std::deque<Node> nodes_;
    std::size_t most_;
    std::size_t option_count_ = 0;
    MemoLimits limits_;
    PositionTable forms_;
    PositionTable orders_;
    PositionTable negatives_;
    PositionTable sums_;
};

}  // namespace gazetteer
