// SPDX-License-Identifier: GPL-3.0-or-later
#include "work/census/plot.hpp"

#include <fmt/format.h>

#include <array>

#include "faces/pictures/svg.hpp"

namespace gazetteer::census {

namespace {

constexpr double left = 60;
constexpr double right = 560;
constexpr double top = 40;
constexpr double bottom = 430;
constexpr std::array<const char*, 8> colours{"#1b6ca8", "#c03d3e", "#3a923a", "#9372b2",
                                             "#845b53", "#d684bd", "#7f7f7f", "#e1812c"};

double x_of(double p) {
    return left + (right - left) * p;
}
double y_of(double probability) {
    return bottom - (bottom - top) * probability;
}

std::string axes() {
    std::string result;
    for (int i = 0; i <= 10; ++i) {
        const double share = i / 10.0;
        result += fmt::format(
            "<path d=\"M{0:.1f} {1:.1f}V{2:.1f}M{3:.1f} {4:.1f}H{5:.1f}\" stroke=\"#ddd\"/>\n"
            "<text x=\"{0:.1f}\" y=\"{6:.1f}\" text-anchor=\"middle\">{7:.1f}</text>\n"
            "<text x=\"{8:.1f}\" y=\"{9:.1f}\" text-anchor=\"end\">{7:.1f}</text>\n",
            x_of(share), top, bottom, left, y_of(share), right, bottom + 18, share, left - 8,
            y_of(share) + 4);
    }
    return result + fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" text-anchor=\"middle\">p</text>\n",
                                (left + right) / 2, bottom + 38);
}

std::string legend(int place, const char* colour, const std::string& text) {
    return fmt::format("<text x=\"{:.1f}\" y=\"{:.1f}\" fill=\"{}\">{}</text>\n", right + 10,
                       top + 16.0 * place + 10, colour, pictures::xml_text(text));
}

std::string curve(const Probability& probability, const char* colour) {
    std::string points;
    constexpr int steps = 200;
    for (int i = 0; i <= steps; ++i) {
        const double p = static_cast<double>(i) / steps;
        points +=
            fmt::format("{}{:.2f},{:.2f}", i > 0 ? " " : "", x_of(p), y_of(probability.at(p)));
    }
    return fmt::format("<polyline points=\"{}\" fill=\"none\" stroke=\"{}\"/>\n", points, colour);
}

/// A bar over the interval, a dot at the share of those decided.
std::string point(const Sample& sample, const char* colour) {
    const Interval interval = sample.interval();
    std::string result =
        fmt::format("<path d=\"M{:.2f} {:.2f}V{:.2f}\" stroke=\"{}\"/>\n", x_of(sample.p),
                    y_of(interval.low), y_of(interval.high), colour);
    if (sample.samples > sample.undecided)
        result += fmt::format("<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"2.5\" fill=\"{}\"/>\n",
                              x_of(sample.p),
                              y_of(static_cast<double>(sample.happened) /
                                   static_cast<double>(sample.samples - sample.undecided)),
                              colour);
    return result;
}

}  // namespace

std::string plot(const std::string& title, const std::vector<Probability>& curves,
                 const std::vector<SampledCurve>& sampled) {
    std::string result = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640\" height=\"480\" "
        "font-family=\"sans-serif\" font-size=\"12\">\n<title>{0}</title>\n"
        "<rect width=\"640\" height=\"480\" fill=\"white\"/>\n"
        "<text x=\"{1:.1f}\" y=\"24\" text-anchor=\"middle\" font-size=\"14\">{0}</text>\n",
        pictures::xml_text(title), (left + right) / 2);
    result += axes();
    int place = 0;
    const auto next_colour = [&] {
        return colours[static_cast<std::size_t>(place) % colours.size()];
    };
    for (const Probability& probability : curves) {
        result += curve(probability, next_colour());
        result += legend(place, next_colour(), fmt::format("n = {}", probability.order));
        ++place;
    }
    for (const SampledCurve& points : sampled) {
        for (const Sample& sample : points.points) result += point(sample, next_colour());
        result += legend(place, next_colour(), fmt::format("n = {} *", points.order));
        ++place;
    }
    return result + "</svg>";
}

}  // namespace gazetteer::census
