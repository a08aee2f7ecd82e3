// SPDX-License-Identifier: GPL-3.0-or-later
#include "characterizations/grids/cubes.hpp"

#include <algorithm>
#include <bit>

#include "graph/contract.hpp"

namespace gazetteer {

EvenKernelVerdict cube_verdict(int n, Vertex v) {
    require(0 <= n && n <= 20 && 0 <= v && v < 1 << n, "0 <= n <= 20 and 0 <= v < 2^n");
    std::vector<Vertex> kernel;
    if (n % 2 == 0) {
        for (Vertex w = 0; w < 1 << n; ++w)
            if (std::popcount(static_cast<unsigned>(v ^ w)) % 2 == 0) kernel.push_back(w);
        return proved_P(std::move(kernel));
    }
    for (int i = 0; i < n; ++i) kernel.push_back(v ^ 1 << i);
    std::ranges::sort(kernel);
    return proved_N(kernel, kernel.front(), kernel);
}

}  // namespace gazetteer
