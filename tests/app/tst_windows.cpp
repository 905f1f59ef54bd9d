// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shared.h"
#include "app/window/windows.h"
#include "app/window/workspace.h"
#include "models/connections/connectionlistmodel.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/connections/connectionmark.h"
#include "ui/connections/connectionspage.h"
#include "ui/widgets/messagebar.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

namespace tst_windows {
using namespace quotadeck;
using namespace quotadeck::testing;
using app::Windows;
using app::Workspace;

namespace {

/// Two saved connections to schedulers that answer, and the settings of the program.
struct Fixture
{
    QTemporaryDir folder;
    ReplayServer berlin;
    ReplayServer kiel;
    std::unique_ptr<app::Shared> shared;
    QString berlinId;
    QString kielId;

    Fixture()
    {
        QStandardPaths::setTestModeEnabled(true);
        for (auto* server : {&berlin, &kiel}) {
            if (!server->load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")))
                throw std::runtime_error("no recording");
        }
        startAgain();
        berlinId = save("Berlin", berlin, connect::Environment::Production);
        kielId = save("Kiel", kiel, connect::Environment::None);
    }

    void startAgain()
    {
        shared.reset();
        shared = std::make_unique<app::Shared>(folder.filePath(QStringLiteral("settings.json")));
    }

    [[nodiscard]] QString save(const char* name, const ReplayServer& server,
                               connect::Environment environment) const
    {
        return shared->connections.save({.name = name,
                                         .environment = environment,
                                         .reach = connect::AddressReach{.url = server.url().toStdString()}});
    }
};

QStringList connectionsOf(const Windows& windows)
{
    QStringList ids;
    for (const Workspace* workspace : windows.all())
        ids << workspace->connection();
    return ids;
}

Workspace* windowOf(const Windows& windows, const QString& id)
{
    const auto all = windows.all();
    const auto found = std::ranges::find(all, id, &Workspace::connection);
    return found == all.end() ? nullptr : *found;
}

bool isLive(const Workspace* workspace)
{
    return workspace && workspace->status().state == SourceState::Live && workspace->shownTime();
}

void trigger(QWidget& window, const char* text)
{
    const auto actions = window.findChildren<QAction*>();
    const auto found = std::ranges::find_if(actions, [text](const QAction* action) {
        return QString(action->text()).remove(QLatin1Char('&')) == QLatin1String(text);
    });
    QVERIFY2(found != actions.end(), text);
    (*found)->trigger();
}

/// Its window is to be open again.
void quitWithBerlinOpen(const Fixture& fixture)
{
    Windows windows(fixture.shared.get());
    windows.start({});
    Q_EMIT windows.all().front()->window().connectionRequested(fixture.berlinId);
    QTRY_COMPARE(connectionsOf(windows), QStringList{fixture.berlinId});
    trigger(windows.all().front()->window(), "Quit");
    QTRY_VERIFY(windows.all().empty());
}
} // namespace

class TestWindows : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aSavedConnectionOpensInAWindowOfItsOwn()
    {
        Fixture fixture;
        Windows windows(fixture.shared.get());
        windows.start({});
        QCOMPARE(windows.all().size(), std::size_t(1));
        Q_EMIT windows.all().front()->window().connectionRequested(fixture.berlinId);
        // The start page that nobody needs any more is gone.
        QTRY_COMPARE(connectionsOf(windows), QStringList{fixture.berlinId});
        QTRY_VERIFY(isLive(windowOf(windows, fixture.berlinId)));

        Q_EMIT windows.all().front()->window().connectionRequested(fixture.kielId);
        QCOMPARE(connectionsOf(windows), (QStringList{fixture.berlinId, fixture.kielId}));
        QTRY_VERIFY(isLive(windowOf(windows, fixture.kielId)));
        QVERIFY(windowOf(windows, fixture.berlinId)->window().isVisible());
        // A second time it is only shown.
        const auto requests = fixture.kiel.requests().size();
        Q_EMIT windows.all().front()->window().connectionRequested(fixture.kielId);
        QCOMPARE(windows.all().size(), std::size_t(2));
        QCOMPARE(fixture.kiel.requests().size(), requests);
    }

