// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "certificates/check/chains/piece_play.hpp"
#include "certificates/check/chains/radius.hpp"
#include "certificates/check/chains/sequence.hpp"
#include "certificates/check/statement.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

/// The state behind `units` units comes back `period` units later. So the term of each longer chain
/// grows by the same number in as many units; the law must do so, and have the same values so far.
void check_return(Reader& reader, const ChainSequence& s, int units, int period) {
    const int least = s.units_least;
    const PieceKind& chain = s.chain.kind(0);
    const bool in_unit = s.place && (s.place->part == PlaceInChain::Part::unit ||
                                     s.place->part == PlaceInChain::Part::last_unit);
    const int fewest = std::max(chain.closed ? 2 : 1, in_unit ? s.place->unit + 1 : 0);
    reader.judge(
        units >= fewest && period >= 1 && s.period >= 1 && least >= fewest && least <= s.from,
        "a number of units is too small");
    reader.judge(!chain.is_ring_with_ends(), "a ring has no ends");
    if (!reader.sound()) return;
    reader.judge(s.values.size() == index(s.from + s.period - least),
                 "the law has another number of values");
    if (!reader.sound()) return;
    // The least member is a graph; so are then all.
    piece(s.chain, 0, least);
    TermWalk walk(s);
    reader.judge(walk.states(units) == walk.states(units + period), "the state does not come back");
    const std::int64_t adds = walk.taken_out(units + period) - walk.taken_out(units);
    reader.judge(period % s.period == 0 && adds == period / s.period * s.adds,
                 "the law does not grow as the states do");
    if (!reader.sound()) return;
    // Where the vertex is counted from the last unit, the state is that of so many units fewer.
    const bool from_last = s.place && s.place->part == PlaceInChain::Part::last_unit;
    const int told = units + (from_last ? s.place->unit + 1 : 0);
    for (int n = least; n < std::max(told, s.from) + period; ++n)
        reader.judge(walk.value(n) == value_of_law(s, n), "the law is not that of the members");
}

}  // namespace

std::int64_t value_of_law(const ChainSequence& law, int n) {
    if (n < law.from) return law.values[index(n - law.units_least)];
    const int behind = n - law.from;
    return law.values[index(law.from - law.units_least + behind % law.period)] +
           behind / law.period * law.adds;
}

void check_states(Reader& reader, const Statement& s) {
    const int units = reader.vertex_line("preperiod", length_max + 1);
    const int period = reader.vertex_line("period", length_max + 1);
    try {
        check_return(reader, *s.sequence, units, period);
    } catch (const GraphFault& fault) {
        throw Finding{Judgement::invalid, reader.line(), 1, fault.what};
    } catch (const Refusal& refusal) {
        throw Finding{Judgement::invalid, reader.line(), 1, refusal.why};
    }
}

}  // namespace gazetteer::check
