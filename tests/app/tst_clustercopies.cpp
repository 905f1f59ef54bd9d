// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/clustercopies.h"
#include "tests/support/testprogram.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

namespace tst_clustercopies {
using namespace quotadeck;
using app::ClusterCopies;
using app::ClusterCopy;

namespace {
const QString kPath = QStringLiteral("/files/queues.yaml");

connect::Reach context(const char* name, const char* nameSpace = "", const char* file = "/kube/config")
{
    return connect::ClusterReach{.scheduler = {{{file}, name}, nameSpace, {}}};
}

/// As a program that starts knows it.
std::optional<ClusterCopy> kept(const QString& folder, const connect::Reach& cluster,
                                const QString& path = kPath)
{
    ClusterCopies copies(folder);
    bool isRead = false;
    copies.read(path, &copies, [&isRead] { isRead = true; });
    (void)QTest::qWaitFor([&isRead] { return isRead; }, test::kLongestWait);
    const auto copy = copies.find(path);
    return copy && app::isSameCluster(copy->cluster, cluster) ? copy : std::nullopt;
}

void keep(const QString& folder, const ClusterCopy& copy)
{
    ClusterCopies copies(folder); // whose end awaits the writing
    copies.set(kPath, copy);
}

QString onlyFileIn(const QString& folder)
{
    return QDir(folder).filePath(QDir(folder).entryList(QDir::Files).value(0));
}
} // namespace

class TestClusterCopies : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void outliveTheProgram()
    {
        const QTemporaryDir folder;
        const ClusterCopy copy{context("berlin"), "partitions: []\n# \xC3\xBC\n", "yunikorn-configs",
                               kube::ConfigWriter{"kubectl-edit", "2026-11-18T11:10:01Z"}};
        keep(folder.path(), copy);
        const auto found = kept(folder.path(), context("berlin"));
        QVERIFY(found);
        QCOMPARE(found->text, copy.text);
        QCOMPARE(found->configMap, copy.configMap);
        QVERIFY(found->writer == copy.writer);
        QVERIFY(!kept(folder.path(), context("berlin"), QStringLiteral("/files/other.yaml")));
    }

    void belongToOneCluster_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QByteArray>("nameSpace");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<bool>("isSame");
        QTest::newRow("the same") << QByteArray("berlin") << QByteArray("yunikorn")
                                  << QByteArray("/kube/config") << true;
        QTest::newRow("the namespace is found")
            << QByteArray("berlin") << QByteArray() << QByteArray("/kube/config") << true;
        QTest::newRow("another scheduler")
            << QByteArray("berlin") << QByteArray("other") << QByteArray("/kube/config") << false;
        QTest::newRow("another context")
            << QByteArray("kiel") << QByteArray("yunikorn") << QByteArray("/kube/config") << false;
        QTest::newRow("another kubeconfig")
            << QByteArray("berlin") << QByteArray("yunikorn") << QByteArray("/kube/other") << false;
    }

    void belongToOneCluster()
    {
        QFETCH(QByteArray, name);
        QFETCH(QByteArray, nameSpace);
        QFETCH(QByteArray, file);
        QFETCH(bool, isSame);
        const QTemporaryDir folder;
        keep(folder.path(), {context("berlin", "yunikorn"), "partitions: []\n"});
        QCOMPARE(kept(folder.path(), context(name, nameSpace, file)).has_value(), isSame);
        QVERIFY(!kept(folder.path(), connect::AddressReach{.url = "http://localhost:9080"}));
    }

    void aDamagedFileIsNone_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no head") << QByteArray("partitions: []\n");
        QTest::newRow("a head of another kind") << QByteArray("[1, 2]\npartitions: []\n");
        QTest::newRow("a later form") << QByteArray("{\"format\":2,\"path\":\"/files/queues.yaml\"}\n");
        QTest::newRow("of another file") << QByteArray("{\"format\":1,\"path\":\"/files/other.yaml\"}\n");
        QTest::newRow("zeros") << QByteArray(4096, '\0');
    }

    void aDamagedFileIsNone()
    {
        QFETCH(QByteArray, content);
        const QTemporaryDir folder;
        keep(folder.path(), {context("berlin"), "partitions: []\n"});
        QFile file(onlyFileIn(folder.path()));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(content);
        file.close();
        QVERIFY(!kept(folder.path(), context("berlin")));
    }

    /// It is known as long as the program runs.
    void whatCannotBeWrittenIsReported()
    {
        const QTemporaryDir folder;
        QFile obstacle(folder.filePath(QStringLiteral("copies")));
        QVERIFY(obstacle.open(QIODevice::WriteOnly));
        ClusterCopies copies(obstacle.fileName());
        QSignalSpy failures(&copies, &ClusterCopies::writeFailed);
        copies.set(kPath, ClusterCopy{context("berlin"), "partitions: []\n"});
        QTRY_COMPARE(failures.count(), 1);
        QVERIFY(copies.find(kPath));
    }
};

QUOTADECK_TEST(TestClusterCopies, QCoreApplication)
} // namespace tst_clustercopies

#include "tst_clustercopies.moc"
