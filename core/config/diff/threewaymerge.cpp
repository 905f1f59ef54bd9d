// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/threewaymerge.h"

#include "core/config/diff/change.h"
#include "core/config/diff/textdiff.h"

#include <algorithm>

namespace quotadeck::config {
namespace {
using Parts = std::vector<Merge::Part>;

/// How insertions of both sides at the same place are merged: two new limits are no conflict, two new texts may be one.
enum class SamePlace { TakeBoth, Conflict };

/// A part of the base that at least one side changed, and the same part on both sides.
struct Region
{
    std::size_t baseBegin = 0;
    std::size_t baseEnd = 0;
    std::size_t oursBegin = 0;
    std::size_t oursEnd = 0;
    std::size_t theirsBegin = 0;
    std::size_t theirsEnd = 0;
};

bool overlap(const Hunk& left, const Hunk& right)
{
    if (left.oldBegin == right.oldBegin && left.oldEnd == right.oldEnd)
        return true;
    return left.oldBegin < right.oldEnd && right.oldBegin < left.oldEnd;
}

/// Walks through the changes of both sides in step.
class RegionWalk
{
public:
    RegionWalk(const std::vector<Hunk>& ours, const std::vector<Hunk>& theirs)
        : m_ours(ours)
        , m_theirs(theirs)
    {
    }

    std::optional<Region> next()
    {
        if (m_our == m_ours.size() && m_their == m_theirs.size())
            return std::nullopt;
        const bool isOurs = m_their == m_theirs.size() || (m_our < m_ours.size() && comesFirst());
        Hunk reach = isOurs ? m_ours[m_our] : m_theirs[m_their];
        const std::size_t firstOur = m_our;
        const std::size_t firstTheir = m_their;
        for (bool grew = true; grew;) {
            grew = take(m_ours, m_our, reach);
            grew = take(m_theirs, m_their, reach) || grew;
        }
        Region region{reach.oldBegin, reach.oldEnd, 0, 0, 0, 0};
        project(m_ours, firstOur, m_our, region, region.oursBegin, region.oursEnd, m_ourShift);
        project(m_theirs, firstTheir, m_their, region, region.theirsBegin, region.theirsEnd, m_theirShift);
        return region;
    }

private:
    [[nodiscard]] bool comesFirst() const
    {
        const Hunk& our = m_ours[m_our];
        const Hunk& their = m_theirs[m_their];
        return std::pair(our.oldBegin, our.oldEnd) <= std::pair(their.oldBegin, their.oldEnd);
    }

    static bool take(const std::vector<Hunk>& hunks, std::size_t& at, Hunk& reach)
    {
        if (at == hunks.size() || !overlap(hunks[at], reach))
            return false;
        reach.oldBegin = std::min(reach.oldBegin, hunks[at].oldBegin);
        reach.oldEnd = std::max(reach.oldEnd, hunks[at].oldEnd);
        ++at;
        return true;
    }

    /// The region on one side; @p shift is the difference in position between that side and the base before it.
    static void project(const std::vector<Hunk>& hunks, std::size_t first, std::size_t last,
                        const Region& region, std::size_t& begin, std::size_t& end, std::ptrdiff_t& shift)
    {
        begin = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(region.baseBegin) + shift);
        for (std::size_t i = first; i < last; ++i)
            shift += static_cast<std::ptrdiff_t>(hunks[i].newEnd - hunks[i].newBegin)
                - static_cast<std::ptrdiff_t>(hunks[i].oldEnd - hunks[i].oldBegin);
        end = static_cast<std::size_t>(static_cast<std::ptrdiff_t>(region.baseEnd) + shift);
    }

    const std::vector<Hunk>& m_ours;
    const std::vector<Hunk>& m_theirs;
    std::size_t m_our = 0;
    std::size_t m_their = 0;
    std::ptrdiff_t m_ourShift = 0;
    std::ptrdiff_t m_theirShift = 0;
};

/// Merges piece by piece; a region that both changed is merged by finer pieces first.
class TextMerge
{
public:
    explicit TextMerge(SamePlace samePlace) : m_samePlace(samePlace) { }

    [[nodiscard]] Parts lines(std::string_view base, std::string_view ours, std::string_view theirs)
    {
        return merged(linesOf(base), linesOf(ours), linesOf(theirs), true);
    }

private:
    struct Sides
    {
        std::string_view base;
        std::string_view ours;
        std::string_view theirs;
    };

