// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/diff/change.h"
#include "core/config/diff/comparisons.h"
#include "core/config/rules/rules.h"

#include <algorithm>
#include <compare>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <tuple>
#include <utility>

namespace quotadeck::config {
namespace {
/// A user or group of a limit: one name in its lists.
struct LimitSubject
{
    bool isGroup = false;
    std::string name; ///< "*" for the wildcard

    [[nodiscard]] bool isWildcard() const { return name == "*"; }
    friend auto operator<=>(const LimitSubject&, const LimitSubject&) = default;
};

/// The limits of one queue by subject.
///
/// Lifetime: that of the limits.
class SubjectLimits
{
public:
    struct Entry
    {
        const LimitConfig* limit
            = nullptr; ///< the last one where several name the subject, as in the scheduler
        std::size_t rank = 0; ///< position of the first mention, over all limits
        TextSpan span; ///< of the first mention
    };

    explicit SubjectLimits(const std::vector<LimitConfig>& limits);

    [[nodiscard]] const std::vector<LimitSubject>& inOrder() const { return m_inOrder; }
    /// nullptr when no limit names @p subject.
    [[nodiscard]] const Entry* find(const LimitSubject& subject) const;

private:
    std::vector<LimitSubject> m_inOrder; // by rank
    std::map<LimitSubject, Entry> m_entries;
};

SubjectLimits::SubjectLimits(const std::vector<LimitConfig>& limits)
{
    const auto add = [this](bool isGroup, const TextField& name, const LimitConfig& limit) {
        LimitSubject subject{isGroup, name.value};
        const auto [found, isNew] = m_entries.try_emplace(subject);
        found->second.limit = &limit;
        if (!isNew)
            return;
        found->second.rank = m_inOrder.size();
        found->second.span = name.span;
        m_inOrder.push_back(std::move(subject));
    };
    for (const LimitConfig& limit : limits) {
        for (const TextField& user : limit.users.value)
            add(false, user, limit);
        for (const TextField& group : limit.groups.value)
            add(true, group, limit);
    }
}

const SubjectLimits::Entry* SubjectLimits::find(const LimitSubject& subject) const
{
    const auto found = m_entries.find(subject);
    return found == m_entries.end() ? nullptr : &found->second;
}

/// "a, b, c and 4 more".
Message shortList(std::span<const std::string> names)
{
    constexpr std::size_t kShown = 5;
    const auto shown = names.size() <= kShown + 1 ? names : names.first(kShown);
    return fewOf({shown.begin(), shown.end()}, names.size());
}

/// "limit for user sue", "limit for users a, b and group c"; long lists are cut.
Message limitElement(const std::vector<LimitSubject>& subjects)
{
    std::vector<std::string> users;
    std::vector<std::string> groups;
    for (const LimitSubject& subject : subjects)
        (subject.isGroup ? groups : users).push_back(subject.name);
    const auto phrase = [](MessageTemplate form, const std::vector<std::string>& names) {
        return Message(form, Message::Count{names.size()}, shortList(names));
    };
    const Message ofUsers = phrase(QUOTADECK_COUNT_TEXT("diff", "users %1", "user %1"), users);
    const Message ofGroups = phrase(QUOTADECK_COUNT_TEXT("diff", "groups %1", "group %1"), groups);
    if (users.empty() || groups.empty())
        return {QUOTADECK_TEXT("diff", "limit for %1"), groups.empty() ? ofUsers : ofGroups};
    return {QUOTADECK_TEXT("diff", "limit for %1 and %2"), ofUsers, ofGroups};
}

void compareValues(const ChangeScope& scope, const LimitConfig& older, const LimitConfig& newer)
{
    compareQuantities(scope, QuantityRole::Limit, "maxresources", older.maxResources, newer.maxResources);
    compareApplications(scope, "maxapplications", older.maxApplications, newer.maxApplications);
}

/// "memory 10 GiB, 5 applications".
Message limitText(const LimitConfig& limit)
{
    std::vector<Message> parts;
    if (!limit.maxResources.value.empty())
        parts.push_back(quantitiesText(limit.maxResources));
    if (const auto count = limit.maxApplications.value; count != 0)
        parts.push_back(
            {QUOTADECK_COUNT_TEXT("diff", "%n applications", "%n application"), Message::Count{count}});
    if (parts.empty())
        return QUOTADECK_TEXT("diff", "nothing limited");
    return Message::joined(std::move(parts));
}

/// The subjects that change from one limit to another; nullptr for none.
struct Transition
{
    const LimitConfig* from = nullptr;
    const LimitConfig* to = nullptr;
    std::vector<LimitSubject> subjects;
};

std::vector<Transition> transitions(const SubjectLimits& older, const SubjectLimits& newer)
{
    std::vector<Transition> result;
    // Groups are separated from users where a limit is added or removed, because the effect is different.
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

/// Looser or tighter when all changes from @p from to @p to are; else Neutral.
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
    /// A limit that was added or removed as a whole.
    void addPresence(const ChangeScope& scope, const Transition& transition) const
    {
        const bool isAdded = transition.from == nullptr;
        const LimitConfig& limit = isAdded ? *transition.to : *transition.from;
        Change change;
        change.kind = isAdded ? ChangeKind::Added : ChangeKind::Removed;
        (isAdded ? change.newText : change.oldText) = limitText(limit).english();
        (isAdded ? change.newSpan : change.oldSpan) = limit.span;
        change.direction = isAdded ? Direction::Tighter : Direction::Looser;
        std::vector<Message> clauses;
        clauses.push_back(
            {isAdded ? QUOTADECK_TEXT("diff", "added: %1") : QUOTADECK_TEXT("diff", "removed: %1"),
             limitText(limit)});
        const bool isForGroups = transition.subjects.front().isGroup;
        const bool isWildcard = transition.subjects.size() == 1 && transition.subjects.front().isWildcard();
        const auto* wildcard = (isAdded ? m_older : m_newer).find({isForGroups, "*"});
        if (wildcard && !isWildcard) {
            change.direction = directionBesideWildcard(transition, *wildcard->limit);
            clauses.push_back(besideWildcard(transition, *wildcard->limit));
        }
        if (isForGroups)
            clauses.push_back(groupChoice(transition, isAdded));
        change.sentence = Message::joined(std::move(clauses), "; ");
        scope.add(std::move(change));
    }

    /// The wildcard limit applies to users without a limit of their own (ENF-2), and members of a group that is not
    /// named are counted under the wildcard (UGM-12).
    static Direction directionBesideWildcard(const Transition& transition, const LimitConfig& wildcard)
    {
        if (transition.subjects.front().isGroup)
            return Direction::Neutral;
        return transition.from == nullptr ? overallDirection(wildcard, *transition.to)
                                          : overallDirection(*transition.from, wildcard);
    }

    static Message besideWildcard(const Transition& transition, const LimitConfig& wildcard)
    {
        const bool isAdded = transition.from == nullptr;
        if (transition.subjects.front().isGroup)
            return isAdded
                ? QUOTADECK_TEXT(
                    "diff",
                    "members who were in no other group named here are no longer counted under group *")
                : QUOTADECK_TEXT(
                    "diff", "members who were in no other group named here are now counted under group *");
        return {isAdded ? QUOTADECK_TEXT("diff", "the limit for user * (%1) applied before")
                        : QUOTADECK_TEXT("diff", "the limit for user * (%1) applies instead"),
                limitText(wildcard)};
    }

    /// The named groups after those that were added or removed: for members of both the charged group changes.
    [[nodiscard]] Message groupChoice(const Transition& transition, bool isAdded) const
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
        return {isAdded ? QUOTADECK_TEXT("diff", "for users in both it matches before %1")
                        : QUOTADECK_TEXT("diff", "for users in both it matched before %1"),
                shortList(behind)};
    }

