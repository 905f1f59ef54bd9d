// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/limitdiff.h"

#include "core/config/diff/limitsubject.h"
#include "core/config/diff/sequence.h"
#include "core/config/diff/valuediff.h"

#include <algorithm>
#include <map>
#include <span>
#include <tuple>
#include <utility>

namespace quotadeck::config {
namespace {
void compareValues(const ChangeScope& scope, const LimitConfig& older, const LimitConfig& newer)
{
    compareQuantities(scope, QuantityRole::Limit, "maxresources", older.maxResources, newer.maxResources);
    compareApplications(scope, "maxapplications", older.maxApplications, newer.maxApplications);
}

/// "memory 10 GiB, 5 applications".
std::string limitText(const LimitConfig& limit)
{
    std::string text = limit.maxResources.value.empty() ? "" : quantitiesText(limit.maxResources);
    if (const auto count = limit.maxApplications.value; count != 0)
        text += fmt::format("{}{} application{}", text.empty() ? "" : ", ", count, count == 1 ? "" : "s");
    return text.empty() ? "nothing limited" : text;
}

/// The subjects that go from one limit to another one, either nullptr for none.
struct Transition
{
    const LimitConfig* from = nullptr;
    const LimitConfig* to = nullptr;
    std::vector<LimitSubject> subjects;
};

std::vector<Transition> transitions(const SubjectLimits& older, const SubjectLimits& newer)
{
    std::vector<Transition> result;
    // Groups are kept apart from users where a limit comes or goes: that means different things for them.
    std::map<std::tuple<const LimitConfig*, const LimitConfig*, bool>, std::size_t> places;
    const auto add = [&](const LimitSubject& subject) {
        const auto* before = older.find(subject);
        const auto* after = newer.find(subject);
        const Transition transition{before ? before->limit : nullptr, after ? after->limit : nullptr, {}};
        const bool comesOrGoes = !before || !after;
        const auto key = std::tuple(transition.from, transition.to, comesOrGoes && subject.isGroup);
        const auto [place, isNew] = places.try_emplace(key, result.size());
        if (isNew)
            result.push_back(transition);
        result[place->second].subjects.push_back(subject);
    };
    for (const LimitSubject& subject : newer.inOrder())
        add(subject);
    for (const LimitSubject& subject : older.inOrder()) {
        if (!newer.find(subject))
            add(subject);
    }
    return result;
}

/// Looser or tighter when all that changes from @p from to @p to is; else Neutral.
Direction overallDirection(const LimitConfig& from, const LimitConfig& to)
{
    std::vector<Change> changes;
    compareValues(ChangeScope(changes, {}, {}), from, to);
    const auto are = [&changes](Direction direction) {
        return !changes.empty()
            && std::ranges::all_of(changes, [=](const Change& c) { return c.direction == direction; });
    };
    if (are(Direction::Looser))
        return Direction::Looser;
    return are(Direction::Tighter) ? Direction::Tighter : Direction::Neutral;
}

/// The named groups of one side that the other side has too, by rank.
struct StayingGroups
{
    std::vector<std::string> names;
    std::vector<std::size_t> ranks;

    StayingGroups(const SubjectLimits& side, const SubjectLimits& other)
    {
        for (std::size_t i = 0; i < side.inOrder().size(); ++i) {
            const LimitSubject& subject = side.inOrder()[i];
            if (!subject.isGroup || subject.isWildcard() || !other.find(subject))
                continue;
            names.push_back(subject.name);
            ranks.push_back(i);
        }
    }

    [[nodiscard]] std::span<const std::string> from(std::size_t rank) const
    {
        const auto first = std::ranges::lower_bound(ranks, rank) - ranks.begin();
        return std::span(names).subspan(static_cast<std::size_t>(first));
    }
};

class LimitDiff
{
public:
    LimitDiff(const ChangeScope& scope, const std::vector<LimitConfig>& oldLimits,
              const std::vector<LimitConfig>& newLimits)
        : m_scope(scope)
        , m_older(oldLimits)
        , m_newer(newLimits)
        , m_olderStaying(m_older, m_newer)
        , m_newerStaying(m_newer, m_older)
    {
    }

