// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/workspace.h"
#include "models/common/roles.h"
#include "models/simulation/comparisonmodel.h"
#include "models/simulation/groupresultsmodel.h"
#include "models/simulation/resultsmodel.h"
#include "tests/support/testprogram.h"
#include "ui/pages/administerdialog.h"
#include "ui/pages/applicationspage.h"
#include "ui/pages/queuespage.h"
#include "ui/simulate/simulatepage.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/widgets/treetable.h"
#include "ui/window/simulationbar.h"

#include <QAbstractButton>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

namespace tst_simulation {
using namespace quotadeck;
using app::Workspace;
using namespace std::chrono_literals;

namespace {
constexpr auto kScenario = QUOTADECK_RESOURCES "/scenarios/gang-soft-and-hard.yaml";
constexpr auto kElasticScenario = QUOTADECK_RESOURCES "/scenarios/elastic-borrow-return.yaml";

/// Written into a file by Fixture::writeScenario().
const QByteArray kAdministered = "{name: t, title: t, description: t, start: '2026-11-02T08:00:00Z', "
                                 "clusterId: c, partition: default, nodes: [{name: n, "
                                 "count: 1, instanceType: i, capacity: {vcore: 10}}], users: [{name: ann, "
                                 "groups: [dev]}, {name: ops}], queues: "
                                 "\"partitions: [{name: default, queues: [{name: root, submitacl: '*', "
                                 "adminacl: ops, queues: [{name: a}, {name: "
                                 "b}]}]}]\", events: [{at: 1s, title: s, submit: {app: x, user: ann, queue: "
                                 "root.a, pods: [{name: p, resources: {vcore: "
                                 "2}}]}}, {at: 10s, title: c, configuration: {text: \"partitions: [{name: "
                                 "default, queues: [{name: root, submitacl: "
                                 "'*', adminacl: ops, queues: [{name: b}]}]}]\"}}]}";

/// The console with the one scenario on its Simulate page, which is shown.
struct Fixture
{
    QString scenarioFile;
    /// Makes kAdministered the scenario.
    bool writeScenario()
    {
        scenarioFile = dir.filePath(QStringLiteral("administered.yaml"));
        QFile file(scenarioFile);
        return file.open(QIODevice::WriteOnly) && file.write(kAdministered) == kAdministered.size();
    }

    QTemporaryDir dir;
    app::Shared shared{dir.filePath(QStringLiteral("workspace.json"))};
    Workspace workspace{&shared, Workspace::Memory::Ignore};
    ui::SimulatePage* page
        = static_cast<ui::SimulatePage*>(workspace.window().page(QStringLiteral("simulate")));
    ui::SimulationBar* bar = workspace.window().simulationBar();

    explicit Fixture(const char* scenario = kScenario)
    {
        page->setScenarios({{scenario, "Gangs", "Two of them."}});
        cli::WindowOptions options;
        options.page = "simulate";
        workspace.start(options);
        workspace.window().show();
    }

    template <typename T>
    T* find(QWidget* parent, const char* name)
    {
        for (auto* widget : parent->findChildren<T*>()) {
            if (widget->accessibleName() == QLatin1String(name))
                return widget;
        }
        return nullptr;
    }

    /// The visible one; where two have the same words, the one with a picture or the one without.
    QAbstractButton* button(const char* text, bool hasIcon = false)
    {
        QAbstractButton* found = nullptr;
        for (auto* candidate : page->findChildren<QAbstractButton*>()) {
            if (candidate->text() != QString::fromUtf8(text) || candidate->isHidden())
                continue;
            const bool isWanted = candidate->icon().isNull() != hasIcon && candidate->isVisible();
            if (!found || isWanted)
                found = candidate;
        }
        return found;
    }
    QAbstractButton* buttonWithIcon(const char* text) { return button(text, true); }

