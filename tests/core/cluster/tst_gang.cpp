// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/application.h"
#include "tests/core/cluster/gang.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_gang {
using namespace quotadeck;
using namespace quotadeck::cluster;
using namespace quotadeck::test;

namespace {
constexpr auto kReplaced = Termination::PlaceholderReplaced;
constexpr auto kTimeout = Termination::Timeout;
constexpr auto kStopped = Termination::StoppedByRm;
} // namespace

class TestGang : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // The four cases of the design document's application tracking.

    void withoutGangItRunsFromTheFirstToTheLastAllocation() // APP-20, APP-30
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        QVERIFY(owner.isInTracker());
        QVERIFY(!owner.app.nextDeadline()); // no placeholder, no timer
        owner.confirm("r1", kStopped, 102);
        QVERIFY(!owner.isInTracker());
    }

    void allPlaceholdersReplaced() // APP-13, APP-14, APP-20, APP-22, APP-35, APP-36
    {
        AppOwner owner = gang(2, 1);
        QCOMPARE(owner.states(), "Accepted");
        QVERIFY(owner.isInTracker()); // before it is Running
        QCOMPARE(owner.running, 0);
        owner.apply(owner.app.allocate("p2", {"n1", "m5"}, at(102)));
        QCOMPARE(owner.states(), "Accepted Running");

        swap(owner, request("r1", 10, "tg"), "p1", 110);
        QCOMPARE(owner.app.nextDeadline(), std::optional(at(161)));
        swap(owner, request("r2", 10, "tg"), "p2", 111);

        QVERIFY(!owner.app.nextDeadline());
        QCOMPARE(owner.states(), "Accepted Running");
        QCOMPARE(counts(owner), counted(2, 2, 0));
        QCOMPARE(owner.usedEverywhere(), 20);
        QCOMPARE(owner.app.data().used, memory(20));
        owner.confirm("r1", kStopped, 120);
        QVERIFY(owner.isInTracker());
        owner.confirm("r2", kStopped, 121);
        QVERIFY(!owner.isInTracker());
        QCOMPARE(owner.removals, 1);
        QCOMPARE(owner.app.data().usage.placeholder, (ResourceHistory{{"m5", memory(90 + 90)}})); // SUM-2
        QCOMPARE(owner.app.data().usage.used, (ResourceHistory{{"m5", memory(100 + 100)}}));
    }

    void someReplacedTheRestTimesOut() // APP-33
    {
        AppOwner owner = gang(3, 3);
        swap(owner, request("r1", 10, "tg"), "p1", 110);
        owner.apply(owner.app.addRequest(request("r2", 10, "tg"), at(111)));
        owner.apply(owner.app.replace("r2", "p2", {"n1", "m5"}));

        const Effects effects = owner.apply(owner.app.runTimers(at(161)));

        QCOMPARE(effects.releases, (std::vector<Release>{{"p3", kTimeout}})); // p2 is being replaced
        QVERIFY(effects.states.empty() && effects.dropped.empty());
        QCOMPARE(owner.usedEverywhere(), 30); // APP-40
        owner.confirm("p2", kReplaced, 162);
        owner.confirm("p3", kTimeout, 163);
        QCOMPARE(owner.states(), "Accepted Running");
        QCOMPARE(owner.usedEverywhere(), 20);
        QCOMPARE(counts(owner), counted(3, 2, 1));
    }

    void softResumesWhenAllTimeOut() // 9.5 case 3, APP-34, APP-21
    {
        AppOwner owner = gang(3, 2);
        owner.apply(owner.app.addRequest(request("r1", 10, "tg"), at(110)));

        const Effects effects = owner.apply(owner.app.runTimers(at(161)));

        QCOMPARE(owner.states(), "Accepted Resuming");
        QCOMPARE(owner.app.data().message, std::string(kReservationTimeout));
        QCOMPARE(effects.releases, (std::vector<Release>{{"p1", kTimeout}, {"p2", kTimeout}}));
        QCOMPARE(effects.dropped.size(), std::size_t{2}); // p3 and r1
        QVERIFY(owner.app.data().pending.entries().empty());
        QCOMPARE(owner.usedEverywhere(), 20);
        owner.confirm("p1", kTimeout, 162);
        QCOMPARE(owner.app.state(), AppState::Resuming);
        owner.confirm("p2", kTimeout, 163);

        QCOMPARE(owner.states(), "Accepted Resuming Accepted");
        QCOMPARE(counts(owner), counted(3, 0, 3));
        QCOMPARE(owner.usedEverywhere(), 0);
        QVERIFY(owner.isInTracker());
        QCOMPARE(owner.removals, 0);
        const Request real = request("r1", 10, "tg");
        QVERIFY(!owner.app.waitsForPlaceholder(real)); // normal scheduling from here
        owner.run(real, 170);
        owner.confirm("r1", kStopped, 180);
        QCOMPARE(owner.states(), "Accepted Resuming Accepted Running Completing");
        QVERIFY(!owner.isInTracker());
    }

    void hardFailsWhenAllTimeOut() // 9.5 case 2, APP-34, APP-21
    {
        AppOwner owner = gang(3, 2, GangStyle::Hard);

        const Effects effects = owner.apply(owner.app.runTimers(at(161)));

        QCOMPARE(owner.states(), "Accepted Failing");
        QCOMPARE(owner.app.data().message, std::string(kReservationTimeout));
        QCOMPARE(effects.releases, (std::vector<Release>{{"p1", kTimeout}, {"p2", kTimeout}}));
        QCOMPARE(effects.dropped, (std::vector{placeholder("p3", 10)}));
        owner.confirm("p1", kTimeout, 162);
        QCOMPARE(owner.app.state(), AppState::Failing);
        QVERIFY(owner.isInTracker());
        const Effects last = owner.confirm("p2", kTimeout, 163);

        QCOMPARE(owner.states(), "Accepted Failing Failed");
        QVERIFY(last.hasFinished());
        QVERIFY(!last.summary); // SUM-4: it never ran
        QVERIFY(!owner.isInTracker());
        QCOMPARE(owner.usedEverywhere(), 0);
        QVERIFY(owner.tracker.users().empty());
        QCOMPARE(counts(owner), counted(3, 0, 3));
    }

    // Edge cases of section 9.5 that are not above or among the triggers.

    void aGangOfOneNeverLeavesTheTracker() // 9.5 case 1, APP-14
    {
        AppOwner owner = gang(1, 1);
        QCOMPARE(owner.states(), "Accepted Running");

        const Effects effects = swap(owner, request("r1", 10, "tg"), "p1", 110);

        QCOMPARE(effects.usage.size(), std::size_t{2});
        QVERIFY(effects.usage[0].removal == ugm::AppRemoval::Keep);
        QCOMPARE(owner.states(), "Accepted Running");
        QCOMPARE(owner.removals, 0);
        QVERIFY(owner.isInTracker());
        QCOMPARE(owner.usedEverywhere(), 10);
        QCOMPARE(owner.app.findAllocation("r1")->bound, at(110));
        QVERIFY(owner.app.findAllocation("r1")->hasReplaced);
    }

    void aSmallerRealAllocationLowersTheUsage() // 9.5 case 4, APP-31
    {
        AppOwner owner = gang(1, 1);

        const Effects effects = swap(owner, request("r1", 5, "tg"), "p1", 110);

        QCOMPARE(effects.removed.at(0).key(), "p1");
        QCOMPARE(effects.added.at(0).key(), "r1");
        QCOMPARE(owner.usedEverywhere(), 5);
        QCOMPARE(owner.app.data().used, memory(5));
        QCOMPARE(owner.app.data().maxUsed, memory(10));
    }

    void aLargerRealRequestIsScheduledNormally() // 9.5 case 5, APP-31, APP-32
    {
        AppOwner owner = gang(2, 2);
        const Request real = request("r1", 11, "tg");
        owner.apply(owner.app.addRequest(real, at(110)));
        QVERIFY(owner.app.waitsForPlaceholder(real));

        const ReplacementSearch search = owner.app.findReplacement();

        QCOMPARE(search.request, "");
        QCOMPARE(search.effects.releases, (std::vector<Release>{{"p1", kTimeout}, {"p2", kTimeout}}));
        QVERIFY(owner.app.findReplacement().effects.releases.empty()); // asked once
        owner.confirm("p1", kTimeout, 111);
        QVERIFY(owner.app.waitsForPlaceholder(real));
        owner.confirm("p2", kTimeout, 112);
        QVERIFY(!owner.app.waitsForPlaceholder(real));
        QCOMPARE(owner.app.state(), AppState::Running); // r1 is pending
        owner.apply(owner.app.allocate("r1", {"n1", "m5"}, at(113)));
        QCOMPARE(owner.usedEverywhere(), 11);
        QCOMPARE(counts(owner), counted(2, 0, 2));
    }

    void largerInOneTypeIsLarger() // APP-31
    {
        AppOwner owner = gang(1, 1);
        Request real = request("r1", 1, "tg");
        real.resource.set("gpu", 1);
        owner.apply(owner.app.addRequest(real, at(110)));

        QCOMPARE(codeOf(owner.app.replace("r1", "p1", {})), ErrorCode::InvalidArgument);
        QCOMPARE(owner.app.findReplacement().effects.releases.size(), std::size_t{1});
    }

    // The time-out.

    void theTimerStartsWithTheFirstPlaceholder() // APP-30
    {
        AppOwner owner = gang(3, 0);
        QVERIFY(!owner.app.nextDeadline());
        owner.apply(owner.app.allocate("p1", {"n1", ""}, at(130)));
        owner.apply(owner.app.allocate("p2", {"n1", ""}, at(150)));
        QCOMPARE(owner.app.nextDeadline(), std::optional(at(190)));
    }

    void theLongestTimeoutReachesTheEndOfTime() // APP-30
    {
        ApplicationSpec endless = spec(20);
        endless.placeholderTimeout
            = std::chrono::duration_cast<std::chrono::milliseconds>(SystemTime::duration::max());
        AppOwner owner(std::move(endless));

        owner.run(placeholder("p1", 10), 1'800'000'000);

        QCOMPARE(owner.app.nextDeadline(), std::optional(SystemTime::max()));
        QVERIFY(owner.apply(owner.app.runTimers(at(1'900'000'000))).states.empty());
    }

    void theTimerStartsAgainAfterAllPlaceholdersWent() // APP-30, APP-36
    {
        AppOwner owner = gang(3, 1);
        owner.confirm("p1", kStopped, 110);
        QVERIFY(!owner.app.nextDeadline());
        owner.apply(owner.app.allocate("p2", {"n1", ""}, at(120)));
        QCOMPARE(owner.app.nextDeadline(), std::optional(at(180)));
    }

    void aRunningApplicationStartsNoTimer() // APP-30
    {
        AppOwner owner(spec(100));
        owner.run(request("r1", 5), 101);
        owner.run(placeholder("p1", 10), 102);
        QVERIFY(!owner.app.nextDeadline());
    }

    void timeOutOfACompletingApplication() // APP-33
    {
        AppOwner owner = gang(2, 2);
        swap(owner, request("r1", 10, "tg"), "p1", 110);
        owner.confirm("r1", kStopped, 150); // Completing until 180, the gang times out at 161

        const Effects effects = owner.apply(owner.app.runTimers(at(161)));

        QCOMPARE(effects.releases, (std::vector<Release>{{"p2", kTimeout}}));
        QCOMPARE(owner.app.state(), AppState::Completing);
        QCOMPARE(owner.app.data().message, "");
        owner.confirm("p2", kTimeout, 162);
        QCOMPARE(owner.app.state(), AppState::Completing); // its time is not over
        QVERIFY(!owner.isInTracker());
        owner.apply(owner.app.runTimers(at(180)));
        QCOMPARE(owner.app.state(), AppState::Completed);
    }

    void aRunningHardGangDoesNotFail() // APP-33
    {
        AppOwner owner = gang(2, 2, GangStyle::Hard);

        const Effects effects = owner.apply(owner.app.runTimers(at(161)));

        QCOMPARE(effects.releases, (std::vector<Release>{{"p1", kTimeout}, {"p2", kTimeout}}));
        QCOMPARE(owner.states(), "Accepted Running");
    }

    void aFailingGangDoesNotTimeOut() // APP-34
    {
        AppOwner owner = gang(3, 2);
        owner.apply(owner.app.fail("PartitionRemoved", at(110)));

        QVERIFY(!owner.app.nextDeadline());
        owner.apply(owner.app.runTimers(at(161)));
        QCOMPARE(owner.app.data().message, "PartitionRemoved");
        owner.apply(owner.app.removeAll(at(162)));
        QCOMPARE(owner.states(), "Accepted Failing Failed");
        QVERIFY(!owner.isInTracker());
    }

    void allPlaceholdersOfARunningGangTimeOut() // APP-33, APP-15, APP-21
    {
        AppOwner owner = gang(2, 2);
        owner.apply(owner.app.runTimers(at(161)));
        owner.confirm("p1", kTimeout, 162);
        QCOMPARE(owner.states(), "Accepted Running");
        owner.confirm("p2", kTimeout, 163);

        QCOMPARE(owner.states(), "Accepted Running Completing");
        QVERIFY(!owner.isInTracker());
    }

    void aPlaceholderConfirmedAfterASoftTimeOutInTheMiddleOfASwap() // APP-34, APP-31
    {
        AppOwner owner = gang(3, 2);
        owner.apply(owner.app.addRequest(request("r1", 10, "tg"), at(110)));
        owner.apply(owner.app.replace("r1", "p1", {"n1", "m5"}));

        const Effects effects = owner.apply(owner.app.runTimers(at(161)));
        QCOMPARE(effects.releases, (std::vector<Release>{{"p2", kTimeout}}));
        owner.confirm("p2", kTimeout, 162);
        QCOMPARE(owner.app.state(), AppState::Resuming);
        owner.confirm("p1", kReplaced, 163);

        QCOMPARE(owner.states(), "Accepted Resuming Accepted");
        QCOMPARE(owner.usedEverywhere(), 10);
    }

    void aHardTimeOutEndsSwapsAndRealAllocations() // APP-34
    {
        AppOwner owner = gang(4, 3, GangStyle::Hard);
        swap(owner, request("r1", 10, "tg"), "p1", 110);
        QCOMPARE(owner.app.state(), AppState::Accepted); // APP-14
        owner.apply(owner.app.addRequest(request("r2", 10, "tg"), at(111)));
        owner.apply(owner.app.replace("r2", "p2", {"n2", "m5"}));

        const Effects effects = owner.apply(owner.app.runTimers(at(161)));

        QCOMPARE(effects.cancelled.size(), std::size_t{1});
        QCOMPARE(effects.cancelled[0].placing.nodeId, "n2");
        QCOMPARE(effects.releases, (std::vector<Release>{{"p3", kTimeout}, {"r1", kTimeout}}));
        QCOMPARE(effects.dropped.size(), std::size_t{2}); // p4 and r2
        owner.confirm("p2", kReplaced, 162); // nothing takes its place any more
        owner.confirm("p3", kTimeout, 162);
        QCOMPARE(owner.app.state(), AppState::Failing);
        owner.confirm("r1", kTimeout, 163);
        QCOMPARE(owner.app.state(), AppState::Failed);
        QVERIFY(!owner.isInTracker());
        QCOMPARE(counts(owner), counted(4, 1, 3));
    }

    // The end.

    void theLastRealAllocationBeforeThePlaceholdersKeepsItTracked() // UGM-64 as designed, APP-16
    {
        AppOwner owner = gang(2, 2);
        swap(owner, request("r1", 10, "tg"), "p1", 103);

        owner.confirm("r1", kStopped, 110);
        QCOMPARE(owner.app.state(), AppState::Completing);
        QVERIFY(owner.isInTracker());
        QCOMPARE(owner.groupUsage(), 10);

        const Effects effects = owner.apply(owner.app.runTimers(at(140)));
        QCOMPARE(effects.releases, (std::vector<Release>{{"p2", kTimeout}}));
        QCOMPARE(owner.app.state(), AppState::Completing);
        const Effects last = owner.confirm("p2", kTimeout, 145);

        QCOMPARE(owner.app.state(), AppState::Completed);
        QVERIFY(last.hasFinished() && last.summary);
        QVERIFY(!owner.isInTracker());
        QCOMPARE(owner.usedEverywhere(), 0);
    }

    void removedPlaceholderRequestsAreNotWaitedFor() // APP-32, APP-35
    {
        AppOwner owner = gang(1, 0);
        const Request real = request("r1", 10, "tg");
        owner.apply(owner.app.addRequest(real, at(101)));
        QVERIFY(owner.app.waitsForPlaceholder(real));
        QVERIFY(!owner.app.waitsForPlaceholder(placeholder("p1", 10)));
        QVERIFY(!owner.app.waitsForPlaceholder(request("r2", 10)));

        owner.apply(owner.app.removeRequest("p1", at(102)));

        QVERIFY(!owner.app.waitsForPlaceholder(real));
    }

    void aRemovedGangIsNotWaitedFor() // APP-35, APP-32
    {
        AppOwner owner = gang(3, 2);
        swap(owner, request("r1", 10, "tg"), "p1", 110);

        owner.apply(owner.app.removeAll(at(155)));

        QCOMPARE(owner.app.nextDeadline(), std::optional(at(185))); // the gang's own would be at 161
        QCOMPARE(counts(owner), counted(3, 1, 2));
        const Request again = request("r2", 10, "tg");
        owner.apply(owner.app.addRequest(again, at(156)));
        QVERIFY(!owner.app.waitsForPlaceholder(again));
    }

    void aPendingPlaceholderStaysOne() // APP-35: it was counted as asked for
    {
        AppOwner owner = gang(1, 0);
        QCOMPARE(codeOf(owner.app.addRequest(request("p1", 10, "tg"), at(101))), ErrorCode::InvalidArgument);
        QCOMPARE(codeOf(owner.app.addRequest(placeholder("p1", 10, "other"), at(101))),
                 ErrorCode::InvalidArgument);
        QCOMPARE(codeOf(owner.app.restore({request("p1", 10, "tg"), {"n1", ""}, at(101)}, at(101))),
                 ErrorCode::InvalidArgument);

        owner.apply(owner.app.addRequest(placeholder("p1", 12), at(102)));

        QCOMPARE(counts(owner), counted(1, 0, 0));
        QCOMPARE(owner.app.data().pending, memory(12));
    }

    void aRestoredPlaceholderCountsAsSeen() // APP-35, UGM-61
    {
        AppOwner owner(spec(20));
        owner.apply(owner.app.restore({placeholder("p1", 10), {"n1", "m5"}, at(50)}, at(101)));
        QCOMPARE(counts(owner), counted(1, 0, 0));
        QCOMPARE(owner.states(), "Accepted");
        QCOMPARE(owner.app.nextDeadline(), std::optional(at(161)));
        owner.apply(owner.app.restore({placeholder("p2", 10), {"n1", "m5"}, at(50)}, at(102)));
        QCOMPARE(owner.states(), "Accepted Running"); // APP-13
    }

    void aPendingPlaceholderThatRunsAlreadyCountsOnce() // APP-35
    {
        AppOwner owner = gang(2, 0);
        owner.apply(owner.app.restore({placeholder("p1", 10), {"n1", "m5"}, at(101)}, at(101)));
        QCOMPARE(counts(owner), counted(2, 0, 0));
    }

    void preemptedIsWhatWasAskedForWhateverTheClusterSays() // SUM-2
    {
        AppOwner owner = gang(2, 2);
        owner.apply(owner.app.preempt("p1"));
        owner.confirm("p1", kStopped, 111);
        owner.confirm("p2", Termination::Preempted, 112);
        QCOMPARE(owner.app.data().usage.preempted, (ResourceHistory{{"m5", memory(100 + 100)}}));
    }

    void aPreemptedPlaceholderIsPreempted() // SUM-2, APP-35
    {
        AppOwner owner = gang(2, 2);
        owner.apply(owner.app.preempt("p1"));
        owner.confirm("p1", Termination::Preempted, 111);
        QCOMPARE(owner.app.data().usage.preempted, (ResourceHistory{{"m5", memory(100)}}));
        QVERIFY(owner.app.data().usage.placeholder.empty());
        QCOMPARE(counts(owner), counted(2, 0, 1));
    }
};

QUOTADECK_TEST(TestGang, NoApplication)
} // namespace tst_gang

#include "tst_gang.moc"