    const ChangeScope& m_scope;
    SubjectLimits m_older;
    SubjectLimits m_newer;
    StayingGroups m_olderStaying;
    StayingGroups m_newerStaying;
};

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
    return shortList(names).english();
}

std::string groupList(const std::vector<LimitSubject>& groups)
{
    std::vector<std::string> names;
    names.reserve(groups.size());
    for (const LimitSubject& group : groups)
        names.push_back(group.name);
    return shortList(names).english();
}

/// The smallest set of positions in @p ranks, a permutation, without which the rest ascends: the items that were moved.
/// Ascending. O(n log n).
std::vector<std::size_t> movedPositions(const std::vector<std::size_t>& ranks)
{
    // Longest ascending subsequence by patience: ends[k] is where the best run of length k + 1 ends.
    constexpr auto kNone = static_cast<std::size_t>(-1);
    std::vector<std::size_t> ends;
    std::vector<std::size_t> before(ranks.size(), kNone);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const auto place
            = std::ranges::lower_bound(ends, ranks[i], {}, [&ranks](std::size_t end) { return ranks[end]; });
        if (place != ends.begin())
            before[i] = *std::prev(place);
        if (place == ends.end())
            ends.push_back(i);
        else
            *place = i;
    }
    std::vector<bool> stays(ranks.size(), false);
    for (auto i = ends.empty() ? kNone : ends.back(); i != kNone; i = before[i])
        stays[i] = true;
    std::vector<std::size_t> moved;
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (!stays[i])
            moved.push_back(i);
    }
    return moved;
}

