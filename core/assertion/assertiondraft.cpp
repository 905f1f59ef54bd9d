// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertiondraft.h"

#include "core/assertion/assertion.h"
#include "core/assertion/evaluator.h"
#include "core/base/text.h"
#include "core/config/schema/effective.h"
#include "core/config/yaml/textindex.h"
#include "core/config/yaml/yamlsplicer.h"
#include "core/config/yaml/yamltree.h"
#include "core/config/yaml/yamlwriter.h"
#include "core/ugm/limits.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>
#include <utility>

namespace quotadeck::assertion {
namespace {
using config::LimitConfig;
using config::QueueConfig;
using config::YamlEntry;
using config::YamlNode;
using config::YamlValue;

constexpr std::string_view kAnyone = "anyone"; ///< a user whom no limit names
constexpr std::string_view kOtherGroup = "others"; ///< likewise a group
constexpr std::string_view kDraftHead = "apiVersion: quotadeck/v1\nassertions:\n";
/// How assertions are written in a file without any.
constexpr std::string_view kDraftStyle
    = "assertions:\n  - name: a\n    given: {user: b, groups: [c], queue: d}\n"
      "    when: {cluster: empty}\n    expect: {vcore: \">= 1\"}\n";

/// The first name in @p names that stands for nobody else, or else "*" if it is there.
std::string firstName(const config::TextList& names)
{
    const auto named = std::ranges::find_if(
        names.value, [](const config::TextField& name) { return name.value != ugm::kWildcard; });
    if (named != names.value.end())
        return named->value;
    return names.value.empty() ? std::string() : std::string(ugm::kWildcard);
}

/// Whom @p limit is about. Returns what people call them.
std::string takePerson(const LimitConfig& limit, Assertion& assertion)
{
    const std::string user = firstName(limit.users);
    if (!user.empty()) {
        const bool isWildcard = user == ugm::kWildcard;
        assertion.user.user = UserName(isWildcard ? std::string(kAnyone) : user);
        return isWildcard ? "everyone" : user;
    }
    const std::string group = firstName(limit.groups);
    const bool isWildcard = group == ugm::kWildcard;
    assertion.user.user = UserName(std::string(kAnyone));
    assertion.user.groups.emplace_back(isWildcard ? std::string(kOtherGroup) : group);
    return isWildcard ? "other groups" : "group " + group;
}

void addDraftAmounts(std::vector<Expectation>& expectations, const config::TextMap& amounts, bool isLeaf)
{
    for (const config::TextEntry& entry : amounts.value) {
        Expectation expectation;
        expectation.kind = isLeaf ? Expectation::Kind::Amount : Expectation::Kind::Headroom;
        expectation.type = ResourceType(entry.key);
        expectations.push_back(std::move(expectation));
    }
}

YamlValue draftText(std::string text)
{
    return YamlValue::of({std::move(text), config::ScalarUse::Text});
}

YamlValue givenOf(const Assertion& assertion)
{
    std::vector<YamlEntry> given{{"user", draftText(assertion.user.user.text())}};
    if (!assertion.user.groups.empty()) {
        std::vector<YamlValue> groups;
        for (const GroupName& group : assertion.user.groups)
            groups.push_back(draftText(group.text()));
        given.push_back({"groups", YamlValue::listOf(std::move(groups))});
    }
    given.push_back({"queue", draftText(assertion.queue.text())});
    if (!assertion.partition.empty())
        given.push_back({"partition", draftText(assertion.partition)});
    return YamlValue::mapOf(std::move(given));
}

YamlValue expectOf(const Assertion& assertion)
{
    std::vector<YamlEntry> expect;
    std::vector<YamlEntry> headroom;
    for (const Expectation& expectation : assertion.expectations) {
        const bool isHeadroom = expectation.kind == Expectation::Kind::Headroom;
        (isHeadroom ? headroom : expect)
            .push_back(
                {isHeadroom ? expectation.type->name() : expectation.key(), draftText(expectation.text())});
    }
    if (!headroom.empty())
        expect.push_back({"headroom", YamlValue::mapOf(std::move(headroom))});
    return YamlValue::mapOf(std::move(expect));
}

YamlValue draftValue(const Assertion& assertion)
{
    return YamlValue::mapOf({{"name", draftText(assertion.name)},
                             {"given", givenOf(assertion)},
                             {"when", YamlValue::mapOf({{"cluster", draftText("empty")}})},
                             {"expect", expectOf(assertion)}});
}

std::string draftPosition(const TextSpan& span)
{
    return fmt::format("{}:{}", span.begin.line, span.begin.column);
}

/// @p text, which has no value, with the first assertion of the file.
std::string begun(std::string_view text, const YamlValue& value)
{
    const auto style = config::parseYaml(kDraftStyle);
    const config::YamlHabits habits(*style);
    const std::string item
        = config::YamlWriter(habits, kDraftStyle.size(), config::YamlStyle::Plain, "\n").item(value, 2);
    const bool isLineOpen = !text.empty() && text.back() != '\n';
    return fmt::format("{}{}{}{}", text, isLineOpen ? "\n" : "", kDraftHead, item);
}

Result<std::string> extended(std::string_view text, const YamlValue& value)
{
    const auto tree = config::parseYaml(text);
    if (!tree)
        return fail(ErrorCode::Parse, draftPosition(tree.error().span), tree.error().message);
    if (tree->root() == nullptr)
        return begun(text, value);
    const YamlNode& root = *tree->root();
    if (root.kind != config::YamlKind::Mapping)
        return fail(
            ErrorCode::Parse, draftPosition(root.span),
            QUOTADECK_TEXT("assertion", "a file of assertions is a map with apiVersion and assertions"));
    const config::TextIndex index(text);
    const config::YamlHabits habits(*tree);
    const config::SpliceText splice(text, index);
    const config::YamlPair* const pair = config::YamlSplicer::find(root, "assertions");
    const YamlNode* const list = pair ? pair->value.node : nullptr;
    const bool hasItems = list && list->kind == config::YamlKind::Sequence && !list->items().empty();
    const auto edits = hasItems
        ? config::YamlListSplicer(splice, habits).insert(*list, list->items().size(), value)
        : config::YamlSplicer(splice, habits).put(root, "assertions", YamlValue::listOf({value}));
    if (!edits)
        return tl::unexpected(edits.error());
    return config::applied(text, *edits);
}

/// @p name, with a number if @p file has an assertion of that name.
std::string freeName(const std::string& name, const AssertionFile& file)
{
    std::set<std::string_view> names;
    for (const Assertion& assertion : file.assertions)
        names.insert(assertion.name);
    std::string free = name;
    for (int number = 2; names.contains(free); ++number)
        free = fmt::format("{} ({})", name, number);
    return free;
}
} // namespace

Result<Assertion> draftAssertion(const std::vector<config::PartitionConfig>& partitions,
                                 const DraftPlace& place)
{
    const QueueConfig* const queue = place.partition < partitions.size()
        ? config::findQueue(partitions[place.partition], place.queue)
        : nullptr;
    if (queue == nullptr || (place.limit && *place.limit >= queue->limits.value.size()))
        return fail(ErrorCode::NotFound, place.queue.text(),
                    QUOTADECK_TEXT("assertion", "the configuration has no such queue or limit any more"));
    const bool isLeaf = queue->queues.value.empty() && !queue->parent.value;
    Assertion assertion;
    assertion.queue = place.queue;
    if (partitions.size() > 1)
        assertion.partition = partitions[place.partition].name.value;
    std::string who = "everyone";
    const config::TextMap* amounts = &queue->resources.value.max;
    bool hasCount = queue->maxApplications.value > 0;
    if (place.limit) {
        const LimitConfig& limit = queue->limits.value[*place.limit];
        who = takePerson(limit, assertion);
        amounts = &limit.maxResources;
        hasCount = limit.maxApplications.value > 0;
    } else {
        assertion.user.user = UserName(std::string(kAnyone));
    }
    assertion.name = fmt::format("{} in {}", who, place.queue.text());
    addDraftAmounts(assertion.expectations, *amounts, isLeaf);
    if (hasCount && isLeaf) {
        Expectation count;
        count.kind = Expectation::Kind::Applications;
        assertion.expectations.push_back(std::move(count));
    }
    if (assertion.expectations.empty())
        return fail(ErrorCode::InvalidArgument, place.queue.text(),
                    isLeaf
                        ? QUOTADECK_TEXT("assertion",
                                         "it sets no number that can be asserted: select a limit or a queue "
                                         "with an amount")
                        : QUOTADECK_TEXT("assertion",
                                         "it sets no amount that can be asserted: applications run in the "
                                         "queues below, select one of these"));
    Evaluator evaluator(partitions, [](const Moment&) { return Result<SnapshotPtr>(SnapshotPtr()); });
    const auto result = evaluator.evaluate(assertion); // at least 0 of each
    if (!result)
        return tl::unexpected(result.error());
    for (const ExpectationResult& part : result->expectations) {
        if (part.verdict != AssertionVerdict::Passed)
            return fail(ErrorCode::InvalidArgument, place.queue.text(), part.reason);
        Expectation& expectation = assertion.expectations.at(part.expectation);
        expectation.amount = part.amount.value_or(0);
        expectation.comparison = !part.amount ? Comparison::Unlimited
            : *part.amount == 0               ? Comparison::Equal
                                              : Comparison::AtLeast;
    }
    return assertion;
}

Result<ExtendedText> withAssertion(std::string_view text, Assertion assertion)
{
    assertion.name = freeName(assertion.name, readAssertions({}, text));
    const auto changed = extended(text, draftValue(assertion));
    if (!changed)
        return tl::unexpected(changed.error());
    const AssertionFile file = readAssertions({}, *changed);
    if (!file.problems.empty())
        return fail(ErrorCode::Parse, draftPosition(file.problems.front().span),
                    file.problems.front().message);
    if (std::ranges::find(file.assertions, assertion.name, &Assertion::name) == file.assertions.end())
        return fail(
            ErrorCode::Unsupported, {},
            QUOTADECK_TEXT(
                "assertion",
                "the list of assertions in the file cannot be extended: add the assertion in an editor"));
    return ExtendedText{*changed, std::move(assertion.name)};
}
} // namespace quotadeck::assertion
