// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotadelta.h"

#include <algorithm>

namespace quotadeck::elastic {
namespace {
/// Each name once, ascending.
std::vector<const QuotaObject*> groupsByName(const QuotaSnapshot* snapshot)
{
    std::vector<const QuotaObject*> groups;
    if (!snapshot)
        return groups;
    groups.reserve(snapshot->objects.size());
    for (const QuotaObject& object : snapshot->objects)
        groups.push_back(&object);
    const auto nameOf = [](const QuotaObject* object) -> const std::string& { return object->group.name; };
    std::ranges::stable_sort(groups, {}, nameOf);
    const auto doubles = std::ranges::unique(groups, {}, nameOf);
    groups.erase(doubles.begin(), doubles.end());
    return groups;
}
} // namespace

QuotaDelta quotaDifference(const QuotaSnapshot* earlier, const QuotaSnapshot* next)
{
    QuotaDelta delta;
    if (earlier == next)
        return delta;
    const auto before = groupsByName(earlier);
    auto old = before.begin();
    for (const QuotaObject* group : groupsByName(next)) {
        for (; old != before.end() && (*old)->group.name < group->group.name; ++old)
            delta.removed.push_back((*old)->group.name);
        const bool isKnown = old != before.end() && (*old)->group.name == group->group.name;
        if (!isKnown || **old != *group)
            delta.upserted.push_back(group);
        if (isKnown)
            ++old;
    }
    for (; old != before.end(); ++old)
        delta.removed.push_back((*old)->group.name);
    return delta;
}
} // namespace quotadeck::elastic
