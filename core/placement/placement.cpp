// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/placement.h"

namespace quotadeck::placement {
std::string_view outcomeName(Outcome outcome)
{
    switch (outcome) {
    case Outcome::Placed:
        return "placed";
    case Outcome::Found:
        return "found";
    case Outcome::NoValue:
        return "none";
    case Outcome::Filtered:
        return "filtered";
    case Outcome::NoParent:
        return "no-parent";
    case Outcome::Missing:
        return "missing";
    case Outcome::NotALeaf:
        return "not-a-leaf";
    case Outcome::Denied:
        return "denied";
    case Outcome::Draining:
        return "draining";
    case Outcome::Rejected:
        return "rejected";
    }
    return {};
}
} // namespace quotadeck::placement
