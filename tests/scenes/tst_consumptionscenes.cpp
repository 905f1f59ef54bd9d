// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shared.h"
#include "models/alerts/alertsession.h"
#include "models/assertions/assertionsession.h"
#include "models/common/roles.h"
#include "models/log/programlog.h"
#include "models/reports/reporttablemodel.h"
#include "tests/scenes/stage.h"
#include "tests/support/testprogram.h"
#include "ui/alerts/silencesdialog.h"
#include "ui/help/logwindow.h"
#include "ui/help/supportdialog.h"
#include "ui/limits/assertionpanel.h"
#include "ui/reports/reportspage.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/treetable.h"

#include <QApplication>
#include <QComboBox>
#include <QTableView>
#include <QToolButton>

#include <algorithm>

namespace tst_consumptionscenes {
using namespace quotadeck;
using namespace quotadeck::test;
using models::LogLevel;
using models::ReportTableModel;

namespace {
const QByteArray kPrices = "currency: EUR\n"
                           "prices:\n"
                           "- {resource: vcore, per: 1, price: 0.0416}\n"
                           "- {resource: memory, per: 1Gi, price: 0.0052}\n"
                           "- {resource: nvidia.com/gpu, per: 1, price: 2.1}\n";

/// About fullConfiguration(): two hold, and two would with a change of one limit.
const QByteArray kContract = "apiVersion: quotadeck/v1\n"
                             "assertions:\n"
                             "- name: CRM has its share\n"
                             "  given: {user: ann, groups: [sales], queue: root.sales.crm}\n"
                             "  when: {cluster: empty}\n"
                             "  expect: {vcore: '>= 20', memory: '>= 80Gi'}\n"
                             "- name: Interns stay small\n"
                             "  given: {user: ivan, groups: [interns], queue: root.adhoc}\n"
                             "  when: {cluster: empty}\n"
                             "  expect: {vcore: '<= 2', applications: '<= 4'}\n"
                             "- name: Load tests of a release fit\n"
                             "  given: {user: erin, groups: [engineering], queue: root.engineering.test, "
                             "request: {vcore: 16, memory: "
                             "32Gi}}\n"
                             "  when: {cluster: empty}\n"
                             "  expect: {allowed: true}\n"
                             "- name: Nobody takes the queue of reports alone\n"
                             "  given: {user: sue, groups: [sales], queue: root.sales.reports}\n"
                             "  when: {cluster: empty}\n"
                             "  expect: {vcore: '<= 12'}\n";

/// Each fires of one queue, however much is used.
const QByteArray kRules
    = "apiVersion: quotadeck/v1\n"
      "alerts:\n"
      "- {name: Department uses its quota, on: queue, where: {queue: root.sales, resource: vcore}, when: "
      "used "
      ">= 0%, severity: critical}\n"
      "- {name: Department has a quota of memory for the builds of all teams, on: queue, where: {queue: "
      "root.engineering, resource: memory}, when: used >= 0%}\n"
      "- {name: Research uses its quota, on: queue, where: {queue: root.research, resource: vcore}, when: "
      "used >= 0%}\n";
constexpr int kAlerts = 3;
} // namespace

/// What was consumed and what it costs, what has to hold, what fires, and what the program says of itself.
class TestConsumptionScenes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init() { m_stage = std::make_unique<Stage>(); }
    void cleanup() { m_stage.reset(); }

    void costsOfQueuesBesideThePeriodBefore()
    {
        reportCosts(written("prices.yaml", kPrices));
        const auto* table = reportTable();
        QVERIFY(hasFigures(ReportTableModel::CostColumn));
        QVERIFY(!table->isColumnHidden(ReportTableModel::BeforeColumn));
        QVERIFY(!table->isColumnHidden(ReportTableModel::ChangeColumn));
        QVERIFY(hasFigures(ReportTableModel::BeforeColumn));
        QVERIFY(hasFigures(ReportTableModel::ChangeColumn));
        LOOK(*m_stage);
    }

