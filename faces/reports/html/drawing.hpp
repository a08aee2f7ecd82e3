// SPDX-License-Identifier: GPL-3.0-or-later
// The pictures of an instance in a report: what is to be marked on it, and who draws the marks.
// reports/ has no engine, so what computes marks is handed to it as a function.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "faces/pictures/picture.hpp"
#include "graph/board.hpp"

namespace gazetteer::reports {

/// What a conjecture or a claim speaks of, as far as a picture can show it.
struct Marks {
    /// Who wins from where: names of games, or their rules where somebody wrote them.
    std::vector<std::string> games = {};
    /// Those of them whose Grundy values are spoken of.
    std::vector<std::string> grundy_games = {};
    /// An even kernel, with the root in it if there is one.
    bool even_kernel = false;
    /// A maximum matching.
    bool matching = false;
    /// Outer, inner and perfect vertices.
    bool partition = false;
    bool operator==(const Marks&) const = default;
};

/// At least one picture, and what could not be marked, in a sentence; empty if all was.
struct Drawing {
    std::vector<pictures::Picture> pictures;
    std::string note = {};
};

/// Throws as layout_of does.
using Drawer = std::function<Drawing(const Board& board, const std::string& name,
                                     std::optional<Vertex> root, const Marks& marks)>;

/// Marks nothing, and says so where something was asked for.
Drawing plain_drawing(const Board& board, const std::string& name, std::optional<Vertex> root,
                      const Marks& marks);

/// The pictures side by side, each with its description below, and the note.
std::string html_drawing(const Drawing& drawing, int number);
/// A small picture without numbers.
std::string html_thumbnail(const Board& board, const std::string& name, std::optional<Vertex> root,
                           int number);

}  // namespace gazetteer::reports
