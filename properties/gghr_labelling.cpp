#include "properties/gghr_sections.hpp"
namespace gazetteer {
std::vector<AnyClaim> gghr_labelling_claims() {
    return {};
}
}  // namespace gazetteer
