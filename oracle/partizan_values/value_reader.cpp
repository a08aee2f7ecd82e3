// SPDX-License-Identifier: GPL-3.0-or-later
#include "oracle/partizan_values/value_reader.hpp"

#include <cctype>
#include <string>

namespace gazetteer {

namespace {

/// Thrown and caught in this file.
struct Fault {
    ParseError error;
};

class ValueReader {
  public:
    ValueReader(std::string_view text, PartizanValues& values) : text_(text), values_(values) {}

    PartizanValue whole() {
        if (text_.size() > value_text_max)
            fail("the name of a value has at most " + std::to_string(value_text_max) +
                 " characters");
        const PartizanValue result = value();
        if (at_ < text_.size()) fail("expected the end of the value");
        return result;
    }

  private:
    [[noreturn]] void fail(const std::string& message) const {
        throw Fault{{message, static_cast<int>(at_) + 1}};
    }
    bool takes(std::string_view part) {
        if (!text_.substr(at_).starts_with(part)) return false;
        at_ += part.size();
        return true;
    }
    void expect(std::string_view part) {
        if (!takes(part)) fail("expected '" + std::string(part) + "'");
    }
    bool at_digit() const {
        return at_ < text_.size() && std::isdigit(static_cast<unsigned char>(text_[at_])) != 0;
    }

    std::int64_t natural(std::int64_t most, const std::string& what) {
        if (!at_digit()) fail("expected digits");
        std::int64_t result = 0;
        while (at_digit()) {
            result = result * 10 + (text_[at_] - '0');
            if (result > most) fail(what + " is at most " + std::to_string(most));
            ++at_;
        }
        return result;
    }
    /// "-3/4".
    PartizanValue number() {
        const bool negative = takes("-");
        const auto numerator_max = std::int64_t{value_number_max} << value_exponent_max;
        Dyadic result{natural(numerator_max, "a numerator"), 0};
        if (takes("/")) {
            const auto denominator =
                natural(std::int64_t{1} << value_exponent_max, "a denominator");
            if (denominator < 1 || (denominator & (denominator - 1)) != 0)
                fail("the denominator of a value is a power of 2");
            while ((std::int64_t{1} << result.exponent) < denominator) ++result.exponent;
        }
        if (result.numerator > (std::int64_t{value_number_max} << result.exponent))
            fail("a number is at most " + std::to_string(value_number_max));
        while (result.exponent > 0 && result.numerator % 2 == 0)
            result = {result.numerator / 2, result.exponent - 1};
        if (negative) result.numerator = -result.numerator;
        return values_.dyadic(result);
    }

    PartizanValues::Values list(std::string_view ends) {
        PartizanValues::Values result;
        if (at_ < text_.size() && ends.find(text_[at_]) != ends.npos) return result;
        do result.push_back(value());
        while (takes(","));
        return result;
    }
    PartizanValue braces() {
        const auto left = list("|");
        expect("|");
        const auto right = list("}");
        expect("}");
        return values_.value(left, right);
    }
    /// "+-2", "+-(2,{4|1})": the right options are the negatives of the left ones.
    PartizanValue plus_minus() {
        PartizanValues::Values left;
        if (takes("(")) {
            left = list(")");
            expect(")");
        } else {
            left.push_back(number());
        }
        PartizanValues::Values right;
        for (const PartizanValue option : left) right.push_back(values_.negative(option));
        return values_.value(left, right);
    }
    /// {0|{0|-x}}.
    PartizanValue tiny() {
        const PartizanValue x = number();
        expect(")");
        const PartizanValue threat = values_.value({PartizanValue::zero}, {values_.negative(x)});
        return values_.value({PartizanValue::zero}, {threat});
    }
    PartizanValue number_ups_and_star() {
        const std::size_t begin = at_;
        PartizanValue result = PartizanValue::zero;
        if (at_digit() || text_.substr(at_).starts_with("-")) result = number();
        const PartizanValue up = values_.value({PartizanValue::zero}, {values_.nimber(1)});
        const PartizanValue down = values_.negative(up);
        while (takes("^")) result = values_.sum(result, up);
        while (takes("v")) result = values_.sum(result, down);
        if (takes("*")) {
            const auto n = at_digit() ? natural(value_nimber_max, "the n of *n") : 1;
            result = values_.sum(result, values_.nimber(static_cast<int>(n)));
        }
        if (at_ == begin)
            fail("expected a value: a number, *, *2, ^, v, 1/2*, +-1, tiny(1), miny(1) or {2|1}");
        return result;
    }
    PartizanValue value() {
        if (++level_ > value_nesting_max)
            fail("a value has at most " + std::to_string(value_nesting_max) +
                 " braces inside one another");
        const PartizanValue result = takes("{")       ? braces()
                                     : takes("+-")    ? plus_minus()
                                     : takes("tiny(") ? tiny()
                                     : takes("miny(") ? values_.negative(tiny())
                                                      : number_ups_and_star();
        --level_;
        return result;
    }

    std::string_view text_;
    PartizanValues& values_;
    std::size_t at_ = 0;
    int level_ = 0;
};

}  // namespace

Parsed<PartizanValue> parse_partizan_value(std::string_view text, PartizanValues& values) {
    try {
        return ValueReader(text, values).whole();
    } catch (const Fault& fault) {
        return fault.error;
    }
}

}  // namespace gazetteer
