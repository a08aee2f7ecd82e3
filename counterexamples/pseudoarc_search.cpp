// SPDX-License-Identifier: GPL-3.0-or-later
#include "counterexamples/pseudoarc_search.hpp"

#include <string>

#include "graph/enumeration/process.hpp"
#include "graph/formats/formats.hpp"

namespace gazetteer::counterexamples {

std::vector<FoundGadget> search_for_pseudoarcs(int order, int degree_max) {
    require(1 <= order && order <= 16 && degree_max >= 0, "1 <= order <= 16 and a degree");
    const Command geng{"nauty-geng",
                       {"-c", "-q", "-D" + std::to_string(degree_max), std::to_string(order)}};
    std::vector<FoundGadget> result;
    for_each_line({geng}, [&](std::string_view line) {
        for (const Gadget& gadget : properties::gadgets_acting_as_arcs(*parse_small_graph(line)))
            result.push_back({gadget, properties::forced_way(gadget),
                              properties::replies_to_entry_from_y(gadget)});
        return true;
    });
    return result;
}

}  // namespace gazetteer::counterexamples
