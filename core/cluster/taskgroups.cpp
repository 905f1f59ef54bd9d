// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/taskgroups.h"

#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <algorithm>
#include <charconv>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <simdjson.h>
#include <utility>

namespace quotadeck::cluster {
Resource podRequest(const PodResources& pod)
{
    Resource running;
    for (const Resource& container : pod.containers)
        addTo(running, container);
    Resource sidecars;
    Resource starting;
    for (const InitContainer& container : pod.initContainers) {
        starting = componentMax(starting, add(sidecars, container.requests));
        if (container.isSidecar)
            addTo(sidecars, container.requests);
    }
    Resource request = componentMax(add(running, sidecars), starting);
    for (const char* type : {"vcore", "memory"}) {
        if (const auto amount = pod.podLevel.find(type))
            request.set(type, *amount);
    }
    addTo(request, pod.overhead);
    request.set("pods", 1);
    return request;
}

namespace {
using simdjson::dom::element;

/// The fields of one group; faults are reported once the name of the group is known.
class GroupReader
{
public:
    /// Nothing, or what is wrong with @p value.
    std::optional<Message> read(element value)
    {
        simdjson::dom::object fields;
        if (value.get(fields) != simdjson::SUCCESS)
            return QUOTADECK_TEXT("cluster",
                                  "a task group must be an object with name, minMember and minResource");
        for (const auto& [key, field] : fields) {
            if (field.is_null())
                continue;
            if (auto problem = readField(key, field))
                return problem;
        }
        if (m_group.name.empty())
            return QUOTADECK_TEXT("cluster", "a task group needs a name");
        if (!m_hasMembers || m_group.minMember <= 0)
            return QUOTADECK_TEXT(
                "cluster", "minMember must be above zero: say how many pods must run at the same time");
        if (!m_hasResources)
            return QUOTADECK_TEXT("cluster", "minResource is missing: say what each of the pods asks for");
        return std::nullopt;
    }

    [[nodiscard]] const std::string& name() const { return m_group.name; }
    [[nodiscard]] TaskGroup take() { return std::move(m_group); }

private:
    std::optional<Message> readField(std::string_view key, element field)
    {
        if (key == "name")
            return readName(field);
        if (key == "minMember")
            return readMembers(field);
        if (key == "minResource")
            return readResources(field);
        if (key == "nodeSelector")
            return readSelector(field);
        if (key == "tolerations")
            m_group.tolerations = simdjson::minify(field);
        else if (key == "affinity")
            m_group.affinity = simdjson::minify(field);
        else if (key == "topologySpreadConstraints")
            m_group.topologySpreadConstraints = simdjson::minify(field);
        return std::nullopt;
    }

    std::optional<Message> readName(element field)
    {
        std::string_view name;
        if (field.get(name) != simdjson::SUCCESS)
            return QUOTADECK_TEXT("cluster", "name must be a text");
        m_group.name = name;
        return std::nullopt;
    }

    std::optional<Message> readMembers(element field)
    {
        std::int64_t members = 0;
        if (field.get(members) != simdjson::SUCCESS || members > std::numeric_limits<std::int32_t>::max()
            || members < std::numeric_limits<std::int32_t>::min())
            return QUOTADECK_TEXT("cluster", "minMember must be a whole number of at most 2147483647");
        m_group.minMember = static_cast<std::int32_t>(members);
        m_hasMembers = true;
        return std::nullopt;
    }

    std::optional<Message> readResources(element field)
    {
        simdjson::dom::object amounts;
        if (field.get(amounts) != simdjson::SUCCESS)
            return QUOTADECK_TEXT(
                "cluster", "minResource must be an object such as {\"cpu\": \"500m\", \"memory\": \"1Gi\"}");
        for (const auto& [name, amount] : amounts) {
            std::string_view text;
            // Kubernetes takes a bare number for a quantity, too.
            const std::string number = amount.is_number() ? simdjson::minify(amount) : std::string();
            if (amount.get(text) != simdjson::SUCCESS)
                text = number;
            if (!setKubeResource(m_group.minResource, name, text))
                return Message(
                    QUOTADECK_TEXT("cluster", "minResource: %1 must be a quantity like 500m, 64 or 100Gi"),
                    name);
        }
        m_hasResources = true;
        return std::nullopt;
    }

