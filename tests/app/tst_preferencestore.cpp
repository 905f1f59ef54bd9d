// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/historyfile.h"
#include "app/http/proxy.h"
#include "core/resource/display.h"
#include "tests/app/workspacetest.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/preferences/preferencesdialog.h"

#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

namespace tst_preferencestore {
using namespace quotadeck;
using test::Workspace;

/// What is preferred takes effect, and is there again at the next start.
class TestPreferenceStore : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }
    void cleanup() { m_shared.reset(); }

    void theDefaultsAreThoseOfTheSettings() { QVERIFY(m_shared->preferences.value() == ui::Preferences()); }

    void allOfItIsKept()
    {
        ui::Preferences all;
        all.theme = ui::ThemeMode::Dark;
        all.language = QStringLiteral("de");
        all.textPercent = 145;
        all.pollSeconds = 30;
        all.proxy = ui::ProxyChoice::Address;
        all.proxyAddress = QStringLiteral("socks5://proxy:1080");
        all.usesKeyring = false;
        all.thresholds = {60, 70};
        all.units = {ByteUnits::Decimal, CoreUnits::Millicores};
        all.keepsHistory = false;
        all.historyMebibytes = 64;
        all.historyDays = 7;
        all.opensLocked = ui::OpensLocked::All;
        all.removesVersions = true;
        all.keptVersions = 12;
        all.versionDays = 30;
        all.commitsToGit = true;
        all.showsTray = true;
        all.notifiesSources = false;
        all.notifiesLimits = true;
        all.shortcuts = {{QStringLiteral("newWindow"), QStringLiteral("Ctrl+L")}};
        m_shared->preferences.set(all);
        QVERIFY(m_shared->preferences.value() == all);
        startAgain();
        const Workspace workspace(m_shared.get(), Workspace::Memory::Keep); // which restores the theme
        QVERIFY(m_shared->preferences.value() == all);
    }

    void valuesOutOfRangeBecomePossibleOnes()
    {
        m_shared->store.setValue(QStringLiteral("source/pollSeconds"), -3);
        m_shared->store.setValue(QStringLiteral("preferences/proxy"), 17);
        m_shared->store.setValue(QStringLiteral("preferences/warningPercent"), 100);
        m_shared->store.setValue(QStringLiteral("preferences/criticalPercent"), 5);
        startAgain();
        const ui::Preferences read = m_shared->preferences.value();
        QCOMPARE(read.pollSeconds, 1);
        QVERIFY(read.proxy == ui::ProxyChoice::System);
        QVERIFY(read.thresholds.warning < read.thresholds.critical);
    }

    void whatConcernsTheProgramTakesEffectAtOnce()
    {
        const QFont before = QApplication::font();
        ui::Preferences other;
        other.theme = ui::ThemeMode::Dark;
        other.textPercent = 150;
        other.thresholds = {10, 20};
        other.units = {ByteUnits::Decimal, CoreUnits::Millicores};
        other.usesKeyring = false;
        other.proxy = ui::ProxyChoice::Address;
        other.proxyAddress = QStringLiteral("http://proxy.example:3128");
        m_shared->preferences.set(other);
        QCOMPARE(m_shared->theme.mode(), ui::ThemeMode::Dark);
        QCOMPARE(QApplication::font().pointSizeF(), before.pointSizeF() * 1.5);
        QCOMPARE(models::Share(15, 100).state(), models::RowState::Warning);
        QCOMPARE(displayQuantity(ResourceType("vcore"), 1500), std::string("1500m"));
        QVERIFY(!m_shared->secrets.isEnabled());
        QCOMPARE(http::systemProxyFor(QUrl("https://far.example")).hostName(), "proxy.example");
        QCOMPARE(http::systemProxyFor(QUrl("http://localhost:9080")).type(), QNetworkProxy::NoProxy);

        m_shared->preferences.set({});
        QCOMPARE(QApplication::font(), before);
        QCOMPARE(models::Share(15, 100).state(), models::RowState::Normal);
        QVERIFY(m_shared->secrets.isEnabled());
    }

    void aFontSizeInPointsOfAnEarlierVersionIsKeptAsAPercentage()
    {
        const qreal usual = QApplication::font().pointSizeF();
        m_shared->store.setValue(QStringLiteral("preferences/fontPoints"), qRound(usual * 1.5));
        startAgain();
        const int percent = m_shared->preferences.value().textPercent;
        QCOMPARE(percent, qRound(qRound(usual * 1.5) * 100 / usual));
        QCOMPARE(QApplication::font().pointSizeF(), usual * percent / 100);
        ui::Preferences other = m_shared->preferences.value();
        other.textPercent = 100;
        m_shared->preferences.set(other);
        startAgain();
        QCOMPARE(m_shared->preferences.value().textPercent, 100); // the old value no longer counts
        QCOMPARE(QApplication::font().pointSizeF(), usual);
    }

    void aTextSizeChosenInTheMenuIsKept()
    {
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
            auto* larger = workspace.window().findChild<QAction*>(QStringLiteral("largerText"));
            QVERIFY(larger);
            larger->trigger();
            QCOMPARE(m_shared->preferences.value().textPercent, 110);
        }
        startAgain();
        QCOMPARE(m_shared->preferences.value().textPercent, 110);
        m_shared->theme.setTextPercent(100);
    }

    void withoutAKeyringSecretsStayInMemory()
    {
        ui::Preferences other;
        other.usesKeyring = false;
        m_shared->preferences.set(other);
        QVERIFY(m_shared->secrets.problem());
        std::optional<Status> written;
        m_shared->secrets.write("id", {.token = "t"}, this, [&](const Status& status) { written = status; });
        QTRY_VERIFY(written);
        QVERIFY(!*written);
        QVERIFY(QString::fromStdString(written->error().message.english()).contains("preferences"));
        std::optional<Result<connect::Secrets>> read;
        m_shared->secrets.read("id", this, [&](const auto& secrets) { read = secrets; });
        QTRY_VERIFY(read);
        QCOMPARE((*read)->token, std::string("t"));
        read.reset();
        m_shared->secrets.read("other", this, [&](const auto& secrets) { read = secrets; });
        QTRY_VERIFY(read);
        QVERIFY(*read && (*read)->isEmpty());
        m_shared->secrets.remove("id", this,
                                 [](const Status&) {}); // nothing is left to be written when it is on again
    }

    void theIntervalIsThatOfTheSourceThatIsShown()
    {
        testing::ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        cli::WindowOptions options;
        options.source = cli::RestSource{server.url().toStdString()};
        workspace.start(options);
        QTRY_COMPARE(shown.count(), 1);
        ui::Preferences other = m_shared->preferences.value();
        other.pollSeconds = 1;
        m_shared->preferences.set(other);
        QTRY_COMPARE(workspace.status().interval, std::chrono::milliseconds(1000));
    }

    void usageIsKeptOnlyIfItIsWanted()
    {
        for (const bool isKept : {false, true}) {
            testing::ReplayServer server;
            QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
            ui::Preferences other;
            other.keepsHistory = isKept;
            m_shared->preferences.set(other);
            QString source;
            {
                Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
                QSignalSpy shown(&workspace, &Workspace::firstDataShown);
                cli::WindowOptions options;
                options.source = cli::RestSource{server.url().toStdString()};
                workspace.start(options);
                QTRY_COMPARE(shown.count(), 1);
                source = QStringLiteral("%1 [default]").arg(QString::fromStdString(workspace.status().name));
            } // everything is on disk
            const auto file = history::HistoryFile::open(
                QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation)
                + QStringLiteral("/history.sqlite"));
            QVERIFY(file);
            const auto found = (*file)->findSource(source);
            QVERIFY(found);
            QCOMPARE(found->has_value(), isKept);
        }
    }

    void theDialogOfAWindowChangesTheProgram()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        workspace.window().show();
        workspace.askForPreferences();
        auto* dialog = workspace.window().findChild<ui::PreferencesDialog*>();
        QVERIFY(dialog);
        ui::Preferences other = dialog->preferences();
        other.shortcuts = {{QStringLiteral("newWindow"), QStringLiteral("Ctrl+L")}};
        Q_EMIT dialog->applied(other);
        auto* action = workspace.window().findChild<QAction*>(QStringLiteral("newWindow"));
        QVERIFY(action);
        QCOMPARE(action->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_L));
        // Another window has them, too.
        Workspace second(m_shared.get(), Workspace::Memory::Keep);
        QCOMPARE(second.window().findChild<QAction*>(QStringLiteral("newWindow"))->shortcut(),
                 QKeySequence(Qt::CTRL | Qt::Key_L));
        second.askForPreferences(); // shows the one that is open
        QVERIFY(!second.window().findChild<ui::PreferencesDialog*>());
        QVERIFY(dialog->isVisible());
        dialog->close();
    }

    void everyActionWhoseKeysCanBeChosenHasAName()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        const auto actions = ui::shortcutsOf(workspace.window());
        const auto editable = std::count_if(actions.begin(), actions.end(),
                                            [](const ui::Shortcut& action) { return !action.id.isEmpty(); });
        QVERIFY2(editable >= 20, qPrintable(QString::number(editable)));
        // By itself no action has the keys of another one that can be chosen.
        QSet<QString> keys;
        for (const ui::Shortcut& action : actions) {
            if (action.id.isEmpty() || action.own.isEmpty())
                continue;
            QVERIFY2(!keys.contains(action.own.toString()), qPrintable(action.text));
            keys.insert(action.own.toString());
        }
    }
};

QUOTADECK_TEST(TestPreferenceStore, QApplication)
} // namespace tst_preferencestore

#include "tst_preferencestore.moc"