    void run() const
    {
        for (const Transition& transition : transitions(m_older, m_newer)) {
            const ChangeScope scope = m_scope.of(limitElement(transition.subjects));
            if (transition.from && transition.to) {
                compareText(scope, "limit", transition.from->description, transition.to->description);
                compareValues(scope, *transition.from, *transition.to);
            } else {
                addPresence(scope, transition);
            }
        }
    }

private:
    /// A limit that came or went, as a whole.
    void addPresence(const ChangeScope& scope, const Transition& transition) const
    {
        const bool isAdded = transition.from == nullptr;
        const LimitConfig& limit = isAdded ? *transition.to : *transition.from;
        Change change;
        change.kind = isAdded ? ChangeKind::Added : ChangeKind::Removed;
        (isAdded ? change.newText : change.oldText) = limitText(limit);
        (isAdded ? change.newSpan : change.oldSpan) = limit.span;
        change.direction = isAdded ? Direction::Tighter : Direction::Looser;
        change.sentence = fmt::format("{}: {}", isAdded ? "added" : "removed", limitText(limit));
        const bool isForGroups = transition.subjects.front().isGroup;
        const bool isWildcard = transition.subjects.size() == 1 && transition.subjects.front().isWildcard();
        const auto* wildcard = (isAdded ? m_older : m_newer).find({isForGroups, "*"});
        if (wildcard && !isWildcard)
            setAgainstWildcard(change, transition, *wildcard->limit);
        else if (isForGroups)
            change.sentence += groupChoice(transition, isAdded);
        scope.add(std::move(change));
    }

    /// Who has no limit of their own has the one for all others (ENF-2), and members of a group that is not named are
    /// counted under the wildcard (UGM-12).
    void setAgainstWildcard(Change& change, const Transition& transition, const LimitConfig& wildcard) const
    {
        const bool isAdded = transition.from == nullptr;
        if (transition.subjects.front().isGroup) {
            change.direction = Direction::Neutral;
            change.sentence += fmt::format("; members who were in no other group named here {} group *",
                                           isAdded ? "are no longer counted under" : "are now counted under");
            change.sentence += groupChoice(transition, isAdded);
            return;
        }
        change.direction = isAdded ? overallDirection(wildcard, *transition.to)
                                   : overallDirection(*transition.from, wildcard);
        change.sentence += fmt::format("; the limit for user * ({}) {}", limitText(wildcard),
                                       isAdded ? "applied before" : "applies instead");
    }

    /// Which named groups stand behind the ones that came or went: members of both change the group they count under.
    [[nodiscard]] std::string groupChoice(const Transition& transition, bool isAdded) const
    {
        const SubjectLimits& with = isAdded ? m_newer : m_older;
        std::size_t first = with.inOrder().size();
        for (const LimitSubject& subject : transition.subjects) {
            if (!subject.isWildcard())
                first = std::min(first, with.find(subject)->rank);
        }
        const auto behind = (isAdded ? m_newerStaying : m_olderStaying).from(first);
        if (behind.empty())
            return {};
        return fmt::format("; it {} before {} for those in both", isAdded ? "matches" : "matched",
                           shortList(behind));
    }

    const ChangeScope& m_scope;
    SubjectLimits m_older;
    SubjectLimits m_newer;
    StayingGroups m_olderStaying;
    StayingGroups m_newerStaying;
};
} // namespace

void compareLimits(const ChangeScope& scope, const std::vector<LimitConfig>& oldLimits,
                   const std::vector<LimitConfig>& newLimits)
{
    LimitDiff(scope, oldLimits, newLimits).run();
    compareLimitOrder(scope, oldLimits, newLimits);
}
} // namespace quotadeck::config
