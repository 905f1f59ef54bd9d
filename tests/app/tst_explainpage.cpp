// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/window/workspace.h"
#include "models/insight/tracemodel.h"
#include "tests/support/commandoutcome.h"
#include "tests/support/insightcase.h"
#include "tests/support/limitsfixture.h"
#include "tests/support/testprogram.h"
#include "ui/explain/explainpage.h"
#include "ui/pages/applicationspage.h"
#include "ui/pages/peoplepage.h"
#include "ui/pages/queuespage.h"
#include "ui/widgets/segmentedswitch.h"

#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCompleter>
#include <QGuiApplication>
#include <QHeaderView>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QStandardPaths>
#include <QTableView>
#include <QTest>
#include <QToolButton>

namespace tst_explainpage {
using namespace quotadeck;
using models::TraceModel;
using test::childNamed;

namespace {

/// The window with the pages that questions come from, over the cluster of the fixture and a file.
class ExplainFixture
{
public:
    ExplainFixture()
    {
        m_file = m_dir.filePath(QStringLiteral("queues.yaml"));
        test::writeBytes(m_file, test::kInsightConfig);
        for (ui::Page* page :
             std::initializer_list<ui::Page*>{queues, people, applications, limits, explainPage})
            window.addPage(page);
        window.resize(1280, 800);
        window.show();
        const SnapshotPtr snapshot = test::insightSnapshot();
        const auto update = makeUpdate(nullptr, snapshot, "default");
        queueModel.apply(update->delta.queues);
        peopleModel.apply(update->delta);
        applicationModel.apply(update->delta);
        source.setSourceName(QStringLiteral("demo"));
        source.setSnapshot(snapshot, "default");
        window.setSnapshot(snapshot, QStringLiteral("default"));
    }

    void openFile()
    {
        QSignalSpy opened(&session, &models::ConfigSession::opened);
        session.open(m_file);
        [&] { QTRY_COMPARE(opened.count(), 1); }();
    }

    [[nodiscard]] QString verdict() const
    {
        const auto* label = childNamed<QLabel>(*explainPage, QStringLiteral("Result"));
        return label->isVisible() ? label->text() : QString();
    }
    [[nodiscard]] QLineEdit* field(const char* name) const
    {
        return childNamed<QLineEdit>(*explainPage, QString::fromLatin1(name));
    }
    void ask(const char* user, const char* groups, const char* queue, const char* request)
    {
        field("User")->setText(QString::fromLatin1(user));
        field("Groups")->setText(QString::fromLatin1(groups));
        field("Queue")->setText(QString::fromLatin1(queue));
        field("Requests")->setText(QString::fromLatin1(request));
        QTest::keyClick(field("Requests"), Qt::Key_Return);
    }
    [[nodiscard]] const QString& path() const { return m_file; }
    /// Null: no such button can be seen.
    [[nodiscard]] QPushButton* shownButton(const char* text) const
    {
        for (auto* button : explainPage->findChildren<QPushButton*>()) {
            if (button->text() == QString::fromUtf8(text) && button->isVisible())
                return button;
        }
        return nullptr;
    }

private:
    QTemporaryDir m_dir;
    QString m_file;

public:
    ui::Theme theme;
    models::ConfigSession session;
    models::InsightSource source{&session};
    models::ExplainSession explain{&source};
    models::QueueTreeModel queueModel;
    models::PeopleTreeModel peopleModel;
    models::ApplicationListModel applicationModel;
    models::PodListModel pods;
    models::ApplicationListModel personal;
    ui::MainWindow window{&theme};
    ui::QueuesPage* queues = new ui::QueuesPage(&queueModel);
    ui::PeoplePage* people = new ui::PeoplePage(&peopleModel, &personal);
    ui::ApplicationsPage* applications = new ui::ApplicationsPage(&applicationModel, &pods);
    ui::LimitsPage* limits = new ui::LimitsPage(&session);
    ui::ExplainPage* explainPage = new ui::ExplainPage(&explain);
};

QJsonObject printed(const cli::ExplainOptions& options)
{
    const auto outcome = test::runCommand(cli::runExplain, options);
    return QJsonDocument::fromJson(QByteArray::fromStdString(outcome.out)).object();
}
} // namespace

/// Questions in the window: asked, answered, acted on.
class TestExplainPage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void theNumbersAreThoseOfTheCommandLine()
    {
        ExplainFixture fixture;
        fixture.openFile();
        fixture.window.showPage(QStringLiteral("explain"));
        fixture.ask("bob", "ds", "root.data.etl", "vcore=4, memory=2Gi");
        QTRY_VERIFY(!fixture.verdict().isEmpty());

