// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/resource/resourceops.h"
#include "core/ugm/manager.h"
#include "core/ugm/replay.h"
#include "tests/support/limitstext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <random>
#include <set>
#include <tuple>

namespace tst_managermodel {
using namespace quotadeck;
using quotadeck::test::rootLimits;

namespace {
const std::array<const char*, 4> kLeaves = {"root.a.x", "root.a.y", "root.b", "root.c.z.deep"};
const std::array<const char*, 4> kUsers = {"ann", "bob", "cid", "dee"};
const std::array<std::vector<GroupName>, 4> kMemberships
    = {std::vector{GroupName("dev")}, std::vector{GroupName("qa"), GroupName("dev")},
       std::vector{GroupName("hr")}, std::vector<GroupName>()};

const std::array<const char*, 3> kConfigurations = {
    "limits: [{users: [ann], maxresources: {memory: 60}, maxapplications: 3}, {users: ['*'], maxresources: "
    "{memory: 80, gpu: 6}}, {groups: [dev], maxresources: {memory: 90}}, {groups: ['*'], maxapplications: "
    "2}], "
    "queues: [{name: a, limits: [{groups: [qa], maxresources: {gpu: 4}}], queues: [{name: x, limits: "
    "[{users: "
    "['*'], maxapplications: 2}]}, {name: y}]}, {name: b, limits: [{users: [bob], maxresources: {gpu: 0, "
    "memory: "
    "50}}]}]",
    "limits: [{users: ['*'], maxresources: {memory: 40}}, {groups: [dev, qa], maxapplications: 3}]",
    "queues: [{name: a, limits: [{users: [ann, bob], maxresources: {memory: 30}}, {users: ['*'], "
    "maxresources: "
    "{memory: 20}}]}, {name: c, limits: [{groups: ['*'], maxresources: {memory: 25}}]}]"};

/// One application: where it runs, for whom, and what it has.
struct App
{
    QueuePath queue;
    std::size_t user = 0;
    std::optional<GroupName> group;
    Resource used;
};

/// The tracker written down naively: nothing but a list of applications, summed up on every question.
class Reference
{
public:
    std::map<ApplicationId, App> apps;
    ugm::Limits limits;

    using Usage = std::map<std::string, std::pair<Resource, std::set<ApplicationId>>>; // by path

    template <typename Predicate>
    [[nodiscard]] Usage usageOf(Predicate isCharged) const
    {
        Usage result;
        for (const auto& [id, app] : apps) {
            if (!isCharged(app))
                continue;
            for (QueuePath path = app.queue; !path.isEmpty(); path = path.parent()) {
                auto& [used, running] = result[path.text()];
                addTo(used, app.used);
                running.insert(id);
            }
        }
        return result;
    }

    [[nodiscard]] Usage ofUser(std::size_t user) const
    {
        return usageOf([user](const App& app) { return app.user == user; });
    }

    [[nodiscard]] Usage ofGroup(const GroupName& group) const
    {
        return usageOf([&group](const App& app) { return app.group == group; });
    }

    [[nodiscard]] bool allows(const ApplicationId& id, const App& app, const Resource& asked) const
    {
        const Usage own = ofUser(app.user);
        const Usage shared = app.group ? ofGroup(*app.group) : Usage();
        for (QueuePath path = app.queue; !path.isEmpty(); path = path.parent()) {
            if (!within(userLimit(path, app.user), own, path, id, asked)
                || (app.group && !within(groupLimit(path, *app.group), shared, path, id, asked)))
                return false;
        }
        return true;
    }

private:
    [[nodiscard]] ugm::Limit userLimit(const QueuePath& path, std::size_t user) const
    {
        if (const auto queue = limits.queues().find(path.text()); queue != limits.queues().end()) {
            const auto own = queue->second.users.find(UserName(kUsers.at(user)));
            if (own != queue->second.users.end())
                return own->second;
        }
        const auto wildcard = limits.userWildcards().find(path.text());
        return wildcard == limits.userWildcards().end() ? ugm::Limit{} : wildcard->second;
    }

