// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/queuespec.h"

#include "core/base/text.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/queueproperties.h"
#include "core/config/schema/resourcetext.h"
#include "core/placement/configplacement.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace quotadeck::cluster {
namespace {
/// A maximum or guarantee as it acts: all zero is not set (QUE-12).
Result<std::optional<Resource>> readQuota(const config::TextMap& map, const QueuePath& queue)
{
    return config::readResource(map, queue.text()).map([](Resource quota) {
        return strictlyGreaterThanZero(quota) ? std::optional(std::move(quota)) : std::nullopt;
    });
}

/// Reads @p from into @p guaranteed and @p max.
Status readQuotas(const config::ResourcesConfig& from, const QueuePath& queue,
                  std::optional<Resource>& guaranteed, std::optional<Resource>& max)
{
    auto first = readQuota(from.guaranteed, queue);
    auto second = readQuota(from.max, queue);
    if (!first || !second)
        return tl::unexpected(first ? std::move(second).error() : std::move(first).error());
    guaranteed = *std::move(first);
    max = *std::move(second);
    return {};
}

/// What a child takes over of its parent's effective properties (CFG-30).
std::map<std::string, std::string> inherited(std::map<std::string, std::string> properties)
{
    for (auto& [key, value] : properties)
        value = config::inheritedProperty(key, std::move(value));
    return properties;
}

/// The template as it acts: entries without key or value do not count (QUE-50, QUE-52).
Result<std::optional<QueueTemplate>> readTemplate(const config::ChildTemplateConfig& from,
                                                  const QueuePath& queue)
{
    if (config::isEmptyTemplate(from))
        return std::nullopt;
    QueueTemplate result;
    result.maxApplications = from.maxApplications.value;
    for (const config::TextEntry& property : from.properties.value) {
        if (!property.key.empty() && !property.value.empty())
            result.properties.insert_or_assign(property.key, property.value);
    }
    if (Status status = readQuotas(from.resources.value, queue, result.guaranteed, result.max); !status)
        return tl::unexpected(std::move(status).error());
    return result;
}

class SpecReader
{
public:
    explicit SpecReader(Mode mode) : m_mode(mode) { }

    Result<QueueSpec> read(const config::QueueConfig& config, const QueuePath& path, const QueueSpec* parent)
    {
        QueueSpec spec;
        spec.path = path;
        spec.isRoot = parent == nullptr;
        spec.isTakenForRoot = m_mode == Mode::Current && path.name() == config::kRootQueue;
        spec.isLeaf = parent && config.queues.value.empty() && !config.parent.value;
        spec.maxApplications = config.maxApplications.value;
        if (parent)
            spec.properties = inherited(parent->properties);
        for (const config::TextEntry& property : config.properties.value)
            spec.properties.insert_or_assign(property.key, property.value);

        auto acls = placement::readAcls(config, path, m_mode);
        if (!acls)
            return tl::unexpected(std::move(acls).error());
        spec.acls = *std::move(acls);
        if (Status status = readResources(config, spec); !status)
            return tl::unexpected(std::move(status).error());
        if (Status status = readChildren(config, spec); !status)
            return tl::unexpected(std::move(status).error());
        return spec;
    }

private:
    static Status readResources(const config::QueueConfig& config, QueueSpec& spec)
    {
        const config::ResourcesConfig& resources = config.resources.value;
        spec.setsResources = !resources.guaranteed.value.empty() || !resources.max.value.empty();
        if (!spec.isRoot && !spec.isTakenForRoot) {
            if (Status status = readQuotas(resources, spec.path, spec.guaranteed, spec.max); !status)
                return status;
        }
        if (spec.isLeaf) // has no use for a template, not even a broken one (VAL-93)
            return {};
        auto childTemplate = readTemplate(config.childTemplate.value, spec.path);
        if (!childTemplate)
            return tl::unexpected(std::move(childTemplate).error());
        spec.childTemplate = *std::move(childTemplate);
        return {};
    }

    Status readChildren(const config::QueueConfig& config, QueueSpec& spec)
    {
        for (const config::QueueConfig& child : config.queues.value) {
            auto read = this->read(child, spec.path.child(asciiLowered(child.name.value)), &spec);
            if (!read)
                return tl::unexpected(std::move(read).error());
            spec.children.push_back(*std::move(read));
        }
        std::ranges::sort(spec.children, {}, &QueueSpec::path);
        const auto twice = std::ranges::adjacent_find(spec.children, {}, &QueueSpec::path);
        if (twice != spec.children.end())
            return fail(ErrorCode::InvalidArgument, twice->path.text(),
                        QUOTADECK_TEXT("cluster", "Two queues have this path."));
        return {};
    }

    Mode m_mode;
};
} // namespace

Result<QueueSpec> readQueueSpec(const config::QueueConfig& root, Mode mode)
{
    if (Status status = placement::checkRootName(root); !status)
        return tl::unexpected(std::move(status).error());
    return SpecReader(mode).read(root, QueuePath(config::kRootQueue), nullptr);
}
} // namespace quotadeck::cluster
