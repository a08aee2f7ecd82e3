// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/figures/figure.hpp"

#include <fmt/format.h>

#include "faces/pictures/svg.hpp"

namespace gazetteer::figures {

std::vector<Figure> all_figures() {
    return {fsu93_figure_1(),   fsu93_figure_2(),    fsu93_figure_3(), fsu93_figure_4(),
            fsu93_figure_5(),   fsu93_section_5_4(), sv25_figure_1(),  sv25_figure_2(),
            sv25_figure_3(),    sv25_figure_4(),     sv25_figure_5(),  sv25_figure_6(),
            kun24_figure_1_1(), kun24_figure_1_2()};
}

std::string to_svg(const Figure& figure) {
    pictures::Picture picture = figure.picture;
    picture.title = figure.place + ". " + figure.caption;
    for (const ShownClaim& claim : figure.shows)
        picture.description +=
            fmt::format("{}Shows claim {} on {}.", picture.description.empty() ? "" : " ", claim.id,
                        claim.instance);
    return pictures::to_svg(picture, {.inlined = false, .id = figure.name});
}

std::string index_text(const std::vector<Figure>& figures) {
    std::string result =
        "# The figures of the sources\n\n"
        "Written by `gazetteer draw --figures docs/figures`. A test makes them again, compares "
        "them\n"
        "with these files, and has each claim judge exactly what is drawn. The graphs of the "
        "first\n"
        "two, which are lost in the text, are found by search.\n\n"
        "| figure | shows | claim | on |\n|---|---|---|---|\n";
    for (const Figure& figure : figures)
        for (std::size_t i = 0; i < figure.shows.size(); ++i)
            result += fmt::format(
                "| {} | {} | {} | `{}` |\n",
                i == 0 ? fmt::format("[{}]({}.svg)", figure.place, figure.name) : "",
                i == 0 ? figure.caption : "", figure.shows[i].id, figure.shows[i].instance);
    for (const Figure& figure : figures)
        result += fmt::format("\n## {}\n\n{}\n\n![{}]({}.svg)\n", figure.place, figure.caption,
                              figure.place, figure.name);
    return result;
}

}  // namespace gazetteer::figures