/// One "dev now matches before ops and qa" for each group that was moved.
std::vector<Message> movesOf(const CommonOrder& order)
{
    constexpr std::size_t kMost = 5; // a longer list would not be read
    std::vector<Message> moves;
    const auto moved = movedPositions(order.ranks);
    for (const std::size_t at : moved) {
        if (moves.size() == kMost) {
            moves.push_back(
                {QUOTADECK_COUNT_TEXT("diff", "%n more groups were moved", "%n more group was moved"),
                 Message::Count{moved.size() - kMost}});
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
            moves.push_back({QUOTADECK_TEXT("diff", "%1 now matches before %2"), name, shortList(overtaken)});
        if (!overtaking.empty())
            moves.push_back(
                {QUOTADECK_COUNT_TEXT("diff", "%1 now match before %2", "%1 now matches before %2"),
                 Message::Count{overtaking.size()}, shortList(overtaking), name});
    }
    return moves;
}

std::optional<TextSpan> placeOfFirst(const SubjectLimits& limits, const std::vector<LimitSubject>& order)
{
    return limits.find(order.front())->span;
}

/// Adds the changes of order in the limits of one queue. An application is charged to the first named group in
/// configuration order that its user belongs to, and under the wildcard only if there is none (UGM-12): only the order
/// of named groups has an effect.
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
            = {QUOTADECK_TEXT("diff",
                              "%1; applications of users in both are counted under the first that matches"),
               Message::joined(movesOf(groups), "; ")};
    } else {
        change.oldText = listText(all.older);
        change.newText = listText(all.newer);
        change.sentence = QUOTADECK_TEXT(
            "diff", "order changed without effect: only the order of named groups has an effect");
    }
    scope.of(change.hasEffect ? QUOTADECK_TEXT("diff", "group limits") : QUOTADECK_TEXT("diff", "limits"))
        .add(std::move(change));
}

using NameOfLimit = std::pair<bool, std::string>; ///< of a group or not

std::vector<NameOfLimit> namesOfLimit(const LimitConfig& limit)
{
    std::vector<NameOfLimit> names;
    for (const TextField& user : limit.users.value)
        names.emplace_back(false, user.value);
    for (const TextField& group : limit.groups.value)
        names.emplace_back(true, group.value);
    return names;
}
} // namespace

void compareLimits(const ChangeScope& scope, const std::vector<LimitConfig>& oldLimits,
                   const std::vector<LimitConfig>& newLimits)
{
    LimitDiff(scope, oldLimits, newLimits).run();
    compareLimitOrder(scope, oldLimits, newLimits);
}

std::vector<std::vector<Change>> changesByLimit(const std::vector<LimitConfig>& older,
                                                const std::vector<LimitConfig>& newer)
{
    std::map<NameOfLimit, std::size_t> places; // the last one counts where several have a name
    for (std::size_t index = 0; index < older.size(); ++index) {
        for (NameOfLimit& name : namesOfLimit(older[index]))
            places.insert_or_assign(std::move(name), index);
    }
    std::vector<std::vector<Change>> result;
    for (const LimitConfig& limit : newer) {
        std::set<std::size_t> before; // in the order of the text
        for (const NameOfLimit& name : namesOfLimit(limit)) {
            if (const auto found = places.find(name); found != places.end())
                before.insert(found->second);
        }
        std::vector<LimitConfig> relevant;
        for (const std::size_t index : before)
            relevant.push_back(older[index]);
        std::vector<Change> changes;
        compareLimits(ChangeScope(changes, {}, {}), relevant, {limit});
        std::erase_if(changes, [](const Change& change) {
            return change.kind == ChangeKind::Reordered
                || (change.kind == ChangeKind::Removed && change.field.empty());
        });
        result.push_back(std::move(changes));
    }
    return result;
}
} // namespace quotadeck::config
