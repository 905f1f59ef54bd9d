// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/document/findingsmodel.h"
#include "models/limits/configsession.h"
#include "models/limits/form/queueactions.h"
#include "models/limits/limitstablemodel.h"
#include "models/limits/queueoutlinemodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_limitsmodels {
using namespace quotadeck;
using models::ConfigSession;
using models::FindingsModel;
using models::LimitsTableModel;
using models::QueueOutlineModel;
using test::ModelGuard;

namespace {
constexpr const char* kText = "partitions:\n"
                              "  - name: default\n"
                              "    queues:\n"
                              "      - name: root\n"
                              "        queues:\n"
                              "          - name: sales\n"
                              "            limits:\n"
                              "              - {limit: agreed, users: [sue, bob], maxresources: {vcore: 4}}\n"
                              "              - {groups: [dev], maxapplications: 3, maxresources: {gpu: 2}}\n"
                              "          - name: empty\n";

/// The cells of @p model without those of drift, the last column: see tst_drift.
QStringList dump(const QAbstractItemModel& model)
{
    QStringList rows = test::dump(model);
    for (QString& row : rows)
        row.truncate(row.lastIndexOf(u'|'));
    return rows;
}
} // namespace

class TestLimitsModels : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_session = std::make_unique<ConfigSession>();
        open(kText);
    }

    void theOutlineHasTheQueuesAsWritten()
    {
        QueueOutlineModel outline;
        const ModelGuard guard(&outline);

        outline.setRevision(m_session->revision());

        QCOMPARE(dump(outline),
                 (QStringList{"Partition settings|||", "Placement rules (0)|||", "root|||", " sales|2||",
                              " empty|||"}));
        QCOMPARE(outline.firstWithLimits().data().toString(), QStringLiteral("sales"));
        QCOMPARE(outline.row(outline.indexOfQueue(QueuePath("root.sales"))).place.begin.line, 6);
        QVERIFY(!outline.indexOfQueue(QueuePath("root.nowhere")).isValid());
    }

    void theOutlineFollowsAnotherFile()
    {
        QueueOutlineModel outline;
        outline.setRevision(m_session->revision());
        ModelGuard guard(&outline);

        open("partitions: [{name: default, queues: [{name: sales}, {name: 'b d'}]}]");
        outline.setRevision(m_session->revision());

        QCOMPARE(dump(outline),
                 (QStringList{"Partition settings|||", "Placement rules (0)|||", "root||(1)|", " sales|||",
                              " b d||1|"})); // VAL-44
    }

    void anUnreadableTextKeepsTheOutline()
    {
        QueueOutlineModel outline;
        outline.setRevision(m_session->revision());
        const auto before = dump(outline);

        open("partitions: [");
        outline.setRevision(m_session->revision());

        QCOMPARE(dump(outline), before);
    }

    void severalPartitionsStandAtTheTop()
    {
        open("partitions: [{name: default, queues: [{name: root}]}, {name: gpu, queues: [{name: a}]}]");
        QueueOutlineModel outline;
        outline.setRevision(m_session->revision());

        QCOMPARE(dump(outline),
                 (QStringList{"default|||", " Placement rules (0)|||", " root|||", "gpu|||",
                              " Placement rules (0)|||", " root|||", "  a|||"}));
    }

    void theOutlineIsFiltered_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QStringList>("shown");
        QTest::addColumn<int>("matches");
        QTest::newRow("a queue with those above it") << "empty" << QStringList{"root|||", " empty|||"} << 1;
        QTest::newRow("a part of the path") << "root.sales" << QStringList{"root|||", " sales|2||"} << 1;
        QTest::newRow("a user of a limit") << "user:bob" << QStringList{"root|||", " sales|2||"} << 1;
        QTest::newRow("a group of a limit") << "group=dev" << QStringList{"root|||", " sales|2||"} << 1;
        QTest::newRow("without limits") << "limits=0" << QStringList{"root|||", " empty|||"} << 2;
        QTest::newRow("not") << "-sales" << QStringList{"root|||", " empty|||"} << 2;
        QTest::newRow("none") << "nothing" << QStringList{} << 0;
    }
    void theOutlineIsFiltered()
    {
        QFETCH(QString, filter);
        QFETCH(QStringList, shown);
        QFETCH(int, matches);
        QueueOutlineModel outline;
        outline.setRevision(m_session->revision());
        const ModelGuard guard(&outline);

        QVERIFY(outline.setFilter(filter));

        QCOMPARE(dump(outline), shown);
        QCOMPARE(outline.matchCount(), matches);
        QCOMPARE(outline.queueCount(), 3);
        QVERIFY(outline.setFilter({}));
        QCOMPARE(outline.rowCount(), 3);
    }

    void aRenamedQueueKeepsItsRowAndPlace()
    {
        open("partitions: [{name: default, queues: [{name: root, queues: "
             "[{name: a, queues: [{name: x}]}, {name: b}, {name: c}]}]}]");
        QueueOutlineModel outline;
        outline.setRevision(m_session->revision());
        const ModelGuard guard(&outline);
        const QPersistentModelIndex queue = outline.indexOfQueue(QueuePath("root.a"));
        const QPersistentModelIndex below = outline.indexOfQueue(QueuePath("root.a.x"));

        edit(models::renameQueue(0, QueuePath("root.a"), "z"));
        outline.setRevision(m_session->revision());

        const QStringList renamed{"Partition settings|||",
                                  "Placement rules (0)|||",
                                  "root|||",
                                  " z|||",
                                  "  x|||",
                                  " b|||",
                                  " c|||"};
        QCOMPARE(dump(outline), renamed);
        QVERIFY(queue.isValid() && below.isValid());
        QCOMPARE(outline.indexOfQueue(QueuePath("root.z")), QModelIndex(queue));
        QCOMPARE(outline.row(below).queue, QueuePath("root.z.x"));

        edit(models::addQueue(0, QueuePath("root"), "a")); // the name is free
        outline.setRevision(m_session->revision());
        QCOMPARE(dump(outline), renamed + QStringList{" a|||"});
        QCOMPARE(outline.row(queue).queue, QueuePath("root.z"));

        while (m_session->canUndo()) {
            m_session->undo();
            QTRY_VERIFY(!m_session->isBusy());
            outline.setRevision(m_session->revision());
        }
        QCOMPARE(dump(outline).mid(3, 1), QStringList{" a|||"});
        QCOMPARE(outline.indexOfQueue(QueuePath("root.a")), QModelIndex(queue));
    }

    void aNewQueueStandsWhereTheTextHasIt()
    {
        open("partitions: [{name: default, queues: [{name: root, queues: [{name: a}, {name: b}]}]}]");
        QueueOutlineModel outline;
        outline.setRevision(m_session->revision());
        const ModelGuard guard(&outline);

        edit(models::duplicateQueue(0, QueuePath("root.a"), "a2"));
        outline.setRevision(m_session->revision());

        QCOMPARE(dump(outline).mid(3), (QStringList{" a|||", " a2|||", " b|||"}));
    }

    void aMovedQueueKeepsItsRow()
    {
        open("partitions: [{name: default, queues: [{name: root, queues: "
             "[{name: a, queues: [{name: x, queues: [{name: y}]}, {name: z}]}, {name: b}]}]}]");
        QueueOutlineModel outline;
        outline.setRevision(m_session->revision());
        const ModelGuard guard(&outline);
        const QPersistentModelIndex moved = outline.indexOfQueue(QueuePath("root.a.x"));
        const QPersistentModelIndex below = outline.indexOfQueue(QueuePath("root.a.x.y"));

        edit(models::moveQueue(0, QueuePath("root.a.x"), QueuePath("root.b")));
        outline.setRevision(m_session->revision());

        QCOMPARE(dump(outline).mid(2),
                 (QStringList{"root|||", " a|||", "  z|||", " b|||", "  x|||", "   y|||"}));
        QVERIFY(moved.isValid() && below.isValid());
        QCOMPARE(outline.row(moved).queue, QueuePath("root.b.x"));
        QCOMPARE(outline.row(below).queue, QueuePath("root.b.x.y"));
    }

    void aQueueIsDroppedOnAnotherOrBetweenItsQueues()
    {
        open("partitions: [{name: default, queues: [{name: root, queues: "
             "[{name: a, queues: [{name: x}, {name: y}, {name: z}]}, {name: b, queues: [{name: x}]}, {name: "
             "c}]}]}]");
        QueueOutlineModel outline;
        outline.setRevision(m_session->revision());
        const auto at = [&](const char* path) { return outline.indexOfQueue(QueuePath(path)); };
        QSignalSpy moves(&outline, &QueueOutlineModel::moveRequested);
        const auto drop = [&](const char* queue, int row, const QModelIndex& parent) {
            const std::unique_ptr<QMimeData> data(outline.mimeData({at(queue)}));
            const bool isPossible = outline.canDropMimeData(data.get(), Qt::MoveAction, row, 0, parent);
            outline.dropMimeData(data.get(), Qt::MoveAction, row, 0, parent);
            return isPossible;
        };
        const auto last = [&] {
            return QString::fromStdString(moves.back()[2].value<QueuePath>().text()) + u' '
                + QString::number(static_cast<int>(
                    moves.back()[3].value<std::optional<std::size_t>>().value_or(std::size_t{99})));
        };

        QVERIFY(drop("root.a.y", -1, at("root.c")));
        QCOMPARE(last(), QStringLiteral("root.c 99"));
        QVERIFY(drop("root.a.x", 2, at("root.a"))); // between y and z
        QCOMPARE(last(), QStringLiteral("root.a 1"));
        QVERIFY(drop("root.a.z", 0, at("root.a")));
        QCOMPARE(last(), QStringLiteral("root.a 0"));
        QCOMPARE(moves.count(), 3);
        QVERIFY(!drop("root.a.x", -1, at("root.b"))); // VAL-42: it has a queue of that name
        QVERIFY(!drop("root.a", -1, at("root.a.x"))); // below itself
        QVERIFY(!drop("root.a.x", -1, at("root.a"))); // where it is
        QVERIFY(!drop("root.a.x", 1, at("root.a"))); // likewise
        QCOMPARE(moves.count(), 3);
        QVERIFY(!outline.flags(at("root")).testFlag(Qt::ItemIsDragEnabled));
    }

    void theTableShowsLimitsAsWritten()
    {
        LimitsTableModel limits(m_session.get());
        const ModelGuard guard(&limits);

        limits.setQueue(0, QueuePath("root.sales"));

        QCOMPARE(headers(limits),
                 (QStringList{"Applies to", "memory", "vcore", "gpu", "Applications", "", "Effective",
                              "Used now", "Drift"}));
        QCOMPARE(limits.headerData(5, Qt::Horizontal, Qt::ToolTipRole).toString(),
                 "Problem"); // a column of signs
        QCOMPARE(dump(limits),
                 (QStringList{"u:sue, u:bob|no limit|4|no limit|no limit||100%|—",
                              "g:dev|no limit|no limit|2|3||100%|—"}));
        QCOMPARE(limits.placeOf(limits.index(0, limits.resourceColumn("vcore"))).begin.line, 8);
        QCOMPARE(limits.resourceColumn("pods"), -1);
        limits.setQueue(0, QueuePath("root.empty"));
        QCOMPARE(limits.rowCount(), 0);
    }

    void editingACellChangesTheText_data()
    {
        QTest::addColumn<int>("row");
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("quantity") << 0 << "vcore"
                                  << "500m"
                                  << QByteArray(
                                         "{limit: agreed, users: [sue, bob], maxresources: {vcore: 500m}}");
        QTest::newRow("new quantity") << 0 << "memory"
                                      << "1Gi"
                                      << QByteArray("{limit: agreed, users: [sue, bob], "
                                                    "maxresources: {vcore: 4, memory: 1Gi}}");
        QTest::newRow("users") << 0 << "Applies to"
                               << "sue u:eve"
                               << QByteArray("{limit: agreed, users: [sue, eve], maxresources: {vcore: 4}}");
        QTest::newRow("groups") << 1 << "Applies to"
                                << "g:dev, g:ops"
                                << QByteArray(
                                       "{groups: [dev, ops], maxapplications: 3, maxresources: {gpu: 2}}");
        QTest::newRow("applications")
            << 1 << "Applications"
            << "12" << QByteArray("{groups: [dev], maxapplications: 12, maxresources: {gpu: 2}}");
        QTest::newRow("no applications") << 1 << "Applications"
                                         << "" << QByteArray("{groups: [dev], maxresources: {gpu: 2}}");
    }

    void editingACellChangesTheText()
    {
        QFETCH(int, row);
        QFETCH(QString, header);
        QFETCH(QString, text);
        QFETCH(QByteArray, line);
        LimitsTableModel limits(m_session.get());
        limits.setQueue(0, QueuePath("root.sales"));
        ModelGuard guard(&limits);
        const auto cell = limits.index(row, static_cast<int>(headers(limits).indexOf(header)));

        QVERIFY(limits.setData(cell, text, Qt::EditRole));
        QTRY_VERIFY(!m_session->isBusy());

        QVERIFY2(QByteArray::fromStdString(m_session->revision()->text()).contains(line),
                 m_session->revision()->text().c_str());
        QCOMPARE(guard.changes.count(), 1);
    }

    void anEqualTextIsNoEdit()
    {
        LimitsTableModel limits(m_session.get());
        limits.setQueue(0, QueuePath("root.sales"));

        QVERIFY(!limits.setData(limits.index(0, 0), QStringLiteral("u:sue u:bob"), Qt::EditRole));
        QVERIFY(!m_session->isModified());
    }

    void nonsenseInACellIsRefusedWithAReason()
    {
        LimitsTableModel limits(m_session.get());
        limits.setQueue(0, QueuePath("root.sales"));
        QSignalSpy refused(m_session.get(), &ConfigSession::editRefused);
        const auto cell
            = limits.index(1, static_cast<int>(headers(limits).indexOf(QStringLiteral("Applications"))));

        QVERIFY(limits.setData(cell, QStringLiteral("many"), Qt::EditRole));

        QTRY_COMPARE(refused.count(), 1);
        QVERIFY(QString::fromStdString(refused[0][0].value<Error>().message.english())
                    .contains(QStringLiteral("many")));
        QCOMPARE(cell.data().toString(), QStringLiteral("3"));
    }

    void problemsStandInTheirRow() // VAL-34
    {
        LimitsTableModel limits(m_session.get());
        limits.setQueue(0, QueuePath("root.sales"));

        QVERIFY(limits.setData(limits.index(0, 0), QStringLiteral("9lives"), Qt::EditRole));
        QTRY_VERIFY(!m_session->isBusy());

        const int column = limits.columnOf(LimitsTableModel::ColumnKind::Problem);
        QVERIFY(limits.index(0, column).data().toString().contains(QStringLiteral("9lives")));
        QVERIFY(limits.index(1, column).data().toString().isEmpty());
    }

    void findingsKeepTheirRowsWhenOthersGo()
    {
        FindingsModel findings;
        ModelGuard guard(&findings);
        open("partitions: [{name: default, queues: [{name: root, queues: [{name: 'a b'}, {name: 'c d'}]}]}]");
        findings.setFindings(m_session->verdict().findings);
        QCOMPARE(findings.rowCount(), 2);
        QCOMPARE(findings.count(config::Severity::Error), 2);
        const QPersistentModelIndex second = findings.index(1, 0);

        open("# one more line\npartitions: [{name: default, queues: [{name: root, queues: [{name: 'c "
             "d'}]}]}]");
        findings.setFindings(m_session->verdict().findings);

        QCOMPARE(findings.rowCount(), 1);
        QVERIFY(second.isValid());
        QCOMPARE(second.row(), 0);
        QCOMPARE(findings.index(0, FindingsModel::LineColumn).data().toInt(), 2);
        findings.setFindings({});
        QCOMPARE(findings.rowCount(), 0);
    }

    void theWorstFindingsComeFirst()
    {
        FindingsModel findings;
        ModelGuard guard(&findings);
        open("partitions: [{name: default, queues: [{name: a, resources: {max: {cpu: 1}}}, {name: 'c d'}]}]");
        findings.setFindings(m_session->verdict().findings);

        QCOMPARE(findings.rowCount(), 2);
        QCOMPARE(findings.finding(0).rule, std::string("VAL-42"));
        QCOMPARE(findings.finding(1).rule, std::string("CFG-LINT-1"));
        QCOMPARE(findings.count(config::Severity::Warning), 1);
    }

private:
    void edit(ConfigSession::Operation operation)
    {
        m_session->edit(std::move(operation));
        QTRY_VERIFY(!m_session->isBusy());
    }

    void open(const char* text)
    {
        const QString path = m_dir->filePath(QStringLiteral("queues.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        file.write(text);
        file.close();
        QSignalSpy opened(m_session.get(), &ConfigSession::opened);
        m_session->open(path);
        QTRY_COMPARE(opened.count(), 1);
    }

    static QStringList headers(const LimitsTableModel& limits)
    {
        QStringList result;
        for (int column = 0; column < limits.columnCount(); ++column)
            result << limits.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        return result;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<ConfigSession> m_session;
};

QUOTADECK_TEST(TestLimitsModels, QCoreApplication)
} // namespace tst_limitsmodels

#include "tst_limitsmodels.moc"
