// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/text.h"
#include "core/config/diff/comparisons.h"
#include "core/config/schema/effective.h"
#include "core/config/schema/schema.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <iterator>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::config {
namespace {
/// The queues of one partition in pre-order, so that a parent comes before its queues.
///
/// Lifetime: that of the tree it was made from.
struct QueueList
{
    struct Entry
    {
        const QueueConfig* queue = nullptr;
        std::string path; ///< as spelled; the root is "root"
        std::optional<std::size_t> parent; ///< none for the root
        std::vector<std::size_t> children;
        std::optional<std::size_t> partner; ///< the same queue in the other list
        std::string settings; ///< its own settings, see meaningOfSettings()
        std::size_t content
            = 0; ///< equal for queues with equal settings and equal queues below, names included
    };
    std::vector<Entry> entries;
};

/// Both trees with equal queues paired. Paired are queues of the same path; then, among the remaining ones and only
/// where there is one candidate on each side, queues with the same content under another parent or name; then those of
/// the same name under another parent, or of another name under the same parent, that have the same settings or the
/// same queues. A queue without settings and queues is never treated as renamed.
/// Time: about linear.
struct QueueMatch
{
    QueueList older;
    QueueList newer;
};

using Entry = QueueList::Entry;
using Index = std::size_t;

std::string nameOf(const Entry& entry)
{
    return asciiLowered(entry.queue->name.value);
}

/// Gives equal contents equal numbers, across both lists.
class ContentNumbers
{
public:
    std::size_t numberOf(const std::string& content)
    {
        return m_numbers.try_emplace(content, m_numbers.size()).first->second;
    }

private:
    std::unordered_map<std::string, std::size_t> m_numbers;
};

class ListBuilder
{
public:
    ListBuilder(QueueList& list, ContentNumbers& numbers) : m_list(list), m_numbers(numbers) { }

    Index add(const QueueConfig& queue, std::string path, std::optional<Index> parent)
    {
        const Index index = m_list.entries.size();
        m_list.entries.push_back({&queue, std::move(path), parent, {}, {}, meaningOfSettings(queue), 0});
        std::vector<std::string> below;
        for (const QueueConfig& child : queue.queues.value) {
            const Index at
                = add(child, fmt::format("{}.{}", m_list.entries[index].path, child.name.value), index);
            m_list.entries[index].children.push_back(at);
            below.push_back(fmt::format("{}:{}", m_list.entries[at].content, nameOf(m_list.entries[at])));
        }
        std::ranges::sort(below);
        Entry& entry = m_list.entries[index];
        std::string content = fmt::format("{}:{}", entry.settings.size(), entry.settings);
        for (const std::string& child : below)
            fmt::format_to(std::back_inserter(content), "{}:{}", child.size(), child);
        entry.content = m_numbers.numberOf(content);
        return index;
    }

private:
    QueueList& m_list;
    ContentNumbers& m_numbers;
};

class Matcher
{
public:
    Matcher(QueueMatch& match, std::string bareSettings)
        : m_older(match.older.entries)
        , m_newer(match.newer.entries)
        , m_bareSettings(std::move(bareSettings))
    {
    }

    void run()
    {
        pair(0, 0);
        // From the most to the least reliable sign.
        pairUnique([this](const Entry& entry, bool) { return withContent(entry, nameOf(entry)); });
        pairUnique([this](const Entry& entry, bool) { return isBare(entry) ? "" : withContent(entry, ""); });
        pairUnique([this](const Entry& entry, bool) { return withSettings(entry, nameOf(entry)); });
        pairUnique(
            [this](const Entry& entry, bool isOld) { return withChildren(entry, nameOf(entry), isOld); });
        pairUnique([this](const Entry& entry, bool isOld) {
            return entry.settings == m_bareSettings ? "" : withSettings(entry, parentOf(entry, isOld));
        });
        pairUnique([this](const Entry& entry, bool isOld) {
            return withChildren(entry, parentOf(entry, isOld), isOld);
        });
    }

private:
    [[nodiscard]] bool isBare(const Entry& entry) const
    {
        return entry.children.empty() && entry.settings == m_bareSettings;
    }

