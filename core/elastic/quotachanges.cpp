// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotachanges.h"

#include "core/config/yaml/mapentries.h"
#include "core/elastic/amounts.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <map>
#include <set>

namespace quotadeck::elastic {
namespace {
using config::Change;
using config::ChangeKind;
using config::Direction;

bool repeatsKey(std::string_view text)
{
    auto begins = config::documentBegins(text);
    begins.push_back(text.size());
    for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
        const auto tree = config::parseYaml(text.substr(begins[i], begins[i + 1] - begins[i]));
        if (tree && tree->root() && config::repeatsKey(*tree->root()))
            return true;
    }
    return false;
}

/// Of several of one name the first counts.
std::map<std::string_view, const QuotaManifest*> byName(const QuotaManifests& content)
{
    std::map<std::string_view, const QuotaManifest*> groups;
    for (const QuotaManifest& manifest : content.manifests)
        groups.emplace(manifest.object.group.name, &manifest);
    return groups;
}

Result<QuotaManifests> read(std::string_view text)
{
    auto content = readQuotaManifests(text);
    const auto error
        = std::ranges::find(content.findings, config::Severity::Error, &config::Finding::severity);
    if (error != content.findings.end())
        return fail(ErrorCode::Parse, fmt::format("line {}", error->span.begin.line), error->message);
    return content;
}

/// What more of an amount means, and how the amount and its absence are called.
struct Role
{
    Direction more = Direction::Neutral;
    Direction less = Direction::Neutral;
    MessageTemplate name; ///< with the resource
    MessageTemplate absent;
};

constexpr Role kMin{Direction::Raised, Direction::Lowered, QUOTADECK_TEXT("elastic", "min %1"),
                    QUOTADECK_TEXT("elastic", "nothing guaranteed")};
constexpr Role kMax{Direction::Looser, Direction::Tighter, QUOTADECK_TEXT("elastic", "max %1"),
                    QUOTADECK_TEXT("elastic", "not limited")};
constexpr Role kWeight{Direction::Neutral, Direction::Neutral, QUOTADECK_TEXT("elastic", "weight %1"),
                       QUOTADECK_TEXT("elastic", "not set")};
constexpr Role kAdmission{Direction::Looser, Direction::Tighter,
                          QUOTADECK_TEXT("elastic", "limit of %1 for new pods"),
                          QUOTADECK_TEXT("elastic", "limited by max")};
constexpr Role kTotal{Direction::Neutral, Direction::Neutral, QUOTADECK_TEXT("elastic", "total %1"),
                      QUOTADECK_TEXT("elastic", "not set")};

/// Lists what differs between the two manifests of one group.
class GroupDiff
{
public:
    GroupDiff(const QuotaManifest& older, const QuotaManifest& newer, std::vector<Change>& changes)
        : m_older(older)
        , m_newer(newer)
        , m_changes(changes)
    {
    }

    void run()
    {
        const QuotaGroup& from = m_older.object.group;
        const QuotaGroup& to = m_newer.object.group;
        amounts("min", from.min, to.min, kMin);
        amounts("max", from.max, to.max, kMax);
        amounts("weight", from.weight.value_or(Resource()), to.weight.value_or(Resource()), kWeight);
        amounts("admission", from.admission.value_or(Resource()), to.admission.value_or(Resource()),
                kAdmission);
        text("parent", QUOTADECK_TEXT("elastic", "parent"), parentName(from), parentName(to));
        text("treeId", QUOTADECK_TEXT("elastic", "tree"), from.treeId, to.treeId);
        flag("isParent", QUOTADECK_TEXT("elastic", "may have children"), from.isParent, to.isParent);
        flag("lends", QUOTADECK_TEXT("elastic", "lends what it does not use"), from.lends, to.lends);
        flag("isTreeRoot", QUOTADECK_TEXT("elastic", "is the root of a tree"), from.isTreeRoot,
             to.isTreeRoot);
        flag("ignoresDefaultTree", QUOTADECK_TEXT("elastic", "does not reduce the total of the default tree"),
             from.ignoresDefaultTree, to.ignoresDefaultTree);
        flag("allowsForceUpdate", QUOTADECK_TEXT("elastic", "may be changed against the rules"),
             from.allowsForceUpdate, to.allowsForceUpdate);
        text("namespaces", QUOTADECK_TEXT("elastic", "namespaces"), names(from.namespaces),
             names(to.namespaces));
        text("strictMaxKeys", QUOTADECK_TEXT("elastic", "resources whose max stays above usage"),
             names(from.strictMaxKeys), names(to.strictMaxKeys));
        amounts("treeTotal", from.treeTotal, to.treeTotal, kTotal);
        if (from.typed != to.typed)
            text("typed", QUOTADECK_TEXT("elastic", "cards of models"), typedQuotaJson(from.typed),
                 typedQuotaJson(to.typed));
    }

private:
    static std::string parentName(const QuotaGroup& group)
    {
        return isRootName(group.parent) ? std::string() : group.parent;
    }
    static std::string names(const std::vector<std::string>& all)
    {
        return fmt::format("{}", fmt::join(all, ", "));
    }

