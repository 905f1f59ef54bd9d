// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/clusterquotafeed.h"
#include "app/cluster/quotawatch.h"
#include "core/elastic/amounts.h"
#include "models/elastic/elasticmonitor.h"
#include "tests/app/kube/quotasincluster.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_clusterquotafeed {
using namespace quotadeck;
using namespace quotadeck::testing;
using namespace std::chrono_literals;
using test::manifest;
using test::manifests;

namespace {
const QString kKoordinator = QStringLiteral("koordinator-system");

QJsonObject node(const QString& name, const QString& cpu, const QJsonObject& labels = {})
{
    return {{QStringLiteral("apiVersion"), QStringLiteral("v1")},
            {QStringLiteral("kind"), QStringLiteral("Node")},
            {QStringLiteral("metadata"),
             QJsonObject{{QStringLiteral("name"), name}, {QStringLiteral("labels"), labels}}},
            {QStringLiteral("status"),
             QJsonObject{{QStringLiteral("allocatable"), QJsonObject{{QStringLiteral("cpu"), cpu}}}}}};
}

QJsonObject schedulerPod(const QString& name)
{
    return {{QStringLiteral("apiVersion"), QStringLiteral("v1")},
            {QStringLiteral("kind"), QStringLiteral("Pod")},
            {QStringLiteral("metadata"),
             QJsonObject{{QStringLiteral("name"), name},
                         {QStringLiteral("namespace"), kKoordinator},
                         {QStringLiteral("labels"),
                          QJsonObject{{QStringLiteral("koord-app"), QStringLiteral("koord-scheduler")}}}}},
            {QStringLiteral("status"), QJsonObject{{QStringLiteral("phase"), QStringLiteral("Running")}}}};
}

/// A cluster with a group "a" that uses 3 cores, and two nodes.
struct Fixture
{
    KubeCluster cluster;
    QuotasInCluster quotas{cluster};
    kube::ContextChoice context = cluster.context();
    std::unique_ptr<app::ClusterQuotaFeed> feed;
    std::vector<elastic::QuotaSnapshotPtr> snapshots;

    Fixture()
    {
        quotas.put(
            manifests({manifest("p").parent().min("cpu: 50"),
                       manifest("a").below("p").annotation("runtime", R"({"cpu":"7"})").used("cpu: 3")}));
        cluster.server.api.put(node(QStringLiteral("n1"), QStringLiteral("8")));
        cluster.server.api.put(node(QStringLiteral("n2"), QStringLiteral("4"),
                                    {{QStringLiteral("pool"), QStringLiteral("gpu")}}));
    }

    void start(std::chrono::milliseconds interval = 60s, const kube::WatchTiming& timing = {})
    {
        feed = std::make_unique<app::ClusterQuotaFeed>(std::make_shared<kube::KubeAccess>(context),
                                                       "context test", interval, timing);
        QObject::connect(
            feed.get(), &feed::Feed::snapshotRead, feed.get(),
            [this](const feed::SnapshotReading& reading) { snapshots.push_back(reading.quotas); });
        feed->start();
    }

    /// Of the newest snapshot; nullptr: there is no such group.
    [[nodiscard]] const elastic::QuotaObject* group(const std::string& name) const
    {
        if (snapshots.empty())
            return nullptr;
        const auto& objects = snapshots.back()->objects;
        const auto found = std::ranges::find_if(
            objects, [&name](const elastic::QuotaObject& object) { return object.group.name == name; });
        return found == objects.end() ? nullptr : &*found;
    }
    /// Whether the requests for the groups and the nodes that stay open have come.
    [[nodiscard]] bool isWatched() const
    {
        return std::ranges::count_if(cluster.server.requests(),
                                     [](const KubeRequest& request) {
                                         return request.target.contains("watch=")
                                             && (request.target.contains("/elasticquotas")
                                                 || request.target.contains("/nodes"));
                                     })
            >= 2;
    }
    [[nodiscard]] QString min(const std::string& name) const
    {
        const auto* const found = group(name);
        return found ? QString::fromStdString(
                   elastic::amountText("cpu", found->group.min.valueOr0(ResourceType("cpu"))))
                     : QString();
    }

