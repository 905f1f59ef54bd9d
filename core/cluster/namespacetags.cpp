// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/namespacetags.h"

#include "core/base/jsontext.h"
#include "core/resource/quantity.h"
#include "core/resource/resourceops.h"

#include <array>
#include <charconv>
#include <cstdint>
#include <fmt/format.h>
#include <simdjson.h>
#include <utility>

namespace quotadeck::cluster {
namespace {
constexpr std::string_view kQuota = "yunikorn.apache.org/namespace.quota";
constexpr std::string_view kGuaranteed = "yunikorn.apache.org/namespace.guaranteed";
constexpr std::string_view kMaxApps = "yunikorn.apache.org/namespace.maxApps";
constexpr std::string_view kMaxCpu = "yunikorn.apache.org/namespace.max.cpu"; // deprecated
constexpr std::string_view kMaxMemory = "yunikorn.apache.org/namespace.max.memory"; // deprecated
constexpr std::string_view kParentQueue = "yunikorn.apache.org/parentqueue";

/// The text at @p key; an empty one is as good as none.
std::string_view find(const KubeTexts& texts, std::string_view key)
{
    const auto found = texts.find(std::string(key));
    return found == texts.end() ? std::string_view() : std::string_view(found->second);
}

tl::unexpected<Error> unreadable(std::string_view key, Message message)
{
    return fail(ErrorCode::Parse, std::string(key), std::move(message));
}

Status setAmount(Resource& resource, std::string_view key, std::string_view name, std::string_view text)
{
    if (setKubeResource(resource, name, text))
        return {};
    return unreadable(
        key,
        Message(QUOTADECK_TEXT("cluster", "\"%1\" is no quantity for %2: write one like 500m, 64 or 100Gi"),
                text, name));
}

/// {"cpu": "64", "memory": "100G"}
Result<Resource> readAmounts(std::string_view key, std::string_view json)
{
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    if (const auto error = parser.parse(json.data(), json.size()).get(root); error != simdjson::SUCCESS)
        return unreadable(key,
                          Message(QUOTADECK_TEXT("cluster", "no JSON: %1"), simdjson::error_message(error)));
    Resource resource;
    if (root.is_null())
        return resource;
    simdjson::dom::object fields;
    if (root.get(fields) != simdjson::SUCCESS)
        return unreadable(
            key,
            QUOTADECK_TEXT("cluster", "must be an object such as {\"cpu\": \"64\", \"memory\": \"100G\"}"));
    for (const auto& [name, value] : fields) {
        std::string_view text;
        if (value.get(text) != simdjson::SUCCESS)
            return unreadable(
                key,
                Message(QUOTADECK_TEXT("cluster", "the amount of %1 must be a text: put it in quotes"),
                        name));
        if (Status status = setAmount(resource, key, name, text); !status)
            return tl::unexpected(std::move(status).error());
    }
    return resource;
}

/// Both deprecated keys, of which one is enough (NSQ-2).
Result<Resource> readDeprecated(std::string_view cpu, std::string_view memory)
{
    Resource resource;
    Status status;
    if (!cpu.empty())
        status = setAmount(resource, kMaxCpu, "cpu", cpu);
    if (status && !memory.empty())
        status = setAmount(resource, kMaxMemory, "memory", memory);
    if (!status)
        return tl::unexpected(std::move(status).error());
    return resource;
}

/// {"resources":{"memory":{"value":100}}}; the scheduler's own form leaves a value of 0 out.
std::string resourcesJson(const Resource& resource)
{
    std::string out = "{\"resources\":{";
    const char* between = "";
    for (const auto& [type, value] : resource.entries()) {
        out += std::exchange(between, ",");
        appendJsonQuoted(out, type.name());
        out += value == 0 ? std::string(":{}") : fmt::format(":{{\"value\":{}}}", value);
    }
    return out + "}}";
}

/// Collects tags, and the reasons why there is none.
class TagWriter
{
public:
    void set(std::string_view tag, std::string_view text) { m_result.tags.emplace(tag, text); }
    void ignore(Error error) { m_result.ignored.push_back(std::move(error)); }

    void setResources(std::string_view tag, Result<Resource> resource)
    {
        if (!resource)
            ignore(std::move(resource).error());
        else if (!isZero(*resource))
            set(tag, resourcesJson(*resource));
    }

