// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/submitmanifest.h"

#include "core/cluster/placeholders.h"
#include "core/config/yaml/yamlscalar.h"
#include "core/resource/quantity.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace quotadeck::sim {
namespace {
constexpr std::int64_t kMostManifestPods = 10'000; // of a group, as in a script
constexpr std::chrono::milliseconds kLongestTimeout = std::chrono::hours(1000); // as in a script

std::string placeOfObject(const cluster::ApplicationManifest& object)
{
    return fmt::format("{}:{}", object.place.line, object.place.column);
}

tl::unexpected<Error> refused(const cluster::ApplicationManifest& object, Message message)
{
    return fail(ErrorCode::Parse, placeOfObject(object), std::move(message));
}

Gang gangOf(const cluster::ApplicationManifest& object)
{
    using std::chrono::duration_cast;
    using std::chrono::milliseconds;
    Gang gang;
    gang.style = object.policy.gangStyle;
    if (object.policy.placeholderTimeout > milliseconds::zero())
        gang.timeout = std::min(kLongestTimeout,
                                duration_cast<milliseconds>(cluster::placeholderTimeout(
                                    object.policy.placeholderTimeout, std::nullopt, SystemTime())));
    for (const cluster::TaskGroup& group : object.taskGroups) {
        gang.groups.push_back(
            {group.name, group.minMember, cluster::podRequest({{group.minResource}, {}, {}, {}})});
        gang.groups.back().resources.prune();
    }
    return gang;
}

/// Names for groups of pods: each name is given once.
class GroupNames
{
public:
    std::string take(const std::string& wanted)
    {
        std::string name = wanted;
        for (int& number = m_last.emplace(wanted, 1).first->second; !m_taken.insert(name).second;)
            name = fmt::format("{}-{}", wanted, ++number);
        return name;
    }

private:
    std::set<std::string> m_taken;
    std::map<std::string, int> m_last; ///< number behind each wanted name
};

/// The pods of @p object, in a group with a name of its own.
Status addPodsOf(const cluster::ApplicationManifest& object, Nanoseconds runTime, GroupNames& names,
                 std::vector<PodGroup>& groups)
{
    if (!object.pods)
        return refused(
            object,
            QUOTADECK_TEXT("manifest",
                           "a DaemonSet has one pod on each node: the simulator cannot submit it"));
    if (*object.pods > kMostManifestPods)
        return refused(object,
                       {QUOTADECK_TEXT("manifest", "more than %1 pods of one kind cannot be simulated"),
                        kMostManifestPods});
    if (*object.pods == 0)
        return {};
    PodGroup group;
    group.name = names.take(object.name.empty() ? "pod" : object.name);
    group.count = *object.pods;
    group.resources = object.podRequest;
    group.resources.prune();
    group.runTime = runTime;
    group.taskGroup = object.taskGroup;
    groups.push_back(std::move(group));
    return {};
}
} // namespace

namespace {
/// The application called @p app of @p objects, not empty.
Result<ManifestSubmission> submissionOf(std::vector<cluster::ApplicationManifest*> objects,
                                        const ApplicationId& app, Nanoseconds runTime)
{
    const cluster::ApplicationManifest& first = *objects.front();
    ManifestSubmission result;
    SubmitApplication& action = result.action;
    action.app = app;
    action.user = first.submission.user.user;
    action.groups = first.submission.user.groups;
    action.queue = first.submission.queue;
    action.namespaceName = first.namespaceName;
    action.tags = first.submission.tags;
    action.tags.erase("namespace"); // comes from the name
    GroupNames names;
    for (cluster::ApplicationManifest* object : objects) {
        if (Status status = addPodsOf(*object, runTime, names, action.pods); !status)
            return tl::unexpected(std::move(status).error());
        if (!action.gang && !object->taskGroups.empty())
            action.gang = gangOf(*object);
        result.problems.insert(result.problems.end(), std::make_move_iterator(object->problems.begin()),
                               std::make_move_iterator(object->problems.end()));
    }
    if (action.pods.empty())
        return refused(first,
                       QUOTADECK_TEXT("manifest", "the number of pods is 0: there is nothing to submit"));
    if (action.gang && std::ranges::any_of(action.gang->groups, [](const GangGroup& group) {
            return group.members > kMostManifestPods;
        }))
        return refused(first,
                       {QUOTADECK_TEXT("manifest", "more than %1 pods of one kind cannot be simulated"),
                        kMostManifestPods});
    return result;
}
} // namespace

