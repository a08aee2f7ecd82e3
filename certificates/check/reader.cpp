// SPDX-License-Identifier: GPL-3.0-or-later
#include "certificates/check/reader.hpp"

#include <charconv>

namespace gazetteer::check {

void Reader::malformed(const std::string& message, std::size_t offset) const {
    throw Finding{Judgement::malformed, line_, word_at_ + offset + 1, message};
}

void Reader::next_line() {
    text_.clear();
    at_ = word_at_ = 0;
    ++line_;
    for (int c = in_.rdbuf()->sbumpc(); c != '\n'; c = in_.rdbuf()->sbumpc()) {
        if (c == std::streambuf::traits_type::eof())
            malformed("the input ends within a certificate", text_.size());
        if (c < ' ' || c > '~')
            malformed("byte " + std::to_string(c) + " is not printable ASCII", text_.size());
        if (text_.size() == limits_.line_max) malformed("the line is too long", text_.size());
        text_.push_back(static_cast<char>(c));
    }
}

void Reader::next_line(std::string_view first) {
    next_line();
    if (word() != first) malformed("'" + std::string(first) + "' belongs here");
}

std::string_view Reader::word() {
    const std::string_view left = std::string_view(text_).substr(at_);
    const std::string_view result = left.substr(0, left.find(' '));
    word_at_ = at_;
    at_ += result.size();
    if (at_ == text_.size()) return result;
    if (result.empty() || ++at_ == text_.size()) malformed("a space too many", result.size());
    return result;
}

std::string_view Reader::rest() {
    word_at_ = at_;
    at_ = text_.size();
    return std::string_view(text_).substr(word_at_);
}

std::int64_t Reader::number_in(std::string_view text, std::int64_t maximum) const {
    std::int64_t result = -1;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, result);
    const bool plain = text == "0" || (!text.empty() && text[0] >= '1');
    if (!plain || error != std::errc{} || end != last || result > maximum)
        malformed("a number 0.." + std::to_string(maximum) + " belongs here");
    return result;
}

std::pair<Vertex, Vertex> Reader::pair(int m, int n) {
    const std::string_view text = word();
    const std::size_t dash = std::min(text.find('-'), text.size());
    const Vertex u = vertex_in(text.substr(0, dash), m);
    return {u, vertex_in(text.substr(std::min(dash + 1, text.size())), n)};
}

Edge Reader::edge(int order) {
    const auto [u, v] = pair(order, order);
    demand(u < v, "an edge is written u-v with u < v");
    return {u, v};
}

Vertex Reader::vertex_line(std::string_view first, int order) {
    next_line(first);
    const Vertex result = vertex(order);
    end_of_line();
    return result;
}

}  // namespace gazetteer::check
