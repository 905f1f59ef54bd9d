// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/form/fieldtablemodel.h"
#include "models/limits/form/quotatablemodel.h"
#include "models/limits/form/rulelistmodel.h"
#include "models/limits/limitstablemodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfixture.h"
#include "tests/support/testprogram.h"

namespace tst_fieldmodels {
using namespace quotadeck;
using namespace quotadeck::models;
using test::changedLines;
using test::dump;
using test::ModelGuard;
using test::SessionFixture;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    placementrules:
      - name: tag  # by namespace
        value: namespace
        create: true
        parent:
          name: fixed
          value: root.data
      - name: provided
    queues:
      - name: root
        submitacl: "*"
        properties: {application.sort.policy: fair, priority.offset: "5"}
        queues:
          - name: data
            maxapplications: 10
            resources:
              guaranteed: {vcore: 10}  # kept
              max:
                vcore: 100   # cores
                gpu: 0
            queues:
              - name: etl
                adminacl: sue,bob dev
)";
const QueuePath kRoot("root");
const QueuePath kData("root.data");
const QueuePath kEtl("root.data.etl");

FieldTableModel::Source settingsOf(const QueuePath& queue)
{
    return [queue](const ConfigRevision& revision) { return queueFields(revision, 0, queue); };
}

FieldTableModel::Source propertiesOf(const QueuePath& queue, const QStringList& added = {})
{
    return [=](const ConfigRevision& revision) { return propertyFields(revision, 0, queue, added); };
}
} // namespace

