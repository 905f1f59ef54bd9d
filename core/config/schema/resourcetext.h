// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/schema/schema.h"
#include "core/resource/quantity.h"
#include "core/resource/resource.h"

#include <string>
#include <vector>

namespace quotadeck::config {
/// A quantity that cannot be read.
struct BadQuantity
{
    const TextEntry* entry = nullptr;
    QuantityError error = QuantityError::InvalidQuantity;
};

/// A map of quantities as a resource; an absent map is the empty resource (RES-7).
struct ParsedResource
{
    Resource value; ///< of the entries that can be read
    std::vector<BadQuantity> bad;
};

[[nodiscard]] ParsedResource parseResource(const TextMap& map);

/// parseResource() for callers that need all entries. Errors: Parse, with @p where, naming the first
/// bad entry.
[[nodiscard]] Result<Resource> readResource(const TextMap& map, const std::string& where);
} // namespace quotadeck::config
