// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/applicationmanifest.h"
#include "core/config/yaml/yamltree.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_applicationmanifest {
using namespace quotadeck;
using namespace quotadeck::cluster;

namespace {
const std::string kGang = R"(apiVersion: batch/v1
kind: Job
metadata: {name: train, namespace: research}
spec:
  parallelism: 3
  template:
    metadata:
      labels:
        yunikorn.apache.org/app-id: train-1
        yunikorn.apache.org/queue: root.gpu
      annotations:
        yunikorn.apache.org/user.info: '{"user": "ann", "groups": ["dev", "qa"]}'
        yunikorn.apache.org/task-group-name: workers
        yunikorn.apache.org/task-groups: |
          [{"name": "workers", "minMember": 3, "minResource": {"cpu": "500m", "memory": "1Gi"}}]
        yunikorn.apache.org/schedulingPolicyParameters: placeholderTimeoutInSeconds=60 gangSchedulingStyle=Hard
    spec:
      containers:
        - name: main
          resources: {requests: {cpu: 500m, memory: 1Gi}, limits: {cpu: 1, nvidia.com/gpu: 1}}
)";

std::string pod(const std::string& metadata, const std::string& containers = "[]")
{
    return "kind: Pod\nmetadata: {" + metadata + "}\nspec: {containers: " + containers + "}\n";
}

/// The only application of @p text.
ApplicationManifest only(const std::string& text)
{
    ManifestReading reading = readApplicationManifests(text);
    if (reading.applications.size() != 1 || !reading.errors.empty())
        qFatal("not one application: %s",
               reading.errors.empty() ? "" : reading.errors.front().message.english().c_str());
    return std::move(reading.applications.front());
}

/// "line:column: message" of each problem.
QStringList problemsOf(const ApplicationManifest& application)
{
    QStringList lines;
    for (const ManifestProblem& problem : application.problems)
        lines += QStringLiteral("%1:%2: %3")
                     .arg(problem.place.line)
                     .arg(problem.place.column)
                     .arg(QString::fromStdString(problem.message.english()));
    return lines;
}

QString errorOf(const std::string& text)
{
    const ManifestReading reading = readApplicationManifests(text);
    if (reading.errors.empty())
        return {};
    const Error& error = reading.errors.front();
    return QString::fromStdString(error.where + ": " + error.message.english());
}
} // namespace

