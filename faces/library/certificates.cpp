// SPDX-License-Identifier: GPL-3.0-or-later
#include "gazetteer/certificates.hpp"

#include <charconv>
#include <sstream>

#include "certificates/check/check.hpp"
#include "faces/library/inside.hpp"

namespace gazetteer::v0 {

namespace {

constexpr std::string_view file = "certificate";
constexpr std::string_view total = "total ";

/// The number with which a text begins; the text is what follows it and one more character.
std::int64_t take_number(std::string_view& text) {
    std::int64_t result = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
    if (error != std::errc() || end == text.data() + text.size())
        throw InputError("a certificate ends with the line 'total' and a number");
    text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
    return result;
}

/// A line "certificate:LINE:COLUMN: VERDICT: what is proved".
Finding finding_of(std::string_view line) {
    line.remove_prefix(file.size() + 1);
    Finding result;
    result.line = take_number(line);
    result.column = take_number(line);
    line.remove_prefix(1);
    const std::string_view verdict = line.substr(0, line.find(':'));
    for (Judgement judgement : {Judgement::valid, Judgement::invalid})
        if (verdict == to_string(judgement)) result.judgement = judgement;
    result.text = line.substr(verdict.size() + 2);
    return result;
}

}  // namespace

const char* to_string(Judgement judgement) {
    constexpr const char* names[] = {"VALID", "INVALID", "MALFORMED"};
    return names[static_cast<int>(judgement)];
}

std::vector<Finding> check(std::string_view certificates) {
    return in_public([&] {
        std::istringstream in{std::string(certificates)};
        std::stringstream out;
        gazetteer::check::check_all(in, std::string(file), out);
        std::vector<Finding> result;
        for (std::string line; std::getline(out, line);) result.push_back(finding_of(line));
        return result;
    });
}

bool is_valid(std::string_view certificates) {
    return check(certificates).back().judgement == Judgement::valid;
}

std::string joined(const std::vector<std::string>& certificates) {
    std::string result;
    std::int64_t count = 0;
    for (const std::string& one : certificates) {
        if (one.empty()) continue;
        // The last line is "total N".
        const std::size_t last = one.rfind(total);
        std::string_view number =
            std::string_view(one).substr(last == one.npos ? one.size() : last);
        if (!number.starts_with(total) || (last > 0 && one[last - 1] != '\n') ||
            !number.ends_with('\n'))
            throw InputError("a certificate ends with the line 'total' and a number");
        number.remove_prefix(total.size());
        count += take_number(number);
        result += one.substr(0, last);
    }
    return result.empty() ? result : result + std::string(total) + std::to_string(count) + "\n";
}

}  // namespace gazetteer::v0
