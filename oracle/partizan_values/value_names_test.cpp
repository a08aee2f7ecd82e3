// SPDX-License-Identifier: GPL-3.0-or-later
// How values are written.
#include "oracle/partizan_values/value_names.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "oracle/partizan_values/value_reader.hpp"

namespace gazetteer {
namespace {

class PartizanValueNames : public testing::Test {
  protected:
    using Values = PartizanValues::Values;
    std::string name(PartizanValue g) { return names_.name(g).value(); }
    PartizanValue of(const Values& left, const Values& right) { return values_.value(left, right); }
    PartizanValue n(int k) { return values_.integer(k); }
    PartizanValue plus(PartizanValue g, PartizanValue h) { return values_.sum(g, h); }

    PartizanValues values_;
    ValueNames names_{values_};
    PartizanValue zero_ = PartizanValue::zero;
    PartizanValue star_ = values_.nimber(1);
    PartizanValue up_ = values_.value({zero_}, {star_});
    PartizanValue half_ = values_.value({zero_}, {values_.integer(1)});
};

TEST_F(PartizanValueNames, Numbers) {
    EXPECT_EQ(name(zero_), "0");
    EXPECT_EQ(name(n(3)), "3");
    EXPECT_EQ(name(n(-2)), "-2");
    EXPECT_EQ(name(half_), "1/2");
    EXPECT_EQ(name(values_.negative(of({half_}, {n(1)}))), "-3/4");
}

TEST_F(PartizanValueNames, UpsAndNimbers) {
    EXPECT_EQ(name(star_), "*");
    EXPECT_EQ(name(values_.nimber(3)), "*3");
    EXPECT_EQ(name(up_), "^");
    EXPECT_EQ(name(values_.negative(up_)), "v");
    EXPECT_EQ(name(plus(up_, star_)), "^*");
    EXPECT_EQ(name(plus(up_, up_)), "^^");
    EXPECT_EQ(name(plus(plus(up_, up_), star_)), "^^*");
    EXPECT_EQ(name(plus(up_, values_.nimber(2))), "^*2");
    EXPECT_EQ(name(plus(up_, plus(up_, plus(up_, values_.nimber(5))))), "^^^*5");
    EXPECT_EQ(name(plus(half_, star_)), "1/2*");
    EXPECT_EQ(name(plus(n(-3), plus(values_.negative(up_), star_))), "-3v*");
}

TEST_F(PartizanValueNames, SwitchesTiniesAndLists) {
    EXPECT_EQ(name(of({n(1)}, {n(-1)})), "+-1");
    EXPECT_EQ(name(of({n(2)}, {half_})), "{2|1/2}");
    EXPECT_EQ(name(of({n(2), of({n(4)}, {n(1)})}, {n(-2), of({n(-1)}, {n(-4)})})), "+-(2,{4|1})");
    const PartizanValue threat = of({zero_}, {n(-2)});
    EXPECT_EQ(name(of({zero_}, {threat})), "tiny(2)");
    EXPECT_EQ(name(values_.negative(of({zero_}, {threat}))), "miny(2)");
    EXPECT_EQ(name(threat), "{0|-2}");
    // The stops are equal, but it is neither a number and ups nor a tiny.
    EXPECT_EQ(name(of({zero_, up_}, {of({zero_}, {n(-1)})})), "{^|{0|-1}}");
}

TEST_F(PartizanValueNames, OneNameOneValueByDay2) {
    // All values with options among 0, 1, -1 and *.
    const Values day_1{zero_, n(1), n(-1), star_};
    std::set<std::string> names;
    std::set<PartizanValue> found;
    for (unsigned left = 0; left < 16; ++left)
        for (unsigned right = 0; right < 16; ++right) {
            Values options[2];
            for (unsigned i = 0; i < 4; ++i) {
                if ((left >> i & 1) != 0) options[0].push_back(day_1[i]);
                if ((right >> i & 1) != 0) options[1].push_back(day_1[i]);
            }
            found.insert(of(options[0], options[1]));
            names.insert(name(of(options[0], options[1])));
        }
    EXPECT_EQ(found.size(), 22u);
    EXPECT_EQ(names.size(), 22u);
    EXPECT_EQ(names, (std::set<std::string>{
                         "*",        "*2",     "+-1",   "-1",      "-1*",   "-1/2",  "-2", "0",
                         "1",        "1*",     "1/2",   "2",       "^",     "^*",    "v",  "v*",
                         "{*,0|-1}", "{*|-1}", "{1|*}", "{1|*,0}", "{1|0}", "{0|-1}"}));
}

/// The sums of pairs and triples of these, and what is made of them as options.
TEST_F(PartizanValueNames, AreReadBack) {
    const std::vector<std::string> texts{
        "0",       "3",       "-3/4",       "1/2*",   "*",          "*5",
        "^^*",     "-3v*",    "vv",         "+-1",    "{2|1/2}",    "tiny(3/4)",
        "miny(2)", "{1|*,0}", "{^|{0|-1}}", "{|{|}}", "+-(2,{4|1})"};
    Values all;
    for (const std::string& text : texts) {
        const auto read = parse_partizan_value(text, values_);
        ASSERT_TRUE(read) << text << ": " << read.error().message;
        all.push_back(*read);
    }
    for (std::size_t i = 0; i < texts.size(); ++i)
        EXPECT_EQ(name(all[i]), i == 15 ? "-1" : texts[i]);
    const std::size_t given = all.size();
    for (std::size_t i = 0; i < given; ++i)
        for (std::size_t j = 0; j <= i; ++j) {
            all.push_back(plus(all[i], all[j]));
            all.push_back(of({all[i], all[j]}, {all[(i + j) % given]}));
        }
    for (const PartizanValue g : all) {
        const auto read = parse_partizan_value(name(g), values_);
        ASSERT_TRUE(read) << name(g) << ": " << read.error().message;
        EXPECT_EQ(*read, g) << name(g);
    }
}

TEST_F(PartizanValueNames, OptionsAreReadInAnyOrderAndMayBeReducible) {
    EXPECT_EQ(name(*parse_partizan_value("{1,2|0}", values_)), "{2|0}");
    EXPECT_EQ(name(*parse_partizan_value("{*|*}", values_)), "0");
    EXPECT_EQ(name(*parse_partizan_value("+-0", values_)), "*");
    EXPECT_EQ(name(*parse_partizan_value("6/4", values_)), "3/2");
}

TEST_F(PartizanValueNames, FaultsOfTextsHaveTheirColumn) {
    const auto fault = [this](const std::string& text) {
        const auto read = parse_partizan_value(text, values_);
        return read ? "" : std::to_string(read.error().column) + ": " + read.error().message;
    };
    EXPECT_EQ(fault("{2|1"), "5: expected '}'");
    EXPECT_EQ(fault("{2}"), "3: expected '|'");
    EXPECT_EQ(fault("1/3"), "4: the denominator of a value is a power of 2");
    EXPECT_EQ(fault("1/0"), "4: the denominator of a value is a power of 2");
    EXPECT_EQ(fault("2x"), "2: expected the end of the value");
    EXPECT_EQ(fault("1001"), "5: a number is at most 1000");
    EXPECT_EQ(fault("9999999999999999999"), "10: a numerator is at most 1048576000");
    EXPECT_EQ(fault("*33"), "3: the n of *n is at most 32");
    EXPECT_EQ(fault("+-"), "3: expected digits");
    EXPECT_EQ(fault(""),
              "1: expected a value: a number, *, *2, ^, v, 1/2*, +-1, tiny(1), miny(1) or {2|1}");
    const std::string deep = std::string(21, '{') + "|" + std::string(21, '}');
    EXPECT_EQ(fault(deep), "21: a value has at most 20 braces inside one another");
    EXPECT_EQ(fault(std::string(1001, '^')), "1: the name of a value has at most 1000 characters");
}

TEST_F(PartizanValueNames, ALongNameIsNone) {
    ValueNames brief(values_, 6);
    EXPECT_EQ(brief.name(of({n(2)}, {n(1)})), "{2|1}");
    EXPECT_EQ(brief.name(of({n(2)}, {half_})), std::nullopt);
    EXPECT_EQ(brief.name(of({of({n(2)}, {half_})}, {n(-5)})), std::nullopt);
}

}  // namespace
}  // namespace gazetteer
