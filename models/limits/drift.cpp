// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/drift.h"

#include "core/base/text.h"
#include "core/config/diff/change.h"
#include "core/config/schema/configsource.h"
#include "core/config/schema/effective.h"
#include "models/common/messagetext.h"
#include "models/limits/driftsession.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

namespace quotadeck::models {
namespace {
using config::Change;
using config::ChangeKind;

constexpr int kMostDriftLines = 12; ///< of a tool tip
constexpr int kMostDriftText = 80; ///< characters of a value

enum class DriftSide { Saved, Cluster };

/// One difference, as it is collected from both sides.
struct DriftEntry
{
    QString label; ///< "resources.max.memory", "limit for user sue"
    enum class Kind { Value, OnlyHere, OnlyThere } kind = Kind::Value;
    QString edited;
    std::optional<QString> saved; ///< nothing: as edited, or not known
    std::optional<QString> cluster; ///< likewise
};

QString shownDriftValue(const std::optional<std::string>& text, const std::string& difference)
{
    if (!text)
        return DriftSession::tr("not set");
    QString shown
        = difference.empty() ? QString::fromStdString(*text) : messageText(Message(Message::Figure{*text}));
    if (shown.size() > kMostDriftText)
        shown = shown.left(kMostDriftText) + u'…';
    return shown;
}

QString driftLine(const DriftEntry& entry)
{
    const QString& label = entry.label;
    const bool isBoth = entry.saved && entry.cluster;
    switch (entry.kind) {
    case DriftEntry::Kind::OnlyHere:
        return (isBoth            ? DriftSession::tr("%1: neither in the saved file nor in the cluster")
                    : entry.saved ? DriftSession::tr("%1: not in the saved file")
                                  : DriftSession::tr("%1: not in the cluster"))
            .arg(label);
    case DriftEntry::Kind::OnlyThere:
        return (isBoth            ? DriftSession::tr("%1: only in the saved file and in the cluster")
                    : entry.saved ? DriftSession::tr("%1: only in the saved file")
                                  : DriftSession::tr("%1: only in the cluster"))
            .arg(label);
    case DriftEntry::Kind::Value:
        break;
    }
    if (isBoth)
        return DriftSession::tr("%1: edited %2, saved %3, cluster %4")
            .arg(label, entry.edited, *entry.saved, *entry.cluster);
    return entry.saved ? DriftSession::tr("%1: edited %2, saved %3").arg(label, entry.edited, *entry.saved)
                       : DriftSession::tr("%1: here %2, cluster %3").arg(label, entry.edited, *entry.cluster);
}

/// The differences of one place, in the order in which they come.
class DriftEntries
{
public:
    /// @p label: what the change is of.
    void add(const Change& change, DriftSide side, const QString& label)
    {
        const bool isWhole = change.field.empty()
            && (change.kind == ChangeKind::Added || change.kind == ChangeKind::Removed);
        DriftEntry entry;
        entry.label = label;
        if (isWhole)
            entry.kind
                = change.kind == ChangeKind::Added ? DriftEntry::Kind::OnlyHere : DriftEntry::Kind::OnlyThere;
        else
            entry.edited = shownDriftValue(change.newText, change.difference);
        const auto same = std::ranges::find_if(m_entries, [&entry](const DriftEntry& known) {
            return known.label == entry.label && known.kind == entry.kind;
        });
        DriftEntry& target = same == m_entries.end() ? m_entries.emplace_back(std::move(entry)) : *same;
        (side == DriftSide::Saved ? target.saved : target.cluster)
            = isWhole ? QString() : shownDriftValue(change.oldText, change.difference);
    }