    void run() { QTest::mouseClick(button("Run Scenario"), Qt::LeftButton); }
    /// Runs it and stands still.
    void runPaused()
    {
        run();
        QTest::mouseClick(find<QToolButton>(bar, "Run or pause the simulation"), Qt::LeftButton);
    }
    void jump(const char* time)
    {
        auto* field = find<QLineEdit>(bar, "Jump to a time since the start");
        field->setFocus();
        QTest::keyClicks(field, QLatin1String(time));
        QTest::keyClick(field, Qt::Key_Return);
    }
    [[nodiscard]] bool isAt(std::chrono::nanoseconds elapsed) const
    {
        constexpr SystemTime kStart{std::chrono::seconds(1'793'606'400)}; // 2026-11-02T08:00:00Z
        return workspace.shownTime() == kStart + elapsed;
    }
    QString cell(const char* table, int row, int column)
    {
        const auto* model = find<QTableView>(page, table)->model();
        return model->index(row, column).data().toString();
    }
    QStringList applications()
    {
        const auto* model
            = workspace.window().page(QStringLiteral("applications"))->findChild<QTreeView*>()->model();
        QStringList names;
        for (int row = 0; row < model->rowCount(); ++row)
            names << model->index(row, 0).data(models::IdRole).toString();
        names.sort();
        return names;
    }
};
} // namespace

class TestSimulation : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void aScenarioRunsFromThePage()
    {
        Fixture fixture;
        QVERIFY(!fixture.bar->isVisible());
        QVERIFY(!fixture.find<QTableView>(fixture.page, "Checks")->isVisible());

        fixture.run();

        QVERIFY(fixture.bar->isVisible());
        QVERIFY(fixture.button("Run Again"));
        QTRY_VERIFY(fixture.workspace.shownTime());
        QVERIFY(fixture.workspace.status().isSimulated);
        QVERIFY(fixture.workspace.window().windowTitle().contains("(simulated)"));
        QVERIFY(fixture.find<QTableView>(fixture.page, "Checks")->isVisible());
        QCOMPARE(fixture.cell("Script", 0, 1), "Hanna's hard gang");
        QCOMPARE(fixture.workspace.window().currentPageId(), "simulate");
    }

    void stepsAndJumpsAreFollowedByAllPages()
    {
        Fixture fixture;
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        QVERIFY(fixture.applications().isEmpty());

        auto* step = fixture.find<QToolButton>(fixture.bar, "Advance to the next event");
        QTest::mouseClick(step, Qt::LeftButton);
        QTRY_VERIFY(fixture.isAt(1s));

        fixture.jump("12");
        QTRY_VERIFY(fixture.isAt(12s));
        QCOMPARE(fixture.applications(), (QStringList{"hard-1", "soft-1"}));
        QTRY_COMPARE(fixture.cell("Checks", 3, 2), "passed");
        QCOMPARE(fixture.cell("Checks", 7, 2), "pending");

        fixture.jump("0:00");
        QTRY_VERIFY(fixture.isAt(0s));
        QVERIFY(fixture.applications().isEmpty());
        QTRY_COMPARE(fixture.cell("Checks", 3, 2), "pending");
    }

    void aClickOnACheckJumpsToIt()
    {
        Fixture fixture;
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));

        auto* checks = fixture.find<QTableView>(fixture.page, "Checks");
        QTest::mouseClick(checks->viewport(), Qt::LeftButton, {},
                          checks->visualRect(checks->model()->index(1, 1)).center());

        QTRY_VERIFY(fixture.isAt(5s));
        QTRY_COMPARE(fixture.cell("Checks", 1, 2), "passed");
    }

    void theResultsFollowTheTime()
    {
        Fixture fixture;
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        QTest::mouseClick(fixture.button("Results"), Qt::LeftButton);
        QVERIFY(!fixture.find<QTableView>(fixture.page, "Results")->isVisible()); // nothing yet

        fixture.jump("12");
        QTRY_VERIFY(fixture.find<QTableView>(fixture.page, "Results")->isVisible());
        QTRY_COMPARE(fixture.cell("Results", 0, models::ResultsModel::NameColumn), "root");
        QCOMPARE(fixture.cell("Results", 0, models::ResultsModel::SubmittedColumn), "2");

        QTest::mouseClick(fixture.button("Users"), Qt::LeftButton);
        QCOMPARE(fixture.find<QTableView>(fixture.page, "Results")->model()->rowCount(), 2);
        QTest::mouseClick(fixture.button("Copy"), Qt::LeftButton);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 4); // a head, two users, the end
        QVERIFY(lines[0].startsWith("User\tSubmitted\t"));

