// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/clusterconfigwatch.h"
#include "tests/app/kube/kubecluster.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <string>

namespace tst_clusterconfigwatch {
using namespace quotadeck;
using namespace quotadeck::testing;
using namespace std::chrono_literals;
using app::ClusterConfigWatch;

namespace {
constexpr auto kMaps = "/api/v1/namespaces/yunikorn/configmaps";

/// A cluster with a scheduler, and what follows its configuration.
struct Followed
{
    explicit Followed(const QByteArray& user = "token: admin-token")
    {
        app::ConfigWatchTiming timing;
        timing.watch.backOff = {.first = 5ms, .longest = 40ms};
        timing.watch.random = [] { return 0.0; };
        timing.interval = 100ms;
        const connect::Profile profile{
            .reach = connect::ClusterReach{
                {.context = cluster.context(user), .nameSpace = kNamespace, .service = kService}}};
        watch = std::make_unique<ClusterConfigWatch>(app::Connection::open(profile).value(), timing);
    }

    void put(const char* name, const char* text, const char* manager = "somebody")
    {
        cluster.server.api.put(
            {{QStringLiteral("apiVersion"), QStringLiteral("v1")},
             {QStringLiteral("kind"), QStringLiteral("ConfigMap")},
             {QStringLiteral("metadata"),
              QJsonObject{{QStringLiteral("name"), QLatin1String(name)},
                          {QStringLiteral("namespace"), QLatin1String(kNamespace)}}},
             {QStringLiteral("data"), QJsonObject{{QStringLiteral("queues.yaml"), QLatin1String(text)}}}},
            QLatin1String(manager));
    }
    void addReader(const QStringList& verbs)
    {
        const auto reader = QStringLiteral("reader");
        cluster.server.api.settings.tokens.insert("reader-token", {reader, {}, {}});
        if (!verbs.isEmpty())
            allow(cluster.server.api, reader, QLatin1String(kNamespace), verbs, {},
                  {QStringLiteral("configmaps")});
    }
    [[nodiscard]] std::string text() const
    {
        return watch->config() ? watch->config()->text : std::string("unknown");
    }

    KubeCluster cluster;
    std::unique_ptr<ClusterConfigWatch> watch;
};
} // namespace

class TestClusterConfigWatch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void followsBothMaps()
    {
        Followed followed;
        followed.put(kube::kDefaultsMap, "defaults");
        QTRY_COMPARE(followed.text(), "defaults");
        QTRY_VERIFY(followed.watch->isCurrent());
        QCOMPARE(followed.watch->config()->configMap, kube::kDefaultsMap);

        followed.put(kube::kConfigsMap, "mine", "kubectl-edit");
        QTRY_COMPARE(followed.text(), "mine");
        QVERIFY(followed.watch->config()->writer);
        QCOMPARE(followed.watch->config()->writer->manager, "kubectl-edit");
        QVERIFY(!followed.watch->config()->writer->time.empty());

        followed.cluster.server.api.remove(QStringLiteral("configmaps"), QLatin1String(kNamespace),
                                           QLatin1String(kube::kConfigsMap));
        QTRY_COMPARE(followed.text(), "defaults");
        QCOMPARE(followed.cluster.server.count("GET", QByteArray(kMaps) + '/'), 0); // nothing is read by name
    }

    void knowsThatThereIsNoConfiguration()
    {
        const Followed followed;
        QTRY_VERIFY(followed.watch->config());
        QVERIFY(!followed.watch->config()->isKnown);
        QCOMPARE(followed.text(), "");
    }

    void readsAtAnIntervalWithoutTheRightToWatch()
    {
        Followed followed("token: reader-token");
        followed.addReader({QStringLiteral("get")});
        followed.put(kube::kConfigsMap, "first");
        QTRY_COMPARE(followed.text(), "first");
        QVERIFY(!followed.watch->isCurrent()); // it may be another one by now
        followed.put(kube::kConfigsMap, "second");
        QTRY_COMPARE(followed.text(), "second");
        const int lists = followed.cluster.server.count("GET", QByteArray(kMaps) + '?');
        followed.put(kube::kConfigsMap, "third");
        QTRY_COMPARE(followed.text(), "third");
        QCOMPARE(followed.cluster.server.count("GET", QByteArray(kMaps) + '?'), lists); // it does not insist
    }

