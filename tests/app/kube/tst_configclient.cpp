// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/configclient.h"
#include "app/kube/kubeaccess.h"
#include "tests/app/kube/kubecluster.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <memory>
#include <optional>

namespace tst_configclient {
using namespace quotadeck;
using namespace quotadeck::kube;
using namespace quotadeck::testing;

namespace {
}

class TestConfigClient : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void readsAgainWhenTheServerIsBusy()
    {
        KubeCluster cluster;
        cluster.server.api.settings.refusals
            = {{.status = 429, .verb = QStringLiteral("get"), .retryAfter = 1, .times = 1}};
        ConfigClient client(std::make_shared<KubeAccess>(cluster.context()), kNamespace);
        std::optional<Result<ClusterConfig>> read;
        client.read([&read](const Result<ClusterConfig>& config) { read = config; });
        QTRY_VERIFY(read);
        QVERIFY2(*read, *read ? "" : read->error().message.english().c_str());
        QCOMPARE(cluster.server.count("GET", "/api/v1/namespaces/yunikorn/configmaps"), 3); // of two maps
    }

    /// Whether the server has stored something is for the user to look at.
    void writesOnlyOnce()
    {
        KubeCluster cluster;
        cluster.server.api.settings.refusals = {{.status = 429, .retryAfter = 1, .times = 1}};
        ConfigClient client(std::make_shared<KubeAccess>(cluster.context()), kNamespace);
        ClusterConfig current;
        current.nameSpace = kNamespace;
        std::optional<tl::expected<Written, Refusal>> written;
        client.write(current, "partitions: []", Storing::Yes,
                     [&written](const auto& outcome) { written = outcome; });
        QTRY_VERIFY(written);
        QVERIFY(!*written);
        QCOMPARE(cluster.server.requests().size(), 1);
    }
};

QUOTADECK_TEST(TestConfigClient, QCoreApplication)
} // namespace tst_configclient

#include "tst_configclient.moc"
