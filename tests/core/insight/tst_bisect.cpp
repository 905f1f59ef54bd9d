// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/insight/bisect.h"
#include "core/insight/quotastate.h"
#include "tests/core/config/versiongenerator.h"
#include "tests/core/insight/configversions.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <array>
#include <atomic>
#include <memory>

namespace tst_bisect {
using namespace quotadeck;
using namespace quotadeck::insight;
using test::kNoYaml;
using test::kRejected;
using test::RandomCluster;
using test::versionsOf;
using test::withMax;

namespace {
const std::string kRejectedBlocking
    = "partitions: [{name: default, queues: [{name: root, queues: [{name: a, resources: {max: {vcore: 1}}}, "
      "{name: a}]}]}]\n";

/// A configuration with the queues of a RandomCluster that the scheduler accepts.
std::string acceptedYaml(RandomCluster& random)
{
    const auto leaf = [&random](const char* name) {
        const auto amount = 1 + random.pick(60);
        switch (random.pick(4)) {
        case 0:
            return fmt::format("{{name: {}, resources: {{max: {{memory: {}}}}}}}", name, amount);
        case 1:
            return fmt::format(
                "{{name: {}, limits: [{{users: [ann, bob], maxresources: {{memory: {}}}}}, {{users: "
                "['*'], maxapplications: {}}}]}}",
                name, amount, 1 + random.pick(3));
        case 2:
            return fmt::format(
                "{{name: {}, limits: [{{groups: [dev], maxresources: {{vcore: {}m}}}}, {{groups: "
                "['*'], maxapplications: {}}}]}}",
                name, amount, 1 + random.pick(3));
        default:
            return fmt::format("{{name: {}, maxapplications: {}}}", name, 1 + random.pick(4));
        }
    };
    return fmt::format(
        "partitions: [{{name: default, queues: [{{name: root, queues: [{{name: a, queues: [{}, {}]}}, "
        "{}]}}]}}]\n",
        leaf("x"), leaf("y"), leaf("b"));
}

/// New requests of vcore 4 in root.a.
VersionQuestion fourCores()
{
    return {{{UserName("ann"), {}}, QueuePath("root.a"), {}, false, {{"vcore", 4000}}}, {}, nullptr};
}

VersionSearch searchIn(const std::vector<std::string>& texts)
{
    const auto versions = versionsOf(texts);
    return findBlockingChange(versions, fourCores()).value();
}
} // namespace

class TestBisect : public QObject
{
    Q_OBJECT

    int m_found = 0;

    /// The same from all versions, with all queues and everybody's usage.
    static std::optional<std::pair<std::size_t, std::size_t>> expected(const std::vector<std::string>& texts,
                                                                       const VersionQuestion& question)
    {
        std::optional<std::size_t> oldestBlocked;
        for (std::size_t number = texts.size(); number-- > 0;) {
            const config::Verdict verdict = config::validate(texts[number]);
            if (!verdict.accepted)
                continue;
            const auto partition = config::effectivePartitions(*verdict.config).at(0);
            QuotaState state = quotaState(partition, question.usage).value();
            if (!explain(state, partition, question.question).value().isAllowed())
                oldestBlocked = number;
            else if (oldestBlocked)
                return std::pair(number, *oldestBlocked);
            else
                return std::nullopt;
        }
        return std::nullopt;
    }

