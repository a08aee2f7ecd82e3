// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "certificates/check/chains/piece_play.hpp"
#include "certificates/check/chains/radius.hpp"
#include "certificates/check/chains/sequence.hpp"
#include "certificates/check/statement.hpp"
#include "graph/index.hpp"

namespace gazetteer::check {

namespace {

std::int64_t value_by_law(const ChainSequence& s, int n) {
    if (n < s.from) return s.values[index(n - s.units_least)];
    const int behind = n - s.from;
    return s.values[index(s.from - s.units_least + behind % s.period)] + behind / s.period * s.adds;
}

/// The state behind `units` units comes back `period` units later. So the term of each longer chain
/// grows by the same number in as many units; the law must do so, and have the same values so far.
void check_return(Reader& reader, const ChainSequence& s, int units, int period) {
    const int least = s.units_least;
    const bool ring = s.chain.kind(0).closed;
    reader.judge(units >= (ring ? 2 : 1) && period >= 1 && s.period >= 1 &&
                     least >= (ring ? 2 : 1) && least <= s.from,
                 "a number of units is too small");
    if (!reader.sound()) return;
    reader.judge(s.values.size() == index(s.from + s.period - least),
                 "the law has another number of values");
    if (!reader.sound()) return;
    // The least member is a graph; so are then all.
    piece(s.chain, 0, least);
    ChainWalk walk(s);
    const std::int64_t before = walk.behind(units).taken_out;
    reader.judge(walk.behind(units).entries == walk.behind(units + period).entries,
                 "the state does not come back");
    const std::int64_t adds = walk.behind(units + period).taken_out - before;
    reader.judge(period % s.period == 0 && adds == period / s.period * s.adds,
                 "the law does not grow as the states do");
    if (!reader.sound()) return;
    for (int n = least; n < std::max(units, s.from) + period; ++n)
        reader.judge(walk.value(n) == value_by_law(s, n), "the law is not that of the members");
}

}  // namespace

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
