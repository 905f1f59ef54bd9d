// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/manager.h"

#include "core/access/usergroups.h"
#include "core/base/queuepath.h"
#include "core/base/result.h"
#include "core/base/strongid.h"
#include "core/resource/decision.h"
#include "core/resource/resource.h"
#include "core/ugm/managerstate.h"
#include "core/ugm/queuetracker.h"
#include "core/ugm/usagelisting.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace quotadeck::ugm {
using access::UserGroups;

namespace {
/// What is known of a user and one of its applications; the shard is locked while it is used.
struct Subject
{
    UserTracker* user = nullptr; ///< nullptr: not tracked
    TrackedApplication* app = nullptr; ///< nullptr: without usage

    /// True when it is known to which group the application is charged.
    [[nodiscard]] bool isSettled() const { return app && app->isGroupSettled; }

    /// Where the application is booked on exactly @p path, or nullptr.
    [[nodiscard]] Booking* bookingAt(std::string_view path) const
    {
        if (!app)
            return nullptr;
        const auto booking = std::ranges::find_if(
            app->bookings, [path](const Booking& candidate) { return *candidate.path == path; });
        return booking == app->bookings.end() ? nullptr : &*booking;
    }

    /// The same, but only where every level of user and group counts the application, so that nothing but amounts
    /// changes when it is booked again.
    [[nodiscard]] Booking* countedBookingAt(std::string_view path) const
    {
        Booking* const booking = isSettled() ? bookingAt(path) : nullptr;
        const bool isCounted
            = booking && booking->uncounted == 0 && (!app->group || booking->inGroup != QueueTracker::kNone);
        return isCounted ? booking : nullptr;
    }

    [[nodiscard]] HeldLevels heldByUser(std::string_view path) const
    {
        return app ? app->heldByUser(path) : HeldLevels();
    }
    [[nodiscard]] HeldLevels heldByGroup(std::string_view path) const
    {
        return app ? app->heldByGroup(path) : HeldLevels();
    }

    [[nodiscard]] const QueueTracker* queues() const { return user ? &user->queues : nullptr; }
};

[[nodiscard]] Subject findSubject(UserShard& shard, const UserName& user, std::size_t userHash,
                                  const ApplicationId& app);

// The four questions of an increase; @p path is lower case, a denial names its subject.
[[nodiscard]] Decision userMayRun(const ManagerState& state, const Subject& subject, const std::string& path,
                                  const UserGroups& user);
[[nodiscard]] Decision userHasRoom(const ManagerState& state, const Subject& subject, const std::string& path,
                                   const UserGroups& user, const Resource& usage);
[[nodiscard]] Decision groupMayRun(const Subject& subject, const QueueTracker* queues, const GroupName& name,
                                   const std::string& path);
[[nodiscard]] Decision groupHasRoom(const QueueTracker* queues, const GroupName& name,
                                    const std::string& path, const Resource& usage);

/// Calls @p ask with the queues of the group that @p subject is or would be charged to and its name; queues are
/// nullptr for a group without a tracker. Not called when it is charged to none.
template <typename Question>
void askGroup(const ManagerState& state, const Subject& subject, const QueuePath& queue,
              const UserGroups& user, Question ask)
{
    if (subject.isSettled()) {
        if (GroupTracker* const group = subject.app->group) {
            const std::lock_guard lock(group->mutex);
            ask(&group->queues, group->name);
        }
        return;
    }
    if (const auto name = state.limits->groupFor(queue, user.groups))
        state.groups.visit(*name, [&](const QueueTracker* queues) { ask(queues, *name); });
}

/// The whole of an increase. The shard of the user and then the group it is charged to are locked while it lives; what
/// it was made of must live as long.
class Increase
{
public:
    Increase(ManagerState& state, UserShard& shard, const Subject& subject, const QueuePath& queue,
             const ApplicationId& app, const UserGroups& user);
    Increase(const Increase&) = delete;
    Increase& operator=(const Increase&) = delete;
    ~Increase();

    [[nodiscard]] Decision check(const Resource& usage) const;
    void book(const Resource& usage);

private:
    TrackedApplication& application();
    Booking& addBooking(TrackedApplication& app);
    void countInGroup(Booking& booking);

