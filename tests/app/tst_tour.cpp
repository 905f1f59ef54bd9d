// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/newsoffer.h"
#include "app/window/windows.h"
#include "tests/app/workspacetest.h"
#include "ui/explain/verdictpane.h"
#include "ui/help/helpmenu.h"
#include "ui/pages/page.h"
#include "ui/widgets/messagebar.h"
#include "ui/window/tour.h"

#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QPushButton>
#include <QTest>

#include <algorithm>

namespace tst_tour {
using namespace quotadeck;
using app::Windows;
using test::Workspace;

namespace {
/// Of each step.
const QStringList kTourPages{QStringLiteral("queues"), QStringLiteral("explain"), QStringLiteral("limits"),
                             QStringLiteral("charts"), QStringLiteral("limits")};

/// A window of the user and one of the tour, with data.
struct TourFixture
{
    explicit TourFixture(app::Shared* shared) : windows(shared)
    {
        windows.start({});
        windows.showTour();
        window().resize(1280, 800); // the screen of tests is small
    }

    [[nodiscard]] Workspace& workspace() const { return *windows.all().back(); }
    [[nodiscard]] ui::MainWindow& window() const { return workspace().window(); }
    [[nodiscard]] ui::Tour& tour() const { return *window().findChild<ui::Tour*>(); }
    [[nodiscard]] const ui::ControlFrame& frame() const { return *tour().frame(); }
    [[nodiscard]] const ui::TourPanel& panel() const { return *tour().panel(); }
    [[nodiscard]] bool isReady() const { return workspace().shownTime() && workspace().session().revision(); }
    [[nodiscard]] QRect rectOf(const QWidget& widget) const
    {
        return {widget.mapTo(&window(), QPoint()), widget.size()};
    }
    void click(const char* button) const { panel().findChild<QPushButton*>(QLatin1String(button))->click(); }

    Windows windows;
};

QVariantMap valuesOf(const app::SettingsStore& store)
{
    QVariantMap values;
    for (const QString& key : store.keys())
        values.insert(key, store.value(key));
    return values;
}

/// The choices beside the offer: the tour, or not now.
QAction* choiceOf(const ui::HelpMenu& menu, const char* text)
{
    for (auto* action : menu.tourBar()->findChildren<QAction*>()) {
        if (action->text() == QLatin1String(text))
            return action;
    }
    return nullptr;
}
} // namespace

class TestTour : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void everyStepShowsItsPageWithAFrameAroundAControl()
    {
        const TourFixture fixture(m_shared.get());
        QTRY_VERIFY(fixture.isReady());
        QCOMPARE(ui::Tour::stepCount(), kTourPages.size());
        for (int step = 0; step < kTourPages.size(); ++step) {
            const QString& id = kTourPages[step];
            QCOMPARE(fixture.tour().step(), step);
            QCOMPARE(fixture.window().currentPageId(), id);
            const ui::Page* page = fixture.window().page(id);
            QTRY_VERIFY(page->isVisible());
            QTRY_VERIFY2(fixture.frame().isVisible(), qPrintable(QString::number(step)));
            const QWidget* target = fixture.frame().target();
            QVERIFY(target && target->isVisible() && page->isAncestorOf(target));
            QTRY_VERIFY(fixture.frame().geometry().contains(fixture.rectOf(*target).center()));
            QTRY_VERIFY(
                !fixture.rectOf(*page).intersects(fixture.rectOf(fixture.panel()))); // nothing is hidden
            fixture.click("tourNext");
        }
        QCOMPARE(fixture.tour().step(), -1);
        QVERIFY(!fixture.panel().isVisible());
        QVERIFY(!fixture.frame().isVisible());
    }

    void explainShowsABlockingLimit()
    {
        const TourFixture fixture(m_shared.get());
        QTRY_VERIFY(fixture.isReady());
        fixture.click("tourNext");
        QTRY_VERIFY(qobject_cast<const ui::VerdictPane*>(fixture.frame().target()));
        const auto* verdict = static_cast<const ui::VerdictPane*>(fixture.frame().target());
        QVERIFY2(verdict->sentence().startsWith(QStringLiteral("Blocked")), qPrintable(verdict->sentence()));
    }

    void backLeadsToTheStepBefore()
    {
        const TourFixture fixture(m_shared.get());
        QVERIFY(!fixture.panel().findChild<QPushButton*>(QStringLiteral("tourBack"))->isEnabled());
        fixture.click("tourNext");
        fixture.click("tourNext");
        fixture.click("tourBack");
        QCOMPARE(fixture.tour().step(), 1);
        QCOMPARE(fixture.window().currentPageId(), kTourPages[1]);
    }

    void thePanelHasTheFocusAndAName()
    {
        const TourFixture fixture(m_shared.get());
        for (int step = 0; step < kTourPages.size(); ++step) {
            QVERIFY(fixture.panel().isAncestorOf(fixture.window().focusWidget()));
            const QString place = QStringLiteral("step %1 of 5").arg(step + 1);
            QVERIFY2(fixture.panel().accessibleName().contains(place),
                     qPrintable(fixture.panel().accessibleName()));
            QVERIFY(fixture.window().focusWidget()->accessibleDescription().contains(place));
            QVERIFY(!fixture.panel().accessibleDescription().isEmpty());
            fixture.click("tourNext");
        }
    }