        QTemporaryDir dir;
        const QString snapshot = dir.filePath(QStringLiteral("snapshot.json"));
        test::writeBytes(snapshot, test::kInsightSnapshot);
        const QJsonObject answer = printed({fixture.path().toStdString(),
                                            snapshot.toStdString(),
                                            {},
                                            "bob",
                                            "ds",
                                            "root.data.etl",
                                            "vcore=4,memory=2Gi",
                                            cli::AnswerFormat::Json});

        QCOMPARE(fixture.verdict(), answer["sentence"].toString());
        childNamed<QCheckBox>(*fixture.explainPage, QStringLiteral("A&ll resources"))->setChecked(true);
        const auto* view
            = childNamed<QTableView>(*fixture.explainPage, QStringLiteral("Limits along the path"));
        const auto* trace = qobject_cast<const TraceModel*>(view->model());
        QVERIFY(trace);
        int row = 0;
        int compared = 0;
        for (const QJsonValue& level : answer["trace"].toArray()) {
            const bool isUnset = level["match"].toString() == QStringLiteral("none");
            row += isUnset ? 1 : 0;
            for (const QJsonValue& cell : isUnset ? QJsonArray() : level["cells"].toArray()) {
                if (cell["limit"].isNull() && cell["asked"].isNull())
                    continue;
                const models::TraceLine& line = trace->rows().at(static_cast<std::size_t>(row));
                const auto number = [](std::optional<Quantity> amount) {
                    return amount ? QJsonValue(qint64{*amount}) : QJsonValue();
                };
                const auto usage = [&line](std::optional<Quantity> amount) {
                    return line.isKnown ? amount : std::nullopt;
                };
                QCOMPARE(line.queue, level["queue"].toString());
                QCOMPARE(number(line.cell.limit), cell["limit"]);
                QCOMPARE(number(usage(line.cell.used)), cell["used"]);
                QCOMPARE(number(line.cell.asked), cell["asked"]);
                QCOMPARE(number(usage(line.cell.headroom)), cell["headroom"]);
                const QString mark = view->model()->index(row, TraceModel::MarkColumn).data().toString();
                QCOMPARE(mark.contains(u'✖'), cell["inTheWay"].toBool());
                QCOMPARE(mark.contains(u'◆'), cell["binding"].toBool());
                ++row;
                ++compared;
            }
        }
        QVERIFY(compared > 10);
    }

    void aDraggedColumnStaysUntilTheLayoutIsReset()
    {
        ExplainFixture fixture;
        fixture.openFile();
        fixture.window.show();
        fixture.window.showPage(QStringLiteral("explain"));
        fixture.ask("bob", "ds", "root.data.etl", "vcore=4, memory=2Gi");
        QTRY_VERIFY(!fixture.verdict().isEmpty());
        const auto* view
            = childNamed<QTableView>(*fixture.explainPage, QStringLiteral("Limits along the path"));
        QTRY_VERIFY(view->isVisible());
        constexpr int kDragged = 400; // far more than an amount needs
        view->horizontalHeader()->resizeSection(TraceModel::LimitColumn, kDragged);

        const QString before = fixture.verdict();
        fixture.ask("bob", "ds", "root.data.etl", "vcore=400, memory=2000Gi");
        QTRY_VERIFY(fixture.verdict() != before);
        QCOMPARE(view->columnWidth(TraceModel::LimitColumn), kDragged);

        fixture.window.findChild<QAction*>(QStringLiteral("resetLayout"))->trigger();
        QTRY_VERIFY(view->columnWidth(TraceModel::LimitColumn) < kDragged / 2);
    }

