// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/application.h"
#include "tests/core/cluster/appowner.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_application {
using namespace quotadeck;
using namespace quotadeck::cluster;
using namespace quotadeck::test;

namespace {
constexpr auto kKeep = ugm::AppRemoval::Keep;
constexpr auto kRemove = ugm::AppRemoval::Remove;
constexpr auto kStopped = Termination::StoppedByRm;

UsageChange increase(Quantity amount)
{
    return {UsageChange::Kind::Increase, memory(amount), kKeep};
}

UsageChange decrease(const Resource& amount, ugm::AppRemoval removal)
{
    return {UsageChange::Kind::Decrease, amount, removal};
}

QStringList pendingKeys(const Application& app)
{
    QStringList keys;
    for (const Request& pending : app.data().requests)
        keys += QString::fromStdString(pending.key);
    return keys;
}
} // namespace

class TestApplication : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aRejectedApplicationIsKeptWithItsMessage() // APP-10, APP-17
    {
        AppOwner owner;

        const Effects effects = owner.apply(owner.app.reject("no placement rule matched", at(101)));

        QCOMPARE(owner.states(), "Rejected");
        QCOMPARE(owner.app.data().message, "no placement rule matched");
        QCOMPARE(owner.app.data().finished, std::optional(at(101)));
        QVERIFY(!effects.hasFinished()); // it never was in a queue
        QVERIFY(!effects.summary);
        QCOMPARE(owner.app.nextDeadline(), std::optional(at(101) + kFinishedTime));
        owner.apply(owner.app.runTimers(at(101) + kFinishedTime - std::chrono::nanoseconds(1)));
        QCOMPARE(owner.app.state(), AppState::Rejected);
        owner.apply(owner.app.runTimers(at(101) + kFinishedTime));
        QCOMPARE(owner.app.state(), AppState::Expired);
        QVERIFY(!owner.app.nextDeadline());
    }

    void onlyANewApplicationIsRejected() // APP-2
    {
        AppOwner owner;
        owner.apply(owner.app.addRequest(request("r1", 5), at(101)));

        const Effects effects = owner.apply(owner.app.reject("late", at(102)));

        QVERIFY(effects.states.empty());
        QCOMPARE(owner.app.state(), AppState::Accepted);
        QCOMPARE(owner.app.data().message, "");
    }

    void theFirstRequestAccepts() // APP-11
    {
        AppOwner owner;

        const Effects effects = owner.apply(owner.app.addRequest(request("r1", 5), at(101)));

        QCOMPARE(effects.states, (std::vector<StateChange>{{at(101), AppState::New, AppState::Accepted}}));
        QVERIFY(effects.usage.empty());
        QCOMPARE(owner.app.data().pending, memory(5));
        owner.apply(owner.app.addRequest(request("r2", 6), at(102)));
        QCOMPARE(owner.states(), "Accepted");
        QCOMPARE(owner.app.data().pending, memory(11));
        QVERIFY(!owner.isInTracker());
    }

    void theFirstRealAllocationRuns() // APP-12, APP-20, APP-22
    {
        AppOwner owner;

        const Effects first = owner.run(request("r1", 5), 101);
        const Effects second = owner.run(request("r2", 6), 102);

        QCOMPARE(owner.states(), "Accepted Running");
        QCOMPARE(first.usage, (std::vector{increase(5)}));
        QCOMPARE(first.runningChange(), 1);
        QCOMPARE(second.runningChange(), 0);
        QCOMPARE(owner.usedEverywhere(), 11);
        QCOMPARE(owner.app.data().states.started(), std::optional(at(101)));
        QCOMPARE(owner.app.findAllocation("r2")->bound, at(102));
        QCOMPARE(owner.app.findAllocation("r2")->placing, (Placing{"n1", "m5"}));
        QVERIFY(!owner.app.findRequest("r2"));
    }

    void endsWithTheLastAllocation() // APP-15, APP-16, APP-17, APP-21
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.run(request("r2", 6), 101);

        QCOMPARE(owner.confirm("r1", kStopped, 110).usage, (std::vector{decrease(memory(5), kKeep)}));
        const Effects last = owner.confirm("r2", kStopped, 120);

        QCOMPARE(last.usage, (std::vector{decrease(memory(6), kRemove)}));
        QCOMPARE(last.runningChange(), -1);
        QCOMPARE(owner.app.state(), AppState::Completing);
        QVERIFY(!owner.isInTracker());
        QCOMPARE(owner.app.nextDeadline(), std::optional(at(150)));
        QVERIFY(owner.apply(owner.app.runTimers(at(149.999))).states.empty());

        const Effects end = owner.apply(owner.app.runTimers(at(150)));
        QVERIFY(end.hasFinished());
        QCOMPARE(owner.states(), "Accepted Running Completing Completed");
        QCOMPARE(owner.app.data().finished, std::optional(at(150)));
        QVERIFY(end.usage.empty());
    }

    void pendingRequestsKeepItRunning() // APP-15, APP-21, UGM-35, UGM-36
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.apply(owner.app.addRequest(request("r2", 6), at(102)));

        QCOMPARE(owner.confirm("r1", kStopped, 110).usage, (std::vector{decrease(memory(5), kKeep)}));
        QCOMPARE(owner.app.state(), AppState::Running);
        QVERIFY(owner.isInTracker());

        // The request goes without an allocation: nothing else would ever take the application off the tracker.
        const Effects effects = owner.apply(owner.app.removeRequest("r2", at(111)));
        QCOMPARE(effects.usage, (std::vector{decrease({}, kRemove)}));
        QCOMPARE(owner.app.state(), AppState::Completing);
        QVERIFY(!owner.isInTracker());
    }

    void lastRequestsWithoutAllocationComplete() // APP-15
    {
        AppOwner owner;
        owner.apply(owner.app.addRequest(request("r1", 5), at(101)));
        owner.apply(owner.app.addRequest(request("r2", 5), at(101)));

        QVERIFY(owner.apply(owner.app.removeRequest("r1", at(102))).states.empty());
        const Effects effects = owner.apply(owner.app.removeRequest("r2", at(103)));

        QCOMPARE(owner.states(), "Accepted Completing");
        QVERIFY(effects.usage.empty()); // the tracker never heard of it
        QVERIFY(!owner.apply(owner.app.runTimers(at(133))).summary); // SUM-4: it never ran
        QCOMPARE(owner.app.state(), AppState::Completed);
    }

    void requestsRemovedWhileSomethingRunsChangeNoState() // APP-15
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.apply(owner.app.addRequest(request("r2", 5), at(101)));

        QVERIFY(owner.apply(owner.app.removeRequest("r2", at(102))).states.empty());
        QCOMPARE(owner.app.state(), AppState::Running);
    }

    void aRequestWithinThirtySecondsRestarts() // 9.5 case 6, APP-11, APP-16, APP-20
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.confirm("r1", kStopped, 110);

        const Effects again = owner.apply(owner.app.addRequest(request("r2", 6), at(139.9)));

        QCOMPARE(owner.states(), "Accepted Running Completing Running");
        QCOMPARE(again.runningChange(), 1);
        QVERIFY(!owner.app.nextDeadline());
        QVERIFY(!owner.isInTracker());
        owner.apply(owner.app.allocate("r2", {"n1", ""}, at(141)));
        QVERIFY(owner.isInTracker());
        QCOMPARE(owner.app.data().states.started(), std::optional(at(139.9)));
        owner.confirm("r2", kStopped, 150);
        owner.apply(owner.app.runTimers(at(180)));
        QCOMPARE(owner.states(), "Accepted Running Completing Running Completing Completed");
        QCOMPARE(owner.removals, 2);
        QCOMPARE(codeOf(owner.app.addRequest(request("r3", 1), at(181))), ErrorCode::InvalidArgument);
    }

    void aReportedAllocationRestarts() // APP-12
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.confirm("r1", kStopped, 110);

        owner.apply(owner.app.restore({request("r9", 3), {"n2", "m5"}, at(90)}, at(120)));

        QCOMPARE(owner.app.state(), AppState::Running);
        QCOMPARE(owner.usedEverywhere(), 3);
        QVERIFY(!owner.app.nextDeadline());
    }

    void restoresWhatRunsAlready() // UGM-60, APP-18
    {
        AppOwner owner;

        const Effects effects
            = owner.apply(owner.app.restore({request("r1", 5, "", 0, 20), {"n2", "m5"}, at(30)}, at(101)));

        QCOMPARE(owner.states(), "Accepted Running");
        QCOMPARE(effects.usage, (std::vector{increase(5)}));
        QCOMPARE(owner.app.data().submitted, at(20));
        QCOMPARE(owner.app.findAllocation("r1")->bound, at(30));
        QCOMPARE(codeOf(owner.app.restore({request("r1", 5), {}, at(30)}, at(102))),
                 ErrorCode::InvalidArgument);
    }

    void aPendingRequestThatRunsAlreadyIsNoLongerPending() // ENF-21
    {
        AppOwner owner;
        owner.apply(owner.app.addRequest(request("r1", 5), at(101)));

        owner.apply(owner.app.restore({request("r1", 5), {"n2", "m5"}, at(102)}, at(102)));

        QVERIFY(owner.app.data().requests.empty());
        QVERIFY(owner.app.data().pending.entries().empty());
        QCOMPARE(owner.usedEverywhere(), 5);
    }

    void submissionIsTheOldestRequest() // APP-18
    {
        AppOwner owner;
        owner.apply(owner.app.addRequest(request("r1", 5, "", 0, 120), at(120)));
        QCOMPARE(owner.app.data().submitted, at(100));
        owner.apply(owner.app.addRequest(request("r2", 5, "", 0, 40), at(121)));
        QCOMPARE(owner.app.data().submitted, at(40));
    }

    void requestsAreOrderedByPriorityThenAge() // ENF-15
    {
        AppOwner owner;
        QCOMPARE(owner.app.requestPriority(), kNoPriority);
        owner.apply(owner.app.addRequest(request("low", 1, "", 1, 10), at(101)));
        owner.apply(owner.app.addRequest(request("young", 1, "", 5, 30), at(101)));
        owner.apply(owner.app.addRequest(request("old", 1, "", 5, 20), at(101)));
        owner.apply(owner.app.addRequest(request("old2", 1, "", 5, 20), at(101)));

        QCOMPARE(pendingKeys(owner.app), (QStringList{"old", "old2", "young", "low"}));
        QCOMPARE(owner.app.requestPriority(), 5);
    }

    void aRequestIsReplacedByItsKey()
    {
        AppOwner owner;
        owner.apply(owner.app.addRequest(request("r1", 5, "", 1), at(101)));
        owner.apply(owner.app.addRequest(request("r2", 6, "", 2), at(101)));

        owner.apply(owner.app.addRequest(request("r1", 9, "", 3), at(102)));

        QCOMPARE(pendingKeys(owner.app), (QStringList{"r1", "r2"}));
        QCOMPARE(owner.app.data().pending, memory(15));
    }

    void refusesWhatItCannotHold()
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        const auto before = owner.app.data().allocations;

        QCOMPARE(codeOf(owner.app.addRequest(request("r1", 5), at(102))), ErrorCode::InvalidArgument);
        QCOMPARE(codeOf(owner.app.addRequest(request("r2", 0), at(102))), ErrorCode::InvalidArgument);
        QCOMPARE(owner.app.addRequest(request("r2", -1), at(102)).error().where, "app1");
        QCOMPARE(codeOf(owner.app.removeRequest("r2", at(102))), ErrorCode::NotFound);
        QCOMPARE(codeOf(owner.app.allocate("r2", {}, at(102))), ErrorCode::NotFound);
        QCOMPARE(codeOf(owner.app.preempt("r2")), ErrorCode::NotFound);
        QCOMPARE(codeOf(owner.app.confirmRelease("r2", kStopped, at(102))), ErrorCode::NotFound);

        QCOMPARE(owner.app.data().allocations, before);
        QVERIFY(owner.app.data().requests.empty());
    }

    void aReleaseIsConfirmedOnce() // APP-40: the cluster may repeat itself
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.confirm("r1", kStopped, 102);
        QCOMPARE(codeOf(owner.app.confirmRelease("r1", kStopped, at(103))), ErrorCode::NotFound);
    }

    void preemptionCountsOnceConfirmed() // 9.5 case 7, APP-40, UGM-63
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.run(request("r2", 6), 101);

        const Effects asked = owner.apply(owner.app.preempt("r1"));

        QCOMPARE(asked.releases, (std::vector<Release>{{"r1", Termination::Preempted}}));
        QCOMPARE(owner.usedEverywhere(), 11);
        QVERIFY(owner.app.findAllocation("r1")->isPreempted());
        QVERIFY(owner.apply(owner.app.preempt("r1")).releases.empty());
        owner.confirm("r1", Termination::Preempted, 111);
        QCOMPARE(owner.usedEverywhere(), 6);
        QCOMPARE(owner.app.data().usage.preempted, (ResourceHistory{{"m5", memory(50)}})); // SUM-2
        QVERIFY(owner.app.data().usage.used.empty());
    }

    void countsResourceSecondsByInstanceType() // SUM-1, SUM-2
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.apply(owner.app.addRequest(request("r2", 7), at(101)));
        owner.apply(owner.app.allocate("r2", {"n2", ""}, at(101)));
        owner.run(request("r3", 1), 101);

        owner.confirm("r1", kStopped, 111.9);
        owner.confirm("r2", kStopped, 103);

        QCOMPARE(owner.app.data().usage.used, (ResourceHistory{{"", memory(14)}, {"m5", memory(50)}}));
        QVERIFY(owner.app.data().usage.preempted.empty());
    }

    void theSummaryComesOnceWithTheEnd() // SUM-4
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        QVERIFY(!owner.confirm("r1", kStopped, 111.5).summary);

        const Effects end = owner.apply(owner.app.runTimers(at(141.5)));

        const usage::ApplicationSummary expected{
            .id = ApplicationId("app1"),
            .submitted = std::chrono::milliseconds(100'000),
            .started = std::chrono::milliseconds(101'000),
            .finished = std::chrono::milliseconds(141'500),
            .user = UserName("bob"),
            .queue = QueuePath("root.a"),
            .state = "Completed",
            .rmId = "cluster-A",
            .usage = {.used = {{"m5", memory(50)}}, .preempted = {}, .placeholder = {}},
        };
        QVERIFY(end.summary == expected);
        QVERIFY(owner.app.data().usage == usage::UsageTotals());
        QVERIFY(!owner.apply(owner.app.runTimers(at(141.5) + kFinishedTime)).summary);
        QCOMPARE(owner.app.state(), AppState::Expired);
    }

    void failingGivesEverythingBackFirst() // APP-1, APP-40, QUE-44
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.apply(owner.app.addRequest(request("r2", 6), at(102)));

        const Effects effects = owner.apply(owner.app.fail("PartitionRemoved", at(103)));

        QCOMPARE(owner.app.state(), AppState::Failing);
        QCOMPARE(effects.releases, (std::vector<Release>{{"r1", kStopped}}));
        QCOMPARE(effects.dropped, (std::vector{request("r2", 6)}));
        QCOMPARE(effects.runningChange(), -1);
        QCOMPARE(owner.usedEverywhere(), 5);
        QCOMPARE(codeOf(owner.app.addRequest(request("r3", 1), at(104))), ErrorCode::InvalidArgument);
        QVERIFY(owner.app.fail("again", at(104)).states.empty());

        const Effects last = owner.confirm("r1", kStopped, 105);
        QCOMPARE(last.usage, (std::vector{decrease(memory(5), kRemove)}));
        QCOMPARE(owner.states(), "Accepted Running Failing Failed");
        QVERIFY(last.hasFinished() && last.summary && last.summary->state == "Failed"); // SUM-7
        QCOMPARE(owner.app.data().message, "PartitionRemoved");
    }

    void failingWithoutAllocationsFailsAtOnce() // APP-1
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.apply(owner.app.addRequest(request("r2", 6), at(102)));
        owner.confirm("r1", kStopped, 103);
        QVERIFY(owner.isInTracker());

        owner.apply(owner.app.fail("PartitionRemoved", at(104)));

        QCOMPARE(owner.states(), "Accepted Running Failing Failed");
        QVERIFY(!owner.isInTracker());
    }

    void completingDoesNotFail() // APP-3
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.confirm("r1", kStopped, 102);

        QVERIFY(owner.app.fail("PartitionRemoved", at(103)).states.empty());
        QCOMPARE(owner.app.state(), AppState::Completing);
    }

    void removalTakesAllAtOnce() // APP-21
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.run(request("r2", 6), 101);
        owner.apply(owner.app.addRequest(request("r3", 7), at(102)));

        const Effects effects = owner.apply(owner.app.removeAll(at(111)));

        QCOMPARE(effects.usage, (std::vector{decrease(memory(11), kRemove)}));
        QCOMPARE(effects.removed.size(), std::size_t{2});
        QCOMPARE(effects.runningChange(), -1);
        QCOMPARE(owner.usedEverywhere(), 0);
        QVERIFY(owner.app.data().requests.empty() && owner.app.data().pending.entries().empty());
        QCOMPARE(owner.app.data().usage.used, (ResourceHistory{{"m5", memory(110)}}));
    }

    void removalOfOneThatNeverRanTellsTheTrackerNothing() // APP-21
    {
        AppOwner owner;
        owner.apply(owner.app.addRequest(request("r1", 5), at(101)));
        QVERIFY(owner.apply(owner.app.removeAll(at(102))).usage.empty());
        QCOMPARE(owner.app.state(), AppState::Completing);
    }

    void aLateTimerStillActsOnce() // APP-16, APP-17
    {
        AppOwner owner;
        owner.run(request("r1", 5), 101);
        owner.confirm("r1", kStopped, 102);

        const Effects effects = owner.apply(owner.app.runTimers(at(10'000)));

        QCOMPARE(effects.states.size(), std::size_t{1});
        QCOMPARE(owner.app.data().finished, std::optional(at(10'000)));
        QVERIFY(owner.apply(owner.app.runTimers(at(10'000))).states.empty());
    }
};

QUOTADECK_TEST(TestApplication, NoApplication)
} // namespace tst_application

#include "tst_application.moc"