    [[nodiscard]] ugm::Limit groupLimit(const QueuePath& path, const GroupName& group) const
    {
        const auto queue = limits.queues().find(path.text());
        if (queue == limits.queues().end())
            return {};
        const auto limit = queue->second.groups.find(group);
        return limit == queue->second.groups.end() ? ugm::Limit{} : limit->second;
    }

    static bool within(const ugm::Limit& limit, const Usage& usage, const QueuePath& path,
                       const ApplicationId& id, const Resource& asked)
    {
        const auto node = usage.find(path.text());
        const Resource used = node == usage.end() ? Resource{} : node->second.first;
        const auto running = node == usage.end() ? std::set<ApplicationId>() : node->second.second;
        if (limit.maxApplications > 0 && !running.contains(id) && running.size() >= limit.maxApplications)
            return false;
        return isZero(limit.maxResources)
            || fitInMaxUndef(subtractOnlyExisting(limit.maxResources, used), asked);
    }
};

void compare(const std::vector<UsageNode>& nodes, Reference::Usage expected)
{
    for (const UsageNode& node : nodes) {
        const auto match = expected.find(node.path.text());
        const Resource used = match == expected.end() ? Resource{} : match->second.first;
        const auto running = match == expected.end() ? std::set<ApplicationId>() : match->second.second;
        QVERIFY(equals(node.usage.value_or(Resource{}), used)); // SIM-1.2, SIM-1.3
        QVERIFY(std::ranges::equal(node.runningApplications, running));
        expected.erase(node.path.text());
    }
    QVERIFY(expected.empty());
}
} // namespace

class TestManagerModel : public QObject
{
    Q_OBJECT

    ugm::Manager m_manager;
    Reference m_reference;
    std::mt19937_64 m_random;

    std::size_t pick(std::size_t count) { return static_cast<std::size_t>(m_random() % count); }

    Resource someUsage()
    {
        Resource result{{"memory", static_cast<Quantity>(1 + pick(20))}};
        if (pick(3) == 0)
            result.set("gpu", static_cast<Quantity>(pick(3)));
        return result;
    }

    void compareAll()
    {
        for (std::size_t user = 0; user < kUsers.size(); ++user) {
            const auto users = m_manager.users();
            const auto found = std::ranges::find(users, UserName(kUsers.at(user)), &UserUsage::name);
            compare(found == users.end() ? std::vector<UsageNode>() : found->nodes, m_reference.ofUser(user));
        }
        for (const char* name : {"dev", "qa", "hr", "*"}) {
            const auto groups = m_manager.groups();
            const auto found = std::ranges::find(groups, GroupName(name), &GroupUsage::name);
            compare(found == groups.end() ? std::vector<UsageNode>() : found->nodes,
                    m_reference.ofGroup(GroupName(name)));
        }
    }

    /// A manager made from what this one lists is the same one.
    void compareRestored()
    {
        const ugm::TrackedUsage usage = m_manager.usage();
        const ugm::TrackedUsage again = ugm::Manager::restored(usage, m_reference.limits).usage();
        QCOMPARE(std::tie(again.users, again.groups), std::tie(usage.users, usage.groups));
    }

    void tryToAllocate()
    {
        const ApplicationId id("app-" + std::to_string(pick(12)));
        const auto known = m_reference.apps.find(id);
        App app;
        if (known != m_reference.apps.end()) {
            app = known->second;
        } else {
            app.queue = QueuePath(kLeaves.at(pick(kLeaves.size())));
            app.user = pick(kUsers.size());
            app.group = m_reference.limits.groupFor(app.queue, kMemberships.at(app.user));
        }
        const Resource asked = someUsage();
        const ugm::UserGroups user{UserName(kUsers.at(app.user)), kMemberships.at(app.user)};
        const auto before = std::tuple(m_manager.users(), m_manager.groups());
        const bool inSteps = m_manager.canRun(app.queue, id, user).isAllowed()
            && (m_manager.headroom(app.queue, id, user)
                    ? fitInMaxUndef(m_manager.headroom(app.queue, id, user), asked)
                    : true);

        const auto decision = m_manager.tryIncrease(app.queue, id, user, asked);

        QVERIFY(decision);
        QCOMPARE(decision->isAllowed(), inSteps); // UGM-23
        QCOMPARE(decision->isAllowed(), m_reference.allows(id, app, asked));
        if (!decision->isAllowed()) {
            QCOMPARE(std::tuple(m_manager.users(), m_manager.groups()), before); // ENF-20
            ++m_denials;
            return;
        }
        addTo(app.used, asked);
        m_reference.apps[id] = app;
    }

