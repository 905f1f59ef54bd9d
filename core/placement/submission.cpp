// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/submission.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace quotadeck::placement {
std::string_view Submission::tag(std::string_view name) const
{
    const auto exact = std::ranges::find(tags, name, [](const auto& entry) { return entry.first; });
    const auto found = exact != tags.end() ? exact : std::ranges::find_if(tags, [name](const auto& entry) {
        return equalsIgnoringAsciiCase(entry.first, name);
    });
    return found == tags.end() ? std::string_view() : std::string_view(found->second);
}

bool Submission::isForced() const
{
    constexpr std::array<std::string_view, 6> kTrue{"1", "t", "T", "TRUE", "true", "True"};
    return std::ranges::find(kTrue, tag("application.create.force")) != kTrue.end();
}
} // namespace quotadeck::placement