    ManagerState& m_state;
    UserShard& m_shard;
    const QueuePath& m_queue;
    const ApplicationId& m_id;
    const UserGroups& m_user;
    Subject m_subject;
    GroupTracker* m_group = nullptr;
    bool m_isNewLink = false;
    std::unique_lock<AdaptiveMutex> m_groupLock;
};

/// Books on a queue in which the application runs already: most increases by far, without a look-up of the path.
/// False, and nothing booked, where that is not so. The shard is locked.
[[nodiscard]] bool bookAgain(const Subject& subject, const QueuePath& path, ResourceView usage);

/// Takes @p usage from a queue in which the application runs, and ends it there if it is over. The shard is locked.
void giveBack(ManagerState& state, UserShard& shard, const Subject& subject, Booking* booking,
              const ApplicationId& app, const Resource& usage, AppRemoval removal);

/// A decrease of a queue in which the application does not run. The design changes nothing then; the scheduler takes
/// the usage all the same (UGM-34), but no application ends where none runs. The shard is locked.
[[nodiscard]] Status giveBackElsewhere(ManagerState& state, UserShard& shard, const Subject& subject,
                                       const QueuePath& queue, const UserName& name, const Resource& usage);

Decision denied(std::optional<Denial> denial, DenialSubject subject, const std::string& name)
{
    if (denial) {
        denial->subject = subject;
        denial->name = name;
    }
    return Decision{std::move(denial)};
}

Subject findSubject(UserShard& shard, const UserName& user, std::size_t userHash, const ApplicationId& app)
{
    const auto known = shard.applications.find(ApplicationKeyView{user.text(), userHash, app.text()});
    if (known != shard.applications.end())
        return {known->first.user, &known->second};
    const auto tracker = shard.users.find(user);
    return {tracker == shard.users.end() ? nullptr : tracker->second.get(), nullptr};
}

Decision userMayRun(const ManagerState& state, const Subject& subject, const std::string& path,
                    const UserGroups& user)
{
    return denied(
        QueueTracker::applicationDenial(subject.queues(), path, subject.heldByUser(path), state.limits.get()),
        DenialSubject::User, user.user.text());
}

Decision userHasRoom(const ManagerState& state, const Subject& subject, const std::string& path,
                     const UserGroups& user, const Resource& usage)
{
    return denied(QueueTracker::resourceDenial(subject.queues(), path, usage, state.limits.get()),
                  DenialSubject::User, user.user.text());
}

Decision groupMayRun(const Subject& subject, const QueueTracker* queues, const GroupName& name,
                     const std::string& path)
{
    return denied(QueueTracker::applicationDenial(queues, path, subject.heldByGroup(path), nullptr),
                  DenialSubject::Group, name.text());
}

Decision groupHasRoom(const QueueTracker* queues, const GroupName& name, const std::string& path,
                      const Resource& usage)
{
    return denied(QueueTracker::resourceDenial(queues, path, usage, nullptr), DenialSubject::Group,
                  name.text());
}

Increase::Increase(ManagerState& state, UserShard& shard, const Subject& subject, const QueuePath& queue,
                   const ApplicationId& app, const UserGroups& user)
    : m_state(state)
    , m_shard(shard)
    , m_queue(queue)
    , m_id(app)
    , m_user(user)
    , m_subject(subject)
{
    if (m_subject.isSettled()) {
        m_group = m_subject.app->group;
    } else if (const auto name = state.limits->groupFor(queue, user.groups)) {
        m_group = &state.groups.link(*name);
        m_isNewLink = true;
    }
    if (m_group)
        m_groupLock = std::unique_lock(m_group->mutex);
}

Increase::~Increase()
{
    if (m_groupLock.owns_lock())
        m_groupLock.unlock();
    if (m_isNewLink) // denied: the group goes as it came
        m_state.groups.unlink(*m_group);
}

Decision Increase::check(const Resource& usage) const
{
    const std::string& path = m_queue.text();
    const QueueTracker* const shared = m_group ? &m_group->queues : nullptr;
    Decision decision = userMayRun(m_state, m_subject, path, m_user);
    if (decision.isAllowed() && m_group)
        decision = groupMayRun(m_subject, shared, m_group->name, path);
    if (decision.isAllowed())
        decision = userHasRoom(m_state, m_subject, path, m_user, usage);
    if (decision.isAllowed() && m_group)
        decision = groupHasRoom(shared, m_group->name, path, usage);
    return decision;
}

void Increase::book(const Resource& usage)
{
    TrackedApplication& app = application();
    Booking* booking = m_subject.bookingAt(m_queue.text());
    if (!booking)
        booking = &addBooking(app);
    else if (m_group)
        countInGroup(*booking);
    linkLimits(*m_subject.user, app, *booking);
    m_subject.user->queues.add(booking->inUser, usage);
    if (m_group)
        m_group->queues.add(booking->inGroup, usage);
}

TrackedApplication& Increase::application()
{
    if (!m_subject.user) {
        auto tracker = std::make_unique<UserTracker>(m_user.user, m_state.paths, m_state.limits);
        m_subject.user = tracker.get();
        m_shard.users.emplace(m_user.user, std::move(tracker));
    }
    if (!m_subject.app)
        m_subject.app = &m_shard.applications.try_emplace(ApplicationKey{m_subject.user, m_id}).first->second;
    m_subject.app->group = m_group;
    m_subject.app->isGroupSettled = true;
    m_isNewLink = false;
    return *m_subject.app;
}

Booking& Increase::addBooking(TrackedApplication& app)
{
    QueueTracker& queues = m_subject.user->queues;
    Booking booking;
    booking.inUser = queues.create(m_queue.text(), m_state.limits);
    booking.path = &queues.path(booking.inUser);
    queues.hold(booking.inUser);
    queues.addRunning(booking.inUser, m_subject.heldByUser(m_queue.text()));
    if (m_group)
        countInGroup(booking);
    return app.bookings.emplace_back(booking);
}

/// Makes every level of the group count the application.
void Increase::countInGroup(Booking& booking)
{
    const HeldLevels held = m_subject.heldByGroup(m_queue.text());
    if (booking.inGroup == QueueTracker::kNone) {
        booking.inGroup = m_group->queues.create(m_queue.text(), SharedLimits());
        m_group->queues.hold(booking.inGroup);
    } else if (booking.uncounted == 0) {
        return;
    }
    m_group->queues.addRunning(booking.inGroup, held);
    booking.uncounted = 0;
}

/// Locks the group of @p subject; an empty lock where the application has no group. Starts to load the rows of @p booking,
/// which another thread may have changed last: callers book the user first, while the rows of the group arrive.
[[nodiscard]] std::unique_lock<AdaptiveMutex> lockGroup(const Subject& subject, const Booking& booking)
{
    GroupTracker* const group = subject.app->group;
    if (group)
        __builtin_prefetch(group, 1);
    subject.user->queues.prefetch(booking.inUser);
    if (!group)
        return {};
    std::unique_lock lock(group->mutex);
    group->queues.prefetch(booking.inGroup);
    return lock;
}

bool bookAgain(const Subject& subject, const QueuePath& path, ResourceView usage)
{
    const Booking* const booking = subject.countedBookingAt(path.text());
    if (!booking || usage.isNil())
        return false;
    const auto lock = lockGroup(subject, *booking);
    subject.user->queues.add(booking->inUser, *usage.get());
    if (GroupTracker* const group = subject.app->group)
        group->queues.add(booking->inGroup, *usage.get());
    return true;
}

Status notTracked(const QueuePath& queue, const MessageTemplate& sentence, const std::string& name)
{
    return fail(ErrorCode::NotFound, queue.text(), Message(sentence, name));
}

/// Ends @p booking of @p subject, whose group is locked.
void endBooking(const Subject& subject, Booking* booking)
{
    const Booking ended = *booking;
    subject.app->bookings.erase(booking);
    QueueTracker& own = subject.user->queues;
    own.letGo(ended.inUser);
    own.removeRunning(ended.inUser, subject.heldByUser(*ended.path));
    own.prune(ended.inUser);
    if (ended.inGroup != QueueTracker::kNone)
        leaveGroup(subject.app->group->queues, *subject.app, ended, ended.uncounted);
}

/// Takes @p usage from @p path and above; where that node is missing, from what is above the deepest one there is
/// (UGM-34).
void subtractFrom(QueueTracker& queues, std::string_view path, const Resource& usage)
{
    const QueueTracker::NodeId node = queues.find(path);
    if (node != QueueTracker::kNone) {
        queues.subtract(node, usage);
        queues.prune(node);
        return;
    }
    while (queues.find(path) == QueueTracker::kNone)
        path = path.substr(0, path.rfind('.'));
    queues.subtract(queues.parent(queues.find(path)), usage);
}

void giveBack(ManagerState& state, UserShard& shard, const Subject& subject, Booking* booking,
              const ApplicationId& app, const Resource& usage, AppRemoval removal)
{
    UserTracker& user = *subject.user;
    GroupTracker* const group = subject.app->group;
    {
        const auto lock = lockGroup(subject, *booking);
        user.queues.subtract(booking->inUser, usage);
        if (group)
            group->queues.subtract(booking->inGroup, usage);
        if (removal == AppRemoval::Keep)
            return;
        endBooking(subject, booking);
    }
    if (!subject.app->bookings.empty()) // it runs in another queue (UGM-65)
        return;
    if (group)
        state.groups.unlink(*group);
    shard.applications.erase(ApplicationKeyView{user.name.text(), user.hash, app.text()});
    if (user.queues.isRemovable())
        shard.users.erase(UserName(user.name));
}

Status giveBackElsewhere(ManagerState& state, UserShard& shard, const Subject& subject,
                         const QueuePath& queue, const UserName& name, const Resource& usage)
{
    if (state.mode == Mode::Seed || !subject.user)
        return notTracked(queue, QUOTADECK_TEXT("ugm", "The user %1 has no usage in this queue."),
                          name.text());
    GroupTracker* const group = subject.app ? subject.app->group : nullptr;
    const auto lock = group ? std::unique_lock(group->mutex) : std::unique_lock<AdaptiveMutex>();
    const bool isUserTracked = subject.user->queues.find(queue.text()) != QueueTracker::kNone;
    const bool isGroupTracked = !group || group->queues.find(queue.text()) != QueueTracker::kNone;
    subtractFrom(subject.user->queues, queue.text(), usage);
    if (group)
        subtractFrom(group->queues, queue.text(), usage);
    if (!subject.app && subject.user->queues.isRemovable())
        shard.users.erase(name);
    if (!isUserTracked)
        return notTracked(queue, QUOTADECK_TEXT("ugm", "The user %1 has no usage in this queue."),
                          name.text());
    if (!isGroupTracked)
        return notTracked(queue, QUOTADECK_TEXT("ugm", "The group %1 has no usage in this queue."),
                          group->name.text());
    return {};
}

bool isTrackingPath(const QueuePath& lowered)
{
    const auto parts = lowered.parts();
    return !parts.empty() && parts.front() == "root" && !lowered.text().ends_with('.')
        && std::ranges::none_of(parts, [](std::string_view part) { return part.empty(); });
}

Status checkArguments(const QueuePath& lowered, const ApplicationId& app, const UserName& user,
                      ResourceView usage)
{
    std::optional<Message> problem;
    if (!isTrackingPath(lowered))
        problem = QUOTADECK_TEXT(
            "ugm", "The queue path must be \"root\" or start with \"root.\", without an empty part.");
    else if (app.isEmpty())
        problem = QUOTADECK_TEXT("ugm", "The application has no ID.");
    else if (user.isEmpty())
        problem = QUOTADECK_TEXT("ugm", "The user has no name.");
    else if (usage.isNil())
        problem = QUOTADECK_TEXT("ugm", "There is no usage to book.");
    if (problem)
        return fail(ErrorCode::InvalidArgument, lowered.text(), *std::move(problem));
    return {};
}
} // namespace

