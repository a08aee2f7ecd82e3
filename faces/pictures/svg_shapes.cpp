// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/svg_shapes.hpp"

#include <fmt/format.h>

#include <cmath>

#include "faces/pictures/svg.hpp"

namespace gazetteer::pictures {

namespace {

std::string circle(const char* css_class, Place at, double radius) {
    return fmt::format(R"(<circle class="{}" cx="{}" cy="{}" r="{}"/>)", css_class, number(at.x),
                       number(at.y), number(radius));
}

std::string square(const char* css_class, Place at, double half) {
    return fmt::format(R"(<rect class="{}" x="{}" y="{}" width="{}" height="{}"/>)", css_class,
                       number(at.x - half), number(at.y - half), number(2 * half),
                       number(2 * half));
}

std::string segment(const char* css_class, Place a, Place b) {
    return fmt::format(R"(<line class="{}" x1="{}" y1="{}" x2="{}" y2="{}"/>)", css_class,
                       number(a.x), number(a.y), number(b.x), number(b.y));
}

std::string polygon(const char* css_class, const std::vector<Place>& points) {
    std::string list;
    for (const Place& p : points)
        list += fmt::format("{}{},{}", list.empty() ? "" : " ", number(p.x), number(p.y));
    return fmt::format(R"(<polygon class="{}" points="{}"/>)", css_class, list);
}

std::string diamond(Place at, double reach) {
    return polygon(
        "shape",
        {{at.x, at.y - reach}, {at.x + reach, at.y}, {at.x, at.y + reach}, {at.x - reach, at.y}});
}

/// Rising diagonals across a square.
std::string hatching(Place at, double half) {
    std::string result;
    for (int i = -1; i <= 1; ++i) {
        const double shift = i * half;
        const double from = std::max(-half, -half + shift);
        const double to = std::min(half, half + shift);
        result +=
            segment("hatch", {at.x + from, at.y - from + shift}, {at.x + to, at.y - to + shift});
    }
    return result;
}

std::string body(VertexRole role, Place at, double radius) {
    const double half = radius * 0.88;
    switch (role) {
        case VertexRole::inner:
            return square("shape", at, half) + hatching(at, half);
        case VertexRole::perfect:
            return diamond(at, radius * 1.2);
        case VertexRole::n_position:
            return square("shape", at, half);
        case VertexRole::p_position:
            return circle("shape", at, radius) + circle("within", at, radius - 3);
        case VertexRole::gone:
            return circle("shape", at, radius * 0.7);
        case VertexRole::plain:
        case VertexRole::kernel:
        case VertexRole::outer:
            break;
    }
    return circle("shape", at, radius);
}

Place between(Place a, Place b, double t) {
    return {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)};
}

/// A line's run on the canvas: straight, or a parabola over a point beside the middle.
struct Run {
    Place from;
    Place over;
    Place to;
    bool bent = false;

    Place at(double t) const { return between(between(from, over, t), between(over, to, t), t); }
    double length() const { return std::hypot(to.x - from.x, to.y - from.y); }
    Place left() const {
        const double l = std::max(length(), 1e-9);
        return {(to.y - from.y) / l, -(to.x - from.x) / l};
    }
};

Run run_of(const Line& line, Place u, Place v) {
    Run result{u, between(u, v, 0.5), v, line.bent};
    const double away = result.length() * 0.2;
    const Place left = result.left();
    if (line.bent) result.over = {result.over.x + left.x * away, result.over.y + left.y * away};
    return result;
}

/// A head whose tip is `radius` before the end of the run.
std::string head_at_end(const Run& run, double radius, bool large) {
    const double length = std::max(run.length(), 1e-9);
    const double size = large ? 11 : 8;
    const Place tip = run.at(1 - std::min(0.45, (radius + 1.5) / length));
    const Place back = run.at(1 - std::min(0.9, (radius + 1.5 + size) / length));
    const double l = std::max(std::hypot(tip.x - back.x, tip.y - back.y), 1e-9);
    const Place side{(tip.y - back.y) / l * size * 0.42, -(tip.x - back.x) / l * size * 0.42};
    return polygon("head",
                   {tip, {back.x + side.x, back.y + side.y}, {back.x - side.x, back.y - side.y}});
}

std::string stroke(const Run& run) {
    if (!run.bent) return segment("stroke", run.from, run.to);
    return fmt::format(R"(<path class="stroke" d="M{} {} Q{} {} {} {}"/>)", number(run.from.x),
                       number(run.from.y), number(run.over.x), number(run.over.y), number(run.to.x),
                       number(run.to.y));
}

/// A matching's edge is two parallel strokes, so that it does not rest on width alone.
std::string strokes(const Line& line, const Run& run) {
    if (line.role != LineRole::matching || run.bent) return stroke(run);
    const Place left = run.left();
    std::string result;
    for (double away : {-2.2, 2.2})
        result += segment("stroke", {run.from.x + left.x * away, run.from.y + left.y * away},
                          {run.to.x + left.x * away, run.to.y + left.y * away});
    return result;
}

}  // namespace

std::string number(double x) {
    const double rounded = std::round(x * 10) / 10;
    std::string result = fmt::format("{:.1f}", rounded == 0 ? 0.0 : rounded);
    if (result.ends_with(".0")) result.resize(result.size() - 2);
    return result;
}

std::string vertex_shape(const VertexMark& mark, Place at, double radius, const std::string& text) {
    std::string result = body(mark.role, at, radius);
    const double ring = radius * (mark.role == VertexRole::perfect ? 1.2 : 1) + 4;
    if (mark.root) result += circle("root", at, ring);
    if (mark.target) result += circle("target", at, ring);
    if (!text.empty()) result += text_shape("name", at, text);
    if (!mark.note.empty())
        result += text_shape("beside", {at.x + radius + 2, at.y - radius - 3}, mark.note);
    return result;
}

std::string line_shape(const Line& line, Place u, Place v, double radius) {
    const Run run = run_of(line, u, v);
    const Run back{v, run.over, u, line.bent};
    const bool large = line.role == LineRole::winning || line.role == LineRole::move;
    std::string result = strokes(line, run);
    if (line.to_v) result += head_at_end(run, radius, large);
    if (line.to_u) result += head_at_end(back, radius, large);
    if (!line.label.empty()) {
        // Nearer to where the arrow begins: in the middle other lines cross.
        const double where = line.to_v == line.to_u ? 0.5 : line.to_v ? 0.42 : 0.58;
        result += text_shape("count", run.at(where), line.label);
    }
    return result;
}

std::string path_shape(PathRole role, const std::vector<Place>& points) {
    std::string list;
    for (const Place& p : points)
        list += fmt::format("{}{},{}", list.empty() ? "" : " ", number(p.x), number(p.y));
    return fmt::format(R"(<polyline class="path {}" points="{}"/>)", to_string(role), list);
}

std::string text_shape(const std::string& css_class, Place at, const std::string& text) {
    return fmt::format(R"(<text class="{}" x="{}" y="{}">{}</text>)", css_class, number(at.x),
                       number(at.y + 4), xml_text(text));
}

}  // namespace gazetteer::pictures
