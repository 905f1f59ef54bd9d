// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/usageledger.h"

#include "app/history/historyreader.h"
#include "app/history/sqlitefile.h"
#include "core/elastic/quotapartition.h"
#include "core/usage/samplebook.h"

#include <QStringList>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace quotadeck::history {
namespace {
using usage::Dimension;
using usage::Seconds;

std::optional<SubjectKind> kindOf(Dimension dimension)
{
    switch (dimension) {
    case Dimension::Queue:
        return SubjectKind::Queue;
    case Dimension::User:
        return SubjectKind::User;
    case Dimension::Group:
        return SubjectKind::Group;
    default:
        return std::nullopt;
    }
}

/// The values of series, by their number, as they change.
using Changes = std::map<Seconds, std::map<std::size_t, Quantity>>;

/// The series that are needed, and their values.
class LedgerReader
{
public:
    LedgerReader(HistoryFile& file, QString source, SubjectKind kind)
        : m_file(file)
        , m_source(std::move(source))
        , m_kind(kind)
    {
    }

    Result<usage::Ledger> read()
    {
        if (Status status = findSeries(); !status)
            return tl::unexpected(std::move(status).error());
        if (Status status = checkGroups(); !status)
            return tl::unexpected(std::move(status).error());
        const auto id = m_file.findSource(m_source);
        if (!id)
            return tl::unexpected(id.error());
        const auto stretches = m_file.stretches(**id, Milliseconds(0), Milliseconds::max() / 2);
        if (!stretches)
            return tl::unexpected(stretches.error());
        if (stretches->empty())
            return integral(); // which covers nothing
        // From the coarsest level on, each as far back as it is kept.
        const Milliseconds end = stretches->back().until;
        Milliseconds from = stretches->front().start;
        for (std::size_t level = kLevels.size(); level-- > 0;) {
            const Milliseconds to
                = level == 0 ? end : std::max(from, end - kLevels[level - 1].age + std::chrono::hours(1));
            if (Status status = readLevel(level, from, to); !status)
                return tl::unexpected(std::move(status).error());
            from = std::max(from, to);
        }
        return integral();
    }

private:
    Status findSeries()
    {
        const auto id = m_file.findSource(m_source);
        if (!id)
            return tl::unexpected(id.error());
        const auto numbers = m_file.series(**id);
        if (!numbers)
            return tl::unexpected(numbers.error());
        m_hasGroups
            = std::ranges::none_of(
                  *numbers, [](const auto& each) { return each.first.kind != SubjectKind::ElasticGroup; })
            && !numbers->empty();
        for (const auto& [key, number] : *numbers) {
            const bool isOfGroup = m_hasGroups && key.id != elastic::kRootGroup
                && (key.measure == Measure::Used || key.measure == Measure::Guaranteed
                    || key.measure == Measure::Parent);
            const bool isOfSubject = key.kind == m_kind && key.measure == Measure::Used;
            const bool isOfQueue = key.kind == SubjectKind::Queue
                && (key.measure == Measure::Used || key.measure == Measure::Guaranteed
                    || (key.measure == Measure::Limit && key.id == "root"));
            if (isOfSubject || isOfQueue || isOfGroup)
                m_series.push_back(key);
        }
        return {};
    }

    [[nodiscard]] Status checkGroups() const
    {
        if (!m_hasGroups)
            return {};
        if (m_kind != SubjectKind::Queue)
            return fail(ErrorCode::Unsupported, m_source.toStdString(),
                        QUOTADECK_TEXT("usage",
                                       "elastic quotas are known by quota group alone: choose queues for the "
                                       "rows"));
        if (std::ranges::find(m_series, Measure::Parent, &SeriesKey::measure) == m_series.end())
            return fail(ErrorCode::Unsupported, m_source.toStdString(),
                        QUOTADECK_TEXT("usage",
                                       "an earlier version kept this history, without the parents of quota "
                                       "groups: report a recording"));
        return {};
    }

