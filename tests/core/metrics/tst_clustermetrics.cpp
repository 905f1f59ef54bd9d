// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/clustermetrics.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tst_clustermetrics {
using namespace quotadeck;
using namespace quotadeck::metrics;
using namespace std::chrono_literals;

namespace {
PartitionSnapshot small()
{
    PartitionSnapshot partition;
    partition.info.name = "default";
    QueueInfo leaf;
    leaf.path = QueuePath("root.a");
    leaf.isLeaf = true;
    leaf.allocated = Resource{{"memory", 1024}, {"vcore", 1500}};
    leaf.max = Resource{{"memory", 4096}, {"nvidia.com/gpu", 8}};
    leaf.headroom = Resource{{"nvidia.com/gpu", -1}};
    QueueInfo root;
    root.path = QueuePath("root");
    partition.queues = {leaf, root};
    return partition;
}

std::string textOf(const std::vector<Family>& families)
{
    std::string text;
    for (const Family& family : families)
        text += samplesText(family);
    return text;
}

ClusterSnapshot snapshotOf(PartitionSnapshot partition)
{
    ClusterSnapshot snapshot;
    snapshot.time = SystemTime(1000s);
    snapshot.partitions.push_back(std::move(partition));
    return snapshot;
}
} // namespace

class TestClusterMetrics : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void amountsHaveTheirUnits()
    {
        const std::string text = textOf(clusterFamilies(snapshotOf(small()), "c"));
        for (
            const char* line :
            {R"(quotadeck_queue_cpu_usage_cores{cluster="c",partition="default",queue="root.a"} 1.5)",
             R"(quotadeck_queue_memory_max_bytes{cluster="c",partition="default",queue="root.a"} 4096)",
             R"(quotadeck_queue_resource_headroom{cluster="c",partition="default",queue="root.a",resource="nvidia.com/gpu"} -1)"})
            QVERIFY2(text.find(std::string(line) + "\n") != std::string::npos, text.c_str());
    }

    void whatIsLimitedAndNotUsedIs0AndWhatIsNotLimitedHasNoSample()
    {
        const std::string text = textOf(clusterFamilies(snapshotOf(small()), "c"));
        QVERIFY(
            text.find(
                R"(quotadeck_queue_resource_usage{cluster="c",partition="default",queue="root.a",resource="nvidia.com/gpu"} 0)")
            != std::string::npos);
        QVERIFY(text.find("cpu_max_cores") == std::string::npos);
        QVERIFY(text.find("_guaranteed_") == std::string::npos);
        // The applications are not known: nothing says that none waits.
        QVERIFY(text.find("longest_wait") == std::string::npos);
    }

    void theLongestWaitIsOfThoseWhoHaveNothing()
    {
        auto partition = small();
        const auto application = [](const char* id, std::chrono::seconds submitted, Quantity used) {
            ApplicationInfo info;
            info.id = ApplicationId(id);
            info.queue = QueuePath("root.a");
            info.state = "Accepted";
            info.submissionTime = std::chrono::nanoseconds(submitted).count();
            info.pending = Resource{{"memory", 10}};
            info.used = Resource{{"memory", used}};
            return info;
        };
        auto resumed = application("d", 50s, 0); // it ran, and requests again
        resumed.startTime = 60'000;
        partition.applications
            = {application("a", 100s, 5), application("b", 400s, 0), application("c", 700s, 0), resumed};
        const std::string text = textOf(clusterFamilies(snapshotOf(partition), "c"));
        QVERIFY2(text.find(R"(longest_wait_seconds{cluster="c",partition="default",queue="root.a"} 600)")
                     != std::string::npos,
                 text.c_str());
        QVERIFY(
            text.find(
                R"(quotadeck_queue_applications{cluster="c",partition="default",queue="root.a",state="accepted"} 4)")
            != std::string::npos);
    }

    void healthChecksOfOneNameAreOneSample() // REST-21
    {
        auto snapshot = snapshotOf(small());
        snapshot.health = HealthInfo{false, {{"Queues", false, "", ""}, {"Queues", true, "", ""}}};
        const std::string text = textOf(clusterFamilies(snapshot, "c"));
        QVERIFY(text.find(R"(quotadeck_health_check{cluster="c",check="Queues"} 0)") != std::string::npos);
        std::swap(snapshot.health->checks.front(), snapshot.health->checks.back());
        QCOMPARE(textOf(clusterFamilies(snapshot, "c")), text); // a failed one counts, wherever it is
        QCOMPARE(std::ranges::count(text.substr(0, text.find("quotadeck_queue")), '\n'), 1);
    }

    void queuesNearTheRootStayWhenSamplesAreCapped()
    {
        auto families = clusterFamilies(snapshotOf(small()), "c");
        const auto running
            = std::ranges::find(families, "quotadeck_queue_running_applications", &Family::name);
        QCOMPARE(samplesText(*running, 1),
                 std::string("quotadeck_queue_running_applications{cluster=\"c\",partition=\"default\",queue="
                             "\"root\"} 0\n"));
        QCOMPARE(samplesText(*running, 5), samplesText(*running));
    }

    void openMetricsNameCountersWithoutTotal()
    {
        const Family counter{"reads_total", "All \"reads\".", {{{}, 1}}, true};
        QCOMPARE(headText(counter, TextFormat::OpenMetrics),
                 std::string("# TYPE reads counter\n# HELP reads All \\\"reads\\\".\n"));
        QCOMPARE(headText(counter),
                 std::string("# HELP reads_total All \"reads\".\n# TYPE reads_total counter\n"));
        QCOMPARE(headText({"age_seconds", "h"}, TextFormat::OpenMetrics),
                 std::string("# TYPE age_seconds gauge\n# UNIT age_seconds seconds\n# HELP age_seconds h\n"));
        QCOMPARE(headText({"seconds", "h"}, TextFormat::OpenMetrics),
                 std::string("# TYPE seconds gauge\n# HELP seconds h\n"));
    }

    void numbersAreExact()
    {
        const Family family{"f", "h", {{{}, 9007199254740991.0}, {{}, 0.1}, {{}, -3}, {{}, 1e300}}};
        QCOMPARE(samplesText(family), std::string("f 9007199254740991\nf 0.1\nf -3\nf 1e+300\n"));
        constexpr double kMost = std::numeric_limits<double>::infinity();
        QCOMPARE(samplesText({"f", "h", {{{}, kMost}, {{}, -kMost}, {{}, std::nan("")}}}),
                 std::string("f +Inf\nf -Inf\nf NaN\n"));
    }
};

QUOTADECK_TEST(TestClusterMetrics, NoApplication)
} // namespace tst_clustermetrics

#include "tst_clustermetrics.moc"