    void checkOne(std::uint64_t seed)
    {
        RandomCluster random(seed);
        const std::string base = random.yaml();
        const auto partition = test::partitionOf(base);
        cluster::QueueTree queues(cluster::readQueueSpec(config::rootOf(partition)).value());
        ugm::Manager manager;
        manager.applyLimits(ugm::Limits::fromQueues(config::rootOf(partition)).value());
        random.run(queues, manager);
        const PartitionSnapshot usage = RandomCluster::snapshot(queues, manager);
        std::vector<std::string> texts;
        for (auto count = 1 + random.pick(8); count > 0; --count) {
            texts.push_back(random.pick(6) == 0 ? kNoYaml : acceptedYaml(random));
            if (random.pick(4) == 0)
                texts.push_back(texts[random.pick(texts.size())]); // saved again
        }
        VersionQuestion question{{}, {}, &usage};
        question.question.user = random.person(random.pick(RandomCluster::kUsers.size()));
        question.question.queue
            = QueuePath(RandomCluster::kLeaves.at(random.pick(RandomCluster::kLeaves.size())));
        question.question.request = random.someRequest();
        const auto versions = versionsOf(texts);

        const VersionSearch search = findBlockingChange(versions, question).value();

        const auto wanted = expected(texts, question);
        QCOMPARE(search.change.has_value(), wanted.has_value());
        if (!wanted)
            return;
        QCOMPARE(search.change->allowed.version, wanted->first);
        QCOMPARE(search.change->blocked.version, wanted->second);
        ++m_found;
    }

private Q_SLOTS:
    void theChangeNearestToNowIsFound()
    {
        // Allowed and blocked several times: halving would find the first or the second change.
        const VersionSearch search = searchIn({withMax(8), withMax(2), withMax(9), withMax(3), withMax(1),
                                               withMax(6), withMax(3), withMax(2), withMax(2)});

        QVERIFY(search.isBlockedNow());
        QCOMPARE(search.change->allowed.version, std::size_t{5});
        QCOMPARE(search.change->blocked.version, std::size_t{6});
        QCOMPARE(search.answers.size(), std::size_t{4});
        QCOMPARE(search.change->changes.size(), std::size_t{1});
        QCOMPARE(search.change->changes.front().oldText, std::optional<std::string>("6"));
        QCOMPARE(search.change->changes.front().newText, std::optional<std::string>("3"));
        const auto name = [](std::size_t version) { return Message("v" + std::to_string(version)); };
        const auto sentence = QString::fromStdString(sentenceFor(search, name).english());
        QVERIFY2(
            sentence.startsWith(QStringLiteral("Blocked since version v6; version v5 allowed the request. "
                                               "Blocked by the quota at root.a")),
            qPrintable(sentence));
    }

    /// 1,000 histories: as with the whole configuration and everybody's usage.
    void agreesWithAllVersionsAnsweredInFull()
    {
        for (std::uint64_t seed = 0; seed < 1000; ++seed) {
            checkOne(seed);
            if (QTest::currentTestFailed()) {
                qWarning("with seed %llu", static_cast<unsigned long long>(seed));
                return;
            }
        }
        qInfo("%d changes", m_found);
        QVERIFY(m_found > 40);
    }

    void versionsThatTheSchedulerRejectsNeverCameIntoForce()
    {
        const VersionSearch search
            = searchIn({withMax(8), kRejectedBlocking, kNoYaml, withMax(2), kRejected, withMax(1), kNoYaml});

        QCOMPARE(search.change->allowed.version, std::size_t{0});
        QCOMPARE(search.change->blocked.version, std::size_t{3});
        QCOMPARE(search.answers[2].verdict, VersionVerdict::Unloadable); // kRejected would allow it
        QVERIFY(!search.answers[2].sentence.isEmpty());
    }

    void aRejectedNewestVersionBlocksNothing()
    {
        const VersionSearch search = searchIn({withMax(8), kRejectedBlocking});

        QVERIFY(!search.change && !search.isBlockedNow() && search.hasLoadable());
        QVERIFY(sentenceFor(search, {}).english().starts_with("The newest version allows"));
    }

    void withoutAnAllowedVersionThereIsNoChange()
    {
        const VersionSearch blocked = searchIn({withMax(2), withMax(1)});
        QVERIFY(!blocked.change && blocked.isBlockedNow());
        QVERIFY(sentenceFor(blocked, {}).english().starts_with("All 2 versions block"));
        QVERIFY(!searchIn({kNoYaml}).hasLoadable());
        QVERIFY(!searchIn({}).hasLoadable());
    }