class TestApplicationManifest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsAGang() // APP-42, NSQ-8
    {
        const ApplicationManifest train = only(kGang);

        QCOMPARE(train.app, std::optional(ApplicationId("train-1")));
        QCOMPARE(train.submission.queue, std::string("root.gpu"));
        QCOMPARE(train.submission.user.user.text(), std::string("ann"));
        QCOMPARE(train.submission.user.groups, (std::vector{GroupName("dev"), GroupName("qa")}));
        QVERIFY((train.submission.tags == std::map<std::string, std::string>{{"namespace", "research"}}));
        QCOMPARE(train.pods, std::optional(std::int64_t{3}));
        QVERIFY(train.podRequest
                == (Resource{{"memory", 1073741824}, {"nvidia.com/gpu", 1}, {"pods", 1}, {"vcore", 500}}));
        QCOMPARE(train.taskGroup, std::string("workers"));
        QCOMPARE(train.taskGroups.size(), std::size_t{1});
        QVERIFY(placeholderAsk(train.taskGroups)
                == (Resource{{"memory", 3221225472}, {"pods", 3}, {"vcore", 1500}}));
        QCOMPARE(train.policy.placeholderTimeout, std::chrono::milliseconds(60'000));
        QVERIFY(train.policy.gangStyle == GangStyle::Hard);
        QCOMPARE(problemsOf(train), QStringList());
        QCOMPARE(
            QString::fromStdString(applicationJson(train)),
            QStringLiteral(
                "{\"kind\":\"Job\",\"name\":\"train\",\"namespace\":\"research\",\"id\":\"train-1\","
                "\"queue\":\"root.gpu\",\"user\":\"ann\",\"groups\":[\"dev\",\"qa\"],"
                "\"tags\":{\"namespace\":\"research\"},\"pods\":3,\"request\":{\"memory\":1073741824,"
                "\"nvidia.com/gpu\":1,\"pods\":1,\"vcore\":500},\"taskGroup\":\"workers\",\"taskGroups\":[{"
                "\"name\":\"workers\",\"minMember\":3,\"minResource\":{\"memory\":1073741824,\"vcore\":500}}"
                "],\"gang\":{\"style\":\"Hard\",\"timeoutMs\":60000,\"placeholders\":{\"memory\":3221225472,"
                "\"pods\":3,\"vcore\":1500}}}"));
    }

    void readsEveryWorkload_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<qint64>("pods"); // -1: not known
        const QByteArray pod
            = "template: {metadata: {labels: {applicationId: a}}, spec: {containers: []}}}\n";
        QTest::newRow("one of several pods") << "kind: Deployment\nspec: {replicas: 4, " + pod << qint64{4};
        QTest::newRow("as a rule one") << "kind: StatefulSet\nspec: {" + pod << qint64{1};
        QTest::newRow("none") << "kind: ReplicaSet\nspec: {replicas: 0, " + pod << qint64{0};
        QTest::newRow("one on each node") << "kind: DaemonSet\nspec: {" + pod << qint64{-1};
        QTest::newRow("at the same time")
            << "kind: Job\nspec: {parallelism: 5, completions: 8, " + pod << qint64{5};
        QTest::newRow("never more than complete")
            << "kind: Job\nspec: {parallelism: 5, completions: 2, " + pod << qint64{2};
        QTest::newRow("CronJob") << "kind: CronJob\nspec: {jobTemplate: {spec: {parallelism: 2, "
                + pod.chopped(1)
                + "}}\n" << qint64{2};
        QTest::newRow("JSON") << QByteArray(
            "{\"kind\": \"Pod\", \"metadata\": {\"labels\": {\"applicationId\": "
            "\"a\"}}, \"spec\": {}}")
                              << qint64{1};
        QTest::newRow("list") << QByteArray("kind: List\nitems: [{kind: Pod, metadata: {labels: "
                                            "{applicationId: a}}, spec: {}}]")
                              << qint64{1};
    }

    void readsEveryWorkload()
    {
        QFETCH(QByteArray, text);
        const ApplicationManifest application = only(text.toStdString());
        QCOMPARE(application.app, std::optional(ApplicationId("a")));
        QTEST(qint64(application.pods.value_or(-1)), "pods");
        QCOMPARE(application.namespaceName, std::string("default")); // NSQ-10
        QCOMPARE(application.submission.user.user.text(), std::string("nobody"));
        QCOMPARE(problemsOf(application), QStringList());
    }

    void aNamespaceMayFollowItsPods() // NSQ-1, NSQ-10
    {
        const auto reading
            = readApplicationManifests(pod("namespace: fin") + "---\n" + pod("namespace: other")
                                       + "---\nkind: Namespace\nmetadata:\n  name: fin\n  annotations:\n"
                                         "    yunikorn.apache.org/parentqueue: root.production\n"
                                         "    yunikorn.apache.org/namespace.quota: '{\"cpu\": \"64\"}'\n"
                                         "    yunikorn.apache.org/namespace.maxApps: many\n");

        QCOMPARE(reading.errors.size(), std::size_t{0});
        QCOMPARE(reading.applications.size(), std::size_t{2});
        QVERIFY((reading.applications[0].submission.tags
                 == std::map<std::string, std::string>{
                     {"namespace", "fin"},
                     {"namespace.parentqueue", "root.production"},
                     {"namespace.resourcequota", R"({"resources":{"vcore":{"value":64000}}})"}}));
        QCOMPARE(problemsOf(reading.applications[0]),
                 QStringList("15:44: yunikorn.apache.org/namespace.maxApps is ignored: \"many\" is no number "
                             "of applications: write digits only")); // NSQ-4
        QVERIFY((reading.applications[1].submission.tags
                 == std::map<std::string, std::string>{{"namespace", "other"}}));
        QCOMPARE(problemsOf(reading.applications[1]), QStringList());
    }

    void aBoundPodIsForced() // NSQ-10, PLC-24
    {
        const auto bound = only("kind: Pod\nspec: {nodeName: node-1}\n");
        QVERIFY(bound.submission.isForced());
        QVERIFY(!only(pod("name: x")).submission.isForced());
    }

    void initContainersAndOverheadCount() // NSQ-8
    {
        const auto application
            = only("kind: Pod\nspec:\n  containers: [{resources: {requests: {cpu: 1, memory: 1Gi}}}]\n"
                   "  initContainers: [{restartPolicy: Always, resources: {requests: {cpu: 250m}}},"
                   " {resources: {requests: {cpu: 2}}}]\n  overhead: {memory: 1Mi}\n");
        QVERIFY(application.podRequest == (Resource{{"memory", 1074790400}, {"pods", 1}, {"vcore", 2250}}));
    }

    void aLimitOfThePodReplacesNoRequest() // NSQ-8
    {
        const auto application = only("kind: Pod\nspec:\n  resources: {limits: {cpu: 2, memory: 4Gi}}\n"
                                      "  containers: [{resources: {requests: {cpu: 500m}}}]\n");
        QVERIFY(application.podRequest == (Resource{{"memory", 4294967296}, {"pods", 1}, {"vcore", 500}}));
    }

    void problemsNameTheirPlace_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        const auto row = [](const char* name, const std::string& text, const char* problem) {
            QTest::newRow(name) << QString::fromStdString(text) << QString::fromUtf8(problem);
        };
        const auto annotated = [](const std::string& annotation) {
            return "kind: Pod\nmetadata:\n  annotations:\n    yunikorn.apache.org/" + annotation
                + "\nspec: {}\n";
        };
        row("table 10.1: user.info", annotated("user.info: bob"),
            "4:36: yunikorn.apache.org/user.info cannot");
        row("APP-42: no JSON", annotated("task-groups: '[{'"),
            "4:38: yunikorn.apache.org/task-groups is ignored, so there is no gang: no JSON");
        row("APP-42: a group without members", annotated("task-groups: '[{\"name\": \"a\"}]'"),
            "4:38: yunikorn.apache.org/task-groups is ignored, so there is no gang: task group a: minMember");
        row("APP-42: a parameter", annotated("schedulingPolicyParameters: gangSchedulingStyle=hard"),
            "4:53: the parameter \"gangSchedulingStyle=hard\" is ignored");
        row("APP-42: not in the list",
            annotated("task-groups: '[{\"name\": \"a\", \"minMember\": 1, \"minResource\": {}}]'\n"
                      "    yunikorn.apache.org/task-group-name: b"),
            "5:42: there is no task group \"b\"");
        row("a number", annotated("app-id: 12"), "4:33: the API server rejects");
        row("twice", annotated("app-id: a\n    yunikorn.apache.org/app-id: b"),
            "5:5: yunikorn.apache.org/app-id is given twice");
        row("no mapping", "kind: Pod\nmetadata: {labels: [a]}\nspec: {}\n", "2:20: \"labels\" is ignored");
        row("NSQ-6: no quantity", pod("name: x", "[{resources: {requests: {cpu: lots}}}]"),
            "3:50: cpu is ignored: \"lots\" is no quantity");
        row("NSQ-6: negative", pod("name: x", "[{resources: {requests: {cpu: -1}}}]"),
            "3:50: cpu is ignored");
        row("replicas", "kind: Deployment\nspec: {replicas: -1, template: {spec: {}}}\n",
            "2:18: \"replicas\" must be a whole number");
        row("on the workload",
            "kind: Deployment\nmetadata: {labels: {yunikorn.apache.org/queue: root.a}}\nspec: {template: "
            "{spec: {}}}\n",
            "2:21: yunikorn.apache.org/queue is ignored: the scheduler reads the metadata of the pods");
    }

    void problemsNameTheirPlace()
    {
        QFETCH(QString, text);
        QFETCH(QString, problem);
        const QStringList problems = problemsOf(only(text.toStdString()));
        QCOMPARE(problems.size(), 1);
        QVERIFY2(problems.first().startsWith(problem), qPrintable(problems.first()));
    }

    void whatIsNoManifestIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        QTest::newRow("empty") << ""
                               << "1:1: the manifest contains no pods";
        QTest::newRow("comments") << "# nothing\n---\n"
                                  << "1:1: the manifest contains no pods";
        QTest::newRow("a namespace only") << "kind: Namespace\nmetadata: {name: x}\n"
                                          << "1:1: the manifest contains no pods";
        QTest::newRow("a text") << "hello"
                                << "1:1: this is not a Kubernetes manifest";
        QTest::newRow("a list") << "[1, 2]"
                                << "1:1: this is not a Kubernetes manifest";
        QTest::newRow("a configuration") << "partitions: []\n"
                                         << "1:1: this is not a Kubernetes manifest";
        QTest::newRow("kind a map") << "kind: {}\n"
                                    << "1:1: this is not a Kubernetes manifest";
        QTest::newRow("another kind") << "kind: Service\nspec: {}\n"
                                      << "1:1: kind Service has no pods to place";
        QTest::newRow("second document") << "kind: Pod\nspec: {}\n---\nkind: Secret\n"
                                         << "4:1: kind Secret has no pods";
        QTest::newRow("a second object of JSON") << "{\"kind\": \"Pod\", \"spec\": {}}\n{\"kind\": \"Pod\"}\n"
                                                 << "2:1: this is not read: put \"---\"";
        QTest::newRow("text after an end mark") << "kind: Pod\nspec: {}\n... # end\nkind: Pod\n"
                                                << "4:1: this is not read: put \"---\"";
        QTest::newRow("Pod without spec") << "kind: Pod\nmetadata: {name: x}\n"
                                          << "1:1: Pod x has no \"spec\"";
        QTest::newRow("no template") << "kind: Job\nmetadata: {name: x}\nspec: []\n"
                                     << "1:1: Job x has no \"spec.template.spec\"";
        QTest::newRow("CronJob") << "kind: CronJob\nmetadata: {name: x}\nspec: {template: {spec: {}}}\n"
                                 << "1:1: CronJob x has no \"spec.jobTemplate";
        QTest::newRow("no items") << "kind: PodList\n"
                                  << "1:1: the list has no \"items\"";
        QTest::newRow("no YAML") << "kind: Pod\nspec: [\n"
                                 << "3:1: ";
        QTest::newRow("binary") << QString("kind: Pod") + QChar(0) << "1:10: the text contains a NUL byte";
        QTest::newRow("CFG-13: deep")
            << QString("kind: Pod\nspec: ") + QString(2000, '[') << "2:262: nested deeper";
        QString bomb = "a0: &a0 [x,x,x,x,x,x,x,x,x,x]\n";
        for (int level = 1; level < 9; ++level)
            bomb += QStringLiteral("a%1: &a%1 [%2]\n")
                        .arg(level)
                        .arg(QStringList(10, QStringLiteral("*a%1").arg(level - 1)).join(','));
        QTest::newRow("CFG-13: bomb") << bomb << "";
        QTest::newRow("CFG-13: huge") << QString(int(config::kMaxYamlSize) + 1, '#') << "";
        QTest::newRow("many objects")
            << "kind: List\nitems: [" + QString("{kind: Pod, spec: {}},").repeated(10'001) + "]"
            << "2:220009: a manifest may contain at most 10000 objects";
    }

    void whatIsNoManifestIsRefused()
    {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const QString found = errorOf(text.toStdString());
        QVERIFY2(!found.isEmpty() && found.startsWith(error), qPrintable(found.left(200)));
    }

    void aliasesCannotMultiplyTexts() // CFG-13
    {
        std::string text = "kind: List\nbig: &big '" + std::string(200'000, 'x') + "'\nitems:\n";
        for (int i = 0; i < 200; ++i)
            text += "- {kind: Pod, metadata: {labels: {queue: *big}}, spec: {}}\n";
        const ManifestReading reading = readApplicationManifests(text);
        QVERIFY(reading.applications.empty());
        QCOMPARE(reading.errors.size(), std::size_t{1});
        QCOMPARE(reading.errors.front().code, ErrorCode::TooLarge);
    }
};

QUOTADECK_TEST(TestApplicationManifest, NoApplication)
} // namespace tst_applicationmanifest

#include "tst_applicationmanifest.moc"
