// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/manager.h"
#include "core/ugm/managerstate.h"
#include "tests/support/limitstext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <atomic>
#include <mutex>
#include <random>
#include <thread>

namespace tst_managerthreads {
using namespace quotadeck;
using quotadeck::test::rootLimits;

namespace {
constexpr int kThreads = 4;

/// Rounds of each thread; QUOTADECK_STRESS_ROUNDS makes a longer run of it.
int rounds(int usual)
{
    const int wanted = qEnvironmentVariableIntValue("QUOTADECK_STRESS_ROUNDS");
    return wanted > 0 ? wanted : usual;
}

ugm::UserGroups user(int number)
{
    return {UserName("user-" + std::to_string(number)), {GroupName("dev")}};
}

Resource memory(Quantity value)
{
    return {{"memory", value}};
}

template <typename Body>
void runThreads(Body body)
{
    std::array<std::thread, kThreads> threads;
    for (int index = 0; index < kThreads; ++index)
        threads.at(static_cast<std::size_t>(index)) = std::thread([&body, index] { body(index); });
    for (std::thread& thread : threads)
        thread.join();
}

const std::array<std::string, 2> kLimits
    = {"limits: [{users: [user-0], maxresources: {memory: 900}}, {users: ['*'], maxapplications: 500}, "
       "{groups: [dev], maxresources: {memory: 9000}}]",
       "limits: [{groups: [dev, '*'], maxapplications: 900}], queues: [{name: a, limits: [{users: ['*'], "
       "maxresources: {memory: 700}}]}]"};

Quantity rootUsage(const auto& rows)
{
    Quantity sum = 0;
    for (const auto& row : rows)
        sum += row.nodes.front().usage.value_or(Resource{}).valueOr0(ResourceType("memory"));
    return sum;
}
} // namespace

class TestManagerThreads : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Users and the group are shared by all threads; every amount that is booked is counted by the thread.
    void usageIsExactWhateverTheOrder() // UGM-44, UGM-45
    {
        ugm::Manager manager;
        manager.applyLimits(rootLimits(kLimits[0]));
        QVERIFY(manager.increase(QueuePath("root.b"), ApplicationId("shared"), user(0), memory(1)));
        std::array<Quantity, kThreads> booked{};
        std::atomic<int> refused = 0;
        std::atomic<int> torn = 0;

        runThreads([&](int index) {
            std::mt19937_64 random(static_cast<std::uint64_t>(index));
            const auto pick = [&random](int count) {
                return static_cast<int>(random() % static_cast<std::uint64_t>(count));
            };
            Quantity& mine = booked.at(static_cast<std::size_t>(index));
            for (int round = 0; round < rounds(3000); ++round) {
                const QueuePath queue(pick(2) == 0 ? "root.a.x" : "root.b");
                const ApplicationId app("app-" + std::to_string(index) + '-' + std::to_string(pick(6)));
                const ugm::UserGroups who = user(pick(3));
                const Quantity amount = 1 + pick(5);
                if (!manager.increase(queue, app, who, memory(amount)))
                    ++refused;
                mine += amount;
                if (pick(2) == 0) {
                    const auto removal = pick(2) == 0 ? ugm::AppRemoval::Remove : ugm::AppRemoval::Keep;
                    if (!manager.decrease(queue, app, who.user, memory(amount), removal))
                        ++refused;
                    mine -= amount;
                }
                if (const auto more = manager.tryIncrease(queue, app, who, memory(1));
                    more && more->isAllowed())
                    ++mine;
                const bool isMore = pick(2) == 0; // the same application in all threads
                const ApplicationId shared("shared");
                if (!(isMore ? manager.increase(QueuePath("root.b"), shared, user(0), memory(1))
                             : manager.decrease(QueuePath("root.b"), shared, user(0).user, memory(1),
                                                ugm::AppRemoval::Keep)))
                    ++refused;
                mine += isMore ? 1 : -1;
                if (pick(40) == 0)
                    manager.applyLimits(rootLimits(kLimits.at(static_cast<std::size_t>(pick(2)))));
                if (pick(40) == 0) {
                    const ugm::TrackedUsage usage = manager.usage();
                    if (rootUsage(usage.users) != rootUsage(usage.groups))
                        ++torn; // everyone is in the group
                }
            }
        });

        Quantity sum = 1;
        for (const Quantity mine : booked)
            sum += mine;
        QCOMPARE(refused.load(), 0);
        QCOMPARE(torn.load(), 0);
        QCOMPARE(rootUsage(manager.users()), sum);
        QCOMPARE(rootUsage(manager.groups()), sum);
    }

