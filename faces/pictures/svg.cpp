// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/svg.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "faces/pictures/svg_shapes.hpp"
#include "graph/contract.hpp"

namespace gazetteer::pictures {

namespace {

constexpr double margin = 16;
constexpr double caption_height = 26;
constexpr double gap = 34;
constexpr double legend_row = 26;
/// Half the width of what stands before the words of the legend.
constexpr double sample_reach = 20;

/// A rectangle of the plane of places.
struct Box {
    double left = std::numeric_limits<double>::infinity();
    double bottom = std::numeric_limits<double>::infinity();
    double right = -std::numeric_limits<double>::infinity();
    double top = -std::numeric_limits<double>::infinity();

    void include(Place p) {
        left = std::min(left, p.x);
        right = std::max(right, p.x);
        bottom = std::min(bottom, p.y);
        top = std::max(top, p.y);
    }
};

Box box_of(const Panel& panel) {
    Box result;
    for (const Place& p : panel.places) result.include(p);
    // A note takes room on the right of its vertex: an eighth of a unit each letter.
    for (std::size_t v = 0; v < panel.vertices.size(); ++v)
        if (const auto length = static_cast<double>(panel.vertices[v].note.size()); length > 0)
            result.include({panel.places[v].x + length / 8, panel.places[v].y + 0.2});
    for (const Path& path : panel.paths)
        for (const Place& p : path.points) result.include(p);
    for (const Region& region : panel.regions)
        for (const auto& polygon : region)
            for (const Place& p : polygon) result.include(p);
    for (const Text& text : panel.texts) result.include(text.at);
    if (result.left > result.right) result.include({0, 0});
    return result;
}

/// How wide a text of the legend or a caption may come out, by a generous average of letters.
double text_width(const std::string& text) {
    return 7.2 * static_cast<double>(text.size());
}

/// Where a panel's plane lies on the canvas.
class Frame {
  public:
    explicit Frame(const Panel& panel)
        : box_(box_of(panel)),
          unit_(panel.numbered ? 54 : 24),
          radius_(panel.numbered ? 13 : 5),
          caption_(panel.caption) {}
    double width() const {
        return std::max((box_.right - box_.left) * unit_ + 2 * pad(), text_width(caption_));
    }
    double height() const {
        return (box_.top - box_.bottom) * unit_ + 2 * pad() +
               (caption_.empty() ? 0 : caption_height);
    }
    double radius() const { return radius_; }
    void move_to(Place corner) { corner_ = corner; }
    Place operator()(Place p) const {
        const double inset = (width() - (box_.right - box_.left) * unit_) / 2;
        return {corner_.x + inset + (p.x - box_.left) * unit_,
                corner_.y + pad() + (box_.top - p.y) * unit_};
    }
    /// The middle of the line below the drawing.
    Place caption_place() const {
        return {corner_.x + width() / 2, corner_.y + height() - caption_height / 2};
    }

  private:
    double pad() const { return radius_ + 8; }

