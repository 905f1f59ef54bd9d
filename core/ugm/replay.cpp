// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/replay.h"

#include "core/base/jsontext.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/resource/resourceops.h"
#include "core/snapshot/clustersnapshot.h"
#include "core/snapshot/restjson.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <simdjson.h>
#include <utility>

namespace quotadeck::ugm {
namespace {
using simdjson::SUCCESS;
using simdjson::dom::element;
using simdjson::dom::object;
using Kind = TraceStep::Kind;

constexpr std::array<std::pair<Kind, std::string_view>, 7> kKinds = {{
    {Kind::Config, "config"},
    {Kind::TryIncrease, "tryIncrease"},
    {Kind::Increase, "increase"},
    {Kind::Decrease, "decrease"},
    {Kind::Headroom, "headroom"},
    {Kind::CanRun, "canRun"},
    {Kind::Usage, "usage"},
}};

/// @p wanted has the key as its argument.
tl::unexpected<Error> wrong(std::string_view key, const MessageTemplate& wanted)
{
    return fail(ErrorCode::Parse, std::string(key), Message(wanted, key));
}

Result<std::string> readText(const object& fields, std::string_view key)
{
    std::string_view text;
    if (fields[key].get(text) != SUCCESS)
        return wrong(key, QUOTADECK_TEXT("ugm", "\"%1\" must be a text"));
    return std::string(text);
}

Result<std::optional<Resource>> readAmounts(std::string_view key, element value)
{
    if (value.is_null())
        return std::nullopt;
    object amounts;
    if (value.get(amounts) != SUCCESS)
        return wrong(key, QUOTADECK_TEXT("ugm", "\"%1\" must be an object of whole numbers, or null"));
    Resource result;
    for (const auto& [type, amount] : amounts) {
        std::int64_t number = 0;
        if (amount.get(number) != SUCCESS)
            return wrong(key, QUOTADECK_TEXT("ugm", "\"%1\" must be an object of whole numbers, or null"));
        result.set(type, number);
    }
    return result;
}

Status readGroups(const object& fields, std::vector<GroupName>& groups)
{
    element value;
    if (fields["groups"].get(value) != SUCCESS || value.is_null())
        return {};
    simdjson::dom::array names;
    if (value.get(names) != SUCCESS)
        return wrong("groups", QUOTADECK_TEXT("ugm", "\"%1\" must be a list of texts"));
    for (const element name : names) {
        std::string_view text;
        if (name.get(text) != SUCCESS)
            return wrong("groups", QUOTADECK_TEXT("ugm", "\"%1\" must be a list of texts"));
        groups.emplace_back(text);
    }
    return {};
}

/// Moves what was read into @p target.
template <typename Value, typename Target>
Status put(Result<Value> value, Target& target)
{
    if (!value)
        return tl::unexpected(std::move(value).error());
    target = Target(*std::move(value));
    return {};
}

Status readApplication(const object& fields, TraceStep& step)
{
    Status status = put(readText(fields, "queue"), step.queue);
    if (status)
        status = put(readText(fields, "app"), step.app);
    if (status)
        status = put(readText(fields, "user"), step.user.user);
    if (status)
        status = readGroups(fields, step.user.groups);
    return status;
}

Status readUsageArgument(const object& fields, TraceStep& step)
{
    element amounts;
    if (fields["usage"].get(amounts) != SUCCESS)
        return wrong("usage", QUOTADECK_TEXT("ugm", "\"%1\" must be an object of whole numbers, or null"));
    if (Status status = put(readAmounts("usage", amounts), step.usage); !status)
        return status;
    bool isRemoved = false;
    if (element flag; fields["removeApp"].get(flag) == SUCCESS && flag.get(isRemoved) != SUCCESS)
        return wrong("removeApp", QUOTADECK_TEXT("ugm", "\"%1\" must be true or false"));
    step.removal = isRemoved ? AppRemoval::Remove : AppRemoval::Keep;
    return {};
}

Status readArguments(const object& fields, TraceStep& step)
{
    switch (step.kind) {
    case Kind::Usage:
        return {};
    case Kind::Config:
        return put(readText(fields, "yaml"), step.yaml);
    case Kind::Headroom:
    case Kind::CanRun:
        return readApplication(fields, step);
    case Kind::TryIncrease:
    case Kind::Increase:
    case Kind::Decrease:
        break;
    }
    if (Status status = readApplication(fields, step); !status)
        return status;
    return readUsageArgument(fields, step);
}

/// The key under which the verdict of an operation is expected; empty for one without.
std::string_view verdictKey(Kind kind)
{
    switch (kind) {
    case Kind::Config:
        return "accepted";
    case Kind::TryIncrease:
        return "allowed";
    case Kind::CanRun:
        return "canRun";
    case Kind::Increase:
    case Kind::Decrease:
    case Kind::Headroom:
    case Kind::Usage:
        break;
    }
    return {};
}

/// A misspelled expectation would be met by every answer.
Status checkExpectedKeys(const object& expected, Kind kind)
{
    for (const auto& [key, value] : expected) {
        const bool isKnown = key == verdictKey(kind) || (kind == Kind::Headroom && key == "headroom")
            || (kind == Kind::Usage && (key == "users" || key == "groups"));
        if (!isKnown)
            return fail(ErrorCode::Parse, std::string(key),
                        Message(QUOTADECK_TEXT("ugm", "%2 has no answer \"%1\""), key, traceName(kind)));
    }
    return {};
}

Status readExpectation(const object& fields, TraceStep& step)
{
    object expected;
    element value;
    if (fields["expect"].get(value) != SUCCESS || value.is_null())
        return {};
    if (value.get(expected) != SUCCESS)
        return wrong("expect", QUOTADECK_TEXT("ugm", "\"%1\" must be an object"));
    if (Status status = checkExpectedKeys(expected, step.kind); !status)
        return status;
    const std::string_view key = verdictKey(step.kind);
    if (!key.empty() && expected[key].get(value) == SUCCESS) {
        bool verdict = false;
        if (value.get(verdict) != SUCCESS)
            return wrong(key, QUOTADECK_TEXT("ugm", "\"%1\" must be true or false"));
        step.expect.verdict = verdict;
    }
    Status status;
    if (step.kind == Kind::Headroom && expected["headroom"].get(value) == SUCCESS)
        status = put(readAmounts("headroom", value), step.expect.headroom.emplace());
    if (step.kind != Kind::Usage)
        return status;
    if (expected["users"].get(value) == SUCCESS)
        status = put(rest::readUsers(simdjson::minify(value)), step.expect.users.emplace());
    if (status && expected["groups"].get(value) == SUCCESS)
        status = put(rest::readGroups(simdjson::minify(value)), step.expect.groups.emplace());
    return status;
}
} // namespace

std::string_view traceName(TraceStep::Kind kind)
{
    return std::ranges::find(kKinds, kind, &std::pair<Kind, std::string_view>::first)->second;
}

Result<TraceStep> readTraceStep(std::string_view json)
{
    if (json.empty()) // the parser may not be given a view of nothing
        return fail(ErrorCode::Parse, {}, QUOTADECK_TEXT("ugm", "no JSON: the text is empty"));
    simdjson::dom::parser parser;
    element root;
    if (const auto error = parser.parse(json.data(), json.size()).get(root); error != SUCCESS)
        return fail(ErrorCode::Parse, {},
                    Message(QUOTADECK_TEXT("ugm", "no JSON: %1"), simdjson::error_message(error)));
    object fields;
    if (root.get(fields) != SUCCESS)
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("ugm", "an operation must be an object with \"op\""));
    const auto name = readText(fields, "op");
    if (!name)
        return tl::unexpected(name.error());
    const auto kind = std::ranges::find(kKinds, *name, &std::pair<Kind, std::string_view>::second);
    if (kind == kKinds.end())
        return wrong(
            "op",
            QUOTADECK_TEXT(
                "ugm", "\"%1\" must be config, tryIncrease, increase, decrease, headroom, canRun or usage"));

