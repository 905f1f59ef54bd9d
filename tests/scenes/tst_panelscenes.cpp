// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scenes/stage.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/limits/effectivepanel.h"
#include "ui/widgets/labels.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QToolButton>

namespace tst_panelscenes {
using namespace quotadeck;
using namespace quotadeck::test;

namespace {
const QString kTenant = QStringLiteral("root.tenants.genome-annotation-pipeline-production-north");
} // namespace

/// The panels below the limits editor.
class TestPanelScenes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_stage = std::make_unique<Stage>(); }
    void cleanup() { m_stage.reset(); }

    void manyProblems()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        breakRules();
        m_stage->showPanel(QStringLiteral("Problems"));
        auto* problems = seen<QTableView>(m_stage->window(), QStringLiteral("Problems in the file"));
        problems->selectRow(0);
        LOOK(*m_stage);
    }

    void theFixesOfAProblem()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        breakRules();
        m_stage->showPanel(QStringLiteral("Problems"));
        auto* problems = seen<QTableView>(m_stage->window(), QStringLiteral("Problems in the file"));
        const auto* fix
            = named<QToolButton>(*m_stage->window().page(QStringLiteral("limits")), QStringLiteral("Fix…"));
        for (int row = 0; row < problems->model()->rowCount() && !fix->isEnabled(); ++row)
            problems->selectRow(row);
        clickButton(QStringLiteral("Fix…"));
        QVERIFY(QApplication::activePopupWidget());
        LOOK(*m_stage);
        QApplication::activePopupWidget()->close();
    }

    void theSchedulerDisagrees()
    {
        testing::ReplayServer server;
        prepare(server);
        testing::Behaviour no;
        no.body
            = R"({"allowed": false, "reason": "configuration checksum does not match the one of the admission controller"})";
        server.set("/ws/v1/validate-conf", no);
        m_stage->watch(server.url().toStdString());
        m_stage->open();
        QTRY_VERIFY(m_stage->isTold<ui::ElidedLabel>(QStringLiteral("would reject")));
        LOOK(*m_stage);
    }

    void theSchedulerCannotBeAsked()
    {
        testing::ReplayServer server;
        prepare(server);
        server.set("/ws/v1/validate-conf", testing::Behaviour::Kind::Close);
        m_stage->watch(server.url().toStdString());
        m_stage->open();
        QTRY_VERIFY(m_stage->isTold<ui::ElidedLabel>(QStringLiteral("validation failed")));
        LOOK(*m_stage);
    }

    void nothingChanged()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->showPanel(QStringLiteral("Changes"));
        LOOK(*m_stage);
    }

    void manyChanges()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        changeLimits();
        m_stage->showPanel(QStringLiteral("Changes"));
        LOOK(*m_stage);
    }

    void comparedWithWhatIsInForce()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open(fullConfiguration().replace("vcore: 56, memory: 180Gi", "vcore: 50, memory: 180Gi"));
        changeLimits();
        m_stage->showPanel(QStringLiteral("Changes"));
        clickButton(QStringLiteral("Compare with Active Configuration"));
        LOOK(*m_stage);
    }

    void theImpactOfNothing()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->showPanel(QStringLiteral("Impact"));
        LOOK(*m_stage);
    }

    void theImpactOfEdits()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        changeLimits();
        m_stage->showPanel(QStringLiteral("Impact"));
        const auto* view = named<QAbstractItemView>(m_stage->window(),
                                                    QStringLiteral("Affected users, groups and queues"));
        QTRY_VERIFY(view->isVisible() && view->model()->rowCount() > 0);
        LOOK(*m_stage);
    }

    void theImpactWithoutASource()
    {
        m_stage->open();
        changeLimits();
        m_stage->showPanel(QStringLiteral("Impact"));
        LOOK(*m_stage);
    }

    void effectiveLimits()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        changeLimits();
        m_stage->showPanel(QStringLiteral("Effective"));
        auto* panel = m_stage->window().findChild<ui::EffectivePanel*>();
        fill(*panel, QStringLiteral("User"), QStringLiteral("erin"));
        fill(*panel, QStringLiteral("in queue"), QStringLiteral("root.engineering.test"));
        LOOK(*m_stage);
    }

    void effectiveLimitsOfNobody()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->showPanel(QStringLiteral("Effective"));
        LOOK(*m_stage);
    }

    void chargedGroups()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->edit("groups: [engineering]", "groups: [engineers]");
        m_stage->showPanel(QStringLiteral("Charged"));
        LOOK(*m_stage);
    }

    void chargedGroupsWithoutEdits()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->showPanel(QStringLiteral("Charged"));
        LOOK(*m_stage);
    }

    void versions()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        changeLimits();
        QSignalSpy saved(&m_stage->session(), &models::ConfigSession::saved);
        m_stage->session().save({.message = QStringLiteral("OPS-1841: erin needs more for the load tests")});
        QTRY_COMPARE(saved.count(), 1);
        m_stage->edit("maxapplications: 60", "maxapplications: 70");
        m_stage->session().save();
        QTRY_COMPARE(saved.count(), 2);
        m_stage->showPanel(QStringLiteral("Versions"));
        auto* view = named<QTableView>(*m_stage->window().page(QStringLiteral("limits")),
                                       QStringLiteral("Versions of the file")); // once listed
        QTRY_VERIFY(view->model()->rowCount() >= 3);
        view->selectRow(0);
        LOOK(*m_stage);
    }

    void aVersionIsCompared()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        changeLimits();
        QSignalSpy saved(&m_stage->session(), &models::ConfigSession::saved);
        m_stage->session().save({.message = QStringLiteral("OPS-1841")});
        QTRY_COMPARE(saved.count(), 1);
        m_stage->showPanel(QStringLiteral("Versions"));
        auto* view = named<QTableView>(*m_stage->window().page(QStringLiteral("limits")),
                                       QStringLiteral("Versions of the file")); // once listed
        QTRY_VERIFY(view->model()->rowCount() >= 2);
        view->selectRow(view->model()->rowCount() - 1);
        clickButton(QStringLiteral("Compare"));
        LOOK(*m_stage);
    }