    /// A scheduler with two pods, of which the second leads.
    void addScheduler()
    {
        for (const auto& name : {QStringLiteral("sched-1"), QStringLiteral("sched-2")}) {
            cluster.server.api.put(schedulerPod(name));
            cluster.server.api.setBackend(
                QStringLiteral("pods"), kKoordinator, name, 10251, [name](const KubeRequest& request) {
                    KubeAnswer answer;
                    if (name == QStringLiteral("sched-1")) {
                        answer.status = 503;
                        answer.body = R"({"message":"not the leader"})";
                    } else if (request.target.contains("/quotas/a")) {
                        answer.body
                            = R"({"name":"a","podCache":{"ns/job":{"isAssigned":true,"resource":{"cpu":"3"}}}})";
                    } else {
                        answer.body
                            = R"({"a":{"name":"a","autoScaleMin":{"cpu":"2"},"runtime":{"cpu":"9"}}})";
                    }
                    return answer;
                });
        }
    }

    void signInAs(const QString& name, const QList<QPair<QString, QString>>& mayList,
                  const QString& nameSpace = {})
    {
        cluster.server.api.settings.tokens.insert(name.toUtf8(),
                                                  {name, {}, {QStringLiteral("system:authenticated")}});
        for (const auto& [apiGroup, resource] : mayList)
            allow(cluster.server.api, name, nameSpace, {QStringLiteral("list"), QStringLiteral("watch")},
                  apiGroup, {resource});
        context = cluster.context("token: " + name.toUtf8());
    }
};
} // namespace