    // Keys to find a queue on the other side; an empty key finds none.
    static std::string withContent(const Entry& entry, const std::string& more)
    {
        return fmt::format("{}:{}", entry.content, more);
    }
    static std::string withSettings(const Entry& entry, const std::string& more)
    {
        return more.empty() ? more : fmt::format("{}:{}{}", entry.settings.size(), entry.settings, more);
    }
    [[nodiscard]] std::string withChildren(const Entry& entry, const std::string& more, bool isOld) const
    {
        if (more.empty() || entry.children.empty())
            return {};
        const std::vector<Entry>& list = isOld ? m_older : m_newer;
        std::vector<std::string> names;
        for (const Index child : entry.children)
            names.push_back(nameOf(list[child]));
        std::ranges::sort(names);
        std::string key = more;
        for (const std::string& name : names)
            fmt::format_to(std::back_inserter(key), "|{}", name);
        return key;
    }
    /// The same text for the same parent on either side; empty when the parent is not in both.
    [[nodiscard]] std::string parentOf(const Entry& entry, bool isOld) const
    {
        if (!entry.parent)
            return {};
        const auto inNew = isOld ? m_older[*entry.parent].partner : entry.parent;
        if (!inNew || !m_newer[*inNew].partner)
            return {};
        return fmt::format("below {}", *inNew);
    }

    /// Pairs two queues, and those below them by their names.
    void pair(Index oldIndex, Index newIndex)
    {
        m_older[oldIndex].partner = newIndex;
        m_newer[newIndex].partner = oldIndex;
        const auto& oldChildren = m_older[oldIndex].children;
        const auto& newChildren = m_newer[newIndex].children;
        std::unordered_map<std::string, std::vector<Index>> waiting;
        for (auto child = oldChildren.rbegin(); child != oldChildren.rend(); ++child) {
            if (!m_older[*child].partner)
                waiting[nameOf(m_older[*child])].push_back(*child);
        }
        for (const Index child : newChildren) {
            const auto found = waiting.find(nameOf(m_newer[child]));
            if (m_newer[child].partner || found == waiting.end() || found->second.empty())
                continue;
            const Index partner = found->second.back();
            found->second.pop_back();
            pair(partner, child);
        }
    }

    /// Pairs the unpaired queues whose key is unique on both sides.
    template <typename KeyOf>
    void pairUnique(KeyOf keyOf)
    {
        struct Holders
        {
            std::size_t inOld = 0;
            std::size_t inNew = 0;
            Index oldIndex = 0;
        };
        std::unordered_map<std::string, Holders> holders;
        for (Index i = 0; i < m_older.size(); ++i) {
            if (m_older[i].partner)
                continue;
            Holders& holder = holders[keyOf(m_older[i], true)];
            ++holder.inOld;
            holder.oldIndex = i;
        }
        std::vector<std::string> keys(m_newer.size());
        for (Index i = 0; i < m_newer.size(); ++i) {
            if (m_newer[i].partner)
                continue;
            keys[i] = keyOf(m_newer[i], false);
            ++holders[keys[i]].inNew;
        }
        for (Index i = 0; i < m_newer.size();
             ++i) { // in pre-order: parents are paired together with their queues
            if (m_newer[i].partner || keys[i].empty())
                continue;
            const Holders& holder = holders.at(keys[i]);
            if (holder.inOld == 1 && holder.inNew == 1 && !m_older[holder.oldIndex].partner)
                pair(holder.oldIndex, i);
        }
    }

