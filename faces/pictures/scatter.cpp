// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/scatter.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/geometry.hpp>
#include <boost/geometry/geometries/point_xy.hpp>
#include <cmath>

#include "faces/pictures/svg.hpp"
#include "graph/contract.hpp"

namespace gazetteer::pictures {

namespace {

constexpr double chart_left = 70;
constexpr double chart_right = 610;
constexpr double chart_top = 40;
constexpr double chart_bottom = 420;

/// An axis from the least value to the greatest, with marks at multiples of a step.
class Axis {
  public:
    /// `from` and `to`: where the least and the greatest stand.
    Axis(std::int64_t least, std::int64_t greatest, int decimals, double from, double to)
        : step_(step_for(greatest - least)), decimals_(decimals), from_(from), to_(to) {
        low_ = floor_to_step(least);
        high_ = std::max(floor_to_step(greatest + step_ - 1), low_ + step_);
    }

    double at(std::int64_t value) const {
        return from_ + (to_ - from_) * static_cast<double>(value - low_) /
                           static_cast<double>(high_ - low_);
    }
    std::vector<std::int64_t> marks() const {
        std::vector<std::int64_t> result;
        for (std::int64_t mark = low_; mark <= high_; mark += step_) result.push_back(mark);
        return result;
    }

    /// "-0.25" for -250000 of six decimals.
    std::string text_of(std::int64_t value) const {
        std::string result = std::to_string(std::abs(value));
        if (decimals_ > 0) {
            const auto fraction = static_cast<std::size_t>(decimals_);
            if (result.size() <= fraction) result.insert(0, fraction + 1 - result.size(), '0');
            result.insert(result.size() - fraction, ".");
            result.erase(result.find_last_not_of('0') + 1);
            if (result.back() == '.') result.pop_back();
        }
        return value < 0 ? "-" + result : result;
    }

  private:
    /// 1, 2 or 5 times a power of ten, so that there are about ten marks.
    static std::int64_t step_for(std::int64_t width) {
        std::int64_t step = 1;
        for (int i = 0; width / step > 10; ++i) step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        return step;
    }
    std::int64_t floor_to_step(std::int64_t value) const {
        const std::int64_t rest = value % step_;
        return value - rest - (rest < 0 ? step_ : 0);
    }