class TestClusterQuotaFeed : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsGroupsNodesAndWhatTheyReport() // EQ-55, EQ-98
    {
        Fixture f;
        f.start();
        QTRY_VERIFY(!f.snapshots.empty());
        QCOMPARE(f.snapshots.back()->objects.size(), 2UL);
        const auto* const a = f.group("a");
        QCOMPARE(a->status.used->find("cpu"), 3'000);
        QCOMPARE(a->status.runtime->find("cpu"), 7'000);
        QVERIFY(!a->status.request); // unknown, not zero
        QVERIFY(!a->status.effectiveMin);
        QCOMPARE(f.snapshots.back()->total.find("cpu"), 12'000);
        QCOMPARE(f.feed->status().state, SourceState::Live);
        QCOMPARE(QString::fromStdString(f.feed->status().name), QStringLiteral("context test"));
    }

    void followsChangesWithoutAskingAgain()
    {
        Fixture f;
        f.start();
        QTRY_VERIFY(!f.snapshots.empty());
        QTRY_VERIFY(f.isWatched());
        const int lists = f.cluster.server.count("GET", "/apis/scheduling.sigs.k8s.io");
        f.quotas.set(QStringLiteral("p"),
                     {QStringLiteral("spec"), QStringLiteral("min"), QStringLiteral("cpu")},
                     QStringLiteral("60"));
        QTRY_COMPARE(f.min("p"), QStringLiteral("60"));
        f.quotas.put(manifest("b").below("p"));
        QTRY_VERIFY(f.group("b"));
        f.cluster.server.api.remove(kQuotaKey, kQuotaNamespace, QStringLiteral("b"));
        QTRY_VERIFY(!f.group("b"));
        f.cluster.server.api.remove(QStringLiteral("nodes"), {}, QStringLiteral("n1"));
        QTRY_COMPARE(f.snapshots.back()->total.find("cpu"), 4'000);
        QCOMPARE(f.cluster.server.count("GET", "/apis/scheduling.sigs.k8s.io"), lists);
    }

    void aQuietClusterIsNotStale()
    {
        Fixture f;
        f.start(50ms);
        QTRY_VERIFY(f.snapshots.size() >= 3);
        QVERIFY(f.snapshots.back()->time > f.snapshots.front()->time);
        QCOMPARE(*f.feed->status().lastGood, f.snapshots.back()->time);
    }

    void aServerThatIsSilentIsNotLive()
    {
        Fixture f;
        kube::WatchTiming timing;
        timing.probe = 200ms;
        f.start(50ms, timing);
        QTRY_VERIFY(f.snapshots.size() >= 3);
        f.cluster.server.transport.latency = 1h; // and its connections stay open
        QTRY_COMPARE(f.feed->status().state, SourceState::Retrying);
        QCOMPARE(f.feed->status().error->code, ErrorCode::Timeout);
        QCOMPARE(*f.feed->status().lastGood, f.snapshots.back()->time);
        f.cluster.server.transport.latency = 0ms;
        f.feed->refresh();
        QTRY_COMPARE(f.feed->status().state, SourceState::Live);
    }

    void refusedCredentialsAreNoMissingRight()
    {
        Fixture f;
        f.context = f.cluster.context("token: late");
        f.start();
        QTRY_COMPARE(f.feed->status().state, SourceState::Unauthorized);
        f.cluster.server.api.settings.tokens.insert(
            "late", {QStringLiteral("late"), {}, {QStringLiteral("system:masters")}});
        f.feed->refresh();
        QTRY_VERIFY(!f.snapshots.empty());
        QCOMPARE(f.snapshots.back()->objects.size(), 2UL); // of all namespaces
        QVERIFY(!f.feed->status().unavailable.contains("elasticquotas"));
    }

    void asksForElasticQuotasAgainAfterRefusedCredentials()
    {
        Fixture f;
        models::ElasticMonitor monitor;
        app::QuotaWatch watch(&monitor);
        QSignalSpy discovered(&watch, &app::QuotaWatch::discovered);
        const auto connection = app::Connection::open(
            {.reach = connect::ClusterReach{.scheduler = {f.cluster.context("token: late"), {}, {}}}});
        watch.follow(*connection, 50ms, app::QuotaWatch::Discovery::First);
        QTRY_VERIFY(f.cluster.server.count("GET", "/apis/scheduling.sigs.k8s.io") >= 1);
        f.cluster.server.api.settings.tokens.insert(
            "late", {QStringLiteral("late"), {}, {QStringLiteral("system:masters")}});
        QTRY_VERIFY((watch.refresh(), !discovered.isEmpty()));
        QVERIFY(discovered.first().first().toBool());
    }

    void asksTheLeadingScheduler() // EQ-96, EQ-97
    {
        Fixture f;
        f.addScheduler();
        f.start();
        QTRY_VERIFY(!f.snapshots.empty());
        const auto* const a = f.group("a");
        QCOMPARE(a->status.effectiveMin->find("cpu"), 2'000);
        QCOMPARE(a->status.runtime->find("cpu"), 9'000); // newer than the annotation
        QCOMPARE(a->status.used->find("cpu"), 3'000); // which it did not report
        QVERIFY(f.feed->status().unavailable.empty());
        f.feed->setGroup("a");
        f.feed->refresh();
        QTRY_COMPARE(f.snapshots.back()->pods.size(), 1UL);
        QCOMPARE(f.snapshots.back()->pods.front().manifest.pod.name, "ns/job");
    }

    void worksWithoutTheScheduler()
    {
        Fixture f;
        f.addScheduler();
        f.signInAs(QStringLiteral("ann"),
                   {{QStringLiteral("scheduling.sigs.k8s.io"), QStringLiteral("elasticquotas")},
                    {QStringLiteral("quota.koordinator.sh"), QStringLiteral("elasticquotaprofiles")},
                    {QString(), QStringLiteral("nodes")}});
        f.start();
        QTRY_VERIFY(!f.snapshots.empty());
        QCOMPARE(f.feed->status().state, SourceState::Live);
        const auto unavailable = f.feed->status().unavailable;
        QCOMPARE(unavailable.size(), 1UL);
        QVERIFY2(
            unavailable.at("scheduler").message.english().find("list pods in namespace koordinator-system")
                != std::string::npos,
            unavailable.at("scheduler").message.english().c_str());
    }

    void namesTheRightToThePodsOfTheScheduler()
    {
        Fixture f;
        f.addScheduler();
        f.signInAs(QStringLiteral("ann"),
                   {{QStringLiteral("scheduling.sigs.k8s.io"), QStringLiteral("elasticquotas")},
                    {QString(), QStringLiteral("pods")}});
        f.start();
        QTRY_VERIFY(!f.snapshots.empty());
        const Error error = f.feed->status().unavailable.at("scheduler");
        QCOMPARE(error.code, ErrorCode::Unauthorized);
        QVERIFY2(error.message.english().find("get pods/proxy sched-1 in namespace koordinator-system")
                     != std::string::npos,
                 error.message.english().c_str());
    }

    void theTotalIsUnknownWithoutTheRightToListNodes()
    {
        Fixture f;
        f.signInAs(QStringLiteral("ann"),
                   {{QStringLiteral("scheduling.sigs.k8s.io"), QStringLiteral("elasticquotas")}});
        f.start();
        QTRY_VERIFY(!f.snapshots.empty());
        QVERIFY(f.snapshots.back()->total.entries().empty());
        QVERIFY(f.snapshots.back()->machines.empty());
        QVERIFY(f.feed->status().unavailable.contains("nodes"));
        QVERIFY(f.feed->status().unavailable.contains("elasticquotaprofiles"));
    }

    void watchesItsOwnNamespaceWhereNoOtherMayBeListed()
    {
        Fixture f;
        f.quotas.put(manifest("own").in("default"));
        f.signInAs(QStringLiteral("ann"),
                   {{QStringLiteral("scheduling.sigs.k8s.io"), QStringLiteral("elasticquotas")}},
                   QStringLiteral("default"));
        f.start();
        QTRY_VERIFY(!f.snapshots.empty());
        QCOMPARE(f.snapshots.back()->objects.size(), 1UL);
        QVERIFY2(f.feed->status()
                         .unavailable.at("elasticquotas")
                         .message.english()
                         .find("list elasticquotas.scheduling.sigs.k8s.io in all namespaces")
                     != std::string::npos,
                 f.feed->status().unavailable.at("elasticquotas").message.english().c_str());
    }

    void namesTheRightThatIsMissing()
    {
        Fixture f;
        f.signInAs(QStringLiteral("ann"), {});
        f.start();
        QTRY_VERIFY(f.feed->status().error);
        QVERIFY2(f.feed->status().error->message.english().find(
                     "list elasticquotas.scheduling.sigs.k8s.io in all namespaces")
                     != std::string::npos,
                 f.feed->status().error->message.english().c_str());
        QVERIFY(f.snapshots.empty());
    }

    void saysThatAClusterHasNoElasticQuotas()
    {
        Fixture f;
        f.cluster.server.api.remove(QStringLiteral("customresourcedefinitions.apiextensions.k8s.io"), {},
                                    kQuotaKey);
        f.start();
        QTRY_VERIFY(f.feed->status().error);
        QCOMPARE(f.feed->status().error->code, ErrorCode::Unsupported);
    }

    void profilesNameTheTreesOfNodes() // EQ-56
    {
        Fixture f;
        f.quotas.put(R"(apiVersion: quota.koordinator.sh/v1alpha1
kind: ElasticQuotaProfile
metadata: {name: gpus, namespace: quotas, labels: {quota.scheduling.koordinator.sh/tree-id: "t"}}
spec: {quotaName: gpu-root, nodeSelector: {matchLabels: {pool: gpu}}}
)");
        f.start();
        QTRY_VERIFY(!f.snapshots.empty());
        const auto& snapshot = *f.snapshots.back();
        QCOMPARE(snapshot.profiles.size(), 1UL);
        QCOMPARE(snapshot.machines[0].tree, "");
        QCOMPARE(snapshot.machines[1].tree, "t");
    }

    void keepsTheDataWhileTheServerIsGone()
    {
        Fixture f;
        f.start();
        QTRY_VERIFY(!f.snapshots.empty());
        f.cluster.server.goDown();
        QTRY_COMPARE(f.feed->status().state, SourceState::Retrying);
        QVERIFY(f.feed->status().error);
        f.cluster.server.comeBack();
        f.quotas.set(QStringLiteral("p"),
                     {QStringLiteral("spec"), QStringLiteral("min"), QStringLiteral("cpu")},
                     QStringLiteral("55"));
        f.feed->refresh();
        QTRY_COMPARE(f.min("p"), QStringLiteral("55"));
        QCOMPARE(f.feed->status().state, SourceState::Live);
        QVERIFY(!f.feed->status().error);
    }

    void nothingComesAfterStop()
    {
        Fixture f;
        f.start(20ms);
        QTRY_VERIFY(!f.snapshots.empty());
        f.feed->stop();
        const auto count = f.snapshots.size();
        const QSignalSpy status(f.feed.get(), &feed::Feed::statusChanged);
        f.quotas.set(QStringLiteral("p"),
                     {QStringLiteral("spec"), QStringLiteral("min"), QStringLiteral("cpu")},
                     QStringLiteral("55"));
        QCoreApplication::processEvents();
        QCOMPARE(f.snapshots.size(), count);
        QCOMPARE(status.count(), 0);
        f.feed->start();
        QTRY_COMPARE(f.min("p"), QStringLiteral("55"));
    }
};

QUOTADECK_TEST(TestClusterQuotaFeed, QCoreApplication)
} // namespace tst_clusterquotafeed

#include "tst_clusterquotafeed.moc"
