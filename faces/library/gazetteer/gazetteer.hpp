// SPDX-License-Identifier: GPL-3.0-or-later
// The whole public face.
#pragma once

#include "gazetteer/census.hpp"
#include "gazetteer/certificates.hpp"
#include "gazetteer/claim.hpp"
#include "gazetteer/draw.hpp"
#include "gazetteer/errors.hpp"
#include "gazetteer/evaluate.hpp"
#include "gazetteer/game.hpp"
#include "gazetteer/graph.hpp"
#include "gazetteer/hunt.hpp"
#include "gazetteer/limits.hpp"
#include "gazetteer/prove.hpp"
#include "gazetteer/ruleset.hpp"
#include "gazetteer/solve.hpp"
#include "gazetteer/witnesses.hpp"
