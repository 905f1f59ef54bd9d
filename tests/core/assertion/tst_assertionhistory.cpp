// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/assertion/assertionhistory.h"
#include "core/config/rules/validator.h"
#include "tests/core/insight/configversions.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <atomic>
#include <fmt/format.h>
#include <memory>

namespace tst_assertionhistory {
using namespace quotadeck;
using namespace quotadeck::assertion;
using insight::ConfigVersion;
using test::kNoYaml;
using test::kRejected;
using test::RandomCluster;
using test::versionsOf;
using test::withMax;

namespace {
const std::string kOtherPartition
    = "partitions: [{name: gpu, queues: [{name: root, queues: [{name: a}]}]}]\n";

/// A file of assertions about ann, one for each of @p expectations.
std::vector<Assertion> assertionsOf(const std::vector<std::string>& expectations,
                                    const std::string& given = "user: ann, queue: root.a",
                                    const std::string& when = "cluster: empty")
{
    std::string text = "apiVersion: quotadeck/v1\nassertions:\n";
    for (std::size_t i = 0; i < expectations.size(); ++i)
        text += fmt::format("  - {{name: a{}, given: {{{}}}, when: {{{}}}, expect: {{{}}}}}\n", i, given,
                            when, expectations[i]);
    AssertionFile file = readAssertions("facts.yaml", text);
    if (!file.problems.empty())
        qFatal("%s", file.problems.front().message.english().c_str());
    return file.assertions;
}

Result<SnapshotPtr> noMoment(const Moment&)
{
    return fail(ErrorCode::Io, "usage.json", "no such file");
}

AssertionSearch searchIn(const std::vector<std::string>& texts, const std::vector<Assertion>& assertions)
{
    return findBreakingChanges(versionsOf(texts), assertions, noMoment);
}

std::string sentenceOf(const AssertionHistory& history)
{
    return sentenceFor(history, [](std::size_t version) { return Message(fmt::format("v{}", version)); })
        .english();
}

/// Versions, assertions and the usage of a cluster.
struct Case
{
    std::vector<std::string> texts;
    std::vector<Assertion> assertions;
    SnapshotPtr usage;

    explicit Case(std::uint64_t seed) : m_random(seed)
    {
        const auto partition = test::partitionOf(m_random.yaml());
        cluster::QueueTree queues(cluster::readQueueSpec(config::rootOf(partition)).value());
        ugm::Manager manager;
        manager.applyLimits(ugm::Limits::fromQueues(config::rootOf(partition)).value());
        m_random.run(queues, manager);
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->partitions.push_back(RandomCluster::snapshot(queues, manager));
        if (m_random.pick(4) == 0)
            snapshot->partitions.front().users.reset(); // then some is unknown
        usage = snapshot;
        for (auto count = 2 + m_random.pick(8); count > 0; --count) {
            texts.push_back(nextText());
            if (m_random.pick(4) == 0)
                texts.push_back(texts[m_random.pick(texts.size())]); // saved again
        }
        for (auto count = 1 + m_random.pick(4); count > 0; --count)
            addAssertion();
    }

private:
    std::string nextText()
    {
        switch (m_random.pick(12)) {
        case 0:
            return kNoYaml;
        case 1:
            return m_random.yaml(); // the scheduler rejects some of them
        case 2:
            return kOtherPartition;
        default:
            return fmt::format("partitions: [{{name: default, queues: [{{name: root, queues: [{{name: a, "
                               "queues: [{}, {}]}}, {}]}}]}}]\n",
                               leaf("x"), leaf("y"), leaf("b"));
        }
    }

    std::string leaf(const char* name)
    {
        const auto amount = 1 + m_random.pick(60);
        switch (m_random.pick(4)) {
        case 0:
            return fmt::format("{{name: {}, resources: {{max: {{memory: {}}}}}}}", name, amount);
        case 1:
            return fmt::format("{{name: {}, limits: [{{users: [ann, bob], maxresources: {{memory: {}}}}}]}}",
                               name, amount);
        case 2:
            return fmt::format("{{name: {}, limits: [{{groups: [dev], maxresources: {{memory: {}}}}}]}}",
                               name, amount);
        default:
            return fmt::format("{{name: {}, maxapplications: {}}}", name, 1 + m_random.pick(4));
        }
    }

    void addAssertion()
    {
        Assertion assertion;
        assertion.name = fmt::format("a{}", assertions.size());
        assertion.user = m_random.person(m_random.pick(RandomCluster::kUsers.size()));
        assertion.queue = QueuePath(RandomCluster::kLeaves.at(m_random.pick(RandomCluster::kLeaves.size())));
        if (m_random.pick(2) == 0)
            assertion.when = {Moment::Kind::Snapshot, "usage.json"};
        Expectation expectation;
        if (m_random.pick(3) == 0)
            expectation.kind = Expectation::Kind::Applications;
        else
            expectation.type = ResourceType("memory");
        static constexpr std::array kComparisons
            = {Comparison::AtLeast, Comparison::AtMost, Comparison::Unlimited};
        expectation.comparison = kComparisons.at(m_random.pick(kComparisons.size()));
        expectation.amount = static_cast<Quantity>(
            1 + m_random.pick(expectation.kind == Expectation::Kind::Applications ? 4 : 40));
        assertion.expectations = {expectation};
        assertions.push_back(assertion);
    }

