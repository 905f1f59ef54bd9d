// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/application.h"
#include "tests/core/cluster/appowner.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <iterator>
#include <random>
#include <set>

namespace tst_applicationmodel {
using namespace quotadeck;
using namespace quotadeck::cluster;
using namespace quotadeck::test;

namespace {
constexpr std::uint32_t kSeed = 20261122;

/// Does something at random to the application of an owner, as scheduler and cluster would.
class RandomLife
{
public:
    explicit RandomLife(std::mt19937& random)
        : owner(spec(pick(random, 2) * 20, pick(random, 2) == 0 ? GangStyle::Soft : GangStyle::Hard))
        , m_random(random)
    {
    }

    void step()
    {
        m_now += pick(m_random, 12);
        owner.apply(owner.app.runTimers(at(m_now)));
        switch (pick(m_random, 12)) {
        case 0:
        case 1:
        case 2:
            return addRequest();
        case 3:
        case 4:
            return allocate();
        case 5:
            return swap();
        case 6:
        case 7:
            return end();
        case 8:
            return confirm();
        case 9:
            return preempt();
        case 10:
            return removeRequest();
        default:
            if (pick(m_random, 20) == 0)
                owner.apply(owner.app.fail("failed", at(m_now)));
        }
    }

    void removeAll() { owner.apply(owner.app.removeAll(at(m_now))); }

    AppOwner owner;

private:
    static int pick(std::mt19937& random, int count)
    {
        return static_cast<int>(random() % static_cast<unsigned>(count)); // the same on every platform
    }

    void addRequest()
    {
        Request wanted = request(("r" + std::to_string(m_next++)).c_str(), 1 + pick(m_random, 12),
                                 pick(m_random, 2) == 0 ? "tg" : "", pick(m_random, 3), m_now);
        wanted.isPlaceholder = pick(m_random, 3) == 0;
        if (wanted.isPlaceholder) {
            wanted.resource = memory(10);
            wanted.taskGroup = "tg";
        }
        apply(owner.app.addRequest(wanted, at(m_now)));
    }

    void allocate()
    {
        const auto& pending = owner.app.data().requests;
        if (pending.empty())
            return;
        const Request& chosen = *std::next(pending.begin(), pick(m_random, int(pending.size())));
        if (!owner.app.waitsForPlaceholder(chosen))
            apply(owner.app.allocate(chosen.key, {"n1", "m5"}, at(m_now)));
    }

    void swap()
    {
        const ReplacementSearch search = owner.app.findReplacement();
        owner.apply(search.effects);
        if (!search.request.empty())
            apply(owner.app.replace(search.request, search.placeholder, {"n2", "m5"}));
    }

    void end()
    {
        if (const auto key = anyAllocation(false))
            apply(owner.app.confirmRelease(*key, Termination::StoppedByRm, at(m_now)));
    }

    void confirm()
    {
        const auto key = anyAllocation(true);
        if (key)
            apply(owner.app.confirmRelease(*key, *owner.app.findAllocation(*key)->asked, at(m_now)));
    }

    void preempt()
    {
        if (const auto key = anyAllocation(false))
            apply(owner.app.preempt(*key));
    }

    void removeRequest()
    {
        const auto& pending = owner.app.data().requests;
        if (pending.empty())
            return;
        const Request& chosen = *std::next(pending.begin(), pick(m_random, int(pending.size())));
        apply(owner.app.removeRequest(chosen.key, at(m_now)));
    }

    std::optional<std::string> anyAllocation(bool isAsked)
    {
        std::vector<std::string> keys;
        for (const auto& [key, allocation] : owner.app.data().allocations) {
            if (!isAsked || allocation.asked)
                keys.push_back(key);
        }
        return keys.empty() ? std::nullopt
                            : std::optional(keys[std::size_t(pick(m_random, int(keys.size())))]);
    }

    /// A refusal must leave everything as it was.
    void apply(const Result<Effects>& effects)
    {
        if (effects)
            owner.apply(*effects);
        else
            QCOMPARE(effects.error().code, ErrorCode::InvalidArgument);
    }

