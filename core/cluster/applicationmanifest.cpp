// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/applicationmanifest.h"

#include "core/base/jsontext.h"
#include "core/cluster/namespacetags.h"
#include "core/config/yaml/mapentries.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamlscalar.h"
#include "core/config/yaml/yamltree.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <limits>
#include <map>
#include <utility>

namespace quotadeck::cluster {
namespace {
using config::YamlKind;
using config::YamlNode;

constexpr std::size_t kLongestAmount = 64; // bytes; a longer one is no quantity

/// Labels or annotations with the places of their values.
struct PlacedTexts
{
    KubeTexts texts;
    std::map<std::string, TextPosition, std::less<>> places;
};

struct WorkloadKind
{
    std::string_view kind;
    const char* count; ///< key with the number of pods at the same time; nullptr: one on each node
};
constexpr std::array<WorkloadKind, 6> kWorkloads{{{"Deployment", "replicas"},
                                                  {"StatefulSet", "replicas"},
                                                  {"ReplicaSet", "replicas"},
                                                  {"DaemonSet", nullptr},
                                                  {"Job", "parallelism"},
                                                  {"CronJob", "parallelism"}}};

/// True for a label or annotation that the scheduler reads (table 10.1, APP-42).
bool isReadByScheduler(std::string_view key)
{
    return key.starts_with("yunikorn.apache.org/") || key == "applicationId" || key == "queue"
        || key == "spark-app-selector";
}

std::string placeText(const TextPosition& place)
{
    return fmt::format("{}:{}", place.line, place.column);
}

/// Reads the objects of a text one after the other; namespaces are applied at the end, as they may follow their pods.
class ManifestReader
{
public:
    ManifestReader(std::string_view text, ConfigMaps configMaps)
        : m_text(text)
        , m_configMaps(configMaps)
        , m_index(text)
    {
    }

    ManifestReading read()
    {
        auto begins = config::documentBegins(m_text);
        begins.push_back(m_text.size());
        for (std::size_t i = 0; i + 1 < begins.size() && !m_isTooLarge; ++i)
            readDocument(begins[i], begins[i + 1]);
        for (Read& read : m_read) {
            if (!m_isTooLarge)
                applyNamespace(read);
        }
        ManifestReading result;
        result.errors = std::move(m_errors);
        if (m_isTooLarge)
            return result;
        for (Read& read : m_read)
            result.applications.push_back(std::move(read.application));
        if (result.applications.empty() && result.errors.empty())
            result.errors.push_back(
                {ErrorCode::Parse, "1:1",
                 QUOTADECK_TEXT("manifest",
                                "the manifest contains no pods: use a Pod, Deployment, StatefulSet, "
                                "ReplicaSet, DaemonSet, Job or CronJob")});
        return result;
    }

private:
    /// An application whose namespace is not applied yet.
    struct Read
    {
        ApplicationManifest application;
        PodTexts pod;
    };

    void readDocument(std::size_t begin, std::size_t end)
    {
        m_base = begin;
        const auto tree = config::parseYaml(m_text.substr(begin, end - begin));
        if (!tree) {
            if (!isRoomForObject(position(tree.error().span)))
                return;
            const bool isLarge = tree.error().kind == config::YamlErrorKind::TooLarge;
            refuse(isLarge ? ErrorCode::TooLarge : ErrorCode::Parse, position(tree.error().span),
                   tree.error().message);
            return;
        }
        const YamlNode* const root = tree->root();
        if (!root || (root->kind == YamlKind::Scalar && config::isNull(*root)))
            return;
        if (root->kind == YamlKind::Mapping && config::textOf(root, "kind").ends_with("List"))
            readItems(*root);
        else
            readObject(*root);
        refuseTextAfter(*root, end);
    }

    /// Only comments and an end mark may follow the object that was read, up to @p end.
    void refuseTextAfter(const YamlNode& root, std::size_t end)
    {
        std::size_t at = m_base + root.span.end.offset;
        while (at < end) {
            const std::string_view rest = m_text.substr(at, end - at);
            if (rest.front() == '#')
                at += std::min(rest.find('\n'), rest.size());
            else if (rest.starts_with("...") || rest.starts_with("---"))
                at += 3;
            else if (std::string_view(" \t\r\n").find(rest.front()) != std::string_view::npos)
                ++at;
            else
                break;
        }
        if (at < end)
            refuse(ErrorCode::Parse, m_index.position(static_cast<std::uint32_t>(at)),
                   QUOTADECK_TEXT("manifest",
                                  "this is not read: put \"---\" on a line of its own before each object"));
    }