    void aLinkOpensItsSavedConnectionAndNoOther()
    {
        Fixture fixture;
        Windows windows(fixture.shared.get());
        windows.start({});
        auto& first = windows.all().front()->window();
        Q_EMIT first.linkRequested({.page = "nodes", .source = link::SavedConnection{"nowhere"}});
        QCOMPARE(connectionsOf(windows), QStringList{QString()});
        QTRY_VERIFY(std::ranges::any_of(first.findChildren<ui::MessageBar*>(), [](const auto* bar) {
            return bar->text().contains(QStringLiteral("The link cannot be opened: nowhere"));
        }));

        Q_EMIT first.linkRequested(
            {.page = "nodes", .source = link::SavedConnection{"Kiel"}, .filter = "ready"});
        QTRY_VERIFY(isLive(windowOf(windows, fixture.kielId)));
        auto& window = windowOf(windows, fixture.kielId)->window();
        QCOMPARE(window.currentPageId(), QStringLiteral("nodes"));
        QTRY_COMPARE(window.place().filter, QStringLiteral("ready"));
        const QString link = window.linkText(window.place());
        QVERIFY2(link.startsWith(QStringLiteral("quotadeck:nodes?connection=Kiel&")), qPrintable(link));
        QVERIFY2(link.endsWith(QStringLiteral("&filter=ready")), qPrintable(link));
    }

    /// And not the list in which it was chosen.
    void aConnectionShowsItsQueuesAtFirst()
    {
        Fixture fixture;
        {
            Windows windows(fixture.shared.get());
            windows.start({});
            windows.all().front()->window().showPage(QStringLiteral("connections"));
            trigger(windows.all().front()->window(), "Quit");
            QTRY_VERIFY(windows.all().empty());
        }
        fixture.startAgain();
        Windows windows(fixture.shared.get());
        windows.start({});
        Q_EMIT windows.all().front()->window().connectionRequested(fixture.berlinId);
        QTRY_VERIFY(isLive(windowOf(windows, fixture.berlinId)));
        QCOMPARE(windowOf(windows, fixture.berlinId)->window().currentPageId(), QStringLiteral("queues"));
    }

    void theWindowIsMarkedWithItsConnection()
    {
        Fixture fixture;
        Windows windows(fixture.shared.get());
        windows.start({});
        Q_EMIT windows.all().front()->window().connectionRequested(fixture.berlinId);
        QTRY_VERIFY(isLive(windowOf(windows, fixture.berlinId)));
        auto& window = windowOf(windows, fixture.berlinId)->window();
        auto* band = window.findChild<ui::ConnectionBand*>();
        QVERIFY(band->isVisible());
        QCOMPARE(band->width(), window.width());
        QVERIFY2(band->text().contains(QStringLiteral("PRODUCTION")), qPrintable(band->text()));
        QVERIFY(band->text().contains(QStringLiteral("Berlin")));
        QVERIFY2(window.windowTitle().startsWith(QStringLiteral("Berlin [Production]")),
                 qPrintable(window.windowTitle()));

        // Kiel has neither environment nor color: no band.
        Q_EMIT window.connectionRequested(fixture.kielId);
        auto& other = windowOf(windows, fixture.kielId)->window();
        QTRY_VERIFY(isLive(windowOf(windows, fixture.kielId)));
        QVERIFY(!other.findChild<ui::ConnectionBand*>()->isVisible());
    }

    /// Whoever types the address of a production cluster sees its mark, too.
    void theMarkDoesNotDependOnTheWayToTheCluster()
    {
        Fixture fixture;
        Windows windows(fixture.shared.get());
        windows.start({});
        auto& window = windows.all().front()->window();
        Q_EMIT window.connectRequested(QUrl(fixture.berlin.url() + QStringLiteral("/ws/v1/")), {});
        QTRY_VERIFY(isLive(windows.all().front()));
        QVERIFY(window.findChild<ui::ConnectionBand*>()->text().contains(QStringLiteral("PRODUCTION")));

        // The mark follows the settings.
        auto profile = *fixture.shared->connections.find(fixture.berlinId);
        profile.environment = connect::Environment::Lab;
        (void)fixture.shared->connections.save(profile);
        QVERIFY(window.findChild<ui::ConnectionBand*>()->text().contains(QStringLiteral("LAB")));
    }

