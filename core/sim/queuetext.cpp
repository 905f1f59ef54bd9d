// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/queuetext.h"

#include <fmt/format.h>
#include <utility>
#include <yaml-cpp/yaml.h>

namespace quotadeck::sim {
namespace {
constexpr const char* kRoot = "root";

config::TextField text(const YAML::Node& node)
{
    config::TextField field;
    field.isSet = node.IsDefined() && !node.IsNull();
    if (field.isSet)
        field.value = node.as<std::string>();
    return field;
}

config::CountField count(const YAML::Node& node)
{
    config::CountField field;
    field.isSet = node.IsDefined() && !node.IsNull();
    if (field.isSet)
        field.value = node.as<std::uint64_t>();
    return field;
}

config::TextList names(const YAML::Node& node)
{
    config::TextList list;
    list.isSet = node.IsDefined();
    for (const YAML::Node& item : node)
        list.value.push_back(text(item));
    return list;
}

config::TextMap entries(const YAML::Node& node)
{
    config::TextMap map;
    map.isSet = node.IsDefined() && !node.IsNull();
    for (const auto& entry : node)
        map.value.push_back({entry.first.as<std::string>(), text(entry.second).value, {}, {}});
    return map;
}

config::Field<std::vector<config::LimitConfig>> limits(const YAML::Node& node)
{
    config::Field<std::vector<config::LimitConfig>> result;
    result.isSet = node.IsDefined();
    for (const YAML::Node& item : node) {
        config::LimitConfig limit;
        limit.description = text(item["limit"]);
        limit.users = names(item["users"]);
        limit.groups = names(item["groups"]);
        limit.maxResources = entries(item["maxresources"]);
        limit.maxApplications = count(item["maxapplications"]);
        result.value.push_back(std::move(limit));
    }
    return result;
}

config::QueueConfig queue(const YAML::Node& node)
{
    config::QueueConfig result;
    result.name = text(node["name"]);
    if (const YAML::Node parent = node["parent"]) {
        result.parent.isSet = true;
        result.parent.value = parent.as<bool>();
    }
    if (const YAML::Node resources = node["resources"]) {
        result.resources.isSet = true;
        result.resources.value.guaranteed = entries(resources["guaranteed"]);
        result.resources.value.max = entries(resources["max"]);
    }
    result.maxApplications = count(node["maxapplications"]);
    result.properties = entries(node["properties"]);
    result.limits = limits(node["limits"]);
    if (const YAML::Node children = node["queues"]) {
        result.queues.isSet = true;
        for (const YAML::Node& child : children)
            result.queues.value.push_back(queue(child));
    }
    return result;
}
} // namespace

Result<config::QueueConfig> readQueueTree(std::string_view text, const std::string& where)
{
    try {
        const YAML::Node document = YAML::Load(std::string(text));
        const YAML::Node partition = document["partitions"][0];
        config::QueueConfig root = queue(partition);
        root.name.value = kRoot;
        auto& top = root.queues.value;
        if (top.size() == 1 && top.front().name.value == kRoot) {
            config::QueueConfig explicitRoot = std::move(top.front());
            if (!explicitRoot.limits.isSet)
                explicitRoot.limits = std::move(root.limits);
            root = std::move(explicitRoot);
        }
        return root;
    } catch (const YAML::Exception& error) {
        return fail(ErrorCode::Parse, fmt::format("{}:{}", where, error.mark.line + 1), error.msg);
    }
}
} // namespace quotadeck::sim
