#include "properties/any_claim.hpp"

namespace gazetteer {

template AnyClaim::AnyClaim(Claim<Graph>);
template AnyClaim::AnyClaim(Claim<RootedGraph>);
template AnyClaim::AnyClaim(Claim<Digraph>);
template AnyClaim::AnyClaim(Claim<RootedDigraph>);
template AnyClaim::AnyClaim(Claim<std::pair<Graph, Graph>>);
template AnyClaim::AnyClaim(Claim<std::array<int, 1>>);
template AnyClaim::AnyClaim(Claim<std::array<int, 2>>);
template AnyClaim::AnyClaim(Claim<std::array<int, 3>>);
template AnyClaim::AnyClaim(Claim<std::array<int, 4>>);

}  // namespace gazetteer