Manager::Manager(Mode mode) : m_state(std::make_unique<ManagerState>(mode)) { }
Manager::~Manager() = default;
Manager::Manager(Manager&&) noexcept = default;
Manager& Manager::operator=(Manager&&) noexcept = default;

Manager Manager::restored(const TrackedUsage& usage, Limits limits, Mode mode)
{
    Manager manager(mode);
    restoreUsage(*manager.m_state, usage);
    manager.applyLimits(std::move(limits));
    return manager;
}

void Manager::applyLimits(Limits limits)
{
    auto next = std::make_shared<const Limits>(std::move(limits));
    const auto locks = m_state->lockAll();
    updateLimits(*m_state, std::move(next));
}

Status Manager::increase(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                         ResourceView usage)
{
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    if (bookAgain(subject, path, usage))
        return {};
    const QueuePath queue = path.lowered();
    if (Status status = checkArguments(queue, app, user.user, usage); !status)
        return status;
    Increase(*m_state, shard, subject, queue, app, user).book(*usage.get());
    return {};
}

Result<Decision> Manager::tryIncrease(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                                      ResourceView usage)
{
    const QueuePath queue = path.lowered();
    if (Status status = checkArguments(queue, app, user.user, usage); !status)
        return tl::unexpected(status.error());
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    Increase increase(*m_state, shard, findSubject(shard, user.user, hash, app), queue, app, user);
    Decision decision = increase.check(*usage.get());
    if (decision.isAllowed())
        increase.book(*usage.get());
    return decision;
}