    Box box_;
    double unit_;
    double radius_;
    std::string caption_;
    Place corner_;
};

std::string name_of(const Panel& panel, std::size_t v) {
    if (!panel.vertices[v].label.empty()) return panel.vertices[v].label;
    return panel.numbered ? std::to_string(v) : "";
}

std::string css_classes(const VertexMark& mark) {
    return fmt::format("vertex {}{}{}", to_string(mark.role), mark.root ? " at-root" : "",
                       mark.target ? " at-target" : "");
}

std::string line_element(const Panel& panel, const Line& line, const Frame& frame) {
    const auto place = [&](Vertex v) {
        return frame(panel.places.at(static_cast<std::size_t>(v)));
    };
    const std::string_view direction = line.to_u && line.to_v ? "both"
                                       : line.to_v            ? "forward"
                                       : line.to_u            ? "back"
                                                              : "none";
    return fmt::format("<g class=\"line {}\" data-ends=\"{} {}\" data-heads=\"{}\">{}</g>\n",
                       to_string(line.role), line.u, line.v, direction,
                       line_shape(line, place(line.u), place(line.v), frame.radius()));
}

std::string vertex_element(const Panel& panel, std::size_t v, const Frame& frame) {
    return fmt::format(
        "<g class=\"{}\" data-vertex=\"{}\">{}</g>\n", css_classes(panel.vertices[v]), v,
        vertex_shape(panel.vertices[v], frame(panel.places[v]), frame.radius(), name_of(panel, v)));
}

std::string region_element(const Region& region, const Frame& frame) {
    std::string outline;
    for (const auto& polygon : region) {
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Place at = frame(polygon[i]);
            outline += fmt::format("{}{} {}", i == 0 ? "M" : "L", number(at.x), number(at.y));
        }
        outline += "Z";
    }
    return fmt::format("<path class=\"region\" fill-rule=\"evenodd\" d=\"{}\"/>\n", outline);
}

std::string path_element(const Path& path, const Frame& frame) {
    std::vector<Place> points;
    for (const Place& p : path.points) points.push_back(frame(p));
    return path_shape(path.role, points) + "\n";
}

std::string panel_element(const Panel& panel, const Frame& frame) {
    std::string result = panel.faint ? "<g class=\"panel faint\">\n" : "<g class=\"panel\">\n";
    for (const Region& region : panel.regions) result += region_element(region, frame);
    for (const Line& line : panel.lines) result += line_element(panel, line, frame);
    for (const Path& path : panel.paths) result += path_element(path, frame);
    for (std::size_t v = 0; v < panel.vertices.size(); ++v)
        result += vertex_element(panel, v, frame);
    for (const Text& text : panel.texts)
        result += text_shape("note", frame(text.at), text.text) + "\n";
    if (!panel.caption.empty())
        result += text_shape("caption", frame.caption_place(), panel.caption) + "\n";
    return result + "</g>\n";
}

/// A row of the legend: what is drawn around a point, and the words.
struct LegendRow {
    std::string sample;
    std::string text;
};

bool has_role(const Picture& picture, VertexRole role) {
    return std::ranges::any_of(picture.panels, [&](const Panel& panel) {
        return std::ranges::count(panel.vertices, role, &VertexMark::role) != 0;
    });
}
bool has_role(const Picture& picture, LineRole role) {
    return std::ranges::any_of(picture.panels, [&](const Panel& panel) {
        return std::ranges::count(panel.lines, role, &Line::role) != 0;
    });
}
bool has_role(const Picture& picture, PathRole role) {
    return std::ranges::any_of(picture.panels, [&](const Panel& panel) {
        return std::ranges::count(panel.paths, role, &Path::role) != 0;
    });
}

template <class Found>
bool any_vertex(const Picture& picture, Found found) {
    return std::ranges::any_of(picture.panels, [&](const Panel& panel) {
        return std::ranges::any_of(panel.vertices, found);
    });
}

constexpr double sample_radius = 7;

std::string vertex_sample(const VertexMark& mark, Place at) {
    return fmt::format("<g class=\"sample {}\">{}</g>", css_classes(mark),
                       vertex_shape(mark, at, sample_radius, ""));
}

std::string line_sample(LineRole role, Place at) {
    Line line{.role = role};
    line.to_v = role == LineRole::winning || role == LineRole::move;
    return fmt::format(
        "<g class=\"sample line {}\">{}</g>", to_string(role),
        line_shape(line, {at.x - sample_reach, at.y}, {at.x + sample_reach, at.y}, 0));
}

std::string region_sample(Place at) {
    return fmt::format(R"(<rect class="region" x="{}" y="{}" width="24" height="14"/>)",
                       number(at.x - 12), number(at.y - 7));
}

/// The rows of the legend that explain something drawn, the first at `at`.
class Legend {
  public:
    Legend(const Picture& picture, Place at) : next_(at) {
        for (const auto& [role, text] : picture.vertex_legend)
            if (has_role(picture, role)) add(vertex_sample({.role = role}, next_), text);
        if (any_vertex(picture, [](const VertexMark& mark) { return mark.root; }))
            add(vertex_sample({.root = true}, next_), picture.root_legend);
        if (any_vertex(picture, [](const VertexMark& mark) { return mark.target; }))
            add(vertex_sample({.target = true}, next_), picture.target_legend);
        for (const auto& [role, text] : picture.line_legend)
            if (has_role(picture, role)) add(line_sample(role, next_), text);
        for (const auto& [role, text] : picture.path_legend)
            if (has_role(picture, role))
                add(path_shape(role, {{next_.x - sample_reach, next_.y},
                                      {next_.x + sample_reach, next_.y}}),
                    text);
        if (std::ranges::any_of(picture.panels, [](const Panel& p) { return !p.regions.empty(); }))
            add(region_sample(next_), picture.region_legend);
    }
    double width() const { return width_; }
    double bottom() const { return next_.y - legend_row / 2; }
    bool empty() const { return text_.empty(); }
    std::string element() const {
        return empty() ? "" : "<g class=\"legend\">\n" + text_ + "</g>\n";
    }