    TraceStep step;
    step.kind = kind->first;
    if (Status status = readArguments(fields, step); !status)
        return tl::unexpected(status.error());
    if (Status status = readExpectation(fields, step); !status)
        return tl::unexpected(status.error());
    return step;
}

namespace {
bool isUsed(const UsageNode& node)
{
    return !isZero(node.usage) || !node.runningApplications.empty();
}

bool saysSomething(const UsageNode& node)
{
    return isUsed(node) || !isEmpty(node.maxResources) || node.maxApplications > 0;
}

/// Keeps the nodes for which @p isKept holds and their ancestors. @p nodes are in pre-order.
void keepNodes(std::vector<UsageNode>& nodes, bool (*isKept)(const UsageNode&))
{
    std::vector<UsageNode> kept;
    for (auto node = nodes.rbegin(); node != nodes.rend(); ++node) {
        const bool hasChild = !kept.empty() && node->path.contains(kept.back().path);
        if (hasChild || isKept(*node))
            kept.push_back(std::move(*node));
    }
    std::ranges::reverse(kept);
    nodes = std::move(kept);
}

void tidyAmounts(std::vector<UsageNode>& nodes)
{
    for (UsageNode& node : nodes) {
        if (node.usage)
            node.usage->prune();
        if (isEmpty(node.usage))
            node.usage.reset();
        if (isEmpty(node.maxResources))
            node.maxResources.reset();
    }
}

void keepRunning(UserUsage& user)
{
    const std::vector<ApplicationId> none;
    const auto& running = user.nodes.empty() ? none : user.nodes.front().runningApplications;
    std::erase_if(user.groups, [&running](const auto& entry) {
        return !std::ranges::binary_search(running, entry.first);
    });
}

void reduce(TrackedUsage& usage, bool (*isKept)(const UsageNode&))
{
    normalize(usage.users);
    normalize(usage.groups);
    for (UserUsage& user : usage.users) {
        tidyAmounts(user.nodes);
        keepNodes(user.nodes, isKept);
        keepRunning(user);
    }
    for (GroupUsage& group : usage.groups) {
        tidyAmounts(group.nodes);
        keepNodes(group.nodes, isKept);
    }
    std::erase_if(usage.users, [](const UserUsage& user) { return user.nodes.empty(); });
    std::erase_if(usage.groups, [](const GroupUsage& group) { return group.nodes.empty(); });
}
} // namespace

