// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the sources, made again by the program: each from the function whose theorem it
// shows, and tied to the claims that are checked on exactly what is drawn.
#pragma once

#include <string>
#include <vector>

#include "faces/pictures/picture.hpp"

namespace gazetteer::figures {

/// A claim of the register, and the instance of it that the figure shows, as the claim prints it.
struct ShownClaim {
    std::string id;
    std::string instance;
};

struct Figure {
    /// "fsu93-fig1".
    std::string name;
    /// "FSU93 Fig. 1".
    std::string place;
    /// As printed, or, where the text has none, ours.
    std::string caption;
    std::vector<ShownClaim> shows;
    pictures::Picture picture;
};

/// All figures, source by source: FSU93 1 to 5 and one for its section 5 (4), SV25 1 to 6,
/// Kun24 1.1 and 1.2. The graphs of FSU93's Figs. 1 and 2 are found by search. Throws ProcessError
/// where nauty is missing.
std::vector<Figure> all_figures();

/// The figure as SVG; title and description carry its caption and its claims.
std::string to_svg(const Figure& figure);
/// The table of all figures in Markdown, each with its claims, beside the files NAME.svg.
std::string index_text(const std::vector<Figure>& figures);

Figure fsu93_figure_1();
Figure fsu93_figure_2();
Figure fsu93_figure_3();
Figure fsu93_figure_4();
Figure fsu93_figure_5();
Figure fsu93_section_5_4();
Figure sv25_figure_1();
Figure sv25_figure_2();
Figure sv25_figure_3();
Figure sv25_figure_4();
Figure sv25_figure_5();
Figure sv25_figure_6();
Figure kun24_figure_1_1();
Figure kun24_figure_1_2();

}  // namespace gazetteer::figures