    void readItems(const YamlNode& list)
    {
        const YamlNode* const items = config::valueOf(&list, "items");
        if (!items || items->kind != YamlKind::Sequence) {
            refuse(ErrorCode::Parse, position(list.span),
                   QUOTADECK_TEXT("manifest", "the list has no \"items\""));
            return;
        }
        for (const config::YamlRef& item : items->items()) {
            if (m_isTooLarge)
                return;
            readObject(*item.node);
        }
    }

    void readObject(const YamlNode& object)
    {
        const TextPosition place = position(object.span);
        if (!isRoomForObject(place))
            return;
        const std::string kind = copied(config::textOf(&object, "kind"), place);
        if (kind.empty()) {
            refuse(ErrorCode::Parse, place,
                   QUOTADECK_TEXT("manifest",
                                  "this is not a Kubernetes manifest: an object with \"kind\" is expected"));
            return;
        }
        if (kind == "Namespace") {
            readNamespace(object);
            return;
        }
        if (kind == "ConfigMap" && m_configMaps == ConfigMaps::PassOver)
            return;
        const auto* const workload = std::ranges::find(kWorkloads, kind, &WorkloadKind::kind);
        if (kind == "Pod")
            readApplication(object, kind, nullptr);
        else if (workload != kWorkloads.end())
            readApplication(object, kind, workload);
        else
            refuse(ErrorCode::Parse, place,
                   {QUOTADECK_TEXT("manifest",
                                   "kind %1 has no pods to place: use a Pod, Deployment, StatefulSet, "
                                   "ReplicaSet, DaemonSet, Job or CronJob"),
                    kind});
    }

    bool isRoomForObject(const TextPosition& place)
    {
        if (++m_objects <= kMostManifestObjects)
            return true;
        refuseSize(
            place,
            {QUOTADECK_TEXT("manifest", "a manifest may contain at most %1 objects"), kMostManifestObjects});
        return false;
    }

    void readNamespace(const YamlNode& object)
    {
        const YamlNode* const metadata = config::valueOf(&object, "metadata");
        const std::string name = copied(config::textOf(metadata, "name"), position(object.span));
        std::vector<ManifestProblem> problems;
        m_problems = &problems;
        const PlacedTexts annotations = readTexts(metadata, "annotations");
        for (Error& error : namespaceTags(name, annotations.texts).ignored) {
            const auto place = annotations.places.find(error.where);
            report(place == annotations.places.end() ? position(object.span) : place->second,
                   {QUOTADECK_TEXT("manifest", "%1 is ignored: %2"), error.where, std::move(error.message)});
        }
        m_namespaces.insert_or_assign(name, NamespaceRead{annotations.texts, std::move(problems)});
    }

    /// @p workload is null for a Pod.
    void readApplication(const YamlNode& object, const std::string& kind, const WorkloadKind* workload)
    {
        Read read;
        ApplicationManifest& application = read.application;
        application.kind = kind;
        application.place = position(object.span);
        m_problems = &application.problems;
        const YamlNode* const metadata = config::valueOf(&object, "metadata");
        application.name = copied(config::textOf(metadata, "name"), application.place);
        application.namespaceName = copied(config::textOf(metadata, "namespace"), application.place);
        if (application.namespaceName.empty())
            application.namespaceName = "default";

        const YamlNode* owner = config::valueOf(&object, "spec"); // of the pod template
        if (kind == "CronJob")
            owner = config::valueOf(config::valueOf(owner, "jobTemplate"), "spec");
        const YamlNode* const pod = workload ? config::valueOf(owner, "template") : &object;
        const YamlNode* const spec = config::valueOf(pod, "spec");
        if (!spec || spec->kind != YamlKind::Mapping) {
            refuse(ErrorCode::Parse, application.place, missingSpec(application, workload != nullptr));
            return;
        }
        const YamlNode* const podMetadata = config::valueOf(pod, "metadata");
        const PlacedTexts labels = readTexts(podMetadata, "labels");
        const PlacedTexts annotations = readTexts(podMetadata, "annotations");
        if (workload) {
            warnMisplaced(metadata, "labels", labels);
            warnMisplaced(metadata, "annotations", annotations);
        }
        read.pod = {application.namespaceName, labels.texts, annotations.texts,
                    !workload && !config::textOf(spec, "nodeName").empty()};
        application.app = applicationIdOf(read.pod);
        application.pods = workload ? countOf(owner, *workload) : 1;
        application.podRequest = podRequest(resourcesOf(*spec));
        readUser(annotations);
        readGang(annotations, application);
        m_read.push_back(std::move(read));
    }