void normalize(TrackedUsage& usage)
{
    reduce(usage, saysSomething);
}

void reduceToUsed(TrackedUsage& usage)
{
    reduce(usage, isUsed);
}

namespace {
std::string amountsJson(const std::optional<Resource>& amounts)
{
    if (!amounts)
        return "null";
    std::string out = "{";
    for (const auto& [type, value] : amounts->entries())
        out += fmt::format("{}{}:{}", out.size() > 1 ? "," : "", jsonQuoted(type.name()), value);
    return out + "}";
}

std::string verdictJson(std::string_view key, const TraceAnswer& answer)
{
    std::string out = fmt::format(",\"{}\":{}", key, answer.verdict);
    if (answer.denial)
        out += ",\"denied\":" + denialJson(*answer.denial);
    return out;
}

/// The key of the verdict and its value, or the other fields of the answer, each after a comma.
std::string fieldsJson(const TraceStep& step, const TraceAnswer& answer)
{
    switch (step.kind) {
    case Kind::Config:
        return verdictJson("accepted", answer);
    case Kind::TryIncrease:
        return verdictJson("allowed", answer);
    case Kind::CanRun:
        return verdictJson("canRun", answer);
    case Kind::Headroom:
        return ",\"headroom\":" + amountsJson(answer.headroom);
    case Kind::Usage:
        return fmt::format(",\"users\":{},\"groups\":{}", rest::writeUsers(answer.usage.users),
                           rest::writeGroups(answer.usage.groups));
    case Kind::Increase:
    case Kind::Decrease:
        break;
    }
    return {};
}

/// The first row that one list has and the other has not, or has otherwise.
template <typename Row>
std::optional<std::string> firstDifference(const char* what, const std::vector<Row>& expected,
                                           const std::vector<Row>& actual,
                                           std::string (*json)(const std::vector<Row>&))
{
    const auto [left, right] = std::ranges::mismatch(expected, actual);
    const auto shown
        = [json](auto row, auto end) { return row == end ? std::string("nothing") : json({*row}); };
    if (left == expected.end() && right == actual.end())
        return std::nullopt;
    return fmt::format("{}: expected {}, got {}", what, shown(left, expected.end()),
                       shown(right, actual.end()));
}

std::optional<std::string> usageDifference(const TraceExpectation& expect, TrackedUsage actual)
{
    reduceToUsed(actual);
    TrackedUsage expected{expect.users.value_or(std::vector<UserUsage>()),
                          expect.groups.value_or(std::vector<GroupUsage>())};
    reduceToUsed(expected);
    std::optional<std::string> result;
    if (expect.users)
        result = firstDifference("users", expected.users, actual.users, rest::writeUsers);
    if (!result && expect.groups)
        result = firstDifference("groups", expected.groups, actual.groups, rest::writeGroups);
    return result;
}
} // namespace

