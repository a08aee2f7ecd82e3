// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures as SVG: self-contained, no script, no font or image from elsewhere, the same bytes for
// the same picture. Vertices are groups of class "vertex ROLE" with data-vertex, lines have class
// "line ROLE" and data-ends, so that a program can read back what was drawn.
#pragma once

#include <string>

#include "faces/pictures/picture.hpp"

namespace gazetteer::pictures {

struct SvgOptions {
    /// The page that the picture stands in has svg_style() already and other pictures beside it:
    /// no XML declaration, no style, no background.
    bool inlined = false;
    /// Begins the ids in it, which are unique on a page if this is.
    std::string id = "picture";
    /// So many times larger than it is by itself.
    double scale = 1;
};

/// The whole document, or the element to stand in a page. O(vertices + lines).
std::string to_svg(const Picture& picture, const SvgOptions& options = {});
/// The rules of style that the pictures' classes refer to, for light and dark surroundings.
std::string svg_style();
/// Text as the content of an XML element or attribute; control characters become blanks.
std::string xml_text(const std::string& text);

}  // namespace gazetteer::pictures