Result<ManifestSubmission> readManifestSubmission(std::string_view manifest, const ApplicationId& app,
                                                  Nanoseconds runTime, const ApplicationId& fallback)
{
    cluster::ManifestReading reading = cluster::readApplicationManifests(manifest);
    if (!reading.errors.empty())
        return tl::unexpected(std::move(reading.errors.front()));
    const cluster::ApplicationManifest& first = reading.applications.front();
    if (app.text().empty() && fallback.text().empty() && !first.app)
        return refused(
            first,
            QUOTADECK_TEXT("manifest",
                           "no application ID: set the label yunikorn.apache.org/app-id of the pods"));
    const ApplicationId id = app.text().empty() ? first.app.value_or(fallback) : app;
    std::vector<cluster::ApplicationManifest*> objects;
    for (cluster::ApplicationManifest& object : reading.applications) {
        if (app.text().empty() && object.app != first.app)
            return refused(object,
                           {QUOTADECK_TEXT("manifest",
                                           "this belongs to another application than %1: one action submits "
                                           "one application"),
                            id.text()});
        objects.push_back(&object);
    }
    return submissionOf(std::move(objects), id, runTime);
}

Result<std::vector<ManifestApplication>> submissionsOf(cluster::ManifestReading reading, Nanoseconds runTime)
{
    if (!reading.errors.empty())
        return tl::unexpected(std::move(reading.errors.front()));
    std::vector<std::pair<ApplicationId, std::vector<cluster::ApplicationManifest*>>> groups;
    const auto groupCalled = [&groups](const ApplicationId& id) {
        return std::ranges::find(groups, id, [](const auto& group) { return group.first; });
    };
    for (cluster::ApplicationManifest& object : reading.applications) {
        if (!object.app)
            continue;
        if (const auto known = groupCalled(*object.app); known != groups.end())
            known->second.push_back(&object);
        else
            groups.push_back({*object.app, {&object}});
    }
    for (cluster::ApplicationManifest& object : reading.applications) {
        if (object.app)
            continue;
        const std::string wanted
            = fmt::format("{}-{}", object.namespaceName, object.name.empty() ? "pod" : object.name);
        ApplicationId id(wanted); // two objects without an ID are never one application
        for (int number = 2; groupCalled(id) != groups.end(); ++number)
            id = ApplicationId(fmt::format("{}-{}", wanted, number));
        groups.push_back({id, {&object}});
    }
    std::ranges::stable_sort(groups, {}, [](const auto& group) {
        const TextPosition& place = group.second.front()->place;
        return std::pair(place.line, place.column);
    });
    std::vector<ManifestApplication> result;
    std::vector<cluster::ManifestProblem> skipped;
    std::optional<Error> firstError;
    for (auto& [id, objects] : groups) {
        const cluster::ApplicationManifest& first = *objects.front();
        const std::string place = placeOfObject(first);
        const TextPosition position = first.place;
        const bool isNamed = first.app.has_value();
        auto submission = submissionOf(std::move(objects), id, runTime);
        if (submission) {
            result.push_back({*std::move(submission), place, isNamed});
            continue;
        }
        skipped.push_back({position, submission.error().message});
        if (!firstError)
            firstError = std::move(submission).error();
    }
    if (result.empty() && firstError)
        return tl::unexpected(*std::move(firstError));
    if (!result.empty()) {
        auto& problems = result.front().submission.problems;
        problems.insert(problems.end(), skipped.begin(), skipped.end());
    }
    return result;
}

