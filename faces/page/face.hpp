// SPDX-License-Identifier: GPL-3.0-or-later
// The one door of the page: JSON text in, JSON text out. The browser's module and the tests call
// the same function.
//
// A request is an object with "op":
//   games                                       the shipped games
//   rules     rules                             the games of a text, or its first fault
//   graph     graph, directed                   a pasted graph: its order and edges
//   draw      order, edges, directed            a drawn graph: its graph6 or digraph6
//   position  graph, game, tokens, first, play  a position after a line of play, and its moves
//   roots     graph, game, tokens, vary         who wins from every vertex for the token `vary`
// "game" is a shipped name; "rules" stands for it with the text of one game. "search": false asks
// theorems alone, which answer at once. Another answer is {"error": {"message", "in", "line",
// "column"}}, where "in" is "graph", "rules", "play" or "request".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace gazetteer::page {

/// Never throws on any request, but for std::bad_alloc. Keeps what it has decided of the last game
/// on the last graph for the next request; one thread may ask. The answer is UTF-8 in one line. A
/// search that needs more memory than its memo may take leaves the answer to the theorem, if one
/// decides, and says so in "unsearched"; else the answer is an error.
std::string answer(std::string_view request, std::size_t memo_bytes = std::size_t{512} << 20);

/// What a request is refused above, in bytes.
constexpr std::size_t request_length_max = 100'000;

}  // namespace gazetteer::page
