// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/explain.h"
#include "core/insight/quotastate.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_explainmodel {
using namespace quotadeck;
using namespace quotadeck::insight;
using test::partitionOf;
using test::RandomCluster;

namespace {
/// What tracker and queues say to @p question, in the order of the design (ENF-19).
Decision decide(const cluster::QueueTree& queues, ugm::Manager& manager, const Question& question)
{
    const Decision people
        = manager.tryIncrease(question.queue, question.app, question.user, question.request).value();
    const cluster::Queue& leaf = *queues.find(question.queue);
    if (!people.isAllowed())
        return people;
    if (Decision decision = question.isRunning ? Decision() : cluster::canRun(leaf, question.app);
        !decision.isAllowed())
        return decision;
    return cluster::fits(leaf, question.request);
}

struct State
{
    std::string yaml;
    PartitionSnapshot snapshot;
    Question question;

    [[nodiscard]] Explanation answer(const std::string& configuration) const
    {
        const auto partition = partitionOf(configuration);
        QuotaState state = quotaState(partition, &snapshot).value();
        return explain(state, partition, question, Mode::Seed).value();
    }
};

/// @p yaml with @p raises made.
std::string edited(const std::string& yaml, const std::vector<QuotaRaise>& raises)
{
    config::Document document(yaml);
    const auto edits = raiseEdits(document, 0, raises);
    if (!edits)
        qFatal("%s: %s", edits.error().where.c_str(), edits.error().message.english().c_str());
    document.apply(*edits);
    return document.text();
}
} // namespace

class TestExplainModel : public QObject
{
    Q_OBJECT

    int m_allowed = 0;
    int m_bySubject[3] = {};
    int m_raised = 0;
    int m_listed = 0;
    int m_notScheduled = 0; ///< of them, where a limit blocks the request besides

    void checkRaises(const State& state, const Explanation& answer)
    {
        QVERIFY(!answer.raises.empty());
        const bool areEdits = std::ranges::all_of(answer.raises, &QuotaRaise::isEdit);
        if (!areEdits) // nodes and restarts are nobody's edit
            return;
        QVERIFY(state.answer(edited(state.yaml, answer.raises)).isAllowed());
        ++m_raised;
        for (std::size_t index = 0; index < answer.raises.size(); ++index) {
            auto less = answer.raises;
            --less[index].to;
            QVERIFY(!state.answer(edited(state.yaml, less)).isAllowed());
        }
    }

    /// Where nothing is left open by what is listed, it gives the same answer as the configuration.
    void checkListed(const State& state, const Explanation& answer)
    {
        const Question& question = state.question;
        if (question.user.groups.size() > 1 || !isListed(state.snapshot, question.user.user, question.queue))
            return;
        ListedState listed = listedState(state.snapshot).value();
        const Explanation same = explain(listed.state, listed.partition, question, Mode::Seed).value();
        QCOMPARE(same.isAllowed(), answer.isAllowed());
        QVERIFY(same.headroom == answer.headroom);
        ++m_listed;
    }

    /// In a parent, or in a leaf that is stopped, no change of a limit lets the request through (QUE-45, QUE-65).
    void checkNotScheduled(State& state, bool isParent)
    {
        if (isParent)
            state.question.queue = QueuePath("root.a");
        for (QueueInfo& queue : *state.snapshot.queues) {
            if (!isParent && queue.path == state.question.queue)
                queue.status = cluster::stateName(cluster::QueueState::Stopped);
        }
        const Explanation answer = state.answer(state.yaml);
        QCOMPARE(answer.verdict.outcome, cluster::AttemptOutcome::NotScheduled);
        QVERIFY(answer.raises.empty());
        m_notScheduled += std::ranges::any_of(answer.rows, [](const TraceRow& row) {
            return std::ranges::any_of(row.cells, &TraceCell::isInTheWay);
        });
    }

    void checkOne(std::uint64_t seed)
    {
        RandomCluster random(seed);
        State state;
        state.yaml = random.yaml();
        const auto partition = partitionOf(state.yaml);
        cluster::QueueTree queues(cluster::readQueueSpec(config::rootOf(partition)).value());
        ugm::Manager manager;
        manager.applyLimits(ugm::Limits::fromQueues(config::rootOf(partition)).value());
        random.run(queues, manager);
        const auto app = random.pick(12);
        state.question.app = ApplicationId(fmt::format("app-{}", app));
        state.question.user = random.person(('0' + app) % RandomCluster::kUsers.size());
        state.question.queue
            = QueuePath(RandomCluster::kLeaves.at(random.pick(RandomCluster::kLeaves.size())));
        state.question.isRunning = random.pick(3) == 0;
        state.question.request = random.someRequest();
        state.snapshot = RandomCluster::snapshot(queues, manager);

        if (seed % 10 == 1) {
            checkNotScheduled(state, seed % 20 == 1);
            return;
        }

        const Explanation answer = state.answer(state.yaml);
        const Decision decision = decide(queues, manager, state.question);

        QCOMPARE(answer.isAllowed(), decision.isAllowed());
        QVERIFY(answer.verdict.denial == decision.denial); // the limit that binds first
        QCOMPARE(answer.isAllowed(), answer.raises.empty());
        checkListed(state, answer);
        if (answer.isAllowed()) {
            ++m_allowed;
            return;
        }
        ++m_bySubject[static_cast<std::size_t>(decision.denial->subject)];
        checkRaises(state, answer);
    }

private Q_SLOTS:
    /// 2,000 states and requests: the verdict and the limit named are those of the tracker and the queues, each smallest
    /// change lets the request through, and one unit less does not (ENF-10 to ENF-19, QUE-20). Where nothing is scheduled, there
    /// is no change.
    void agreesWithTrackerAndQueues()
    {
        constexpr std::uint64_t kStates = 2000;
        for (std::uint64_t seed = 0; seed < kStates; ++seed) {
            checkOne(seed);
            if (QTest::currentTestFailed()) {
                qWarning("with seed %llu", static_cast<unsigned long long>(seed));
                return;
            }
        }
        qInfo("%d allowed; denied by users %d, groups %d, queues %d; raised %d", m_allowed, m_bySubject[0],
              m_bySubject[1], m_bySubject[2], m_raised);
        QVERIFY(m_allowed > 200 && m_raised > 200);
        QVERIFY(m_listed > 200);
        QVERIFY(m_notScheduled > 20);
        QVERIFY(*std::ranges::min_element(m_bySubject) > 50);
    }
};

QUOTADECK_TEST(TestExplainModel, NoApplication)
} // namespace tst_explainmodel

#include "tst_explainmodel.moc"
