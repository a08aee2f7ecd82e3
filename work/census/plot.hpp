// SPDX-License-Identifier: GPL-3.0-or-later
// A probability as a function of p in a picture: exact curves and sampled points with their
// intervals, as SVG.
#pragma once

#include <string>
#include <vector>

#include "work/census/polynomial.hpp"
#include "work/census/sampling.hpp"

namespace gazetteer::census {

/// Sampled points of one order.
struct SampledCurve {
    int order = 0;
    std::vector<Sample> points;
};

/// A whole SVG document, 640 x 480: p from left to right, the probability upwards, a curve for each
/// order, named. `title` is its title.
std::string plot(const std::string& title, const std::vector<Probability>& curves,
                 const std::vector<SampledCurve>& sampled);

}  // namespace gazetteer::census