    void release()
    {
        if (m_reference.apps.empty())
            return;
        const auto victim
            = std::next(m_reference.apps.begin(), static_cast<std::ptrdiff_t>(pick(m_reference.apps.size())));
        App& app = victim->second;
        const bool isLast = pick(2) == 0;
        Resource part = app.used;
        if (!isLast) {
            for (const auto& [type, value] : app.used.entries())
                part.set(type, value / 2);
        }

        const auto removal = isLast ? ugm::AppRemoval::Remove : ugm::AppRemoval::Keep;
        QVERIFY(m_manager.decrease(app.queue, victim->first, UserName(kUsers.at(app.user)), part, removal));

        subtractFrom(app.used, part);
        if (isLast)
            m_reference.apps.erase(victim);
    }

    void reconfigure(const char* configuration)
    {
        m_reference.limits = rootLimits(configuration);
        m_manager.applyLimits(m_reference.limits);
    }

    /// What is left carries limits; without those nothing is (SIM-1.6).
    void releaseAll()
    {
        for (const auto& [id, app] : m_reference.apps)
            QVERIFY(m_manager.decrease(app.queue, id, UserName(kUsers.at(app.user)), app.used,
                                       ugm::AppRemoval::Remove));
        ugm::TrackedUsage usage = m_manager.usage();
        ugm::reduceToUsed(usage);
        QVERIFY(usage.users.empty());
        QVERIFY(usage.groups.empty());
    }

    int m_denials = 0;

private Q_SLOTS:
    void agreesWithANaiveReference_data()
    {
        QTest::addColumn<Mode>("mode");
        QTest::addColumn<bool>("isReconfigured");
        QTest::newRow("clean updates") << Mode::Seed << true;
        QTest::newRow("the scheduler's mode") << Mode::Current << false; // its updates lose usage (UGM-57)
    }

    /// 1,000 traces for each row; what a step did is compared in part at once, the trees at the end of a trace.
    void agreesWithANaiveReference() // SIM-1.2, SIM-1.3, SIM-1.6, UGM-23, UGM-51, UGM-54
    {
        QFETCH(Mode, mode);
        QFETCH(bool, isReconfigured);
        constexpr int kTraces = 1000;
        constexpr int kSteps = 60;
        m_denials = 0;
        for (int trace = 0; trace < kTraces; ++trace) {
            m_random.seed(static_cast<std::uint64_t>(trace));
            m_manager = ugm::Manager(mode);
            m_reference = Reference();
            reconfigure(kConfigurations.at(pick(kConfigurations.size())));
            for (int step = 0; step < kSteps; ++step) {
                if (isReconfigured && pick(20) == 0)
                    reconfigure(kConfigurations.at(pick(kConfigurations.size())));
                else if (pick(3) == 0)
                    release();
                else
                    tryToAllocate();
                if (trace % 100 == 0)
                    compareAll();
            }
            compareAll();
            if (trace % 20 == 0)
                compareRestored();
            releaseAll();
            if (QTest::currentTestFailed()) {
                qWarning("in trace %d", trace);
                return;
            }
        }
        QVERIFY(m_denials > kTraces);
    }
};

QUOTADECK_TEST(TestManagerModel, NoApplication)
} // namespace tst_managermodel

#include "tst_managermodel.moc"
