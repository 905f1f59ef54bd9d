// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/configplacement.h"
#include "tests/core/placement/placed.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_configqueues {
using namespace quotadeck;
using namespace quotadeck::placement;

namespace {
Result<ConfigQueues> queuesOf(const char* queues, Mode mode = Mode::Current)
{
    return ConfigQueues::fromConfig(config::rootOf(partitionOf("", queues)), mode);
}
} // namespace

class TestConfigQueues : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knowsWhatIsALeaf_data() // QUE-2
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("kind");
        QTest::newRow("QUE-1: root") << QByteArray("root") << QByteArray("parent");
        QTest::newRow("QUE-2: leaf") << QByteArray("root.leaf") << QByteArray("leaf");
        QTest::newRow("QUE-2: marked as parent") << QByteArray("root.marked") << QByteArray("parent");
        QTest::newRow("QUE-2: with children") << QByteArray("root.family") << QByteArray("parent");
        QTest::newRow("QUE-2: a child") << QByteArray("root.family.child") << QByteArray("leaf");
        QTest::newRow("QUE-1: any letter case") << QByteArray("ROOT.Family.CHILD") << QByteArray("leaf");
        QTest::newRow("not there") << QByteArray("root.child") << QByteArray("none");
        QTest::newRow("empty") << QByteArray("") << QByteArray("none");
    }

    void knowsWhatIsALeaf()
    {
        QFETCH(QByteArray, path);
        QFETCH(QByteArray, kind);
        const auto queues
            = queuesOf("queues: [{name: leaf}, {name: marked, parent: true}, {name: Family, parent: "
                       "false, queues: [{name: child}]}]");
        QVERIFY(queues);

        const PlacementQueue* queue = queues->find(QueuePath(path.toStdString()));

        QCOMPARE(queue == nullptr ? QByteArray("none") : QByteArray(queue->isLeaf ? "leaf" : "parent"), kind);
        if (queue != nullptr) {
            QCOMPARE(queue->path.text(), path.toLower().toStdString());
            QVERIFY(queue->isManaged);
            QVERIFY(!queue->isDraining);
        }
    }

    void givesTheLists()
    {
        const auto queues = queuesOf("submitacl: '*', queues: [{name: a, submitacl: bob, adminacl: ' dev'}]");
        QVERIFY(queues);

        QVERIFY(queues->find(QueuePath("root"))->acls.submit.allowsEveryone());
        QVERIFY(queues->find(QueuePath("root.a"))->acls.submit.users().contains("bob"));
        QVERIFY(queues->find(QueuePath("root.a"))->acls.admin.groups().contains("dev"));
        QVERIFY(aclsOf(*queues)(QueuePath("root.a")) != nullptr);
        QVERIFY(aclsOf(*queues)(QueuePath("root.b")) == nullptr);
    }

    void theSeedKeepsTheSpelling()
    {
        const auto queues = queuesOf("queues: [{name: companyA}]", Mode::Seed);

        QCOMPARE(queues->find(QueuePath("root.companya"))->path.text(), std::string("root.companyA"));
    }

    void whatNoSchedulerCanLoadIsRefused_data()
    {
        QTest::addColumn<QByteArray>("queues");
        QTest::addColumn<QByteArray>("where");
        QTest::newRow("VAL-90: submitacl")
            << QByteArray("queues: [{name: a, submitacl: 'u  g'}]") << QByteArray("root.a");
        QTest::newRow("VAL-90: adminacl")
            << QByteArray("queues: [{name: a, queues: [{name: B, adminacl: ' u '}]}]")
            << QByteArray("root.a.B");
        QTest::newRow("VAL-93: template") << QByteArray(
            "queues: [{name: a, parent: true, childtemplate: {resources: {max: {memory: 10K}}}}]")
                                          << QByteArray("root.a");
    }

    void whatNoSchedulerCanLoadIsRefused()
    {
        QFETCH(QByteArray, queues);
        QFETCH(QByteArray, where);

        const auto built = queuesOf(queues.constData());

        QVERIFY(!built);
        QVERIFY(built.error().code == ErrorCode::Parse);
        QCOMPARE(QByteArray::fromStdString(built.error().where), where);
    }

    void aBadListIsNamedWithItsKey() // VAL-90
    {
        QCOMPARE(queuesOf("queues: [{name: a, submitacl: 'u  g'}]").error().message.english(),
                 std::string(
                     "submitacl \"u  g\": the list has 2 spaces, and the scheduler splits at each of them: "
                     "write users, exactly one space, groups"));
    }

    void templatesWithoutEffectAreNotRead_data()
    {
        QTest::addColumn<QByteArray>("queues");
        QTest::newRow("VAL-93: of a leaf")
            << QByteArray("queues: [{name: a, childtemplate: {resources: {max: {memory: 10K}}}}]");
        QTest::newRow("QUE-50: without a value") << QByteArray(
            "queues: [{name: a, parent: true, childtemplate: {resources: {max: {memory: ''}}}}]");
    }

    void templatesWithoutEffectAreNotRead()
    {
        QFETCH(QByteArray, queues);

        QVERIFY(queuesOf(queues.constData()));
    }

    void rootMustBeSpelledRoot() // VAL-91
    {
        config::QueueConfig root;
        root.name.value = "Root";

        const auto queues = ConfigQueues::fromConfig(root);

        QVERIFY(!queues);
        QCOMPARE(queues.error().where, std::string("Root"));
    }
};

QUOTADECK_TEST(TestConfigQueues, NoApplication)
} // namespace tst_configqueues

#include "tst_configqueues.moc"