    void amounts(std::string_view field, const Resource& from, const Resource& to, const Role& role)
    {
        std::set<ResourceType> types;
        for (const Resource* side : {&from, &to}) {
            for (const auto& entry : side->entries())
                types.insert(entry.type);
        }
        for (const ResourceType type : types) {
            if (from.find(type) != to.find(type))
                amount(field, type, from.find(type), to.find(type), role);
        }
    }

    void amount(std::string_view field, ResourceType type, std::optional<Quantity> from,
                std::optional<Quantity> to, const Role& role)
    {
        const Message what(role.name, type.name());
        Message sentence;
        Change change;
        change.kind = !from ? ChangeKind::Added : to ? ChangeKind::Changed : ChangeKind::Removed;
        // A min that is absent is 0; a max that is absent does not limit.
        const bool isMore
            = role.less == Direction::Tighter && (!from || !to) ? !to : to.value_or(0) > from.value_or(0);
        change.direction = isMore ? role.more : role.less;
        change.field = fmt::format("{}.{}", field, type.name());
        if (from)
            change.oldText = amountText(type.name(), *from);
        if (to)
            change.newText = amountText(type.name(), *to);
        if (!from)
            sentence = {QUOTADECK_TEXT("elastic", "%1 set to %2, was %3"), what, amountFigure(type, *to),
                        Message(role.absent)};
        else if (!to)
            sentence = {QUOTADECK_TEXT("elastic", "%1 of %2 removed: %3"), what, amountFigure(type, *from),
                        Message(role.absent)};
        else {
            const bool isRaised = *to > *from;
            change.difference = fmt::format(
                "{}{}", isRaised ? "+" : "-",
                amountText(type.name(),
                           isRaised ? saturatingSubtract(*to, *from) : saturatingSubtract(*from, *to)));
            sentence = {isRaised ? QUOTADECK_TEXT("elastic", "%1 raised from %2 to %3 (%4)")
                                 : QUOTADECK_TEXT("elastic", "%1 lowered from %2 to %3 (%4)"),
                        what, amountFigure(type, *from), amountFigure(type, *to),
                        Message::Figure{change.difference}};
        }
        add(std::move(change), sentence, fmt::format("{}/{}", field, type.name()));
    }

    void text(std::string_view field, MessageTemplate what, const std::string& from, const std::string& to)
    {
        if (from == to)
            return;
        Change change;
        change.field = field;
        change.oldText = from;
        change.newText = to;
        const Message name(what);
        add(std::move(change),
            from.empty()     ? Message(QUOTADECK_TEXT("elastic", "%1 set to %2"), name, to)
                : to.empty() ? Message(QUOTADECK_TEXT("elastic", "%1 removed, was %2"), name, from)
                             : Message(QUOTADECK_TEXT("elastic", "%1 changed from %2 to %3"), name, from, to),
            field);
    }

    void flag(std::string_view field, MessageTemplate what, bool from, bool to)
    {
        if (from == to)
            return;
        Change change;
        change.field = field;
        change.oldText = from ? "yes" : "no";
        change.newText = to ? "yes" : "no";
        add(std::move(change),
            {to ? QUOTADECK_TEXT("elastic", "%1: yes, was no") : QUOTADECK_TEXT("elastic", "%1: no, was yes"),
             Message(what)},
            field);
    }

    void add(Change change, const Message& sentence, std::string_view part)
    {
        change.sentence = sentence;
        change.path = m_newer.object.group.name;
        change.oldSpan = m_older.place(part);
        change.newSpan = m_newer.place(part);
        m_changes.push_back(std::move(change));
    }