    std::int64_t step_;
    int decimals_;
    double from_;
    double to_;
    std::int64_t low_ = 0;
    std::int64_t high_ = 0;
};

struct Axes {
    Axis x;
    Axis y;
};

Axes axes_of(const Scatter& scatter) {
    const auto& points = scatter.points;
    if (points.empty())
        return {{0, 1, 0, chart_left, chart_right}, {0, 1, 0, chart_bottom, chart_top}};
    const auto by_y = [](const auto& a, const auto& b) { return a.first.y < b.first.y; };
    const auto [lowest, highest] = std::minmax_element(points.begin(), points.end(), by_y);
    return {{points.begin()->first.x, points.rbegin()->first.x, scatter.x_decimals, chart_left,
             chart_right},
            {lowest->first.y, highest->first.y, scatter.y_decimals, chart_bottom, chart_top}};
}

std::string grid_lines(const Axes& axes) {
    std::string result;
    for (std::int64_t mark : axes.x.marks())
        result += fmt::format(
            "<path d=\"M{0:.1f} {1:.1f}V{2:.1f}\" stroke=\"#ddd\"/>\n"
            "<text x=\"{0:.1f}\" y=\"{3:.1f}\" text-anchor=\"middle\">{4}</text>\n",
            axes.x.at(mark), chart_top, chart_bottom, chart_bottom + 18, axes.x.text_of(mark));
    for (std::int64_t mark : axes.y.marks())
        result += fmt::format(
            "<path d=\"M{0:.1f} {1:.1f}H{2:.1f}\" stroke=\"#ddd\"/>\n"
            "<text x=\"{3:.1f}\" y=\"{4:.1f}\" text-anchor=\"end\">{5}</text>\n",
            chart_left, axes.y.at(mark), chart_right, chart_left - 8, axes.y.at(mark) + 4,
            axes.y.text_of(mark));
    return result;
}

std::string axis_names(const Scatter& scatter) {
    return fmt::format(
        "<text x=\"{0:.1f}\" y=\"{1:.1f}\" text-anchor=\"middle\">{2}</text>\n"
        "<text transform=\"translate(16 {3:.1f}) rotate(-90)\" text-anchor=\"middle\">{4}"
        "</text>\n",
        (chart_left + chart_right) / 2, chart_bottom + 42, xml_text(scatter.x),
        (chart_top + chart_bottom) / 2, xml_text(scatter.y));
}

std::string hull_outline(const std::vector<ScatterPoint>& corners, const Axes& axes) {
    std::string points;
    for (const ScatterPoint& corner : corners)
        points += fmt::format("{}{:.2f},{:.2f}", points.empty() ? "" : " ", axes.x.at(corner.x),
                              axes.y.at(corner.y));
    return fmt::format(
        "<polygon class=\"hull\" points=\"{}\" fill=\"#1b6ca8\" fill-opacity=\"0.08\" "
        "stroke=\"#1b6ca8\"/>\n",
        points);
}

std::string disc(const ScatterPoint& point, std::uint64_t count, const Axes& axes) {
    const double radius = std::sqrt(6 + 4 * std::log2(static_cast<double>(count)));
    return fmt::format(
        "<circle cx=\"{:.2f}\" cy=\"{:.2f}\" r=\"{:.2f}\" fill=\"#c03d3e\" "
        "fill-opacity=\"0.7\"><title>({}, {}): {}</title></circle>\n",
        axes.x.at(point.x), axes.y.at(point.y), radius, axes.x.text_of(point.x),
        axes.y.text_of(point.y), count);
}

}  // namespace

std::vector<ScatterPoint> convex_hull(const std::map<ScatterPoint, std::uint64_t>& points) {
    namespace bg = boost::geometry;
    using Point = bg::model::d2::point_xy<std::int64_t>;
    bg::model::multi_point<Point> all;
    for (const auto& [point, count] : points) {
        require(std::abs(point.x) < scatter_coordinate_max &&
                    std::abs(point.y) < scatter_coordinate_max,
                "coordinates below 2^30");
        all.push_back({point.x, point.y});
    }
    if (all.empty()) return {};
    // Counter-clockwise; it begins and ends with the same corner.
    bg::model::ring<Point, false> ring;
    bg::convex_hull(all, ring);
    std::vector<ScatterPoint> result;
    for (const Point& corner : ring) result.push_back({corner.x(), corner.y()});
    result.erase(std::unique(result.begin(), result.end()), result.end());
    if (result.size() > 1 && result.front() == result.back()) result.pop_back();
    std::rotate(result.begin(), std::min_element(result.begin(), result.end()), result.end());
    return result;
}

std::string to_svg(const Scatter& scatter) {
    for (int decimals : {scatter.x_decimals, scatter.y_decimals})
        require(0 <= decimals && decimals <= scatter_decimals_max, "0 to 6 decimals");
    const Axes axes = axes_of(scatter);
    std::string result = fmt::format(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"640\" height=\"480\" "
        "font-family=\"sans-serif\" font-size=\"12\">\n<title>{0}</title>\n"
        "<rect width=\"640\" height=\"480\" fill=\"white\"/>\n"
        "<text x=\"{1:.1f}\" y=\"24\" text-anchor=\"middle\" font-size=\"14\">{0}</text>\n",
        xml_text(scatter.title), (chart_left + chart_right) / 2);
    result += grid_lines(axes) + axis_names(scatter);
    if (!scatter.points.empty()) result += hull_outline(convex_hull(scatter.points), axes);
    for (const auto& [point, count] : scatter.points) result += disc(point, count, axes);
    return result + "</svg>\n";
}

}  // namespace gazetteer::pictures
