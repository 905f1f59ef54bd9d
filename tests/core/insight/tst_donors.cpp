// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/insight/donors.h"
#include "tests/core/insight/randomcluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <random>

namespace tst_donors {
using namespace quotadeck;
using namespace quotadeck::insight;
using test::partitionOf;

namespace {
constexpr SystemTime kStart{std::chrono::seconds(1'790'000'000)};

QueueInfo queue(const char* path, Quantity allocated, Quantity pending = 0)
{
    QueueInfo info;
    info.path = QueuePath(path);
    info.parent = info.path.parent();
    info.allocated = Resource{{"vcore", allocated}};
    info.pending = Resource{{"vcore", pending}};
    return info;
}

PartitionSnapshot sample(std::vector<QueueInfo> queues)
{
    PartitionSnapshot partition;
    partition.queues = std::move(queues);
    return partition;
}

/// Guaranteed vcore: a 10 (x 6, y 2), b 20, c 5 with max 8.
const std::string kConfig = R"(partitions:
  - name: default
    queues:
      - name: root
        submitacl: '*'
        queues:
          - name: a
            resources: {guaranteed: {vcore: 10}}
            queues:
              - name: x
                resources: {guaranteed: {vcore: 6}}
              - name: y
                resources: {guaranteed: {vcore: 2}}
          - name: b
            resources: {guaranteed: {vcore: 20}}   # the night shift
          - name: c
            resources: {guaranteed: {vcore: 5}, max: {vcore: 8}}
)";

QueuePeaks peaksOf(const std::vector<PartitionSnapshot>& samples)
{
    QueuePeaks peaks;
    for (std::size_t index = 0; index < samples.size(); ++index)
        peaks.add(samples[index], kStart + std::chrono::seconds(index));
    return peaks;
}

Result<DonorPlan> plan(const QueuePeaks& peaks, const char* queue, Quantity vcore, int margin = 0)
{
    return findDonors(partitionOf(kConfig), peaks, {QueuePath(queue), Resource{{"vcore", vcore}}, margin});
}

std::string stepsText(const DonorPlan& plan)
{
    std::string text;
    for (const AmountChange& step : plan.steps)
        text += describe(step).english() + '\n';
    return text;
}

std::string changed(const std::string& text, const DonorPlan& plan)
{
    config::Document document(text);
    const auto edits = donorEdits(document, 0, plan.steps);
    if (!edits)
        qFatal("%s", edits.error().message.english().c_str());
    return config::applied(document.text(), *edits);
}

bool isAccepted(const std::string& text)
{
    return config::validate(text).accepted;
}
} // namespace

class TestDonors : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theHighestDemandCountsWithWhatIsPending()
    {
        const QueuePeaks peaks
            = peaksOf({sample({queue("root.b", 3'000)}), sample({queue("root.B", 1'000, 4'000)}),
                       sample({queue("root.b", 2'000)})});

        QCOMPARE(peaks.samples(), 3U);
        QCOMPARE(peaks.peakOf(QueuePath("root.b"))->valueOr0(ResourceType("vcore")), Quantity(5'000));
        QVERIFY(!peaks.peakOf(QueuePath("root.c")));
    }

    void samplesInAnyOrderHaveTheirEarliestAndLatestTime()
    {
        QueuePeaks peaks;
        for (const int second : {50, 10, 90, 30})
            peaks.add(sample({queue("root.b", 1'000)}), kStart + std::chrono::seconds(second));
        peaks.add(sample({queue("root.b", 1'000)}), {}); // a snapshot without a time

        QCOMPARE(peaks.samples(), 5U);
        QVERIFY(peaks.first() == kStart + std::chrono::seconds(10));
        QVERIFY(peaks.last() == kStart + std::chrono::seconds(90));
    }

    void aTypeThatSomeSampleLacksIsNoCapacity()
    {
        const auto withMax = [](Resource max) {
            QueueInfo root = queue("root", 0);
            root.max = std::move(max);
            return sample({root});
        };
        for (const bool isReversed : {false, true}) {
            std::vector samples{withMax({{"vcore", 9'000}, {"gpu", 4}}), withMax({{"vcore", 7'000}})};
            if (isReversed)
                std::ranges::reverse(samples);
            const auto capacity = peaksOf(samples).capacity();
            QVERIFY(capacity);
            QCOMPARE(capacity->valueOr0(ResourceType("vcore")), Quantity(7'000));
            QVERIFY(!capacity->find(ResourceType("gpu")));
        }
    }

    void nearRelativesGiveFirstAndThoseWithTheMost()
    {
        const QueuePeaks peaks
            = peaksOf({sample({queue("root", 0), queue("root.a", 2'000), queue("root.a.x", 1'000),
                               queue("root.a.y", 1'000), queue("root.b", 4'000), queue("root.c", 5'000)})});

        // a has 2 that neither x nor y is guaranteed, y has 1 to spare, b has 16.
        const auto found = plan(peaks, "root.a.x", 6'000);

        QVERIFY(found);
        QVERIFY(found->isComplete());
        QCOMPARE(found->donors.size(), 3U);
        QCOMPARE(found->donors[0].kind, Donor::Kind::Unallotted);
        QCOMPARE(found->donors[0].given, Quantity(2'000));
        QCOMPARE(found->donors[1].queue, QueuePath("root.a.y"));
        QCOMPARE(found->donors[1].given, Quantity(1'000));
        QCOMPARE(found->donors[2].queue, QueuePath("root.b"));
        QCOMPARE(found->donors[2].spare, Quantity(16'000));
        QCOMPARE(found->donors[2].given, Quantity(3'000));
        QCOMPARE(stepsText(*found),
                 std::string("guaranteed vcore of root.a: from 10 to 13\n"
                             "guaranteed vcore of root.a.x: from 6 to 12\n"
                             "guaranteed vcore of root.a.y: from 2 to 1\n"
                             "guaranteed vcore of root.b: from 20 to 17\n"));
        const std::string text = changed(kConfig, *found);
        QVERIFY2(text.find("{vcore: 17}}   # the night shift") != std::string::npos, text.c_str());
    }

    void aDonorKeepsItsMargin()
    {
        const QueuePeaks peaks
            = peaksOf({sample({queue("root.a", 10'000), queue("root.b", 15'001), queue("root.c", 0)})});

        const auto found = plan(peaks, "root.c", 9'000, 10);

        QCOMPARE(found->donors.size(), 1U); // a demands all that it has
        QCOMPARE(found->donors[0].given, Quantity(20'000 - 15'001 - 1'501)); // rounded up
        QCOMPARE(found->missing, (Resource{{"vcore", 9'000 - 3'498}}));
    }

    void aQueueThatNoSampleHasIsNoDonor()
    {
        const auto found = plan(peaksOf({sample({queue("root.c", 0)})}), "root.c", 1'000);

        QVERIFY(found->donors.empty());
        QVERIFY(!found->isComplete());
        QVERIFY(found->steps.empty());
    }

    void maximaGrowSoThatTheAmountCanBeUsed()
    {
        const QueuePeaks peaks = peaksOf({sample({queue("root.b", 0), queue("root.c", 0)})});

        QCOMPARE(stepsText(*plan(peaks, "root.c", 4'000)),
                 std::string("guaranteed vcore of root.b: from 20 to 16\n"
                             "guaranteed vcore of root.c: from 5 to 9\n"
                             "max vcore of root.c: from 8 to 12\n"));
    }

    void whatNoQueueIsGuaranteedTheClusterGives()
    {
        QueueInfo root = queue("root", 0);
        root.max = Resource{{"vcore", 40'000}};
        QueueInfo smaller = root;
        smaller.max = Resource{{"vcore", 38'000}};

        const auto found
            = plan(peaksOf({sample({root}), sample({smaller}), sample({root})}), "root.c", 4'000);

        QCOMPARE(found->donors.size(), 1U);
        QCOMPARE(found->donors[0].queue, QueuePath("root"));
        QCOMPARE(found->donors[0].spare, Quantity(3'000)); // 38 less 10, 20 and 5
        QCOMPARE(found->missing, (Resource{{"vcore", 1'000}}));
    }

    void wrongQuestionsAreAnsweredWithTheReason()
    {
        const QueuePeaks peaks = peaksOf({sample({queue("root.b", 0)})});

        QCOMPARE(plan(peaks, "root.none", 1'000).error().code, ErrorCode::NotFound);
        QCOMPARE(plan(peaks, "root", 1'000).error().code, ErrorCode::InvalidArgument);
        QCOMPARE(plan(peaks, "root.c", 0).error().code, ErrorCode::InvalidArgument);
    }

    /// In random trees: no donor had a demand above what it keeps, in any sample (the guarantee was unused); what is given
    /// arrives; the sums of VAL-57 stay within the parents, so that the scheduler accepts what it accepted before.
    void plansTakeOnlyWhatWasNotUsed()
    {
        std::mt19937_64 random(20'261'126);
        const auto any = [&random](int least, int most) {
            return std::uniform_int_distribution<int>(least, most)(random);
        };
        int plans = 0;
        int donors = 0;
        for (int round = 0; round < 600; ++round) {
            std::map<std::string, int> guarantees;
            std::vector<std::string> paths;
            std::string yaml = "partitions:\n  - name: default\n    queues:\n      - name: root\n        "
                               "submitacl: '*'\n        queues:\n";
            const int tops = any(2, 4);
            for (int top = 0; top < tops; ++top) {
                const int children = any(0, 3);
                int sum = 0;
                std::string below;
                const std::string path = fmt::format("root.q{}", top);
                std::vector<std::string> childPaths;
                for (int child = 0; child < children; ++child) {
                    const int guaranteed = any(0, 9);
                    below += fmt::format("              - name: c{}\n", child);
                    if (guaranteed > 0)
                        below += fmt::format("                resources: {{guaranteed: {{vcore: {}}}}}\n",
                                             guaranteed);
                    sum += guaranteed;
                    childPaths.push_back(fmt::format("{}.c{}", path, child));
                    guarantees[childPaths.back()] = guaranteed;
                }
                const int own = any(0, 1) == 0 ? 0 : sum + any(0, 6);
                yaml += fmt::format("          - name: q{}\n", top);
                if (own > 0)
                    yaml += fmt::format(
                        "            resources: {{guaranteed: {{vcore: {}}}, max: {{vcore: {}}}}}\n", own,
                        own + any(0, 4));
                if (children > 0)
                    yaml += "            queues:\n" + below;
                paths.push_back(path);
                guarantees[path] = own;
                paths.insert(paths.end(), childPaths.begin(), childPaths.end());
            }
            if (!isAccepted(yaml))
                continue;
            std::vector<PartitionSnapshot> samples;
            for (int number = any(1, 5); number > 0; --number) {
                std::vector<QueueInfo> queues;
                for (const std::string& path : paths)
                    queues.push_back(
                        queue(path.c_str(), any(0, 6) * 1'000, any(0, 3) == 0 ? any(0, 4) * 1'000 : 0));
                samples.push_back(sample(std::move(queues)));
            }
            const QueuePeaks peaks = peaksOf(samples);
            const std::string target
                = paths[static_cast<std::size_t>(any(0, static_cast<int>(paths.size()) - 1))];
            const Resource amount{{"vcore", any(1, 15) * 1'000}};
            const auto found = findDonors(partitionOf(yaml), peaks, {QueuePath(target), amount, 0});
            QVERIFY(found);
            Quantity given = 0;
            for (const Donor& donor : found->donors) {
                given += donor.given;
                if (donor.kind != Donor::Kind::Unused || donor.given == 0)
                    continue;
                ++donors;
                for (const PartitionSnapshot& one : samples) {
                    for (const QueueInfo& info : *one.queues) {
                        if (info.path != donor.queue)
                            continue;
                        const Quantity demand = info.allocated->valueOr0(ResourceType("vcore"))
                            + info.pending->valueOr0(ResourceType("vcore"));
                        QVERIFY(demand <= guarantees.at(donor.queue.text()) * 1'000 - donor.given);
                    }
                }
            }
            QCOMPARE(given + found->missing.valueOr0(ResourceType("vcore")),
                     amount.valueOr0(ResourceType("vcore")));
            if (given == 0)
                continue;
            ++plans;
            const std::string text = changed(yaml, *found);
            QVERIFY2(isAccepted(text), (yaml + "\n" + stepsText(*found)).c_str());
            const auto step = std::ranges::find_if(found->steps, [&target](const AmountChange& candidate) {
                return candidate.queue == QueuePath(target) && !candidate.isMax;
            });
            QVERIFY(step != found->steps.end());
            Quantity before = step->from.value_or(0);
            for (const auto& [path, guaranteed] : guarantees) {
                if (!step->from && QueuePath(path).parent() == QueuePath(target))
                    before += guaranteed * 1'000;
            }
            QCOMPARE(step->to - before, given);
        }
        QVERIFY2(plans >= 200 && donors >= 200,
                 qPrintable(QStringLiteral("%1 plans, %2 donors").arg(plans).arg(donors)));
    }
};

QUOTADECK_TEST(TestDonors, NoApplication)
} // namespace tst_donors

#include "tst_donors.moc"
