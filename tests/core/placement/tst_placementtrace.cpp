// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/ruleset.h"
#include "tests/core/placement/placed.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <map>

namespace tst_placementtrace {
using namespace quotadeck;
using namespace quotadeck::placement;

namespace {
/// The queues of a running partition; everyone may submit at the root.
class LiveQueues final : public QueueView
{
public:
    LiveQueues()
    {
        add("root", false).acls.submit = access::Acl::parse("*").value();
        add("root.leaf", true);
        add("root.par", false);
        add("root.old", true).isDraining = true;
        add("root.oldpar", false).isDraining = true;
        add("root.par.dyn", true).isManaged = false;
    }
    PlacementQueue& add(const char* path, bool isLeaf)
    {
        PlacementQueue& queue = m_queues[path];
        queue.path = QueuePath(path);
        queue.isLeaf = isLeaf;
        return queue;
    }
    [[nodiscard]] const PlacementQueue* find(const QueuePath& path) const override
    {
        const auto found = m_queues.find(path.lowered().text());
        return found == m_queues.end() ? nullptr : &found->second;
    }

private:
    std::map<std::string, PlacementQueue> m_queues;
};

Placement placed(const char* rules, const Submission& application, const QueueView& queues = LiveQueues())
{
    const auto partition = partitionOf(rules, "queues: [{name: leaf}, {name: par, parent: true}]");
    return RuleSet::fromConfig(partition.placementRules.value)->place(application, queues);
}

/// "provided missing, recovery none".
QString words(const Placement& placement)
{
    QStringList words;
    for (const RuleStep& step : placement.trace) {
        const auto name = ruleName(step.kind);
        const auto outcome = outcomeName(step.outcome);
        words += QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) + ' '
            + QString::fromUtf8(outcome.data(), static_cast<qsizetype>(outcome.size()));
    }
    return words.join(QStringLiteral(", "));
}

QStringList texts(const std::vector<QueuePath>& paths)
{
    QStringList result;
    for (const QueuePath& path : paths)
        result += QString::fromStdString(path.text());
    return result;
}
} // namespace

