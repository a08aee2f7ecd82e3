// SPDX-License-Identifier: GPL-3.0-or-later
// Undirected edge geography on cubes [FSU93, Theorem 4.1].
#pragma once

#include "characterizations/even_kernels/even_kernel.hpp"

namespace gazetteer {

/// (Q_n, v) is P iff n is even: then v's part is an even kernel. For odd n every move w wins, by
/// S = the vertices that differ from v in precisely one digit, an even kernel of Q_n - vw.
/// 0 <= n <= 20, 0 <= v < 2^n. O(2^n).
EvenKernelVerdict cube_verdict(int n, Vertex v);

}  // namespace gazetteer
