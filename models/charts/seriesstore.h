// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/snapshot/snapshotdelta.h"
#include "models/charts/decimate.h"
#include "models/charts/seriesbuffer.h"
#include "models/charts/timeaxis.h"

#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

namespace quotadeck::models {
enum class SubjectKind { Queue, User, Group };

/// Whose and what: a queue's path or the name of a user or group, and a resource type.
struct SeriesKey
{
    SubjectKind kind = SubjectKind::Queue;
    std::string id;
    ResourceType type;

    friend bool operator==(const SeriesKey&, const SeriesKey&) = default;
};

/// What every queue, user and group used of every resource type over time, and its limit: a queue's maximum, a
/// person's limit at the root.
///
/// Memory: a series exists from the first use on. Series hold changes on a common time axis, 16 bytes each. The
///         axis keeps the last 7,200 samples; when all series together hold more than 4 million changes (64 MB),
///         the oldest quarter of the time is dropped for all. A series no longer known goes with its last change.
/// Units:  base units of the type; times in milliseconds since the epoch.
class SeriesStore
{
public:
    struct Capacity
    {
        std::size_t samples = 7200;
        std::size_t changes = 4'000'000;
    };

    SeriesStore() : SeriesStore(Capacity()) { }
    explicit SeriesStore(Capacity capacity) : m_capacity(capacity) { }

    /// Takes a sample of what @p update changes; all else has its value of before.
    void record(const SnapshotUpdate& update);
    /// Notes that the source failed at @p time: lines break there, until the next sample.
    void markGap(SystemTime time);
    /// For another source or partition.
    void clear();

    /// What @p key used between two moments and one sample beyond either; one line for each stretch without a gap
    /// in which it is known.
    [[nodiscard]] std::vector<Polyline> used(const SeriesKey& key, SystemTime from, SystemTime to) const;
    /// The limit of @p key, as used(); nothing where there is none.
    [[nodiscard]] std::vector<Polyline> limit(const SeriesKey& key, SystemTime from, SystemTime to) const;
    /// The @p count keys of @p kind and @p type that use most by the last sample, the largest first. Only those
    /// that use something and whose id @p accepts, if given.
    [[nodiscard]] std::vector<SeriesKey> top(SubjectKind kind, ResourceType type, std::size_t count,
                                             const std::function<bool(const std::string& id)>& accepts
                                             = {}) const;

    [[nodiscard]] const TimeAxis& axis() const { return m_axis; }
    [[nodiscard]] std::size_t seriesCount() const;
    /// Changes held by all series.
    [[nodiscard]] std::size_t changeCount() const { return m_changeCount; }

private:
    struct Series
    {
        ResourceType type;
        SeriesBuffer used;
        SeriesBuffer limit;
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

    void recordRow(Tick tick, Subject subject, ResourceView used, ResourceView limit);
    void recordGone(Tick tick, const Subject& subject);
    void put(SeriesBuffer& buffer, Tick tick, std::optional<Quantity> value);
    void makeRoom();
    void dropForgotten();
    [[nodiscard]] const Series* find(const SeriesKey& key) const;
    [[nodiscard]] std::vector<Polyline> lines(const SeriesBuffer& buffer, SystemTime from,
                                              SystemTime to) const;

    Capacity m_capacity;
    TimeAxis m_axis;
    std::unordered_map<Subject, std::vector<Series>, SubjectHash> m_subjects;
    std::size_t m_changeCount = 0;
    Tick m_forgottenUntil = 0; // series still hold what was before the axis' first tick, from here on
};
} // namespace quotadeck::models
