// SPDX-License-Identifier: GPL-3.0-or-later
// What a check says of one instance.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace gazetteer::properties {

/// `vacuous`: the hypothesis did not hold, so the instance says nothing. A bool converts: true
/// holds, false fails.
struct Finding {
    enum class Kind { vacuous, holds, fails };
    Kind kind = Kind::holds;
    /// For a failure: what was seen, one line.
    std::string detail;

    Finding(Kind what, std::string seen = {}) : kind(what), detail(std::move(seen)) {}
    Finding(bool condition)  // NOLINT(google-explicit-constructor)
        : kind(condition ? Kind::holds : Kind::fails) {}

    bool failed() const { return kind == Kind::fails; }
    bool nonvacuous() const { return kind != Kind::vacuous; }
};

/// A check has no room for an instance. The claim is then left inconclusive; the message names the
/// instance and says why.
class GivenUp : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

inline Finding vacuous() {
    return Finding::Kind::vacuous;
}
inline Finding fails(std::string seen) {
    return {Finding::Kind::fails, std::move(seen)};
}

/// "If and only if": never vacuous.
inline Finding iff(bool left, bool right) {
    if (left == right) return true;
    return fails(left ? "left side true, right side false" : "left side false, right side true");
}

/// "If hypothesis then conclusion()": vacuous unless the hypothesis holds; the conclusion (a
/// callable that returns bool or Finding) is evaluated only then.
template <class Conclusion>
Finding given(bool hypothesis, Conclusion&& conclusion) {
    if (!hypothesis) return vacuous();
    return std::forward<Conclusion>(conclusion)();
}

}  // namespace gazetteer::properties