TraceAnswer Replay::run(const TraceStep& step)
{
    TraceAnswer answer;
    const auto take = [&answer](Decision decision) {
        answer.verdict = decision.isAllowed();
        answer.denial = std::move(decision.denial);
    };
    const auto note = [&answer](const Status& status) {
        if (!status)
            answer.refusal = status.error();
    };
    switch (step.kind) {
    case Kind::Config:
        configure(step.yaml, answer);
        break;
    case Kind::TryIncrease:
        if (auto decision = m_manager.tryIncrease(step.queue, step.app, step.user, step.usage)) {
            take(*std::move(decision));
        } else {
            answer.verdict = false;
            answer.refusal = decision.error();
        }
        break;
    case Kind::Increase:
        note(m_manager.increase(step.queue, step.app, step.user, step.usage));
        break;
    case Kind::Decrease:
        note(m_manager.decrease(step.queue, step.app, step.user.user, step.usage, step.removal));
        break;
    case Kind::Headroom:
        answer.headroom = m_manager.headroom(step.queue, step.app, step.user);
        break;
    case Kind::CanRun:
        take(m_manager.canRun(step.queue, step.app, step.user));
        break;
    case Kind::Usage:
        answer.usage = m_manager.usage();
        normalize(answer.usage);
        break;
    }
    return answer;
}

void Replay::configure(const std::string& yaml, TraceAnswer& answer)
{
    const auto refuse = [&answer](Error error) {
        answer.verdict = false;
        answer.refusal = std::move(error);
    };
    const auto verdict = config::validateFile(yaml);
    if (!verdict.accepted) {
        const auto first
            = std::ranges::find(verdict.findings, config::Severity::Error, &config::Finding::severity);
        refuse({ErrorCode::Parse, fmt::format("line {} of the configuration", first->span.begin.line),
                first->message});
        return;
    }
    const auto partitions = config::effectivePartitions(*verdict.config);
    const auto partition = std::ranges::find_if(partitions, [](const config::PartitionConfig& candidate) {
        return candidate.name.value == config::kDefaultPartition;
    });
    if (partition == partitions.end()) {
        m_manager.applyLimits({});
        return;
    }
    auto limits = Limits::fromQueues(config::rootOf(*partition));
    if (limits)
        m_manager.applyLimits(*std::move(limits));
    else
        refuse(limits.error());
}

std::string answerJson(std::size_t line, const TraceStep& step, const TraceAnswer& answer)
{
    return fmt::format(R"({{"line":{},"op":"{}"{}}})", line, traceName(step.kind), fieldsJson(step, answer));
}

std::optional<std::string> difference(const TraceStep& step, const TraceAnswer& answer)
{
    const TraceExpectation& expect = step.expect;
    if (expect.verdict && *expect.verdict != answer.verdict)
        return fmt::format("expected {}, got {}", *expect.verdict, answer.verdict);
    if (expect.headroom && *expect.headroom != answer.headroom)
        return fmt::format("headroom: expected {}, got {}", amountsJson(*expect.headroom),
                           amountsJson(answer.headroom));
    return step.kind == Kind::Usage ? usageDifference(expect, answer.usage) : std::nullopt;
}
} // namespace quotadeck::ugm
