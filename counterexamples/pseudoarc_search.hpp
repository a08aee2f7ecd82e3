// SPDX-License-Identifier: GPL-3.0-or-later
// The search for the pseudoarc, whose figure [FSU93, Fig. 1] is lost in the text: every connected
// graph of an order, every choice of two terminals, up to isomorphism.
//
// What is asked of it is written in characterizations/gadgets/pseudoarc.hpp. Gadgets that act as
// arcs are enough for the reduction; the proof says more of A (a forced way of five edges, a reply
// z).
#pragma once

#include <vector>

#include "properties/checks/gadget_play.hpp"

namespace gazetteer::counterexamples {

/// A gadget that acts as an arc, with what the proof of [FSU93, Theorem 2.1] says of A.
struct FoundGadget {
    Gadget gadget;
    /// See forced_way(); empty when optimal play has a choice on the way.
    std::vector<Vertex> way;
    /// See replies_to_entry_from_y(); never empty.
    std::vector<Vertex> replies;

    /// The token arrives at y four moves after the move that entered, and straying is suicide.
    bool arrives_four_moves_later() const { return way.size() == 6; }
};

/// All gadgets of the given order (terminals counted) and largest degree at most degree_max that
/// act as arcs, in the order of nauty-geng. 1 <= order <= 16. Throws ProcessError when nauty-geng
/// is missing. Degree 3: order 11 in 0.1 s, a factor of about 4 an order.
std::vector<FoundGadget> search_for_pseudoarcs(int order, int degree_max);

}  // namespace gazetteer::counterexamples