    const QuotaManifest& m_older;
    const QuotaManifest& m_newer;
    std::vector<Change>& m_changes;
};

Change added(const QuotaManifest& manifest)
{
    const QuotaGroup& group = manifest.object.group;
    Change change;
    change.kind = ChangeKind::Added;
    change.path = group.name;
    change.newSpan = manifest.span;
    change.sentence = Message(QUOTADECK_TEXT("elastic", "group added: min %1; max %2"),
                              amountsMessage(group.min), amountsMessage(group.max));
    return change;
}

bool isUsed(const QuotaStatus& status)
{
    return status.used
        && std::ranges::any_of(status.used->entries(), [](const auto& entry) { return entry.value > 0; });
}

Change removed(const QuotaManifest& manifest)
{
    const QuotaStatus& status = manifest.object.status;
    Change change;
    change.kind = ChangeKind::Removed;
    // Unknown usage may be any.
    change.direction = !status.used || isUsed(status) ? Direction::Dangerous : Direction::Tighter;
    change.path = manifest.object.group.name;
    change.oldSpan = manifest.span;
    change.isUsageKnown = status.used.has_value();
    const Message sentence = isUsed(status)
        ? Message(QUOTADECK_TEXT("elastic", "group removed while its pods use %1"),
                  amountsMessage(*status.used))
        : status.used ? Message(QUOTADECK_TEXT("elastic", "group removed; it is not used"))
                      : Message(QUOTADECK_TEXT("elastic", "group removed; its usage is unknown"));
    change.sentence = sentence;
    return change;
}

/// Of the first level; the reserved groups have none (EQ-13).
Resource minimaOf(const QuotaManifests& content)
{
    Resource sum;
    for (const QuotaManifest& manifest : content.manifests) {
        const QuotaGroup& group = manifest.object.group;
        if (isReserved(group.name) || !isRootName(group.parent) || !group.treeId.empty())
            continue;
        for (const auto& entry : group.min.entries())
            sum.set(entry.type, saturatingAdd(sum.valueOr0(entry.type), entry.value));
    }
    return sum;
}

void addExceededTotals(std::vector<Change>& changes, const QuotaManifests& from, const QuotaManifests& to,
                       const Resource& total)
{
    const Resource before = minimaOf(from);
    const Resource after = minimaOf(to);
    for (const ResourceType type : exceeded(after, total)) {
        const Quantity sum = after.valueOr0(type);
        if (sum <= before.valueOr0(type))
            continue;
        const std::string& name = type.name();
        Change change;
        change.direction = Direction::Dangerous;
        change.partition = "cluster";
        change.field = fmt::format("min.{}", name);
        change.oldText = amountText(name, before.valueOr0(type));
        change.newText = amountText(name, sum);
        change.sentence = Message(
            QUOTADECK_TEXT("elastic", "minima of %1 add up to %2 of %3 in the cluster: all are scaled down"),
            name, amountFigure(type, sum), amountFigure(type, total.valueOr0(type)));
        changes.push_back(std::move(change));
    }
}
} // namespace

Result<std::vector<Change>> quotaChanges(std::string_view older, std::string_view newer,
                                         const Resource& total)
{
    const auto from = read(older);
    if (!from)
        return tl::unexpected(from.error());
    const auto to = read(newer);
    if (!to)
        return tl::unexpected(to.error());
    return quotaChanges(*from, *to, total);
}

std::vector<Change> quotaChanges(const QuotaManifests& older, const QuotaManifests& newer,
                                 const Resource& total)
{
    const auto before = byName(older);
    const auto after = byName(newer);
    std::vector<Change> changes;
    addExceededTotals(changes, older, newer, total);
    for (const QuotaManifest& manifest : newer.manifests) {
        const std::string& name = manifest.object.group.name;
        if (after.at(name) != &manifest)
            continue;
        if (const auto old = before.find(name); old != before.end())
            GroupDiff(*old->second, manifest, changes).run();
        else
            changes.push_back(added(manifest));
    }
    for (const QuotaManifest& manifest : older.manifests) {
        const std::string& name = manifest.object.group.name;
        if (before.at(name) == &manifest && !after.contains(name))
            changes.push_back(removed(manifest));
    }
    std::stable_partition(changes.begin(), changes.end(),
                          [](const Change& change) { return change.direction == Direction::Dangerous; });
    return changes;
}

Result<config::Merge> mergeQuotas(std::string_view base, std::string_view ours, std::string_view theirs)
{
    // Of a label or another object the comparison sees nothing: taken from both sides, it would stand there twice.
    return config::merge(base, ours, theirs,
                         [](std::string_view older, std::string_view newer) -> Result<std::vector<Change>> {
                             if (repeatsKey(newer))
                                 return fail(ErrorCode::Parse, {},
                                             QUOTADECK_TEXT("elastic", "a map of the text has a key twice"));
                             return quotaChanges(older, newer);
                         });
}
} // namespace quotadeck::elastic
