// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/application.h"
#include "tests/core/cluster/gang.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_gangswap {
using namespace quotadeck;
using namespace quotadeck::cluster;
using namespace quotadeck::test;

namespace {
constexpr auto kReplaced = Termination::PlaceholderReplaced;
constexpr auto kStopped = Termination::StoppedByRm;
} // namespace

class TestGangSwap : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theFirstSwapDoesNotRunASecondDoes() // APP-14
    {
        AppOwner owner = gang(3, 2);
        swap(owner, request("r1", 10, "tg"), "p1", 110);
        QCOMPARE(owner.states(), "Accepted");
        swap(owner, request("r2", 10, "tg"), "p2", 111);
        QCOMPARE(owner.states(), "Accepted Running");
    }

    void aSwapIntoACompletingApplicationRunsIt() // APP-14
    {
        AppOwner owner = gang(2, 2);
        swap(owner, request("r1", 10, "tg"), "p1", 110);
        owner.apply(owner.app.addRequest(request("r2", 10, "tg"), at(111)));
        owner.apply(owner.app.replace("r2", "p2", {"n1", "m5"}));
        owner.confirm("r1", kStopped, 112); // nothing real is left, nothing is pending
        QCOMPARE(owner.app.state(), AppState::Completing);

        owner.confirm("p2", kReplaced, 113);

        QCOMPARE(owner.states(), "Accepted Running Completing Running");
        QCOMPARE(owner.usedEverywhere(), 10);
        QVERIFY(owner.isInTracker());
    }

    void aSwapMayMoveToAnotherNode() // APP-31
    {
        AppOwner owner = gang(1, 1);
        owner.apply(owner.app.addRequest(request("r1", 6, "tg"), at(110)));
        const Effects asked = owner.apply(owner.app.replace("r1", "p1", {"n2", "c6"}));
        QCOMPARE(asked.releases, (std::vector<Release>{{"p1", kReplaced}}));
        QCOMPARE(owner.usedEverywhere(), 10);

        owner.confirm("p1", kReplaced, 112);

        QCOMPARE(owner.nodes["n1"].valueOr0(ResourceType("memory")), 0);
        QCOMPARE(owner.nodes["n2"], memory(6));
    }

    void searchesRequestsInTheirOrder() // APP-31
    {
        AppOwner owner = gang(2, 2);
        owner.apply(owner.app.addRequest(request("other", 1, "elsewhere", 9), at(110)));
        owner.apply(owner.app.addRequest(request("single", 1, "", 8), at(110)));
        owner.apply(owner.app.addRequest(request("low", 1, "tg", 1), at(110)));
        owner.apply(owner.app.addRequest(request("high", 1, "tg", 2), at(110)));

        const ReplacementSearch search = owner.app.findReplacement();

        QCOMPARE(search.request, "high");
        QCOMPARE(search.placeholder, "p1");
        QVERIFY(search.effects.releases.empty());
    }

    void onlyWhatIsTooSmallOnTheWayIsAskedBack() // APP-31
    {
        AppOwner owner(spec(100));
        owner.run(placeholder("p1", 5), 101);
        owner.run(placeholder("p2", 10), 101);
        owner.run(placeholder("p3", 5), 101);
        owner.apply(owner.app.addRequest(request("r1", 6, "tg"), at(110)));

        const ReplacementSearch search = owner.app.findReplacement();

        QCOMPARE(search.placeholder, "p2");
        QCOMPARE(search.effects.releases, (std::vector<Release>{{"p1", Termination::Timeout}}));
        QVERIFY(!owner.app.findAllocation("p3")->asked); // a smaller request may take its place
    }

    void whatWasAskedBackIsNotReplaced() // APP-31, APP-40
    {
        AppOwner owner = gang(2, 2);
        owner.apply(owner.app.preempt("p1"));
        owner.apply(owner.app.addRequest(request("r1", 10, "tg"), at(110)));
        owner.apply(owner.app.addRequest(request("r2", 10, "tg"), at(110)));

        QCOMPARE(owner.app.findReplacement().placeholder, "p2");
        QCOMPARE(codeOf(owner.app.replace("r1", "p1", {})), ErrorCode::InvalidArgument);
        QCOMPARE(codeOf(owner.app.replace("r3", "p2", {})), ErrorCode::NotFound);
        QCOMPARE(codeOf(owner.app.replace("r1", "p3", {})), ErrorCode::NotFound);
        owner.apply(owner.app.replace("r1", "p2", {"n1", "m5"}));
        QCOMPARE(codeOf(owner.app.replace("r2", "p2", {})), ErrorCode::InvalidArgument);
        QVERIFY(owner.apply(owner.app.preempt("p2")).releases.empty());
        QCOMPARE(codeOf(owner.app.addRequest(request("r1", 1), at(111))), ErrorCode::InvalidArgument);
    }

    void aPlaceholderThatEndsOtherwiseGivesTheRequestBack()
    {
        AppOwner owner = gang(2, 2);
        owner.apply(owner.app.addRequest(request("r1", 10, "tg"), at(110)));
        owner.apply(owner.app.replace("r1", "p1", {"n2", "m5"}));
        QVERIFY(!owner.app.findRequest("r1"));

        const Effects effects = owner.confirm("p1", kStopped, 111);

        QCOMPARE(effects.cancelled.at(0).key(), "r1");
        QVERIFY(owner.app.findRequest("r1"));
        QCOMPARE(owner.app.data().pending, memory(10));
        QCOMPARE(counts(owner), counted(2, 0, 1));
        QCOMPARE(owner.usedEverywhere(), 10);
    }

    void aRequestGivenBackRestartsACompletingApplication() // APP-11
    {
        AppOwner owner = gang(2, 2);
        swap(owner, request("r1", 10, "tg"), "p1", 110);
        owner.apply(owner.app.addRequest(request("r2", 10, "tg"), at(111)));
        owner.apply(owner.app.replace("r2", "p2", {"n1", "m5"}));
        owner.confirm("r1", kStopped, 112);

        const Effects effects = owner.confirm("p2", kStopped, 113);

        QCOMPARE(owner.app.state(), AppState::Running);
        QVERIFY(effects.usage.at(0).removal == ugm::AppRemoval::Keep);
        QVERIFY(!owner.app.nextDeadline());
    }

    void aRestoredPlaceholderOnItsWayOutIsNotReplaced() // APP-31
    {
        AppOwner owner;
        Allocation leaving{placeholder("p1", 10), {"n1", "m5"}, at(50)};
        leaving.asked = Termination::Timeout;
        owner.apply(owner.app.restore(leaving, at(101)));
        owner.apply(owner.app.addRequest(request("r1", 10, "tg"), at(110)));
        QCOMPARE(owner.app.findReplacement().request, "");
    }

    void withoutTaskGroupNothingIsReplaced() // APP-31
    {
        AppOwner owner;
        owner.run(placeholder("p1", 10, ""), 101);
        owner.apply(owner.app.addRequest(request("r1", 10), at(110)));
        QCOMPARE(owner.app.findReplacement().request, "");
        QCOMPARE(codeOf(owner.app.replace("r1", "p1", {})), ErrorCode::InvalidArgument);
    }

    void aSwappedRequestMayBeTakenBack() // APP-15, APP-35
    {
        AppOwner owner = gang(1, 1);
        owner.apply(owner.app.addRequest(request("r1", 10, "tg"), at(110)));
        owner.apply(owner.app.replace("r1", "p1", {"n1", "m5"}));

        const Effects effects = owner.apply(owner.app.removeRequest("r1", at(111)));
        QCOMPARE(effects.cancelled.size(), std::size_t{1});
        QVERIFY(effects.states.empty()); // the placeholder is still there
        owner.confirm("p1", kReplaced, 112);

        QCOMPARE(owner.app.state(), AppState::Completing);
        QVERIFY(!owner.isInTracker());
        QCOMPARE(counts(owner), counted(1, 0, 1));
    }
};

QUOTADECK_TEST(TestGangSwap, NoApplication)
} // namespace tst_gangswap

#include "tst_gangswap.moc"
