// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/schema/configsource.h"
#include "core/config/schema/effective.h"
#include "core/insight/insightreport.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_oversubscription {
using namespace quotadeck;
using namespace quotadeck::insight;

namespace {
constexpr const char* kQueues = R"(partitions:
  - name: default
    limits:
      - {limit: all, users: ["*"], maxresources: {gpu: 4}}
      - {limit: few, users: [ann, bob], maxresources: {gpu: 30}}
      - {limit: apps only, users: [cid], maxapplications: 3}
      - {limit: groups, groups: [dev], maxresources: {gpu: 60}}
      - {limit: other groups, groups: ["*"], maxresources: {gpu: 9}}
    queues:
      - name: root
        queues:
          - name: a
            resources: {guaranteed: {gpu: 40}, max: {gpu: 70}}
            queues:
              - {name: x, resources: {guaranteed: {gpu: 30}, max: {gpu: 90}}}
              - {name: y, resources: {guaranteed: {gpu: 20}}}
          - name: b
            queues:
              - {name: z, resources: {guaranteed: {gpu: 70}, max: {gpu: 50}}}
)";

config::PartitionConfig partitionOf(const std::string& text)
{
    return config::effectivePartitions(*config::ConfigSource(text).copyOfConfig()).front();
}

const Oversubscription* rowOf(const std::vector<Oversubscription>& rows, const std::string& path, Claim claim)
{
    const auto found = std::ranges::find_if(rows, [&](const Oversubscription& row) {
        return row.queue == QueuePath(path) && row.claim == claim;
    });
    return found == rows.end() ? nullptr : &*found;
}
} // namespace

class TestOversubscription : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void childrenAreComparedWithTheBindingMaximum()
    {
        const auto rows = oversubscription(partitionOf(kQueues), Resource{{"gpu", 100}});
        const auto* guaranteed = rowOf(rows, "root", Claim::Guaranteed);
        QCOMPARE(guaranteed->sum, Quantity(110)); // VAL-57: 40 of a, 70 of z for b
        QCOMPARE(guaranteed->base, std::optional<Quantity>(100));
        QVERIFY(guaranteed->baseQueue.isEmpty()); // the capacity
        QVERIFY(guaranteed->isOver());
        QVERIFY(!guaranteed->hasUnlimited);
        QCOMPARE(guaranteed->factor(), std::optional(1.1));
        QVERIFY((guaranteed->top == std::vector<Contributor>{{"b", 70}, {"a", 40}}));
        const auto* max = rowOf(rows, "root", Claim::Max);
        QCOMPARE(max->sum, Quantity(70));
        QVERIFY(max->hasUnlimited); // b has no maximum
        const auto* below = rowOf(rows, "root.a", Claim::Max);
        QCOMPARE(below->base, std::optional<Quantity>(70));
        QCOMPARE(below->baseQueue, QueuePath("root.a"));
        QVERIFY(below->isOver());
        QVERIFY(!rowOf(rows, "root.a.x", Claim::Max)); // nobody claims anything there
    }

    void theSmallestMaximumUpToTheRootBinds()
    {
        const auto rows = oversubscription(partitionOf(R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: a
            resources: {max: {gpu: 10}}
            queues:
              - name: b
                resources: {max: {gpu: 50}}
                queues:
                  - {name: c, resources: {guaranteed: {gpu: 20}}}
)"),
                                           {});
        const auto* row = rowOf(rows, "root.a.b", Claim::Guaranteed);
        QCOMPARE(row->base, std::optional<Quantity>(10));
        QCOMPARE(row->baseQueue, QueuePath("root.a"));
        const auto* top = rowOf(rows, "root", Claim::Guaranteed);
        QVERIFY(!top->base); // the capacity is not known
        QVERIFY(!top->factor());
        QVERIFY(!top->isOver());
    }

    void everyoneElseIsNotPartOfTheSum()
    {
        const auto rows = oversubscription(partitionOf(kQueues), Resource{{"gpu", 50}});
        const auto* users = rowOf(rows, "root", Claim::Users);
        QCOMPARE(users->sum, Quantity(60)); // ann and bob
        QCOMPARE(users->count, std::size_t(2));
        QCOMPARE(users->eachOther, std::optional<Quantity>(4));
        QVERIFY(users->hasUnlimited); // cid has a number of applications only
        const auto* groups = rowOf(rows, "root", Claim::Groups);
        QCOMPARE(groups->sum, Quantity(60));
        QCOMPARE(groups->eachOther, std::optional<Quantity>(9));
        QVERIFY(!groups->hasUnlimited);
    }

    void whatIsNotLimitedWhereTheCapacityIsUnknownIsUnknown()
    {
        const auto rows = oversubscription(partitionOf(kQueues), std::nullopt);
        const auto* guaranteed = rowOf(rows, "root", Claim::Guaranteed);
        QVERIFY(!guaranteed->base);
        const std::string text = asText(std::vector{*guaranteed});
        QVERIFY2(text.find("unknown") != std::string::npos, text.c_str());
        QCOMPARE(text.find("no limit"), std::string::npos);
        QVERIFY(asJson(std::vector{*guaranteed}).find(R"("base":null)") != std::string::npos);
    }

    void aReportLeavesOutSumsOfNobodyAndAligns()
    {
        const auto rows = oversubscription(
            partitionOf(
                "partitions: [{name: default, queues: [{name: root, limits: [{users: ['*'], "
                "maxresources: {memory: 1}}], queues: [{name: a, resources: {max: {nvidia.com/gpu: 4, "
                "vcore: 2}}}]}]}]"),
            Resource{{"nvidia.com/gpu", 8}, {"vcore", 4000}});
        QVERIFY(rowOf(rows, "root", Claim::Users) != nullptr); // json has it
        const QStringList lines
            = QString::fromStdString(asText(rows)).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), qsizetype{3});
        QVERIFY(!lines.join(QString()).contains(QStringLiteral("named users")));
        for (const QString& line : lines)
            QCOMPARE(line.indexOf(QStringLiteral("max of child")),
                     line == lines.front() ? qsizetype{-1} : lines.front().indexOf(QStringLiteral("SUM OF")));
        std::vector<Oversubscription> everyone{*rowOf(rows, "root", Claim::Users)};
        QCOMPARE(asText(everyone),
                 std::string("No queue has child queues with quotas, or limits of named users or groups.\n"));
    }

    void reportsHaveALineForEachRow()
    {
        const auto rows = oversubscription(partitionOf(kQueues), Resource{{"gpu", 50}});
        const QString text = QString::fromStdString(asText(rows));
        QCOMPARE(text.count('\n'), static_cast<qsizetype>(rows.size()) + 1);
        QVERIFY2(text.contains("220 %") && text.contains("b 70, a 40"), qPrintable(text));
        QVERIFY2(text.contains("each other user: 4"), qPrintable(text));
        QVERIFY2(text.contains("all other groups together: 9"), qPrintable(text));
        const std::vector first{*rowOf(rows, "root", Claim::Groups)};
        QCOMPARE(asJson(first),
                 std::string(R"({"rows":[{"queue":"root","resource":"gpu","claim":"groups","base":50,)"
                             R"("baseQueue":null,"sum":60,"count":1,"top":[{"name":"dev","amount":60}],)"
                             R"("unlimited":false,"eachOther":9}]})"));
    }
};

QUOTADECK_TEST(TestOversubscription, NoApplication)
} // namespace tst_oversubscription

#include "tst_oversubscription.moc"
