// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/schedulingcycle.h"
#include "tests/core/cluster/partitionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_schedulingcycle {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
class Scheduled : public TestPartition
{
public:
    using TestPartition::TestPartition;

    void ask(const char* app, const std::string& key, Quantity amount, std::int32_t priority = 0,
             int created = 0)
    {
        cluster::Request request = podOf(key, memory(amount), priority);
        request.created = after(created);
        get(partition.addRequest(ApplicationId(app), request, now));
    }

    /// The requests that are allocated until nothing can be done any more, "p1 p2"; "ph>" for a placeholder that is
    /// asked back.
    QString run()
    {
        QStringList done;
        for (const auto& [app, effects] : runScheduling(partition, now).done) {
            for (const cluster::Allocation& come : effects.added)
                done += QString::fromStdString(come.key());
            for (const cluster::Release& release : effects.releases)
                done += QString::fromStdString(release.key) + ">";
        }
        return done.join(' ');
    }
};
} // namespace

class TestSchedulingCycle : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void queuesTakeTurnsByShare() // QUE-65, QUE-25
    {
        Scheduled test(
            openRoot("queues: [{name: parent, resources: {max: {memory: 900}}, queues: [{name: child1}, "
                     "{name: child2, resources: {max: {memory: 750}}}, {name: child3, resources: {max: "
                     "{memory: 750}}}]}]"),
            Mode::Current, memory(5000));
        for (const char* child : {"child1", "child2", "child3"}) {
            test.submit(child, (std::string("root.parent.") + child).c_str());
            for (int pod = 0; pod < 12; ++pod)
                test.ask(child, child + std::to_string(pod), 100);
        }

        test.run();

        const ResourceType type("memory");
        QCOMPARE(test.queue("root.parent").allocated, memory(900));
        // By shares of 900 for the first, of 750 for the others.
        QCOMPARE(test.queue("root.parent.child1").allocated.valueOr0(type), Quantity{300});
        QCOMPARE(test.queue("root.parent.child2").allocated.valueOr0(type), Quantity{300});
        QCOMPARE(test.queue("root.parent.child3").allocated.valueOr0(type), Quantity{300});
        QVERIFY(!test.queue("root.parent").pending.entries().empty());
    }

    void requestsComeByPriorityThenAge() // ENF-15
    {
        Scheduled test(openRoot("queues: [{name: a}]"));
        test.submit("app1", "root.a");
        test.ask("app1", "young", 1, 0, 9);
        test.ask("app1", "old", 1, 0, 3);
        test.ask("app1", "urgent", 1, 5, 10);
        QCOMPARE(test.run(), QString("urgent old young"));
    }

    void aDeniedRequestLetsTheNextOneTry() // ENF-15, ENF-16
    {
        Scheduled test(
            openRoot("queues: [{name: a, resources: {max: {memory: 10}}, limits: [{limit: l, users: [bob], "
                     "maxresources: {memory: 8}}]}]"));
        test.submit("app1", "root.a");
        test.ask("app1", "large", 9, 2);
        test.ask("app1", "small", 3, 1);
        test.submit("app2", "root.a", owner("sue"));
        test.ask("app2", "hers", 8);

        QCOMPARE(test.run(), QString("small"));

        QCOMPARE(test.log("app1", "large").at(0).message, std::string("Not enough user quota"));
        QCOMPARE(test.log("app2", "hers").at(0).message, std::string("Not enough queue quota"));
    }

    void theFirstApplicationGoesFirst() // QUE-66
    {
        Scheduled test(openRoot("queues: [{name: a}]"), Mode::Current, memory(2));
        test.submit("zz", "root.a");
        test.now = after(5);
        test.submit("aa", "root.a");
        for (const char* app : {"aa", "zz"}) {
            for (int pod = 0; pod < 2; ++pod)
                test.ask(app, app + std::to_string(pod), 1, 0, 100);
        }
        QCOMPARE(test.run(), QString("zz0 zz1"));
    }

    void anApplicationTooManyIsPassedOver() // ENF-10, ENF-13
    {
        Scheduled test(openRoot("queues: [{name: a, maxapplications: 1}, {name: b}]"));
        test.submit("app1", "root.a");
        test.submit("app2", "root.a");
        test.submit("app3", "root.b");
        for (const char* app : {"app1", "app2", "app3"})
            test.ask(app, app, 1);
        QCOMPARE(test.run(), QString("app1 app3"));
        QVERIFY(test.partition.logs().find(ApplicationId("app2"), "app2"));
    }

    void drainingQueuesAreScheduled() // QUE-42
    {
        Scheduled test(openRoot("queues: [{name: a}, {name: b}]"));
        test.submit("app1", "root.a");
        test.ask("app1", "p1", 1);
        QCOMPARE(test.update(openRoot("queues: [{name: b}]")), std::string());
        QCOMPARE(test.run(), QString("p1"));
    }

    void swapsComeFirst() // APP-31, APP-32
    {
        Scheduled test(openRoot("queues: [{name: a}]"));
        cluster::ApplicationSpec gang = application("gang", "root.a");
        gang.placeholderAsk = memory(20);
        test.partition.submit(gang, owner("bob"), test.now);
        for (const char* key : {"ph1", "ph2"}) {
            cluster::Request request = podOf(key, memory(10));
            request.isPlaceholder = true;
            request.taskGroup = "tg";
            Scheduled::get(test.partition.addRequest(gang.id, request, test.now));
        }
        QCOMPARE(test.run(), QString("ph1 ph2"));
        for (const auto& [key, amount] : {std::pair("fits", 7), {"other", 3}}) {
            cluster::Request request = podOf(key, memory(amount));
            request.taskGroup = "tg";
            Scheduled::get(test.partition.addRequest(gang.id, request, test.now));
        }
        test.submit("app2", "root.a");
        test.ask("app2", "p1", 1);

        QCOMPARE(test.run(), QString("ph1> ph2> p1"));

        test.end("gang", "ph1", cluster::Termination::PlaceholderReplaced);
        test.end("gang", "ph2", cluster::Termination::PlaceholderReplaced);
        QCOMPARE(test.queue("root.a").allocated, memory(11));
    }
};

QUOTADECK_TEST(TestSchedulingCycle, NoApplication)
} // namespace tst_schedulingcycle

#include "tst_schedulingcycle.moc"
