#include "properties/gghr_sections.hpp"
namespace gazetteer {
std::vector<AnyClaim> gghr_symmetry_claims() {
    return {};
}
}  // namespace gazetteer
