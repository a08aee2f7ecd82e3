#include "properties/papers.hpp"

namespace gazetteer {

std::vector<AnyClaim> and74_claims() {
    return {};
}

}  // namespace gazetteer
