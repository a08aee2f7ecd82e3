// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of nauty's vertex invariants is used here.
#pragma once