class TestPlacementTrace : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyRuleTellsHowItEnded_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("queue");
        QTest::addColumn<QString>("trace");

        const auto row = [](const char* name, const char* rules, const char* queue, const char* trace) {
            QTest::newRow(name) << QByteArray(rules) << QByteArray(queue) << trace;
        };
        row("PLC-18", "", "root.x", "provided missing, recovery none");
        row("PLC-20", "", "", "provided none, recovery none");
        row("PLC-10", "{name: user, create: true, filter: {type: deny}}, {name: provided}", "leaf",
            "user filtered, provided placed");
        row("PLC-17", "{name: user, create: true, parent: {name: tag, value: t}}", "",
            "user no-parent, recovery none");
        row("PLC-44: leaf", "", "root.par", "provided not-a-leaf, recovery none");
        row("PLC-44: draining", "{name: provided}, {name: fixed, value: leaf}", "root.old",
            "provided draining, fixed placed");
        row("PLC-46: below a draining queue", "{name: provided, create: true}, {name: fixed, value: leaf}",
            "root.oldpar.x", "provided rejected");
        row("PLC-46: below a dynamic leaf", "{name: provided, create: true}, {name: fixed, value: leaf}",
            "root.par.dyn.x", "provided rejected");
        row("PLC-15", "{name: provided, create: true}, {name: fixed, value: leaf}", "a b",
            "provided rejected");
        row("PLC-1: the rest is not run", "{name: fixed, value: leaf}, {name: provided}", "leaf",
            "fixed placed");
    }

    void everyRuleTellsHowItEnded()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, queue);
        QFETCH(QString, trace);

        QCOMPARE(words(placed(rules.constData(), asking(queue.toStdString()))), trace);
    }

    void missingQueuesAreListedFromTheTop() // PLC-46
    {
        const Placement placement = placed("{name: provided, create: true}", asking("root.par.A.b"));

        QCOMPARE(placement.queue->text(), std::string("root.par.a.b"));
        QCOMPARE(texts(placement.created), (QStringList{"root.par.a", "root.par.a.b"}));
    }

    void existingQueuesAreNotCreated()
    {
        const Placement placement = placed("", asking("root.par.DYN"));

        QCOMPARE(placement.queue->text(), std::string("root.par.dyn"));
        QVERIFY(placement.created.empty());
    }

    void theRecoveryQueueIsCreatedOnce() // PLC-60
    {
        Submission application = asking("");
        application.tags["Application.Create.Force"] = "T";
        LiveQueues queues;

        QCOMPARE(texts(placed("", application, queues).created), QStringList{"root.@recovery@"});
        queues.add("root.@recovery@", true).isManaged = false;
        const Placement again = placed("", application, queues);

        QCOMPARE(again.queue->text(), std::string("root.@recovery@"));
        QVERIFY(again.created.empty());
        QVERIFY(!placed("", asking("root.@recovery@"), queues).isPlaced()); // ACL-20
    }

    void theDefaultQueueIsAStepOfItsOwn() // PLC-41
    {
        LiveQueues queues;
        queues.add("root.default", true);

        QCOMPARE(words(placed("", asking("root.x"), queues)),
                 QStringLiteral("provided missing, recovery none, default placed"));
        queues.add("root.default", true).isDraining = true;
        const Placement rejected = placed("", asking("root.x"), queues);
        QCOMPARE(words(rejected), QStringLiteral("provided missing, recovery none, default draining"));
        QCOMPARE(rejected.rejection.english(),
                 std::string("application rejected: no placement rule matched"));
    }

    void anErrorIsTheRejection() // PLC-15
    {
        const Placement placement = placed("{name: provided, create: true}", asking("root.leaf.x"));

        QVERIFY(!placement.isPlaced());
        QVERIFY(placement.created.empty());
        QCOMPARE(placement.rejection.english(),
                 std::string("queue root.leaf.x cannot be created: root.leaf is a leaf"));
        QVERIFY(placement.rejection == placement.trace.back().detail);
    }

    void stepsCarryAccessAndParents()
    {
        LiveQueues queues;
        queues.add("root", false).acls.submit = access::Acl::parse("amy").value();
        const char* rules = "{name: user, create: true, parent: {name: tag, value: t, create: true}}";
        Submission application = asking("");
        application.tags["t"] = "new";

        const Placement placement = placed(rules, application, queues);

        const RuleStep& step = placement.trace.front();
        QVERIFY(step.outcome == Outcome::Denied);
        QVERIFY(!step.span.isEmpty());
        QCOMPARE(step.queue.text(), std::string("root.new.bob"));
        QVERIFY(step.access && !step.access->isAllowed());
        QCOMPARE(step.access->queue.text(), std::string("root"));
        QCOMPARE(step.parent.size(), std::size_t{1});
        QVERIFY(step.parent.front().outcome == Outcome::Found);
        QCOMPARE(step.parent.front().queue.text(), std::string("root.new"));
        QCOMPARE(step.detail.english(),
                 std::string(
                     "bob may not submit to root: no submitacl or adminacl from there up to root names the "
                     "user or one of the groups"));
    }

    void forceIsReadAsTheSchedulerDoes_data() // PLC-24
    {
        QTest::addColumn<QByteArray>("tag");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<bool>("isForced");
        for (const char* yes : {"1", "t", "T", "TRUE", "true", "True"})
            QTest::newRow(yes) << QByteArray("application.create.force") << QByteArray(yes) << true;
        for (const char* no : {"0", "f", "false", "yes", "tRUE", "", " true"})
            QTest::newRow(no) << QByteArray("application.create.force") << QByteArray(no) << false;
        QTest::newRow("any letter case") << QByteArray("APPLICATION.Create.force") << QByteArray("1") << true;
        QTest::newRow("another tag") << QByteArray("create.force") << QByteArray("true") << false;
    }

    void forceIsReadAsTheSchedulerDoes()
    {
        QFETCH(QByteArray, tag);
        QFETCH(QByteArray, value);
        QFETCH(bool, isForced);
        Submission application;
        application.tags[tag.toStdString()] = value.toStdString();

        QCOMPARE(application.isForced(), isForced);
    }
};

QUOTADECK_TEST(TestPlacementTrace, NoApplication)
} // namespace tst_placementtrace

#include "tst_placementtrace.moc"
