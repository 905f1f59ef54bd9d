// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/charts/seriesstore.h"
#include "models/quota/applicationlistmodel.h"
#include "models/quota/peopletreemodel.h"
#include "models/quota/podlistmodel.h"
#include "models/quota/queuetreemodel.h"
#include "tests/support/fakecluster.h"
#include "tests/support/testprogram.h"
#include "ui/charts/chartspage.h"
#include "ui/connections/sourcedialogs.h"
#include "ui/pages/applicationpane.h"
#include "ui/pages/applicationspage.h"
#include "ui/pages/peoplepage.h"
#include "ui/pages/queuespage.h"
#include "ui/pages/startpage.h"
#include "ui/theme/colors.h"
#include "ui/widgets/celldelegate.h"
#include "ui/widgets/filterfield.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/placeholder.h"
#include "ui/widgets/treetable.h"
#include "ui/window/inspector.h"
#include "ui/window/mainwindow.h"
#include "ui/window/navigationrail.h"
#include "ui/window/statusstrip.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

namespace tst_mainwindow {
using namespace quotadeck;
using namespace quotadeck::ui;
using namespace std::chrono_literals;

namespace {
/// A window with all pages over fake data, wired as an application does it.
struct Fixture
{
    Theme theme;
    models::QueueTreeModel queues;
    models::PeopleTreeModel people;
    models::ApplicationListModel applications;
    models::PodListModel pods;
    models::ApplicationListModel personal;
    models::SeriesStore store;
    SystemTime now = tests::kFakeStart;
    MainWindow window{&theme, [this] { return now; }};
    QueuesPage* queuesPage = new QueuesPage(&queues);
    PeoplePage* peoplePage = new PeoplePage(&people, &personal);
    ApplicationsPage* applicationsPage = new ApplicationsPage(&applications, &pods);
    ChartsPage* chartsPage = new ChartsPage(&store);
    SnapshotPtr last;

    Fixture()
    {
        theme.setMode(ThemeMode::Light);
        for (Page* page : std::initializer_list<Page*>{queuesPage, peoplePage, applicationsPage, chartsPage})
            window.addPage(page);
        window.resize(1280, 800);
        window.show();
    }

    void connectSource(SourceState state = SourceState::Live)
    {
        SourceStatus status;
        status.kind = SourceKind::Simulator;
        status.name = "demo";
        status.state = state;
        status.lastGood = now;
        window.setSourceStatus(status);
    }

    void show(const SnapshotPtr& next)
    {
        const auto update = makeUpdate(last, next, "default");
        store.record(*update);
        queues.apply(update->delta.queues);
        people.apply(update->delta);
        applications.apply(update->delta);
        personal.apply(update->delta);
        chartsPage->samplesRecorded();
        window.setSnapshot(next, "default");
        last = next;
    }

    void start()
    {
        connectSource();
        show(tests::fakeSnapshot());
    }

    TreeTable* table(Page* page) { return page->findChild<TreeTable*>(); }
    FilterField* filter(Page* page) { return page->findChild<FilterField*>(); }

    /// Texts of all visible labels in @p part.
    static QStringList texts(const QWidget* part)
    {
        QStringList all;
        for (const QLabel* label : part->findChildren<QLabel*>()) {
            if (label->isVisible())
                all << label->text();
        }
        return all;
    }
};

/// Interactive parts without a name, below @p interface.
void collectNameless(QAccessibleInterface* interface, QStringList& nameless)
{
    if (!interface || interface->state().invisible)
        return;
    static const QSet<QAccessible::Role> roles
        = {QAccessible::Button,       QAccessible::ButtonMenu,  QAccessible::CheckBox, QAccessible::ComboBox,
           QAccessible::EditableText, QAccessible::RadioButton, QAccessible::SpinBox,  QAccessible::Table,
           QAccessible::Tree,         QAccessible::MenuItem};
    if (roles.contains(interface->role()) && interface->text(QAccessible::Name).isEmpty()) {
        const QObject* object = interface->object();
        // Parts that Qt makes itself inside its own widgets.
        if (object && !object->objectName().startsWith("qt_"))
            nameless << QStringLiteral("%1 in %2")
                            .arg(object->metaObject()->className(),
                                 object->parent() ? object->parent()->metaObject()->className() : "");
    }
    if (interface->role() == QAccessible::Tree || interface->role() == QAccessible::Table)
        return; // rows are named by their texts
    for (int i = 0; i < interface->childCount(); ++i)
        collectNameless(interface->child(i), nameless);
}
} // namespace

class TestMainWindow : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theColumnNowIsThereBesideAnEarlierMoment()
    {
        Fixture fixture;
        fixture.start();
        const auto areHidden = [&fixture] {
            return std::array{
                fixture.table(fixture.queuesPage)->isColumnHidden(models::QueueTreeModel::UsedNowColumn),
                fixture.table(fixture.peoplePage)->isColumnHidden(models::PeopleTreeModel::UsedNowColumn),
                fixture.table(fixture.applicationsPage)
                    ->isColumnHidden(models::ApplicationListModel::UsedNowColumn)};
        };
        constexpr std::array kAll{true, true, true};
        constexpr std::array kNone{false, false, false};