    void aVersionWithoutTheQueueBlocks()
    {
        const VersionSearch search = searchIn(
            {withMax(8), "partitions: [{name: default, queues: [{name: root, queues: [{name: b}]}]}]"});

        QCOMPARE(search.change->blocked.version, std::size_t{1});
        QVERIFY(search.change->blocked.sentence.english().find("root.a") != std::string::npos);
    }

    void placementRulesOfEachVersionChooseTheQueue()
    {
        const auto placed = [](const char* queue) {
            return fmt::format("partitions: [{{name: default, placementrules: [{{name: fixed, value: {}}}], "
                               "queues: [{{name: root, submitacl: '*', queues: [{{name: a}}, {{name: b, "
                               "resources: {{max: {{vcore: 1}}}}}}]}}]}}]",
                               queue);
        };
        VersionQuestion question = fourCores();
        question.question.queue = {};
        const auto versions = versionsOf({placed("root.a"), placed("root.b")});

        const VersionSearch search = findBlockingChange(versions, question).value();

        QCOMPARE(search.change->blocked.version, std::size_t{1});
    }

    void rejectedVersionsBlockNothing()
    {
        const VersionSearch search = searchIn({withMax(2), kRejectedBlocking, kNoYaml});

        QVERIFY(!search.change);
        QCOMPARE(search.answers.at(1).verdict, VersionVerdict::Unloadable);
        QCOMPARE(search.answers.at(2).verdict, VersionVerdict::Blocked);
        const auto nameOf = [](std::size_t version) { return Message(std::to_string(version)); };
        const auto sentence = QString::fromStdString(sentenceFor(search, nameOf).english());
        QVERIFY2(sentence.startsWith(QStringLiteral("The only version (1) blocks the request. Blocked by ")),
                 qPrintable(sentence));
        QVERIFY(!searchIn({kRejectedBlocking}).hasLoadable());
    }

    void aVersionWithoutAPartitionBlocksOnlyWhatOthersAllow()
    {
        const VersionSearch only = searchIn({""});
        QVERIFY(!only.hasLoadable());
        QCOMPARE(only.answers.front().sentence.english(), std::string("The configuration has no partition."));
        const auto nameOf = [](std::size_t version) { return Message(std::to_string(version)); };
        QCOMPARE(sentenceFor(only, nameOf).english(),
                 std::string("No version has this partition: check its name."));

        const VersionSearch removed = searchIn({withMax(9), ""}); // it was there
        QVERIFY(removed.change.has_value());
        QCOMPARE(removed.change->blocked.version, std::size_t{1});
    }

    void equalTextsAreReadOnce()
    {
        std::atomic<int> reads = 0;
        const auto versions = versionsOf(std::vector<std::string>(50, withMax(2)), &reads);

        QCOMPARE(findBlockingChange(versions, fourCores())->answers.size(), std::size_t{50});
        QCOMPARE(reads.load(), 1);
    }

