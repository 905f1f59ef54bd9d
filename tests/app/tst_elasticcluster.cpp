// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace.h"
#include "models/elastic/elastictreemodel.h"
#include "tests/app/workspacetest.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/elastic/elasticpage.h"
#include "ui/widgets/detailtable.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_elasticcluster {
using namespace quotadeck;
using app::Workspace;
using models::ElasticTreeModel;

namespace {
cli::SimulatorSource scenario(const char* name)
{
    return {std::string(QUOTADECK_RESOURCES "/scenarios/") + name + ".yaml"};
}

bool hasText(QWidget& parent, const QString& part)
{
    const auto labels = parent.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [&part](const QLabel* label) {
        return label->isVisibleTo(label->window()) && label->text().contains(part);
    });
}
} // namespace

/// The Elastic page with a cluster as its source, a simulated and a real one.
class TestElasticCluster : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_shared = std::make_unique<app::Shared>(m_dir->filePath(QStringLiteral("workspace.json")));
        m_workspace = std::make_unique<Workspace>(m_shared.get(), Workspace::Memory::Ignore);
    }
    void cleanup() { m_workspace.reset(); }

    void aSimulationIsShownAsItRuns() // W1
    {
        start(scenario("elastic-four-teams"));
        QTRY_COMPARE(cell("team-d", ElasticTreeModel::RuntimeColumn), QStringLiteral("40"));
        QCOMPARE(cell("team-a", ElasticTreeModel::RuntimeColumn), QStringLiteral("5"));
        QCOMPARE(cell("team-b", ElasticTreeModel::RuntimeColumn), QStringLiteral("20"));
        QCOMPARE(cell("team-c", ElasticTreeModel::RuntimeColumn), QStringLiteral("35"));
        QTRY_COMPARE(cell("team-d", ElasticTreeModel::UsedColumn), QStringLiteral("40"));
        select("team-d");
        auto* pods = test::viewOf<ui::DetailTable>(m_workspace->window(), "Pods of the group");
        QTRY_COMPARE(pods->rowCount(), 50);
        QCOMPARE(pods->item(0, 1)->text(), QStringLiteral("waiting"));
        QVERIFY(hasText(m_workspace->window(), QStringLiteral("40 running, 30 waiting.")));
        QVERIFY(test::viewOf<QLineEdit>(m_workspace->window(), "Cluster total")->isReadOnly());
    }

    void aSimulatedClusterTakesEdits()
    {
        start(scenario("elastic-four-teams"));
        QTRY_COMPARE(cell("team-a", ElasticTreeModel::RuntimeColumn), QStringLiteral("5"));
        select("team-b");
        type("Max", "18");
        QTRY_COMPARE(cell("team-b", ElasticTreeModel::MaxColumn), QStringLiteral("18"));
        QTRY_COMPARE(cell("team-b", ElasticTreeModel::RuntimeColumn), QStringLiteral("18"));
    }

    void whatItsRulesRefuseIsTold() // V4
    {
        start(scenario("elastic-four-teams"));
        QTRY_COMPARE(cell("team-a", ElasticTreeModel::RuntimeColumn), QStringLiteral("5"));
        select("team-b");
        QSignalSpy refused(&m_workspace->elasticMonitor(), &models::ElasticMonitor::changeRefused);
        type("Max", "3");
        QCOMPARE(refused.count(), 1);
        const auto error = refused.front().front().value<Error>();
        QVERIFY2(error.message.english().ends_with("[V4]"), error.message.english().c_str());
        QCOMPARE(test::viewOf<QLineEdit>(m_workspace->window(), "Max")->text(), QStringLiteral("60"));
    }

    void aScenarioWithQueuesHasNoCluster()
    {
        start(scenario("elastic-four-teams"));
        QTRY_VERIFY(m_workspace->elasticMonitor().state() != nullptr);
        cli::WindowOptions options;
        options.source = scenario("node-loss");
        m_workspace->start(options);
        QCOMPARE(m_workspace->elasticMonitor().kind(), SourceKind::None);
        QVERIFY(!m_workspace->elasticMonitor().state());
    }

    /// W3: the runtime of the cluster stands beside ours, with the reason where they differ (D11).
    void aRealClusterIsShownBesideOurs()
    {
        testing::ReplayServer server;
        testing::Behaviour behaviour;
        behaviour.body
            = "{\"a\":{\"name\":\"a\",\"max\":{\"gpu\":\"10\"},\"min\":{\"gpu\":\"4\"},"
              "\"childRequest\":{\"gpu\":\"9\"},\"request\":{\"gpu\":\"9\"},\"used\":{\"gpu\":\"3\"},"
              "\"runtime\":{\"gpu\":\"5\"}}}";
        server.set("/apis/v1/plugins/ElasticQuota/quotas", behaviour);
        start(cli::RestSource{{.url = server.url().toStdString(), .cluster = {}},
                              cli::SystemKind::Koordinator});
        QTRY_COMPARE(cell("a", ElasticTreeModel::SavedRuntimeColumn), QStringLiteral("5"));
        QCOMPARE(cell("a", ElasticTreeModel::RuntimeColumn), QStringLiteral("unknown"));
        QCOMPARE(m_workspace->window().currentPageId(), QStringLiteral("elastic"));

        type("Cluster total", "8");
        QTRY_COMPARE(cell("a", ElasticTreeModel::RuntimeColumn), QStringLiteral("8"));
        QVERIFY(cell("a", ElasticTreeModel::NotesColumn).contains(QStringLiteral("cluster reports 5")));
        QVERIFY(hasText(m_workspace->window(), QStringLiteral("may be old")));
        QVERIFY(test::viewOf<QLineEdit>(m_workspace->window(), "Max")->isReadOnly());

        behaviour.status = 503;
        behaviour.body = "{\"message\":\"not the leader\"}";
        server.set("/apis/v1/plugins/ElasticQuota/quotas", behaviour);
        Q_EMIT m_workspace->window().refreshRequested();
        QTRY_VERIFY(m_workspace->elasticMonitor().status().error.has_value());
        QVERIFY(m_workspace->elasticMonitor().status().lastGood.has_value());
        QCOMPARE(cell("a", ElasticTreeModel::RuntimeColumn), QStringLiteral("8")); // what was read stays
    }

    void aSimulationTakesTheRulesForModelsAtOnce() // G7
    {
        start(scenario("elastic-cards-counted"));
        auto* rules = test::viewOf<QCheckBox>(m_workspace->window(), "Cards by model");
        QTRY_VERIFY(rules->isVisible());
        QVERIFY(!rules->isChecked());
        rules->click();
        QTRY_VERIFY(!m_workspace->elasticMonitor().state()->cluster->cards.empty());
        QTRY_VERIFY(rules->isChecked());
        rules->click();
        QTRY_VERIFY(m_workspace->elasticMonitor().state()->cluster->cards.empty());
    }

    void theLastSchedulerIsWatchedAgain()
    {
        testing::ReplayServer server;
        testing::Behaviour behaviour;
        behaviour.body = "{\"a\":{\"name\":\"a\",\"max\":{\"gpu\":\"10\"},\"runtime\":{\"gpu\":\"5\"}}}";
        server.set("/apis/v1/plugins/ElasticQuota/quotas", behaviour);
        m_workspace = std::make_unique<Workspace>(m_shared.get(), Workspace::Memory::Keep);
        start(cli::RestSource{{.url = server.url().toStdString(), .cluster = {}},
                              cli::SystemKind::Koordinator});
        QTRY_VERIFY(m_workspace->elasticMonitor().state() != nullptr);

        m_workspace = std::make_unique<Workspace>(m_shared.get(), Workspace::Memory::Keep);
        m_workspace->start({});
        QCOMPARE(m_workspace->elasticMonitor().kind(), SourceKind::Rest);
        QTRY_COMPARE(cell("a", ElasticTreeModel::SavedRuntimeColumn), QStringLiteral("5"));
        QCOMPARE(m_workspace->window().currentPageId(), QStringLiteral("elastic"));

        start(scenario("elastic-four-teams")); // takes its place
        m_workspace = std::make_unique<Workspace>(m_shared.get(), Workspace::Memory::Keep);
        m_workspace->start({});
        QCOMPARE(m_workspace->elasticMonitor().kind(), SourceKind::Simulator);
    }

    void whatIsWatchedAloneCanBeReadAtOnce()
    {
        testing::ReplayServer server;
        const char* const kQuotas = "/apis/v1/plugins/ElasticQuota/quotas";
        testing::Behaviour behaviour;
        behaviour.body = "{}";
        server.set(kQuotas, behaviour);
        const auto refresh = [this] {
            const auto actions = m_workspace->window().findChildren<QAction*>();
            return *std::ranges::find_if(
                actions, [](const QAction* action) { return action->shortcuts().contains(Qt::Key_F5); });
        };
        QVERIFY(!refresh()->isEnabled());
        start(cli::RestSource{{.url = server.url().toStdString(), .cluster = {}},
                              cli::SystemKind::Koordinator});
        QVERIFY(refresh()->isEnabled());
        QVERIFY(!hasText(m_workspace->window(), QStringLiteral("No source")));
        QTRY_VERIFY(m_workspace->elasticMonitor().state() != nullptr);
        const auto before = server.count(kQuotas);
        refresh()->trigger();
        QTRY_VERIFY(server.count(kQuotas) > before);
    }

private:
    void start(const cli::Source& source)
    {
        cli::WindowOptions options;
        options.source = source;
        options.page = "elastic";
        m_workspace->start(options);
        m_workspace->window().show();
    }

    [[nodiscard]] ui::TreeTable* table() const
    {
        return test::viewOf<ui::TreeTable>(m_workspace->window(), "Quota groups");
    }

    void select(const char* group) const { table()->setCurrentId(QLatin1String(group)); }

    [[nodiscard]] QString cell(const char* group, int column) const
    {
        const auto* model = table()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            if (model->index(row, 0).data().toString() == QLatin1String(group))
                return model->index(row, column).data().toString();
        }
        return {};
    }

    void type(const char* field, const char* text) const
    {
        auto* edit = test::viewOf<QLineEdit>(m_workspace->window(), field);
        edit->setFocus();
        edit->selectAll();
        QTest::keyClicks(edit, QLatin1String(text));
        QTest::keyClick(edit, Qt::Key_Return);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<app::Shared> m_shared;
    std::unique_ptr<Workspace> m_workspace;
};

QUOTADECK_TEST(TestElasticCluster, QApplication)
} // namespace tst_elasticcluster

#include "tst_elasticcluster.moc"