    /// Reads @p from to @p to of @p level; what that does not have any more from the coarser one.
    Status readLevel(std::size_t level, Milliseconds from, Milliseconds to)
    {
        if (from >= to)
            return {};
        const Milliseconds step = std::max(kLevels[level].step, Milliseconds(1000));
        Request request{m_source, m_series, from, to,
                        static_cast<int>(std::max<std::int64_t>(1, (to - from) / step))};
        const auto reply = history::read(m_file, request);
        if (!reply)
            return tl::unexpected(reply.error());
        Milliseconds first = to;
        for (std::size_t i = 0; i < reply->lines.size(); ++i) {
            for (const Line& line : reply->lines[i]) {
                if (!line.empty())
                    first = std::min(first, line.front().time);
                add(i, line);
            }
        }
        if (level + 1 < kLevels.size() && !reply->answered.empty()
            && first > std::max(from, reply->answered.front().from) + 2 * kLevels[level + 1].step)
            return readLevel(level + 1, from, first);
        return {};
    }

    void add(std::size_t series, const Line& line)
    {
        for (const Point& point : line)
            m_changes[std::chrono::floor<Seconds>(point.time)][series] = point.range.last;
        if (line.empty())
            return;
        // Nothing is known after its end, unless the next line begins there.
        const Seconds begin = std::chrono::floor<Seconds>(line.front().time);
        const Seconds end = std::chrono::floor<Seconds>(line.back().time);
        m_ends[end].insert(series);
        if (begin < end)
            m_starts[series].insert(begin);
    }

    usage::Ledger integral()
    {
        usage::SampleIntegral used(Seconds::max());
        usage::SampleBook queues(Seconds::max(), {},
                                 m_hasGroups ? usage::SampleBook::What::Everything
                                             : usage::SampleBook::What::QueuesOnly);
        std::set<Seconds> times;
        for (const auto& [time, values] : m_changes)
            times.insert(time);
        std::map<std::size_t, Quantity> known;
        for (const Seconds time : times) {
            for (const auto& [series, value] : m_changes[time])
                known[series] = value;
            const auto ends = m_ends.find(time);
            const bool isEnd = ends != m_ends.end();
            if (isEnd) {
                for (const std::size_t series : ends->second) {
                    if (!continuesAfter(series, time))
                        known.erase(series);
                }
            }
            if (!m_hasGroups) {
                used.add(time, holdings(used, known), {});
                queues.add(queuesOf(known), SystemTime(time));
            } else if (const auto groups = groupsOf(known)) {
                queues.add(*groups, SystemTime(time));
            } else {
                queues.breakHere();
            }
            if (known.empty()) {
                used.breakHere();
                queues.breakHere();
            }
        }
        usage::Ledger ledger = used.take();
        usage::Ledger ofQueues = queues.take();
        if (m_hasGroups)
            return ofQueues;
        std::ranges::move(ofQueues.records, std::back_inserter(ledger.records));
        ledger.capacity = std::move(ofQueues.capacity);
        ledger.known = ofQueues.known;
        ledger.known[static_cast<std::size_t>(usage::Account::Used)] = usage::Knowledge::All;
        return ledger;
    }

    /// A line that was read from a finer level begins where that of a coarser one ends.
    [[nodiscard]] bool continuesAfter(std::size_t series, Seconds time) const
    {
        const auto starts = m_starts.find(series);
        return starts != m_starts.end() && starts->second.contains(time);
    }

    [[nodiscard]] usage::SampleIntegral::Holdings holdings(usage::SampleIntegral& used,
                                                           const std::map<std::size_t, Quantity>& known) const
    {
        const Dimension dimension = m_kind == SubjectKind::Queue ? Dimension::Queue
            : m_kind == SubjectKind::User                        ? Dimension::User
                                                                 : Dimension::Group;
        // A leaf may become a parent: decided at each moment by the children that are known.
        std::set<std::string> parents;
        for (const auto& [series, value] : known) {
            if (m_kind == SubjectKind::Queue && m_series[series].kind == SubjectKind::Queue)
                parents.insert(QueuePath(m_series[series].id).parent().text());
        }
        usage::SampleIntegral::Holdings holdings;
        for (const auto& [series, value] : known) {
            const SeriesKey& key = m_series[series];
            if (key.kind != m_kind || key.measure != Measure::Used
                || (m_kind == SubjectKind::Queue && parents.contains(key.id)))
                continue;
            usage::Subject subject;
            subject[dimension] = key.id;
            holdings[{used.intern(std::move(subject)), usage::Account::Used, ResourceType(key.type)}] = value;
        }
        return holdings;
    }

