// SPDX-License-Identifier: GPL-3.0-or-later
// A value made for one instance and kept while the next ones ask for the same: the roots of one
// graph, the vertices of one grid.
#pragma once

#include <optional>
#include <utility>

namespace gazetteer::properties {

/// The value of the last key asked for.
template <class Key, class Value>
class Kept {
  public:
    /// The value of `wanted`, by make(wanted) unless the last call asked for the same. Valid until
    /// the next call.
    template <class Make>
    const Value& of(const Key& wanted, Make make) {
        if (!entry_ || entry_->first != wanted) {
            entry_.reset();
            entry_.emplace(wanted, make(wanted));
        }
        return entry_->second;
    }

  private:
    std::optional<std::pair<Key, Value>> entry_;
};

}  // namespace gazetteer::properties
