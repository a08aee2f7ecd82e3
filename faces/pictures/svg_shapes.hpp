// SPDX-License-Identifier: GPL-3.0-or-later
// The single shapes of an SVG picture, at points of the canvas, in pixels, y downwards.
#pragma once

#include <string>

#include "faces/pictures/picture.hpp"

namespace gazetteer::pictures {

/// "12.5", "-3": at most one decimal, never "-0".
std::string number(double x);

/// A vertex with this radius at `at`; its text may be empty. Filling, outline and shape say the
/// role: solid disc, circle, hatched square, dotted diamond, plain square, double circle.
std::string vertex_shape(const VertexMark& mark, Place at, double radius, const std::string& text);

/// The line between two vertices of that radius, arrowheads included; bent by a tenth of its length
/// to the left of the way from u to v. The text stands beside the middle, or nowhere if empty.
std::string line_shape(const Line& line, Place u, Place v, double radius);

/// The segments of a path.
std::string path_shape(PathRole role, const std::vector<Place>& points);

/// Text centred at `at`, over a halo.
std::string text_shape(const std::string& css_class, Place at, const std::string& text);

}  // namespace gazetteer::pictures
