// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/partitionchoice.h"

#include <algorithm>
#include <fmt/format.h>

namespace quotadeck::feed {
std::vector<std::string> partitionNames(const ClusterSnapshot& snapshot)
{
    std::vector<std::string> names;
    names.reserve(snapshot.partitions.size());
    for (const auto& partition : snapshot.partitions)
        names.push_back(partition.info.name);
    return names;
}

std::string choosePartition(const std::vector<std::string>& names, const std::string& wanted)
{
    if (!wanted.empty() || names.empty())
        return wanted;
    const bool hasDefault = std::ranges::find(names, "default") != names.end();
    return hasDefault ? "default" : names.front();
}

Error missingPartition(const std::vector<std::string>& names, const std::string& chosen)
{
    if (names.empty())
        return {ErrorCode::NotFound, chosen, QUOTADECK_TEXT("feed", "the cluster has no partition yet")};
    return {ErrorCode::NotFound, chosen,
            Message(QUOTADECK_TEXT("feed", "the cluster has no such partition; there are: %1"),
                    fmt::format("{}", fmt::join(names, ", ")))};
}
} // namespace quotadeck::feed
