// SPDX-License-Identifier: GPL-3.0-or-later
// Octal games, and the theorem of Guy and Smith that turns a finite table of their Grundy values
// into a statement about heaps of every size.
//
// In the octal game .d1 d2 ... dt a move takes k tokens from a heap, 1 <= k <= t, and leaves the
// rest as exactly j nonempty heaps, j in {0, 1, 2}, where bit j of the digit dk is set.
//
// Theorem [R. K. Guy, C. A. B. Smith, The G-values of various games, 1956]. If n0 >= 1, p >= 1 and
// G(n + p) = G(n) for n0 <= n < 2 n0 + p + t, then G(n + p) = G(n) for all n >= n0.
// Proof. Let n >= 2 n0 + p + t. An option of n + p has its tokens in heaps a <= b with
// a + b >= n + p - t >= 2 n0 + 2 p, so b >= n0 + p and G(b) = G(b - p) by induction: (a, b - p) is
// an option of n with the same value. An option of n has a + b >= 2 n0 + p, so b >= n0, and
// (a, b + p) is an option of n + p with the same value. As n0 >= 1 no heap becomes or ceases to be
// empty.
#pragma once

#include <cstdint>
#include <vector>

namespace gazetteer {

/// digits[k - 1] is the digit dk, 0..7. The game .07 has digits {0, 7}.
struct OctalGame {
    std::vector<int> digits;
    bool operator==(const OctalGame&) const = default;
};

/// G(0), ..., G(n_max) by the definition: the least natural number that no option has.
/// n_max >= -1. O(n_max^2 t).
std::vector<int> octal_grundy_values(const OctalGame& game, int n_max);

/// The claim that G(n + period) = G(n) for every n >= preperiod, with its evidence: the values
/// G(0), G(1), ... in a table.
struct PeriodCertificate {
    OctalGame game;
    int preperiod = 0;
    int period = 0;
    std::vector<int> values;

    /// G(n) for any n >= 0, from the table. Meaningful when the certificate is valid. O(1).
    int value(std::int64_t n) const;
    bool operator==(const PeriodCertificate&) const = default;
};

/// The number of values that a certificate needs: 2 n0 + 2 p + t.
int certificate_length(const OctalGame& game, int preperiod, int period);

/// The hypotheses of the theorem of Guy and Smith hold: the table is long enough, each entry is
/// the least value that no option has, and n0 <= n < 2 n0 + p + t implies G(n + p) = G(n). No
/// search. O(length^2 t).
bool is_valid(const PeriodCertificate& certificate);

/// The certificate with the given period and the least preperiod >= 1; throws ContractViolation
/// if there is none with preperiod <= preperiod_max. period >= 1.
PeriodCertificate certify_period(const OctalGame& game, int period, int preperiod_max);

}  // namespace gazetteer
