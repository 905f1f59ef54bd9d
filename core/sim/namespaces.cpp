// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/namespaces.h"

#include "core/resource/resourceops.h"

namespace quotadeck::sim {
void Namespaces::set(const SetNamespace& change)
{
    Namespace& space = m_namespaces[change.name];
    space.annotations = change.annotations;
    space.quota = change.kubernetesQuota;
}

const Namespace* Namespaces::find(const std::string& name) const
{
    const auto found = m_namespaces.find(name);
    return found == m_namespaces.end() ? nullptr : &found->second;
}

bool Namespaces::admit(const std::string& name, const Resource& resources)
{
    const auto found = m_namespaces.find(name);
    if (found == m_namespaces.end())
        return true;
    Namespace& space = found->second;
    if (space.quota && !fitInMaxUndef(subtractOnlyExisting(space.quota, space.used), resources)) {
        ++space.refused;
        return false;
    }
    addTo(space.used, resources);
    return true;
}

void Namespaces::release(const std::string& name, const Resource& resources)
{
    const auto found = m_namespaces.find(name);
    if (found == m_namespaces.end())
        return;
    subtractFrom(found->second.used, resources);
    found->second.used.prune();
}
} // namespace quotadeck::sim