class TestFieldModels : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_file = std::make_unique<SessionFixture>(kText); }

    void theQuotaTellsUnlimitedNotSetZeroAndInheritedApart()
    {
        QuotaTableModel quota(QuotaTableModel::Of::Queue, &m_file->session);
        const ModelGuard guard(&quota);
        quota.setQueue(0, kData);
        QCOMPARE(dump(quota),
                 (QStringList{"memory|not set|unlimited|unlimited|—", "vcore|10|100|100|—",
                              "gpu|not set|0 (none)|0|—"}));
        quota.setQueue(0, kEtl);
        const auto max = quota.index(1, QuotaTableModel::MaxColumn);
        QCOMPARE(max.data().toString(), QStringLiteral("100"));
        QCOMPARE(max.data(EmphasisRole).toInt(), static_cast<int>(Emphasis::Dim));
        QCOMPARE(max.data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Not set here: root.data has a max of 100"));
        QVERIFY(max.data(Qt::EditRole).toString().isEmpty());
    }

    void anAmountBeyondReasonIsMarked() // ADV-2, CFG-LINT-12
    {
        m_file = std::make_unique<SessionFixture>(
            "partitions: [{queues: [{name: a, resources: {max: {memory: 10, vcore: 600Gi}, guaranteed: "
            "{memory: "
            "5}}, limits: [{users: [u], maxresources: {memory: 5}}]}]}]\n");
        QuotaTableModel quota(QuotaTableModel::Of::Queue, &m_file->session);
        const ModelGuard guard(&quota);
        quota.setQueue(0, QueuePath("root.a"));
        const auto memory = quota.index(0, QuotaTableModel::MaxColumn);
        QCOMPARE(memory.data(StateRole).toInt(), static_cast<int>(RowState::Warning));
        QVERIFY2(memory.data(Qt::ToolTipRole).toString().contains(QStringLiteral("did you mean 10Gi")),
                 qPrintable(memory.data(Qt::ToolTipRole).toString()));
        QVERIFY(quota.index(0, QuotaTableModel::GuaranteedColumn).data(StateRole).isValid());
        QVERIFY(quota.index(1, QuotaTableModel::MaxColumn).data(StateRole).isValid());
        QVERIFY(!quota.index(1, QuotaTableModel::GuaranteedColumn).data(StateRole).isValid());

        LimitsTableModel limits(&m_file->session);
        limits.setQueue(0, QueuePath("root.a"));
        const int column = limits.resourceColumn(QStringLiteral("memory"));
        QCOMPARE(limits.index(0, column).data(StateRole).toInt(), static_cast<int>(RowState::Warning));
        QVERIFY(limits.index(0, column).data(Qt::ToolTipRole).toString().contains(QStringLiteral("1Mi")));

        quota.setData(memory, QStringLiteral("10Gi"), Qt::EditRole);
        m_file->waitUntilIdle();
        QVERIFY(!quota.index(0, QuotaTableModel::MaxColumn).data(StateRole).isValid());
    }

    void anAmountBeyondReasonIsWrittenOnlyWhenAskedTwice_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("hint"); // empty: within reason
        QTest::newRow("bytes without a unit")
            << 0 << QStringLiteral("10") << QStringLiteral("less than 1 MiB");
        QTest::newRow("memory") << 0 << QStringLiteral("10Gi") << QString();
        QTest::newRow("bytes of vcore")
            << 1 << QStringLiteral("600Gi") << QStringLiteral("644,245,094,400 cores");
        QTest::newRow("larger than any cluster")
            << 1 << QStringLiteral("644245094400") << QStringLiteral("larger than any cluster");
        QTest::newRow("more than the nodes")
            << 1 << QStringLiteral("5001")
            << QStringLiteral("more than 100 times the capacity of the nodes, 50");
        QTest::newRow("a hundred times the nodes") << 1 << QStringLiteral("5000") << QString();
        QTest::newRow("cores") << 1 << QStringLiteral("20") << QString();
    }
    void anAmountBeyondReasonIsWrittenOnlyWhenAskedTwice()
    {
        QFETCH(int, row);
        QFETCH(QString, typed);
        QFETCH(QString, hint);
        QuotaTableModel quota(QuotaTableModel::Of::Queue, &m_file->session);
        quota.setQueue(0, kData);
        PartitionSnapshot cluster;
        QueueInfo root;
        root.path = kRoot;
        root.max.emplace().set(ResourceType("vcore"), 50'000);
        cluster.queues = {{root}};
        quota.setLiveUsage(std::make_shared<const LiveUsage>(cluster, std::vector<access::UserGroups>()));

        const auto check = quota.check(quota.index(row, QuotaTableModel::MaxColumn), typed);

        QCOMPARE(check.state,
                 hint.isEmpty() ? InputCheck::State::Fine : InputCheck::State::NeedsConfirmation);
        QVERIFY2(check.hint.contains(hint), qPrintable(check.hint));
    }

    void theUsageOfTheQueueStandsBesideItsQuota()
    {
        QuotaTableModel quota(QuotaTableModel::Of::Queue, &m_file->session);
        quota.setQueue(0, kData);
        const auto used = [&](int row) { return quota.index(row, QuotaTableModel::UsedColumn); };
        QCOMPARE(used(1).data().toString(), QStringLiteral("—"));
        QVERIFY(used(1).data(Qt::ToolTipRole).toString().contains(QStringLiteral("no cluster is connected")));

        PartitionSnapshot cluster;
        quota.setLiveUsage(std::make_shared<const LiveUsage>(cluster, std::vector<access::UserGroups>()));
        QVERIFY(used(1).data(Qt::ToolTipRole).toString().contains(QStringLiteral("does not report queues")));

        QueueInfo data;
        data.path = QueuePath("root.other");
        cluster.queues = {{data}};
        quota.setLiveUsage(std::make_shared<const LiveUsage>(cluster, std::vector<access::UserGroups>()));
        QCOMPARE(used(1).data().toString(), QStringLiteral("—")); // never 0 where it is not known
        QVERIFY(used(1).data(Qt::ToolTipRole).toString().contains(QStringLiteral("has no queue root.data")));

        data.path = QueuePath("ROOT.Data");
        data.allocated.emplace().set(ResourceType("vcore"), 97'000);
        cluster.queues = {{data}};
        quota.setLiveUsage(std::make_shared<const LiveUsage>(cluster, std::vector<access::UserGroups>()));
        QCOMPARE(used(1).data().toString(), QStringLiteral("97 (97%)")); // of the max of 100
        QCOMPARE(used(1).data(StateRole).toInt(), static_cast<int>(RowState::Critical));
        const auto check = quota.check(quota.index(1, QuotaTableModel::MaxColumn), QStringLiteral("194"));
        QVERIFY2(check.hint.contains(QStringLiteral("used now: 97 (50%)")), qPrintable(check.hint));
    }

    void theRootHasNoQuota() // VAL-13
    {
        QuotaTableModel quota(QuotaTableModel::Of::Queue, &m_file->session);
        quota.setQueue(0, kRoot);
        QVERIFY(!quota.lock().isEmpty());
        QVERIFY(!quota.flags(quota.index(0, QuotaTableModel::MaxColumn)).testFlag(Qt::ItemIsEditable));
    }

    void theQuotaIsEditedLineByLine_data()
    {
        QTest::addColumn<QString>("queue");
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("lines");
        const int guaranteed = QuotaTableModel::GuaranteedColumn;
        const int max = QuotaTableModel::MaxColumn;
        QTest::newRow("change") << "root.data"
                                << "vcore" << max << "1.5"
                                << QStringList{"+vcore: 1500m   # cores", "-vcore: 100   # cores"};
        QTest::newRow("part") << "root.data.etl"
                              << "vcore" << max << "25%" << QStringList{"+max:", "+resources:", "+vcore: 25"};
        QTest::newRow("new") << "root.data"
                             << "memory" << guaranteed << "1Gi"
                             << QStringList{"+guaranteed: {vcore: 10, memory: 1Gi}  # kept",
                                            "-guaranteed: {vcore: 10}  # kept"};
        QTest::newRow("clear") << "root.data"
                               << "gpu" << max << "" << QStringList{"-gpu: 0"};
    }

    void theQuotaIsEditedLineByLine()
    {
        QFETCH(QString, queue);
        QFETCH(QString, type);
        QFETCH(int, column);
        QFETCH(QString, text);
        QFETCH(QStringList, lines);
        QuotaTableModel quota(QuotaTableModel::Of::Queue, &m_file->session);
        quota.setQueue(0, QueuePath(queue.toStdString()));
        const ModelGuard guard(&quota);
        for (int row = 0; row < quota.rowCount(); ++row) {
            if (quota.rows()[static_cast<std::size_t>(row)].id == type)
                QVERIFY(quota.setData(quota.index(row, column), text, Qt::EditRole));
        }
        m_file->waitUntilIdle();
        QCOMPARE(changedLines(kText, m_file->text()), lines);
        m_file->undo();
        QCOMPARE(m_file->text(), kText);
    }

    void aResourceComesAndGoes()
    {
        QuotaTableModel quota(QuotaTableModel::Of::Queue, &m_file->session);
        quota.setQueue(0, kData);
        const ModelGuard guard(&quota);
        quota.addType(QStringLiteral("pods"));
        QCOMPARE(quota.rowCount(), 4);
        QCOMPARE(m_file->text(), kText); // not in the text before it has a value
        quota.removeType(1); // vcore
        m_file->waitUntilIdle();
        QVERIFY(!m_file->text().contains("vcore"));
        QVERIFY(!m_file->text().contains("guaranteed"));
        m_file->undo(); // one step
        QCOMPARE(m_file->text(), kText);
    }

    void theTemplateHasAQuotaOfItsOwn()
    {
        QuotaTableModel quota(QuotaTableModel::Of::ChildTemplate, &m_file->session);
        quota.setQueue(0, kData);
        const ModelGuard guard(&quota);
        QVERIFY(quota.setData(quota.index(1, QuotaTableModel::MaxColumn), QStringLiteral("4"), Qt::EditRole));
        m_file->waitUntilIdle();
        QCOMPARE(changedLines(kText, m_file->text()),
                 (QStringList{"+childtemplate:", "+max:", "+resources:", "+vcore: 4"}));
    }

    void theSettingsTellWhatHoldsWhereNothingIsSet()
    {
        FieldTableModel fields(&m_file->session);
        const ModelGuard guard(&fields);
        fields.setSource(settingsOf(kEtl));
        QCOMPARE(
            dump(fields),
            (QStringList{"Name|etl|", "Max applications|10|", "Parent|false|", "Submit ACL|Not set here|",
                         "Admin ACL|sue,bob dev|users: bob, sue; groups: dev"}));
        const auto applications = fields.index(1, FieldTableModel::ValueColumn);
        QCOMPARE(applications.data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Not set here: root.data allows 10"));
        QCOMPARE(applications.data(EmphasisRole).toInt(), static_cast<int>(Emphasis::Dim));
    }

    void propertiesShowWhatIsInherited() // CFG-30
    {
        FieldTableModel fields(&m_file->session);
        const ModelGuard guard(&fields);
        fields.setSource(propertiesOf(kEtl));
        const auto lines = dump(fields);
        QVERIFY(lines.contains(QStringLiteral("application.sort.policy|fair|")));
        QVERIFY(lines.contains(QStringLiteral("priority.offset|0|"))); // not inherited
        QCOMPARE(fields.index(0, FieldTableModel::ValueColumn).data(Qt::ToolTipRole).toString(),
                 QStringLiteral("Not set here: inherited from root"));
        fields.setSource(propertiesOf(kEtl, {QStringLiteral("team")}));
        QCOMPARE(dump(fields).back(), QStringLiteral("team|–|ignored by the scheduler"));
    }

    void settingsAreEditedLineByLine_data()
    {
        QTest::addColumn<FieldTableModel::Source>("source");
        QTest::addColumn<QString>("label");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QStringList>("lines");
        const auto partition = [](const ConfigRevision& revision) { return partitionFields(revision, 0); };
        const auto rule = [](const ConfigRevision& revision) {
            return ruleFields(revision, config::ConfigPlace() / "partitions" / 0 / "placementrules" / 1);
        };
        const auto parentRule = [](const ConfigRevision& revision) {
            return ruleFields(revision,
                              config::ConfigPlace() / "partitions" / 0 / "placementrules" / 0 / "parent");
        };
        const auto childTemplate
            = [](const ConfigRevision& revision) { return templateFields(revision, 0, kData, {}); };
        const auto row = [](const char* name, const FieldTableModel::Source& source, const char* label,
                            const char* text, const QStringList& lines) {
            QTest::newRow(name) << source << QString(label) << QString(text) << lines;
        };
        row("count", settingsOf(kData), "Max applications", "12",
            {"+maxapplications: 12", "-maxapplications: 10"});
        row("cleared", settingsOf(kData), "Max applications", "", {"-maxapplications: 10"});
        row("flag", settingsOf(kEtl), "Parent", "true", {"+parent: true"});
        row("acl", settingsOf(kEtl), "Admin ACL", "sue dev",
            {"+adminacl: sue dev", "-adminacl: sue,bob dev"});
        row("rename follows rules", settingsOf(kData), "Name", "lake",
            {"+- name: lake", "+value: root.lake", "-- name: data", "-value: root.data"});
        row("property", propertiesOf(kEtl), "preemption.delay", "1m",
            {"+properties: {preemption.delay: 1m}"});
        row("template", childTemplate, "Max applications", "2", {"+childtemplate:", "+maxapplications: 2"});
        row("preemption", partition, "Preemption", "false", {"+enabled: false", "+preemption:"});
        row("weight", partition, "Weight of vcore", "2.5",
            {"+nodesortpolicy:", "+resourceweights:", "+vcore: 2.5"});
        row("rule", rule, "Create", "true", {"+create: true"});
        row("filter", rule, "Filter: users", "sue bob", {"+filter:", "+users: [sue, bob]"});
        row("parent rule", parentRule, "Value", "root.data.etl",
            {"+value: root.data.etl", "-value: root.data"});
    }

    void settingsAreEditedLineByLine()
    {
        QFETCH(FieldTableModel::Source, source);
        QFETCH(QString, label);
        QFETCH(QString, text);
        QFETCH(QStringList, lines);
        FieldTableModel fields(&m_file->session);
        fields.setSource(source);
        const ModelGuard guard(&fields);
        bool isFound = false;
        for (int row = 0; row < fields.rowCount() && !isFound; ++row) {
            isFound = fields.index(row, 0).data().toString() == label;
            if (isFound)
                QVERIFY(fields.setData(fields.index(row, FieldTableModel::ValueColumn), text, Qt::EditRole));
        }
        QVERIFY(isFound);
        m_file->waitUntilIdle();
        QCOMPARE(changedLines(kText, m_file->text()), lines);
        m_file->undo();
        QCOMPARE(m_file->text(), kText);
    }

    void whatCannotBeWrittenIsToldBefore_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("state");
        using Kind = ConfigField::Kind;
        const auto row = [](const char* name, Kind kind, const char* text, InputCheck::State state) {
            QTest::newRow(name) << static_cast<int>(kind) << QString(text) << static_cast<int>(state);
        };
        using State = InputCheck::State;
        row("count", Kind::Count, "many", State::Refused);
        row("count of zero", Kind::Count, "0", State::NeedsConfirmation);
        row("weight", Kind::Number, "-1", State::Refused); // VAL-76
        row("flag", Kind::Choice, "perhaps", State::Refused);
        row("name", Kind::QueueName, "a b", State::Refused); // VAL-44
        row("no name", Kind::QueueName, "", State::Refused);
        row("acl", Kind::Acl, "a b c", State::Refused); // VAL-31
        row("cleared", Kind::Choice, "", State::Fine);
        row("any text", Kind::Text, "x", State::Fine);
    }

    void whatCannotBeWrittenIsToldBefore()
    {
        QFETCH(int, kind);
        QFETCH(QString, text);
        QFETCH(int, state);
        ConfigField field;
        field.kind = static_cast<ConfigField::Kind>(kind);
        field.choices = QStringList{QStringLiteral("true"), QStringLiteral("false")};
        const auto check = checkField(field, text);
        QCOMPARE(static_cast<int>(check.state), state);
        if (check.state != InputCheck::State::Fine)
            QVERIFY(!check.hint.isEmpty());
    }

    void rulesAreListedWithTheirParentsAndMove()
    {
        RuleListModel rules(&m_file->session);
        rules.setPartition(0);
        const ModelGuard guard(&rules);
        QCOMPARE(dump(rules),
                 (QStringList{"1|tag|namespace|yes|everyone", "|  below: fixed|root.data|no|everyone",
                              "2|provided|–|no|everyone"}));
        rules.move(2, -1);
        m_file->waitUntilIdle();
        QCOMPARE(rules.index(0, RuleListModel::RuleColumn).data().toString(), QStringLiteral("provided"));
        QVERIFY(m_file->text().contains("- name: tag  # by namespace"));
        m_file->undo();
        QCOMPARE(m_file->text(), kText);

        rules.add();
        m_file->waitUntilIdle();
        QCOMPARE(rules.ruleCount(), std::size_t{3});
        rules.addParent(3);
        m_file->waitUntilIdle();
        QCOMPARE(rules.rowCount(), 5);
        rules.remove(4);
        m_file->waitUntilIdle();
        rules.remove(3);
        m_file->waitUntilIdle();
        QCOMPARE(m_file->text(), kText);
        rules.remove(1); // the parent rule
        m_file->waitUntilIdle();
        QCOMPARE(changedLines(kText, m_file->text()),
                 (QStringList{"-name: fixed", "-parent:", "-value: root.data"}));
    }

private:
    std::unique_ptr<SessionFixture> m_file;
};

QUOTADECK_TEST(TestFieldModels, QCoreApplication)
} // namespace tst_fieldmodels

#include "tst_fieldmodels.moc"
