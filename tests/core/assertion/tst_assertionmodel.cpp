// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/evaluator.h"
#include "core/insight/quotastate.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <fmt/format.h>

namespace tst_assertionmodel {
using namespace quotadeck;
using namespace quotadeck::assertion;
using test::RandomCluster;

namespace {
constexpr int kMostSteps = 80; ///< more than any amount in a random cluster

/// A configuration with usage, and who asks for what.
struct Case
{
    std::string yaml;
    SnapshotPtr usage; ///< null: an empty cluster
    Assertion assertion;

    [[nodiscard]] insight::QuotaState state(const config::PartitionConfig& partition) const
    {
        return insight::quotaState(partition, usage ? &usage->partitions.front() : nullptr).value();
    }

    [[nodiscard]] ExpectationResult result(const std::string& text, const Expectation& expectation) const
    {
        const std::vector<config::PartitionConfig> partitions{test::partitionOf(text)};
        Evaluator evaluator(partitions, [this](const Moment&) -> Result<SnapshotPtr> { return usage; });
        Assertion asked = assertion;
        asked.expectations = {expectation};
        return evaluator.evaluate(asked).value().expectations.front();
    }
};

/// Carries requests out on queues and tracker, one by one, until one is denied. Returns how many were allowed; nothing when
/// none was denied.
std::optional<Quantity> carryOut(const Case& tried, const Expectation& expectation)
{
    const auto partition = test::partitionOf(tried.yaml);
    insight::QuotaState state = tried.state(partition);
    const QueuePath& leaf = tried.assertion.queue;
    const bool isAmount = expectation.kind == Expectation::Kind::Amount;
    const Resource request = isAmount ? Resource{{expectation.type->name(), 1}} : tried.assertion.request;
    insight::assumeCapacity(state, request);
    for (int step = 0; step < kMostSteps; ++step) {
        const ApplicationId app(isAmount ? "new" : fmt::format("new-{}", step));
        const cluster::Queue& queue = *state.queues.find(leaf);
        if ((!isAmount || step == 0) && !cluster::canRun(queue, app).isAllowed())
            return step;
        if (!cluster::fits(queue, request).isAllowed())
            return step;
        if (!state.usage.tryIncrease(leaf, app, tried.assertion.user, request).value().isAllowed())
            return step;
        state.queues.allocate(leaf, request);
        if (!isAmount || step == 0)
            state.queues.addRunning(leaf, app);
    }
    return std::nullopt;
}

std::string edited(const std::string& yaml, const std::vector<LimitChange>& changes)
{
    const config::Document document(yaml);
    const auto edits = changeEdits(document, 0, changes);
    if (!edits)
        qFatal("%s: %s\n%s", edits.error().where.c_str(), edits.error().message.english().c_str(),
               yaml.c_str());
    return config::applied(yaml, *edits);
}
} // namespace

class TestAssertionModel : public QObject
{
    Q_OBJECT

    int m_numbers = 0;
    int m_unlimited = 0;
    int m_zero = 0;
    int m_raised = 0;
    int m_lowered = 0;
    int m_set = 0;
    int m_removed = 0;
    int m_without = 0;

    static Expectation with(Expectation expectation, Comparison comparison, Quantity amount = 0)
    {
        expectation.comparison = comparison;
        expectation.amount = amount;
        return expectation;
    }

    static std::string about(const Case& tried, const Expectation& expectation,
                             const ExpectationResult& result)
    {
        std::string changes;
        for (const LimitChange& change : result.changes)
            changes += describe(change).english() + "; ";
        return fmt::format("{} {} for {} in {}: found {}, {}\n{}{}", expectation.key(), expectation.text(),
                           tried.assertion.user.user.text(), tried.assertion.queue.text(),
                           result.found.english(), changes, tried.yaml, tried.usage ? " in use" : " empty");
    }

    void checkVerdict(const Case& tried, const Expectation& expectation, bool passes)
    {
        const ExpectationResult result = tried.result(tried.yaml, expectation);
        const auto wanted = passes ? AssertionVerdict::Passed : AssertionVerdict::Failed;
        QVERIFY2(result.verdict == wanted, about(tried, expectation, result).c_str());
        if (!passes)
            checkChange(tried, expectation, result);
    }

    /// The change makes the assertion pass, and one that is smaller by one does not.
    void checkChange(const Case& tried, const Expectation& expectation, const ExpectationResult& result)
    {
        const auto isEdit = [](const LimitChange& change) { return change.number.isEdit(); };
        if (result.changes.empty() || !std::ranges::all_of(result.changes, isEdit)) {
            ++m_without;
            return;
        }
        const auto after = tried.result(edited(tried.yaml, result.changes), expectation);
        QVERIFY2(after.verdict == AssertionVerdict::Passed, about(tried, expectation, result).c_str());
        using Kind = LimitChange::Kind;
        const Kind kind = result.changes.front().kind;
        m_raised += kind == Kind::Raise ? 1 : 0;
        m_lowered += kind == Kind::Lower ? 1 : 0;
        m_set += kind == Kind::Set ? 1 : 0;
        m_removed += kind == Kind::Remove ? 1 : 0;
        for (std::size_t i = 0; i < result.changes.size(); ++i) {
            auto smaller = result.changes;
            if (smaller[i].kind == Kind::Remove) {
                smaller.erase(smaller.begin() + static_cast<std::ptrdiff_t>(i));
            } else {
                smaller[i].number.to += smaller[i].kind == Kind::Raise ? -1 : 1;
                if (smaller[i].number.to == smaller[i].number.from || smaller[i].number.to <= 0)
                    continue;
            }
            const auto notEnough = tried.result(edited(tried.yaml, smaller), expectation);
            QVERIFY2(notEnough.verdict == AssertionVerdict::Failed,
                     about(tried, expectation, result).c_str());
        }
    }