    void theRulesOfTheDesignDocumentsAnswerAsTheCommandLineDoes() // CON-17, PLC-14
    {
        ExplainFixture fixture;
        fixture.openFile();
        fixture.window.showPage(QStringLiteral("explain"));
        auto* rules = childNamed<ui::SegmentedSwitch>(*fixture.explainPage, QStringLiteral("Rules"));
        QVERIFY(rules);
        QTemporaryDir dir;
        const QString snapshot = dir.filePath(QStringLiteral("snapshot.json"));
        test::writeBytes(snapshot, test::kInsightSnapshot);
        cli::ExplainOptions options{fixture.path().toStdString(), snapshot.toStdString(), {}, "Bob", "", "",
                                    "vcore=4,memory=2Gi",         cli::AnswerFormat::Json};
        QString before;
        for (const Mode mode : {Mode::Current, Mode::Seed}) {
            rules->setCurrent(static_cast<int>(mode));
            fixture.ask("Bob", "", "", "vcore=4, memory=2Gi");
            options.mode = mode;
            const QString sentence = printed(options)["sentence"].toString();

            QTRY_COMPARE(fixture.verdict(), sentence);
            const auto& outcome = fixture.explain.outcome();
            QCOMPARE((*outcome)->explanation.question.queue.text(),
                     std::string(mode == Mode::Seed ? "root.data.Bob" : "root.data.bob"));
            QCOMPARE((*outcome)->form.mode, mode);
        }

        // The choice belongs to the view, and a question about an application keeps it.
        const QVariantMap state = fixture.explainPage->saveState();
        rules->setCurrent(static_cast<int>(Mode::Current));
        fixture.explainPage->restoreState(state);
        QCOMPARE(rules->current(), static_cast<int>(Mode::Seed));
        fixture.explainPage->setScope({ui::Subject::Kind::Application, QStringLiteral("app-2"), {}});
        QTRY_COMPARE((*fixture.explain.outcome())->explanation.question.app, ApplicationId("app-2"));
        QCOMPARE((*fixture.explain.outcome())->form.mode, Mode::Seed);
    }

    void wAsksAboutAWaitingApplicationAndAStagedRaiseLetsItPass() // ENF-15
    {
        ExplainFixture fixture;
        fixture.openFile();
        fixture.window.showPage(QStringLiteral("applications"));
        auto* table = fixture.applications->findChild<ui::TreeTable*>();
        table->setCurrentId(QStringLiteral("app-2"));

        QTest::keyClick(table, Qt::Key_W);

        QCOMPARE(fixture.window.currentPageId(), QStringLiteral("explain"));
        QCOMPARE(fixture.field("User")->text(), QStringLiteral("sue"));
        QCOMPARE(fixture.field("Requests")->text(), QStringLiteral("vcore=4"));
        QTRY_VERIFY(fixture.verdict().startsWith(QStringLiteral("Blocked by the limit of group ds")));
        auto* stage = fixture.explainPage->findChild<QPushButton*>(QStringLiteral("stage"));
        QVERIFY(stage && stage->isEnabled());

        stage->click();

        QCOMPARE(fixture.window.currentPageId(), QStringLiteral("limits"));
        QTRY_VERIFY(fixture.session.isModified());
        QCOMPARE(QByteArray::fromStdString(fixture.session.revision()->text()),
                 QByteArray(test::kInsightConfig).replace("vcore: 10,", "vcore: 11,"));
        QCOMPARE(test::bytesOf(fixture.path()), test::kInsightConfig); // nothing is saved
        fixture.window.showPage(QStringLiteral("explain"));
        QTRY_VERIFY(fixture.verdict().startsWith(QStringLiteral("Allowed")));
    }

    void withoutAFileItSaysHowToStage()
    {
        ExplainFixture fixture;
        fixture.window.showPage(QStringLiteral("explain"));
        fixture.ask("bob", "ds", "root.data.etl", "vcore=4");
        QTRY_VERIFY(!fixture.verdict().isEmpty());

        auto* stage = fixture.explainPage->findChild<QPushButton*>(QStringLiteral("stage"));
        QVERIFY(stage && stage->isVisible() && !stage->isEnabled());
        QVERIFY(stage->toolTip().contains(QStringLiteral("Ctrl+O")));
        QVERIFY(!fixture.shownButton("Edit Active Configuration…")); // which is not known
    }