Status Manager::decrease(const QueuePath& path, const ApplicationId& app, const UserName& user,
                         ResourceView usage, AppRemoval removal)
{
    const std::size_t hash = TextHash()(user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user, hash, app);
    if (Booking* const booking = subject.bookingAt(path.text()); booking && !usage.isNil()) {
        giveBack(*m_state, shard, subject, booking, app, *usage.get(), removal);
        return {};
    }
    const QueuePath queue = path.lowered();
    if (Status status = checkArguments(queue, app, user, usage); !status)
        return status;
    Booking* const booking = subject.bookingAt(queue.text());
    if (!booking)
        return giveBackElsewhere(*m_state, shard, subject, queue, user, *usage.get());
    giveBack(*m_state, shard, subject, booking, app, *usage.get(), removal);
    return {};
}

std::optional<Resource> Manager::headroom(const QueuePath& path, const ApplicationId& app,
                                          const UserGroups& user) const
{
    std::optional<Resource> result;
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    if (const Booking* const booking = subject.countedBookingAt(path.text())) {
        // The group is locked before either is asked, as a lock waits for every load before it, and asked first: few
        // groups stay in the cache while the user's nodes come from further away.
        GroupTracker* const group = subject.app->group;
        const auto groupLock = group ? std::unique_lock(group->mutex) : std::unique_lock<AdaptiveMutex>();
        if (group)
            group->queues.lowerHeadroomFrom(booking->limitedInGroup, result);
        subject.user->queues.lowerHeadroomFrom(booking->limitedInUser, result);
        return result;
    }
    const QueuePath queue = path.lowered();
    QueueTracker::lowerHeadroom(result, subject.queues(), queue.text(), m_state->limits.get());
    askGroup(*m_state, subject, queue, user, [&](const QueueTracker* queues, const GroupName&) {
        QueueTracker::lowerHeadroom(result, queues, queue.text(), nullptr);
    });
    return result;
}