namespace {
std::string scalar(std::string_view text)
{
    return config::scalarSource(text, config::ScalarUse::Text, config::YamlStyle::Plain);
}

/// In the units of the scheduler.
std::string amountsText(const Resource& amounts)
{
    std::string out;
    for (const auto& [type, value] : amounts.entries())
        out += fmt::format("{}{}: {}", out.empty() ? "" : ", ", scalar(type.name()),
                           formatQuantity(value, quantityKind(type.name()), QuantityStyle::Decimal));
    return "{" + out + "}";
}

std::string durationText(Nanoseconds duration)
{
    using std::chrono::duration_cast;
    const auto seconds = duration_cast<std::chrono::seconds>(duration);
    if (seconds == duration)
        return fmt::format("{}s", seconds.count());
    return fmt::format("{}ms", duration_cast<std::chrono::milliseconds>(duration).count());
}

std::string gangText(const Gang& gang)
{
    std::string out
        = fmt::format("  gang:\n    style: {}\n", gang.style == cluster::GangStyle::Hard ? "hard" : "soft");
    if (gang.timeout > std::chrono::milliseconds::zero())
        out += fmt::format("    timeout: {}\n", durationText(gang.timeout));
    out += "    groups:\n";
    for (const GangGroup& group : gang.groups)
        out += fmt::format("      - {{name: {}, members: {}, resources: {}}}\n", scalar(group.name),
                           group.members, amountsText(group.resources));
    return out;
}

std::string podsText(const PodGroup& group)
{
    std::string out = fmt::format("    - {{name: {}, count: {}, resources: {}", scalar(group.name),
                                  group.count, amountsText(group.resources));
    if (!group.taskGroup.empty())
        out += ", taskGroup: " + scalar(group.taskGroup);
    if (group.priority != 0)
        out += fmt::format(", priority: {}", group.priority);
    if (group.runTime > Nanoseconds::zero())
        out += ", runTime: " + durationText(group.runTime);
    if (group.after > Nanoseconds::zero())
        out += ", after: " + durationText(group.after);
    return out + "}\n";
}

/// @p text with every line but the first behind @p indent, as an item of a list.
std::string indented(const std::string& text, const std::string& first, const std::string& indent)
{
    std::string out;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size() - 1);
        const std::string line = text.substr(at, end + 1 - at);
        out += line == "\n" ? line : (at == 0 ? first : indent) + line;
        at = end + 1;
    }
    return out;
}

std::string actionText(const Action& action)
{
    if (const auto* const submit = std::get_if<SubmitApplication>(&action))
        return submitText(*submit);
    const auto* const load = std::get_if<LoadConfiguration>(&action);
    return load ? "configuration:\n  text: |\n" + indented(load->text + "\n", "    ", "    ") : "";
}
} // namespace

std::string actionsText(const std::vector<Action>& actions)
{
    if (actions.size() == 1)
        return actionText(actions.front());
    std::string out;
    for (const Action& action : actions)
        out += indented(actionText(action), "- ", "  ");
    return out;
}

std::string submitText(const SubmitApplication& action)
{
    std::string out = fmt::format("submit:\n  app: {}\n  user: {}\n", scalar(action.app.text()),
                                  scalar(action.user.text()));
    if (action.groups) {
        std::string names;
        for (const GroupName& group : *action.groups)
            names += (names.empty() ? "" : ", ") + scalar(group.text());
        out += fmt::format("  groups: [{}]\n", names);
    }
    if (!action.queue.empty())
        out += fmt::format("  queue: {}\n", scalar(action.queue));
    if (!action.namespaceName.empty())
        out += fmt::format("  namespace: {}\n", scalar(action.namespaceName));
    if (!action.tags.empty())
        out += "  tags:\n";
    for (const auto& [name, value] : action.tags)
        out += fmt::format("    {}: {}\n", scalar(name), scalar(value));
    if (action.gang)
        out += gangText(*action.gang);
    out += "  pods:\n";
    for (const PodGroup& group : action.pods)
        out += podsText(group);
    return out;
}
} // namespace quotadeck::sim
