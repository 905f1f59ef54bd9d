// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/limitdiff.h"
#include "core/config/diff/limitsubject.h"
#include "core/config/diff/sequence.h"

#include <algorithm>
#include <fmt/ranges.h>
#include <map>

namespace quotadeck::config {
namespace {
/// The subjects that both sides have, in the order of each.
struct CommonOrder
{
    std::vector<LimitSubject> older;
    std::vector<LimitSubject> newer;
    std::vector<std::size_t> ranks; ///< of each in newer, its position in older

    template <typename Takes>
    CommonOrder(const SubjectLimits& oldLimits, const SubjectLimits& newLimits, Takes takes)
    {
        std::map<LimitSubject, std::size_t> positions;
        for (const LimitSubject& subject : oldLimits.inOrder()) {
            if (!takes(subject) || !newLimits.find(subject))
                continue;
            positions.emplace(subject, older.size());
            older.push_back(subject);
        }
        for (const LimitSubject& subject : newLimits.inOrder()) {
            const auto position = positions.find(subject);
            if (position == positions.end())
                continue;
            ranks.push_back(position->second);
            newer.push_back(subject);
        }
    }

    [[nodiscard]] bool isKept() const { return older == newer; }
};

std::string listText(const std::vector<LimitSubject>& subjects)
{
    std::vector<std::string> names;
    names.reserve(subjects.size());
    for (const LimitSubject& subject : subjects)
        names.push_back(fmt::format("{} {}", subject.isGroup ? "group" : "user", subject.name));
    return shortList(names);
}

std::string groupList(const std::vector<LimitSubject>& groups)
{
    std::vector<std::string> names;
    names.reserve(groups.size());
    for (const LimitSubject& group : groups)
        names.push_back(group.name);
    return shortList(names);
}

/// One "dev now matches before ops and qa" for each group that was moved.
std::vector<std::string> movesOf(const CommonOrder& order)
{
    constexpr std::size_t kMost = 5; // of an order that was shuffled nobody reads more
    std::vector<std::string> moves;
    const auto moved = movedPositions(order.ranks);
    for (const std::size_t at : moved) {
        if (moves.size() == kMost) {
            moves.push_back(fmt::format("{} more groups were moved", moved.size() - kMost));
            break;
        }
        std::vector<std::string> overtaken;
        std::vector<std::string> overtaking;
        for (std::size_t other = 0; other < order.newer.size(); ++other) {
            const bool wasBefore = order.ranks[at] < order.ranks[other];
            if (wasBefore == (at < other))
                continue;
            (wasBefore ? overtaking : overtaken).push_back(order.newer[other].name);
        }
        const std::string& name = order.newer[at].name;
        if (!overtaken.empty())
            moves.push_back(fmt::format("{} now matches before {}", name, shortList(overtaken)));
        if (!overtaking.empty())
            moves.push_back(fmt::format("{} now match{} before {}", shortList(overtaking),
                                        overtaking.size() == 1 ? "es" : "", name));
    }
    return moves;
}

std::optional<TextSpan> placeOfFirst(const SubjectLimits& limits, const std::vector<LimitSubject>& order)
{
    return limits.find(order.front())->span;
}
} // namespace

void compareLimitOrder(const ChangeScope& scope, const std::vector<LimitConfig>& oldLimits,
                       const std::vector<LimitConfig>& newLimits)
{
    const SubjectLimits older(oldLimits);
    const SubjectLimits newer(newLimits);
    const CommonOrder groups(older, newer,
                             [](const LimitSubject& s) { return s.isGroup && !s.isWildcard(); });
    const CommonOrder all(older, newer, [](const LimitSubject&) { return true; });
    if (all.isKept())
        return;
    Change change;
    change.kind = ChangeKind::Reordered;
    change.field = "limits";
    change.hasEffect = !groups.isKept();
    const CommonOrder& shown = change.hasEffect ? groups : all;
    change.oldSpan = placeOfFirst(older, shown.older);
    change.newSpan = placeOfFirst(newer, shown.newer);
    if (change.hasEffect) {
        change.oldText = groupList(groups.older);
        change.newText = groupList(groups.newer);
        change.sentence
            = fmt::format("{}; applications of users in both are counted under the first that matches",
                          fmt::join(movesOf(groups), "; "));
    } else {
        change.oldText = listText(all.older);
        change.newText = listText(all.newer);
        change.sentence = "order changed without effect: only the order of named groups decides";
    }
    scope.of(change.hasEffect ? "group limits" : "limits").add(std::move(change));
}
} // namespace quotadeck::config
