// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/applicationstate.h"
#include "tests/core/cluster/appowner.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <map>

namespace tst_applicationstate {
using namespace quotadeck;
using namespace quotadeck::cluster;
using quotadeck::test::at;

namespace {
constexpr std::array kStates{AppState::New,        AppState::Accepted,  AppState::Running, AppState::Rejected,
                             AppState::Completing, AppState::Completed, AppState::Failing, AppState::Failed,
                             AppState::Expired,    AppState::Resuming};
constexpr std::array kEvents{AppEvent::Reject, AppEvent::Run,    AppEvent::Complete,
                             AppEvent::Fail,   AppEvent::Resume, AppEvent::Expire};
constexpr std::array kEventNames{"reject", "run", "complete", "fail", "resume", "expire"};

/// The table of APP-1 once more, by state: what is not here is refused.
const std::map<std::pair<AppState, AppEvent>, AppState> kAllowed{
    {{AppState::New, AppEvent::Reject}, AppState::Rejected},
    {{AppState::New, AppEvent::Run}, AppState::Accepted},
    {{AppState::New, AppEvent::Fail}, AppState::Failing},
    {{AppState::New, AppEvent::Resume}, AppState::Resuming},
    {{AppState::Accepted, AppEvent::Run}, AppState::Running},
    {{AppState::Accepted, AppEvent::Complete}, AppState::Completing},
    {{AppState::Accepted, AppEvent::Fail}, AppState::Failing},
    {{AppState::Accepted, AppEvent::Resume}, AppState::Resuming},
    {{AppState::Running, AppEvent::Run}, AppState::Running},
    {{AppState::Running, AppEvent::Complete}, AppState::Completing},
    {{AppState::Running, AppEvent::Fail}, AppState::Failing},
    {{AppState::Completing, AppEvent::Run}, AppState::Running},
    {{AppState::Completing, AppEvent::Complete}, AppState::Completed},
    {{AppState::Resuming, AppEvent::Run}, AppState::Accepted},
    {{AppState::Failing, AppEvent::Fail}, AppState::Failed},
    {{AppState::Completed, AppEvent::Expire}, AppState::Expired},
    {{AppState::Failed, AppEvent::Expire}, AppState::Expired},
    {{AppState::Rejected, AppEvent::Expire}, AppState::Expired},
};

/// The events that lead a new application to @p state.
std::vector<AppEvent> wayTo(AppState state)
{
    using enum AppEvent;
    switch (state) {
    case AppState::New:
        return {};
    case AppState::Accepted:
        return {Run};
    case AppState::Running:
        return {Run, Run};
    case AppState::Rejected:
        return {Reject};
    case AppState::Completing:
        return {Run, Run, Complete};
    case AppState::Completed:
        return {Run, Run, Complete, Complete};
    case AppState::Failing:
        return {Fail};
    case AppState::Failed:
        return {Fail, Fail};
    case AppState::Expired:
        return {Reject, Expire};
    case AppState::Resuming:
        return {Resume};
    }
    return {};
}
} // namespace

class TestApplicationState : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCombinationFollowsTheTable_data() // APP-1, APP-2, APP-3
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("event");
        for (const AppState state : kStates) {
            for (std::size_t i = 0; i < kEvents.size(); ++i)
                QTest::addRow("APP-1: %s, %s", stateName(state).data(), kEventNames[i])
                    << int(state) << int(kEvents[i]);
        }
    }

    void everyCombinationFollowsTheTable()
    {
        QFETCH(int, state);
        QFETCH(int, event);
        const auto from = AppState(state);
        StateMachine machine;
        for (const AppEvent step : wayTo(from))
            QVERIFY(machine.handle(step, at(1)));
        const auto before = machine.log();
        const auto expected = kAllowed.find({from, AppEvent(event)});
        const bool isAllowed = expected != kAllowed.end();
        const AppState to = isAllowed ? expected->second : from;

        QCOMPARE(machine.state(), from);
        QCOMPARE(machine.handle(AppEvent(event), at(2)), isAllowed);

        QCOMPARE(machine.state(), to);
        QCOMPARE(stateAfter(from, AppEvent(event)), isAllowed ? std::optional(to) : std::nullopt);
        QCOMPARE(machine.log().size(), before.size() + (to == from ? 0 : 1)); // APP-4, APP-2
        if (to != from)
            QCOMPARE(machine.log().back(), (StateChange{at(2), from, to}));
    }

    void newIsNotLogged() // APP-4
    {
        QVERIFY(StateMachine().log().empty());
        QVERIFY(!StateMachine().started());
    }

    void startIsTheLastEntryIntoRunning() // APP-18
    {
        StateMachine machine;
        using enum AppEvent;
        machine.handle(Run, at(1));
        machine.handle(Run, at(2));
        machine.handle(Run, at(3)); // stays Running
        QCOMPARE(machine.started(), std::optional(at(2)));
        machine.handle(Complete, at(4));
        QCOMPARE(machine.started(), std::optional(at(2)));
        machine.handle(Run, at(5));
        QCOMPARE(machine.started(), std::optional(at(5)));
    }

    void namesAreThoseOfTheScheduler() // APP-1
    {
        QStringList names;
        for (const AppState state : kStates)
            names += QString::fromStdString(std::string(stateName(state)));
        QCOMPARE(names.join(' '),
                 "New Accepted Running Rejected Completing Completed Failing Failed Expired Resuming");
    }
};

QUOTADECK_TEST(TestApplicationState, NoApplication)
} // namespace tst_applicationstate

#include "tst_applicationstate.moc"
