// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/interchange/nesting.hpp"

#include "graph/interchange/graph_builder.hpp"

namespace gazetteer::interchange {

namespace {

/// Counts what is open while a text is gone through.
class Depth {
  public:
    void line() { ++line_; }
    void open() {
        if (++depth_ > nesting_max)
            refuse(
                "more than " + std::to_string(nesting_max) + " brackets or elements are open here",
                {line_, 1});
    }
    void close() {
        if (depth_ > 0) --depth_;
    }

  private:
    int depth_ = 0;
    int line_ = 1;
};

}  // namespace

void refuse_deep_elements(std::string_view text) {
    Depth depth;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\n') depth.line();
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        if (text[i] == '<' && next != '/' && next != '?' && next != '!') depth.open();
        if (text[i] == '<' && next == '/') depth.close();
        if (text[i] == '/' && next == '>') depth.close();
    }
}

}  // namespace gazetteer::interchange