    void check(const Case& tried, const Expectation& expectation)
    {
        const auto most = carryOut(tried, expectation);
        if (!most) {
            ++m_unlimited;
            checkVerdict(tried, with(expectation, Comparison::Unlimited), true);
            checkVerdict(tried, with(expectation, Comparison::AtLeast, 1000), true);
            checkVerdict(tried, with(expectation, Comparison::AtMost, 5), false);
            return;
        }
        ++m_numbers;
        m_zero += *most == 0 ? 1 : 0;
        checkVerdict(tried, with(expectation, Comparison::Equal, *most), true);
        checkVerdict(tried, with(expectation, Comparison::AtLeast, *most), true);
        checkVerdict(tried, with(expectation, Comparison::AtLeast, *most + 1), false);
        checkVerdict(tried, with(expectation, Comparison::Above, *most + 2), false);
        checkVerdict(tried, with(expectation, Comparison::AtMost, *most), true);
        checkVerdict(tried, with(expectation, Comparison::Below, *most), false);
        checkVerdict(tried, with(expectation, Comparison::Equal, *most + 3), false);
        checkVerdict(tried, with(expectation, Comparison::Unlimited), false);
        if (*most > 1)
            checkVerdict(tried, with(expectation, Comparison::Equal, *most - 1), false);
    }

private Q_SLOTS:
    void numbersAreWhatTheTrackerLetsThroughStepByStep()
    {
        for (std::uint64_t seed = 1; seed <= 100; ++seed) {
            RandomCluster random(seed);
            Case tried;
            tried.yaml = random.yaml();
            if (random.pick(2) == 0) {
                const auto partition = test::partitionOf(tried.yaml);
                cluster::QueueTree queues(cluster::readQueueSpec(config::rootOf(partition)).value());
                ugm::Manager manager;
                manager.applyLimits(ugm::Limits::fromQueues(config::rootOf(partition)).value());
                random.run(queues, manager);
                auto cluster = std::make_shared<ClusterSnapshot>();
                cluster->partitions.push_back(RandomCluster::snapshot(queues, manager));
                tried.usage = std::move(cluster);
                tried.assertion.when.kind = Moment::Kind::Snapshot;
            }
            tried.assertion.user = random.person(random.pick(4));
            tried.assertion.queue = QueuePath(RandomCluster::kLeaves.at(random.pick(3)));
            for (const char* type : {"memory", "vcore"}) {
                Expectation expectation;
                expectation.type = ResourceType(type);
                check(tried, expectation);
            }
            Expectation applications;
            applications.kind = Expectation::Kind::Applications;
            check(tried, applications);
            tried.assertion.request = {{"memory", static_cast<Quantity>(1 + random.pick(9))},
                                       {"vcore", static_cast<Quantity>(random.pick(4))}};
            check(tried, applications);
            if (QTest::currentTestFailed())
                QFAIL(fmt::format("seed {}", seed).c_str());
        }
        qInfo() << m_numbers << "numbers," << m_zero << "of them zero," << m_unlimited << "unlimited;"
                << m_raised << "raised," << m_lowered << "lowered," << m_set << "set," << m_removed
                << "removed," << m_without << "without a change";
        QVERIFY(m_numbers > 250 && m_zero > 50 && m_unlimited > 20);
        QVERIFY(m_raised > 400 && m_lowered > 150 && m_set > 30 && m_removed > 0);
    }

    void requestsAreJudgedAsTheTrackerDoes()
    {
        int allowed = 0;
        int denied = 0;
        for (std::uint64_t seed = 1001; seed <= 1400; ++seed) {
            RandomCluster random(seed);
            Case tried;
            tried.yaml = random.yaml();
            const auto partition = test::partitionOf(tried.yaml);
            tried.assertion.user = random.person(random.pick(4));
            tried.assertion.queue = QueuePath(RandomCluster::kLeaves.at(random.pick(3)));
            tried.assertion.request = random.someRequest();
            insight::QuotaState state = tried.state(partition);
            insight::assumeCapacity(state, tried.assertion.request);
            const cluster::Queue& leaf = *state.queues.find(tried.assertion.queue);
            const bool isAllowed = cluster::canRun(leaf, ApplicationId("new")).isAllowed()
                && cluster::fits(leaf, tried.assertion.request).isAllowed()
                && state.usage
                       .tryIncrease(tried.assertion.queue, ApplicationId("new"), tried.assertion.user,
                                    tried.assertion.request)
                       ->isAllowed();
            ++(isAllowed ? allowed : denied);
            Expectation expectation;
            expectation.kind = Expectation::Kind::Allowed;
            for (const bool expected : {false, true}) {
                expectation.isAllowed = expected;
                checkVerdict(tried, expectation, expected == isAllowed);
            }
            if (QTest::currentTestFailed())
                QFAIL(fmt::format("seed {}", seed).c_str());
        }
        QVERIFY(allowed > 60 && denied > 60);
    }
};

QUOTADECK_TEST(TestAssertionModel, NoApplication)
} // namespace tst_assertionmodel

#include "tst_assertionmodel.moc"