    std::mt19937& m_random;
    double m_now = 101;
    int m_next = 1;
};

bool isFinished(AppState state)
{
    return state == AppState::Completed || state == AppState::Failed || state == AppState::Expired;
}

/// What must hold after every step.
void check(const AppOwner& owner)
{
    const ApplicationData& data = owner.app.data();
    Resource pending;
    for (const Request& entry : data.requests)
        addTo(pending, entry.resource);
    Resource real;
    Resource placeholders;
    for (const auto& [key, entry] : data.allocations)
        addTo(entry.request.isPlaceholder ? placeholders : real, entry.request.resource);

    QCOMPARE(data.pending, pending);
    QCOMPARE(data.used, real);
    QCOMPARE(data.placeholderUsed, placeholders);
    QVERIFY(owner.usedEverywhere() >= 0); // SIM-1
    QCOMPARE(owner.isInTracker(), data.isTracked);
    QVERIFY(data.isTracked || data.allocations.empty()); // APP-20
    QCOMPARE(owner.running, owner.app.state() == AppState::Running ? 1 : 0); // QUE-30
    if (isFinished(owner.app.state()))
        QVERIFY(!data.isTracked && data.requests.empty() && data.usage == usage::UsageTotals());
    AppState before = AppState::New;
    for (const StateChange& change : data.states.log()) {
        QCOMPARE(change.from, before); // APP-4
        before = change.to;
    }
    for (const PlaceholderInfo& group : data.taskGroups.counts())
        QVERIFY(group.replaced + group.timedOut <= group.count); // APP-35
}
} // namespace

class TestApplicationModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anyLifeKeepsTheBooks() // SIM-1, APP-20, APP-21, APP-35
    {
        std::mt19937 random(kSeed);
        std::set<AppState> seen;
        for (int life = 0; life < 300; ++life) {
            RandomLife app(random);
            for (int i = 0; i < 80; ++i) {
                app.step();
                check(app.owner);
                if (QTest::currentTestFailed())
                    QFAIL(qPrintable(QString("life %1, step %2").arg(life).arg(i)));
                seen.insert(app.owner.app.state());
            }
            app.removeAll();
            QCOMPARE(app.owner.usedEverywhere(), 0);
            QVERIFY(!app.owner.isInTracker());
            QVERIFY(app.owner.tracker.users().empty());
        }
        // Rejected, Expired: never here. The run must have been through all the others.
        QCOMPARE(seen.size(), std::size_t{8});
    }

    /// Looking at all others for each would take longer than a test may.
    void podsOfALargeGangCostTheSameAsOfASmallOne()
    {
        constexpr int kPods = 50'000;
        AppOwner owner(spec(10 * kPods));
        const auto key = [](char kind, int i) { return kind + std::to_string(i); };
        for (int i = 0; i < kPods; ++i) {
            QVERIFY(owner.app.addRequest(placeholder(key('p', i).c_str(), 10), at(100)));
            QVERIFY(owner.app.addRequest(request(key('r', i).c_str(), 10, "tg"), at(100)));
        }
        for (int i = kPods - 1; i >= 0; --i)
            QVERIFY(owner.app.allocate(key('p', i), {"n1", "m5"}, at(101)));
        std::vector<std::string> swapped;
        for (int i = 0; i < kPods; ++i) {
            const ReplacementSearch search = owner.app.findReplacement();
            QVERIFY(owner.app.replace(search.request, search.placeholder, {"n2", "m5"}));
            swapped.push_back(search.placeholder);
        }
        QVERIFY(owner.app.findReplacement().request.empty());
        for (; !swapped.empty(); swapped.pop_back())
            QVERIFY(owner.app.confirmRelease(swapped.back(), Termination::PlaceholderReplaced, at(102)));

        QCOMPARE(owner.app.data().used, memory(10 * kPods));
        QVERIFY(owner.app.data().requests.empty());
        QCOMPARE(owner.app.removeAll(at(103)).removed.size(), std::size_t{kPods});
    }
};

QUOTADECK_TEST(TestApplicationModel, NoApplication)
} // namespace tst_applicationmodel

#include "tst_applicationmodel.moc"
