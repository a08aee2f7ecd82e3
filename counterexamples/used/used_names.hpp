// SPDX-License-Identifier: GPL-3.0-or-later
// The names that a paper or a file of conjectures gives before it uses them: definitions, games,
// and those of files beside it.
#pragma once

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "graph/formats/formats.hpp"
#include "language/expressions/definitions.hpp"
#include "properties/papers/paper_blocks.hpp"

namespace gazetteer::conjectures {

/// Takes the games of a text from a file of that name; an error has a column of the text.
using AddGames =
    std::function<std::optional<ParseError>(std::string_view games, const std::string& file)>;

/// Adds them to those that conjectures may name. A game that is known by its name already is taken
/// to be the same only if its rules are.
std::optional<ParseError> add_games_once(std::string_view games, const std::string& file);

/// The letters, digits and _ of a text from a place on, which counts from 0.
std::string name_at(std::string_view text, std::size_t begin);

/// What is wrong with a name, at a place of the file that is read; both count from 1.
struct NameFault {
    int line = 1;
    int column = 1;
    std::string message;
};

/// The blocks of one file, one after the other.
class UsedNames {
  public:
    /// Files are looked for in `folder`, and those that a file uses in the folder of that one.
    UsedNames(std::string folder, AddGames add_games)
        : folder_(std::move(folder)), add_games_(std::move(add_games)) {}

    /// Whether the block begins with `define`, `use` or `game`.
    static bool are_in(const properties::PaperBlock& block);
    /// Takes such a block. A file that is used already is passed over, unless the files use each
    /// other in a circle. A fault in a file stands at the place where that is used, and the message
    /// begins with its own place.
    std::vector<NameFault> take(const properties::PaperBlock& block);
    const Definitions& definitions() const { return definitions_; }
    /// A game of the file that is read, which is not known since its rules have a fault.
    bool is_faulty_game(const std::string& name) const { return faulty_games_.contains(name); }

  private:
    /// A fault with its file; empty for the file that is read.
    struct Fault {
        std::string file;
        NameFault fault;
    };
    void take_here(const properties::PaperBlock& block);
    void define(const properties::PlacedText& said);
    void add_games(const std::string& text, int first_line);
    void use(const properties::PlacedText& said);
    void take_file(const std::string& text);
    void add(const properties::PlacedText& text, int column, std::string message);
    void add(int line, int column, std::string message);

    std::string folder_;
    AddGames add_games_;
    Definitions definitions_;
    std::set<std::string> used_;
    std::set<std::string> faulty_games_;
    /// The files that are being read: each is used by the one before.
    std::vector<std::string> open_;
    std::vector<Fault> faults_;
};

}  // namespace gazetteer::conjectures
