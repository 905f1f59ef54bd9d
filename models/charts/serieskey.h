// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resource/resource.h"

#include <optional>
#include <string>

namespace quotadeck::models {
/// The order is kept in settings: new ones go to the end.
enum class SubjectKind { Queue, User, Group, ElasticGroup };
inline constexpr SubjectKind kLastSubjectKind = SubjectKind::ElasticGroup;

/// What is measured of a subject. The order is kept in settings: new ones go to the end.
enum class Measure {
    Used,
    Limit, ///< a queue's maximum, a person's limit at the root, the max of an elastic quota group
    Guaranteed, ///< of queues; the min of an elastic quota group
    Headroom, ///< the least of limit minus used up to the root; may be negative
    Pending, ///< queues only
    Applications, ///< running ones, of no resource type
    ApplicationLimit,
    Share, ///< used in percent of the limit
    Request, ///< elastic quota groups only, as the next
    Runtime,
};
inline constexpr Measure kLastMeasure = Measure::Runtime;

/// Whose, of what and what: a queue's path or the name of a user, a group or an elastic quota group, a resource type, and the
/// measure.
struct SeriesKey
{
    SubjectKind kind = SubjectKind::Queue;
    std::string id;
    ResourceType type; ///< of no meaning for numbers of applications
    Measure measure = Measure::Used;

    friend bool operator==(const SeriesKey&, const SeriesKey&) = default;
};

/// What limits @p measure; nothing when there is no such thing.
[[nodiscard]] constexpr std::optional<Measure> limitOf(Measure measure)
{
    switch (measure) {
    case Measure::Used:
        return Measure::Limit;
    case Measure::Applications:
        return Measure::ApplicationLimit;
    default:
        return std::nullopt;
    }
}
} // namespace quotadeck::models