    [[nodiscard]] DriftMark mark() const
    {
        DriftMark mark;
        for (const DriftEntry& entry : m_entries) {
            mark.isFromSaved = mark.isFromSaved || entry.saved;
            mark.isFromCluster = mark.isFromCluster || entry.cluster;
            if (mark.lines.size() < kMostDriftLines)
                mark.lines << driftLine(entry);
        }
        if (const auto more = static_cast<int>(m_entries.size()) - kMostDriftLines; more > 0)
            mark.lines << DriftSession::tr("and %n more", nullptr, more);
        return mark;
    }

private:
    std::vector<DriftEntry> m_entries;
};

const config::PartitionConfig* partitionIn(const std::vector<config::PartitionConfig>& partitions,
                                           const std::string& name)
{
    const auto found = std::ranges::find_if(partitions, [&name](const config::PartitionConfig& partition) {
        return equalsIgnoringAsciiCase(partition.name.value, name);
    });
    return found == partitions.end() ? nullptr : &*found;
}

class DriftSearch
{
public:
    explicit DriftSearch(const ConfigRevision& edited) : m_edited(edited)
    {
        for (const config::PartitionConfig& partition : edited.partitions)
            addPaths(partition.name.value, config::rootOf(partition), {});
    }

    void compare(const SchedulerConfigPtr& other, DriftSide side)
    {
        if (!other)
            return;
        std::set<DriftPlace> withLimits;
        std::map<DriftPlace, std::string> before; // where queues were that stand elsewhere there
        for (const Change& change : config::semanticDiff(*other, *m_edited.document.config())) {
            if (change.kind == ChangeKind::Moved || change.kind == ChangeKind::Renamed)
                before.emplace(DriftPlace{change.partition, change.path}, change.oldText.value_or(""));
            if (!change.hasEffect)
                continue;
            add(change, side);
            if (!change.path.empty() && !change.element.isEmpty())
                withLimits.insert({change.partition, change.path});
        }
        const auto partitions = config::effectivePartitions(*other);
        for (const DriftPlace& place : withLimits)
            compareLimits(place, placeBefore(place, before), partitions, side);
    }

    [[nodiscard]] Drift result() const
    {
        Drift drift;
        for (const auto& [place, entries] : m_places) {
            const DriftMark mark = entries.mark();
            drift.places.emplace(place, mark);
            for (QueuePath above = QueuePath(place.path).parent(); !above.isEmpty(); above = above.parent()) {
                DriftMark& below = drift.below[{place.partition, above.text()}];
                below.isFromSaved = below.isFromSaved || mark.isFromSaved;
                below.isFromCluster = below.isFromCluster || mark.isFromCluster;
            }
        }
        for (const auto& [partition, entries] : m_rules)
            drift.rules.emplace(partition, entries.mark());
        for (const auto& [place, limits] : m_limits) {
            std::vector<DriftMark> marks;
            std::ranges::transform(limits, std::back_inserter(marks), &DriftEntries::mark);
            drift.limits.emplace(place, std::move(marks));
        }
        return drift;
    }

private:
    void addPaths(const std::string& partition, const config::QueueConfig& queue, const QueuePath& parent)
    {
        const QueuePath path = parent.child(queue.name.value);
        m_paths.insert({partition, path.text()});
        for (const config::QueueConfig& child : queue.queues.value)
            addPaths(partition, child, path);
    }

    void add(const Change& change, DriftSide side)
    {
        const bool isWhole = change.element.isEmpty() && change.field.empty();
        QString label = QString::fromStdString(change.field);
        if (!change.element.isEmpty())
            label = change.field.empty() ? messageText(change.element)
                                         : DriftSession::tr("%1, %2").arg(messageText(change.element), label);
        if (change.path.empty()) {
            if (!change.element.isEmpty())
                m_rules[change.partition].add(change, side, label);
            else if (isWhole && change.kind == ChangeKind::Removed && !m_edited.partitions.empty())
                m_places[{m_edited.partitions.front().name.value, {}}].add( // it has no row of its own
                    change, side,
                    DriftSession::tr("partition %1").arg(QString::fromStdString(change.partition)));
            else
                m_places[{change.partition, {}}].add(change, side,
                                                     isWhole ? DriftSession::tr("partition") : label);
            return;
        }
        DriftPlace place{change.partition, change.path};
        if (isWhole && change.kind == ChangeKind::Removed) { // shown where it would be
            label = QString::fromStdString(change.path);
            QueuePath parent = QueuePath(change.path).parent();
            while (!parent.isEmpty() && !m_paths.contains({change.partition, parent.text()}))
                parent = parent.parent();
            place.path = parent.text();
        } else if (isWhole) {
            label = change.kind == ChangeKind::Added ? DriftSession::tr("queue") : DriftSession::tr("place");
        }
        m_places[place].add(change, side, label);
    }

