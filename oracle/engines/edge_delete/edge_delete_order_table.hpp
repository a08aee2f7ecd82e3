// SPDX-License-Identifier: GPL-3.0-or-later
// Edge-delete on all graphs of an order, kept to be asked: what for_each_edge_delete_class decides.
// A graph G is looked up as H + x with H = G - x: one canonical form of the order below, then four
// bits.
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "oracle/engines/edge_delete/edge_delete_classes.hpp"
#include "oracle/engines/extensions/base_index.hpp"

namespace gazetteer {

/// Equal to grundy_value<EdgeDelete>. Safe to ask from several threads.
class EdgeDeleteOrderTable {
  public:
    static constexpr int order_max = 10;

    /// Decides them: 0.2 s of one core at order 9, 5 s at order 10. The options used are threads
    /// and go_on; null when go_on stopped it. 1 <= order <= order_max, else ContractViolation.
    static std::unique_ptr<const EdgeDeleteOrderTable> made(int order,
                                                            const ExtensionOptions& options);
    /// At most what it takes while it is made: 4 MiB at order 9, 145 MiB at order 10, of which 75
    /// stay.
    static std::size_t bytes(int order);

    int order() const { return bases_.order(); }
    /// About a microsecond at order 10; g is of the order, else ContractViolation.
    int grundy_value(const SmallGraph& g) const;

  private:
    explicit EdgeDeleteOrderTable(int order);

    void add(const EdgeDeleteExtensions& extensions, std::size_t base);

    std::size_t words_;
    /// The graphs H, in no fixed order.
    BaseIndex bases_;
    /// For each H the digits of the values of all S.
    std::vector<std::uint64_t> digits_;
};

}  // namespace gazetteer