    RandomCluster m_random;
};

/// What version @p text makes of @p assertion, read and evaluated alone.
VersionVerdict aloneVerdict(const std::string& text, const Assertion& assertion, const SnapshotPtr& usage)
{
    const config::Verdict verdict = config::validate(text);
    if (!verdict.accepted)
        return VersionVerdict::Unloadable;
    const auto partitions = config::effectivePartitions(*verdict.config);
    Evaluator evaluator(partitions, [&usage](const Moment&) -> Result<SnapshotPtr> { return usage; });
    if (!evaluator.partitionOf(assertion))
        return VersionVerdict::Failed;
    const auto result = evaluator.evaluate(assertion);
    if (!result || result->verdict == AssertionVerdict::Unknown)
        return VersionVerdict::Unknown;
    return result->verdict == AssertionVerdict::Passed ? VersionVerdict::Passed : VersionVerdict::Failed;
}

using Change = std::pair<std::size_t, std::size_t>; ///< passes, fails

/// From all versions, forwards: the last one that passes, and the next one that fails, if nothing newer is decided otherwise.
std::optional<Change> expectedChange(const std::vector<VersionVerdict>& verdicts)
{
    std::optional<std::size_t> passed;
    std::optional<std::size_t> failed;
    VersionVerdict newest = VersionVerdict::Unloadable;
    for (std::size_t number = 0; number < verdicts.size(); ++number) {
        if (verdicts[number] == VersionVerdict::Passed) {
            passed = number;
            failed.reset();
        } else if (verdicts[number] == VersionVerdict::Failed && !failed) {
            failed = number;
        }
        if (verdicts[number] != VersionVerdict::Unloadable)
            newest = verdicts[number];
    }
    if (newest != VersionVerdict::Failed || !passed || !failed)
        return std::nullopt;
    return Change(*passed, *failed);
}
} // namespace

class TestAssertionHistory : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// 200 histories: as when each version is read in full and each assertion evaluated alone.
    void agreesWithAllVersionsEvaluated()
    {
        int changes = 0;
        std::array<int, 4> verdicts{};
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const Case tried(seed);
            const AssertionSearch search
                = findBreakingChanges(versionsOf(tried.texts), tried.assertions,
                                      [&tried](const Moment&) -> Result<SnapshotPtr> { return tried.usage; });

            QCOMPARE(search.histories.size(), tried.assertions.size());
            for (std::size_t i = 0; i < tried.assertions.size(); ++i) {
                const AssertionHistory& history = search.histories[i];
                std::vector<VersionVerdict> alone;
                for (const std::string& text : tried.texts)
                    alone.push_back(aloneVerdict(text, tried.assertions[i], tried.usage));
                const std::string where = fmt::format("seed {}, assertion {}", seed, i);
                for (const VersionAnswer& answer : history.answers) {
                    QVERIFY2(answer.verdict == alone[answer.version], where.c_str());
                    ++verdicts.at(static_cast<std::size_t>(answer.verdict));
                }
                std::optional<Change> found;
                if (history.change)
                    found = Change(history.change->passed.version, history.change->failed.version);
                QVERIFY2(found == expectedChange(alone), where.c_str());
                changes += found ? 1 : 0;
            }
        }
        qInfo("%d changes; %d passed, %d failed, %d unknown, %d unloadable", changes, verdicts[0],
              verdicts[1], verdicts[2], verdicts[3]);
        QVERIFY(changes > 20);
        QVERIFY(verdicts[0] > 50 && verdicts[1] > 50 && verdicts[3] > 10);
    }

    void theChangeNearestToNowIsFoundForEach() // QUE-10
    {
        const auto assertions = assertionsOf({"vcore: '>= 4'", "vcore: '>= 2'", "vcore: '<= 5'"});

        const AssertionSearch search = searchIn(
            {withMax(1), withMax(8), withMax(3), withMax(6), withMax(3), withMax(1), withMax(1)}, assertions);

        QVERIFY(search.problems.empty());
        const BreakingChange& four = *search.histories[0].change;
        QCOMPARE(four.passed.version, std::size_t{3});
        QCOMPARE(four.failed.version, std::size_t{4});
        QVERIFY(four.isCertain);
        QCOMPARE(four.changes.size(), std::size_t{1});
        QCOMPARE(four.changes.front().oldText, std::optional<std::string>("6"));
        QCOMPARE(four.changes.front().newText, std::optional<std::string>("3"));
        const std::string sentence = sentenceOf(search.histories[0]);
        QVERIFY2(sentence.starts_with("broken since version v4 (version v3 passes): expected vcore >= 4, "
                                      "found 3; blocked by the quota of queue root.a"),
                 sentence.c_str());
        QCOMPARE(search.histories[1].change->failed.version, std::size_t{5});
        QCOMPARE(search.histories[1].answers.size(), std::size_t{3}); // no further than needed
        QVERIFY(!search.histories[2].change);
        QCOMPARE(search.histories[2].answers.size(), std::size_t{1});
        QVERIFY(
            sentenceOf(search.histories[2]).starts_with("the newest version passes: expected vcore <= 5"));
    }

    void versionsThatTheSchedulerRejectsNeverCameIntoForce() // VAL-30
    {
        const auto assertions = assertionsOf({"vcore: '>= 4'"});
        const AssertionSearch search
            = searchIn({withMax(8), kNoYaml, withMax(2), kRejected, withMax(1), kNoYaml}, assertions);

        const AssertionHistory& history = search.histories.front();
        QCOMPARE(history.change->passed.version, std::size_t{0});
        QCOMPARE(history.change->failed.version, std::size_t{2});
        QCOMPARE(history.answers.at(2).verdict, VersionVerdict::Unloadable); // kRejected would pass
        QVERIFY(!history.answers.at(2).sentence.isEmpty());
        QCOMPARE(sentenceOf(searchIn({kNoYaml}, assertions).histories.front()),
                 std::string("no version can be loaded by the scheduler"));
    }

    void whatNeverPassedWasNotBroken()
    {
        const auto search = searchIn({withMax(2), withMax(1)}, assertionsOf({"vcore: '>= 4'"}));
        QVERIFY(!search.histories.front().change);
        QVERIFY(sentenceOf(search.histories.front()).starts_with("all 2 versions fail: expected vcore >= 4"));
    }

    void aVersionWithoutThePartitionFails()
    {
        const auto assertions
            = assertionsOf({"vcore: '>= 4'"}, "user: ann, queue: root.a, partition: default");
        const AssertionSearch removed = searchIn({withMax(8), kOtherPartition}, assertions);
        QVERIFY(removed.problems.empty());
        QCOMPARE(removed.histories.front().change->failed.version, std::size_t{1});
        QCOMPARE(removed.histories.front().change->failed.sentence.english(),
                 std::string("the configuration has no partition default"));
        // Where no version has it, its name is wrong.
        const AssertionSearch never = searchIn({kOtherPartition, kOtherPartition}, assertions);
        QCOMPARE(never.problems.size(), std::size_t{1});
    }

    void aTypeThatNoVersionHasIsAProblem()
    {
        const AssertionSearch search = searchIn({withMax(8), withMax(2)}, assertionsOf({"vcores: '>= 4'"}));
        QCOMPARE(search.problems.size(), std::size_t{1});
        QVERIFY2(search.problems.front().message.english().find("did you mean vcore?") != std::string::npos,
                 search.problems.front().message.english().c_str());
    }

    void usageThatCannotBeReadIsRefused()
    {
        const auto search
            = searchIn({withMax(8)},
                       assertionsOf({"vcore: '>= 4'"}, "user: ann, queue: root.a", "snapshot: usage.json"));
        QCOMPARE(search.problems.size(), std::size_t{1});
        QCOMPARE(search.problems.front().message.english(), std::string("usage.json: no such file"));
    }

    void usageAndEqualTextsAreReadOnce()
    {
        const auto assertions = assertionsOf({"vcore: '>= 4'", "vcore: '>= 3'"}, "user: ann, queue: root.a",
                                             "snapshot: usage.json");
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->partitions.emplace_back().info.name = "default";
        std::atomic<int> texts = 0;
        int moments = 0;

        const AssertionSearch search
            = findBreakingChanges(versionsOf(std::vector<std::string>(30, withMax(2)), &texts), assertions,
                                  [&](const Moment&) -> Result<SnapshotPtr> {
                                      ++moments;
                                      return snapshot;
                                  });

        QCOMPARE(search.histories.front().answers.size(), std::size_t{30});
        QCOMPARE(texts.load(), 1);
        QCOMPARE(moments, 1);
    }

    void progressIsReportedAndAStopEndsTheSearch()
    {
        std::vector<std::string> texts;
        for (int version = 0; version < 60; ++version)
            texts.push_back(fmt::format("# {}\n{}", version, withMax(1)));
        const auto assertions = assertionsOf({"vcore: '>= 4'"});
        std::vector<std::size_t> answered;
        std::stop_source stop;

        const AssertionSearch all
            = findBreakingChanges(versionsOf(texts), assertions, noMoment, {}, {},
                                  [&](std::size_t count) { answered.push_back(count); });
        const AssertionSearch stopped
            = findBreakingChanges(versionsOf(texts), assertions, noMoment, {}, stop.get_token(),
                                  [&](std::size_t) { stop.request_stop(); });

        QVERIFY(!all.isCancelled);
        QVERIFY(std::ranges::is_sorted(answered));
        QCOMPARE(answered.back(), std::size_t{60});
        QVERIFY(stopped.isCancelled);
        QVERIFY(stopped.histories.front().answers.size() < 60);
        QVERIFY(!stopped.histories.front().change);
    }
};

QUOTADECK_TEST(TestAssertionHistory, QCoreApplication)
} // namespace tst_assertionhistory

#include "tst_assertionhistory.moc"
