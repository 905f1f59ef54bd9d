// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usagetext.h"

#include "core/base/text.h"
#include "core/resource/display.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <vector>

namespace quotadeck::cli {
namespace {
struct UsageLine
{
    std::string name; ///< indented
    std::string apps;
    std::string amounts;
};

std::size_t depthOf(const QueuePath& path)
{
    return static_cast<std::size_t>(std::ranges::count(path.text(), '.'));
}

std::string appsText(std::uint64_t running, std::uint64_t max)
{
    return max == 0 ? fmt::format("{}", running) : fmt::format("{} of {}", running, max);
}

/// "memory 12 GiB of 40 GiB, vcore 10"; a type without a maximum shows the use alone.
std::string amountsText(ResourceView used, ResourceView max)
{
    const Resource all = add(used, max); // only for the types of both
    std::vector<ResourceType> types;
    std::ranges::transform(all.entries(), std::back_inserter(types), &Resource::Entry::type);
    std::ranges::sort(types, precedesForDisplay);
    std::string text;
    for (const auto type : types) {
        const auto limit = max.find(type);
        fmt::format_to(std::back_inserter(text), "{}{} {}", text.empty() ? "" : ", ", type.name(),
                       displayQuantity(type, used.valueOr0(type)));
        if (limit)
            fmt::format_to(std::back_inserter(text), " of {}", displayQuantity(type, *limit));
    }
    return text.empty() ? "nothing" : text;
}

void append(std::string& text, std::string_view title, const std::vector<UsageLine>& lines)
{
    std::size_t nameWidth = title.size();
    std::size_t appsWidth = std::string_view("Apps").size();
    for (const auto& line : lines) {
        nameWidth = std::max(nameWidth, codePointCount(line.name));
        appsWidth = std::max(appsWidth, line.apps.size());
    }
    fmt::format_to(std::back_inserter(text), "{:<{}}  {:>{}}  Used\n", title, nameWidth, "Apps", appsWidth);
    for (const auto& line : lines) {
        const std::string padding(nameWidth - codePointCount(line.name), ' ');
        fmt::format_to(std::back_inserter(text), "{}{}  {:>{}}  {}\n", line.name, padding, line.apps,
                       appsWidth, line.amounts);
    }
    text += '\n';
}

void appendUnknown(std::string& text, std::string_view title)
{
    fmt::format_to(std::back_inserter(text), "{}\n  unknown: the source does not report them\n\n", title);
}

void appendUsage(std::vector<UsageLine>& lines, const std::string& name, const std::vector<UsageNode>& nodes)
{
    lines.push_back({name, "", ""});
    for (const auto& node : nodes) {
        lines.push_back({std::string(2 + 2 * depthOf(node.path), ' ') + std::string(node.path.name()),
                         appsText(node.runningApplications.size(), node.maxApplications),
                         amountsText(node.usage, node.maxResources)});
    }
}
} // namespace

std::string usageText(const PartitionSnapshot& partition)
{
    std::string text;
    std::vector<UsageLine> lines;
    if (partition.queues) {
        for (const auto& queue : *partition.queues) {
            lines.push_back({std::string(2 * depthOf(queue.path), ' ') + std::string(queue.path.name()),
                             appsText(queue.runningApps, queue.maxRunningApps),
                             amountsText(queue.allocated, queue.max)});
        }
        append(text, "Queues", lines);
    } else {
        appendUnknown(text, "Queues");
    }

    lines.clear();
    if (partition.users) {
        for (const auto& user : *partition.users)
            appendUsage(lines, user.name.text(), user.nodes);
        append(text, "Users", lines);
    } else {
        appendUnknown(text, "Users");
    }

    lines.clear();
    if (partition.groups) {
        for (const auto& group : *partition.groups)
            appendUsage(lines, group.name.text(), group.nodes);
        append(text, "Groups", lines);
    } else {
        appendUnknown(text, "Groups");
    }
    text.pop_back();
    return text;
}
} // namespace quotadeck::cli