    static Message missingSpec(const ApplicationManifest& application, bool isWorkload)
    {
        if (!isWorkload)
            return {QUOTADECK_TEXT("manifest", "Pod %1 has no \"spec\""), application.name};
        if (application.kind == "CronJob")
            return {QUOTADECK_TEXT("manifest", "CronJob %1 has no \"spec.jobTemplate.spec.template.spec\""),
                    application.name};
        return {QUOTADECK_TEXT("manifest", "%1 %2 has no \"spec.template.spec\""), application.kind,
                application.name};
    }

    void applyNamespace(Read& read)
    {
        const auto found = m_namespaces.find(read.application.namespaceName);
        const bool isKnown = found != m_namespaces.end();
        read.application.submission
            = submissionOf(read.pod, isKnown ? found->second.annotations : KubeTexts());
        if (!isKnown)
            return;
        for (const auto& [name, value] : read.application.submission.tags)
            spend(value.size(), read.application.place);
        auto& problems = read.application.problems;
        for (const ManifestProblem& problem : found->second.problems) {
            if (m_reported++ < kMostManifestProblems)
                problems.push_back(problem);
        }
        std::ranges::stable_sort(problems, {},
                                 [](const ManifestProblem& problem) { return problem.place.offset; });
    }

    /// Those that the scheduler reads of the map @p key of @p metadata.
    PlacedTexts readTexts(const YamlNode* metadata, std::string_view key)
    {
        PlacedTexts result;
        const YamlNode* const map = config::valueOf(metadata, key);
        if (!map || config::isNull(*map))
            return result;
        if (map->kind != YamlKind::Mapping) {
            report(position(map->span),
                   {QUOTADECK_TEXT("manifest", "\"%1\" is ignored: it must be a map of texts"), key});
            return result;
        }
        const config::MapEntries all = config::mapEntries(*map);
        for (const config::KeyProblem& problem : all.problems) {
            if (problem.kind == config::KeyProblem::Kind::Duplicate
                && isReadByScheduler(problem.at.node->text()))
                report(position(problem.at.place()),
                       {QUOTADECK_TEXT("manifest", "%1 is given twice: the first one is used"),
                        copied(problem.at.node->text(), position(problem.at.place()))});
        }
        for (const config::MapEntry& entry : all.entries) {
            if (isReadByScheduler(entry.key->text()))
                readText(entry, result);
        }
        return result;
    }

    void readText(const config::MapEntry& entry, PlacedTexts& result)
    {
        const YamlNode& value = *entry.value.node;
        const TextPosition place = position(value.span);
        const std::string key = copied(entry.key->text(), place);
        if (value.text().size() > kLongestAnnotation) {
            report(place, {QUOTADECK_TEXT("manifest", "%1 is ignored: it is longer than 256 KiB"), key});
            return;
        }
        const bool isText
            = value.kind == YamlKind::Scalar && config::resolveScalar(value).type == config::ScalarType::Text;
        if (!isText && !config::isNull(value))
            report(place,
                   {QUOTADECK_TEXT("manifest",
                                   "the API server rejects the value of %1, which is no text: put it in "
                                   "quotes"),
                    key});
        if (value.kind != YamlKind::Scalar || config::isNull(value))
            return;
        result.texts.emplace(key, copied(value.text(), place));
        result.places.emplace(key, place);
    }

