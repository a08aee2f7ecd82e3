// The subjects, each made in the file of its kind: with a token on a vertex, with two tokens, with
// none, and even kernels.
#pragma once

#include "census/subject.hpp"

namespace gazetteer::census {

Subject vertex_geography();
Subject edge_geography();
Subject directed_vertex_geography();
Subject directed_edge_geography();

Subject partizan_vertex_geography();
Subject partizan_edge_geography();

Subject slither();
Subject edge_delete();

Subject even_kernels();

}  // namespace gazetteer::census