    /// What is known of elastic quota groups, as a sample. Nothing: of one it is not known which group it is below.
    [[nodiscard]] std::optional<PartitionSnapshot>
    groupsOf(const std::map<std::size_t, Quantity>& known) const
    {
        std::map<std::string, elastic::QuotaObject> objects;
        for (const auto& [series, value] : known) {
            const SeriesKey& key = m_series[series];
            elastic::QuotaObject& object = objects[key.id];
            object.group.name = key.id;
            if (key.measure == Measure::Parent) {
                object.group.parent = key.type;
            } else if (key.measure == Measure::Guaranteed) {
                object.group.min.set(ResourceType(key.type), value);
            } else {
                if (!object.status.used)
                    object.status.used.emplace();
                object.status.used->set(ResourceType(key.type), value);
            }
        }
        elastic::QuotaSnapshot quotas;
        for (auto& [name, object] : objects) {
            if (object.group.parent.empty())
                return std::nullopt;
            quotas.objects.push_back(std::move(object));
        }
        return elastic::quotaPartition(quotas);
    }

    /// What is known of queues, as a sample.
    [[nodiscard]] PartitionSnapshot queuesOf(const std::map<std::size_t, Quantity>& known) const
    {
        std::map<std::string, QueueInfo> queues;
        for (const auto& [series, value] : known) {
            const SeriesKey& key = m_series[series];
            if (key.kind != SubjectKind::Queue)
                continue;
            QueueInfo& queue = queues[key.id];
            auto& amounts = key.measure == Measure::Used ? queue.allocated
                : key.measure == Measure::Guaranteed     ? queue.guaranteed
                                                         : queue.max;
            if (!amounts)
                amounts.emplace();
            amounts->set(ResourceType(key.type), value);
        }
        PartitionSnapshot partition;
        partition.queues.emplace();
        for (auto& [id, queue] : queues) {
            queue.path = QueuePath(id);
            queue.parent = queue.path.parent();
            partition.queues->push_back(std::move(queue));
        }
        normalize(*partition.queues);
        return partition;
    }

    HistoryFile& m_file;
    QString m_source;
    SubjectKind m_kind;
    bool m_hasGroups = false; // the source has elastic quotas alone
    std::vector<SeriesKey> m_series;
    Changes m_changes;
    std::map<Seconds, std::set<std::size_t>> m_ends; // of lines
    std::map<std::size_t, std::set<Seconds>> m_starts; // likewise
};

Result<QString> chosenSource(HistoryFile& file, const QString& path, const QString& source)
{
    const auto names = file.sourceNames();
    if (!names)
        return tl::unexpected(names.error());
    if (!source.isEmpty() && names->contains(source))
        return source;
    if (source.isEmpty() && names->size() == 1)
        return names->front();
    return fail(ErrorCode::NotFound, path.toStdString(),
                names->isEmpty() ? Message("the history is empty")
                                 : Message("choose one of the clusters in the history with --history-source: "
                                           + names->join(QStringLiteral(", ")).toStdString()));
}
} // namespace

Result<std::optional<usage::Ledger>> readLedger(const QString& path, const QString& source,
                                                Dimension dimension)
{
    if (!beginsAsSqlite(path))
        return std::optional<usage::Ledger>();
    const auto kind = kindOf(dimension);
    if (!kind)
        return fail(ErrorCode::Unsupported, path.toStdString(),
                    "a history has queues, users and groups: use --rows queue, user or group");
    auto file = HistoryFile::openForReading(path);
    if (!file)
        return tl::unexpected(std::move(file).error());
    const auto name = chosenSource(**file, path, source);
    if (!name)
        return tl::unexpected(name.error());
    return LedgerReader(**file, *name, *kind).read().map([](usage::Ledger ledger) {
        return std::optional(std::move(ledger));
    });
}
} // namespace quotadeck::history
