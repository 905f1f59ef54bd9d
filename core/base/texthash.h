// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/strongid.h"

#include <absl/hash/hash.h>
#include <absl/strings/string_view.h>
#include <cstddef>
#include <string_view>

namespace quotadeck {
/// Hash of texts and ids for hash maps that are searched with views. Debian's Abseil has a string_view of its own and does
/// not know the standard one.
struct TextHash
{
    using is_transparent = void;
    std::size_t operator()(std::string_view text) const
    {
        return absl::HashOf(absl::string_view(text.data(), text.size()));
    }
    template <typename Tag>
    std::size_t operator()(const StrongId<Tag>& id) const
    {
        return (*this)(id.text());
    }
};
} // namespace quotadeck
