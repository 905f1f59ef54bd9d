// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/presentuse.h"

#include "core/base/saturating.h"
#include "models/common/celltext.h"

#include <vector>

namespace quotadeck::models {
namespace {
/// Of users or groups.
template <typename Usage>
std::optional<PresentUse::ById> useOfPeople(const std::optional<std::vector<Usage>>& people)
{
    if (!people)
        return std::nullopt;
    PresentUse::ById use;
    for (const Usage& person : *people) {
        for (const UsageNode& node : person.nodes)
            use.emplace(presentKey(node.path, person.name.text()), node.usage.value_or(Resource()));
    }
    return use;
}
} // namespace

Present presentOf(const ClusterSnapshot& snapshot, const std::string& partition)
{
    const PartitionSnapshot* found = findPartition(snapshot, partition);
    if (!found)
        return nullptr;
    auto present = std::make_shared<PresentUse>();
    if (found->queues) {
        auto& queues = present->queues.emplace();
        queues.reserve(found->queues->size());
        for (const QueueInfo& queue : *found->queues)
            queues.emplace(queue.path.text(), queue.allocated.value_or(Resource()));
    }
    present->users = useOfPeople(found->users);
    present->groups = useOfPeople(found->groups);
    if (found->applications) {
        auto& applications = present->applications.emplace();
        applications.reserve(found->applications->size());
        for (const ApplicationInfo& application : *found->applications)
            applications.emplace(application.id.text(), application.used.value_or(Resource()));
    }
    return present;
}

std::string presentKey(const QueuePath& queue, const std::string& name)
{
    return queue.text() + ' ' + name;
}

const Resource* presentUse(const std::optional<PresentUse::ById>& list, const std::string& id)
{
    if (!list)
        return nullptr;
    const auto found = list->find(id);
    return found == list->end() ? nullptr : &found->second;
}

const Resource* noPresentUse()
{
    static const Resource kNothing;
    return &kNothing;
}

std::optional<Resource> usedCopy(const Resource* used)
{
    return used ? std::optional(*used) : std::nullopt;
}

bool hasUsed(const std::optional<Resource>& row, const Resource* used)
{
    return used ? row && *row == *used : !row;
}

NowFigures NowFigures::of(const Figures& shown, const std::optional<Resource>& usedNow)
{
    NowFigures figures{.type = shown.type, .then = shown.used, .now = {}};
    if (shown.type && usedNow)
        figures.now = usedNow->find(*shown.type).value_or(0);
    return figures;
}

std::optional<Quantity> NowFigures::change() const
{
    return now ? std::optional(saturatingSubtract(*now, then)) : std::nullopt;
}

QString NowFigures::text() const
{
    const auto difference = change();
    if (!difference)
        return unsetText();
    return nowText(quantityText(*type, *now), *difference);
}

QString NowFigures::toolTip() const
{
    const auto difference = change();
    if (!difference)
        return nowUnknown();
    return nowToolTip(exactText(*type, *now), *difference,
                      exactText(*type, *difference > 0 ? *difference : -*difference));
}
} // namespace quotadeck::models
