// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/configplacement.h"

#include "core/config/schema/effective.h"
#include "core/config/schema/resourcetext.h"

#include <algorithm>

namespace quotadeck::placement {
namespace {
Result<access::Acl> readAcl(const config::TextField& text, std::string_view key, const QueuePath& path,
                            Mode mode)
{
    return access::Acl::parse(text.value, mode).map_error([&](Error error) {
        error.message
            = Message(QUOTADECK_TEXT("placement", "%1 \"%2\": %3"), key, error.where, error.message);
        error.where = path.text();
        return error;
    });
}

Status checkTemplate(const config::ChildTemplateConfig& childTemplate, const QueuePath& path) // VAL-93
{
    if (config::isEmptyTemplate(childTemplate))
        return {};
    const config::ResourcesConfig& resources = childTemplate.resources.value;
    for (const config::TextMap* map : {&resources.guaranteed, &resources.max}) {
        if (auto resource = config::readResource(*map, path.text()); !resource)
            return tl::unexpected(std::move(resource).error());
    }
    return {};
}
} // namespace

Status checkRootName(const config::QueueConfig& root)
{
    const std::string& name = root.name.value;
    if (name == config::kRootQueue)
        return {};
    return fail(ErrorCode::Parse, name,
                Message(QUOTADECK_TEXT("placement",
                                       "the top queue is spelled \"%1\": write \"root\" in lower case, the "
                                       "scheduler cannot load the partition otherwise"),
                        name));
}

Result<access::QueueAcls> readAcls(const config::QueueConfig& queue, const QueuePath& path, Mode mode)
{
    auto submit = readAcl(queue.submitAcl, "submitacl", path, mode);
    auto admin = readAcl(queue.adminAcl, "adminacl", path, mode);
    if (!submit || !admin)
        return tl::unexpected(submit ? std::move(admin).error() : std::move(submit).error());
    return access::QueueAcls{*std::move(submit), *std::move(admin)};
}

Result<ConfigQueues> ConfigQueues::fromConfig(const config::QueueConfig& root, Mode mode)
{
    if (Status status = checkRootName(root); !status)
        return tl::unexpected(std::move(status).error());
    ConfigQueues queues;
    if (Status status = queues.add(root, QueuePath(root.name.value), mode); !status)
        return tl::unexpected(std::move(status).error());
    return queues;
}

Status ConfigQueues::add(const config::QueueConfig& queue, const QueuePath& path, Mode mode)
{
    PlacementQueue placed;
    placed.path = mode == Mode::Seed ? path : path.lowered();
    placed.isLeaf = !queue.parent.value && queue.queues.value.empty(); // QUE-2
    auto acls = readAcls(queue, path, mode);
    if (!acls)
        return tl::unexpected(std::move(acls).error());
    placed.acls = *std::move(acls);
    if (!placed.isLeaf) {
        if (Status status = checkTemplate(queue.childTemplate.value, path); !status)
            return status;
    }
    m_queues.insert_or_assign(path.lowered(), std::move(placed));
    for (const config::QueueConfig& child : queue.queues.value) {
        if (Status status = add(child, path.child(child.name.value), mode); !status)
            return status;
    }
    return {};
}

const PlacementQueue* ConfigQueues::find(const QueuePath& path) const
{
    const auto found = m_queues.find(path.lowered());
    return found == m_queues.end() ? nullptr : &found->second;
}

Result<ConfigPlacement> ConfigPlacement::fromConfig(const config::PartitionConfig& partition, Mode mode)
{
    auto queues = ConfigQueues::fromConfig(config::rootOf(partition), mode);
    if (!queues)
        return tl::unexpected(std::move(queues).error());
    return ConfigPlacement(*std::move(queues), RuleSet::fromConfig(partition.placementRules.value, mode));
}

Placement ConfigPlacement::place(const Submission& application) const
{
    if (m_rules)
        return m_rules->place(application, m_queues);
    Placement rejected;
    rejected.rejection = describe(m_rules.error());
    return rejected;
}
} // namespace quotadeck::placement
