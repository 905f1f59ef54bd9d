// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/cluster.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_partitionupdate {
using namespace quotadeck;
using namespace quotadeck::test;
using cluster::Cluster;
using test::dump;

namespace {
const ApplicationId kApp1("app1");

config::SchedulerConfig schedulerConfig(const std::string& partitions)
{
    return config::validate("partitions: [" + partitions + "]\n").config.value();
}

std::string partition(const char* name, const std::string& fields)
{
    return std::string("{name: ") + name + ", " + fields + "}";
}

/// "bob +root.a, * ~root, dev@ -root.b": added, changed and removed limits, groups with an @.
QString dump(const std::vector<cluster::LimitChange>& changes)
{
    QStringList result;
    for (const cluster::LimitChange& change : changes) {
        const char* sign = change.kind == cluster::LimitChangeKind::Added ? "+"
            : change.kind == cluster::LimitChangeKind::Removed            ? "-"
                                                                          : "~";
        result += QString::fromStdString(change.name + (change.subject == DenialSubject::Group ? "@ " : " ")
                                         + sign + change.queue.text());
    }
    return result.join(", ");
}

QString names(const auto& partitions)
{
    QStringList result;
    for (const auto& [name, rest] : partitions)
        result += QString::fromStdString(name);
    return result.join(' ');
}
} // namespace

