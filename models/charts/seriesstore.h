// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/charts/eventmarks.h"
#include "models/charts/seriesbuffer.h"
#include "models/charts/seriescolumns.h"
#include "models/charts/serieskey.h"
#include "models/charts/timeaxis.h"

#include <array>
#include <functional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
class ChangeCursor;

/// Where charts take the past from: what was recorded in memory, or what was stored.
class SeriesSource
{
public:
    SeriesSource() = default;
    virtual ~SeriesSource() = default;

    /// The columns of each of @p keys, in their order, between two moments and one sample beyond either. Nothing is
    /// known before a series began, and nothing is invented in a gap.
    [[nodiscard]] virtual std::vector<SeriesColumns> read(std::span<const SeriesKey> keys,
                                                          const TimeWindow& window) const = 0;
    /// When the source answered, at least in @p window and one sample before it: from the first to the last sample of
    /// every stretch, ascending. What a series does not know in them was not there; between them nothing is known.
    [[nodiscard]] virtual std::vector<TimeSpan> answered(const TimeWindow& window) const = 0;

protected:
    SeriesSource(const SeriesSource&) = default;
    SeriesSource(SeriesSource&&) = default;
    SeriesSource& operator=(const SeriesSource&) = default;
    SeriesSource& operator=(SeriesSource&&) = default;
};

/// What every queue, user, group and elastic quota group used of every resource type over time, with what limits and guarantees it.
///
/// Memory: a series exists from the first use on, that of an elastic quota group from its first amount on. Series hold changes on a common time axis, 16 bytes each. The
///         axis keeps the last 100,000 samples; when all series together hold more than 4 million changes (64 MB),
///         the oldest quarter of the time is dropped for all. A series no longer known goes with its last change.
/// Units:  base units of the type, numbers of applications, percent; times in milliseconds since the epoch.
class SeriesStore final : public SeriesSource
{
public:
    struct Capacity
    {
        std::size_t samples = 100'000; // more than a day at one a second
        std::size_t changes = 4'000'000;
    };
    /// Who has most of something, the largest first.
    struct Ranking
    {
        std::vector<SeriesKey> largest;
        std::size_t others = 0; ///< how many more have something
    };

    SeriesStore() : SeriesStore(Capacity()) { }
    explicit SeriesStore(Capacity capacity) : m_capacity(capacity) { }

    /// Takes a sample of what @p update changes; all else has its value of before.
    void record(const SnapshotUpdate& update);
    /// Notes that the source failed at @p time: lines break there, until the next sample.
    void markGap(SystemTime time);
    /// Samples further apart than @p longest have a gap between them, which the source need not report; 0: there are none.
    void setSilence(std::chrono::milliseconds longest) { m_axis.setSilence(longest); }
    /// For another source or partition.
    void clear();

    [[nodiscard]] std::vector<SeriesColumns> read(std::span<const SeriesKey> keys,
                                                  const TimeWindow& window) const override;
    [[nodiscard]] std::vector<TimeSpan> answered(const TimeWindow& window) const override;
    /// What remains of @p total without @p parts, never below 0. What is not known of a part counts as 0.
    [[nodiscard]] SeriesColumns readRest(const SeriesKey& total, std::span<const SeriesKey> parts,
                                         const TimeWindow& window) const;
    /// The @p count subjects of @p kind with most of @p measure by the last sample. Only those that have something
    /// and whose id @p accepts, if given. For limits and headroom the subjects are
    /// ranked by their usage. Parents among elastic quota groups are left out: they are the sums of others.
    [[nodiscard]] Ranking top(SubjectKind kind, Measure measure, ResourceType type, std::size_t count,
                              const std::function<bool(const std::string& id)>& accepts = {}) const;
    /// All ids of @p kind that something was recorded of, sorted.
    [[nodiscard]] std::vector<std::string> ids(SubjectKind kind) const;
    /// The resource types that something was recorded of for @p kind, in the order of their names.
    [[nodiscard]] std::vector<ResourceType> types(SubjectKind kind) const;

    [[nodiscard]] const TimeAxis& axis() const { return m_axis; }
    [[nodiscard]] const EventMarks& marks() const { return m_marks; }
    /// Changes held by all series.
    [[nodiscard]] std::size_t changeCount() const { return m_changeCount; }

private:
    /// The buffers of one resource type.
    struct Amounts
    {
        ResourceType type;
        SeriesBuffer used;
        SeriesBuffer limit;
        SeriesBuffer guaranteed;
        SeriesBuffer pending;
        SeriesBuffer request;
        SeriesBuffer runtime;

        [[nodiscard]] std::array<SeriesBuffer*, 6> all()
        {
            return {&used, &limit, &guaranteed, &pending, &request, &runtime};
        }
    };
    struct Recorded
    {
        std::vector<Amounts> amounts;
        SeriesBuffer applications;
        SeriesBuffer applicationLimit;
        bool isParent = false; ///< of elastic quota groups
    };
    struct Subject
    {
        SubjectKind kind;
        std::string id;
        friend bool operator==(const Subject&, const Subject&) = default;
    };
    struct SubjectHash
    {
        std::size_t operator()(const Subject& subject) const;
    };
    struct Row;

    void recordGroups(Tick tick, const SnapshotUpdate& update);
    void recordRow(Tick tick, Subject subject, const Row& row);
    void recordGone(Tick tick, const Subject& subject);
    void put(SeriesBuffer& buffer, Tick tick, std::optional<Quantity> value);
    void makeRoom();
    void dropForgotten();
    [[nodiscard]] static bool forget(Recorded& recorded, Tick first);
    [[nodiscard]] const SeriesBuffer* find(const SeriesKey& key) const;
    [[nodiscard]] static const SeriesBuffer* find(const Recorded& recorded, Measure measure,
                                                  ResourceType type);
    [[nodiscard]] static double rank(const Recorded& recorded, Measure measure, ResourceType type);
    [[nodiscard]] std::vector<ChangeCursor> cursorsOf(std::span<const SeriesKey> parts, Tick start) const;

    Capacity m_capacity;
    TimeAxis m_axis;
    EventMarks m_marks;
    std::unordered_map<Subject, Recorded, SubjectHash> m_subjects;
    std::size_t m_changeCount = 0;
    Tick m_forgottenUntil = 0; // series still hold what was before the axis' first tick, from here on
};
} // namespace quotadeck::models
