// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/quota/queuetreemodel.h"
#include "tests/scenes/stage.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/charts/chartspage.h"
#include "ui/document/savesheet.h"
#include "ui/document/sincewhen.h"
#include "ui/explain/questionform.h"
#include "ui/limits/donorpanel.h"
#include "ui/limits/findingpanels.h"
#include "ui/pages/administerdialog.h"
#include "ui/simulate/comparepane.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"
#include "ui/window/momentbar.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace tst_insightscenes {
using namespace quotadeck;
using namespace quotadeck::test;

/// What would help, who could give, what changed, and what was.
class TestInsightScenes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_stage = std::make_unique<Stage>(); }
    void cleanup() { m_stage.reset(); }

    void thePastBesideThePresent()
    {
        testing::ReplayServer server;
        showThePast(server, QStringLiteral("queues"));
        LOOK(*m_stage);
    }

    void peopleOfThePastBesideThePresent()
    {
        testing::ReplayServer server;
        showThePast(server, QStringLiteral("people"));
        LOOK(*m_stage);
    }

    void applicationsOfThePastBesideThePresent()
    {
        testing::ReplayServer server;
        showThePast(server, QStringLiteral("applications"));
        LOOK(*m_stage);
    }

    void aQueueDrains() // QUE-46
    {
        testing::ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        m_stage->watch(server.url().toStdString());
        m_stage->window().showPage(QStringLiteral("queues"));
        changeAnswer(server, "003-partition-default-queues.json", "/ws/v1/partition/default/queues",
                     R"("queuename":"root.sales.crm","status":"Active")",
                     R"("queuename":"root.sales.crm","status":"Draining")");
        Q_EMIT m_stage->window().refreshRequested();
        const auto drains = [this] {
            const auto buttons
                = m_stage->window().page(QStringLiteral("queues"))->findChildren<QToolButton*>();
            return std::ranges::any_of(buttons, [](const auto* button) {
                return button->isVisible() && button->toolTip().contains(QLatin1String("root.sales.crm: "));
            });
        };
        QTRY_VERIFY(drains());
        LOOK(*m_stage);
    }

    void noNodeHasRoom()
    {
        m_stage->showDemo();
        m_stage->window().showPage(QStringLiteral("explain"));
        ask("frank", "research", "root.research.simulation", "vcore=1, ephemeral-storage=300G");
        LOOK(*m_stage);
    }

    void noRulePlacesIt() // PLC-40
    {
        m_stage->simulate();
        m_stage->open("partitions:\n"
                      "  - name: default\n"
                      "    placementrules:\n"
                      "      - name: provided\n"
                      "    queues:\n"
                      "      - name: root\n"
                      "        submitacl: '*'\n"
                      "        queues:\n"
                      "          - name: research\n");
        m_stage->window().showPage(QStringLiteral("explain"));
        form()->setBasis(models::ExplainBasis::Edited);
        fill("frank", "research", "", "vcore=1, memory=1Gi");
        Q_EMIT form()->askRequested(); // the form has the answer
        LOOK(*m_stage);
    }

    void theQueuesThatCouldGive()
    {
        m_stage->simulate();
        m_stage->open();
        m_stage->choose(QStringLiteral("root.research"));
        m_stage->showPanel(QStringLiteral("Donors"));
        auto* panel = m_stage->window().findChild<ui::DonorPanel*>();
        auto* amount = editsOf(*panel).at(1);
        amount->setText(QStringLiteral("vcore=2, memory=4Gi"));
        Q_EMIT amount->editingFinished();
        QTRY_VERIFY(panel->findChild<QTableView*>()->model()->rowCount() > 0);
        LOOK(*m_stage);
    }

    void nobodyCouldGiveSoMuch()
    {
        m_stage->simulate();
        m_stage->open();
        m_stage->choose(QStringLiteral("root.research"));
        m_stage->showPanel(QStringLiteral("Donors"));
        auto* panel = m_stage->window().findChild<ui::DonorPanel*>();
        auto* amount = editsOf(*panel).at(1);
        amount->setText(QStringLiteral("nvidia.com/gpu=800"));
        Q_EMIT amount->editingFinished();
        LOOK(*m_stage);
    }

    void theSumsAboveWhatThereIs()
    {
        m_stage->simulate();
        m_stage->open();
        m_stage->showPanel(QStringLiteral("Oversubscription"));
        const auto* panel = m_stage->window().findChild<ui::OversubscriptionPanel*>();
        QTRY_VERIFY(panel->findChild<QTableView*>()->model()->rowCount() > 0);
        LOOK(*m_stage);
    }

    void theLimitsThatAppliedToNobody()
    {
        m_stage->simulate();
        m_stage->open();
        m_stage->showPanel(QStringLiteral("Unused Limits"));
        const auto* panel = m_stage->window().findChild<ui::UnusedPanel*>();
        QTRY_VERIFY(panel->findChild<QTableView*>()->model()->rowCount() > 0);
        LOOK(*m_stage);
    }

    void theVersionThatBeganToBlock()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        QSignalSpy saved(&m_stage->session(), &models::ConfigSession::saved);
        m_stage->edit("maxapplications: 60", "maxapplications: 70");
        m_stage->session().save({.message = QStringLiteral("OPS-1841: more at night")});
        QTRY_COMPARE(saved.count(), 1);
        m_stage->edit("- bob\n                    maxresources:\n                      vcore: 3",
                      "- bob\n                    maxresources:\n                      vcore: 1");
        m_stage->session().save({.message = QStringLiteral("OPS-1850: less for astro")});
        QTRY_COMPARE(saved.count(), 2);
        m_stage->window().showPage(QStringLiteral("explain"));
        form()->setBasis(models::ExplainBasis::Edited);
        ask("heidi", "", "root.tenants.astro", "vcore=2, memory=64Mi");
        clickButton(QStringLiteral("&Since When?"));
        QTRY_VERIFY(named<QPushButton>(m_stage->window(), QStringLiteral("Show This Version"))->isVisible());
        LOOK(*m_stage);
    }

    void theRulesOfTheDesignDocuments()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->window().showPage(QStringLiteral("explain"));
        auto* rules = seen<ui::SegmentedSwitch>(m_stage->window(), QStringLiteral("Rules"));
        rules->setCurrent(static_cast<int>(Mode::Seed));
        ask("heidi", "students", "", "vcore=100m, memory=64Mi");
        LOOK(*m_stage);
    }

    void allColumnsOfQueues()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("queues"));
        seen<ui::TreeTable>(*m_stage->window().page(QStringLiteral("queues")), QStringLiteral("Queues"))
            ->showAllColumns();
        LOOK(*m_stage);
    }

    void linesGoOnToTheirLimits()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("charts"));
        named<QCheckBox>(m_stage->window(), QStringLiteral("Forecast"))->setChecked(true);
        LOOK(*m_stage);
    }

    void aQueueIsRemoved()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->edit("          - name: adhoc\n", "          - name: playground\n");
        m_stage->edit("value: root.adhoc", "value: root.playground");
        clickButton(QStringLiteral("Save…"));
        QTRY_VERIFY(m_stage->window().findChild<ui::SaveSheet*>());
        auto* sheet = m_stage->window().findChild<ui::SaveSheet*>();
        QTRY_VERIFY(sheet->isVisible());
        LOOK(*m_stage);
        sheet->reject();
    }

    void theFileIsLocked()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        m_stage->choose(QStringLiteral("root.engineering.test"));
        triggerAction(*m_stage->window().page(QStringLiteral("limits")), QStringLiteral("Unlock Editing"));
        QVERIFY(m_stage->session().isLocked());
        LOOK(*m_stage);
    }

    void anApplicationIsMoved()
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("applications"));
        auto* page = m_stage->window().page(QStringLiteral("applications"));
        auto* table = seen<ui::TreeTable>(*page, QStringLiteral("Applications"));
        table->setCurrentIndex(table->model()->index(0, 0));
        triggerAction(*page, QStringLiteral("&Move to Queue…"));
        QTRY_VERIFY(page->findChild<ui::AdministerDialog*>());
        LOOK(*m_stage);
        page->findChild<ui::AdministerDialog*>()->reject();
    }

    void twoConfigurationsOnOneLoad()
    {
        m_stage->showDemo();
        m_stage->window().showPage(QStringLiteral("simulate"));
        auto* pane = m_stage->window().findChild<ui::ComparePane*>();
        auto* views = seen<ui::SegmentedSwitch>(m_stage->window(), QStringLiteral("View of the scenario"));
        QVERIFY(views);
        views->setCurrent(2);
        QTRY_VERIFY(pane->isVisible());
        auto* text = pane->findChild<QPlainTextEdit*>();
        const QString before = QStringLiteral("max: {vcore: 26");
        QVERIFY(text->toPlainText().contains(before));
        text->setPlainText(text->toPlainText().replace(before, QStringLiteral("max: {vcore: 20")));
        named<QSpinBox>(*pane, QStringLiteral("Virtual time to compare"))->setValue(10);
        named<QPushButton>(*pane, QStringLiteral("Compare"))->click(); // the view has the same name
        const auto* table = named<QTableView>(*pane, QStringLiteral("Comparison"));
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 0);
        LOOK(*m_stage);
    }

