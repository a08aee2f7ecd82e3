// SPDX-License-Identifier: GPL-3.0-or-later
// The condition of a claim or of a near miss, with the type of the callable forgotten.
#pragma once

#include <concepts>
#include <functional>
#include <utility>

#include "properties/framework/finding.hpp"

namespace gazetteer::properties {

/// What a claim asks of an instance. Made from a callable that takes a const T& and returns what a
/// Finding is made from. Most are lambdas that capture nothing: those are held as a plain pointer,
/// which takes less code and less time to compile than a std::function of each.
template <class T>
class Check {
    using Plain = Finding (*)(const T&);

  public:
    Check() = default;
    template <std::convertible_to<Plain> F>
    Check(F f) : plain_(f) {}  // NOLINT(google-explicit-constructor)
    template <class F>
    Check(F f) : general_(std::move(f)) {}  // NOLINT(google-explicit-constructor)

    /// Precondition: made from a callable.
    Finding operator()(const T& instance) const {
        return plain_ ? plain_(instance) : general_(instance);
    }

  private:
    Plain plain_ = nullptr;
    std::function<Finding(const T&)> general_;
};

}  // namespace gazetteer::properties