        QCOMPARE(areHidden(), kAll);
        const QVariantMap state = fixture.applicationsPage->saveState();
        fixture.window.setPast(true);
        QCOMPARE(areHidden(), kNone);
        fixture.applicationsPage->restoreState(state); // saved in the present
        QCOMPARE(areHidden(), kNone);
        const std::array tables{fixture.table(fixture.queuesPage), fixture.table(fixture.peoplePage),
                                fixture.table(fixture.applicationsPage)};
        for (TreeTable* table : tables)
            table->resetColumns();
        QCOMPARE(areHidden(), kNone);
        fixture.window.setPast(false);
        QCOMPARE(areHidden(), kAll);
        for (TreeTable* table : tables)
            table->showAllColumns();
        QCOMPARE(areHidden(), kAll); // there is nothing to compare with
    }

    void beginsWithTheStartPageAndLeavesItForASource()
    {
        Fixture fixture;
        QCOMPARE(fixture.window.currentPageId(), "");
        QVERIFY(fixture.window.findChild<StartPage*>()->isVisible());
        fixture.connectSource(SourceState::Connecting);
        QCOMPARE(fixture.window.currentPageId(), "queues");
        QVERIFY(fixture.window.windowTitle().contains("demo"));
    }

    void theStartPageAsksForSources()
    {
        Fixture fixture;
        fixture.window.setRecent({{"yk:9080"}, {"/data/q.yaml"}, {}});
        QSignalSpy demo(&fixture.window, &MainWindow::demoRequested);
        QSignalSpy server(&fixture.window, &MainWindow::connectRequested);
        QSignalSpy file(&fixture.window, &MainWindow::openRequested);
        for (QAbstractButton* button :
             fixture.window.findChild<StartPage*>()->findChildren<QAbstractButton*>()) {
            if (button->text().startsWith("Open Demo Cluster") || button->toolTip() == "yk:9080"
                || button->toolTip() == "/data/q.yaml")
                button->click();
        }
        QCOMPARE(demo.size(), 1);
        QCOMPARE(server.value(0).value(0).toUrl(), QUrl("http://yk:9080"));
        QCOMPARE(file.value(0).value(0).toString(), "/data/q.yaml");
    }

    void theStartPageFindsScenariosAndOpensRecordings()
    {
        Fixture fixture;
        auto* start = fixture.window.findChild<StartPage*>();
        auto* field = start->findChild<QLineEdit*>();
        QVERIFY(!field->isVisible()); // there are none
        fixture.window.setScenarios(
            {{"busy-cluster", "Busy cluster", {}}, {"node-loss", "A node is lost", {}}});
        fixture.window.setRecent({{}, {}, {"/data/day.qdrec"}});
        QVERIFY(field->isVisible());
        QSignalSpy scenario(&fixture.window, &MainWindow::scenarioRequested);
        QSignalSpy recording(&fixture.window, &MainWindow::recordingRequested);
        QTest::keyClicks(field, "s");
        QTest::keyClick(field, Qt::Key_Return); // both have one
        QCOMPARE(scenario.size(), 0);
        field->clear();
        QTest::keyClicks(field, "lost");
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(scenario.value(0).value(0).toString(), "node-loss");
        for (QAbstractButton* button : start->findChildren<QAbstractButton*>()) {
            if (button->toolTip() == "/data/day.qdrec")
                button->click();
        }
        QCOMPARE(recording.value(0).value(0).toString(), "/data/day.qdrec");
    }

    void theLayoutGoesBackToHowItWas()
    {
        Fixture fixture;
        fixture.start();
        auto* dock = fixture.window.findChild<QDockWidget*>(QStringLiteral("inspector"));
        TreeTable* table = fixture.table(fixture.queuesPage);
        const int place = table->header()->visualIndex(2);
        const bool wasHidden = table->isColumnHidden(3);
        table->header()->moveSection(place, 4);
        table->setColumnHidden(3, !wasHidden);
        fixture.window.addDockWidget(Qt::LeftDockWidgetArea, dock);
        dock->setFloating(true);
        auto* chart = fixture.chartsPage->createDock(&fixture.window);
        fixture.window.addDock(chart);
        QVERIFY(chart->isHidden());
        chart->toggleViewAction()->trigger();
        chart->setFloating(true);
        QVERIFY(chart->isVisible());
        fixture.window.findChild<QAction*>(QStringLiteral("resetLayout"))->trigger();
        QVERIFY(chart->isHidden() && !chart->isFloating());
        QCOMPARE(table->header()->visualIndex(2), place);
        QCOMPARE(table->isColumnHidden(3), wasHidden);
        QVERIFY(!dock->isFloating());
        QCOMPARE(fixture.window.dockWidgetArea(dock), Qt::RightDockWidgetArea);
        QVERIFY(dock->isVisible());
    }

    void theMenuExportsTheTableOfThePage()
    {
        Fixture fixture;
        fixture.start();
        fixture.window.showPage(QStringLiteral("queues"));
        fixture.window.findChild<QAction*>(QStringLiteral("copyAsCsv"))->trigger();
        const QString csv = QGuiApplication::clipboard()->text();
        QVERIFY2(csv.startsWith(QStringLiteral("Key,Queue,")), qPrintable(csv.left(40)));
        QVERIFY(csv.contains(QStringLiteral("\r\nroot.analytics,")));
    }

    void pagesAreReachedByAltAndANumber()
    {
        Fixture fixture;
        fixture.start();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        for (const auto& [key, id] : {std::pair(Qt::Key_2, "people"), std::pair(Qt::Key_3, "applications"),
                                      std::pair(Qt::Key_4, "charts"), std::pair(Qt::Key_1, "queues")}) {
            QTest::keyClick(&fixture.window, key, Qt::AltModifier);
            QCOMPARE(fixture.window.currentPageId(), id);
        }
    }