    std::vector<Entry>& m_older;
    std::vector<Entry>& m_newer;
    std::string m_bareSettings;
};

QueueMatch matchQueues(const QueueConfig& oldRoot, const QueueConfig& newRoot)
{
    QueueMatch match;
    ContentNumbers numbers;
    ListBuilder(match.older, numbers).add(oldRoot, std::string(kRootQueue), std::nullopt);
    ListBuilder(match.newer, numbers).add(newRoot, std::string(kRootQueue), std::nullopt);
    Matcher(match, meaningOfSettings(QueueConfig())).run();
    return match;
}

TextSpan spanOf(const QueueConfig& queue)
{
    return queue.name.isSet && !queue.name.span.isEmpty() ? queue.name.span : queue.span;
}

bool isParent(const QueueConfig& queue) // QUE-2
{
    return queue.parent.value || !queue.queues.value.empty();
}

/// @p isSameQueue: to the scheduler, which takes a queue at another path for a new one.
void compareParentFlag(const ChangeScope& scope, const QueueConfig& older, const QueueConfig& newer,
                       bool isSameQueue)
{
    if (older.parent.value == newer.parent.value && isParent(older) == isParent(newer))
        return;
    Change change;
    change.field = "parent";
    const auto typeOf = [](const QueueConfig& queue) { return isParent(queue) ? "parent" : "leaf"; };
    change.oldText = typeOf(older);
    change.newText = typeOf(newer);
    change.oldSpan = older.parent.isSet ? placeOfField(older.parent) : spanOf(older);
    change.newSpan = newer.parent.isSet ? placeOfField(newer.parent) : spanOf(newer);
    if (isParent(older) != isParent(newer)) {
        if (isParent(newer) && isSameQueue)
            change.direction = Direction::Dangerous; // QUE-45
        change.sentence = isParent(newer)
            ? QUOTADECK_TEXT("diff", "becomes a parent: applications that run in it are no longer scheduled")
            : QUOTADECK_TEXT("diff",
                             "becomes a leaf: applications can run in it, queues below it are removed");
    } else {
        change.oldText = older.parent.value ? "true" : "false";
        change.newText = newer.parent.value ? "true" : "false";
        change.hasEffect = false;
        change.sentence
            = Message(QUOTADECK_TEXT(
                          "diff", "parent changed from %1 to %2 without effect: its queues make it a parent"),
                      *change.oldText, *change.newText);
    }
    scope.add(std::move(change));
}

void compareTemplate(const ChangeScope& scope, const ChildTemplateConfig& older,
                     const ChildTemplateConfig& newer)
{
    const ChangeScope part = scope.of(QUOTADECK_TEXT("diff", "template for dynamic queues"));
    compareQuantities(part, QuantityRole::Guarantee, "childtemplate.resources.guaranteed",
                      older.resources.value.guaranteed, newer.resources.value.guaranteed);
    compareQuantities(part, QuantityRole::QueueMaximum, "childtemplate.resources.max",
                      older.resources.value.max, newer.resources.value.max);
    compareApplications(part, "childtemplate.maxapplications", older.maxApplications, newer.maxApplications);
    compareProperties(part, "childtemplate.properties", older.properties, newer.properties);
}

void compareSettings(const ChangeScope& scope, const QueueConfig& older, const QueueConfig& newer)
{
    compareQuantities(scope, QuantityRole::Guarantee, "resources.guaranteed",
                      older.resources.value.guaranteed, newer.resources.value.guaranteed);
    compareQuantities(scope, QuantityRole::QueueMaximum, "resources.max", older.resources.value.max,
                      newer.resources.value.max);
    compareApplications(scope, "maxapplications", older.maxApplications, newer.maxApplications);
    compareAcl(scope, "adminacl", older.adminAcl, newer.adminAcl);
    compareAcl(scope, "submitacl", older.submitAcl, newer.submitAcl);
    compareProperties(scope, "properties", older.properties, newer.properties);
    compareTemplate(scope, older.childTemplate.value, newer.childTemplate.value);
    compareLimits(scope, older.limits.value, newer.limits.value);
}

class QueueDiff
{
public:
    QueueDiff(const ChangeScope& scope, const QueueConfig& oldRoot, const QueueConfig& newRoot)
        : m_scope(scope)
        , m_match(matchQueues(oldRoot, newRoot))
    {
    }

    void run() const { visit(0); }

private:
    /// @p index is that of a queue in the new list.
    void visit(std::size_t index) const
    {
        const Entry& newer = m_match.newer.entries[index];
        const ChangeScope scope = m_scope.at(newer.path);
        if (newer.partner) {
            const Entry& older = m_match.older.entries[*newer.partner];
            comparePlace(scope, older, newer);
            // The root is a parent in any case (QUE-1).
            compareParentFlag(scope, *older.queue, *newer.queue,
                              newer.parent && equalsIgnoringAsciiCase(older.path, newer.path));
            compareSettings(scope, *older.queue, *newer.queue);
        } else if (m_match.newer.entries[newer.parent.value_or(0)].partner) {
            addPresence(scope, ChangeKind::Added, m_match.newer, index);
        }
        for (const std::size_t child : newer.children)
            visit(child);
        if (newer.partner)
            addGone(m_match.older.entries[*newer.partner]);
    }

    void addGone(const Entry& parent) const
    {
        for (const std::size_t child : parent.children) {
            const Entry& entry = m_match.older.entries[child];
            if (!entry.partner)
                addPresence(m_scope.at(entry.path), ChangeKind::Removed, m_match.older, child);
        }
    }

