// SPDX-License-Identifier: GPL-3.0-or-later
// Lines of play written out: every position met, what it is worth, its moves. Committed, and
// compared in a test, so that a change of any rule, order of options or value shows as a difference
// of text.
#pragma once

#include <map>
#include <string>

namespace gazetteer {

/// For each game and unrooted form, by name, its play-throughs on a fixed corpus of small boards:
/// from every start two lines of play, chosen by a fixed rule. The same text on every machine.
std::map<std::string, std::string> playthroughs();

}  // namespace gazetteer