    /// 400 histories of small edits, good and bad: each version is answered as when it is the only one, and read in full.
    void partsOfVersionsAreAnsweredAsWholeVersions()
    {
        static const std::string kTag = "!!str "; // with a tag, a text is not read in parts
        std::array<int, 3> verdicts{};
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            test::VersionGenerator random(seed);
            std::vector<std::string> texts{random.first()};
            while (texts.size() < 12) // mostly of the first one, so that most can be read
                texts.push_back(random.edited(texts[random.pick(4) == 0 ? random.pick(texts.size()) : 0]));
            VersionQuestion question = fourCores();
            question.question.queue = QueuePath(random.pick(2) == 0 ? "root.q1" : "root.q4");
            question.question.request = {{"vcore", random.pick(2) == 0 ? 4000 : 400'000}};
            const auto versions = versionsOf(texts);

            const VersionSearch search = findBlockingChange(versions, question).value();

            for (const VersionAnswer& answer : search.answers) {
                std::string whole = texts[answer.version];
                const std::string name = "name: default\n";
                if (const auto at = whole.find(name); at != std::string::npos)
                    whole.insert(at + name.find("default"), kTag);
                const auto alone = findBlockingChange(versionsOf({whole}), question)->answers.front();
                std::string sentence = alone.sentence.english();
                if (const auto at = sentence.find(kTag); at != std::string::npos)
                    sentence.erase(at, kTag.size());
                // A single version without the partition blocks nothing.
                const VersionVerdict verdict = alone.lacksPartition ? answer.verdict : alone.verdict;
                QVERIFY2(answer.verdict == verdict && answer.sentence.english() == sentence
                             && answer.lacksPartition == alone.lacksPartition,
                         fmt::format("seed {}, version {}: {} instead of {}\n{}", seed, answer.version,
                                     answer.sentence.english(), sentence, whole)
                             .c_str());
                ++verdicts.at(static_cast<std::size_t>(answer.verdict));
            }
        }
        qInfo("%d allowed, %d blocked, %d unloadable", verdicts[0], verdicts[1], verdicts[2]);
        QVERIFY(verdicts[0] > 10 && verdicts[1] > 30 && verdicts[2] > 100);
    }

    void onlyWhatDiffersIsRead()
    {
        const auto version = [](int number, int vcore) {
            std::string text = fmt::format("# {}\n", number)
                + "partitions:\n- name: default\n  queues:\n  - name: root\n    queues:\n";
            text
                += fmt::format("    - name: a\n      resources:\n        max:\n          vcore: {}\n", vcore);
            for (int queue = 0; queue < 20; ++queue)
                text += fmt::format("    - name: q{}\n      maxapplications: {}\n", queue,
                                    queue == number % 20 ? 7 : 5);
            return text;
        };
        std::vector<std::string> texts{version(0, 9)};
        for (int number = 1; number <= 40; ++number)
            texts.push_back(version(number, 1 + number % 3));

        const VersionSearch search = searchIn(texts);

        QCOMPARE(search.change->allowed.version, std::size_t{0});
        QCOMPARE(search.change->blocked.version, std::size_t{1});
        QCOMPARE(search.answers.size(), texts.size());
        QVERIFY(search.readInFull <= 4); // the first one on each thread
        const VersionSearch two = searchIn({texts.front(), texts.back()});
        QCOMPARE(search.answers.front().sentence.english(), two.change->blocked.sentence.english());
    }

    void everyVersionThatTheSchedulerRejectsIsUnloadable()
    {
        const VersionSearch search = searchIn({withMax(8), withMax(2), kRejectedBlocking});

        QCOMPARE(search.answers.front().verdict, VersionVerdict::Unloadable);
        QCOMPARE(search.change->blocked.version, std::size_t{1});
    }

    void aSearchReportsProgressAndStops()
    {
        std::vector<std::string> texts;
        for (int vcore = 0; vcore < 40; ++vcore)
            texts.push_back(withMax(1) + fmt::format("# {}\n", vcore));
        const auto versions = versionsOf(texts);
        std::stop_source stop;
        std::size_t last = 0;

        const VersionSearch search
            = findBlockingChange(versions, fourCores(), stop.get_token(), [&](std::size_t answered) {
                  QVERIFY(answered > last);
                  last = answered;
                  if (answered >= 8)
                      stop.request_stop();
              }).value();

        QVERIFY(search.isCancelled && !search.change);
        QVERIFY(last >= 8 && last < 40);
    }

    void anEmptyRequestIsAnError()
    {
        VersionQuestion question = fourCores();
        question.question.request = {};
        QCOMPARE(findBlockingChange({}, question).error().code, ErrorCode::InvalidArgument);
    }
};

QUOTADECK_TEST(TestBisect, NoApplication)
} // namespace tst_bisect

#include "tst_bisect.moc"
