// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/alertcontroller.h"
#include "app/window/traycontroller.h"
#include "app/window/windows.h"
#include "models/common/roles.h"
#include "models/connections/sourcealerts.h"
#include "tests/app/workspacetest.h"
#include "ui/widgets/labels.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/treetable.h"

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTest>
#include <QTreeView>

namespace tst_alertcontroller {
using namespace quotadeck;
using app::Workspace;

namespace {
/// Of the demo cluster every queue that has a max fires at once.
const QByteArray kEveryQueue = "apiVersion: quotadeck/v1\nalerts:\n"
                               "- {name: Any use, on: queue, where: {queue: root.sales, resource: vcore}, "
                               "when: used >= 0%, severity: critical}\n";
const QByteArray kBrokenRules = "apiVersion: quotadeck/v1\nalerts:\n- {name: Any use, on: nothing}\n";

QAbstractItemModel* alertsOf(Workspace& workspace)
{
    auto* table = test::viewOf<ui::TreeTable>(workspace.window(), "Needs attention");
    return table ? table->model() : nullptr;
}

QStringList eventsOf(Workspace& workspace)
{
    const auto* model = workspace.window().page(QStringLiteral("events"))->findChild<QTreeView*>()->model();
    QStringList events;
    for (int row = 0; row < model->rowCount(); ++row) {
        if (const QString what = model->index(row, 1).data().toString(); what.startsWith(u"Alert"))
            events << what;
    }
    return events;
}

QString alertCount(Workspace& workspace)
{
    for (const auto* label : workspace.window().statusBar()->findChildren<ui::StateLabel*>()) {
        if (label->text().endsWith(u"alerts") || label->text().endsWith(u"alert"))
            return label->isHidden() ? QString() : label->text();
    }
    return {};
}

void trigger(Workspace& workspace, const char* text)
{
    for (auto* action : workspace.window().findChildren<QAction*>()) {
        if (action->text() == QLatin1String(text)) {
            QVERIFY(action->isEnabled());
            action->trigger();
            return;
        }
    }
    QFAIL(text);
}

/// The simulation has caught up with its first moments, which are of the past.
bool isPresent(const Workspace& workspace)
{
    return workspace.shownTime() && workspace.isUpToDate();
}

cli::WindowOptions demo()
{
    cli::WindowOptions options;
    options.source = cli::SimulatorSource{"busy-cluster"};
    return options;
}
} // namespace

class TestAlertController : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void alertsFireOnceAndAreListedAndCounted()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        QSignalSpy fired(&workspace, &Workspace::alertFired);
        workspace.start(demo());
        workspace.window().show();
        QTRY_VERIFY(isPresent(workspace));
        useRules(kEveryQueue);
        QTRY_COMPARE(fired.size(), 1);
        const auto alert = fired[0][0].value<models::SourceAlert>();
        QCOMPARE(alert.kind, models::SourceAlert::Kind::Rule);
        QCOMPARE(alert.state, models::RowState::Critical);
        QVERIFY2(alert.text.startsWith("Any use: queue root.sales, vcore: "), qPrintable(alert.text));
        QCOMPARE(alertsOf(workspace)->rowCount(), 1);
        QVERIFY(alertCount(workspace).startsWith(u"1 alert"));
        QTRY_COMPARE(eventsOf(workspace), QStringList("Alert fires"));
        const auto first = workspace.shownTime();
        QTRY_VERIFY(workspace.shownTime() > *first + std::chrono::seconds(3));
        QCOMPARE(fired.size(), 1);
        QCOMPARE(eventsOf(workspace), QStringList("Alert fires"));
    }

    void thePaneIsHiddenWithoutRules()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.start(demo());
        workspace.window().show();
        workspace.window().showPage(QStringLiteral("overview"));
        auto* table = test::viewOf<ui::TreeTable>(workspace.window(), "Needs attention");
        QVERIFY(!table->isVisible());
        useRules(kEveryQueue);
        QTRY_VERIFY(table->isVisible());
        QTRY_COMPARE(table->model()->rowCount(), 1);
        useRules({});
        QTRY_COMPARE(table->model()->rowCount(), 0);
        QVERIFY(!table->isVisible());
    }

    void silencesAreKeptOverARestart()
    {
        useRules(kEveryQueue);
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
            workspace.start(demo());
            workspace.window().show();
            QTRY_COMPARE(alertsOf(workspace)->rowCount(), 1);
            auto* table = test::viewOf<ui::TreeTable>(workspace.window(), "Needs attention");
            table->setCurrentId(table->model()->index(0, 0).data(models::IdRole).toString());
            trigger(workspace, "&Always");
            QCOMPARE(alertCount(workspace), QString());
        }
        useRules({}); // until the demo has caught up: its past is not notified of
        startAgain();
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        QSignalSpy fired(&workspace, &Workspace::alertFired);
        workspace.start(demo());
        workspace.window().show();
        QTRY_VERIFY(isPresent(workspace));
        useRules(kEveryQueue);
        QTRY_COMPARE(alertsOf(workspace)->rowCount(), 1);
        QTRY_COMPARE(eventsOf(workspace), QStringList("Alert fires"));
        QCOMPARE(fired.size(), 0);
        QCOMPARE(alertCount(workspace), QString());
    }

    void aBrokenFileIsNamedWithItsPlaceAndChangesNothing()
    {
        useRules(kEveryQueue);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.start(demo());
        workspace.window().show();
        QTRY_COMPARE(alertsOf(workspace)->rowCount(), 1);
        write(kBrokenRules);
        const auto notice = [&workspace] {
            QString all;
            for (const auto* bar : workspace.window().findChildren<ui::MessageBar*>())
                all += bar->text();
            return all;
        };
        QTRY_VERIFY2(notice().contains(m_rules + ":3:"), qPrintable(notice()));
        QCOMPARE(alertsOf(workspace)->rowCount(), 1);
        write(kEveryQueue);
        QTRY_VERIFY(!notice().contains(m_rules));
    }

    void aFirstFileThatIsBrokenLeavesNoRulesInForce()
    {
        useRules(kBrokenRules);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.start(demo());
        workspace.window().show();
        const auto notice = [&workspace] {
            QString all;
            for (const auto* bar : workspace.window().findChildren<ui::MessageBar*>())
                all += bar->text();
            return all;
        };
        QTRY_VERIFY2(notice().contains(m_rules + ":3:"), qPrintable(notice()));
        QVERIFY2(!notice().contains(QStringLiteral("stay in force")), qPrintable(notice()));
    }

    void aRecordingNotifiesOfNothing()
    {
        useRules("apiVersion: quotadeck/v1\nalerts:\n- {name: Any use, on: queue, when: used >= 0%}\n");
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QSignalSpy fired(&workspace, &Workspace::alertFired);
        QTRY_VERIFY(workspace.alerts().hasRules());
        cli::WindowOptions options;
        options.source = cli::RecordingSource{QUOTADECK_TEST_DATA "/golden/0.1.0/staging.qdrec"};
        workspace.start(options);
        workspace.window().show();
        QTRY_VERIFY(alertsOf(workspace)->rowCount() > 0);
        QTRY_VERIFY(workspace.isUpToDate());
        QCOMPARE(fired.size(), 0);
    }

    void theSystemTrayNotifiesAsThePreferencesSay_data()
    {
        QTest::addColumn<bool>("isWanted");
        QTest::newRow("wanted") << true;
        QTest::newRow("not wanted") << false;
    }

    void theSystemTrayNotifiesAsThePreferencesSay()
    {
        QFETCH(bool, isWanted);
        ui::Preferences preferences = m_shared->preferences.value();
        preferences.showsTray = true;
        preferences.notifiesAlerts = isWanted;
        m_shared->preferences.set(preferences);
        app::Windows windows(m_shared.get());
        app::TrayController tray(m_shared.get(), &windows, [] { return true; });
        QSignalSpy fired(&windows, &app::Windows::alertFired);
        QSignalSpy notified(&tray, &app::TrayController::notified);
        windows.start(demo());
        QTRY_VERIFY(isPresent(*windows.all().front()));
        useRules(kEveryQueue);
        QTRY_COMPARE(fired.size(), 1);
        QCOMPARE(notified.size(), isWanted ? 1 : 0);
    }

    void aSavedConnectionHasRulesOfItsOwn()
    {
        useRules(kEveryQueue);
        const QString own = m_dir->filePath(QStringLiteral("own.yaml"));
        const QString id = m_shared->connections.save(
            {.name = "Berlin", .reach = connect::AddressReach{.url = "http://127.0.0.1:1"}});
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep, id);
        auto& file = workspace.alerts().file;
        QTRY_COMPARE(file.path(), m_rules);
        auto profile = *m_shared->connections.find(id);
        profile.alertRules = own.toStdString();
        m_shared->connections.save(profile);
        QTRY_COMPARE(file.path(), own);
        trigger(workspace, "Use N&o Alert Rules"); // those of the preferences are left
        QTRY_COMPARE(file.path(), m_rules);
        QCOMPARE(m_shared->connections.find(id)->alertRules, std::string());
        QCOMPARE(m_shared->preferences.value().alertRules, m_rules);
    }

private:
    void write(const QByteArray& rules)
    {
        m_rules = m_dir->filePath(QStringLiteral("rules.yaml"));
        QFile file(m_rules);
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(rules), rules.size());
    }
    /// In the preferences; none if they are empty.
    void useRules(const QByteArray& rules)
    {
        if (!rules.isEmpty())
            write(rules);
        ui::Preferences preferences = m_shared->preferences.value();
        preferences.alertRules = rules.isEmpty() ? QString() : m_rules;
        m_shared->preferences.set(preferences);
    }

    QString m_rules;
};

QUOTADECK_TEST(TestAlertController, QApplication)
} // namespace tst_alertcontroller

#include "tst_alertcontroller.moc"
