// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scheduler/owners.h"

#include "core/resource/resourceops.h"

#include <fmt/format.h>

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

std::vector<std::string> podNames(const PodGroup& group)
{
    if (group.count == 1)
        return {group.name};
    std::vector<std::string> names;
    for (std::int64_t number = 1; number <= group.count; ++number)
        names.push_back(fmt::format("{}-{}", group.name, number));
    return names;
}

std::string podKey(const ApplicationId& app, const std::string& name)
{
    return fmt::format("{}-{}", app.text(), name);
}

Owners::Owners(const Scenario& scenario) : m_submitted(scenario.workloads.size())
{
    for (const ScenarioUser& user : scenario.users)
        m_groups[user.name] = user.groups;
    for (const SetNamespace& space : scenario.namespaces)
        m_namespaces.set(space);
}

OwnedApplication* Owners::find(const ApplicationId& id)
{
    const auto found = m_applications.find(id);
    return found == m_applications.end() ? nullptr : &found->second;
}

std::int64_t Owners::openApplications(std::size_t workload, const UserName& user) const
{
    const auto open = m_open.find({workload, user});
    return open == m_open.end() ? 0 : open->second;
}

ApplicationId Owners::nextId(std::size_t workload, const std::string& name)
{
    return ApplicationId(fmt::format("{}-{:04}", name, ++m_submitted[workload]));
}

void Owners::add(OwnedApplication app)
{
    if (app.workload)
        ++m_open[{*app.workload, app.user.user}];
    const ApplicationId id = app.asked.id;
    m_applications.insert_or_assign(id, std::move(app));
}

void Owners::discard(const OwnedApplication& app)
{
    for (const auto& [key, pod] : app.pods)
        m_namespaces.release(app.namespaceName, pod.resources);
}

std::int64_t Owners::addPods(OwnedApplication& app, const std::vector<PodGroup>& groups)
{
    std::int64_t refused = 0;
    for (const PodGroup& group : groups) {
        for (const std::string& name : podNames(group)) {
            if (!m_namespaces.admit(app.namespaceName, group.resources)) {
                ++refused;
                continue;
            }
            app.pods[podKey(app.asked.id, name)] = {.resources = group.resources,
                                                    .runTime = group.runTime,
                                                    .priority = group.priority,
                                                    .taskGroup = group.taskGroup};
        }
    }
    return refused;
}

bool Owners::recreatePod(const ApplicationId& app, const std::string& key, const Pod& pod)
{
    OwnedApplication* const found = find(app);
    if (!found || !m_namespaces.admit(found->namespaceName, pod.resources))
        return false;
    found->pods[key] = pod;
    return true;
}

void Owners::endPod(OwnedApplication& app, const std::string& key)
{
    const auto pod = app.pods.find(key);
    if (pod == app.pods.end())
        return;
    m_namespaces.release(app.namespaceName, pod->second.resources);
    app.pods.erase(pod);
}

void Owners::settle(const ApplicationId& id)
{
    const auto app = m_applications.find(id);
    if (app == m_applications.end() || !app->second.pods.empty() || app->second.arrivals > 0)
        return;
    if (app->second.workload)
        --m_open.at({*app->second.workload, app->second.user.user});
    app->second.workload.reset();
}

void Owners::close(const ApplicationId& id)
{
    OwnedApplication& app = m_applications.at(id);
    discard(app);
    app.pods.clear();
    app.arrivals = 0;
    settle(id);
    m_applications.erase(id);
}
} // namespace quotadeck::sim
