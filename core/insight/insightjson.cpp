// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/insightjson.h"

#include "core/resource/display.h"

namespace quotadeck::insight {
std::string typeName(const std::optional<ResourceType>& type)
{
    return type ? type->name() : "apps";
}

std::string displayAmount(const std::optional<ResourceType>& type, Quantity value)
{
    return type ? displayQuantity(*type, value) : std::to_string(value);
}

std::string json(const std::optional<Quantity>& value)
{
    return value ? std::to_string(*value) : "null";
}

std::string json(Quantity value)
{
    return std::to_string(value);
}

std::string json(ResourceView resource)
{
    if (resource.isNil())
        return "null";
    std::string out = "{";
    for (const auto& [type, value] : resource.entries()) {
        if (out.size() > 1)
            out += ',';
        out += jsonQuoted(type.name()) + ":" + std::to_string(value);
    }
    return out + "}";
}

std::string json(bool value)
{
    return value ? "true" : "false";
}

std::string json(const std::vector<GroupName>& groups)
{
    return jsonArray(groups, [](const GroupName& group) { return jsonQuoted(group.text()); });
}

std::string json(const std::optional<ugm::GroupMatch>& group)
{
    if (!group)
        return "null";
    return jsonObject({{"name", jsonQuoted(group->group.text())},
                       {"queue", group->queue.isEmpty() ? "null" : jsonQuoted(group->queue.text())}});
}
} // namespace quotadeck::insight
