// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shared.h"
#include "app/window/traycontroller.h"
#include "app/window/windows.h"
#include "app/window/workspace.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/tray/trayicon.h"

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_traycontroller {
using namespace quotadeck;
using app::TrayController;
using models::RowState;
using models::SourceAlert;

namespace {
/// One saved connection to a scheduler that answers, and the icon switched on.
struct Fixture
{
    QTemporaryDir folder;
    testing::ReplayServer berlin;
    std::unique_ptr<app::Shared> shared;
    std::unique_ptr<app::Windows> windows;

    explicit Fixture(bool showsTray = true)
    {
        QStandardPaths::setTestModeEnabled(true);
        if (!berlin.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")))
            throw std::runtime_error("no recording");
        shared = std::make_unique<app::Shared>(folder.filePath(QStringLiteral("settings.json")),
                                               folder.filePath(QStringLiteral("data")));
        shared->connections.save(
            {.name = "Berlin", .reach = connect::AddressReach{.url = berlin.url().toStdString()}});
        setTray(showsTray);
        windows = std::make_unique<app::Windows>(shared.get());
        windows->start({});
    }

    void setTray(bool isShown)
    {
        ui::Preferences preferences = shared->preferences.value();
        preferences.showsTray = isShown;
        shared->preferences.set(preferences);
    }
};
} // namespace

class TestTrayController : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void savedConnectionsAreReadWhileTheIconIsThere()
    {
        Fixture fixture;
        TrayController tray(fixture.shared.get(), fixture.windows.get(), [] { return true; });
        QVERIFY(tray.icon());
        QTRY_COMPARE(tray.icon()->state(), RowState::Normal);
        QTRY_VERIFY(tray.icon()->toolTip().contains("All sources are reachable"));
        QStringList texts;
        for (const QAction* action : tray.icon()->menu().actions())
            texts << action->text();
        QVERIFY(texts.contains("Berlin"));
        QVERIFY(texts.contains("&Show Windows"));
    }

    void theIconComesAndGoesWithThePreference()
    {
        Fixture fixture(false);
        TrayController tray(fixture.shared.get(), fixture.windows.get(), [] { return true; });
        QVERIFY(!tray.icon());
        fixture.setTray(true);
        QVERIFY(tray.icon());
        fixture.setTray(false);
        QVERIFY(!tray.icon());
    }

    void withoutATrayThereIsNoIcon()
    {
        Fixture fixture;
        TrayController tray(fixture.shared.get(), fixture.windows.get(), [] { return false; });
        QVERIFY(!tray.icon());
    }

    void aTrayThatStartsLaterIsFound()
    {
        Fixture fixture;
        int asked = 0;
        TrayController tray(
            fixture.shared.get(), fixture.windows.get(), [&asked] { return ++asked > 3; },
            std::chrono::milliseconds(1));
        QVERIFY(!tray.icon());
        QTRY_VERIFY(tray.icon());
    }

    void aLostSourceIsNotifiedOf()
    {
        Fixture fixture;
        TrayController tray(fixture.shared.get(), fixture.windows.get(), [] { return true; });
        QSignalSpy notified(&tray, &TrayController::notified);
        QTRY_COMPARE(tray.icon()->state(), RowState::Normal);
        fixture.berlin.refuse();
        fixture.shared->monitor.refresh(); // then it is tried again after a second
        QTRY_COMPARE(notified.size(), 1);
        const auto alert = notified[0][0].value<SourceAlert>();
        QCOMPARE(alert.kind, SourceAlert::Kind::Lost);
        QCOMPARE(alert.title, "Berlin");
        QCOMPARE(tray.icon()->state(), RowState::Critical);
        QVERIFY(tray.icon()->toolTip().contains("Berlin: not reachable"));
    }
};

QUOTADECK_TEST(TestTrayController, QApplication)
} // namespace tst_traycontroller

#include "tst_traycontroller.moc"