    void theActiveConfigurationIsOfferedToStageIn()
    {
        ExplainFixture fixture;
        fixture.source.setActive(models::readActiveConfiguration(test::kInsightConfig.toStdString()));
        fixture.window.showPage(QStringLiteral("explain"));
        fixture.ask("sue", "ds", "root.data.etl", "vcore=4");
        QTRY_VERIFY(fixture.shownButton("Edit Active Configuration…"));
        const QSignalSpy asked(fixture.explainPage, &ui::ExplainPage::activeRequested);

        fixture.shownButton("Edit Active Configuration…")->click();
        QCOMPARE(asked.count(), 1);
        fixture.openFile(); // what comes of it

        auto* stage = fixture.explainPage->findChild<QPushButton*>(QStringLiteral("stage"));
        QTRY_VERIFY(stage->isVisible() && stage->isEnabled());
        QVERIFY(!fixture.shownButton("Edit Active Configuration…"));
        QVERIFY(!fixture.shownButton("Use the Edited File"));
    }

    void anAnswerAboutTheActiveLimitsLeadsToTheEditedFile()
    {
        ExplainFixture fixture;
        fixture.openFile();
        fixture.window.showPage(QStringLiteral("explain"));
        fixture.ask("sue", "ds", "root.data.etl", "vcore=4");
        auto* basis = childNamed<ui::SegmentedSwitch>(*fixture.explainPage, QStringLiteral("Limits used"));
        basis->setCurrent(static_cast<int>(models::ExplainBasis::InForce));
        QTRY_VERIFY(fixture.shownButton("Use the Edited File"));

        fixture.shownButton("Use the Edited File")->click();

        auto* stage = fixture.explainPage->findChild<QPushButton*>(QStringLiteral("stage"));
        QTRY_VERIFY(stage->isVisible() && stage->isEnabled());
        QCOMPARE(basis->current(), static_cast<int>(models::ExplainBasis::Edited));
        QVERIFY(!fixture.shownButton("Use the Edited File"));
    }

    void wOnAQueueAndAPersonAsksAboutWhatWaitsThere()
    {
        ExplainFixture fixture;
        fixture.openFile();
        auto* queueTable = fixture.queues->findChild<ui::TreeTable*>();
        queueTable->setCurrentId(QStringLiteral("root.data"));
        fixture.window.showPage(QStringLiteral("queues"));

        QTest::keyClick(queueTable, Qt::Key_W);

        QTRY_VERIFY(fixture.verdict().startsWith(QStringLiteral("Blocked")));
        QCOMPARE(fixture.field("User")->text(), QStringLiteral("sue"));

        fixture.window.showPage(QStringLiteral("people"));
        auto* personTable = fixture.people->findChild<ui::TreeTable*>();
        personTable->setCurrentId(QStringLiteral("u:bob"));
        QTest::keyClick(personTable, Qt::Key_W);

        QCOMPARE(fixture.field("User")->text(), QStringLiteral("bob"));
        QCOMPARE(fixture.verdict(), QString()); // what sue waits for is not bob's answer
        const auto* application
            = childNamed<QComboBox>(*fixture.explainPage, QStringLiteral("Waiting application"));
        QVERIFY(application->accessibleDescription().contains(QStringLiteral("bob has no waiting requests")));
    }

    void aMistakeIsToldBesideItsField()
    {
        ExplainFixture fixture;
        fixture.openFile();
        fixture.window.showPage(QStringLiteral("explain"));

        fixture.ask("bob", "ds", "root.data.etl", "vcore");

        QTRY_VERIFY(
            fixture.field("Requests")->accessibleDescription().contains(QStringLiteral("is no amount")));
        QCOMPARE(fixture.verdict(), QString());
        fixture.ask("bob", "ds", "", "vcore=1"); // as placed by the rules, PLC-21
        QTRY_VERIFY(fixture.verdict().startsWith(QStringLiteral("Allowed")));
        QCOMPARE(fixture.field("Requests")->accessibleDescription(), QString());
    }

    void theGroupsOfACompletedUserAreFilledIn()
    {
        ExplainFixture fixture;
        fixture.openFile();
        fixture.window.showPage(QStringLiteral("explain"));
        auto* user = fixture.field("User");
        QTRY_VERIFY(user->completer()->model()->rowCount() > 0);
        fixture.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        user->setFocus();
        QTest::keyClicks(user, QStringLiteral("su"));
        QVERIFY(user->hasFocus());
        Q_EMIT user->completer()->activated(QStringLiteral("sue")); // as its list does
        QCOMPARE(user->text(), QStringLiteral("sue"));
        QTest::keyClick(user, Qt::Key_Return);
        QCOMPARE(fixture.field("Groups")->text(), QStringLiteral("ds"));
    }

