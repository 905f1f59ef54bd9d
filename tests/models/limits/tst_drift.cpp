// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/driftsession.h"
#include "models/limits/limitstablemodel.h"
#include "models/limits/queueoutlinemodel.h"
#include "tests/support/insightcase.h"
#include "tests/support/modelguard.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTest>

namespace tst_drift {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
QByteArray with(QByteArray text, const QByteArray& before, const QByteArray& after)
{
    if (text.count(before) != 1)
        qFatal("not once in the text: %s", before.constData());
    return text.replace(before, after);
}

SchedulerConfigPtr configOf(const QByteArray& text)
{
    return readConfiguration(text.toStdString());
}

QString linesAt(const Drift& drift, const char* path)
{
    const auto found = drift.places.find({"default", path});
    return found == drift.places.end() ? QStringLiteral("none")
                                       : found->second.sign() + u' ' + found->second.lines.join(u'|');
}
} // namespace

class TestDrift : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalSidesDifferNowhere()
    {
        test::SessionFile file(test::kInsightConfig);
        // Another order of keys and another spelling of an amount are no difference in meaning.
        const auto cluster = configOf(with(with(test::kInsightConfig, "{vcore: 100}", "{vcore: 100000m}"),
                                           "memory: 64Gi", "memory: 65536Mi"));

        const Drift drift = driftOf(file.session.revision(), configOf(test::kInsightConfig), cluster);

        QVERIFY(drift.places.empty());
        QVERIFY(drift.below.empty());
        QVERIFY(drift.limits.empty());
    }

    void theValuesOfTheSidesThatDifferAreSaid()
    {
        test::SessionFile file(test::kInsightConfig);
        const auto saved = configOf(with(test::kInsightConfig, "{vcore: 100}", "{vcore: 90}"));
        const auto cluster = configOf(with(test::kInsightConfig, "{vcore: 100}", "{vcore: 80}"));
        const ConfigRevisionPtr edited = file.session.revision();

        QCOMPARE(linesAt(driftOf(edited, nullptr, cluster), "root.data"),
                 QStringLiteral("C resources.max.vcore: here 100, cluster 80"));
        QCOMPARE(linesAt(driftOf(edited, saved, nullptr), "root.data"),
                 QStringLiteral("S resources.max.vcore: edited 100, saved 90"));
        QCOMPARE(linesAt(driftOf(edited, saved, cluster), "root.data"),
                 QStringLiteral("SC resources.max.vcore: edited 100, saved 90, cluster 80"));
        const auto unset = configOf(with(test::kInsightConfig, "      resources: {max: {vcore: 100}}\n", ""));
        QCOMPARE(linesAt(driftOf(edited, nullptr, unset), "root.data"),
                 QStringLiteral("C resources.max.vcore: here 100, cluster not set"));
    }

    void theQueuesAboveKnowOfIt()
    {
        test::SessionFile file(test::kInsightConfig);
        const auto cluster = configOf(
            with(test::kInsightConfig, "{name: etl}", "{name: etl, resources: {max: {vcore: 5}}}"));

        const Drift drift = driftOf(file.session.revision(), nullptr, cluster);

        QCOMPARE(linesAt(drift, "root.data.etl"),
                 QStringLiteral("C resources.max.vcore: here not set, cluster 5"));
        QCOMPARE(drift.places.size(), 1U);
        QCOMPARE(drift.below.size(), 2U);
        QVERIFY(drift.below.at({"default", "root"}).isFromCluster);
        QVERIFY(!drift.below.at({"default", "root.data"}).isFromSaved);
    }

    void queuesOfOneSideAreMarkedWhereTheyAreOrWouldBe()
    {
        test::SessionFile file(test::kInsightConfig);
        const auto more = configOf(with(test::kInsightConfig, "[{name: etl}]",
                                        "[{name: etl}, {name: ml, resources: {max: {vcore: 1}}}]"));
        const auto none
            = configOf(with(test::kInsightConfig, "[{name: etl}]", "[{name: other, maxapplications: 2}]"));

        QCOMPARE(linesAt(driftOf(file.session.revision(), more, more), "root.data"),
                 QStringLiteral("SC root.data.ml: only in the saved file and in the cluster"));
        const Drift drift = driftOf(file.session.revision(), nullptr, none);
        QCOMPARE(linesAt(drift, "root.data.etl"), QStringLiteral("C queue: not in the cluster"));
        QCOMPARE(linesAt(drift, "root.data"), QStringLiteral("C root.data.other: only in the cluster"));
    }

    void limitsAreMarkedOneByOne()
    {
        test::SessionFile file(test::kInsightConfig);
        const auto cluster = configOf(with(test::kInsightConfig, "memory: 64Gi}, maxapplications: 4",
                                           "memory: 32Gi}, maxapplications: 4"));

        const Drift drift = driftOf(file.session.revision(), nullptr, cluster);

        const auto& limits = drift.limits.at({"default", "root.data"});
        QCOMPARE(limits.size(), 2U);
        QCOMPARE(limits[0].lines,
                 QStringList(QStringLiteral("maxresources.memory: here 64 GiB, cluster 32 GiB")));
        QVERIFY(limits[1].isEmpty());
        const QString lines = linesAt(drift, "root.data"); // singular or plural, as the translation has it
        QVERIFY2(
            lines.startsWith(QStringLiteral("C limit for group"))
                && lines.endsWith(QStringLiteral(" ds, maxresources.memory: here 64 GiB, cluster 32 GiB")),
            qPrintable(lines));
    }

    void aLimitThatTheClusterLacksIsMarked()
    {
        test::SessionFile file(test::kInsightConfig);
        const auto cluster
            = configOf(with(test::kInsightConfig, "      - {users: ['*'], maxresources: {vcore: 8}}\n", ""));

        const Drift drift = driftOf(file.session.revision(), nullptr, cluster);

        const auto& limits = drift.limits.at({"default", "root.data"});
        QVERIFY(limits[0].isEmpty());
        QCOMPARE(limits[1].lines.size(), 1);
        QVERIFY(limits[1].lines.front().endsWith(QStringLiteral(" *: not in the cluster")));
    }

    void usersInOneListOrInTwoAreTheSame()
    {
        const QByteArray joined = with(test::kInsightConfig, "{users: ['*'], maxresources: {vcore: 8}}",
                                       "{users: [ann, bob], maxresources: {vcore: 8}}");
        const QByteArray apart = with(
            test::kInsightConfig, "{users: ['*'], maxresources: {vcore: 8}}",
            "{users: [ann], maxresources: {vcore: 8}}\n      - {users: [bob], maxresources: {vcore: 8}}");
        test::SessionFile file(joined);

        const Drift drift = driftOf(file.session.revision(), nullptr, configOf(apart));

        QVERIFY(drift.places.empty());
    }

    void placementRulesHaveAMarkOfTheirOwn()
    {
        test::SessionFile file(test::kInsightConfig);
        const auto cluster = configOf(with(test::kInsightConfig, "create: true", "create: false"));

        const Drift drift = driftOf(file.session.revision(), nullptr, cluster);

        QVERIFY(drift.places.empty());
        QCOMPARE(drift.rules.at("default").lines,
                 QStringList(QStringLiteral("placement rule 1 (user), create: here true, cluster false")));
    }

    void theOutlineShowsWhatDiffers()
    {
        test::SessionFile file(test::kInsightConfig);
        QueueOutlineModel outline;
        test::ModelGuard guard(&outline);
        outline.setRevision(file.session.revision());
        const auto cell = [&outline](const char* path, int role) {
            return outline.indexOfQueue(QueuePath(path))
                .siblingAtColumn(QueueOutlineModel::DriftColumn)
                .data(role)
                .toString();
        };
        QCOMPARE(cell("root.data", Qt::DisplayRole), QString());
        const auto cluster = configOf(with(test::kInsightConfig, "{vcore: 100}", "{vcore: 80}"));

        outline.setDrift(std::make_shared<const Drift>(driftOf(file.session.revision(), nullptr, cluster)));

        QCOMPARE(cell("root.data", Qt::DisplayRole), QStringLiteral("C"));
        QCOMPARE(cell("root", Qt::DisplayRole), QStringLiteral("(C)"));
        QCOMPARE(cell("root.data.etl", Qt::DisplayRole), QString());
        const QString spoken
            = QStringLiteral("Differs from the cluster\nresources.max.vcore: here 100, cluster 80");
        QCOMPARE(cell("root.data", Qt::AccessibleTextRole), spoken);
        QCOMPARE(cell("root.data", Qt::ToolTipRole), spoken);
        QCOMPARE(cell("root", Qt::AccessibleTextRole),
                 QStringLiteral("Queues below differ from the cluster"));

        QVERIFY(outline.setFilter(QStringLiteral("drift:saved,cluster")));
        QCOMPARE(outline.matchCount(), 1);
        QVERIFY(outline.setFilter(QStringLiteral("drift:saved")));
        QCOMPARE(outline.matchCount(), 0);
        QVERIFY(outline.setFilter({}));

        outline.setDrift(nullptr); // unknown is shown as nothing
        QCOMPARE(cell("root.data", Qt::DisplayRole), QString());
        QCOMPARE(cell("root", Qt::DisplayRole), QString());
    }

    void aPartitionThatOnlyTheClusterHasIsMarkedAtTheFirstOne()
    {
        const QByteArray gpu = "- {name: gpu, queues: [{name: root, queues: [{name: ml}]}]}\n";
        const QByteArray cpu = "- {name: cpu, queues: [{name: root, queues: [{name: web}]}]}\n";
        for (const QByteArray& others : {QByteArray(), cpu}) { // one partition has no row above its queues
            test::SessionFile file(test::kInsightConfig + others);
            QueueOutlineModel outline;
            test::ModelGuard guard(&outline);
            outline.setRevision(file.session.revision());
            const auto inCluster = configOf(test::kInsightConfig + others + gpu);

            outline.setDrift(
                std::make_shared<const Drift>(driftOf(file.session.revision(), nullptr, inCluster)));

            const QModelIndex first = outline.index(0, QueueOutlineModel::DriftColumn);
            QCOMPARE(outline.row(first).kind, OutlineRow::Kind::Partition);
            QCOMPARE(outline.row(first).partitionName, QStringLiteral("default"));
            QCOMPARE(first.data().toString(), QStringLiteral("C"));
            QCOMPARE(first.data(Qt::ToolTipRole).toString(),
                     QStringLiteral("Differs from the cluster\npartition gpu: only in the cluster"));
            QVERIFY(outline.setFilter(QStringLiteral("drift:saved,cluster")));
            QCOMPARE(outline.matchCount(), 1);
            QVERIFY(outline.setFilter({}));

            outline.setDrift(nullptr);

            QCOMPARE(outline.index(0, QueueOutlineModel::DriftColumn).data().toString(), QString());
        }
    }

    void theTableOfLimitsShowsWhatDiffers()
    {
        test::SessionFile file(test::kInsightConfig);
        LimitsTableModel limits(&file.session);
        test::ModelGuard guard(&limits);
        limits.setQueue(0, QueuePath("root.data"));
        const int column = limits.columnOf(LimitsTableModel::ColumnKind::Drift);
        QCOMPARE(limits.headerData(column, Qt::Horizontal).toString(), QStringLiteral("Drift"));
        const auto cluster = configOf(with(test::kInsightConfig, "{vcore: 8}", "{vcore: 7}"));

        limits.setDrift(std::make_shared<const Drift>(driftOf(file.session.revision(), nullptr, cluster)));

        QCOMPARE(limits.index(0, column).data().toString(), QString());
        QCOMPARE(limits.index(1, column).data().toString(), QStringLiteral("C"));
        QCOMPARE(limits.index(1, column).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Differs from the cluster\nmaxresources.vcore: here 8, cluster 7"));
        QVERIFY(!limits.flags(limits.index(1, column)).testFlag(Qt::ItemIsEditable));
    }

    /// The mark follows one limit through an edit, its undo, a save and the cluster taking it up.
    void oneEditMarksItsLimitAndNoOther()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setActive(readActiveConfiguration(test::kInsightConfig.toStdString()));
        DriftSession session(&source);
        LimitsTableModel limits(&file.session);
        QueueOutlineModel outline;
        const test::ModelGuard guard(&limits);
        limits.setQueue(0, QueuePath("root.data"));
        outline.setRevision(file.session.revision());
        const auto show = [&] {
            outline.setRevision(file.session.revision());
            outline.setDrift(session.drift());
            limits.setDrift(session.drift());
        };
        connect(&session, &DriftSession::changed, &limits, show);
        connect(&session, &DriftSession::confirmed, &limits, show);
        const int column = limits.columnOf(LimitsTableModel::ColumnKind::Drift);
        const auto all = [&limits, column](int role) {
            QStringList cells;
            for (int row = 0; row < limits.rowCount(); ++row)
                cells << limits.index(row, column).data(role).toString();
            return cells;
        };
        const auto outlined = [&outline](const char* path) {
            return outline.indexOfQueue(QueuePath(path))
                .siblingAtColumn(QueueOutlineModel::DriftColumn)
                .data()
                .toString();
        };
        const QStringList none{QString(), QString()};
        session.setWatched(true);
        QTRY_VERIFY(session.drift() && session.drift()->isClusterKnown);
        QCOMPARE(all(Qt::DisplayRole), none);

        file.replace("{vcore: 8}", "{vcore: 7}");
        QTRY_COMPARE(all(Qt::DisplayRole), QStringList({QString(), QStringLiteral("SC")}));
        QCOMPARE(all(Qt::ToolTipRole),
                 QStringList({QString(),
                              QStringLiteral("Differs from the saved file and from the cluster\n"
                                             "maxresources.vcore: edited 7, saved 8, cluster 8")}));
        QCOMPARE(outlined("root.data"), QStringLiteral("SC"));
        QCOMPARE(outlined("root"), QStringLiteral("(SC)"));
        QCOMPARE(outlined("root.data.etl"), QString());

        file.session.undo();
        QTRY_VERIFY(!file.session.isBusy() && file.text().contains("{vcore: 8}"));
        QCOMPARE(all(Qt::DisplayRole), none); // at once: what was found is of an older text
        QTRY_VERIFY(session.drift()->revision == file.session.revision());
        QCOMPARE(all(Qt::DisplayRole), none);
        QCOMPARE(all(Qt::ToolTipRole), none);
        QCOMPARE(outlined("root.data"), QString());
        QVERIFY(!session.drift()->hasMarks());

        file.session.redo();
        QTRY_COMPARE(all(Qt::DisplayRole), QStringList({QString(), QStringLiteral("SC")}));
        file.session.save();
        QTRY_COMPARE(all(Qt::DisplayRole), QStringList({QString(), QStringLiteral("C")}));
        QCOMPARE(all(Qt::ToolTipRole),
                 QStringList({QString(),
                              QStringLiteral("Differs from the cluster\n"
                                             "maxresources.vcore: here 7, cluster 8")}));
        source.setActive(readActiveConfiguration(file.text().toStdString())); // applied
        QTRY_COMPARE(all(Qt::DisplayRole), none);
    }

    void marksOfAnOlderTextAreOfNoLimit()
    {
        test::SessionFile file(test::kInsightConfig);
        LimitsTableModel limits(&file.session);
        limits.setQueue(0, QueuePath("root.data"));
        const int column = limits.columnOf(LimitsTableModel::ColumnKind::Drift);
        const auto cluster = configOf(with(test::kInsightConfig, "{vcore: 8}", "{vcore: 7}"));
        const auto mark = [&] {
            limits.setDrift(
                std::make_shared<const Drift>(driftOf(file.session.revision(), nullptr, cluster)));
            return limits.index(1, column).data().toString();
        };
        QCOMPARE(mark(), QStringLiteral("C"));
        const auto older = std::make_shared<const Drift>(driftOf(file.session.revision(), nullptr, cluster));

        file.replace("      limits:\n", "      limits:\n      - {users: [zoe], maxresources: {vcore: 1}}\n");
        limits.setDrift(older); // its second limit is the third now

        QCOMPARE(limits.rowCount(), 3);
        for (int row = 0; row < limits.rowCount(); ++row)
            QCOMPARE(limits.index(row, column).data().toString(), QString());
        mark();
        QCOMPARE(limits.index(2, column).data().toString(), QStringLiteral("C"));
    }

    void anotherFileHasNoMarksOfTheOneBefore()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        DriftSession session(&source);
        session.setWatched(true);
        file.replace("{vcore: 100}", "{vcore: 90}");
        QTRY_VERIFY(session.drift() && !session.drift()->places.empty());
        QTemporaryDir dir;
        const QString other = dir.filePath(QStringLiteral("other.yaml"));
        QFile disk(other);
        QVERIFY(disk.open(QIODevice::WriteOnly));
        disk.write(test::kInsightConfig);
        disk.close();
        bool isForgotten = false;
        connect(&file.session, &ConfigSession::opened, this,
                [&] { isForgotten = session.drift() == nullptr; });

        file.session.open(other);

        QTRY_VERIFY(session.drift() && session.drift()->revision == file.session.revision()
                    && file.session.path() == other);
        QVERIFY(isForgotten);
        QVERIFY(session.drift()->places.empty());
        disconnect(&file.session, nullptr, this, nullptr);
    }

    void anEditWithoutADifferenceConfirmsTheMarks()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        source.setActive(
            readActiveConfiguration(with(test::kInsightConfig, "{vcore: 100}", "{vcore: 80}").toStdString()));
        DriftSession session(&source);
        session.setWatched(true);
        QTRY_VERIFY(session.drift());
        QSignalSpy changed(&session, &DriftSession::changed);
        QSignalSpy confirmed(&session, &DriftSession::confirmed);

        file.replace("- name: default", "- name: default   # the only one");
        QTRY_VERIFY(session.drift()->revision == file.session.revision());

        QVERIFY(confirmed.count() > 0);
        QCOMPARE(changed.count(), 0);
        QCOMPARE(linesAt(*session.drift(), "root.data"),
                 QStringLiteral("C resources.max.vcore: here 100, cluster 80"));
    }

    void onlyRowsWithAnotherMarkAreAnnounced()
    {
        test::SessionFile file(test::kInsightConfig);
        QueueOutlineModel outline;
        outline.setRevision(file.session.revision());
        const auto cluster = configOf(with(test::kInsightConfig, "{vcore: 100}", "{vcore: 80}"));
        const auto drift = [&] {
            return std::make_shared<const Drift>(driftOf(file.session.revision(), nullptr, cluster));
        };
        QSignalSpy announced(&outline, &QAbstractItemModel::dataChanged);
        outline.setDrift(drift());
        QVERIFY(announced.count() > 0);
        announced.clear();
        outline.setDrift(drift()); // another one with the same marks
        QCOMPARE(announced.count(), 0);
    }

    void allThreeSidesAreFollowed()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        DriftSession session(&source);
        QSignalSpy changed(&session, &DriftSession::changed);
        const auto text
            = [&session] { return session.drift() ? linesAt(*session.drift(), "root.data") : QString(); };
        session.setWatched(true);
        QTRY_COMPARE(text(), QStringLiteral("none")); // no cluster is known

        file.replace("{vcore: 100}", "{vcore: 90}");
        QTRY_COMPARE(text(), QStringLiteral("S resources.max.vcore: edited 90, saved 100"));

        source.setActive(
            readActiveConfiguration(with(test::kInsightConfig, "{vcore: 100}", "{vcore: 80}").toStdString()));
        QTRY_COMPARE(text(), QStringLiteral("SC resources.max.vcore: edited 90, saved 100, cluster 80"));

        file.session.save();
        QTRY_COMPARE(text(), QStringLiteral("C resources.max.vcore: here 90, cluster 80"));

        source.setActive(nullptr);
        QTRY_COMPARE(text(), QStringLiteral("none"));
    }

    void whatAnotherProgramWroteIsWhatTheFileHolds()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        DriftSession session(&source);
        session.setWatched(true);
        QTRY_VERIFY(session.drift());

        QFile disk(file.path());
        QVERIFY(disk.open(QIODevice::WriteOnly));
        disk.write(with(test::kInsightConfig, "{vcore: 100}", "{vcore: 70}"));
        disk.close();

        QTRY_COMPARE(linesAt(*session.drift(), "root.data"),
                     QStringLiteral("S resources.max.vcore: edited 100, saved 70"));
    }

    void nothingIsComparedUnlessItIsWatched()
    {
        test::SessionFile file(test::kInsightConfig);
        InsightSource source(&file.session);
        DriftSession session(&source);
        QSignalSpy changed(&session, &DriftSession::changed);

        file.replace("{vcore: 100}", "{vcore: 90}");
        QCoreApplication::processEvents();
        QCOMPARE(changed.count(), 0);

        session.setWatched(true);
        QTRY_COMPARE(changed.count(), 1);
        // An edit that changes no difference is not announced.
        file.replace("- name: default", "- name: default   # the only one");
        QCoreApplication::processEvents();
        QCOMPARE(changed.count(), 1);
    }
};

QUOTADECK_TEST(TestDrift, QCoreApplication)
} // namespace tst_drift

#include "tst_drift.moc"