    /// Warns of labels and annotations of a workload that its pods do not have.
    void warnMisplaced(const YamlNode* metadata, std::string_view key, const PlacedTexts& ofPods)
    {
        const YamlNode* const map = config::valueOf(metadata, key);
        if (!map || map->kind != YamlKind::Mapping)
            return;
        for (const config::MapEntry& entry : config::mapEntries(*map).entries) {
            if (!isReadByScheduler(entry.key->text()) || ofPods.places.contains(entry.key->text()))
                continue;
            const TextPosition place = position(entry.key->span);
            report(place,
                   {QUOTADECK_TEXT("manifest",
                                   "%1 is ignored: the scheduler reads the metadata of the pods, move it to "
                                   "that of the pod template"),
                    copied(entry.key->text(), place)});
        }
    }

    void readUser(const PlacedTexts& annotations)
    {
        const auto found = annotations.texts.find(std::string(kUserInfo));
        if (found == annotations.texts.end() || found->second.empty() || readUserInfo(found->second))
            return;
        report(annotations.places.find(kUserInfo)->second,
               {QUOTADECK_TEXT("manifest",
                               "%1 cannot be read, so the user is nobody, without groups: write JSON such as "
                               "{\"user\": \"bob\", \"groups\": [\"dev\"]}"),
                kUserInfo});
    }

    void readGang(const PlacedTexts& annotations, ApplicationManifest& application)
    {
        const auto textOf = [&annotations](std::string_view key) {
            const auto found = annotations.texts.find(std::string(key));
            return found == annotations.texts.end() ? std::string_view() : std::string_view(found->second);
        };
        application.taskGroup = textOf(kTaskGroupName);
        application.policy = readSchedulingPolicy(textOf(kSchedulingPolicyParameters));
        for (const std::string& parameter : application.policy.ignored)
            report(annotations.places.find(kSchedulingPolicyParameters)->second,
                   {QUOTADECK_TEXT("manifest",
                                   "the parameter \"%1\" is ignored: write placeholderTimeoutInSeconds=60 or "
                                   "gangSchedulingStyle=Hard, with spaces between parameters"),
                    parameter});
        if (textOf(kTaskGroups).empty())
            return;
        const TextPosition place = annotations.places.find(kTaskGroups)->second;
        auto groups = readTaskGroups(textOf(kTaskGroups));
        if (!groups) {
            Error& error = groups.error();
            Message reason = error.where.empty() ? std::move(error.message)
                                                 : Message(QUOTADECK_TEXT("manifest", "task group %1: %2"),
                                                           error.where, std::move(error.message));
            report(place,
                   {QUOTADECK_TEXT("manifest", "%1 is ignored, so there is no gang: %2"), kTaskGroups,
                    std::move(reason)});
            return;
        }
        application.taskGroups = *std::move(groups);
        const bool isMember = application.taskGroup.empty() || application.taskGroups.empty()
            || std::ranges::find(application.taskGroups, application.taskGroup, &TaskGroup::name)
                != application.taskGroups.end();
        if (!isMember)
            report(annotations.places.find(kTaskGroupName)->second,
                   {QUOTADECK_TEXT("manifest",
                                   "there is no task group \"%1\" in %2, so these pods use no placeholders"),
                    application.taskGroup, kTaskGroups});
    }

    std::optional<std::int64_t> countOf(const YamlNode* owner, const WorkloadKind& workload)
    {
        if (!workload.count)
            return std::nullopt;
        std::int64_t count = readCount(owner, workload.count).value_or(1);
        if (std::string_view(workload.count) == "parallelism")
            count = std::min(count, readCount(owner, "completions").value_or(count));
        return count;
    }

    std::optional<std::int64_t> readCount(const YamlNode* owner, const char* key)
    {
        const YamlNode* const node = config::valueOf(owner, key);
        if (!node || config::isNull(*node))
            return std::nullopt;
        const std::string_view text = node->text();
        std::int32_t count = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), count);
        if (error == std::errc() && end == text.data() + text.size() && count >= 0)
            return count;
        report(
            position(node->span),
            {QUOTADECK_TEXT("manifest", "\"%1\" must be a whole number from 0 to 2147483647: it counts as 1"),
             key});
        return std::nullopt;
    }

