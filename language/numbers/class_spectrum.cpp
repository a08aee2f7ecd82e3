// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/numbers/class_spectrum.hpp"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "graph/contract.hpp"

namespace gazetteer::conjectures {

std::vector<double> approximate_eigenvalues(const SymmetricMatrix& classes,
                                            const std::vector<int>& counts,
                                            const std::vector<int>& within) {
    require(static_cast<int>(counts.size()) == classes.order, "a count for each class");
    if (classes.order == 0) return {};
    Eigen::MatrixXd m(classes.order, classes.order);
    std::vector<double> result;
    for (int i = 0; i < classes.order; ++i) {
        const int count = counts[static_cast<std::size_t>(i)];
        const int between = within[static_cast<std::size_t>(i)];
        for (int j = 0; j < classes.order; ++j)
            m(i, j) = static_cast<double>(classes.at(i, j)) *
                      std::sqrt(static_cast<double>(count) * counts[static_cast<std::size_t>(j)]);
        m(i, i) = static_cast<double>(classes.at(i, i) + std::int64_t{count - 1} * between);
        // The vectors on the class whose sum is 0.
        result.insert(result.end(), static_cast<std::size_t>(count - 1),
                      static_cast<double>(classes.at(i, i) - between));
    }
    const Eigen::SelfAdjointEigenSolver<Eigen::MatrixXd> solver(m, Eigen::EigenvaluesOnly);
    result.insert(result.end(), solver.eigenvalues().begin(), solver.eigenvalues().end());
    std::ranges::sort(result, std::greater<>());
    return result;
}

}  // namespace gazetteer::conjectures
