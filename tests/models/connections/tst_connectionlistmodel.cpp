// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/connections/connectionlistmodel.h"
#include "tests/support/modelguard.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_connectionlistmodel {
using namespace quotadeck;
using namespace quotadeck::models;
using namespace std::chrono_literals;
using quotadeck::test::dump;
using quotadeck::test::ModelGuard;

namespace {
const SystemTime kNow{1000h};

ConnectionState connection(const char* id, const char* name,
                           connect::Environment environment = connect::Environment::None)
{
    ConnectionState state;
    state.profile = {.id = id,
                     .name = name,
                     .environment = environment,
                     .reach = connect::AddressReach{.url = std::string("http://") + id}};
    return state;
}

SourceStatus status(SourceState state, SystemTime lastGood = kNow - 12s)
{
    SourceStatus result;
    result.kind = SourceKind::Rest;
    result.state = state;
    result.lastGood = lastGood;
    return result;
}

ClusterOverview busy()
{
    ClusterOverview overview;
    overview.isHealthy = true;
    overview.mostUsedQueue = QStringLiteral("root.a");
    overview.mostUsed = Share(97, 100);
    overview.atLimit = QStringList{QStringLiteral("anna: vcore 8 of 8 at root.a")};
    return overview;
}

QVariant cell(const ConnectionListModel& model, const char* id, int column, int role = Qt::DisplayRole)
{
    return model.indexOf(QString::fromLatin1(id)).siblingAtColumn(column).data(role);
}
} // namespace