    PodResources resourcesOf(const YamlNode& spec)
    {
        PodResources pod;
        eachContainer(spec, "containers",
                      [&](const YamlNode& container) { pod.containers.push_back(requestsOf(container)); });
        eachContainer(spec, "initContainers", [&](const YamlNode& container) {
            pod.initContainers.push_back(
                {requestsOf(container), config::textOf(&container, "restartPolicy") == "Always"});
        });
        pod.podLevel = podLevelOf(spec, pod);
        if (const YamlNode* const overhead = config::valueOf(&spec, "overhead"))
            readAmountsOf(*overhead, pod.overhead);
        return pod;
    }

    template <typename Visit>
    static void eachContainer(const YamlNode& spec, std::string_view key, Visit&& visit)
    {
        const YamlNode* const containers = config::valueOf(&spec, key);
        if (!containers)
            return;
        for (const config::YamlRef& container : containers->items())
            visit(*container.node);
    }

    /// A limit for the whole pod is its request only where no container requests the type: the API server stores it so.
    Resource podLevelOf(const YamlNode& spec, const PodResources& pod)
    {
        const YamlNode* const resources = config::valueOf(&spec, "resources");
        Resource level = amountsOf(resources, "requests");
        const auto isRequested = [&pod](ResourceType type) {
            const auto has = [type](const Resource& requests) { return requests.find(type).has_value(); };
            return std::ranges::any_of(pod.containers, has)
                || std::ranges::any_of(pod.initContainers, has, &InitContainer::requests);
        };
        const Resource limits = amountsOf(resources, "limits");
        for (const auto& [type, value] : limits.entries()) {
            if (!level.find(type) && !isRequested(type))
                level.set(type, value);
        }
        return level;
    }

    Resource amountsOf(const YamlNode* resources, std::string_view key)
    {
        Resource result;
        if (const YamlNode* const amounts = config::valueOf(resources, key))
            readAmountsOf(*amounts, result);
        return result;
    }

    /// A limit without a request is the request: the API server stores it so.
    Resource requestsOf(const YamlNode& container)
    {
        const YamlNode* const resources = config::valueOf(&container, "resources");
        Resource requests = amountsOf(resources, "requests");
        const Resource limits = amountsOf(resources, "limits");
        for (const auto& [type, value] : limits.entries()) {
            if (!requests.find(type))
                requests.set(type, value);
        }
        return requests;
    }

    void readAmountsOf(const YamlNode& map, Resource& amounts)
    {
        if (config::isNull(map))
            return;
        if (map.kind != YamlKind::Mapping) {
            report(
                position(map.span),
                QUOTADECK_TEXT("manifest", "this is ignored: it must be a map of resources to quantities"));
            return;
        }
        const auto entries = config::mapEntries(map).entries;
        if (entries.size() > kMostManifestResources) {
            refuseSize(position(map.span),
                       {QUOTADECK_TEXT("manifest", "a container may have at most %1 resource types"),
                        kMostManifestResources});
            return;
        }
        for (const config::MapEntry& entry : entries) {
            const YamlNode& value = *entry.value.node;
            const std::string_view text = value.text();
            const std::string_view name = entry.key->text();
            if (value.kind == YamlKind::Scalar && text.size() <= kLongestAmount
                && name.size() <= kLongestAnnotation && !text.starts_with('-')
                && setKubeResource(amounts, name, text))
                continue;
            const TextPosition place = position(value.span);
            report(
                place,
                {QUOTADECK_TEXT("manifest",
                                "%1 is ignored: \"%2\" is no quantity of 0 or more, write one like 500m, 64 "
                                "or 100Gi"),
                 copied(name, place), copied(text, place)});
        }
    }

    std::string copied(std::string_view part, const TextPosition& place)
    {
        return spend(part.size(), place) ? std::string(part) : std::string();
    }

    /// False once all copies together are longer than a text may be, which aliases and large namespaces lead to.
    bool spend(std::size_t bytes, const TextPosition& place)
    {
        if (bytes <= m_left) {
            m_left -= bytes;
            return true;
        }
        refuseSize(place,
                   QUOTADECK_TEXT("manifest",
                                  "labels and annotations, with aliases and namespaces followed, are longer "
                                  "than 16 MiB"));
        return false;
    }

