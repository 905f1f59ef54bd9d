// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/queuediff.h"

#include "core/base/text.h"
#include "core/config/diff/limitdiff.h"
#include "core/config/diff/queuematch.h"
#include "core/config/diff/valuediff.h"

namespace quotadeck::config {
namespace {
using Entry = QueueList::Entry;

TextSpan spanOf(const QueueConfig& queue)
{
    return queue.name.isSet && !queue.name.span.isEmpty() ? queue.name.span : queue.span;
}

bool isParent(const QueueConfig& queue) // QUE-2
{
    return queue.parent.value || !queue.queues.value.empty();
}

void compareParentFlag(const ChangeScope& scope, const QueueConfig& older, const QueueConfig& newer)
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
        change.sentence
            = fmt::format("becomes a {}: {}", typeOf(newer),
                          isParent(newer) ? "applications that run in it are no longer scheduled"
                                          : "applications can run in it, queues below it are removed");
    } else {
        change.oldText = older.parent.value ? "true" : "false";
        change.newText = newer.parent.value ? "true" : "false";
        change.hasEffect = false;
        change.sentence
            = fmt::format("parent changed from {} to {} without effect: its queues make it a parent",
                          *change.oldText, *change.newText);
    }
    scope.add(std::move(change));
}

void compareTemplate(const ChangeScope& scope, const ChildTemplateConfig& older,
                     const ChildTemplateConfig& newer)
{
    const ChangeScope part = scope.of("template for dynamic queues");
    compareQuantities(part, QuantityRole::Guarantee, "childtemplate.resources.guaranteed",
                      older.resources.value.guaranteed, newer.resources.value.guaranteed);
    compareQuantities(part, QuantityRole::QueueMaximum, "childtemplate.resources.max",
                      older.resources.value.max, newer.resources.value.max);
    compareApplications(part, "childtemplate.maxapplications", older.maxApplications, newer.maxApplications);
    compareProperties(part, "childtemplate.properties", older.properties, newer.properties);
}

void compareSettings(const ChangeScope& scope, const QueueConfig& older, const QueueConfig& newer)
{
    compareParentFlag(scope, older, newer);
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
        change.sentence = isAdded ? "queue added" : "queue removed";
        if (const std::size_t count = countBelow(list, index); count > 0)
            change.sentence += fmt::format(" with {} queue{} below", count, count == 1 ? "" : "s");
        if (!queue.resources.value.guaranteed.value.empty())
            change.sentence
                += fmt::format(", guaranteed {}", quantitiesText(queue.resources.value.guaranteed));
        if (!queue.resources.value.max.value.empty())
            change.sentence += fmt::format(", maximum {}", quantitiesText(queue.resources.value.max));
        if (!queue.limits.value.empty())
            change.sentence += fmt::format(", {} limit{}", queue.limits.value.size(),
                                           queue.limits.value.size() == 1 ? "" : "s");
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
                = fmt::format("name spelled {} instead of {}: the same queue, but limits on it and below "
                              "apply only where the whole path is in lower case",
                              newName, oldName);
        } else {
            change.direction = Direction::Dangerous; // QUE-41
            change.sentence = fmt::format(
                "queue {} from {} to {}: the scheduler drains the old queue and creates a new one",
                isMoved ? "moved" : "renamed", older.path, newer.path);
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