    /// Each removal takes the trackers away that another thread's increase has just found.
    void anIncreaseIsNotLostToACleanUp() // UGM-43, 4.9 case 10
    {
        ugm::Manager manager;
        manager.applyLimits(rootLimits("limits: [{groups: [dev], maxapplications: 1000}]"));
        const QueuePath queue("root.a");
        std::atomic<int> failed = 0;

        runThreads([&](int index) {
            const ApplicationId app("app-" + std::to_string(index));
            const ugm::UserGroups who = user(index % 2); // two threads share a user, all the group
            for (int round = 0; round < rounds(3000); ++round) {
                if (!manager.increase(queue, app, who, memory(10)))
                    ++failed;
                if (round % 100 == 0)
                    manager.applyLimits(rootLimits(round % 200 == 0 ? "limits: []" : kLimits[1]));
                if (!manager.decrease(queue, app, who.user, memory(10), ugm::AppRemoval::Remove))
                    ++failed;
            }
        });
        manager.applyLimits({});

        QCOMPARE(failed.load(), 0);
        QVERIFY(manager.users().empty());
        QVERIFY(manager.groups().empty());
    }

    /// Ten may run and 100 memory may be used, however many ask at once.
    void limitsHoldWhenAllAskAtOnce() // UGM-23, ENF-21
    {
        ugm::Manager manager;
        manager.applyLimits(
            rootLimits("limits: [{groups: [dev], maxresources: {memory: 100}, maxapplications: 10}]"));
        std::atomic<int> allowed = 0;

        runThreads([&](int index) {
            for (int round = 0; round < 200; ++round) {
                const ApplicationId app("app-" + std::to_string(index) + '-' + std::to_string(round % 20));
                const auto decision = manager.tryIncrease(QueuePath("root.a"), app, user(index), memory(3));
                allowed += decision && decision->isAllowed() ? 1 : 0;
            }
        });

        const auto groups = manager.groups();
        QCOMPARE(allowed.load(), 33);
        QCOMPARE(rootUsage(groups), Quantity{99});
        QVERIFY(groups[0].applications.size() <= 10);
    }

    /// In every tenth round a thread keeps the mutex until the others have given up trying and sleep.
    void theMutexAdmitsOneThreadAndWakesAll() // UGM-44
    {
        constexpr int kRounds = 2000;
        constexpr int kPauses = 5 * ugm::AdaptiveMutex::kAttempts;
        ugm::AdaptiveMutex mutex;
        std::atomic<bool> isInside = false;
        int entries = 0;
        bool metAnother = false;

        runThreads([&](int) {
            for (int round = 0; round < kRounds; ++round) {
                const std::lock_guard lock(mutex);
                // Relaxed, so that only the mutex orders the two plain variables.
                metAnother = isInside.exchange(true, std::memory_order_relaxed) || metAnother;
                ++entries;
                for (int pause = 0; round % 10 == 0 && pause < kPauses; ++pause)
                    std::this_thread::yield();
                isInside.store(false, std::memory_order_relaxed);
            }
        });

        QCOMPARE(entries, kThreads * kRounds);
        QVERIFY(!metAnother);
    }
};

QUOTADECK_TEST(TestManagerThreads, NoApplication)
} // namespace tst_managerthreads

#include "tst_managerthreads.moc"