  private:
    void add(const std::string& sample, const std::string& text) {
        if (text.empty()) return;
        text_ +=
            fmt::format("{}<text class=\"words\" x=\"{}\" y=\"{}\">{}</text>\n", sample,
                        number(next_.x + sample_reach + 12), number(next_.y + 4), xml_text(text));
        width_ = std::max(width_, 2 * sample_reach + 12 + text_width(text));
        next_.y += legend_row;
    }
    Place next_;
    double width_ = 0;
    std::string text_;
};

/// Rows of panels, each as high as its highest, the first at `left`; returns the lower right
/// corner.
Place arrange(std::vector<Frame>& frames, int columns, double left) {
    Place end{left, margin};
    for (std::size_t first = 0; first < frames.size(); first += static_cast<std::size_t>(columns)) {
        const std::size_t last = std::min(frames.size(), first + static_cast<std::size_t>(columns));
        double x = left;
        double height = 0;
        for (std::size_t i = first; i < last; ++i) {
            frames[i].move_to({x, end.y});
            x += frames[i].width() + gap;
            height = std::max(height, frames[i].height());
        }
        end.x = std::max(end.x, x - gap);
        end.y += height + (last < frames.size() ? gap / 2 : 0);
    }
    return end;
}

std::string opening(const Picture& picture, const SvgOptions& options, double width,
                    double height) {
    const std::string w = number(width);
    const std::string h = number(height);
    std::string result = options.inlined ? "" : "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    result += fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" width=\"{5}\" height=\"{6}\" "
        "viewBox=\"0 0 {0} {1}\" role=\"img\" aria-labelledby=\"{2}-title {2}-desc\">\n"
        "<title id=\"{2}-title\">{3}</title>\n<desc id=\"{2}-desc\">{4}</desc>\n",
        w, h, options.id, xml_text(picture.title), xml_text(picture.description),
        number(width * options.scale), number(height * options.scale));
    if (!options.inlined)
        result += fmt::format(
            "<style>\n{}</style>\n<rect class=\"paper\" x=\"0\" y=\"0\" width=\"{}\" "
            "height=\"{}\"/>\n",
            svg_style(), w, h);
    return result;
}

}  // namespace

std::string xml_text(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else if (c == '"')
            result += "&quot;";
        else if (static_cast<unsigned char>(c) < 0x20 && c != '\n' && c != '\t')
            result += ' ';
        else
            result += c;
    }
    return result;
}

std::string to_svg(const Picture& picture, const SvgOptions& options) {
    require(picture.columns >= 1, "at least one column of panels");
    std::vector<Frame> frames;
    for (const Panel& panel : picture.panels) {
        require(panel.places.size() == panel.vertices.size(), "a place for each vertex");
        frames.emplace_back(panel);
    }
    Place end = arrange(frames, picture.columns, margin);
    const Legend legend(picture, {margin + sample_reach, end.y + 12 + legend_row / 2});
    const double width = std::max(end.x, margin + legend.width()) + margin;
    end = arrange(frames, picture.columns, margin + (width - margin - end.x) / 2);
    const double height = (legend.empty() ? end.y : legend.bottom()) + margin;
    std::string result = opening(picture, options, width, height);
    for (std::size_t i = 0; i < frames.size(); ++i)
        result += panel_element(picture.panels[i], frames[i]);
    return result + legend.element() + "</svg>\n";
}

}  // namespace gazetteer::pictures
