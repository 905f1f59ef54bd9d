// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/personusage.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_personusage {
using namespace quotadeck;
using namespace quotadeck::models;

using Uses = std::vector<QueueUse>;
namespace {
QueueUse use(const char* path, std::optional<Resource> used, std::optional<Resource> limit = {},
             std::uint64_t running = 0, std::uint64_t maxApplications = 0)
{
    return {QueuePath(path), std::move(used), std::move(limit), running, maxApplications};
}
} // namespace

class TestPersonUsage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void findsTheTightestLimit_data()
    {
        const Resource some{{"memory", 50}, {"vcore", 90}};
        QTest::addColumn<Uses>("nodes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("queue");
        QTest::newRow("nothing known") << Uses{} << "no limit"
                                       << "";
        QTest::newRow("no limit") << Uses{use("root", some)} << "no limit"
                                  << "";
        QTest::newRow("over types") << Uses{use("root", some, Resource{{"memory", 100}, {"vcore", 100}})}
                                    << "90% vcore"
                                    << "root";
        QTest::newRow("over the path")
            << Uses{use("root", some, Resource{{"vcore", 100}}),
                    use("root.a", Resource{{"vcore", 60}}, Resource{{"vcore", 61}}),
                    use("root.b", Resource{{"vcore", 30}}, Resource{{"vcore", 90}})}
            << "98% vcore"
            << "root.a";
        QTest::newRow("applications count") << Uses{use("root", some, Resource{{"vcore", 100}}),
                                                    use("root.a", Resource{{"vcore", 60}}, {}, 19, 20)}
                                            << "95% apps"
                                            << "root.a";
        QTest::newRow("used without a limit of that type")
            << Uses{use("root", some, Resource{{"pods", 10}})} << "0% pods"
            << "root";
        QTest::newRow("blocked only") << Uses{use("root", some, Resource{{"gpu", 0}})} << "blocked gpu"
                                      << "root";
        QTest::newRow("blocked is less tight than any other")
            << Uses{use("root", some, Resource{{"gpu", 0}, {"vcore", 9000}})} << "1% vcore"
            << "root";
        QTest::newRow("use of a blocked type is tightest")
            << Uses{use("root", Resource{{"gpu", 1}, {"vcore", 300}}, Resource{{"gpu", 0}, {"vcore", 100}})}
            << "over limit 0 gpu"
            << "root";
        QTest::newRow("over the limit") << Uses{use("root", some, Resource{{"vcore", 60}})} << "150% vcore"
                                        << "root";
        QTest::newRow("nothing used")
            << Uses{use("root", std::nullopt, Resource{{"vcore", 60}}, 0, 5)} << "0% vcore"
            << "root";
        QTest::newRow("first of equals, in display order")
            << Uses{use("root", Resource{{"a", 1}, {"memory", 1}}, Resource{{"a", 2}, {"memory", 2}}),
                    use("root.q", Resource{{"memory", 1}}, Resource{{"memory", 2}})}
            << "50% memory"
            << "root";
    }

    void findsTheTightestLimit()
    {
        QFETCH(Uses, nodes);
        QFETCH(QString, text);
        QFETCH(QString, queue);

        const Binding tightest = tightestLimit(nodes);

        QCOMPARE(tightest.text(), text);
        QCOMPARE(QString::fromStdString(tightest.queue.text()), queue);
    }

    void oneTypeMayBindElsewhere()
    {
        const Uses nodes = {use("root", Resource{{"memory", 9}, {"vcore", 90}}, Resource{{"vcore", 100}}),
                            use("root.a", Resource{{"memory", 9}}, Resource{{"memory", 18}})};

        const Binding memory = tightestLimit(nodes, ResourceType("memory"));

        QCOMPARE(memory.queue, QueuePath("root.a"));
        QCOMPARE(memory.used, 9);
        QCOMPARE(memory.limit, 18);
        QCOMPARE(memory.sentence(), QStringLiteral("memory 9 B (9 bytes) of 18 B (18 bytes) at root.a"));
        QVERIFY(!tightestLimit(nodes, ResourceType("pods")).share.isLimited());
    }

    void dominantIsTheTypeOfTheTightestLimit()
    {
        const Uses limited = {use("root", Resource{{"memory", 9}, {"vcore", 90}},
                                  Resource{{"memory", 10}, {"vcore", 900}}, 5, 5)};
        const Uses unlimited = {use("root", Resource{{"pods", 9}, {"vcore", 90}})};

        QCOMPARE(focusType(limited, Focus::dominant()), ResourceType("memory"));
        QCOMPARE(focusType(unlimited, Focus::dominant()), ResourceType("vcore"));
        QCOMPARE(focusType({}, Focus::dominant()), std::nullopt);
        QCOMPARE(focusType({}, Focus::on(ResourceType("pods"))), ResourceType("pods"));
    }

    void countsTheQueuesAtTheEndOfThePath()
    {
        const Resource some{{"vcore", 1}};

        QCOMPARE(queuesInUse(Uses{}), 0);
        QCOMPARE(queuesInUse(Uses{use("root", some), use("root.a", some), use("root.a.x", some),
                                  use("root.a.y", Resource{{"vcore", 0}}), use("root.b", {}, {}, 1),
                                  use("root.c", {}, some)}),
                 2);
        QCOMPARE(queuesInUse(Uses{use("root", some), use("root.a", {})}), 1);
    }
};

QUOTADECK_TEST(TestPersonUsage, NoApplication)
} // namespace tst_personusage

#include "tst_personusage.moc"