Decision Manager::canRun(const QueuePath& path, const ApplicationId& app, const UserGroups& user) const
{
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    if (subject.countedBookingAt(path.text()))
        return {}; // it runs here already, so it is counted at every level
    const QueuePath queue = path.lowered();
    Decision decision = userMayRun(*m_state, subject, queue.text(), user);
    if (decision.isAllowed()) {
        askGroup(*m_state, subject, queue, user, [&](const QueueTracker* queues, const GroupName& name) {
            decision = groupMayRun(subject, queues, name, queue.text());
        });
    }
    return decision;
}

Decision Manager::fits(const QueuePath& path, const ApplicationId& app, const UserGroups& user,
                       const Resource& usage) const
{
    const QueuePath queue = path.lowered();
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    Decision decision = userHasRoom(*m_state, subject, queue.text(), user, usage);
    if (decision.isAllowed()) {
        askGroup(*m_state, subject, queue, user, [&](const QueueTracker* queues, const GroupName& name) {
            decision = groupHasRoom(queues, name, queue.text(), usage);
        });
    }
    return decision;
}

LimitTrace Manager::trace(const QueuePath& path, const ApplicationId& app, const UserGroups& user) const
{
    const QueuePath queue = path.lowered();
    const std::size_t hash = TextHash()(user.user.text());
    UserShard& shard = m_state->shardOf(hash);
    const std::lock_guard lock(shard.mutex);
    const Subject subject = findSubject(shard, user.user, hash, app);
    LimitTrace result;
    result.user = QueueTracker::levels(subject.queues(), queue.text(), subject.heldByUser(queue.text()),
                                       m_state->limits.get());
    result.isGroupSettled = subject.isSettled();
    askGroup(*m_state, subject, queue, user, [&](const QueueTracker* queues, const GroupName& name) {
        result.group = name;
        result.groupLevels
            = QueueTracker::levels(queues, queue.text(), subject.heldByGroup(queue.text()), nullptr);
    });
    return result;
}

std::shared_ptr<const Limits> Manager::limits() const
{
    const std::lock_guard lock(m_state->shards.front().mutex);
    return m_state->limits;
}

TrackedUsage Manager::usage() const
{
    const auto locks = m_state->lockAll();
    return {listUsers(*m_state), listGroups(*m_state)};
}

std::vector<UserUsage> Manager::users() const
{
    const auto locks = m_state->lockAll();
    return listUsers(*m_state);
}

std::vector<GroupUsage> Manager::groups() const
{
    const auto locks = m_state->lockAll();
    return listGroups(*m_state);
}
} // namespace quotadeck::ugm
