// SPDX-License-Identifier: GPL-3.0-or-later
// The look of the roles. Colours are those of Okabe and Ito, which colour-blind readers tell apart,
// and no two roles differ by colour alone.
#include "faces/pictures/svg.hpp"

namespace gazetteer::pictures {

std::string svg_style() {
    return R"(.picture text{font:500 12px "Helvetica Neue",Helvetica,Arial,)"
           R"("Liberation Sans",sans-serif;text-anchor:middle;fill:#1b1f24}
.picture .words{text-anchor:start}
.picture .words,.picture .caption{font-size:13px;font-weight:400}
.picture .count,.picture .note{font-weight:600;paint-order:stroke;stroke:#fff;)"
           R"(stroke-width:4px;stroke-linejoin:round}
.picture .note{font-size:14px;font-style:italic}
.picture .beside{text-anchor:start;font-size:11px;font-style:italic;paint-order:stroke;)"
           R"(stroke:#fff;stroke-width:3px;stroke-linejoin:round}
.picture .paper{fill:#fff}
.picture .stroke{fill:none;stroke:#6b7480;stroke-width:1.4}
.picture .head{fill:#6b7480}
.picture .faint .plain .stroke{stroke-width:.7;stroke-opacity:.55}
.picture .matching .stroke{stroke:#0072b2;stroke-width:2.4}
.picture .erased .stroke{stroke-dasharray:3 5}
.picture .winning .stroke{stroke:#007a5a;stroke-width:3}
.picture .winning .head{fill:#007a5a}
.picture .move .stroke{stroke:#b34700;stroke-width:2.4}
.picture .move .head{fill:#b34700}
.picture .shape{fill:#fff;stroke:#1b1f24;stroke-width:1.6}
.picture .within{fill:none;stroke:#1b1f24;stroke-width:1.2}
.picture .hatch{stroke:#b08900;stroke-width:1.2}
.picture .kernel .shape{fill:#1b1f24}
.picture .kernel .name{fill:#fff}
.picture .inner .shape{fill:#fff3c4}
.picture .inner .name{paint-order:stroke;stroke:#fff3c4;stroke-width:3px}
.picture .perfect .shape{fill:#e8ebef;stroke-dasharray:3 2}
.picture .n-position .shape{fill:#fff}
.picture .p-position .shape{fill:#d6ebf7}
.picture .gone .shape{stroke:#6b7480;stroke-width:1;stroke-dasharray:2 3}
.picture .gone .name{fill:#6b7480;font-size:10px}
.picture .root{fill:none;stroke:#b34700;stroke-width:2.4}
.picture .target{fill:none;stroke:#b34700;stroke-width:2;stroke-dasharray:4 3}
.picture .path{fill:none;stroke-linejoin:round}
.picture .trail{stroke:#0072b2;stroke-width:2.2}
.picture .extension{stroke:#0072b2;stroke-width:1.8;stroke-dasharray:6 4}
.picture .boundary{stroke:#9aa3ad;stroke-width:1}
.picture .region{fill:#bfe0f2;fill-opacity:.75;stroke:none}
@media (prefers-color-scheme:dark){
.picture text{fill:#e6e9ed}
.picture .count,.picture .note,.picture .beside{stroke:#16191d}
.picture .paper{fill:#16191d}
.picture .stroke{stroke:#98a2ad}
.picture .head{fill:#98a2ad}
.picture .matching .stroke{stroke:#56b4e9}
.picture .winning .stroke{stroke:#3ccf9f}
.picture .winning .head{fill:#3ccf9f}
.picture .move .stroke{stroke:#ff9a52}
.picture .move .head{fill:#ff9a52}
.picture .shape{fill:#16191d;stroke:#e6e9ed}
.picture .within{stroke:#e6e9ed}
.picture .hatch{stroke:#d9b23c}
.picture .kernel .shape{fill:#e6e9ed}
.picture .kernel .name{fill:#16191d}
.picture .inner .shape{fill:#3a3215}
.picture .inner .name{stroke:#3a3215}
.picture .perfect .shape{fill:#2f353c}
.picture .n-position .shape{fill:#16191d}
.picture .p-position .shape{fill:#143246}
.picture .gone .shape{stroke:#98a2ad}
.picture .gone .name{fill:#98a2ad}
.picture .root,.picture .target{stroke:#ff9a52}
.picture .trail,.picture .extension{stroke:#56b4e9}
.picture .boundary{stroke:#5b646e}
.picture .region{fill:#1d4e6e}
}
)";
}

}  // namespace gazetteer::pictures