    std::optional<Message> readSelector(element field)
    {
        simdjson::dom::object labels;
        if (field.get(labels) != simdjson::SUCCESS)
            return QUOTADECK_TEXT("cluster", "nodeSelector must be an object of texts");
        for (const auto& [label, value] : labels) {
            std::string_view text;
            if (value.get(text) != simdjson::SUCCESS)
                return QUOTADECK_TEXT("cluster", "nodeSelector must be an object of texts");
            m_group.nodeSelector.insert_or_assign(std::string(label), std::string(text));
        }
        return std::nullopt;
    }

    TaskGroup m_group;
    bool m_hasMembers = false;
    bool m_hasResources = false;
};

/// Seconds as milliseconds; nothing for a text that is no number or one that is too large.
std::optional<std::chrono::milliseconds> readSeconds(std::string_view text)
{
    constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max() / 1000;
    std::int64_t seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || end != text.data() + text.size() || seconds > kMost || seconds < -kMost)
        return std::nullopt;
    return std::chrono::milliseconds(seconds * 1000);
}

/// False for a parameter that is not known or unreadable.
bool readParameter(std::string_view name, std::string_view value, SchedulingPolicy& policy)
{
    if (name == "placeholderTimeoutInSeconds") {
        const auto timeout = readSeconds(value);
        if (timeout)
            policy.placeholderTimeout = *timeout;
        return timeout.has_value();
    }
    if (name != "gangSchedulingStyle" || (value != "Hard" && value != "Soft"))
        return false;
    policy.gangStyle = gangStyle(value);
    return true;
}
} // namespace

Result<std::vector<TaskGroup>> readTaskGroups(std::string_view json)
{
    if (json.empty()) // the parser may not be given a view of nothing
        return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("cluster", "no JSON: the text is empty"));
    simdjson::dom::parser parser;
    element root;
    if (const auto error = parser.parse(json.data(), json.size()).get(root); error != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {},
                    Message(QUOTADECK_TEXT("cluster", "no JSON: %1"), simdjson::error_message(error)));
    simdjson::dom::array items;
    if (root.get(items) != simdjson::SUCCESS)
        return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("cluster", "must be a list of task groups"));
    std::vector<TaskGroup> groups;
    for (const element item : items) {
        GroupReader reader;
        if (auto problem = reader.read(item)) {
            const std::string place
                = reader.name().empty() ? fmt::format("#{}", groups.size() + 1) : reader.name();
            return fail(ErrorCode::Parse, place, *std::move(problem));
        }
        groups.push_back(reader.take());
    }
    return groups;
}

Resource placeholderAsk(const std::vector<TaskGroup>& groups)
{
    Resource total;
    for (const TaskGroup& group : groups) {
        Resource all{{"pods", group.minMember}};
        for (const auto& [type, value] : group.minResource.entries())
            all.set(type, saturatingMultiply(value, group.minMember));
        addTo(total, all);
    }
    return total;
}

SchedulingPolicy readSchedulingPolicy(std::string_view parameters)
{
    SchedulingPolicy policy;
    while (!parameters.empty()) {
        const auto end = std::min(parameters.find(' '), parameters.size());
        const std::string_view parameter = parameters.substr(0, end);
        parameters.remove_prefix(std::min(end + 1, parameters.size()));
        if (parameter.empty())
            continue;
        const auto sign = std::min(parameter.find('='), parameter.size());
        const auto value = parameter.substr(std::min(sign + 1, parameter.size()));
        if (!readParameter(parameter.substr(0, sign), value, policy))
            policy.ignored.emplace_back(parameter);
    }
    return policy;
}
} // namespace quotadeck::cluster
