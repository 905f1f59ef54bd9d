// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/stitch.h"

#include <algorithm>
#include <iterator>

namespace quotadeck::history {
namespace {
/// A line, and whether its ends lie at a border to time that the other side knows.
struct Piece
{
    Line line;
    bool isRemote = false;
};

const Answered* stretchAt(const std::vector<Answered>& stretches, Milliseconds time)
{
    const auto after = std::ranges::upper_bound(stretches, time, {}, &Answered::from);
    if (after == stretches.begin())
        return nullptr;
    const Answered& before = *std::prev(after);
    return time <= before.to ? &before : nullptr;
}

/// The parts of @p line in the time that is not in @p known.
void addOutside(std::vector<Piece>& pieces, const Line& line, const std::vector<Answered>& known)
{
    const auto borderBetween = [&known](Milliseconds before, Milliseconds time) {
        const auto next = std::ranges::lower_bound(known, before, {}, &Answered::from);
        return next != known.end() && next->from < time;
    };
    bool isOpen = false;
    for (const Point& point : line) {
        if (stretchAt(known, point.time)) {
            isOpen = false;
            continue;
        }
        if (!isOpen || borderBetween(pieces.back().line.back().time, point.time))
            pieces.push_back({{}, true});
        isOpen = true;
        pieces.back().line.push_back(point);
    }
}

std::vector<Line> stitchLines(const std::vector<Line>& local, const std::vector<Line>& remote,
                              const std::vector<Answered>& known, Milliseconds step)
{
    std::vector<Piece> pieces;
    for (const Line& line : remote)
        addOutside(pieces, line, known);
    for (const Line& line : local) {
        if (!line.empty())
            pieces.push_back({line, false});
    }
    std::ranges::stable_sort(pieces, {}, [](const Piece& piece) { return piece.line.front().time; });
    std::vector<Line> lines;
    bool wasRemote = false;
    for (Piece& piece : pieces) {
        const bool isAtBorder = !lines.empty() && wasRemote != piece.isRemote
            && piece.line.front().time - lines.back().back().time <= step;
        if (isAtBorder)
            lines.back().insert(lines.back().end(), piece.line.begin(), piece.line.end());
        else
            lines.push_back(std::move(piece.line));
        wasRemote = piece.isRemote;
    }
    return lines;
}

std::vector<Answered> joinedStretches(std::vector<Answered> stretches, const std::vector<Answered>& more)
{
    stretches.insert(stretches.end(), more.begin(), more.end());
    std::ranges::sort(stretches, {}, &Answered::from);
    std::vector<Answered> joined;
    for (const Answered& stretch : stretches) {
        if (!joined.empty() && stretch.from <= joined.back().to + Milliseconds(1))
            joined.back().to = std::max(joined.back().to, stretch.to);
        else
            joined.push_back(stretch);
    }
    return joined;
}
} // namespace

std::optional<Answered> unknownTime(const Reply& local, Milliseconds from, Milliseconds until,
                                    Milliseconds column)
{
    std::optional<Answered> unknown;
    const auto add = [&](Milliseconds begin, Milliseconds end) {
        if (end - begin < std::max(column, Milliseconds(1)))
            return;
        if (!unknown)
            unknown = Answered{begin, end};
        unknown->to = end;
    };
    Milliseconds begin = from;
    for (const Answered& stretch : local.answered) {
        if (stretch.from >= until)
            break;
        add(begin, stretch.from - Milliseconds(1));
        begin = std::max(begin, stretch.to + Milliseconds(1));
    }
    add(begin, until - Milliseconds(1));
    return unknown;
}

Reply stitch(const Reply& local, const Reply& remote, Milliseconds step)
{
    Reply result;
    result.lines.resize(local.lines.size());
    for (std::size_t index = 0; index < result.lines.size(); ++index)
        result.lines[index] = stitchLines(
            local.lines[index], index < remote.lines.size() ? remote.lines[index] : std::vector<Line>(),
            local.answered, step);
    result.answered = joinedStretches(local.answered, remote.answered);
    result.warnings = local.warnings;
    result.warnings.insert(result.warnings.end(), remote.warnings.begin(), remote.warnings.end());
    return result;
}
} // namespace quotadeck::history
