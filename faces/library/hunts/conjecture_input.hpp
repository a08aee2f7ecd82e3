// SPDX-License-Identifier: GPL-3.0-or-later
// Conjectures, terms and grounds read from public texts.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "counterexamples/grounds/ground.hpp"
#include "counterexamples/hunt/suite_ground.hpp"
#include "faces/library/inside.hpp"
#include "gazetteer/hunt.hpp"
#include "language/expressions/conjecture.hpp"

namespace gazetteer::v0 {

/// A ground as the text says. Each throws InputError with the place.
conjectures::SuiteGround ground_of(const std::string& text);
/// These; refuses a list that is empty or has both kinds.
conjectures::SuiteGround ground_of(const std::vector<AnyGraph>& graphs);
conjectures::Conjecture conjecture_of(const std::string& text, conjectures::About about);

/// use(ground): the draws of a random ground, the lines of a file.
void with_ground(const conjectures::SuiteGround& ground,
                 const std::function<void(conjectures::Ground)>& use);

/// The place in a list of the graph on this line; none for line 0.
std::optional<std::size_t> place_given(int line);
Instance instance_of(const conjectures::Found& found);
std::vector<HuntAnswer::GivenUp> told_given_up(const conjectures::GivenUpTally& given_up);

}  // namespace gazetteer::v0
