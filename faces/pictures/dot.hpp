// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures in Graphviz's language and in TikZ, for those who draw on from there.
#pragma once

#include <string>

#include "faces/pictures/picture.hpp"

namespace gazetteer::pictures {

/// A graph, or a digraph where a plain line has a head, with every place pinned: for neato -n2.
/// The legend stands in comments. A graph for each panel, one after the other.
std::string to_dot(const Picture& picture);

/// A tikzpicture with a style for each role, to be \input: it needs \usepackage{tikz} and the
/// libraries shapes.geometric, patterns and arrows.meta. One for each panel.
std::string to_tikz(const Picture& picture);

}  // namespace gazetteer::pictures
