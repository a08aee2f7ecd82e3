// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/format.h>

#include "faces/pictures/dot.hpp"
#include "faces/pictures/svg_shapes.hpp"

namespace gazetteer::pictures {

namespace {

constexpr const char* styles = R"(\begin{tikzpicture}[
  vertex/.style={draw, circle, fill=white, inner sep=0pt, minimum size=5mm, font=\footnotesize},
  plain vertex/.style={vertex},
  kernel vertex/.style={vertex, fill=black, text=white},
  outer vertex/.style={vertex},
  inner vertex/.style={vertex, rectangle, postaction={pattern=north east lines, )"
                               R"(pattern color=black!35}},
  perfect vertex/.style={vertex, diamond, dashed, fill=black!8, minimum size=6.5mm},
  n-position vertex/.style={vertex, rectangle},
  p-position vertex/.style={vertex, double},
  gone vertex/.style={vertex, dotted, text=black!60, minimum size=3.5mm},
  root/.style={label={[draw, circle, minimum size=7mm, line width=1pt]center:}},
  target/.style={label={[draw, circle, dashed, minimum size=7mm, line width=1pt]center:}},
  plain line/.style={draw=black!60},
  matching line/.style={draw, double, line width=1pt},
  erased line/.style={draw=black!60, dashed},
  winning line/.style={draw, line width=1.6pt},
  move line/.style={draw, line width=1.1pt},
  trail path/.style={draw, line width=1pt},
  extension path/.style={draw, line width=1pt, dashed},
  boundary path/.style={draw=black!40},
  region/.style={fill=black!12},
  ]
)";

/// Characters that TeX reads as commands.
std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) switch (c) {
            case '\\':
                result += "\\textbackslash{}";
                break;
            case '~':
                result += "\\textasciitilde{}";
                break;
            case '^':
                result += "\\textasciicircum{}";
                break;
            case '{':
            case '}':
            case '$':
            case '&':
            case '#':
            case '_':
            case '%':
                result += '\\';
                result += c;
                break;
            default:
                result += c == '\n' ? ' ' : c;
        }
    return result;
}

std::string point(Place p) {
    return fmt::format("({:.3f},{:.3f})", p.x == 0 ? 0.0 : p.x, p.y == 0 ? 0.0 : p.y);
}

std::string joined(const std::vector<Place>& points) {
    std::string result;
    for (const Place& p : points) result += (result.empty() ? "" : " -- ") + point(p);
    return result;
}

std::string vertex_line(const Panel& panel, std::size_t v) {
    const VertexMark& mark = panel.vertices[v];
    const std::string text = !mark.label.empty() ? mark.label
                             : panel.numbered    ? std::to_string(v)
                                                 : "";
    std::string marks = mark.root ? ", root" : "";
    if (mark.target) marks += ", target";
    if (!mark.note.empty())
        marks += ", label={[font=\\scriptsize]above right:" + escaped(mark.note) + "}";
    return fmt::format("\\node[{} vertex{}] (v{}) at {} {{{}}};\n", to_string(mark.role), marks, v,
                       point(panel.places[v]), escaped(text));
}

std::string line_line(const Line& line) {
    const char* heads = line.to_u && line.to_v ? ", {Stealth}-{Stealth}"
                        : line.to_v            ? ", -{Stealth}"
                        : line.to_u            ? ", {Stealth}-"
                                               : "";
    const std::string label =
        line.label.empty()
            ? ""
            : fmt::format(" node[midway, fill=white, inner sep=1pt, font=\\scriptsize] {{{}}}",
                          escaped(line.label));
    return fmt::format("\\draw[{} line{}] (v{}) to{}{} (v{});\n", to_string(line.role), heads,
                       line.u, line.bent ? "[bend left=15]" : "", label, line.v);
}

std::string tikz_of(const Panel& panel) {
    std::string result = styles;
    for (const Region& region : panel.regions) {
        result += "\\fill[region, even odd rule]";
        for (const auto& polygon : region) result += " " + joined(polygon) + " -- cycle";
        result += ";\n";
    }
    for (const Path& path : panel.paths)
        result += fmt::format("\\draw[{} path] {};\n", to_string(path.role), joined(path.points));
    for (std::size_t v = 0; v < panel.vertices.size(); ++v) result += vertex_line(panel, v);
    for (const Line& line : panel.lines) result += line_line(line);
    for (const Text& text : panel.texts)
        result += fmt::format("\\node at {} {{{}}};\n", point(text.at), escaped(text.text));
    if (!panel.caption.empty())
        result += fmt::format("\\node[below=3mm] at (current bounding box.south) {{{}}};\n",
                              escaped(panel.caption));
    return result + "\\end{tikzpicture}\n";
}

}  // namespace

std::string to_tikz(const Picture& picture) {
    std::string result = "% " + escaped(picture.title) + "\n";
    for (const auto& [role, text] : picture.vertex_legend)
        result += fmt::format("% {} vertex: {}\n", to_string(role), escaped(text));
    for (const auto& [role, text] : picture.line_legend)
        result += fmt::format("% {} line: {}\n", to_string(role), escaped(text));
    for (const Panel& panel : picture.panels) result += tikz_of(panel);
    return result;
}

}  // namespace gazetteer::pictures
