// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotacatalog.h"

#include "core/resource/resourceops.h"

#include <algorithm>
#include <utility>

namespace quotadeck::elastic {
QuotaCatalog::QuotaCatalog(std::vector<QuotaObject> objects, std::vector<BoundPod> pods)
    : m_objects(std::move(objects))
    , m_pods(std::move(pods))
{
    for (const QuotaObject& object : m_objects) {
        if (!m_byName.emplace(object.group.name, &object).second || object.group.name == kRootGroup)
            continue;
        const std::string& parent = object.group.parent;
        Family& family = m_families[isRootName(parent) ? std::string(kRootGroup) : parent];
        family.children.push_back(&object);
        family.minima = add(family.minima, object.group.min);
    }
    for (auto& entry : m_families)
        std::ranges::sort(entry.second.children, {},
                          [](const QuotaObject* object) { return std::string_view(object->group.name); });
}

const QuotaObject* QuotaCatalog::find(std::string_view name) const
{
    const auto found = m_byName.find(name);
    return found == m_byName.end() ? nullptr : found->second;
}

std::span<const QuotaObject* const> QuotaCatalog::children(std::string_view name) const
{
    const auto found = m_families.find(name);
    return found == m_families.end() ? std::span<const QuotaObject* const>() : found->second.children;
}

const Resource& QuotaCatalog::sumOfChildMins(std::string_view name) const
{
    static const Resource kNothing;
    const auto found = m_families.find(name);
    return found == m_families.end() ? kNothing : found->second.minima;
}

QuotaCatalog QuotaCatalog::with(const QuotaObject& object) const
{
    std::vector<QuotaObject> objects = m_objects;
    const auto known = std::ranges::find_if(objects, [&object](const QuotaObject& candidate) {
        return candidate.group.name == object.group.name;
    });
    if (known != objects.end())
        *known = object;
    else
        objects.push_back(object);
    return QuotaCatalog(std::move(objects), m_pods);
}

QuotaCatalog QuotaCatalog::without(std::string_view name) const
{
    std::vector<QuotaObject> objects = m_objects;
    std::erase_if(objects, [name](const QuotaObject& object) { return object.group.name == name; });
    return QuotaCatalog(std::move(objects), m_pods);
}

QuotaCatalog catalogOf(std::span<const QuotaManifest> manifests, std::vector<BoundPod> pods)
{
    std::vector<QuotaObject> objects;
    objects.reserve(manifests.size());
    for (const QuotaManifest& manifest : manifests)
        objects.push_back(manifest.object);
    return QuotaCatalog(std::move(objects), std::move(pods));
}

std::string groupOfPod(const QuotaCatalog& catalog, const BoundPod& pod, bool hasDefaultGroup)
{
    const auto known = [&](const std::string& name) {
        return catalog.find(name) ? name : std::string(hasDefaultGroup ? kDefaultGroup : "");
    };
    if (!pod.label.empty() || !hasDefaultGroup) // a label without a group leads to default at once
        return known(pod.label);
    const QuotaObject* const sameName = catalog.find(pod.namespaceName);
    if (sameName && sameName->group.namespaceName == pod.namespaceName)
        return pod.namespaceName;
    const std::string* smallest = nullptr;
    for (const QuotaObject& object : catalog.objects()) {
        const auto& namespaces = object.group.namespaces;
        if (std::ranges::find(namespaces, pod.namespaceName) != namespaces.end()
            && (!smallest || object.group.name < *smallest))
            smallest = &object.group.name;
    }
    return smallest ? *smallest : std::string(kDefaultGroup);
}
} // namespace quotadeck::elastic