    void keepsWhatItReadWhileTheServerIsAway()
    {
        Followed followed("token: reader-token");
        followed.addReader({QStringLiteral("get")});
        followed.put(kube::kConfigsMap, "first");
        QTRY_COMPARE(followed.text(), "first");
        followed.cluster.server.goDown();
        followed.put(kube::kConfigsMap, "second");
        QTRY_COMPARE(followed.cluster.server.connections(), 0);
        QCOMPARE(followed.text(), "first");
        followed.cluster.server.comeBack();
        QTRY_COMPARE(followed.text(), "second");
    }

    void givesUpWithoutAnyRight()
    {
        Followed followed("token: reader-token");
        followed.addReader({});
        const auto reads
            = [&followed] { return followed.cluster.server.count("GET", QByteArray(kMaps) + '/'); };
        QTRY_COMPARE(reads(), 2); // of the two maps
        followed.addReader({QStringLiteral("get"), QStringLiteral("list"), QStringLiteral("watch")});
        const int lists = followed.cluster.server.count("GET", QByteArray(kMaps) + '?');
        QVERIFY(lists <= 2);
        // Another one reads several times meanwhile.
        Followed other("token: reader-token");
        other.addReader({QStringLiteral("get")});
        QTRY_VERIFY(other.cluster.server.count("GET", QByteArray(kMaps) + '/') >= 8);
        QCOMPARE(reads(), 2);
        QCOMPARE(followed.cluster.server.count("GET", QByteArray(kMaps) + '?'), lists);
        QVERIFY(!followed.watch->config());
    }

    void readsAtAnIntervalAgainWhenCredentialsAreAcceptedAgain()
    {
        Followed followed("token: reader-token");
        followed.addReader({QStringLiteral("get")});
        followed.put(kube::kConfigsMap, "first");
        QTRY_COMPARE(followed.text(), "first");
        auto& tokens = followed.cluster.server.api.settings.tokens;
        const auto reader = tokens.take("reader-token");
        QTRY_COMPARE(followed.text(), "unknown"); // it was refused
        tokens.insert("reader-token", reader);
        followed.watch->refresh();
        QTRY_COMPARE(followed.text(), "first");
        followed.put(kube::kConfigsMap, "second");
        QTRY_COMPARE(followed.text(), "second");
    }

    void goesOnWhenCredentialsAreAcceptedAgain()
    {
        Followed followed("token: late-token");
        QTRY_VERIFY(followed.cluster.server.count("GET", kMaps) >= 2);
        followed.put(kube::kConfigsMap, "first");
        followed.cluster.server.api.settings.tokens.insert("late-token",
                                                           {QStringLiteral("late"), {}, {"system:masters"}});
        QVERIFY(!followed.watch->config());
        QTRY_VERIFY((followed.watch->refresh(), followed.text() == "first"));
        QTRY_VERIFY(followed.watch->isCurrent()); // and it is no reason to read at an interval
    }

    void isNotKnownWhileItCannotBeRead()
    {
        Followed followed;
        followed.put(kube::kConfigsMap, "first");
        QTRY_COMPARE(followed.text(), "first");
        followed.cluster.server.api.put(
            {{QStringLiteral("apiVersion"), QStringLiteral("v1")},
             {QStringLiteral("kind"), QStringLiteral("ConfigMap")},
             {QStringLiteral("metadata"),
              QJsonObject{{QStringLiteral("name"), QLatin1String(kube::kConfigsMap)},
                          {QStringLiteral("namespace"), QLatin1String(kNamespace)}}},
             {QStringLiteral("binaryData"),
              QJsonObject{{QStringLiteral("queues.yaml.gz"), QStringLiteral("bm8gZ3ppcA==")}}}});
        QTRY_VERIFY(!followed.watch->config());
    }
};

QUOTADECK_TEST(TestClusterConfigWatch, QCoreApplication)
} // namespace tst_clusterconfigwatch

#include "tst_clusterconfigwatch.moc"
