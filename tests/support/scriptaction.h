// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sim/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace quotadeck::test {
/// The first action of @p yaml.
inline Result<sim::Action> readAction(std::string_view yaml, const std::string& where)
{
    return sim::readActions(yaml, where).map([](const std::vector<sim::Action>& actions) {
        return actions.front();
    });
}
} // namespace quotadeck::test