    [[nodiscard]] NamespaceTags take() { return std::move(m_result); }

private:
    NamespaceTags m_result;
};

void writeQuota(TagWriter& writer, const KubeTexts& annotations)
{
    constexpr std::string_view kTag = "namespace.resourcequota";
    const std::string_view quota = find(annotations, kQuota);
    const std::string_view cpu = find(annotations, kMaxCpu);
    const std::string_view memory = find(annotations, kMaxMemory);
    if (quota.empty()) {
        if (!cpu.empty() || !memory.empty())
            writer.setResources(kTag, readDeprecated(cpu, memory));
        return;
    }
    writer.setResources(kTag, readAmounts(kQuota, quota));
    for (const auto& [key, text] : {std::pair(kMaxCpu, cpu), std::pair(kMaxMemory, memory)}) {
        if (!text.empty()) {
            writer.ignore(
                {ErrorCode::InvalidArgument, std::string(key),
                 Message(QUOTADECK_TEXT("cluster", "%1 is set and counts alone: remove this one"), kQuota)});
        }
    }
}

void writeMaxApps(TagWriter& writer, std::string_view text)
{
    std::int64_t count = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (error != std::errc() || end != text.data() + text.size() || count < 0) {
        writer.ignore(
            {ErrorCode::Parse, std::string(kMaxApps),
             Message(QUOTADECK_TEXT("cluster", "\"%1\" is no number of applications: write digits only"),
                     text)});
        return;
    }
    writer.set("namespace.resourcemaxapps", std::to_string(count));
}

} // namespace

std::optional<access::UserGroups> readUserInfo(std::string_view json)
{
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    std::string_view user;
    if (json.empty() || parser.parse(json.data(), json.size()).get(root) != simdjson::SUCCESS
        || root["user"].get(user) != simdjson::SUCCESS || user.empty())
        return std::nullopt;
    access::UserGroups owner{UserName(user), {}};
    simdjson::dom::element groups;
    if (root["groups"].get(groups) != simdjson::SUCCESS || groups.is_null())
        return owner;
    simdjson::dom::array names;
    if (groups.get(names) != simdjson::SUCCESS)
        return std::nullopt;
    for (const simdjson::dom::element item : names) {
        std::string_view name;
        if (item.get(name) != simdjson::SUCCESS)
            return std::nullopt;
        owner.groups.emplace_back(name);
    }
    return owner;
}

namespace {
enum class PodPlace { Label, Annotation };

/// The first of @p places that is filled in.
template <std::size_t Count>
std::string_view firstOf(const PodTexts& pod,
                         const std::array<std::pair<PodPlace, std::string_view>, Count>& places)
{
    for (const auto& [place, key] : places) {
        const auto text = find(place == PodPlace::Label ? pod.labels : pod.annotations, key);
        if (!text.empty())
            return text;
    }
    return {};
}
} // namespace

NamespaceTags namespaceTags(std::string_view name, const KubeTexts& annotations)
{
    TagWriter writer;
    writer.set("namespace", name.empty() ? "default" : name);
    writeQuota(writer, annotations);
    if (const auto guaranteed = find(annotations, kGuaranteed); !guaranteed.empty())
        writer.setResources("namespace.resourceguaranteed", readAmounts(kGuaranteed, guaranteed));
    if (const auto maxApps = find(annotations, kMaxApps); !maxApps.empty())
        writeMaxApps(writer, maxApps);
    if (const auto parent = find(annotations, kParentQueue); !parent.empty())
        writer.set("namespace.parentqueue", parent);
    return writer.take();
}

std::optional<ApplicationId> applicationIdOf(const PodTexts& pod)
{
    constexpr std::array kPlaces{
        std::pair(PodPlace::Label, std::string_view("yunikorn.apache.org/app-id")),
        std::pair(PodPlace::Annotation, std::string_view("yunikorn.apache.org/app-id")),
        std::pair(PodPlace::Label, std::string_view("applicationId")),
        std::pair(PodPlace::Label, std::string_view("spark-app-selector"))};
    const auto id = firstOf(pod, kPlaces);
    return id.empty() ? std::nullopt : std::optional(ApplicationId(id));
}

std::string queueOf(const PodTexts& pod)
{
    constexpr std::array kPlaces{
        std::pair(PodPlace::Label, std::string_view("yunikorn.apache.org/queue")),
        std::pair(PodPlace::Annotation, std::string_view("yunikorn.apache.org/queue")),
        std::pair(PodPlace::Label, std::string_view("queue"))};
    return std::string(firstOf(pod, kPlaces));
}

access::UserGroups ownerOf(const PodTexts& pod)
{
    return readUserInfo(find(pod.annotations, kUserInfo))
        .value_or(access::UserGroups{UserName("nobody"), {}});
}

placement::Submission submissionOf(const PodTexts& pod, const KubeTexts& namespaceAnnotations)
{
    placement::Submission application{queueOf(pod), ownerOf(pod),
                                      namespaceTags(pod.namespaceName, namespaceAnnotations).tags};
    if (pod.isRunning)
        application.tags["application.create.force"] = "true";
    return application;
}
} // namespace quotadeck::cluster