    [[nodiscard]] Parts merged(const Pieces& base, const Pieces& ours, const Pieces& theirs, bool areLines)
    {
        const auto ourHunks = differences(base, ours);
        const auto theirHunks = differences(base, theirs);
        RegionWalk walk(ourHunks, theirHunks);
        Parts parts;
        std::size_t done = 0;
        while (const auto region = walk.next()) {
            parts.push_back({std::string(joined(base, done, region->baseBegin)), {}});
            const Sides sides{joined(base, region->baseBegin, region->baseEnd),
                              joined(ours, region->oursBegin, region->oursEnd),
                              joined(theirs, region->theirsBegin, region->theirsEnd)};
            if (areLines)
                settleLines(parts, sides, static_cast<int>(region->oursBegin) + 1);
            else if (!settle(parts, sides))
                parts.push_back(conflictOf(sides, 0));
            done = region->baseEnd;
        }
        parts.push_back({std::string(joined(base, done, base.size())), {}});
        return parts;
    }

    /// False where both sides changed the same part in different ways.
    [[nodiscard]] bool settle(Parts& parts, const Sides& sides) const
    {
        if (sides.ours == sides.theirs || sides.theirs == sides.base)
            parts.push_back({std::string(sides.ours), {}});
        else if (sides.ours == sides.base)
            parts.push_back({std::string(sides.theirs), {}});
        else if (sides.base.empty() && m_samePlace == SamePlace::TakeBoth)
            parts.push_back({std::string(sides.theirs) + std::string(sides.ours), {}});
        else
            return false;
        return true;
    }

    static Merge::Part conflictOf(const Sides& sides, int line)
    {
        return {
            {},
            MergeConflict{line, std::string(sides.base), std::string(sides.ours), std::string(sides.theirs)}};
    }

    /// Lines that both changed: compared one by one when there are equally many, so that a value in conflict does not
    /// include its neighbours.
    void settleLines(Parts& parts, const Sides& sides, int line)
    {
        if (settle(parts, sides) || settleByTokens(parts, sides))
            return;
        const Pieces base = linesOf(sides.base);
        const Pieces ours = linesOf(sides.ours);
        const Pieces theirs = linesOf(sides.theirs);
        if (base.size() < 2 || base.size() != ours.size() || base.size() != theirs.size()) {
            parts.push_back(conflictOf(sides, line));
            return;
        }
        for (std::size_t i = 0; i < base.size(); ++i)
            settleLines(parts, {base[i], ours[i], theirs[i]}, line + static_cast<int>(i));
    }

    [[nodiscard]] bool settleByTokens(Parts& parts, const Sides& sides)
    {
        if (sides.base.empty() || sides.ours.empty() || sides.theirs.empty())
            return false;
        Parts finer = merged(tokensOf(sides.base), tokensOf(sides.ours), tokensOf(sides.theirs), false);
        if (std::ranges::any_of(finer, [](const Merge::Part& part) { return part.conflict.has_value(); }))
            return false;
        std::ranges::move(finer, std::back_inserter(parts));
        return true;
    }

    SamePlace m_samePlace;
};

/// The changes of both sides, without repetition.
std::vector<Change> together(std::vector<Change> ours, std::vector<Change> theirs)
{
    std::vector<Change> all;
    std::ranges::set_union(sortedByIdentity(std::move(ours)), sortedByIdentity(std::move(theirs)),
                           std::back_inserter(all), saysLess);
    return all;
}
} // namespace

std::vector<MergeConflict> Merge::conflicts() const
{
    std::vector<MergeConflict> conflicts;
    for (const Part& part : m_parts) {
        if (part.conflict)
            conflicts.push_back(*part.conflict);
    }
    return conflicts;
}

std::string Merge::text(const std::vector<MergeSide>& choices) const
{
    std::string text;
    auto choice = choices.begin();
    for (const Part& part : m_parts) {
        text += part.text;
        if (part.conflict)
            text += *choice++ == MergeSide::Ours ? part.conflict->ours : part.conflict->theirs;
    }
    return text;
}

Result<Merge> merge(std::string_view base, std::string_view ours, std::string_view theirs)
{
    return merge(base, ours, theirs, changesSince(base));
}

Result<Merge> merge(std::string_view base, std::string_view ours, std::string_view theirs,
                    const Comparison& compare)
{
    const auto ourChanges = compare(base, ours);
    if (!ourChanges)
        return tl::unexpected(ourChanges.error());
    const auto theirChanges = compare(base, theirs);
    if (!theirChanges)
        return tl::unexpected(theirChanges.error());
    const auto wanted = together(*ourChanges, *theirChanges);
    for (const auto samePlace : {SamePlace::TakeBoth, SamePlace::Conflict}) {
        Merge result(TextMerge(samePlace).lines(base, ours, theirs));
        if (!result.conflicts().empty())
            return result;
        const auto changes = compare(base, result.text({}));
        if (changes && sayTheSame(*changes, wanted))
            return result;
    }
    return Merge({{{}, MergeConflict{1, std::string(base), std::string(ours), std::string(theirs)}}});
}

Merge mergeLines(std::string_view base, std::string_view ours, std::string_view theirs)
{
    return Merge(TextMerge(SamePlace::Conflict).lines(base, ours, theirs));
}
} // namespace quotadeck::config
