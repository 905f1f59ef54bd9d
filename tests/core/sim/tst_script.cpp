// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/simulator.h"
#include "core/sim/submitmanifest.h"
#include "tests/support/scriptaction.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <variant>

namespace tst_script {
using namespace quotadeck;
using namespace std::chrono_literals;

namespace {
/// A cluster of one node with 10 vcore and the queue root.a; @p rest are more keys of the scenario, flow style.
std::string scenarioText(const std::string& rest)
{
    return "{name: t, title: t, description: t, start: '2026-11-02T08:00:00Z', clusterId: c, partition: "
           "default, "
           "nodes: [{name: n, count: 1, instanceType: i, capacity: {vcore: 10, memory: 10G}}], users: "
           "[{name: "
           "ann, groups: [dev]}], queues: \"partitions: [{name: default, queues: [{name: root, submitacl: "
           "'*', "
           "queues: [{name: a, limits: [{users: [ann], maxresources: {vcore: 4}}]}]}]}]\""
        + rest + "}";
}

sim::Simulator simulatorOf(const std::string& rest)
{
    const auto scenario = sim::readScenario(scenarioText(rest), "test");
    if (!scenario)
        qFatal("%s: %s", scenario.error().where.c_str(), scenario.error().message.english().c_str());
    return {*scenario, 1};
}

QString messageOf(const std::string& rest)
{
    const auto scenario = sim::readScenario(scenarioText(rest), "test");
    return scenario ? QString() : QString::fromStdString(scenario.error().message.english());
}

sim::Action action(const char* text)
{
    return quotadeck::test::readAction(text, "test").value();
}

const sim::Action kSubmit = action(
    "submit: {app: x, user: ann, queue: root.a, pods: [{name: p, count: 2, resources: {vcore: 1}}]}");

const char* const kManifest = R"(submit:
  runTime: 60s
  manifest: |
    kind: Job
    metadata: {name: train}
    spec:
      parallelism: 3
      template:
        metadata:
          labels: {applicationId: train-1, queue: root.a}
          annotations:
            yunikorn.apache.org/user.info: '{"user": "ann", "groups": ["dev"]}'
            yunikorn.apache.org/task-group-name: workers
            yunikorn.apache.org/task-groups: '[{"name": "workers", "minMember": 3, "minResource": {"cpu": "500m"}}]'
            yunikorn.apache.org/schedulingPolicyParameters: placeholderTimeoutInSeconds=30 gangSchedulingStyle=Hard
        spec:
          containers: [{resources: {requests: {cpu: 500m}}}]
)";

QJsonObject schema()
{
    QFile file(QUOTADECK_RESOURCES "/scenarios/scenario.schema.json");
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the schema is missing");
    return QJsonDocument::fromJson(file.readAll()).object();
}

QJsonObject propertiesOf(const QJsonObject& schema)
{
    return schema["properties"].toObject();
}

const cluster::Application& applicationOf(const sim::Simulator& simulator, const char* id)
{
    return simulator.scheduler()->partition().applications().at(ApplicationId(id));
}
} // namespace

