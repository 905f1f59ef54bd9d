// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"

/// The amounts that the tests of the core speak of.
namespace quotadeck::test {
inline Resource memory(Quantity value)
{
    return {{"memory", value}};
}
} // namespace quotadeck::test