    void refuse(ErrorCode code, const TextPosition& place, Message message)
    {
        m_errors.push_back({code, placeText(place), std::move(message)});
    }

    /// Ends the reading.
    void refuseSize(const TextPosition& place, Message message)
    {
        if (!m_isTooLarge)
            refuse(ErrorCode::TooLarge, place, std::move(message));
        m_isTooLarge = true;
    }

    void report(const TextPosition& place, Message message)
    {
        if (m_reported++ < kMostManifestProblems)
            m_problems->push_back({place, std::move(message)});
    }

    [[nodiscard]] TextPosition position(const TextSpan& span) const
    {
        return m_index.position(m_base + span.begin.offset);
    }

    struct NamespaceRead
    {
        KubeTexts annotations;
        std::vector<ManifestProblem> problems;
    };

    std::string_view m_text;
    ConfigMaps m_configMaps;
    config::TextIndex m_index;
    std::size_t m_base = 0; ///< of the document being read
    std::size_t m_objects = 0;
    std::size_t m_left = config::kMaxYamlSize; ///< bytes that may still be copied
    std::size_t m_reported = 0;
    bool m_isTooLarge = false;
    std::vector<ManifestProblem>* m_problems = nullptr; ///< of the object being read
    std::vector<Read> m_read;
    std::map<std::string, NamespaceRead> m_namespaces;
    std::vector<Error> m_errors;
};

std::string amountsJson(const Resource& amounts)
{
    std::string out = "{";
    for (const auto& [type, value] : amounts.entries())
        out += fmt::format("{}{}:{}", out.size() > 1 ? "," : "", jsonQuoted(type.name()), value);
    return out + "}";
}

std::string tagsJson(const std::map<std::string, std::string>& tags)
{
    std::string out = "{";
    for (const auto& [name, value] : tags)
        out += fmt::format("{}{}:{}", out.size() > 1 ? "," : "", jsonQuoted(name), jsonQuoted(value));
    return out + "}";
}

std::string gangJson(const ApplicationManifest& application)
{
    if (application.taskGroups.empty())
        return {};
    const auto timeout = std::chrono::duration_cast<std::chrono::milliseconds>(
        placeholderTimeout(application.policy.placeholderTimeout, std::nullopt, SystemTime()));
    return jsonObject({{"style", application.policy.gangStyle == GangStyle::Hard ? "\"Hard\"" : "\"Soft\""},
                       {"timeoutMs", std::to_string(timeout.count())},
                       {"placeholders", amountsJson(placeholderAsk(application.taskGroups))}});
}
} // namespace

ManifestReading readApplicationManifests(std::string_view text, ConfigMaps configMaps)
{
    return ManifestReader(text, configMaps).read();
}

std::string applicationJson(const ApplicationManifest& application)
{
    const auto& [queue, user, tags] = application.submission;
    return jsonObject(
        {{"kind", jsonQuoted(application.kind)},
         {"name", jsonQuoted(application.name)},
         {"namespace", jsonQuoted(application.namespaceName)},
         {"id", application.app ? jsonQuoted(application.app->text()) : "null"},
         {"queue", jsonQuoted(queue)},
         {"user", jsonQuoted(user.user.text())},
         {"groups", jsonArray(user.groups, [](const GroupName& group) { return jsonQuoted(group.text()); })},
         {"tags", tagsJson(tags)},
         {"pods", application.pods ? std::to_string(*application.pods) : "null"},
         {"request", amountsJson(application.podRequest)},
         {"taskGroup", application.taskGroup.empty() ? "null" : jsonQuoted(application.taskGroup)},
         {"taskGroups",
          jsonArray(application.taskGroups,
                    [](const TaskGroup& group) {
                        return jsonObject({{"name", jsonQuoted(group.name)},
                                           {"minMember", std::to_string(group.minMember)},
                                           {"minResource", amountsJson(group.minResource)}});
                    })},
         {"gang", gangJson(application)}});
}
} // namespace quotadeck::cluster