        fixture.jump("0:00");
        QTRY_VERIFY(!fixture.find<QTableView>(fixture.page, "Results")->isVisible());
    }

    /// The numbers are those of the command line: sim::Results of the same moment.
    void theResultsOfElasticQuotasAreByGroup()
    {
        Fixture fixture(kElasticScenario);
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        QTest::mouseClick(fixture.button("Results"), Qt::LeftButton);
        auto* table = fixture.find<QTableView>(fixture.page, "Results by group");
        QVERIFY(!table->isVisible()); // no pod yet

        fixture.jump("6:00");
        QTRY_VERIFY(fixture.isAt(360s));
        QTRY_VERIFY(table->isVisible());
        using Column = models::GroupResultsModel::Column;
        const auto shown = [&](Column column) { return fixture.cell("Results by group", 0, column); };
        QTRY_COMPARE(shown(Column::RevokedColumn), "5");
        QCOMPARE(shown(Column::NameColumn), "team-a");
        QCOMPARE(shown(Column::UsedColumn), "100");
        QCOMPARE(shown(Column::RuntimeColumn), "100");
        QCOMPARE(shown(Column::BorrowedColumn), "50");
        QCOMPARE(shown(Column::AdmittedColumn), "15");
        QCOMPARE(shown(Column::ReasonColumn), "runtime of team-a: cpu");
        QCOMPARE(fixture.cell("Results by group", 1, Column::LentColumn), "50");

        QTest::mouseClick(fixture.button("Copy"), Qt::LeftButton);
        const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
        QCOMPARE(lines.size(), 4); // a head, two groups, the end
        QVERIFY(lines[0].startsWith("Group\tUsed\tRuntime\t"));

        fixture.jump("0:00");
        QTRY_VERIFY(!table->isVisible());
    }

    void anotherConfigurationIsComparedAndARejectedOneIsKept()
    {
        Fixture fixture;
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        QTest::mouseClick(fixture.button("Compare"), Qt::LeftButton);
        auto* text = fixture.find<QPlainTextEdit>(fixture.page, "Changed configuration");
        QVERIFY(text->toPlainText().contains("partitions:"));
        auto* findings = fixture.find<QListWidget>(fixture.page, "Problems in the changed configuration");
        auto* start = fixture.buttonWithIcon("Compare");

        const QString broken = QStringLiteral(
            "partitions: [{name: default, queues: [{name: root, queues: [{name: 'a b'}]}]}]");
        text->setPlainText(broken);
        QTest::mouseClick(start, Qt::LeftButton);
        QTRY_VERIFY(findings->isVisible());
        QVERIFY(findings->item(0)->text().startsWith("Line 1: "));
        QCOMPARE(text->toPlainText(), broken);
        QVERIFY(start->isEnabled());

        // Without the queues of the scenario nothing can be placed.
        text->setPlainText(
            QStringLiteral("partitions: [{name: default, queues: [{name: root, submitacl: '*'}]}]"));
        QTest::mouseClick(start, Qt::LeftButton);
        auto* table = fixture.find<QTableView>(fixture.page, "Comparison");
        QTRY_VERIFY(table->isVisible());
        QVERIFY(!findings->isVisible());
        bool isRejected = false;
        for (int row = 0; row < table->model()->rowCount(); ++row)
            isRejected = isRejected
                || (fixture.cell("Comparison", row, models::ComparisonModel::MeasureColumn) == "Rejected"
                    && fixture.cell("Comparison", row, models::ComparisonModel::FirstColumn) == "0"
                    && fixture.cell("Comparison", row, models::ComparisonModel::ChangeColumn)
                           .startsWith("+"));
        QVERIFY(isRejected);
    }

    void aComparisonCanBeCancelled()
    {
        Fixture fixture;
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        QTest::mouseClick(fixture.button("Compare"), Qt::LeftButton);
        fixture.find<QSpinBox>(fixture.page, "Virtual time to compare")->setValue(24 * 60);
        QTest::mouseClick(fixture.buttonWithIcon("Compare"), Qt::LeftButton);
        QVERIFY(fixture.button("Cancel")->isVisible());
        QAbstractButton* const cancel = fixture.button("Cancel");
        QTest::mouseClick(cancel, Qt::LeftButton);
        QVERIFY(!cancel->isVisible());
        QVERIFY(fixture.buttonWithIcon("Compare")->isEnabled());
        QVERIFY(!fixture.find<QTableView>(fixture.page, "Comparison")->isVisible());
    }

    void anActionByHandIsDoneAndListed()
    {
        Fixture fixture;
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        auto* text = fixture.find<QPlainTextEdit>(fixture.page, "Action");
        auto* result = fixture.find<QLabel>(fixture.page, "Result of the action");
        QVERIFY(QTest::qWaitForWindowActive(&fixture.workspace.window()));

        QTest::keyClick(text, Qt::Key_Return, Qt::ControlModifier);

        QTRY_VERIFY(fixture.applications().contains("by-hand-1"));
        QTRY_VERIFY2(result->text().startsWith("At 0:00: "), qPrintable(result->text()));
        QCOMPARE(fixture.cell("Script", 0, 1), "Submit by-hand-1 (manual)");
    }

    void anActionWithAFaultTellsItsPlace()
    {
        Fixture fixture;
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        auto* text = fixture.find<QPlainTextEdit>(fixture.page, "Action");
        auto* result = fixture.find<QLabel>(fixture.page, "Result of the action");

        text->setPlainText("loseNode:\n  nam: node-1\n");
        QTest::mouseClick(fixture.button("Run Action"), Qt::LeftButton);

        QVERIFY2(result->text().startsWith("Line 2, column 3: "), qPrintable(result->text()));
        QCOMPARE(text->textCursor().blockNumber(), 1);

        text->setPlainText("loseNode: {name: none}\n");
        QTest::mouseClick(fixture.button("Run Action"), Qt::LeftButton);
        QTRY_VERIFY2(result->text().contains("none"), qPrintable(result->text()));
        QTRY_VERIFY(fixture.cell("Script", 0, 2).startsWith("not done: "));
    }

    void aRestartTakesTheSeedOfTheBar()
    {
        Fixture fixture;
        fixture.runPaused();
        fixture.jump("20");
        QTRY_VERIFY(fixture.isAt(20s));

        fixture.find<QSpinBox>(fixture.bar, "Seed")->setValue(42);
        QTest::mouseClick(fixture.find<QToolButton>(fixture.bar, "Restart with this seed"), Qt::LeftButton);

        QTRY_VERIFY(fixture.isAt(0s));
        QTRY_COMPARE(fixture.cell("Script", 0, 2), "pending");
    }

    void aSpeedOfTheBarIsTaken()
    {
        Fixture fixture;
        fixture.run();
        auto* speeds = fixture.find<QComboBox>(fixture.bar, "Speed");
        QCOMPARE(speeds->itemData(0).toDouble(), 0.1);
        QCOMPARE(speeds->itemData(speeds->count() - 1).toDouble(), 1000.0);

        QTest::keyClick(speeds, Qt::Key_End);

        QTRY_VERIFY(fixture.workspace.shownTime() > SystemTime(1'793'606'400s) + 60s);
    }

    void anApplicationIsMovedAndKilledFromItsPage() // ACL-25
    {
        Fixture fixture;
        QVERIFY(fixture.writeScenario());
        auto* applications = static_cast<ui::ApplicationsPage*>(
            fixture.workspace.window().page(QStringLiteral("applications")));
        auto* table = applications->findChild<ui::TreeTable*>();
        const auto action = [table](const char* text) {
            for (QAction* candidate : table->actions()) {
                if (candidate->text() == QString::fromUtf8(text))
                    return candidate;
            }
            return static_cast<QAction*>(nullptr);
        };
        QVERIFY(!action("&Move to Queue…")->isEnabled()); // there is no simulation
        QVERIFY(action("&Move to Queue…")->toolTip().startsWith("Only simulated clusters"));
        fixture.page->setScenarios({{fixture.scenarioFile.toStdString(), "Administered", ""}});
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        fixture.jump("5");
        QTRY_COMPARE(fixture.applications(), QStringList("x"));
        fixture.workspace.window().showPage(QStringLiteral("applications"));
        table->setCurrentId(QStringLiteral("x"));
        QVERIFY(action("&Move to Queue…")->isEnabled());
        const auto administer = [&](const char* command, const char* user) {
            action(command)->trigger();
            auto* dialog = applications->findChild<ui::AdministerDialog*>();
            fixture.find<QComboBox>(dialog, "Acting user")->setCurrentText(QLatin1String(user));
            dialog->accept();
            delete dialog;
        };
        const auto isTold = [&](const char* words) {
            for (const auto* bar : fixture.workspace.window().findChildren<ui::MessageBar*>()) {
                if (bar->hasMessage() && bar->text().contains(QLatin1String(words)))
                    return true;
            }
            return false;
        };

        administer("&Move to Queue…", "ann");
        QTRY_VERIFY(isTold("ann may not administer root.a: no adminacl"));
        administer("&Move to Queue…", "ops");
        QTRY_VERIFY(isTold("Move x to root.b: ops moved it from root.a to root.b"));
        administer("&Kill…", "ops");
        QTRY_VERIFY(isTold("Kill x: killed by ops"));
    }

    void drainingQueuesAreOnTheirPage() // QUE-46
    {
        Fixture fixture;
        QVERIFY(fixture.writeScenario());
        fixture.page->setScenarios({{fixture.scenarioFile.toStdString(), "Administered", ""}});
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        auto* queues = fixture.workspace.window().page(QStringLiteral("queues"));
        const auto button = [queues] {
            for (auto* candidate : queues->findChildren<QToolButton*>()) {
                if (candidate->text().contains("draining"))
                    return candidate;
            }
            return static_cast<QToolButton*>(nullptr);
        };
        fixture.jump("5");
        QTRY_COMPARE(fixture.applications(), QStringList("x"));
        QVERIFY(!button());

        fixture.jump("12"); // root.a has left the configuration
        QTRY_VERIFY(button());

        QVERIFY(button()->text().startsWith("1 draining: 1 application"));
        QVERIFY(button()->toolTip().startsWith("root.a: 1 application"));
        QVERIFY(button()->toolTip().contains("vcore 2, since 2026-11-02"));
        QTRY_VERIFY(
            button()->toolTip().contains("root.a: 0 of 1 applications have left the queue since 2026-11-02"));
        fixture.workspace.window().showPage(QStringLiteral("queues"));
        button()->click();
        QCOMPARE(static_cast<ui::QueuesPage*>(queues)->filterText(), QStringLiteral("status=Draining"));
    }

    void aScenarioRunsUnderTheChosenRules() // CON-17
    {
        Fixture fixture;
        QVERIFY(fixture.writeScenario());
        fixture.page->setScenarios({{fixture.scenarioFile.toStdString(), "Administered", ""}});
        auto* rules = fixture.find<ui::SegmentedSwitch>(fixture.page, "Rules");
        QCOMPARE(fixture.page->rules(), std::nullopt);
        Q_EMIT rules->currentChanged(static_cast<int>(Mode::Seed));
        QCOMPARE(fixture.page->rules(), std::optional(Mode::Seed));
        fixture.runPaused();
        QTRY_VERIFY(fixture.isAt(0s));
        fixture.jump("5");
        QTRY_COMPARE(fixture.applications(), QStringList("x"));
        const QVariantMap state = fixture.page->saveState();
        Q_EMIT rules->currentChanged(static_cast<int>(Mode::Current));
        QCOMPARE(fixture.page->rules(), std::nullopt); // the scenario's own
        fixture.page->restoreState(state);
        QCOMPARE(rules->current(), static_cast<int>(Mode::Seed));
    }

    void aScenarioThatCannotBeReadIsToldWithItsPlace()
    {
        Fixture fixture;
        const QString path = fixture.dir.filePath(QStringLiteral("broken.yaml"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("name: broken\ntitle: [\n");
        file.close();
        fixture.page->addScenario({path.toStdString(), "Broken", "It is."});

        fixture.run();

        bool isTold = false;
        for (const auto* bar : fixture.workspace.window().findChildren<ui::MessageBar*>())
            isTold = isTold || (bar->hasMessage() && bar->text().contains(path + QStringLiteral(":")));
        QVERIFY(isTold);
        QVERIFY(!fixture.bar->isVisible());
    }
};

QUOTADECK_TEST(TestSimulation, QApplication)
} // namespace tst_simulation

#include "tst_simulation.moc"
