// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/quotapartition.h"
#include "core/metrics/clustermetrics.h"
#include "core/sim/usageledger.h"
#include "core/usage/intervalbook.h"
#include "core/usage/report.h"
#include "core/usage/samplebook.h"
#include "tests/support/elasticscenario.h"
#include "tests/support/quotasamples.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>

/// What elastic quota groups held, by their reports.
namespace tst_elasticusage {
using namespace quotadeck;
using namespace quotadeck::usage;
using namespace std::chrono_literals;

namespace {
elastic::QuotaObject group(const std::string& name, const std::string& parent, Resource min,
                           std::optional<Resource> used)
{
    elastic::QuotaObject object;
    object.group.name = name;
    object.group.parent = parent;
    object.group.min = std::move(min);
    object.status.used = std::move(used);
    return object;
}

/// Adds what @p quotas report at @p time.
void addSample(IntervalBook& book, const elastic::QuotaSnapshot& quotas, Seconds time)
{
    ClusterSnapshot snapshot;
    snapshot.time = SystemTime(time);
    book.add(std::make_shared<const ClusterSnapshot>(elastic::withQuotas(snapshot, &quotas)),
             std::string(elastic::kQuotaPartition));
}

const QueueInfo& queue(const PartitionSnapshot& partition, const char* path)
{
    const auto found = std::ranges::find(*partition.queues, QueuePath(path), &QueueInfo::path);
    if (found == partition.queues->end())
        qFatal("no queue %s", path);
    return *found;
}

/// "root.dept.team-b vcore used" and its amount; without those that are 0 or not known.
std::map<std::string, std::string> amounts(const Ledger& ledger)
{
    std::map<std::string, Amount> sums;
    for (const Record& record : ledger.records) {
        if (record.isKnown)
            sums[*(*record.subject)[Dimension::Queue] + ' ' + record.type.name() + ' '
                 + kAccountNames[static_cast<std::size_t>(record.account)]]
                += record.amount.value();
    }
    std::map<std::string, std::string> texts;
    for (const auto& [key, sum] : sums) {
        if (sum != 0)
            texts[key] = amountText(sum);
    }
    return texts;
}

/// The values of the metric @p name by their queue.
std::map<std::string, double> valuesByQueue(const std::vector<metrics::Family>& families,
                                            const std::string& name)
{
    std::map<std::string, double> values;
    for (const metrics::Family& family : families) {
        if (family.name != name)
            continue;
        for (const auto& sample : family.samples) {
            for (const auto& [label, value] : sample.labels) {
                if (label == "queue")
                    values[value] = sample.value;
            }
        }
    }
    return values;
}
} // namespace

class TestElasticUsage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aScenarioIsReportedExactly() // EQ-24
    {
        const auto usage = sim::simulateUsage(test::elasticScenario(), 1, 100s, {}).value();

        const std::map<std::string, std::string> expected{
            {"root.team-a vcore used", "120000"}, // 2 cores for 60 s
            {"root.team-a vcore guaranteed", "400000"}, // 4 cores for 100 s
            {"root.team-a vcore idle", "280000"},
            {"root.dept.team-b vcore used", "360000"}, // 6 cores for 60 s
            {"root.dept.team-b vcore above", "120000"}, // 2 cores beyond its min for 60 s
            {"root.dept.team-b vcore guaranteed", "400000"},
            {"root.dept.team-b vcore idle", "160000"}, // 4 cores for 40 s
            {"root.dept vcore guaranteed", "200000"}, // 2 cores that are guaranteed to none of its groups
            {"root.dept vcore idle", "80000"},
        };
        QCOMPARE(amounts(usage.ledger), expected);
        Amount capacity = 0;
        for (const CapacityRecord& record : usage.ledger.capacity)
            capacity += record.amount;
        QCOMPARE(amountText(capacity), std::string("2000000")); // 20 cores for 100 s
        QCOMPARE(usage.ledger.covered->size(), std::size_t(1));
        QCOMPARE(usage.ledger.covered->front().length(), Seconds(100));
        QCOMPARE(usage.ledger.knows(Account::Used), Knowledge::All);
        QCOMPARE(usage.ledger.knows(Account::Placeholder), Knowledge::None);
        QVERIFY(usage.ledger.notes.empty());
        QVERIFY(usage.summaries.empty());
    }