    void pagesAfterTheNinthAreReachedByZeroMinusAndEqual()
    {
        Theme theme;
        MainWindow window(&theme);
        for (int number = 1; number <= 12; ++number)
            window.addPage(new Page(QString::number(number), QString::number(number), Icon::Queues));
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key_0, Qt::AltModifier);
        QCOMPARE(window.currentPageId(), QStringLiteral("10"));
        QTest::keyClick(&window, Qt::Key_Minus, Qt::AltModifier);
        QCOMPARE(window.currentPageId(), QStringLiteral("11"));
        QTest::keyClick(&window, Qt::Key_Equal, Qt::AltModifier);
        QCOMPARE(window.currentPageId(), QStringLiteral("12"));
    }

    void pagesFitIntoALowWindow()
    {
        Theme theme;
        MainWindow window(&theme);
        for (int number = 1; number <= 14; ++number)
            window.addPage(new Page(QString::number(number), QString::number(number), Icon::Queues));
        window.resize(window.minimumSize());
        window.show();
        QCOMPARE(window.height(), window.minimumHeight());
        const auto* rail = window.findChild<NavigationRail*>();
        const auto entries = rail->findChildren<QAbstractButton*>();
        QCOMPARE(entries.size(), 14);
        for (const QAbstractButton* entry : entries) {
            QVERIFY(rail->rect().contains(entry->geometry()));
            for (const QAbstractButton* other : entries)
                QVERIFY(other == entry || !other->geometry().intersects(entry->geometry()));
        }
    }

    /// Desktops use Ctrl+Alt with arrows, Home and End to change their work space.
    void noButtonHasKeysOfTheDesktop()
    {
        Fixture fixture;
        QStringList steps;
        for (const auto* button : fixture.window.findChildren<QAbstractButton*>()) {
            const QKeySequence keys = button->shortcut();
            for (const Qt::Key key :
                 {Qt::Key_Left, Qt::Key_Right, Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home, Qt::Key_End}) {
                QVERIFY2(keys != QKeySequence(Qt::CTRL | Qt::ALT | key), qPrintable(button->toolTip()));
                if (keys == QKeySequence(Qt::ALT | key))
                    steps << keys.toString();
            }
        }
        steps.sort();
        QCOMPARE(steps,
                 QStringList({"Alt+End", "Alt+Home", "Alt+Home", "Alt+PgDown", "Alt+PgDown", "Alt+PgUp"}));
    }

    void slashFiltersAndDownGoesToTheTable()
    {
        Fixture fixture;
        fixture.start();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        TreeTable* table = fixture.table(fixture.queuesPage);
        FilterField* filter = fixture.filter(fixture.queuesPage);
        table->setFocus();
        QTest::keyClick(table, Qt::Key_Slash);
        QVERIFY(filter->hasFocus());

        QTest::keyClicks(filter, "etl.tr");
        QTest::keyClick(filter, Qt::Key_Return);
        QVERIFY(Fixture::texts(fixture.queuesPage).contains("1 of 25 queues match"));
        QTest::keyClick(filter, Qt::Key_Down);
        QVERIFY(table->hasFocus());
        QVERIFY(fixture.queues.indexOf("root.etl.training").isValid());
        QVERIFY(table->isExpanded(fixture.queues.indexOf("root.etl")));
    }

    void numbersOfTheStatusBarMoveNothing()
    {
        StatusStrip strip;
        strip.resize(900, strip.sizeHint().height());
        strip.show();
        SourceStatus status;
        status.kind = SourceKind::Simulator;
        status.state = SourceState::Live;
        status.isSimulated = true;
        status.name = "demo";
        status.lastGood = SystemTime(std::chrono::seconds(1));
        const auto placeOfMark = [&](int milliseconds) {
            status.latency = std::chrono::milliseconds(milliseconds);
            strip.showStatus(status, SystemTime(std::chrono::seconds(2)), std::chrono::seconds(1));
            strip.grab(); // lays it out
            QCoreApplication::processEvents();
            for (const auto* label : strip.findChildren<QLabel*>()) {
                if (label->text() == QStringLiteral("SIMULATED") && label->isVisible())
                    return label->x();
            }
            return -1;
        };
        const int place = placeOfMark(2181);
        QVERIFY(place > 0);
        QCOMPARE(placeOfMark(67), place);
        QCOMPARE(placeOfMark(115), place);
        status.latency = std::chrono::milliseconds(123'456);
        strip.showStatus(status, SystemTime(std::chrono::seconds(2)), std::chrono::seconds(1));
        const auto labels = strip.findChildren<QLabel*>();
        const auto latency = std::ranges::find_if(
            labels, [](const QLabel* label) { return label->text().startsWith(QStringLiteral("123456")); });
        QVERIFY(latency != labels.end());
        QVERIFY((*latency)->width() >= (*latency)->sizeHint().width()); // at once
    }

    void f6WalksThePanes()
    {
        Fixture fixture;
        fixture.start();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        fixture.table(fixture.queuesPage)->setFocus();
        QTest::keyClick(&fixture.window, Qt::Key_F6);
        const QWidget* inspector = fixture.window.findChild<Inspector*>();
        QVERIFY(inspector->hasFocus() || inspector->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(&fixture.window, Qt::Key_F6, Qt::ShiftModifier);
        QVERIFY(fixture.table(fixture.queuesPage)->hasFocus());
    }

    void theSelectionIsSharedAndInspected()
    {
        Fixture fixture;
        fixture.start();
        fixture.table(fixture.peoplePage)->setCurrentId("u:bob");
        QCOMPARE(fixture.window.subject(), (Subject{Subject::Kind::User, "bob", {}}));
        QTRY_VERIFY(Fixture::texts(fixture.window.findChild<Inspector*>()).contains("Limits on every level"));
        QCOMPARE(fixture.personal.scope().user, "bob");

        fixture.table(fixture.queuesPage)->setCurrentId("root.etl");
        QTRY_VERIFY(Fixture::texts(fixture.window.findChild<Inspector*>()).contains("Usage vs. maximum"));
    }

    void aPageWithoutMatchesSaysSoAndClearsTheFilter_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("title");
        QTest::newRow("queues") << "queues"
                                << "No queues match";
        QTest::newRow("people") << "people"
                                << "No users or groups match";
        QTest::newRow("applications") << "applications"
                                      << "No applications match";
    }

    void aPageWithoutMatchesSaysSoAndClearsTheFilter()
    {
        QFETCH(QString, id);
        QFETCH(QString, title);
        Fixture fixture;
        fixture.start();
        fixture.window.showPage(id);
        Page* page = fixture.window.page(id);
        fixture.filter(page)->setFilter("nosuchthing");
        auto* placeholder = page->findChild<Placeholder*>();
        QVERIFY(placeholder->isVisible());
        QCOMPARE(placeholder->title(), title);
        QVERIFY(!fixture.table(page)->isVisible());

        auto* clear = placeholder->findChild<QPushButton*>();
        QVERIFY(clear->isVisible());
        QCOMPARE(clear->text(), "Clear Filter");
        clear->click();
        QVERIFY(fixture.table(page)->isVisible());
        QCOMPARE(fixture.filter(page)->text(), QString());
    }

    void clearingTheFilterLiftsTheScope()
    {
        Fixture fixture;
        fixture.start();
        fixture.window.showPage("applications");
        fixture.applicationsPage->setScope({Subject::Kind::User, "nobody", {}});
        auto* placeholder = fixture.applicationsPage->findChild<Placeholder*>();
        QVERIFY(placeholder->isVisible());
        placeholder->findChild<QPushButton*>()->click();
        QVERIFY(fixture.table(fixture.applicationsPage)->isVisible());
        QCOMPARE(fixture.applications.scope(), models::ApplicationScope());
    }

    void theInspectorDropsARowThatTheFilterHides()
    {
        Fixture fixture;
        fixture.start();
        fixture.window.showPage("queues");
        fixture.table(fixture.queuesPage)->setCurrentId("root.etl");
        QCOMPARE(fixture.window.subject().name, "root.etl");
        fixture.filter(fixture.queuesPage)->setFilter("etl");
        QCOMPARE(fixture.window.subject().name, "root.etl");
        fixture.filter(fixture.queuesPage)->setFilter("-etl");
        QCOMPARE(fixture.window.subject(), Subject());
        QTRY_VERIFY(Fixture::texts(fixture.window.findChild<Inspector*>())
                        .contains("Select a queue, user, group or application to see its details."));

        // The selection of another page is none of this page's business.
        fixture.filter(fixture.queuesPage)->setFilter({});
        fixture.table(fixture.queuesPage)->setCurrentId("root.etl");
        fixture.window.showPage("people");
        fixture.table(fixture.peoplePage)->setCurrentId("u:bob");
        QVERIFY(fixture.queues.setFilter("-etl"));
        QCOMPARE(fixture.window.subject(), (Subject{Subject::Kind::User, "bob", {}}));
    }

    void anUpdateTakesNeitherFocusNorSelection()
    {
        Fixture fixture;
        fixture.start();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        fixture.table(fixture.queuesPage)->setCurrentId("root.etl");
        fixture.filter(fixture.queuesPage)->setFocus();
        for (int step = 1; step < 4; ++step)
            fixture.show(tests::fakeSnapshot({.departments = 4 + step}, step));
        QVERIFY(fixture.filter(fixture.queuesPage)->hasFocus());
        QCOMPARE(fixture.table(fixture.queuesPage)->currentId(), "root.etl");
        QCOMPARE(fixture.window.subject().name, "root.etl");
    }

    void aPageShowsTheApplicationsOfAnother()
    {
        Fixture fixture;
        fixture.start();
        Q_EMIT fixture.queuesPage->pageRequested("applications", {Subject::Kind::Queue, "root.etl", {}});
        QCOMPARE(fixture.window.currentPageId(), "applications");
        QCOMPARE(fixture.applications.scope().queue, QueuePath("root.etl"));
        fixture.applicationsPage->setScope({});
        QVERIFY(fixture.applications.scope().queue.isEmpty());
    }

    void groupsOfApplicationsAreQueuesOrPeople()
    {
        QVariantMap view;
        Fixture fixture;
        fixture.start();
        fixture.window.showPage("applications");
        auto* page = fixture.applicationsPage;
        const auto choose = [page](const char* text) {
            for (auto* action : page->findChildren<QAction*>()) {
                if (action->text() == QString::fromLatin1(text))
                    action->trigger();
            }
        };
        const auto chooseRow = [&](int row) {
            fixture.table(page)->setCurrentIndex(fixture.applications.index(row, 0));
            return fixture.window.subject();
        };
        choose("By &Queue");
        const int queues = fixture.applications.rowCount();
        QVERIFY(queues > 1 && queues < fixture.applications.totalCount());
        QCOMPARE(chooseRow(0).kind, Subject::Kind::Queue);
        QVERIFY(fixture.queues.indexOf(fixture.window.subject().name).isValid());
        QVERIFY(fixture.table(page)->rootIsDecorated());
        QVERIFY(!page->findChild<ApplicationPane*>()->isVisible());
        view = page->view();
        using Model = models::ApplicationListModel;
        QVERIFY(fixture.table(page)->isColumnHidden(Model::QueueColumn)); // the groups have its name

        choose("By &User");
        QVERIFY(!fixture.table(page)->isColumnHidden(Model::QueueColumn));
        QVERIFY(fixture.table(page)->isColumnHidden(Model::UserColumn));
        QCOMPARE(chooseRow(0).kind, Subject::Kind::User);
        choose("&No Groups");
        QCOMPARE(chooseRow(0).kind, Subject::Kind::Application);
        QVERIFY(!fixture.table(page)->isColumnHidden(Model::UserColumn));
        choose("By &State");
        QCOMPARE(chooseRow(0).kind, Subject::Kind::None); // other pages have no states
        fixture.filter(page)->setFilter(QStringLiteral("root"));
        const QModelIndex first = fixture.applications.index(0, 0);
        QVERIFY(first.isValid() && fixture.table(page)->isExpanded(first)); // what matches is in sight
        choose("By &Queue");
        QVERIFY(fixture.table(page)->isExpanded(fixture.applications.index(0, 0)));
        fixture.filter(page)->setFilter({});
        choose("&No Groups");
        QCOMPARE(fixture.applications.rowCount(), fixture.applications.totalCount());

        page->showView(view);
        QCOMPARE(fixture.applications.rowCount(), queues);

        const QModelIndex group = fixture.applications.index(0, 0);
        const QString id = fixture.applications.idOf(fixture.applications.index(0, 0, group));
        page->setScope({Subject::Kind::Application, id, {}}); // as a link does
        QCOMPARE(fixture.table(page)->currentId(), id);
        QVERIFY(page->findChild<ApplicationPane*>()->isVisible());
    }

    void theFlatListBeginsWithTheFullestQueue()
    {
        Fixture fixture;
        fixture.start();
        auto* page = fixture.queuesPage;
        auto* table = fixture.table(page);
        QAction* flat = nullptr;
        for (auto* action : page->findChildren<QAction*>()) {
            if (action->text() == QStringLiteral("&Flat List of Leaf Queues"))
                flat = action;
        }
        QVERIFY(flat);
        flat->trigger();
        QVERIFY(!table->rootIsDecorated());
        QCOMPARE(table->header()->sortIndicatorSection(), int(models::QueueTreeModel::UsageColumn));
        const auto nameAt = [&](int row) { return fixture.queues.index(row, 0).data().toString(); };
        QVERIFY(nameAt(0).startsWith(QStringLiteral("root.")));
        const QVariantMap view = page->view();
        flat->trigger();
        QCOMPARE(nameAt(0), QStringLiteral("root"));
        QVERIFY(table->isExpanded(fixture.queues.index(0, 0)));
        QCOMPARE(table->header()->sortIndicatorSection(), models::LiveTreeModel::kUnsorted);
        page->showView(view);
        QVERIFY(flat->isChecked());
        fixture.queuesPage->setSubject({Subject::Kind::Queue, "root", {}}); // which the list does not have
        QVERIFY(!flat->isChecked());
        QCOMPARE(table->currentId(), QStringLiteral("root"));
    }

    void namesInTheInspectorLeadToTheirRows()
    {
        Fixture fixture;
        fixture.start();
        auto* inspector = fixture.window.findChild<Inspector*>();
        fixture.window.showPage("applications");
        const QModelIndex first = fixture.applications.index(0, 0);
        const QString id = fixture.applications.idOf(first);
        const QString queue = fixture.applications.queueOf(id);
        fixture.table(fixture.applicationsPage)->setCurrentId(id);
        fixture.filter(fixture.queuesPage)->setFilter("nothing-of-the-kind"); // would hide it

        Q_EMIT inspector->linkActivated("queue:" + queue);
        QCOMPARE(fixture.window.currentPageId(), "queues");
        QCOMPARE(fixture.window.subject(), (Subject{Subject::Kind::Queue, queue, {}}));
        QCOMPARE(fixture.table(fixture.queuesPage)->currentId(), queue);
        QCOMPARE(fixture.filter(fixture.queuesPage)->text(), QString());

        Q_EMIT inspector->linkActivated("user:bob");
        QCOMPARE(fixture.window.currentPageId(), "people");
        QCOMPARE(fixture.table(fixture.peoplePage)->currentId(), "u:bob");
        Q_EMIT inspector->linkActivated("application:" + id);
        QCOMPARE(fixture.window.currentPageId(), "applications");
        QCOMPARE(fixture.table(fixture.applicationsPage)->currentId(), id);
    }

    void twoSelectedPeopleStandSideBySide()
    {
        Fixture fixture;
        fixture.start();
        fixture.window.showPage("people");
        TreeTable* table = fixture.table(fixture.peoplePage);
        table->setCurrentId("u:sue");
        table->selectionModel()->select(fixture.people.indexOf("u:bob"),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
        auto* inspector = fixture.window.findChild<Inspector*>();
        const auto headers = [inspector] {
            QStringList titles;
            const auto* shown = inspector->findChild<DetailTable*>();
            for (int column = 0; shown && column < shown->columnCount(); ++column)
                titles << shown->horizontalHeaderItem(column)->text();
            titles.sort();
            return titles;
        };
        QCOMPARE(headers(), (QStringList{"Type", "bob", "sue"}));

        fixture.show(tests::fakeSnapshot({}, 1)); // an update keeps it
        QCOMPARE(headers(), (QStringList{"Type", "bob", "sue"}));
        table->selectionModel()->setCurrentIndex(fixture.people.indexOf("u:ada"),
                                                 QItemSelectionModel::ClearAndSelect
                                                     | QItemSelectionModel::Rows); // one alone again
        QCOMPARE(headers(), (QStringList{"%", "Limit", "Resource", "Used"}));
    }

    void limitsAreEditedWhereTheyAreSet()
    {
        Fixture fixture;
        fixture.start();
        const auto edit = [](TreeTable* table) {
            for (QAction* action : table->actions()) {
                if (action->text() == "&Edit Limits Here")
                    action->trigger();
            }
        };
        QSignalSpy fromQueues(fixture.queuesPage, &Page::pageRequested);
        fixture.table(fixture.queuesPage)->setCurrentId("root.etl");
        edit(fixture.table(fixture.queuesPage));
        QCOMPARE(fromQueues.size(), 1);
        QCOMPARE(fromQueues.first().first().toString(), "limits");
        QCOMPARE(fromQueues.first().at(1).value<Subject>(), (Subject{Subject::Kind::Queue, "root.etl", {}}));

        QSignalSpy fromPeople(fixture.peoplePage, &Page::pageRequested);
        fixture.table(fixture.peoplePage)->setCurrentId("u:sue");
        edit(fixture.table(fixture.peoplePage));
        QCOMPARE(fromPeople.size(), 1);
        const auto person = fromPeople.first().at(1).value<Subject>();
        QCOMPARE(person.name, "sue");
        QCOMPARE(person.queue, fixture.people.placeOf("u:sue"));

        QSignalSpy fromApplications(fixture.applicationsPage, &Page::pageRequested);
        const QString id = fixture.applications.idOf(fixture.applications.index(0, 0));
        fixture.table(fixture.applicationsPage)->setCurrentId(id);
        edit(fixture.table(fixture.applicationsPage));
        QCOMPARE(fromApplications.size(), 1);
        QCOMPARE(fromApplications.first().at(1).value<Subject>(),
                 (Subject{Subject::Kind::Queue, fixture.applications.queueOf(id), {}}));
    }

    void tablesAreDimWhileTheirDataIsStale()
    {
        Fixture fixture;
        fixture.show(tests::fakeSnapshot());
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.name = "http://localhost:9080";
        status.state = SourceState::Live;
        status.lastGood = fixture.now;
        fixture.window.setInterval(2s);
        fixture.window.setSourceStatus(status);
        fixture.window.showPage("queues");
        TreeTable* table = fixture.table(fixture.queuesPage);
        table->setCurrentId("root.etl");
        auto* details = fixture.window.findChild<Inspector*>()->findChild<DetailTable*>();
        fixture.now += 6s; // three intervals
        fixture.window.setSourceStatus(status);
        QVERIFY(!isStale(table) && !isStale(details));
        fixture.now += 1s;
        fixture.window.setSourceStatus(status);
        QVERIFY(isStale(table) && isStale(details));
        QVERIFY(isStale(fixture.table(fixture.peoplePage)));

        status.lastGood = fixture.now;
        fixture.window.setSourceStatus(status);
        QVERIFY(!isStale(table) && !isStale(details));
        // What is simulated does not age.
        fixture.connectSource();
        fixture.now += 1h;
        fixture.connectSource();
        QVERIFY(!isStale(table));
    }

    void allSelectedRowsAreAddedToAChartOfTheResourceShown()
    {
        Fixture fixture;
        fixture.start();
        fixture.queues.setResource("memory");
        TreeTable* table = fixture.table(fixture.queuesPage);
        table->setCurrentId("root.etl");
        table->selectionModel()->select(fixture.queues.indexOf("root.analytics"),
                                        QItemSelectionModel::Select | QItemSelectionModel::Rows);
        const auto showInChart = [table] {
            for (QAction* action : table->actions()) {
                if (action->text() == "Show in C&hart")
                    action->trigger();
            }
        };
        showInChart();

        QCOMPARE(fixture.window.currentPageId(), "charts");
        QCOMPARE(fixture.chartsPage->panes().size(), 3);
        const ChartSpec spec = fixture.chartsPage->panes().first()->spec();
        QCOMPARE(spec.type, "memory");
        QVERIFY(!spec.topKind);
        QStringList added;
        for (const ChosenSeries& series : spec.chosen)
            added << series.id;
        QCOMPARE(added.size(), 2);
        QVERIFY(added.contains("root.analytics") && added.contains("root.etl"));
        showInChart(); // they are there already
        QCOMPARE(fixture.chartsPage->panes().size(), 3);
        QCOMPARE(fixture.chartsPage->panes().first()->spec(), spec);

        fixture.queues.setResource("vcore"); // another unit, another axis
        showInChart();
        QCOMPARE(fixture.chartsPage->panes().size(), 4);
        QCOMPARE(fixture.chartsPage->panes().first()->spec().type, "vcore");
    }

    void theResourceAppliesToAllPages()
    {
        Fixture fixture;
        fixture.start();
        QSignalSpy changed(&fixture.window, &MainWindow::resourceChanged);
        auto* box = fixture.window.findChild<QComboBox*>();
        for (QComboBox* candidate : fixture.window.findChildren<QComboBox*>()) {
            if (candidate->findData("vcore") >= 0)
                box = candidate;
        }
        QCOMPARE(fixture.window.resource(), "dominant");
        box->setCurrentIndex(box->findData("vcore"));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(fixture.queues.resource(), "vcore");
        QCOMPARE(fixture.people.resource(), "vcore");
        fixture.show(tests::fakeSnapshot({}, 1));
        QCOMPARE(fixture.window.resource(), "vcore");
    }

    void troubleIsToldInTheBarAndTheDataStays()
    {
        Fixture fixture;
        fixture.start();
        const auto* strip = fixture.window.findChild<StatusStrip*>()->messages();
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.name = "yk";
        status.state = SourceState::Retrying;
        status.failures = 3;
        status.lastGood = fixture.now - 12s;
        fixture.window.setSourceStatus(status);
        QVERIFY(strip->shownBar() && strip->shownBar()->isVisible());
        QVERIFY(fixture.queues.totalCount() > 0);
        QVERIFY(Fixture::texts(fixture.window.findChild<StatusStrip*>()).contains("last updated 12 s ago"));

        status.state = SourceState::Live;
        status.failures = 0;
        status.lastGood = fixture.now;
        fixture.window.setSourceStatus(status);
        QVERIFY(!strip->shownBar());

        fixture.window.showNotice(models::RowState::Warning, "queues.yaml could not be read.");
        QVERIFY(strip->shownBar() && strip->shownBar()->isVisible());
        QCOMPARE(strip->shownBar()->text(), "queues.yaml could not be read.");
        fixture.window.showNotice(models::RowState::Normal, {});
        QVERIFY(!strip->shownBar());
    }

    void beforeTheFirstReadNoTextOfTheStatusBarIsEmpty() // it would be read to nobody's use
    {
        StatusStrip strip;
        strip.show();
        const auto emptyTexts = [&strip] {
            const auto labels = strip.findChildren<QLabel*>();
            return std::ranges::count_if(labels, [](const QLabel* label) {
                return label->isVisible() && label->text().isEmpty()
                    && label->textInteractionFlags().testFlag(Qt::TextSelectableByMouse);
            });
        };
        for (const SourceKind kind : {SourceKind::Rest, SourceKind::Simulator, SourceKind::Recording}) {
            SourceStatus status;
            status.kind = kind;
            status.name = "yk";
            strip.showStatus(status, SystemTime(2s), 1s);
            strip.showDetails({});
            QCOMPARE(emptyTexts(), 0);
        }
        SnapshotSummary summary;
        summary.queues = 3;
        strip.showDetails(summary);
        QVERIFY(Fixture::texts(&strip).contains("3 queues"));
    }

    void aWatchedSourceIsNamedSo()
    {
        Fixture fixture;
        fixture.start();
        const auto labels = fixture.window.findChild<StatusStrip*>()->findChildren<QLabel*>();
        const auto labelWith = [&labels](const QString& text) -> const QLabel* {
            const auto found
                = std::ranges::find(labels, text, [](const QLabel* label) { return label->text(); });
            return found == labels.end() ? nullptr : *found;
        };
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.name = "yk";
        status.state = SourceState::Live;
        status.lastGood = fixture.now;
        status.isWatched = true;
        status.interval = 30s;
        fixture.window.setSourceStatus(status);
        const QLabel* source = labelWith("yk · watching");
        QVERIFY(source);
        QVERIFY2(source->toolTip().contains("every 30 s"), qPrintable(source->toolTip()));

        status.isWatched = false;
        fixture.window.setSourceStatus(status);
        QCOMPARE(source->text(), "yk · live");
        QVERIFY(source->toolTip().isEmpty());
    }

    void aNoticeThatWasHiddenStaysHiddenUntilThereIsAnother()
    {
        Fixture fixture;
        fixture.start();
        SourceStatus status;
        status.kind = SourceKind::Rest;
        status.state = SourceState::Retrying;
        status.failures = 3;
        status.lastGood = fixture.now;
        fixture.window.setSourceStatus(status);
        const MessageBar* bar = fixture.window.findChild<StatusStrip*>()->messages()->shownBar();
        QVERIFY(bar && bar->isVisible());
        for (QAbstractButton* button : bar->findChildren<QAbstractButton*>()) {
            if (button->accessibleName() == "Hide this notice")
                button->click();
        }
        status.failures = 4;
        fixture.window.setSourceStatus(status);
        QVERIFY(!bar->isVisible());
        status.state = SourceState::Unauthorized;
        fixture.window.setSourceStatus(status);
        QVERIFY(bar->isVisible());
    }

    void emptyUnknownAndNotReadAreToldApart()
    {
        Fixture fixture;
        fixture.connectSource(SourceState::Connecting);
        const auto* placeholder = fixture.peoplePage->findChild<Placeholder*>();
        QCOMPARE(placeholder->title(), "No data yet");
        const auto explanation = [&] {
            QStringList texts;
            for (const auto* label : placeholder->findChildren<QLabel*>())
                texts << label->text();
            return texts.last();
        };
        QVERIFY2(explanation().startsWith("Nothing was read from "), qPrintable(explanation()));
        SourceStatus failed;
        failed.kind = SourceKind::Rest;
        failed.state = SourceState::Retrying;
        failed.name = "production";
        failed.error = Error{ErrorCode::Network, "https://api", "connection refused"};
        fixture.window.setSourceStatus(failed);
        QCOMPARE(explanation(), "Cannot read production: connection refused.");
        failed.error = Error{ErrorCode::Parse, "day.qdrec", "The file is not a recording."}; // a sentence
        fixture.window.setSourceStatus(failed);
        QCOMPARE(explanation(), "Cannot read production: The file is not a recording.");
        fixture.window.setSourceStatus({});
        QCOMPARE(explanation(), "Connect to a cluster or open the demo.");

        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->partitions.emplace_back().info.name = "default";
        fixture.window.setSnapshot(snapshot, "default");
        QCOMPARE(placeholder->title(), "Not reported by this source");
        snapshot->partitions.front().users.emplace();
        fixture.window.setSnapshot(snapshot, "default");
        QCOMPARE(placeholder->title(), "No users or groups tracked yet");
    }

    void pauseIsToldToPagesAndOthers()
    {
        Fixture fixture;
        fixture.start();
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window));
        QSignalSpy paused(&fixture.window, &MainWindow::pauseChanged);
        QTest::keyClick(&fixture.window, Qt::Key_P, Qt::ControlModifier);
        QCOMPARE(paused.size(), 1);
        QVERIFY(fixture.window.isPaused());
        QVERIFY(fixture.window.windowTitle().contains("paused"));
    }

    void eachSourceHasItsChartsFilterAndResource()
    {
        Fixture fixture;
        fixture.start(); // "demo"
        const auto connectTo = [](MainWindow& window, const char* name) {
            SourceStatus status;
            status.kind = SourceKind::Rest;
            status.name = name;
            window.setSourceStatus(status);
        };
        fixture.filter(fixture.queuesPage)->setText("etl");
        fixture.chartsPage->timeView().setSpan(15min);
        fixture.chartsPage->addSubjects({{{Subject::Kind::Queue, "root.etl", {}}, "memory"}});
        fixture.window.setSourceStatus({}); // between two sources
        connectTo(fixture.window, "http://one:9080");
        QCOMPARE(fixture.filter(fixture.queuesPage)->text(), "");
        QCOMPARE(fixture.chartsPage->timeView().span(), std::chrono::milliseconds(5min));
        QCOMPARE(fixture.chartsPage->panes().size(), 2);
        fixture.filter(fixture.queuesPage)->setText("ml");

        fixture.connectSource();
        QCOMPARE(fixture.filter(fixture.queuesPage)->text(), "etl");
        QCOMPARE(fixture.chartsPage->timeView().span(), std::chrono::milliseconds(15min));
        QCOMPARE(fixture.chartsPage->panes().first()->spec().chosen.value(0).id, "root.etl");

        Fixture next; // session
        next.window.restoreWindowState(fixture.window.windowState());
        connectTo(next.window, "http://one:9080");
        QCOMPARE(next.filter(next.queuesPage)->text(), "ml");
        next.connectSource();
        QCOMPARE(next.filter(next.queuesPage)->text(), "etl");
    }

    void keepsItsStateOverSessions()
    {
        QVariantMap state;
        {
            Fixture first;
            first.start();
            first.window.showPage("people");
            first.table(first.queuesPage)->expand(first.queues.indexOf("root.etl"));
            first.window.resize(1111, 777);
            state = first.window.windowState();
        }
        Fixture second;
        second.window.restoreWindowState(state);
        second.start();
        QCOMPARE(second.window.currentPageId(), "people");
        QVERIFY(second.table(second.queuesPage)->isExpanded(second.queues.indexOf("root.etl")));
        QCOMPARE(second.chartsPage->saveState(), state.value("pages").toMap().value("charts").toMap());

        second.window.restoreWindowState({{"page", "nonsense"}, {"geometry", "x"}});
        QCOMPARE(second.window.currentPageId(), "people");
    }

    void everyControlHasANameForAssistiveTools()
    {
        Fixture fixture;
        fixture.start();
        fixture.window.setRecent({{"yk:9080"}, {"/data/q.yaml"}, {}});
        fixture.applicationsPage->setScope({Subject::Kind::Queue, "root.etl", {}});
        QStringList nameless;
        for (const char* id : {"queues", "people", "applications", "charts"}) {
            fixture.window.showPage(id);
            collectNameless(QAccessible::queryAccessibleInterface(&fixture.window), nameless);
        }
        ConnectDialog dialog({}, &fixture.window);
        dialog.show();
        collectNameless(QAccessible::queryAccessibleInterface(&dialog), nameless);
        QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(", ")));
    }

    void addressesAreCompletedAndChecked_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("url");
        QTest::newRow("host and port") << " yk:9080 "
                                       << "http://yk:9080";
        QTest::newRow("https") << "https://yk/ws"
                               << "https://yk/ws";
        QTest::newRow("empty") << ""
                               << "";
        QTest::newRow("another scheme") << "ftp://yk"
                                        << "";
        QTest::newRow("no host") << "http://"
                                 << "";
        QTest::newRow("bad port") << "yk:99999999"
                                  << "";
    }

    void addressesAreCompletedAndChecked()
    {
        QFETCH(QString, text);
        QFETCH(QString, url);
        QCOMPARE(ConnectDialog::parseAddress(text).toString(), url);
        const ConnectDialog dialog(text);
        const auto buttons = dialog.findChildren<QPushButton*>();
        const auto connectButton = std::find_if(
            buttons.begin(), buttons.end(), [](const QPushButton* it) { return it->text() == "Connect"; });
        QCOMPARE((*connectButton)->isEnabled(), !url.isEmpty());
    }

    void whatIsNoAddressIsNamed()
    {
        ConnectDialog dialog({});
        dialog.findChild<QLineEdit*>()->setText("foo bar");
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().startsWith("\"foo bar\" is not the address of a server.");
        }));
    }
};

QUOTADECK_TEST(TestMainWindow, QApplication)
} // namespace tst_mainwindow

#include "tst_mainwindow.moc"