    /// It still shows production, whatever the saved connection leads to by now.
    void aWindowKeepsTheMarkOfWhatItShows()
    {
        Fixture fixture;
        Windows windows(fixture.shared.get());
        windows.start({});
        Q_EMIT windows.all().front()->window().connectionRequested(fixture.berlinId);
        QTRY_VERIFY(isLive(windowOf(windows, fixture.berlinId)));
        const auto* band = windowOf(windows, fixture.berlinId)->window().findChild<ui::ConnectionBand*>();
        auto profile = *fixture.shared->connections.find(fixture.berlinId);
        profile.environment = connect::Environment::Lab;
        profile.reach = connect::AddressReach{.url = fixture.kiel.url().toStdString()};
        (void)fixture.shared->connections.save(profile);
        QVERIFY2(band->text().contains(QStringLiteral("PRODUCTION")), qPrintable(band->text()));
        fixture.shared->connections.remove(fixture.berlinId);
        QVERIFY2(band->text().contains(QStringLiteral("PRODUCTION")), qPrintable(band->text()));
    }

    /// Filter and order of the list belong to a window.
    void eachWindowHasAListOfItsOwn()
    {
        Fixture fixture;
        Windows windows(fixture.shared.get());
        windows.start({});
        trigger(windows.all().front()->window(), "New Window");
        const auto listOf = [&windows](std::size_t number) {
            auto* page = windows.all().at(number)->window().findChild<ui::ConnectionsPage*>();
            return qobject_cast<models::ConnectionListModel*>(page->findChild<QAbstractItemView*>()->model());
        };
        QTRY_COMPARE(listOf(0)->rowCount(), 2);
        QTRY_COMPARE(listOf(1)->rowCount(), 2);
        QVERIFY(listOf(0)->setFilter(QStringLiteral("Kiel")));
        QCOMPARE(listOf(0)->rowCount(), 1);
        QCOMPARE(listOf(1)->rowCount(), 2);
    }

    void whatWasOpenIsOpenAgainAfterQuit()
    {
        Fixture fixture;
        {
            Windows windows(fixture.shared.get());
            windows.start({});
            Q_EMIT windows.all().front()->window().connectionRequested(fixture.berlinId);
            QTRY_COMPARE(connectionsOf(windows), QStringList{fixture.berlinId});
            Q_EMIT windows.all().front()->window().connectionRequested(fixture.kielId);
            QCOMPARE(windows.all().size(), std::size_t(2));
            windowOf(windows, fixture.berlinId)->window().showPage(QStringLiteral("people"));
            windowOf(windows, fixture.kielId)->window().showPage(QStringLiteral("charts"));
            trigger(windowOf(windows, fixture.kielId)->window(), "Quit");
            QTRY_VERIFY(windows.all().empty());
        }
        fixture.startAgain();
        Windows windows(fixture.shared.get());
        windows.start({});
        QCOMPARE(connectionsOf(windows), (QStringList{fixture.berlinId, fixture.kielId}));
        QCOMPARE(windowOf(windows, fixture.berlinId)->window().currentPageId(), QStringLiteral("people"));
        QCOMPARE(windowOf(windows, fixture.kielId)->window().currentPageId(), QStringLiteral("charts"));
        QTRY_VERIFY(isLive(windowOf(windows, fixture.berlinId)));
        QTRY_VERIFY(isLive(windowOf(windows, fixture.kielId)));
    }

    /// It is a glance at something else.
    void aStartWithASourceForgetsNoWindow()
    {
        Fixture fixture;
        quitWithBerlinOpen(fixture);
        fixture.startAgain();
        {
            Windows windows(fixture.shared.get());
            cli::WindowOptions options;
            options.source = cli::RestSource{{.url = fixture.kiel.url().toStdString()}};
            windows.start(options);
            QTRY_VERIFY(isLive(windows.all().front()));
            trigger(windows.all().front()->window(), "Quit");
            QTRY_VERIFY(windows.all().empty());
        }
        fixture.startAgain();
        Windows windows(fixture.shared.get());
        windows.start({});
        QCOMPARE(connectionsOf(windows), QStringList{fixture.berlinId});
    }