    void nothingIsThereToReport()
    {
        m_stage->window().showPage(QStringLiteral("reports"));
        ask({{QStringLiteral("source"), QStringLiteral("now")}});
        const auto* placeholder = reports()->findChild<ui::Placeholder*>();
        QTRY_VERIFY(placeholder->isVisible() && !placeholder->title().isEmpty());
        LOOK(*m_stage);
    }

    void noLogIsChosenToReport()
    {
        m_stage->window().showPage(QStringLiteral("reports"));
        ask({{QStringLiteral("source"), QStringLiteral("log")}});
        const auto* placeholder = reports()->findChild<ui::Placeholder*>();
        const auto isAsked = [&] {
            return placeholder->isVisible()
                && SceneLanguage::current().isNamed(placeholder->title(), QStringLiteral("No log is chosen"));
        };
        QTRY_VERIFY(isAsked());
        LOOK(*m_stage);
    }

    /// The last report stays below the error.
    void aPriceListIsWrong()
    {
        reportCosts(written("prices.yaml", kPrices));
        const int rows = reportTable()->model()->rowCount();
        ask(questionOfCosts(written("wrong.yaml", QByteArray(kPrices).replace("0.0416", "cheap"))));
        QTRY_VERIFY(
            m_stage->isTold<ui::ElidedLabel>(QStringLiteral("This is the last report that could be made")));
        QCOMPARE(reportTable()->model()->rowCount(), rows);
        QVERIFY(hasFigures(ReportTableModel::CostColumn));
        LOOK(*m_stage);
    }

    void assertionsPassAndFail()
    {
        m_stage->simulate(Stage::Past::AtOnce);
        m_stage->open();
        auto& assertions = m_stage->workspace().assertions();
        assertions.file.open(written("contract.yaml", kContract));
        QTRY_COMPARE(assertions.counts(), (models::AssertionCounts{.passed = 2, .failed = 2}));
        m_stage->showPanel(QStringLiteral("Assertions"));
        const auto* panel = m_stage->window().findChild<ui::AssertionPanel*>();
        auto* view = seen<QTableView>(*panel, QStringLiteral("Assertions about the configuration"));
        QVERIFY(view);
        view->setCurrentIndex(view->model()->index(0, 0)); // one that fails
        const auto* apply = named<QToolButton>(*panel, QStringLiteral("Apply Smallest Change"));
        QTRY_VERIFY(apply->isVisible() && apply->isEnabled());
        LOOK(*m_stage);
    }

    void alertsFire()
    {
        fire();
        LOOK(*m_stage);
    }

    void alertsAreSilent()
    {
        fire();
        auto* table = seen<ui::TreeTable>(m_stage->window(), QStringLiteral("Needs attention"));
        const auto silence = [&](int row, const char* span) {
            table->setCurrentId(table->model()->index(row, 0).data(models::IdRole).toString());
            triggerAction(m_stage->window(), QString::fromUtf8(span));
        };
        silence(0, "For &8 Hours");
        silence(1, "&Always");
        QCOMPARE(m_stage->workspace().alerts().silences().all().size(), std::size_t(2));
        triggerAction(m_stage->window(), QStringLiteral("&Silences…"));
        auto* dialog = m_stage->window().findChild<ui::SilencesDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        auto* silences = seen<ui::TreeTable>(*dialog, QStringLiteral("Silent alerts"));
        QVERIFY(silences);
        QTRY_COMPARE(silences->model()->rowCount(), 2);
        silences->setCurrentId(silences->model()->index(0, 0).data(models::IdRole).toString());
        LOOK(*m_stage);
        dialog->reject();
    }

    void nothingIsSilent()
    {
        triggerAction(m_stage->window(), QStringLiteral("&Silences…"));
        auto* dialog = m_stage->window().findChild<ui::SilencesDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        LOOK(*m_stage);
        dialog->reject();
    }