    void pathsAreUniqueAndEndAtTheRoot()
    {
        const auto paths = elastic::quotaPaths({{"eng", ""},
                                                {"eng.ml", "eng"},
                                                {"ml", "eng"},
                                                {"lost", "gone"},
                                                {"x", "y"},
                                                {"y", "x"},
                                                {"top", "koordinator-root-quota"}});
        QCOMPARE(paths.at("eng").text(), std::string("root.eng"));
        QCOMPARE(paths.at("eng.ml").text(), std::string("root.eng.eng_dot_ml"));
        QCOMPARE(paths.at("ml").text(), std::string("root.eng.ml"));
        QCOMPARE(paths.at("lost").text(), std::string("root.lost"));
        QCOMPARE(paths.at("top").text(), std::string("root.top"));
        QCOMPARE(paths.at("y").text(), std::string("root.y"));
        QCOMPARE(paths.at("x").text(), std::string("root.y.x"));
        for (const auto& [name, path] : paths)
            QCOMPARE(elastic::groupOfPath(path), name);
        QCOMPARE(elastic::groupOfPath(QueuePath("root")), std::string(elastic::kRootGroup));
    }

    void amountsBecomeThoseOfQueues() // EQ-13, EQ-20, EQ-21
    {
        elastic::QuotaSnapshot quotas;
        quotas.total = {{"cpu", 20'000}};
        quotas.objects = {group("dept", "", {{"cpu", 6000}}, Resource{{"cpu", 5000}}),
                          group("keeps", "dept", {{"cpu", 4000}}, Resource{{"cpu", 1000}}),
                          group("koordinator-system-quota", "", {}, Resource{{"cpu", 500}}),
                          group("team", "dept", {{"cpu", 2000}}, Resource{{"cpu", 4000}})};
        quotas.objects[0].group.isParent = true;
        quotas.objects[0].group.max = {{"cpu", 10'000}};
        quotas.objects[0].status.request = Resource{{"cpu", 11'000}};
        quotas.objects[1].group.max = {{"cpu", 5000}};
        quotas.objects[1].group.lends = false;
        quotas.objects[1].status.request = Resource{{"cpu", 4000}}; // its min: its pods ask for less
        quotas.objects[1].status.childRequest = Resource{{"cpu", 1500}};
        quotas.objects[2].group.max = {{"cpu", kMaxQuantity}, {"memory", kMaxQuantity / 5}};
        quotas.objects[2].status.request = Resource{{"cpu", 500}};
        quotas.objects[3].group.max = {{"cpu", 8000}};
        quotas.objects[3].status.request = Resource{{"cpu", 7000}};
        const PartitionSnapshot partition = elastic::quotaPartition(quotas);

        QVERIFY(partition.hasQuotaGroups);
        QCOMPARE(partition.info.name, std::string(elastic::kQuotaPartition));
        const QueueInfo& team = queue(partition, "root.dept.team");
        QCOMPARE(team.guaranteed, std::optional(Resource{{"vcore", 2000}}));
        QCOMPARE(team.max, std::optional(Resource{{"vcore", 8000}}));
        QCOMPARE(team.allocated, std::optional(Resource{{"vcore", 4000}}));
        QCOMPARE(team.pending, std::optional(Resource{{"vcore", 3000}}));
        QCOMPARE(team.headroom, std::optional(Resource{{"vcore", 4000}})); // dept leaves 5
        QCOMPARE(queue(partition, "root.dept.keeps").pending, std::optional(Resource{{"vcore", 500}}));
        QCOMPARE(queue(partition, "root.dept.keeps").headroom, std::optional(Resource{{"vcore", 4000}}));
        QCOMPARE(queue(partition, "root.dept").pending, std::optional(Resource{{"vcore", 3500}}));
        QCOMPARE(queue(partition, "root.dept").headroom, std::optional(Resource{{"vcore", 5000}}));
        QVERIFY(!queue(partition, "root.koordinator-system-quota").max);
        QVERIFY(!queue(partition, "root.koordinator-system-quota").headroom);
        QCOMPARE(queue(partition, "root").max, std::optional(Resource{{"vcore", 20'000}}));
        QCOMPARE(queue(partition, "root").allocated, std::optional(Resource{{"vcore", 5500}}));
        QCOMPARE(queue(partition, "root").headroom, std::optional(Resource{{"vcore", 14'500}}));
    }

    void whatAGroupDoesNotReportIsNotZero()
    {
        elastic::QuotaSnapshot quotas;
        quotas.objects = {group("heard", "", {{"cpu", 1000}}, Resource{{"cpu", 500}}),
                          group("silent", "", {{"cpu", 1000}}, std::nullopt)};
        quotas.objects[1].group.max = {{"cpu", 2000}};
        ClusterSnapshot snapshot = elastic::withQuotas({}, &quotas);
        const PartitionSnapshot& partition = snapshot.partitions.front();
        QVERIFY(!queue(partition, "root.silent").allocated);
        QVERIFY(!queue(partition, "root.silent").headroom);
        QVERIFY(!queue(partition, "root").allocated);
        const auto used
            = valuesByQueue(metrics::clusterFamilies(snapshot, "lab"), "quotadeck_queue_cpu_usage_cores");
        QCOMPARE(used, (std::map<std::string, double>{{"root.heard", 0.5}}));
        QVERIFY(
            valuesByQueue(metrics::clusterFamilies(snapshot, "lab"), "quotadeck_queue_running_applications")
                .empty());

        SampleBook book(Seconds(300), {});
        book.add(partition, SystemTime(10s));
        book.add(partition, SystemTime(20s));
        const Ledger ledger = book.take();
        QCOMPARE(amounts(ledger),
                 (std::map<std::string, std::string>{{"root.heard vcore used", "5000"},
                                                     {"root.heard vcore guaranteed", "10000"},
                                                     {"root.heard vcore idle", "5000"},
                                                     {"root.silent vcore guaranteed", "10000"}}));
        QCOMPARE(ledger.knows(Account::Used), Knowledge::Part);
        QCOMPARE(ledger.knows(Account::Idle), Knowledge::Part);
        QCOMPARE(ledger.knows(Account::Above), Knowledge::Part);
        QCOMPARE(ledger.knows(Account::Pending), Knowledge::None); // neither says what it requests
        QCOMPARE(ledger.notes.size(), std::size_t(1));
        std::set<std::string> unknown;
        for (const Record& record : ledger.records) {
            if (!record.isKnown)
                unknown.insert(*(*record.subject)[Dimension::Queue] + ' '
                               + kAccountNames[static_cast<std::size_t>(record.account)]);
        }
        QCOMPARE(unknown,
                 (std::set<std::string>{"root.silent above", "root.silent idle", "root.silent used"}));

        quotas.objects.erase(quotas.objects.begin());
        SampleBook silent(Seconds(300), {});
        silent.add(elastic::quotaPartition(quotas), SystemTime(10s));
        silent.add(elastic::quotaPartition(quotas), SystemTime(20s));
        const Ledger nothing = silent.take();
        QVERIFY(nothing.records.empty());
        QVERIFY(nothing.covered->empty()); // a gap
        QCOMPARE(nothing.knows(Account::Used), Knowledge::None);
    }

    void theStoreGetsTheSameAmounts()
    {
        elastic::QuotaSnapshot quotas;
        quotas.objects = {group("team", "", {{"cpu", 4000}}, Resource{{"cpu", 1000}})};
        IntervalBook book(Seconds(60), Seconds(300));
        addSample(book, quotas, 50s);
        addSample(book, quotas, 70s);
        const auto written = book.unwritten();
        QCOMPARE(written.size(), std::size_t(2));
        for (const auto& version : written) {
            QCOMPARE(version.portion->partition, std::string(elastic::kQuotaPartition));
            QCOMPARE(version.portion->amounts.size(), std::size_t(1));
            const auto& all = version.portion->amounts.begin()->second;
            QCOMPARE(amountText(all.at({Account::Used, ResourceType("vcore")})), std::string("10000"));
            QCOMPARE(amountText(all.at({Account::Idle, ResourceType("vcore")})), std::string("30000"));
        }
    }

    void whatAGroupDoesNotReportIsAGapOfTheStore()
    {
        elastic::QuotaSnapshot quotas;
        quotas.objects = {group("heard", "", {{"cpu", 4000}}, Resource{{"cpu", 1000}}),
                          group("silent", "", {{"cpu", 4000}}, Resource{{"cpu", 1000}})};
        IntervalBook book(Seconds(60), Seconds(300));
        addSample(book, quotas, 10s);
        addSample(book, quotas, 20s);
        quotas.objects[1].status.used.reset();
        addSample(book, quotas, 30s);
        quotas.objects[1].status.used = Resource{{"cpu", 1000}};
        addSample(book, quotas, 40s);
        addSample(book, quotas, 50s);
        std::vector<std::pair<Seconds, Seconds>> times;
        for (const auto& version : book.unwritten())
            times.emplace_back(version.portion->time.from, version.portion->time.to);
        QCOMPARE(times,
                 (std::vector<std::pair<Seconds, Seconds>>{{Seconds(10), Seconds(20)},
                                                           {Seconds(40), Seconds(50)}}));
    }

    /// A group that may have children, but has none, and is not used yet.
    void aParentThatReportsNothingIsAGapOfTheStore()
    {
        elastic::QuotaSnapshot quotas;
        quotas.objects = {group("heard", "", {{"cpu", 4000}}, Resource{{"cpu", 1000}}),
                          group("silent", "", {{"cpu", 4000}}, std::nullopt)};
        quotas.objects[1].group.isParent = true;
        IntervalBook book(Seconds(60), Seconds(300));
        addSample(book, quotas, 10s);
        addSample(book, quotas, 20s);
        QVERIFY(book.unwritten().empty());
        quotas.objects[1].status.used = Resource{{"cpu", 0}};
        addSample(book, quotas, 30s);
        addSample(book, quotas, 40s);
        const auto written = book.unwritten();
        QCOMPARE(written.size(), std::size_t(1));
        QCOMPARE(written[0].portion->time.from, Seconds(30));
        QCOMPARE(written[0].portion->time.to, Seconds(40));

        // Its children report for it.
        quotas.objects[1].status.used.reset();
        quotas.objects.push_back(group("child", "silent", {{"cpu", 1000}}, Resource{{"cpu", 500}}));
        addSample(book, quotas, 50s);
        QCOMPARE(book.unwritten().back().portion->time.to, Seconds(50));
    }

    void rowsAddUpToWhatTheGroupsUseAtEachMoment()
    {
        std::mt19937 random(20'261'127);
        const auto number
            = [&random](int end) { return static_cast<int>(random() % static_cast<unsigned>(end)); };
        for (int run = 0; run < 30; ++run) {
            const std::size_t count = 1 + static_cast<std::size_t>(number(12));
            std::vector<std::size_t> parents(count, count); // count: the root
            std::vector<bool> isLeaf(count, true);
            for (std::size_t i = 1; i < count; ++i) {
                if (number(3) == 0)
                    continue;
                parents[i] = static_cast<std::size_t>(number(static_cast<int>(i)));
                isLeaf[parents[i]] = false;
            }
            SampleBook book(Seconds(300), {});
            std::map<std::string, Amount> expected; // by group
            Amount guaranteed = 0;
            Seconds time(1000);
            std::vector<Quantity> used(count);
            Quantity ofMin = 0;
            for (int sample = 0; sample < 40; ++sample) {
                const Seconds passed(sample == 0 ? 0 : 1 + number(9));
                for (std::size_t i = 0; i < count; ++i) {
                    if (isLeaf[i])
                        expected["group-" + std::to_string(i)] += Amount{used[i]} * passed.count();
                }
                guaranteed += Amount{ofMin} * passed.count();
                time += passed;
                std::vector<Quantity> min(count);
                for (std::size_t i = count; i-- > 0;) {
                    used[i] = isLeaf[i] ? number(5000) : 0;
                    min[i] = number(5000);
                }
                std::vector<Quantity> minBelow(count + 1);
                for (std::size_t i = count; i-- > 0;) { // children come after their parents
                    if (parents[i] < count)
                        used[parents[i]] += used[i];
                    minBelow[parents[i]] += std::max(min[i], minBelow[i]);
                }
                ofMin = minBelow[count];
                elastic::QuotaSnapshot quotas;
                for (std::size_t i = 0; i < count; ++i)
                    quotas.objects.push_back(
                        group("group-" + std::to_string(i),
                              parents[i] < count ? "group-" + std::to_string(parents[i]) : std::string(),
                              {{"cpu", min[i]}}, Resource{{"cpu", used[i]}}));
                book.add(elastic::quotaPartition(quotas), SystemTime(time));
            }
            std::map<std::string, Amount> held;
            Amount heldGuaranteed = 0;
            for (const Record& record : book.take().records) {
                const QueuePath path(*(*record.subject)[Dimension::Queue]);
                if (record.account == Account::Used)
                    held[elastic::groupOfPath(path)] += record.amount.value();
                else if (record.account == Account::Guaranteed)
                    heldGuaranteed += record.amount.value();
            }
            std::erase_if(expected, [](const auto& each) { return each.second == 0; });
            QVERIFY(held == expected);
            QVERIFY(heldGuaranteed == guaranteed);
        }
    }

    void anyQuotasMakeATree()
    {
        test::QuotaSamples samples(7);
        for (int i = 0; i < 200; ++i) {
            const elastic::QuotaSnapshot quotas = samples.next();
            const PartitionSnapshot partition = elastic::quotaPartition(quotas);
            QCOMPARE(partition.queues->size(), quotas.objects.size() + 1);
            std::set<QueuePath> known{QueuePath()};
            for (const QueueInfo& each : *partition.queues) {
                QVERIFY(known.contains(each.parent)); // every queue follows its parent
                QVERIFY(known.insert(each.path).second);
                for (const auto& [type, left] : ResourceView(each.headroom).entries())
                    QVERIFY(left <= ResourceView(each.max).find(type).value());
            }
            const ClusterSnapshot both = elastic::withQuotas({}, &quotas);
            QCOMPARE(both.partitions.size(), std::size_t(1));
            QVERIFY(elastic::withQuotas(both, nullptr) == both);
        }
    }
};

QUOTADECK_TEST(TestElasticUsage, NoApplication)
} // namespace tst_elasticusage

#include "tst_elasticusage.moc"