    void theGroupsOfATypedUserAreFilledInUnlessTheyAreTyped()
    {
        ExplainFixture fixture;
        fixture.openFile();
        fixture.window.showPage(QStringLiteral("explain"));
        QTest::keyClicks(fixture.field("User"), QStringLiteral("sue"));
        QTest::keyClicks(fixture.field("Requests"), QStringLiteral("vcore=1"));
        QTest::keyClick(fixture.field("Requests"), Qt::Key_Return);
        QCOMPARE(fixture.field("Groups")->text(), QStringLiteral("ds"));

        fixture.field("Groups")->clear();
        QTest::keyClicks(fixture.field("Groups"), QStringLiteral("qa"));
        QTest::keyClicks(fixture.field("User"), QStringLiteral("x"));
        QTest::keyClick(fixture.field("User"), Qt::Key_Return);
        QCOMPARE(fixture.field("Groups")->text(), QStringLiteral("qa"));
    }

    void theAnswerIsCopiedAndAskedAgain()
    {
        ExplainFixture fixture;
        fixture.openFile();
        fixture.window.showPage(QStringLiteral("explain"));
        fixture.ask("bob", "ds", "root.data.etl", "vcore=4");
        QTRY_VERIFY(!fixture.verdict().isEmpty());
        childNamed<QToolButton>(*fixture.explainPage, QStringLiteral("Copy as Text"))->click();
        const QString copied = QGuiApplication::clipboard()->text();
        QVERIFY(copied.startsWith(fixture.verdict()));
        QVERIFY(copied.contains(QStringLiteral("BLOCKING")));
        QVERIFY(copied.contains(QStringLiteral("usage of demo at 2026-11-01 08:03:10")));

        fixture.ask("bob", "ds", "root.data.etl", "vcore=1");
        QTRY_VERIFY(fixture.verdict().startsWith(QStringLiteral("Allowed")));
        auto* history = childNamed<QListView>(*fixture.explainPage, QStringLiteral("Earlier questions"));
        QCOMPARE(history->model()->rowCount(), 2);
        Q_EMIT history->activated(history->model()->index(1, 0));

        QCOMPARE(fixture.field("Requests")->text(), QStringLiteral("vcore=4"));
        QTRY_VERIFY(fixture.verdict().startsWith(QStringLiteral("Blocked")));
    }

    void everyControlHasAName()
    {
        ExplainFixture fixture;
        fixture.window.showPage(QStringLiteral("explain"));
        fixture.ask("bob", "ds", "root.data.etl", "vcore=4");
        QTRY_VERIFY(!fixture.verdict().isEmpty());
        int controls = 0;
        for (QWidget* widget : fixture.explainPage->findChildren<QWidget*>()) {
            const bool isControl = widget->focusPolicy() != Qt::NoFocus
                && widget->isVisibleTo(fixture.explainPage)
                && !widget->objectName().startsWith(QLatin1String("qt_"));
            if (!isControl)
                continue;
            const auto* interface = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(interface && !interface->text(QAccessible::Name).isEmpty(),
                     widget->metaObject()->className());
            ++controls;
        }
        QVERIFY(controls >= 4); // user, groups, queue and request
    }

    void theSimulationAnswersToo()
    {
        QTemporaryDir dir;
        app::Shared shared(dir.filePath(QStringLiteral("workspace.json")));
        app::Workspace workspace(&shared, app::Workspace::Memory::Ignore);
        QSignalSpy shown(&workspace, &app::Workspace::firstDataShown);
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
        options.page = "explain";
        workspace.start(options);
        workspace.window().show();
        QTRY_COMPARE(shown.count(), 1);
        auto* page = qobject_cast<ui::ExplainPage*>(workspace.window().page(QStringLiteral("explain")));
        QVERIFY(page);

        page->setScope({ui::Subject::Kind::Queue, QStringLiteral("root"), {}});

        const auto* verdict = childNamed<QLabel>(*page, QStringLiteral("Result"));
        const auto* application = childNamed<QComboBox>(*page, QStringLiteral("Waiting application"));
        QTRY_VERIFY(verdict->isVisible() || !application->accessibleDescription().isEmpty());
    }
};

QUOTADECK_TEST(TestExplainPage, QApplication)
} // namespace tst_explainpage

#include "tst_explainpage.moc"
