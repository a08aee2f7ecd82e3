// SPDX-License-Identifier: GPL-3.0-or-later
#include "faces/pictures/neato.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <limits>
#include <locale>
#include <sstream>

#include "faces/pictures/layout.hpp"
#include "graph/contract.hpp"
#include "graph/index.hpp"

namespace gazetteer::pictures {

namespace {

constexpr int tries_order_max = 40;
constexpr int tries = 6;

/// A file in the folder for temporary files that goes with its owner.
class TemporaryFile {
  public:
    explicit TemporaryFile(const std::string& content)
        : name_((std::filesystem::temp_directory_path() / "gazetteer-XXXXXX").string()) {
        const int fd = mkstemp(name_.data());
        if (fd < 0) throw ProcessError(name_ + ": " + std::strerror(errno));
        std::size_t done = 0;
        while (done < content.size()) {
            const ssize_t n = ::write(fd, content.data() + done, content.size() - done);
            if (n < 0 && errno == EINTR) continue;
            if (n < 0) break;
            done += static_cast<std::size_t>(n);
        }
        ::close(fd);
        if (done == content.size()) return;
        unlink(name_.c_str());
        throw ProcessError(name_ + ": cannot be written");
    }
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    ~TemporaryFile() { unlink(name_.c_str()); }
    const std::string& name() const { return name_; }

  private:
    std::string name_;
};

/// In Graphviz's language, laid out from one of its random starts.
std::string question(const SparseGraph& g, int start) {
    std::string result = fmt::format(
        "graph g {{\ngraph [start={}, overlap=prism, splines=false];\n"
        "node [shape=circle, width=0.6, fixedsize=true, label=\"\"];\n",
        start);
    for (Vertex v = 0; v < g.order(); ++v) result += fmt::format("{};\n", v);
    for (const Edge& e : g.edges()) result += fmt::format("{} -- {};\n", e.u, e.v);
    return result + "}\n";
}

[[noreturn]] void complain(const std::string& line) {
    throw ProcessError("neato: an answer that is not a layout: " + line);
}

/// Reads "node NAME X Y ..." lines of Graphviz's format `plain` until "stop".
class PlainReader {
  public:
    explicit PlainReader(int order) : order_(order) {}
    void read(std::string_view line) {
        std::istringstream words{std::string(line)};
        words.imbue(std::locale::classic());
        std::string word;
        words >> word;
        if (word == "graph") layouts_.emplace_back(index(order_), nowhere);
        if (word != "node") return;
        Vertex v = -1;
        Place place;
        if (!(words >> v >> place.x >> place.y) || v < 0 || v >= order_ || layouts_.empty())
            complain(std::string(line));
        layouts_.back()[index(v)] = place;
    }
    std::vector<std::vector<Place>> layouts() const {
        for (const auto& layout : layouts_)
            for (const Place& place : layout)
                if (!std::isfinite(place.x) || !std::isfinite(place.y))
                    complain("a vertex is lost");
        if (layouts_.empty()) complain("nothing");
        return layouts_;
    }

  private:
    static constexpr Place nowhere{std::numeric_limits<double>::infinity(), 0};
    int order_;
    std::vector<std::vector<Place>> layouts_;
};

double distance(Place p, Place q) {
    return std::hypot(p.x - q.x, p.y - q.y);
}

double distance_to_segment(Place p, Place a, Place b) {
    const double length = distance(a, b);
    if (length == 0) return distance(p, a);
    const double along =
        ((p.x - a.x) * (b.x - a.x) + (p.y - a.y) * (b.y - a.y)) / (length * length);
    const double t = std::clamp(along, 0.0, 1.0);
    return distance(p, {a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
}

/// The sign of the turn from ab to ac.
double turn(Place a, Place b, Place c) {
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool cross(Place a, Place b, Place c, Place d) {
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
}

}  // namespace

std::vector<Place> scaled(const SparseGraph& g, std::vector<Place> places) {
    double total = 0;
    for (const Edge& e : g.edges()) total += distance(places[index(e.u)], places[index(e.v)]);
    double factor = g.size() == 0 ? 1 : 1.3 * g.size() / std::max(total, 1e-9);
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t u = 0; u < places.size(); ++u)
        for (std::size_t v = 0; v < u; ++v) least = std::min(least, distance(places[u], places[v]));
    constexpr double apart = 1.2;
    constexpr double stretch_max = 4;
    if (least * factor < apart) factor *= std::min(stretch_max, apart / (least * factor));
    for (Place& place : places) place = {place.x * factor, place.y * factor};
    return places;
}

namespace {

bool is_better(const SparseGraph& g, const std::vector<Place>& a, const std::vector<Place>& b) {
    constexpr double room = 0.4;
    const double room_a = clearance(g, a);
    const double room_b = clearance(g, b);
    if ((room_a < room) != (room_b < room)) return room_a > room_b;
    const int crossings_a = crossings(g, a);
    const int crossings_b = crossings(g, b);
    if (crossings_a != crossings_b) return crossings_a < crossings_b;
    return room_a > room_b + 1e-6;
}

}  // namespace

int crossings(const SparseGraph& g, const std::vector<Place>& places) {
    const std::vector<Edge> edges = g.edges();
    int result = 0;
    for (std::size_t i = 0; i < edges.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (cross(places[index(edges[i].u)], places[index(edges[i].v)],
                      places[index(edges[j].u)], places[index(edges[j].v)]))
                ++result;
    return result;
}

double clearance(const SparseGraph& g, const std::vector<Place>& places) {
    double result = std::numeric_limits<double>::infinity();
    const std::vector<Edge> edges = g.edges();
    for (Vertex v = 0; v < g.order(); ++v) {
        for (Vertex u = 0; u < v; ++u)
            result = std::min(result, distance(places[index(u)], places[index(v)]));
        for (const Edge& e : edges)
            if (e.u != v && e.v != v)
                result = std::min(result, distance_to_segment(places[index(v)], places[index(e.u)],
                                                              places[index(e.v)]));
    }
    return result;
}

std::vector<Place> neato_places(const SparseGraph& g) {
    require(g.order() <= neato_order_max && g.size() <= neato_size_max, "sizes that neato takes");
    if (g.order() == 0) return {};
    std::string questions;
    for (int start = 1; start <= (g.order() <= tries_order_max ? tries : 1); ++start)
        questions += question(g, start);
    const TemporaryFile file(questions);
    PlainReader reader(g.order());
    for_each_line({{"neato", {"-Tplain", file.name()}}}, [&](std::string_view line) {
        reader.read(line);
        return true;
    });
    std::vector<std::vector<Place>> layouts = reader.layouts();
    // Complete graphs and their like look best on a circle.
    if (g.order() <= tries_order_max) layouts.push_back(circle_places(g.order()));
    std::vector<Place> best;
    for (const auto& layout : layouts) {
        std::vector<Place> places = scaled(g, layout);
        if (best.empty() || is_better(g, places, best)) best = std::move(places);
    }
    return best;
}

}  // namespace gazetteer::pictures