    void theFrameLeavesWithThePage()
    {
        const TourFixture fixture(m_shared.get());
        QTRY_VERIFY(fixture.isReady());
        QTRY_VERIFY(fixture.frame().isVisible());
        fixture.window().showPage(QStringLiteral("nodes"));
        QVERIFY(!fixture.frame().isVisible());
        QVERIFY(fixture.panel().isVisible());
        fixture.window().showPage(kTourPages[0]);
        QTRY_VERIFY(fixture.frame().isVisible());
    }

    void closedInTheMiddleItLeavesNoTrace()
    {
        const TourFixture fixture(m_shared.get());
        const auto before = valuesOf(m_shared->store);
        QVERIFY(before.contains(app::Settings().openWindows.key));
        QTRY_VERIFY(fixture.isReady());
        const QString file = fixture.workspace().session().path();
        QVERIFY(QFile::exists(file));
        QVERIFY(!file.startsWith(m_dir->path()));
        fixture.click("tourNext");
        fixture.click("tourNext");
        QVERIFY(QTest::qWaitForWindowActive(&fixture.window()));
        QTest::keyClick(fixture.window().focusWidget(), Qt::Key_Escape);
        QCOMPARE(fixture.tour().step(), -1);
        QVERIFY(!fixture.panel().isVisible());
        QVERIFY(!fixture.frame().isVisible());
        QCOMPARE(fixture.window().currentPageId(), kTourPages[2]);

        fixture.window().close();
        QTRY_COMPARE(fixture.windows.all().size(), std::size_t(1));
        QTRY_VERIFY(!QFileInfo::exists(QFileInfo(file).path()));
        QCOMPARE(valuesOf(m_shared->store), before);
        Workspace& users = fixture.workspace();
        QVERIFY(users.isUnused());
        QVERIFY(users.window().currentPageId().isEmpty());
        QVERIFY(users.window().isVisible());
    }

    void itsWindowIsNotOpenAgainAtTheNextStart()
    {
        const TourFixture fixture(m_shared.get());
        const QString key = app::Settings().openWindows.key;
        const QStringList open{QString()};
        QCOMPARE(m_shared->store.value(key).toStringList(), open);
        fixture.windows.all().front()->window().close();
        QTRY_COMPARE(fixture.windows.all().size(), std::size_t(1));
        QCOMPARE(m_shared->store.value(key).toStringList(), open);
        QVERIFY(!fixture.workspace().isRemembered());
    }

    void theMenuOpensItOnceAndStartsItAgain()
    {
        Windows windows(m_shared.get());
        windows.start({});
        auto& first = windows.all().front()->window();
        first.showPage(QStringLiteral("connections"));
        auto* command = first.findChild<QAction*>(QStringLiteral("tour"));
        QVERIFY(command);
        command->trigger();
        QCOMPARE(windows.all().size(), std::size_t(2));
        auto* tour = windows.all().back()->window().findChild<ui::Tour*>();
        QVERIFY(tour);
        tour->end();
        command->trigger();
        QCOMPARE(windows.all().size(), std::size_t(2));
        QCOMPARE(tour->step(), 0);
        QCOMPARE(first.currentPageId(), QStringLiteral("connections"));
        QCOMPARE(windows.all().front()->status().kind, SourceKind::None);
        QVERIFY(!first.findChild<ui::Tour*>());
    }

    void itIsOfferedOnceAndOnlyAtTheFirstStart()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        auto& menu = *workspace.window().findChild<ui::HelpMenu*>();
        const auto isOffered = [&](bool isFirst) {
            menu.tourBar()->clearMessage();
            app::offerTour(m_shared->store, menu, isFirst);
            return menu.tourBar()->hasMessage();
        };
        QVERIFY(!isOffered(false));
        QVERIFY(isOffered(true));
        QVERIFY(!isOffered(true));
        QVERIFY(!isOffered(false));
    }

    void theOfferLeadsToTheTourOrGoesAway_data()
    {
        QTest::addColumn<QByteArray>("choice");
        QTest::addColumn<int>("requests");
        QTest::newRow("taken") << QByteArray("Take the Tour") << 1;
        QTest::newRow("not now") << QByteArray("Not Now") << 0;
    }

    void theOfferLeadsToTheTourOrGoesAway()
    {
        QFETCH(const QByteArray, choice);
        QFETCH(const int, requests);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        const QSignalSpy requested(&workspace, &Workspace::tourRequested);
        auto& menu = *workspace.window().findChild<ui::HelpMenu*>();
        app::offerTour(m_shared->store, menu, true);
        QVERIFY(menu.tourBar()->hasMessage());
        auto* action = choiceOf(menu, choice.constData());
        QVERIFY(action);
        action->trigger();
        QVERIFY(!menu.tourBar()->hasMessage());
        QCOMPARE(requested.count(), requests);
    }

    void newsAreKeptWithTheOtherSettings()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        app::offerNews(m_shared->store, *workspace.window().findChild<ui::HelpMenu*>(), true,
                       QStringLiteral("0.2.0"));
        const app::SessionSettings settings(&m_shared->store, app::SessionSettings::Memory::Ignore);
        QCOMPARE(settings.value(&app::Settings::newsVersion), QStringLiteral("0.2.0"));
        QCOMPARE(app::Settings().newsVersion.key, QStringLiteral("help/newsVersion")); // of earlier versions
    }
};

QUOTADECK_TEST(TestTour, QApplication)
} // namespace tst_tour

#include "tst_tour.moc"