    /// The number of queues below @p index that were added or removed with it; those in both configurations have
    /// changes of their own.
    static std::size_t countBelow(const QueueList& list, std::size_t index)
    {
        std::size_t count = 0;
        for (const std::size_t child : list.entries[index].children) {
            if (!list.entries[child].partner)
                count += 1 + countBelow(list, child);
        }
        return count;
    }

    /// " with 2 queues below, maximum memory 10 GiB", ", 1 limit"; empty for an empty queue.
    static Message contentText(const QueueConfig& queue, std::size_t below)
    {
        const auto counted
            = [](MessageTemplate form, std::size_t count) { return Message(form, Message::Count{count}); };
        std::vector<Message> parts;
        if (below > 0)
            parts.push_back(
                counted(QUOTADECK_COUNT_TEXT("diff", "%n queues below", "%n queue below"), below));
        if (!queue.resources.value.guaranteed.value.empty())
            parts.push_back(
                {QUOTADECK_TEXT("diff", "guaranteed %1"), quantitiesText(queue.resources.value.guaranteed)});
        if (!queue.resources.value.max.value.empty())
            parts.push_back(
                {QUOTADECK_TEXT("diff", "maximum %1"), quantitiesText(queue.resources.value.max)});
        if (!queue.limits.value.empty())
            parts.push_back(
                counted(QUOTADECK_COUNT_TEXT("diff", "%n limits", "%n limit"), queue.limits.value.size()));
        if (parts.empty())
            return {};
        return {below > 0 ? QUOTADECK_TEXT("diff", " with %1") : QUOTADECK_TEXT("diff", ", %1"),
                Message::joined(std::move(parts))};
    }

    static void addPresence(const ChangeScope& scope, ChangeKind kind, const QueueList& list,
                            std::size_t index)
    {
        const bool isAdded = kind == ChangeKind::Added;
        const QueueConfig& queue = *list.entries[index].queue;
        Change change;
        change.kind = kind;
        change.direction = isAdded ? Direction::Neutral : Direction::Dangerous;
        (isAdded ? change.newText : change.oldText) = list.entries[index].path;
        (isAdded ? change.newSpan : change.oldSpan) = spanOf(queue);
        change.content = contentText(queue, countBelow(list, index));
        change.sentence
            = {isAdded ? QUOTADECK_TEXT("diff", "queue added%1") : QUOTADECK_TEXT("diff", "queue removed%1"),
               change.content};
        scope.add(std::move(change));
    }

    /// A queue under another parent, with another name, or with the same name in another spelling.
    void comparePlace(const ChangeScope& scope, const Entry& older, const Entry& newer) const
    {
        if (!newer.parent || !older.parent)
            return;
        const bool isMoved = m_match.older.entries[*older.parent].partner != newer.parent;
        const std::string& oldName = older.queue->name.value;
        const std::string& newName = newer.queue->name.value;
        if (!isMoved && oldName == newName)
            return;
        Change change;
        change.kind = isMoved ? ChangeKind::Moved : ChangeKind::Renamed;
        change.oldText = older.path;
        change.newText = newer.path;
        change.oldSpan = spanOf(*older.queue);
        change.newSpan = spanOf(*newer.queue);
        if (!isMoved && equalsIgnoringAsciiCase(oldName, newName)) {
            change.kind = ChangeKind::Changed;
            change.field = "name";
            change.oldText = oldName;
            change.newText = newName;
            change.sentence
                = Message(QUOTADECK_TEXT("diff",
                                         "name spelled %1 instead of %2: the same queue, but limits on it "
                                         "and below apply only where the whole path is in lower case"),
                          newName, oldName);
        } else {
            change.direction = Direction::Dangerous; // QUE-41
            change.sentence
                = {isMoved ? QUOTADECK_TEXT(
                       "diff",
                       "queue moved from %1 to %2: the scheduler drains the old queue and creates a new one")
                           : QUOTADECK_TEXT("diff",
                                            "queue renamed from %1 to %2: the scheduler drains the old queue "
                                            "and creates a new one"),
                   older.path, newer.path};
        }
        scope.add(std::move(change));
    }

    const ChangeScope& m_scope;
    QueueMatch m_match;
};
} // namespace

void compareQueues(const ChangeScope& scope, const QueueConfig& oldRoot, const QueueConfig& newRoot)
{
    QueueDiff(scope, oldRoot, newRoot).run();
}
} // namespace quotadeck::config
