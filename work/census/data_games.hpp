// SPDX-License-Identifier: GPL-3.0-or-later
// Games given as data as subjects of a census: made of their rules at run time.
#pragma once

#include <memory>

#include "oracle/script/rules.hpp"
#include "work/census/subject.hpp"

namespace gazetteer::census {

/// Counts the outcomes of the game over all graphs, or digraphs, of an order. Without tokens an
/// impartial game has N, P and, under normal play, the histogram "grundy"; with one token the
/// columns of the geographies; a partizan game L, R, N, P. Where there are tokens every placing of
/// them is a start. The engines are "classes", a memo by isomorphism classes for the whole stream,
/// "subsets" where only vertices go, and "search", one graph at a time.
std::shared_ptr<const Subject> data_game_subject(const script::Rules& rules);

}  // namespace gazetteer::census