    void theLogOfTheProgram()
    {
        m_stage->simulate();
        auto& log = m_stage->shared().log;
        log.add(LogLevel::Warning, QStringLiteral("source"),
                QStringLiteral("Not read: https://scheduler.example.org:9080/ws/v1/partition/default/queues: "
                               "the connection was closed before the answer was complete"));
        log.add(LogLevel::Error, QStringLiteral("file"), QStringLiteral("Not saved: the disk is full"));
        log.add(LogLevel::Debug, QStringLiteral("qt"), QStringLiteral("A first line\nand a second one"));
        triggerAction(m_stage->window(), QStringLiteral("&Log…"));
        const auto* window = m_stage->window().findChild<ui::LogWindow*>();
        QVERIFY(window);
        QTRY_VERIFY(window->isVisible());
        named<QComboBox>(*window, QStringLiteral("Minimum level"))->setCurrentIndex(0); // all
        QTRY_COMPARE(window->table()->model()->rowCount(), static_cast<int>(log.entries().size()));
        QVERIFY(window->table()->model()->rowCount() > 3); // with those of the program itself
        LOOK(*m_stage);
    }

    void whatASupportBundleHas()
    {
        m_stage->simulate();
        m_stage->open();
        triggerAction(m_stage->window(), QStringLiteral("Save Support &Bundle…"));
        auto* dialog = m_stage->window().findChild<ui::SupportDialog*>();
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->isVisible());
        QVERIFY(dialog->choice().hasSnapshot); // there is one
        LOOK(*m_stage);
        dialog->reject();
    }

private:
    /// The path of a file that holds @p text.
    [[nodiscard]] QString written(const char* name, const QByteArray& text) const
    {
        const QString path = m_stage->pathOf(QLatin1String(name));
        writeBytes(path, text);
        return path;
    }

    [[nodiscard]] ui::ReportsPage* reports() { return m_stage->window().findChild<ui::ReportsPage*>(); }
    [[nodiscard]] ui::TreeTable* reportTable()
    {
        return named<ui::TreeTable>(*reports(), QStringLiteral("Report"));
    }

    void ask(const QVariantMap& question) { reports()->showView({{QStringLiteral("question"), question}}); }

    /// The last five minutes of the simulation and the five before, by queue.
    [[nodiscard]] static QVariantMap questionOfCosts(const QString& prices)
    {
        return {{QStringLiteral("source"), QStringLiteral("session")},
                {QStringLiteral("period"), QStringLiteral("from-to")},
                {QStringLiteral("from"), QStringLiteral("2026-11-02T08:10Z")},
                {QStringLiteral("to"), QStringLiteral("2026-11-02T08:15Z")},
                {QStringLiteral("rows"), QStringLiteral("queue")},
                {QStringLiteral("compareBefore"), true},
                {QStringLiteral("prices"), prices}};
    }

    void reportCosts(const QString& prices)
    {
        m_stage->simulate();
        m_stage->window().showPage(QStringLiteral("reports"));
        ask(questionOfCosts(prices));
        QTRY_VERIFY(reportTable()->isVisible() && hasFigures(ReportTableModel::CostColumn));
    }

    /// A row of the report has a number in @p column, which is shown.
    [[nodiscard]] bool hasFigures(int column)
    {
        const auto* table = reportTable();
        const auto isDigit = [](QChar letter) { return letter.isDigit(); };
        for (int row = 0; row < table->model()->rowCount(); ++row) {
            const QString text = table->model()->index(row, column).data().toString();
            if (!table->isColumnHidden(column) && std::ranges::any_of(text, isDigit))
                return true;
        }
        return false;
    }

    void fire()
    {
        m_stage->simulate();
        ui::Preferences preferences = m_stage->shared().preferences.value();
        preferences.alertRules = written("rules.yaml", kRules);
        m_stage->shared().preferences.set(preferences);
        m_stage->window().showPage(QStringLiteral("overview"));
        const auto fires = [this] {
            const auto* table = seen<ui::TreeTable>(m_stage->window(), QStringLiteral("Needs attention"));
            return table && table->model()->rowCount() == kAlerts;
        };
        QTRY_VERIFY(fires());
    }

    std::unique_ptr<Stage> m_stage;
};

QUOTADECK_TEST(TestConsumptionScenes, QApplication)
} // namespace tst_consumptionscenes

#include "tst_consumptionscenes.moc"
