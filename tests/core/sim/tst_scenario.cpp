// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/scenario.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_scenario {
using namespace quotadeck;
using namespace std::chrono_literals;

namespace {
/// A small valid scenario, one key a line.
const char* const kValid = R"(name: small
title: Small
description: One queue
start: 2026-11-02T08:00:00Z
clusterId: test
partition: default
nodes:
  - name: node
    count: 2
    instanceType: big
    capacity: {vcore: 4, memory: 8Gi}
queues: |
  partitions:
    - name: default
      queues:
        - name: root
          submitacl: "*"
          queues:
            - name: Dev
              limits:
                - users: [ann]
                  maxresources: {vcore: 2}
users:
  - name: ann
    groups: [dev, qa]
  - name: bob
workloads:
  - name: job
    queue: root.dev
    users: [ann, bob]
    interarrival: [1m30s, 2h]
    pods: 3
    podResources: {vcore: 500m}
    runTime: 250ms
    maxOpenApplications: 2
    burst:
      every: 5m
      applications: 4
)";
} // namespace

class TestScenario : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsEveryField()
    {
        const auto scenario = sim::readScenario(kValid, "s.yaml");

        QVERIFY2(scenario.has_value(), scenario ? "" : scenario.error().message.english().c_str());
        QCOMPARE(scenario->name, "small");
        QCOMPARE(scenario->title, "Small");
        QCOMPARE(scenario->description, "One queue");
        QCOMPARE(scenario->start.time_since_epoch(), std::chrono::nanoseconds(1793606400s));
        QCOMPARE(scenario->clusterId, "test");
        QCOMPARE(scenario->partition, "default");
        QCOMPARE(scenario->nodes[0].count, std::int64_t{2});
        QCOMPARE(scenario->nodes[0].instanceType, "big");
        QCOMPARE(scenario->nodes[0].capacity, (Resource{{"vcore", 4000}, {"memory", 8589934592}}));
        QCOMPARE(scenario->config.partitions[0].queues.value[0].queues.value[0].name.value, "Dev");
        QCOMPARE(scenario->users[0].groups, (std::vector{GroupName("dev"), GroupName("qa")}));
        QVERIFY(scenario->users[1].groups.empty());
        const sim::Workload& workload = scenario->workloads[0];
        QCOMPARE(workload.queues, std::vector{QueuePath("root.dev")});
        QCOMPARE(workload.users, (std::vector{UserName("ann"), UserName("bob")}));
        QCOMPARE(workload.interarrival, (sim::Range<sim::Nanoseconds>{90s, 2h}));
        QCOMPARE(workload.pods, (sim::Range<std::int64_t>{3, 3}));
        QCOMPARE(workload.podResources, (Resource{{"vcore", 500}}));
        QCOMPARE(workload.runTime, (sim::Range<sim::Nanoseconds>{250ms, 250ms}));
        QCOMPARE(workload.maxOpenApplications, std::int64_t{2});
        QCOMPARE(workload.burst->every, sim::Nanoseconds(5min));
        QCOMPARE(workload.burst->applications, std::int64_t{4});
    }

    void namesLineAndKeyOfAFault_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<int>("line");
        QTest::addColumn<QString>("key");
        QTest::newRow("unknown key") << "title: Small"
                                     << "titel: Small" << 2 << "titel";
        QTest::newRow("unknown key of a node") << "    instanceType: big"
                                               << "    kind: big" << 10 << "kind";
        QTest::newRow("unknown key of a workload") << "    pods: 3"
                                                   << "    pod: 3" << 32 << "pod";
        QTest::newRow("unknown key of a burst") << "      every: 5m"
                                                << "      each: 5m" << 37 << "each";
        QTest::newRow("given twice") << "title: Small"
                                     << "name: Small" << 2 << "name";
        QTest::newRow("missing key") << "    maxOpenApplications: 2\n"
                                     << "" << 28 << "maxOpenApplications";
        QTest::newRow("empty text") << "title: Small"
                                    << "title: ''" << 2 << "title";
        QTest::newRow("time without zone") << "08:00:00Z"
                                           << "08:00:00" << 4 << "start";
        QTest::newRow("no such day") << "2026-11-02"
                                     << "2026-02-30" << 4 << "start";
        QTest::newRow("no nodes at all") << "count: 2"
                                         << "count: 0" << 9 << "count";
        QTest::newRow("too many nodes") << "count: 2"
                                        << "count: 10001" << 9 << "count";
        QTest::newRow("number with a rest") << "pods: 3"
                                            << "pods: 3x" << 32 << "pods";
        QTest::newRow("too many pods") << "pods: 3"
                                       << "pods: [1, 10001]" << 32 << "10000";
        QTest::newRow("too large a burst") << "applications: 4"
                                           << "applications: 10001" << 38 << "10000";
        QTest::newRow("range the wrong way round") << "pods: 3"
                                                   << "pods: [3, 2]" << 32 << "pods";
        QTest::newRow("range of three") << "pods: 3"
                                        << "pods: [1, 2, 3]" << 32 << "pods";
        QTest::newRow("duration without unit") << "runTime: 250ms"
                                               << "runTime: 250" << 34 << "runTime";
        QTest::newRow("negative duration") << "runTime: 250ms"
                                           << "runTime: -1s" << 34 << "runTime";
        QTest::newRow("duration of zero") << "runTime: 250ms"
                                          << "runTime: 0s" << 34 << "runTime";
        QTest::newRow("endless duration") << "runTime: 250ms"
                                          << "runTime: 9999999999999h" << 34 << "runTime";
        QTest::newRow("bad quantity") << "{vcore: 500m}"
                                      << "{vcore: 5K}" << 33 << "vcore";
        QTest::newRow("quantity of zero") << "{vcore: 500m}"
                                          << "{vcore: 0}" << 33 << "podResources";
        QTest::newRow("users missing") << "users: [ann, bob]"
                                       << "users: []" << 30 << "users";
        QTest::newRow("unknown user") << "users: [ann, bob]"
                                      << "users: [ann, eve]" << 30 << "eve";
        QTest::newRow("unknown queue") << "queue: root.dev"
                                       << "queue: root.ops" << 29 << "root.ops";
        QTest::newRow("queue that the users may not use") << "submitacl: \"*\""
                                                          << "submitacl: \"eve\"" << 28 << "rejected";
        QTest::newRow("parent queue") << "queue: root.dev"
                                      << "queue: root" << 29 << "queue";
        QTest::newRow("user twice") << "name: bob"
                                    << "name: ann" << 26 << "users";
        QTest::newRow("limit that cannot be read") << "{vcore: 2}"
                                                   << "{memory: 2m}" << 22 << "root.Dev";
        QTest::newRow("queues that are no mapping") << "  partitions:\n"
                                                    << "  [\n"
                                                    << 14 << "queues";
        QTest::newRow("broken YAML") << "title: Small"
                                     << "title: [Small" << 3 << "";
    }

    void namesLineAndKeyOfAFault()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(int, line);
        QFETCH(QString, key);
        QString text(kValid);
        QCOMPARE(text.count(from), 1);
        text.replace(from, to);

        const auto scenario = sim::readScenario(text.toStdString(), "s.yaml");

        QVERIFY(!scenario);
        QCOMPARE(scenario.error().code, ErrorCode::Parse);
        QVERIFY2(QString::fromStdString(scenario.error().where).startsWith(QString("s.yaml:%1:").arg(line)),
                 scenario.error().where.c_str());
        QVERIFY2(QString::fromStdString(scenario.error().message.english()).contains(key),
                 scenario.error().message.english().c_str());
    }

    void countsColumnsWithinTheQueuesInTheFile()
    {
        QString text(kValid);
        text.replace("{vcore: 2}", "{vcore: 2K}");

        const auto scenario = sim::readScenario(text.toStdString(), "s.yaml");

        const QString line = text.split('\n')[21];
        QCOMPARE(QString::fromStdString(scenario.error().where),
                 QString("s.yaml:22:%1").arg(line.indexOf("2K") + 1));
    }

    void refusesATextWithoutAMapping()
    {
        QCOMPARE(sim::readScenario("", "s").error().code, ErrorCode::Parse);
        QCOMPARE(sim::readScenario("- a", "s").error().code, ErrorCode::Parse);
    }

    void refusesAnEnormousText()
    {
        const std::string text(std::size_t{2} << 20U, '#');

        QCOMPARE(sim::readScenario(text, "s").error().code, ErrorCode::TooLarge);
    }

    void whatIsNoScenarioIsSaidToBeNone()
    {
        const Error empty = sim::readScenario("", "s").error();
        QCOMPARE(empty.where, std::string("s:1:1"));
        QCOMPARE(empty.message.english(), std::string("a scenario: this must be a map"));
        for (const auto bytes : {std::string_view("\x7f"
                                                  "ELF\0",
                                                  5),
                                 std::string_view("name: \xff")}) {
            const Error error = sim::readScenario(bytes, "s").error();
            QCOMPARE(error.where, std::string("s"));
            QVERIFY(error.message.english().find("UTF-8") != std::string::npos);
        }
    }

    void theModeOfAScenarioIsThatOfItsQueues() // GEN-1, PLC-27
    {
        const auto with = [](const std::string& mode, std::string text) {
            text.replace(text.find("title: Small"), 12, "title: Small\nmode: " + mode);
            return sim::readScenario(text, "s");
        };
        std::string seedRules = kValid;
        seedRules.replace(
            seedRules.find("      queues:\n"), 0,
            "      placementrules: [{name: applicationtype, create: true}, {name: provided}]\n");
        QCOMPARE(sim::readScenario(kValid, "s")->mode, Mode::Current);
        QCOMPARE(with("seed", seedRules).value().mode, Mode::Seed);
        QVERIFY(!with("current", seedRules)); // the scheduler has no such rule
        QVERIFY(!with("old", kValid));
        QCOMPARE(sim::inMode(*sim::readScenario(kValid, "s"), Mode::Seed)->mode, Mode::Seed);
    }
};

QUOTADECK_TEST(TestScenario, NoApplication)
} // namespace tst_scenario

#include "tst_scenario.moc"