class TestPartitionUpdate : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysWhichLimitsItTouched() // QUE-60
    {
        TestPartition test(
            openRoot("limits: [{limit: l, users: [bob, '*'], maxapplications: 9}, {limit: g, groups: "
                     "[dev], maxresources: {memory: 5}}], queues: [{name: a}]"));
        auto plan = cluster::readPartitionPlan(partitionConfig(
            openRoot("limits: [{limit: l, users: [bob], maxapplications: 9}, {limit: g, groups: [dev], "
                     "maxresources: {memory: 6}}], queues: [{name: a, limits: [{limit: n, users: "
                     "[sue], maxapplications: 2}]}, {name: b}]")));

        const auto report = test.partition.update(*std::move(plan), test.now);

        QCOMPARE(dump(report->limits), QString("* -root, dev@ ~root, sue +root.a"));
        QCOMPARE(dump(report->queues), QString("root.b created"));
    }

    void queuesLimitsAndRulesChangeTogether() // QUE-60
    {
        TestPartition test(openRoot("queues: [{name: a}]"));
        QVERIFY(!test.submit("app1", "root.new").isAccepted());

        QCOMPARE(
            test.update("placementrules: [{name: provided, create: true}], "
                        + openRoot("limits: [{limit: l, users: [bob], maxresources: {memory: 5}}], queues: "
                                   "[{name: a, resources: {max: {memory: 20}}}]")),
            std::string());

        QVERIFY(test.submit("app1", "root.new").isAccepted());
        QCOMPARE(dump(test.run("app1", "p1", memory(6)).denial),
                 QString("user bob in root: memory 0 + 6 > 5"));
        QCOMPARE(test.queue("root.a").max, std::optional(memory(20)));
    }

    void rulesThatCannotBeBuiltStopAnUpdate() // VAL-92, QUE-62
    {
        TestPartition test(openRoot("queues: [{name: a}]"));

        QVERIFY(!test.update("placementrules: [{name: bogus}], " + openRoot("queues: [{name: b}]")).empty());

        QCOMPARE(shape(test.partition.queues()), QString("root root.a!"));
        QVERIFY(test.submit("app1", "root.a").isAccepted());
    }

    void whatCannotBeReadStopsAnUpdate() // VAL-90, QUE-62
    {
        TestPartition test(openRoot("queues: [{name: a}]"));
        QVERIFY(!test.update(openRoot("queues: [{name: b, submitacl: 'u  g'}]")).empty());
        QCOMPARE(shape(test.partition.queues()), QString("root root.a!"));
    }

    void removingAGroupLimitKeepsWhatTheGroupUses() // UGM-57 as designed, CON-11
    {
        TestPartition test(
            openRoot("limits: [{limit: g, groups: [dev], maxresources: {memory: 50}}], queues: "
                     "[{name: a}]"));
        test.submit("app1", "root.a", owner("bob", {GroupName("dev")}));
        test.run("app1", "p1", memory(5));

        QCOMPARE(test.update(openRoot("queues: [{name: a}]")), std::string());

        QCOMPARE(usageOf(test.partition.usage().groups(), "dev", "root.a"), QString("5/1"));
        test.end("app1", "p1");
        QVERIFY(test.partition.usage().groups().empty());
    }

    void aPartitionThatLeavesEndsWhatItRuns() // QUE-44
    {
        TestPartition test(openRoot("queues: [{name: a}]"));
        for (const char* app : {"app1", "app2", "new"})
            test.submit(app, "root.a");
        test.run("app1", "p1", memory(5));
        test.run("app2", "p2", memory(5));
        test.end("app2", "p2"); // completing cannot fail: APP-3

        const auto removal = test.partition.drain(test.now);

        QCOMPARE(dump(removal.queues), QString("root draining; root.a draining"));
        QVERIFY(test.partition.applications().empty());
        QVERIFY(test.partition.nodes().all().empty());
        QVERIFY(test.partition.usage().users().empty());
        QCOMPARE(test.queue("root").allocated, Resource());
        QStringList ends;
        for (const cluster::Application& app : test.partition.finished())
            ends += QString::fromStdString(app.id().text() + ": " + app.data().message);
        QCOMPARE(ends.join(", "), QString("new: PartitionRemoved, app1: PartitionRemoved, app2: "));
        QVERIFY(!test.submit("app3", "root.a").isAccepted()); // PLC-48
        QVERIFY(!test.update(openRoot("queues: [{name: a}]")).empty());
        QCOMPARE(test.partition.removeIdleQueues().size(), std::size_t{1});
    }

    void aClusterCreatesUpdatesAndRemovesPartitions() // QUE-60
    {
        Cluster all;
        const auto first
            = all.update(schedulerConfig(partition("default", openRoot("queues: [{name: a}]")) + ", "
                                         + partition("gpu", openRoot("queues: [{name: g}]"))),
                         after(0));
        QCOMPARE(names(first->created), QString("default gpu"));
        QCOMPARE(dump(first->created.at("gpu")), QString("root created; root.g created"));

        const auto second
            = all.update(schedulerConfig(partition("default", openRoot("queues: [{name: b}]")) + ", "
                                         + partition("other", openRoot("queues: [{name: o}]"))),
                         after(1));

        QCOMPARE(dump(second->updated.at("default").queues), QString("root.b created; root.a draining"));
        QCOMPARE(names(second->removed), QString("gpu"));
        QCOMPARE(names(second->created), QString("other"));
        QVERIFY(all.find("gpu")->isDraining());

        all.removeIdle();

        QCOMPARE(names(all.partitions()), QString("default other"));
        QCOMPARE(shape(all.find("default")->queues()), QString("root root.b!"));
    }

    void aFaultInOnePartitionStopsAll_data() // QUE-61, CON-26
    {
        QTest::addColumn<QString>("second");
        QTest::newRow("rules") << "placementrules: [{name: bogus}], queues: [{name: z}]";
        QTest::newRow("list") << "queues: [{name: z, adminacl: ' u '}]";
        QTest::newRow("root") << "queues: [{name: ROOT, queues: [{name: z}]}]";
    }
    void aFaultInOnePartitionStopsAll()
    {
        QFETCH(QString, second);
        Cluster all;
        const std::string before = partition("default", openRoot("queues: [{name: a}]"));
        QVERIFY(all.update(
            schedulerConfig(before + ", " + partition("second", openRoot("queues: [{name: s}]"))), after(0)));

        const auto failed = all.update(schedulerConfig(partition("default", openRoot("queues: [{name: b}]"))
                                                       + ", " + partition("second", second.toStdString())),
                                       after(1));

        QVERIFY(!failed);
        QVERIFY(QString::fromStdString(failed.error().where).startsWith("second: "));
        QCOMPARE(shape(all.find("default")->queues()), QString("root root.a!"));
        QCOMPARE(shape(all.find("second")->queues()), QString("root root.s!"));
    }

    void aPartitionMayStartWithRulesThatCannotBeBuilt() // VAL-92
    {
        Cluster all;
        QVERIFY(
            all.update(schedulerConfig(partition(
                           "default", "placementrules: [{name: bogus}], " + openRoot("queues: [{name: a}]"))),
                       after(0)));
        QVERIFY(!all.find("default")->settings().rules);
    }
};

QUOTADECK_TEST(TestPartitionUpdate, NoApplication)
} // namespace tst_partitionupdate

#include "tst_partitionupdate.moc"