private:
    /// Answers @p target from now on as recorded, with @p after in place of @p before.
    static void changeAnswer(testing::ReplayServer& server, const char* file, const char* target,
                             const char* before, const char* after)
    {
        QFile recorded(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a/") + QString::fromLatin1(file));
        QVERIFY(recorded.open(QIODevice::ReadOnly));
        testing::Behaviour changed;
        changed.body = recorded.readAll();
        QVERIFY2(changed.body.contains(before), before);
        changed.body.replace(before, after);
        server.set(target, changed);
    }

    /// Reads the scheduler twice, and goes back to the first time on @p page.
    void showThePast(testing::ReplayServer& server, const QString& page)
    {
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        m_stage->watch(server.url().toStdString());
        m_stage->window().showPage(page);
        changeAnswer(server, "003-partition-default-queues.json", "/ws/v1/partition/default/queues",
                     R"("vcore":44400)", R"("vcore":50000)");
        changeAnswer(server, "047-partition-default-usage-users.json", "/ws/v1/partition/default/usage/users",
                     R"("vcore":6500)", R"("vcore":9500)");
        changeAnswer(server, "018-partition-default-applications-active.json",
                     "/ws/v1/partition/default/applications/active", R"("vcore":3000)", R"("vcore":3500)");
        auto* slider = m_stage->window().momentBar()->findChild<QSlider*>();
        Q_EMIT m_stage->window().refreshRequested();
        QTRY_VERIFY(slider->maximum() > 0);
        m_stage->window().momentBar()->goToAction()->trigger();
        slider->setValue(0);
        QTRY_VERIFY(m_stage->window().windowTitle().contains(QLatin1Char('('))); // "(past)"
    }

    ui::QuestionForm* form() { return m_stage->window().findChild<ui::QuestionForm*>(); }

    /// Those that a person types in, in the order of the form.
    static QList<QLineEdit*> editsOf(const QWidget& parent)
    {
        auto edits = parent.findChildren<QLineEdit*>();
        edits.removeIf(
            [](const auto* edit) { return edit->objectName() == QLatin1String("qt_spinbox_lineedit"); });
        return edits;
    }

    void fill(const char* user, const char* groups, const char* queue, const char* request)
    {
        const std::pair<const char*, const char*> fields[]
            = {{"User", user}, {"Groups", groups}, {"Queue", queue}, {"Requests", request}};
        for (const auto& [name, text] : fields) {
            auto* edit = seen<QLineEdit>(m_stage->window(), QString::fromLatin1(name));
            QVERIFY2(edit, name);
            edit->setText(QString::fromLatin1(text));
        }
    }

    void ask(const char* user, const char* groups, const char* queue, const char* request)
    {
        fill(user, groups, queue, request);
        Q_EMIT form()->askRequested();
        const auto isAnswered = [this] {
            const auto* verdict = seen<QLabel>(m_stage->window(), QStringLiteral("Result"));
            return verdict && !verdict->text().isEmpty();
        };
        QTRY_VERIFY(isAnswered());
    }

    std::unique_ptr<Stage> m_stage;
};

QUOTADECK_TEST(TestInsightScenes, QApplication)
} // namespace tst_insightscenes

#include "tst_insightscenes.moc"
