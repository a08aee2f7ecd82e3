// SPDX-License-Identifier: GPL-3.0-or-later
// A command line as plain data: verbs, their options, and where the values go. What parses it is
// in faces/cli/arguments/command_line.hpp; a manual page can be made of the same texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <type_traits>
#include <variant>
#include <vector>

namespace gazetteer::cli {

/// std::size_t where that is not std::uint64_t, as on machines of 32 bits.
using SmallSize =
    std::conditional_t<std::is_same_v<std::size_t, std::uint64_t>, unsigned, std::size_t>;

/// The variable that takes the value of an option; a bool makes a flag. It must outlive the parse.
using Target = std::variant<bool*, int*, SmallSize*, std::uint64_t*, double*, std::string*,
                            std::optional<int>*, std::optional<double>*, std::vector<std::string>*,
                            std::vector<double>*>;

/// Conditions that a value must satisfy beyond being of its target's type.
template <typename T>
struct Range {
    T min, max;
};
struct OneOf {
    std::vector<std::string> words;
};
struct Positive {};
struct NonNegative {};
/// A number that may carry a unit: its value is multiplied by the unit's.
struct WithUnit {
    std::map<std::string, double> units;
};
using Condition = std::variant<std::monostate, Range<int>, Range<std::uint64_t>, Range<double>,
                               OneOf, Positive, NonNegative, WithUnit>;

/// An option (its names begin with '-', commas between), or an argument by position (no '-').
struct Option {
    std::string names;
    Target target;
    std::string help;
    /// What help calls the value; the name of its type if nothing.
    std::optional<std::string> value_name = {};
    /// What help shows as the default; empty: nothing.
    std::string default_text = {};
    Condition condition = {};
    bool is_required = false;
    /// Splits one word into the values of a list; 0: nothing does.
    char separator = 0;
    /// A list takes one word each time that the option is given, not all words that follow.
    bool takes_one_word = false;
    /// The value names a file or folder that is written.
    bool names_output = false;
    /// Standard output has something else: "-" is refused.
    bool refuses_standard_output = false;

    Option& value_named(std::string value);
    Option& between(int min, int max);
    Option& between(std::uint64_t min, std::uint64_t max);
    Option& between(double min, double max);
    Option& one_of(std::vector<std::string> words);
    Option& positive();
    Option& non_negative();
    Option& with_unit(std::map<std::string, double> units);
    /// Help shows the value that the target has now, or a text that stands for it.
    Option& shows_default();
    Option& shows_default(std::string text);
    Option& required();
    Option& separated_by(char c);
    Option& one_word();
    /// What is written; "-" is standard output.
    Option& output();
    /// The same with a name of its own: not "-".
    Option& named_output();
};

/// One verb of a program, and what it does once its options have their values.
struct Verb {
    std::string name;
    std::string says;
    std::vector<Option> options = {};
    /// Takes the words that are neither options nor their values, just as they stand; if null,
    /// such a word is an error.
    std::vector<std::string>* words = nullptr;
    std::string footer = {};
    /// Returns the exit code.
    std::function<int()> run = {};

    /// The reference holds until the next option is added.
    Option& option(std::string names, Target target, std::string help);
};

/// A whole program.
struct Program {
    std::string name;
    std::string says;
    std::string version;
    std::string footer;
    std::vector<Verb> verbs;
};

}  // namespace gazetteer::cli