private:
    /// A scheduler of which a recording tells.
    static void prepare(testing::ReplayServer& server)
    {
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
    }

    /// Some that the scheduler rejects, some that it would accept with a warning.
    void breakRules()
    {
        m_stage->edit("maxresources: {vcore: 12, memory: 48Gi}", "maxresources: {vcore: 400, memory: 48Gi}");
        m_stage->edit("max: {vcore: 20, memory: 80Gi}", "max: {vcore: 20, memory: eighty}");
        m_stage->edit("groups: [research]", "groups: [research, \"9 lives\"]");
        m_stage->edit("value: root.adhoc", "value: root..adhoc");
        m_stage->edit("guaranteed: {vcore: 8, memory: 32Gi}", "guaranteed: {vcore: 80, memory: 32Gi}");
    }

    void changeLimits()
    {
        m_stage->edit("maxresources: {vcore: 12, memory: 48Gi}", "maxresources: {vcore: 2, memory: 48Gi}");
        m_stage->edit("maxresources: {vcore: 8, memory: 32Gi}", "maxresources: {vcore: 9, memory: 40Gi}");
        m_stage->edit("max: {vcore: 26, memory: 96Gi}", "max: {vcore: 20, memory: 72Gi}");
        m_stage->edit("groups: [interns]", "groups: [interns, guests]");
        m_stage->edit("              - name: backup\n", "              - name: backups\n");
    }

    static void fill(const QWidget& panel, const QString& name, const QString& text)
    {
        auto* edit = seen<QLineEdit>(panel, name);
        QVERIFY2(edit, qPrintable(name));
        edit->selectAll();
        QTest::keyClicks(edit, text);
        if (edit->completer())
            edit->completer()->popup()->hide();
        Q_EMIT edit->editingFinished();
        Q_EMIT edit->returnPressed();
    }

    std::unique_ptr<Stage> m_stage;
};

QUOTADECK_TEST(TestPanelScenes, QApplication)
} // namespace tst_panelscenes

#include "tst_panelscenes.moc"