    void aWindowThatWasClosedIsNotOpenedAgain()
    {
        Fixture fixture;
        {
            Windows windows(fixture.shared.get());
            windows.start({});
            Q_EMIT windows.all().front()->window().connectionRequested(fixture.berlinId);
            QTRY_COMPARE(connectionsOf(windows), QStringList{fixture.berlinId});
            Q_EMIT windows.all().front()->window().connectionRequested(fixture.kielId);
            QCOMPARE(windows.all().size(), std::size_t(2));
            windowOf(windows, fixture.berlinId)->window().close();
            QTRY_COMPARE(windows.all().size(), std::size_t(1));
            windows.all().front()->window().close(); // the last one ends the program
            QTRY_VERIFY(windows.all().empty());
        }
        fixture.startAgain();
        Windows windows(fixture.shared.get());
        windows.start({});
        QCOMPARE(connectionsOf(windows), QStringList{fixture.kielId});
    }

    void aConnectionThatWasRemovedIsNotOpenedAgain()
    {
        Fixture fixture;
        quitWithBerlinOpen(fixture);
        fixture.shared->connections.remove(fixture.berlinId);
        fixture.startAgain();
        Windows windows(fixture.shared.get());
        windows.start({});
        QCOMPARE(connectionsOf(windows), QStringList{QString()});
        QVERIFY(windows.all().front()->window().currentPageId().isEmpty()); // the start page
    }

    void allWindowsHaveOneThemeThatStays()
    {
        Fixture fixture;
        {
            Windows windows(fixture.shared.get());
            windows.start({});
            trigger(windows.all().front()->window(), "New Window");
            QCOMPARE(windows.all().size(), std::size_t(2));
            fixture.shared->theme.setMode(ui::ThemeMode::Dark);
        }
        fixture.startAgain();
        QCOMPARE(fixture.shared->theme.mode(), ui::ThemeMode::System);
        Windows windows(fixture.shared.get());
        windows.start({});
        QCOMPARE(fixture.shared->theme.mode(), ui::ThemeMode::Dark);
        fixture.shared->theme.setMode(ui::ThemeMode::Light);
    }

    void theListOfConnectionsShowsTheStateOfEach()
    {
        Fixture fixture;
        fixture.kiel.refuse();
        Windows windows(fixture.shared.get());
        windows.start({});
        auto& window = windows.all().front()->window();
        auto* model = qobject_cast<models::ConnectionListModel*>(
            window.findChild<ui::ConnectionsPage*>()->findChild<QAbstractItemView*>()->model());
        QVERIFY(model);
        const auto cell = [model](const QString& id, int column) {
            return model->indexOf(id).siblingAtColumn(column).data().toString();
        };
        using Model = models::ConnectionListModel;
        QTRY_COMPARE(model->rowCount(), 2);
        QVERIFY(fixture.berlin.requests().isEmpty()); // nobody looks
        window.showPage(QStringLiteral("connections"));
        QTRY_COMPARE(cell(fixture.berlinId, Model::StateColumn), QStringLiteral("live"));
        QTRY_COMPARE(cell(fixture.kielId, Model::StateColumn), QStringLiteral("retrying"));
        QTRY_VERIFY(cell(fixture.berlinId, Model::HealthColumn) != QString::fromUtf8("–"));

        // The last data stays with its age when nobody looks any more.
        window.showPage(QStringLiteral("queues"));
        QCOMPARE(cell(fixture.berlinId, Model::StateColumn), QStringLiteral("live"));
        const auto requests = fixture.berlin.requests().size();
        window.showPage(QStringLiteral("connections"));
        QTRY_VERIFY(fixture.berlin.requests().size() > requests);
    }
};

QUOTADECK_TEST(TestWindows, QApplication)
} // namespace tst_windows

#include "tst_windows.moc"
