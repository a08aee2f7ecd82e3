// SPDX-License-Identifier: GPL-3.0-or-later
#include "proofs/smt/reading.hpp"

namespace gazetteer::smt {
namespace {

std::string numeral(int value) {
    return value < 0 ? "(- " + std::to_string(-value) + ")" : std::to_string(value);
}

std::string application(const std::string& function, const std::vector<int>& arguments) {
    std::string result = "(" + function;
    for (int argument : arguments) result += " " + numeral(argument);
    return result + ")";
}

}  // namespace

Expected value_of(const std::string& function, const std::vector<int>& arguments, bool value) {
    return {application(function, arguments), value ? "true" : "false"};
}

Expected value_of(const std::string& function, const std::vector<int>& arguments, int value) {
    return {application(function, arguments), numeral(value)};
}

std::string all_of(const std::vector<std::string>& assertions) {
    std::string result = "(and true";
    for (const std::string& assertion : assertions) result += " " + assertion;
    return result + ")";
}

std::string fixed(const std::vector<std::pair<std::string, int>>& values) {
    std::vector<std::string> equations;
    for (const auto& [name, value] : values)
        equations.push_back("(= " + name + " " + numeral(value) + ")");
    return all_of(equations);
}

std::string first_failing(const std::vector<Check>& checks) {
    for (const Check& check : checks)
        if (!check.holds) return std::string("it is false that ") + check.what;
    return "";
}

Readings all_readings() {
    Readings result = grid_readings();
    result.merge(cube_readings());
    result.merge(path_readings());
    result.merge(mirror_readings());
    result.merge(even_kernel_readings());
    result.merge(pseudoarc_readings());
    result.merge(matching_readings());
    return result;
}

}  // namespace gazetteer::smt