/// What can be scripted, and done by hand.
class TestScript : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theReaderKnowsWhatTheSchemaAllows_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("what");
        QTest::addColumn<QString>("key");
        const QJsonObject definitions = schema()["$defs"].toObject();
        for (const char* item : {"event", "fact"}) {
            const QJsonObject kinds = propertiesOf(definitions[item].toObject());
            for (const QString& kind : kinds.keys()) {
                if (kind == "at" || kind == "title" || kind == "text")
                    continue;
                QJsonObject object = kinds[kind].toObject();
                if (object.contains("$ref"))
                    object = definitions["namespace"].toObject();
                for (const QString& key : propertiesOf(object).keys() + QStringList("at"))
                    QTest::addRow("%s %s %s", item, qPrintable(kind), qPrintable(key)) << item << kind << key;
            }
        }
    }

    void theReaderKnowsWhatTheSchemaAllows()
    {
        QFETCH(QString, item);
        QFETCH(QString, what);
        QFETCH(QString, key);
        const QString text = QString(", %1s: [{at: 1s, %2: t, %3: {%4: x, bogus: x}}]")
                                 .arg(item, item == "event" ? "title" : "text", what, key);

        // The first unknown key is the one named; "at" is none of any kind.
        QVERIFY2(messageOf(text.toStdString()).contains(key == "at" ? "\"at\"" : "\"bogus\""),
                 qPrintable(messageOf(text.toStdString())));
    }

    void theReaderKnowsTheTopOfTheSchema()
    {
        for (const QString& key : propertiesOf(schema()).keys()) {
            const auto scenario
                = sim::readScenario(QString("{%1: x, bogus: x}").arg(key).toStdString(), "test");
            QVERIFY2(scenario.error().message.english().find("bogus") != std::string::npos, qPrintable(key));
        }
    }

    void faultsAreNamed_data()
    {
        QTest::addColumn<QString>("rest");
        QTest::addColumn<QString>("message");
        QTest::newRow("nothing happens") << ", events: [{at: 1s, title: t}]"
                                         << "no action or check";
        QTest::newRow("two actions") << ", events: [{at: 1s, title: t, restart: {}, loseNode: {name: n-1}}]"
                                     << "cannot both be given";
        QTest::newRow("without time") << ", events: [{title: t, restart: {}}]"
                                      << "the key \"at\" is missing";
        QTest::newRow("without title") << ", events: [{at: 1s, restart: {}}]"
                                       << "the key \"title\" is missing";
        QTest::newRow("unknown action") << ", events: [{at: 1s, title: t, explode: {}}]"
                                        << "\"explode\"";
        QTest::newRow("unknown user") << ", events: [{at: 1s, title: t, submit: {app: x, user: eve, pods: "
                                         "[{name: p, resources: {vcore: 1}}]}}]"
                                      << "no user eve";
        QTest::newRow("two kinds of amounts") << ", events: [{at: 1s, title: t, submit: {app: x, user: ann, "
                                                 "pods: [{name: p, resources: {vcore: 1}, "
                                                 "requests: {cpu: 1}}]}}]"
                                              << "cannot both be given";
        QTest::newRow("no quantity of Kubernetes") << ", namespaces: [{name: x, quota: {cpu: lots}}]"
                                                   << "cpu";
        QTest::newRow("negative quantity") << ", namespaces: [{name: x, quota: {cpu: -1}}]"
                                           << "negative";
        QTest::newRow("style")
            << ", events: [{at: 1s, title: t, submit: {app: x, user: ann, gang: {style: firm, "
               "groups: [{name: g, members: 1, resources: {vcore: 1}}]}, pods: [{name: p, "
               "resources: {vcore: 1}}]}}]"
            << "soft or hard";
        QTest::newRow("check of user and group") << ", facts: [{at: 1s, text: t, application: {id: x, waits: "
                                                    "{user: a, group: b, queue: root, type: "
                                                    "memory}}}]"
                                                 << "cannot both be given";
        QTest::newRow("queues twice")
            << ", generate: {queues: [1], users: 1, groups: 1, leafMax: {memory: 1}, "
               "userLimit: {memory: 1}}"
            << "cannot both be given";
    }

    void faultsAreNamed()
    {
        QFETCH(QString, rest);
        QFETCH(QString, message);

        QVERIFY2(messageOf(rest.toStdString()).contains(message), qPrintable(messageOf(rest.toStdString())));
    }

    void podsOfKubernetesAreConverted() // NSQ-7, NSQ-8
    {
        const auto submit = std::get<sim::SubmitApplication>(
            action("submit: {app: x, user: ann, pods: [{name: p, requests: {cpu: 250m, memory: 1Gi}}]}"));

        QCOMPARE(submit.pods.front().resources,
                 (Resource{{"memory", 1073741824}, {"pods", 1}, {"vcore", 250}}));
    }

    void aManifestIsSubmitted() // APP-42, NSQ-8, NSQ-10
    {
        const auto submit = std::get<sim::SubmitApplication>(action(kManifest));

        QCOMPARE(submit.app.text(), std::string("train-1"));
        QCOMPARE(submit.user.text(), std::string("ann"));
        QCOMPARE(submit.queue, std::string("root.a"));
        QCOMPARE(submit.namespaceName, std::string("default"));
        QVERIFY(submit.tags.empty());
        QCOMPARE(submit.pods.size(), std::size_t{1});
        QCOMPARE(submit.pods[0].name, std::string("train"));
        QCOMPARE(submit.pods[0].count, std::int64_t{3});
        QCOMPARE(submit.pods[0].taskGroup, std::string("workers"));
        QCOMPARE(submit.pods[0].runTime, sim::Nanoseconds(60s));
        QCOMPARE(submit.pods[0].resources, (Resource{{"pods", 1}, {"vcore", 500}}));
        QVERIFY(submit.gang && submit.gang->style == cluster::GangStyle::Hard);
        QCOMPARE(submit.gang->timeout, std::chrono::milliseconds(30s));
        QCOMPARE(submit.gang->groups[0].members, std::int64_t{3});
        QCOMPARE(submit.gang->groups[0].resources, submit.pods[0].resources);
        QCOMPARE(sim::submitText(submit),
                 sim::submitText(std::get<sim::SubmitApplication>(action(sim::submitText(submit).c_str()))));
        const std::string text = sim::submitText(submit);
        QVERIFY2(
            text.find("    - {name: train, count: 3, resources: {pods: 1, vcore: 500m}, taskGroup: workers, "
                      "runTime: 60s}\n")
                != std::string::npos,
            text.c_str());

        auto simulator = simulatorOf("");
        const auto outcome = simulator.inject(submit, "by hand");
        QVERIFY2(outcome.isDone, outcome.message.english().c_str());
    }

    void keysBesideAManifestReplaceIt()
    {
        std::string text = kManifest;
        const std::string key = "  manifest:";
        text.insert(text.find(key), "  app: other\n  user: bob\n  queue: root.b\n  namespace: fin\n");
        const auto submit = std::get<sim::SubmitApplication>(action(text.c_str()));
        QCOMPARE(submit.app.text(), std::string("other"));
        QCOMPARE(submit.user.text(), std::string("bob"));
        QVERIFY(!submit.groups); // those of bob
        QCOMPARE(submit.queue, std::string("root.b"));
        QCOMPARE(submit.namespaceName, std::string("fin"));
    }

    void faultsOfAManifestAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error"); // with its place
        QTest::newRow("with pods") << "submit: {manifest: x, pods: []}"
                                   << "cannot both be given";
        QTest::newRow("run time alone") << "submit: {app: x, user: u, runTime: 1s, pods: []}"
                                        << "needs \"manifest\"";
        QTest::newRow("no text") << "submit: {manifest: {kind: Pod}}"
                                 << "must be a text";
        QTest::newRow("no manifest") << "submit: {manifest: x}"
                                     << "test:1:20: this is not a Kubernetes";
        QTest::newRow("no ID") << "submit:\n  manifest: |\n    kind: Pod\n    spec: {}\n"
                               << "test:3:5: no application ID";
        QTest::newRow("nothing to run") << "submit:\n  app: x\n  manifest: |\n    kind: Job\n    spec: "
                                           "{parallelism: 0, template: {spec: {}}}\n"
                                        << "test:4:5: the number of pods is 0";
        QTest::newRow("DaemonSet")
            << "submit:\n  app: x\n  manifest: |\n    kind: DaemonSet\n    spec: {template: {spec: {}}}\n"
            << "test:4:5: a DaemonSet";
        QTest::newRow("too many") << "submit:\n  app: x\n  manifest: |\n    kind: Job\n    spec: "
                                     "{parallelism: 10001, template: {spec: {}}}\n"
                                  << "test:4:5: more than 10000 pods";
        QTest::newRow("two applications")
            << "submit:\n  manifest: |\n    kind: List\n    items:\n"
               "    - {kind: Pod, metadata: {labels: {applicationId: a}}, spec: {}}\n"
               "    - {kind: Pod, metadata: {labels: {applicationId: b}}, spec: {}}\n"
            << "test:6:7: this belongs to another application than a";
        QTest::newRow("APP-42: malformed")
            << "submit:\n  app: x\n  manifest: |\n    kind: Pod\n    metadata:\n      annotations: "
               "{yunikorn.apache.org/task-groups: '['}\n    spec: {}\n"
            << "test:6:54: yunikorn.apache.org/task-groups is ignored";
    }

    void faultsOfAManifestAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const auto read = quotadeck::test::readAction(text.toStdString(), "test");
        QVERIFY(!read);
        const QString found
            = QString::fromStdString(read.error().where + ": " + read.error().message.english());
        QVERIFY2(found.contains(error), qPrintable(found));
    }

    void whatCannotBeDoneIsToldAndChangesNothing_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("twice") << "submit: {app: x, user: ann, pods: [{name: p, resources: {vcore: 1}}]}"
                               << "already";
        QTest::newRow("unknown application") << "fail: {app: y, message: m}"
                                             << "No such application";
        QTest::newRow("unknown pod") << "complete: {app: x, pods: [q]}"
                                     << "No pod q of x";
        QTest::newRow("unknown node") << "loseNode: {name: m}"
                                      << "no node m";
        QTest::newRow("known node") << "addNode: {name: n-1, capacity: {vcore: 1}}"
                                    << "already";
        QTest::newRow("no YAML") << "configuration: {text: 'partitions: ['}"
                                 << "rejected";
        QTest::newRow("other partition")
            << "configuration: {text: 'partitions: [{name: other, queues: [{name: root}]}]'}"
            << "partition default is simulated";
    }

    void whatCannotBeDoneIsToldAndChangesNothing()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        auto simulator = simulatorOf("");
        simulator.inject(kSubmit, "first");
        simulator.advance(3s);
        const auto before = simulator.snapshot();

        const auto outcome = simulator.inject(action(qPrintable(text)), "second");

        QVERIFY(!outcome.isDone);
        QVERIFY2(QString::fromStdString(outcome.message.english()).contains(message),
                 outcome.message.english().c_str());
        QVERIFY(simulator.snapshot() == before);
    }

    void aFailedCheckNamesTheDifferences()
    {
        auto simulator = simulatorOf(
            ", facts: [{at: 0s, text: t, queue: {path: root.b, exists: true}}, {at: 5s, text: t, user: "
            "{name: "
            "ann, queue: root.a, uses: {vcore: 3}, applications: 1}}, {at: 5s, text: t, application: {id: x, "
            "state: Running, waits: {queue: root.a, type: vcore}}}, {at: 5s, text: t, node: {name: n-1, "
            "uses: "
            "{vcore: 2}}}]");
        simulator.inject(kSubmit, "by hand");

        simulator.advance(4999ms);
        QCOMPARE(simulator.checkResults().size(), std::size_t{1});
        simulator.advance(1ms);

        const auto& checked = simulator.checkResults();
        QCOMPARE(checked.size(), std::size_t{4});
        QCOMPARE(checked[0].failure.english(), "there is no such queue");
        QCOMPARE(checked[1].failure.english(), "uses vcore 2");
        QCOMPARE(checked[2].failure.english(), "waits for \"nothing\"");
        QVERIFY(checked[3].passed());
    }

    void aPodOfALostNodeComesBackWithItsWholeRunTime()
    {
        auto simulator = simulatorOf("");
        simulator.inject(action("submit: {app: x, user: ann, queue: root.a, pods: [{name: p, runTime: 10s, "
                                "resources: {vcore: 1}}]}"),
                         "submit");
        simulator.advance(5s); // it runs since 0:01
        simulator.inject(action("loseNode: {name: n-1}"), "lose");
        simulator.inject(action("returnNode: {name: n-1}"), "return");
        simulator.advance(6500ms);

        QCOMPARE(applicationOf(simulator, "x").data().used, (Resource{{"vcore", 1000}})); // since 0:06
        simulator.advance(5s);
        QCOMPARE(applicationOf(simulator, "x").state(), cluster::AppState::Completing);
    }

    void aRestartStartsAGangAnewWithWhatItHas() // UGM-60, APP-13
    {
        auto simulator = simulatorOf("");
        simulator.inject(
            action(
                "submit: {app: x, user: ann, queue: root.a, gang: {style: hard, groups: [{name: g, members: "
                "2, resources: {vcore: 2}}]}, pods: [{name: p, count: 2, taskGroup: g, resources: {vcore: "
                "1}}]}"),
            "submit");
        simulator.advance(1s);
        simulator.inject(action("restart: {}"), "restart");
        QCOMPARE(applicationOf(simulator, "x").data().placeholderUsed, (Resource{{"vcore", 4000}}));

        simulator.advance(10s);

        QCOMPARE(applicationOf(simulator, "x").state(), cluster::AppState::Running);
        QCOMPARE(applicationOf(simulator, "x").data().used, (Resource{{"vcore", 2000}}));
        QVERIFY(applicationOf(simulator, "x").data().placeholderUsed.entries().empty());
    }
};

QUOTADECK_TEST(TestScript, NoApplication)
} // namespace tst_script

#include "tst_script.moc"