class TestConnectionListModel : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void showsTheStateOfEachCluster()
    {
        ConnectionListModel model;
        const ModelGuard guard(&model);
        model.setNow(kNow);
        auto live = connection("a", "Berlin", connect::Environment::Production);
        live.status = status(SourceState::Live);
        live.overview = busy();
        live.unappliedEdits = QStringLiteral("queues.yaml");
        model.setConnections({live, connection("b", "Hamburg")});
        QCOMPARE(dump(model),
                 (QStringList{
                     QStringLiteral("Berlin|Production|live|12 s|Healthy|root.a 97%|1|queues.yaml|http://a"),
                     QString::fromUtf8("Hamburg|–|not read|–|–|–|–|–|http://b")}));
        QCOMPARE(cell(model, "a", ConnectionListModel::QueueColumn, StateRole).toInt(),
                 int(RowState::Critical));
        QCOMPARE(cell(model, "a", ConnectionListModel::LimitColumn, StateRole).toInt(),
                 int(RowState::Warning));
        QCOMPARE(cell(model, "a", ConnectionListModel::LimitColumn, Qt::ToolTipRole).toString(),
                 QStringLiteral("anna: vcore 8 of 8 at root.a"));
    }

    void anErrorStaysBesideTheLastData()
    {
        ConnectionListModel model;
        const ModelGuard guard(&model);
        model.setNow(kNow);
        auto lost = connection("a", "Berlin");
        lost.status = status(SourceState::Live);
        lost.overview = busy();
        model.setConnections({lost});
        QVERIFY(!cell(model, "a", ConnectionListModel::QueueColumn, EmphasisRole).isValid());

        lost.status = status(SourceState::Retrying);
        lost.status->error = Error{ErrorCode::Network, "/ws/v1/clusters", "connection refused"};
        model.setConnections({lost});
        QCOMPARE(cell(model, "a", ConnectionListModel::StateColumn).toString(), QStringLiteral("retrying"));
        QCOMPARE(cell(model, "a", ConnectionListModel::StateColumn, StateRole).toInt(),
                 int(RowState::Warning));
        QCOMPARE(cell(model, "a", ConnectionListModel::StateColumn, Qt::ToolTipRole).toString(),
                 QStringLiteral("/ws/v1/clusters: connection refused"));
        QCOMPARE(cell(model, "a", ConnectionListModel::QueueColumn).toString(), QStringLiteral("root.a 97%"));
        QCOMPARE(cell(model, "a", ConnectionListModel::QueueColumn, EmphasisRole).toInt(),
                 int(Emphasis::Dim));

        lost.status->state = SourceState::Unauthorized;
        model.setConnections({lost});
        QCOMPARE(cell(model, "a", ConnectionListModel::StateColumn, StateRole).toInt(),
                 int(RowState::Critical));
    }

    void failedHealthChecksAreCountedAndNamed()
    {
        ConnectionListModel model;
        const ModelGuard guard(&model);
        auto sick = connection("a", "Berlin");
        sick.overview = ClusterOverview();
        sick.overview->isHealthy = false;
        sick.overview->failedChecks = {QStringLiteral("nodes"), QStringLiteral("orphans")};
        model.setConnections({sick});
        QVERIFY(cell(model, "a", ConnectionListModel::HealthColumn)
                    .toString()
                    .startsWith(QStringLiteral("2 check")));
        QCOMPARE(cell(model, "a", ConnectionListModel::HealthColumn, Qt::ToolTipRole).toString(),
                 QStringLiteral("nodes\norphans"));
        QCOMPARE(cell(model, "a", ConnectionListModel::HealthColumn, StateRole).toInt(),
                 int(RowState::Critical));
    }

    void agesGrowByThemselves()
    {
        ConnectionListModel model;
        ModelGuard guard(&model);
        model.setNow(kNow);
        auto live = connection("a", "Berlin");
        live.status = status(SourceState::Live);
        model.setConnections({live, connection("b", "Hamburg")});
        guard.changes.clear();
        model.setNow(kNow + 110s);
        QCOMPARE(cell(model, "a", ConnectionListModel::AgeColumn).toString(), QStringLiteral("2 min"));
        QCOMPARE(guard.changes.count(), 1);
        model.setNow(kNow + 111s);
        QCOMPARE(guard.changes.count(), 1); // still 2 min
    }

    void connectionsComeGoAndAreRenamed()
    {
        ConnectionListModel model;
        const ModelGuard guard(&model);
        model.setConnections({connection("a", "Berlin"), connection("b", "Hamburg")});
        model.setConnections({connection("b", "Bremen"), connection("c", "Kiel"), connection("", "nobody")});
        QCOMPARE(model.rowCount(), 2);
        QCOMPARE(cell(model, "b", ConnectionListModel::NameColumn).toString(), QStringLiteral("Bremen"));
        QVERIFY(!model.indexOf(QStringLiteral("a")).isValid());
    }

    void theMarkOfProductionIsRed()
    {
        ConnectionListModel model;
        const ModelGuard guard(&model);
        auto own = connection("a", "Berlin", connect::Environment::Production);
        own.profile.colour = "#00ff00";
        auto green = connection("b", "Hamburg");
        green.profile.colour = "#00ff00";
        model.setConnections({own, green, connection("c", "Kiel")});
        const auto colour = [&model](const char* id) {
            return cell(model, id, ConnectionListModel::NameColumn, ColorRole).toString();
        };
        QCOMPARE(colour("a"), QStringLiteral("#b3261e"));
        QCOMPARE(colour("b"), QStringLiteral("#00ff00"));
        QCOMPARE(colour("c"), QString());
        model.setConnections({own, green, connection("c", "Kiel", connect::Environment::Staging)});
        QVERIFY(!colour("c").isEmpty());
    }

    void filtersByNameEnvironmentAndAddress()
    {
        ConnectionListModel model;
        const ModelGuard guard(&model);
        model.setConnections(
            {connection("a", "Berlin", connect::Environment::Lab), connection("b", "Hamburg")});
        for (const char* text : {"berl", "LAB", "http://a"}) {
            QVERIFY(model.setFilter(QString::fromLatin1(text)));
            QCOMPARE(model.rowCount(), 1);
            QVERIFY(model.indexOf(QStringLiteral("a")).isValid());
        }
        QVERIFY(model.setFilter({}));
        QCOMPARE(model.rowCount(), 2);
    }

    void sortsByWhatTheCellsMean()
    {
        ConnectionListModel model;
        const ModelGuard guard(&model);
        model.setNow(kNow);
        auto old = connection("a", "Berlin", connect::Environment::Lab);
        old.status = status(SourceState::Live, kNow - 3h);
        auto young = connection("b", "Hamburg", connect::Environment::Production);
        young.status = status(SourceState::Live, kNow - 12s);
        model.setConnections({old, young});
        model.sort(ConnectionListModel::AgeColumn);
        QCOMPARE(model.idOf(model.index(0, 0)), QStringLiteral("b"));
        model.sort(ConnectionListModel::EnvironmentColumn);
        QCOMPARE(model.idOf(model.index(0, 0)), QStringLiteral("a"));
    }
};

QUOTADECK_TEST(TestConnectionListModel, QCoreApplication)
} // namespace tst_connectionlistmodel

#include "tst_connectionlistmodel.moc"