    /// The path that the queue of @p place has on the other side.
    [[nodiscard]] static QueuePath placeBefore(const DriftPlace& place,
                                               const std::map<DriftPlace, std::string>& before)
    {
        for (QueuePath above(place.path); !above.isEmpty(); above = above.parent()) {
            const auto found = before.find({place.partition, above.text()});
            if (found != before.end())
                return QueuePath(found->second + place.path.substr(above.text().size()));
        }
        return QueuePath(place.path);
    }

    void compareLimits(const DriftPlace& place, const QueuePath& before,
                       const std::vector<config::PartitionConfig>& partitions, DriftSide side)
    {
        const auto* older = partitionIn(partitions, place.partition);
        const auto* newer = partitionIn(m_edited.partitions, place.partition);
        const auto* from = older ? config::findQueue(*older, before) : nullptr;
        const auto* to = newer ? config::findQueue(*newer, QueuePath(place.path)) : nullptr;
        if (!from || !to)
            return;
        const auto changes = config::changesByLimit(from->limits.value, to->limits.value);
        auto& limits = m_limits[place];
        limits.resize(std::max(limits.size(), changes.size()));
        for (std::size_t number = 0; number < changes.size(); ++number) {
            for (const Change& change : changes[number]) {
                if (!change.hasEffect)
                    continue;
                const bool isSeveral = to->limits.value[number].users.value.size()
                        + to->limits.value[number].groups.value.size()
                    > 1;
                const QString field = QString::fromStdString(change.field);
                const QString element = messageText(change.element);
                limits[number].add(change, side,
                                   field.isEmpty() ? element
                                       : isSeveral ? DriftSession::tr("%1, %2").arg(element, field)
                                                   : field);
            }
        }
    }

    const ConfigRevision& m_edited;
    std::set<DriftPlace> m_paths; ///< of the queues there are
    std::map<DriftPlace, DriftEntries> m_places;
    std::map<std::string, DriftEntries> m_rules;
    std::map<DriftPlace, std::vector<DriftEntries>> m_limits;
};
} // namespace

QString DriftMark::sign() const
{
    //: sign of a queue that differs from the saved file; at most two letters
    const QString saved = isFromSaved ? DriftSession::tr("S") : QString();
    //: sign of a queue that differs from the cluster; at most two letters
    return saved + (isFromCluster ? DriftSession::tr("C") : QString());
}

QString DriftMark::text() const
{
    if (isEmpty())
        return {};
    const QString title = isFromSaved && isFromCluster
        ? DriftSession::tr("Differs from the saved file and from the cluster")
        : isFromSaved ? DriftSession::tr("Differs from the saved file")
                      : DriftSession::tr("Differs from the cluster");
    return (QStringList{title} + lines).join(u'\n');
}

QStringList DriftMark::words() const
{
    QStringList words;
    if (isFromSaved)
        words << QStringLiteral("saved");
    if (isFromCluster)
        words << QStringLiteral("cluster");
    return words;
}

SchedulerConfigPtr readConfiguration(std::string text)
{
    const config::ConfigSource source(std::move(text));
    return source.config() ? std::make_shared<const config::SchedulerConfig>(*source.config()) : nullptr;
}

bool Drift::hasMarksOf(const Drift& other) const
{
    return isClusterKnown == other.isClusterKnown && places == other.places && below == other.below
        && rules == other.rules && limits == other.limits;
}

Drift driftOf(const ConfigRevisionPtr& edited, const SchedulerConfigPtr& saved,
              const SchedulerConfigPtr& cluster, const std::stop_token& stop)
{
    DriftSearch search(*edited);
    search.compare(saved, DriftSide::Saved);
    if (!stop.stop_requested())
        search.compare(cluster, DriftSide::Cluster);
    Drift drift;
    if (!stop.stop_requested())
        drift = search.result();
    drift.revision = edited;
    drift.isClusterKnown = cluster != nullptr;
    return drift;
}
} // namespace quotadeck::models
