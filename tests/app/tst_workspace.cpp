// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"
#include "tests/app/workspacetest.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/charts/chartspage.h"
#include "ui/connections/sourcedialogs.h"
#include "ui/limits/limitspage.h"
#include "ui/window/momentbar.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tst_workspace {
using namespace quotadeck;
using test::viewOf;
using test::Workspace;
using testing::Behaviour;
using testing::ReplayServer;

namespace {
std::vector<SystemTime> momentsIn(const QString& recording)
{
    const auto reader = feed::RecordingReader::open(recording);
    return reader ? (*reader)->times() : std::vector<SystemTime>();
}

QAction* actionOf(QWidget& parent, const char* text)
{
    for (auto* action : parent.findChildren<QAction*>()) {
        if (action->text() == QString::fromUtf8(text))
            return action;
    }
    return nullptr;
}

QPushButton* buttonOf(QWidget& parent, const char* text)
{
    for (auto* button : parent.findChildren<QPushButton*>()) {
        if (button->text() == QString::fromUtf8(text))
            return button;
    }
    return nullptr;
}

/// Whether @p workspace shows data of @p server, which answers a recording.
bool showsServer(Workspace& workspace, ReplayServer& server)
{
    if (!server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")))
        return false;
    const QSignalSpy shown(&workspace, &Workspace::firstDataShown);
    cli::WindowOptions options;
    options.source = cli::RestSource{server.url().toStdString()};
    workspace.start(options);
    return QTest::qWaitFor([&shown] { return shown.count() == 1; }, test::kLongestWait);
}

QModelIndex findText(const QAbstractItemModel& model, const QString& text, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const auto index = model.index(row, 0, parent);
        if (index.data().toString() == text)
            return index;
        if (const auto found = findText(model, text, index); found.isValid())
            return found;
    }
    return {};
}
} // namespace

class TestWorkspace : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void withNothingToRestoreTheStartPageShows()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);

        workspace.start({});

        QVERIFY(workspace.window().currentPageId().isEmpty());
    }

    void whatWasRecordedCanBeWalkedThrough()
    {
        const QString path = m_dir->filePath(QStringLiteral("day.qdrec"));
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
            cli::WindowOptions options;
            options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
            workspace.start(options);
            QSignalSpy shown(&workspace, &Workspace::firstDataShown);
            QTRY_COMPARE(shown.count(), 1);
            auto* record = actionOf(workspace.window(), "Record to &File…");
            QVERIFY(record);
            Q_EMIT workspace.window().recordToRequested(path);
            QTRY_COMPARE(record->text(), QStringLiteral("Stop Recordin&g"));
            QTRY_VERIFY(momentsIn(path).size() > 3);
            record->trigger();
            QCOMPARE(record->text(), QStringLiteral("Record to &File…"));
        }
        const auto times = momentsIn(path);

        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::RecordingSource{path.toStdString()};
        options.page = "queues";
        workspace.window().show();
        workspace.start(options);
        auto* bar = workspace.window().momentBar();
        QVERIFY(bar->isVisible());
        QTRY_VERIFY(bar->isEnabled());
        QVERIFY(workspace.status().isSimulated);
        auto* queues = viewOf<QTreeView>(workspace.window(), "Queues");
        QVERIFY(queues);
        QTRY_VERIFY(queues->model()->rowCount() > 0);

        auto* slider = bar->findChild<QSlider*>();
        QCOMPARE(slider->maximum(), static_cast<int>(times.size()) - 1);
        QTRY_COMPARE(workspace.shownTime(),
                     std::optional(times[0])); // as every player, it begins at the beginning
        QCOMPARE(slider->value(), 0);
        QTest::keyClick(slider, Qt::Key_End);
        QTRY_COMPARE(workspace.shownTime(), std::optional(times.back()));
        QTest::keyClick(slider, Qt::Key_Home);
        QTRY_COMPARE(workspace.shownTime(), std::optional(times[0]));
        QTest::keyClick(slider, Qt::Key_Right);
        QTRY_COMPARE(workspace.shownTime(), std::optional(times[1]));
        auto* time = viewOf<QLineEdit>(*bar, "Go to a time");
        const auto third = std::chrono::ceil<std::chrono::seconds>(times[2]);
        time->setText(QDateTime::fromSecsSinceEpoch(third.time_since_epoch().count())
                          .toString(QStringLiteral("HH:mm:ss")));
        QTest::keyClick(time, Qt::Key_Return);
        const auto until = std::ranges::upper_bound(times, SystemTime(third));
        QTRY_COMPARE(workspace.shownTime(), std::optional(*std::prev(until)));
        QVERIFY(time->text().isEmpty());
        time->setText(QStringLiteral("9999-12-31 23:59")); // beyond what nanoseconds count
        QTest::keyClick(time, Qt::Key_Return);
        QTRY_COMPARE(workspace.shownTime(), std::optional(times.back()));
        time->setText(QStringLiteral("three"));
        QTest::keyClick(time, Qt::Key_Return);
        QCOMPARE(time->text(), QStringLiteral("three")); // to be corrected
        slider->setValue(1);
        QTRY_COMPARE(workspace.shownTime(), std::optional(times[1]));
        auto* charts = workspace.window().findChild<ui::ChartsPage*>();
        const auto moment = std::chrono::floor<std::chrono::milliseconds>(times[1]).time_since_epoch();
        QCOMPARE(charts->timeView().cursor(), std::optional(static_cast<double>(moment.count())));
        QVERIFY(std::ranges::any_of(charts->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("Recording – "));
        }));
    }

    void noPageTakesTheRoomOfTheInspector()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
        options.page = "queues";
        workspace.window().resize(1280, 800);
        workspace.start(options);
        workspace.window().show();
        auto* inspector = workspace.window().findChild<QDockWidget*>(QStringLiteral("inspector"));
        QVERIFY(inspector);
        QTRY_VERIFY(inspector->isVisible());
        QString widths;
        for (const auto* page : workspace.window().findChildren<ui::Page*>())
            widths += QStringLiteral("%1 %2, ")
                          .arg(page->metaObject()->className())
                          .arg(page->minimumSizeHint().width());
        QTRY_VERIFY2(inspector->width() >= 310, qPrintable(widths + QString::number(inspector->width())));
    }

    void aFileThatIsNoRecordingIsTold()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QSignalSpy failed(&workspace, &Workspace::firstReadFailed);
        cli::WindowOptions options;
        options.source = cli::RecordingSource{m_file.toStdString()};
        workspace.start(options);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(QString::fromStdString(failed.front().front().value<Error>().message.english())
                    .contains(QStringLiteral("not a recording")));
    }

    void anAddressThatDoesNotWorkReplacesNoSource()
    {
        ReplayServer server;
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        QVERIFY(showsServer(workspace, server));
        const app::SessionSettings settings(&m_shared->store, app::SessionSettings::Memory::Keep);
        QTRY_COMPARE(settings.value(&app::Settings::recentServers), QStringList{server.url()});
        QString gone;
        {
            ReplayServer other;
            QVERIFY(other.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
            gone = other.url();
        }

        actionOf(workspace.window(), "&Connect…")->trigger();
        auto* dialog = workspace.window().findChild<ui::ConnectDialog*>();
        QVERIFY(dialog);
        auto* address = dialog->findChild<QLineEdit*>();
        address->setText(gone);
        auto* connectButton = buttonOf(*dialog, "Connect");
        connectButton->click();
        QVERIFY(!address->isEnabled());

        QTRY_COMPARE(connectButton->text(), QStringLiteral("Connect Anyway"));
        QVERIFY(dialog->isVisible());
        QVERIFY(address->isEnabled());
        QCOMPARE(workspace.status().name, server.url().toStdString());
        QCOMPARE(settings.value(&app::Settings::recentServers), QStringList{server.url()});

        address->setText(server.url());
        QCOMPARE(connectButton->text(), QStringLiteral("Connect"));
        connectButton->click();
        QTRY_VERIFY(!dialog->isVisible());
        QTRY_COMPARE(workspace.status().state, SourceState::Live);
    }

    void anAddressThatNeverAnsweredIsNotRemembered()
    {
        QString gone;
        {
            ReplayServer other;
            QVERIFY(other.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
            gone = other.url();
        }
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        QSignalSpy failed(&workspace, &Workspace::firstReadFailed);
        cli::WindowOptions options;
        options.source = cli::RestSource{gone.toStdString()};
        workspace.start(options);
        QTRY_VERIFY(!failed.isEmpty());
        const app::SessionSettings settings(&m_shared->store, app::SessionSettings::Memory::Keep);
        QVERIFY(settings.value(&app::Settings::recentServers).isEmpty());
        QVERIFY(settings.value(&app::Settings::sourceTarget).isEmpty());
    }

    void aRecentServerCanBeClicked()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        app::SessionSettings(&m_shared->store, app::SessionSettings::Memory::Keep)
            .setValue(&app::Settings::recentServers, {server.url()});
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        workspace.start({});
        workspace.window().show();
        QToolButton* recent = nullptr;
        for (auto* button : workspace.window().findChildren<QToolButton*>()) {
            if (button->accessibleName() == server.url())
                recent = button;
        }
        QVERIFY(recent);

        QTest::mouseClick(recent, Qt::LeftButton);

        QTRY_COMPARE(shown.count(), 1);
    }

    void aFileThatIsGoneLeadsToTheStartPage()
    {
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
            openSample(workspace);
            workspace.window().close();
        }
        QVERIFY(QFile::remove(m_file));

        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        workspace.start({});

        QVERIFY(workspace.window().currentPageId().isEmpty());
    }

    void peopleWhoBecameUnknownDoNotStayUnderAnotherSource()
    {
        ReplayServer server;
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        QVERIFY(showsServer(workspace, server));
        auto* people = workspace.window().page(QStringLiteral("people"))->findChild<QTreeView*>();
        QTRY_VERIFY(findText(*people->model(), QStringLiteral("alice")).isValid());
        Behaviour refused;
        refused.status = 401;
        server.set("/ws/v1/partition/default/usage/users", refused);
        Q_EMIT workspace.window().refreshRequested();
        QTRY_VERIFY(workspace.status().unavailable.contains("usage/users"));

        ReplayServer other;
        QVERIFY(other.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-d")));
        Q_EMIT workspace.window().connectRequested(QUrl(other.url()), {});
        QTRY_COMPARE(shown.count(), 2);

        QVERIFY(!findText(*people->model(), QStringLiteral("alice")).isValid());
    }

    void theSimulatorFillsEveryPage()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);

        cli::WindowOptions options;
        options.source = cli::SimulatorSource{
            QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml").toStdString()};
        workspace.start(options);

        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("queues"));
        QCOMPARE(workspace.status().kind, SourceKind::Simulator);
        for (const auto* page : {"queues", "people", "applications"}) {
            auto* tree = workspace.window().page(QLatin1String(page))->findChild<QTreeView*>();
            QVERIFY2(tree, page);
            QTRY_VERIFY2(tree->model()->rowCount() > 0, page);
        }
    }

    void aServerThatFailsKeepsTheLastDataOnScreen()
    {
        ReplayServer server;
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QVERIFY(showsServer(workspace, server));
        auto* queues = workspace.window().page(QStringLiteral("queues"))->findChild<QTreeView*>();
        QVERIFY(findText(*queues->model(), QStringLiteral("crm")).isValid());

        server.refuse();
        Q_EMIT workspace.window().refreshRequested();

        QTRY_COMPARE(workspace.status().state, SourceState::Retrying);
        QVERIFY(workspace.status().error);
        QVERIFY(findText(*queues->model(), QStringLiteral("crm")).isValid());
    }

    void anotherSourceLeavesNothingOfTheFirst()
    {
        ReplayServer server;
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        QVERIFY(showsServer(workspace, server));

        ReplayServer other;
        QVERIFY(other.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-d")));
        Q_EMIT workspace.window().connectRequested(QUrl(other.url()), {});
        QTRY_COMPARE(shown.count(), 2);

        auto* queues = workspace.window().page(QStringLiteral("queues"))->findChild<QTreeView*>();
        QVERIFY(!findText(*queues->model(), QStringLiteral("crm")).isValid());
    }

    void theLastSourceAndWindowAreRestored()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        {
            Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
            QSignalSpy shown(&workspace, &Workspace::firstDataShown);
            cli::WindowOptions options;
            options.source = cli::RestSource{server.url().toStdString()};
            workspace.start(options);
            workspace.window().show();
            QTRY_COMPARE(shown.count(), 1);
            workspace.window().showPage(QStringLiteral("people"));
            workspace.window().close();
        }

        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        workspace.start({});

        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(workspace.status().kind, SourceKind::Rest);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("people"));
    }

    void pausingFreezesTheTableAndResumingCatchesUp()
    {
        ReplayServer server;
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        QSignalSpy shown(&workspace, &Workspace::firstDataShown);
        QVERIFY(showsServer(workspace, server));
        auto* queues = workspace.window().page(QStringLiteral("queues"))->findChild<QTreeView*>();
        const int users = server.count("/ws/v1/partition/default/usage/users");

        pauseAction(workspace)->trigger();
        Behaviour onlyRoot;
        onlyRoot.body = R"({"queuename":"root","status":"Active","partition":"default"})";
        server.set("/ws/v1/partition/default/queues", onlyRoot);
        const auto before = workspace.status().lastGood;
        Q_EMIT workspace.window().refreshRequested();
        QTRY_VERIFY(server.count("/ws/v1/partition/default/usage/users") > users);
        QTRY_VERIFY(workspace.status().lastGood != before);
        QVERIFY(findText(*queues->model(), QStringLiteral("crm")).isValid());

        pauseAction(workspace)->trigger();
        QTRY_VERIFY(!findText(*queues->model(), QStringLiteral("crm")).isValid());
    }

    void settingsHaveOneKeyEach()
    {
        app::SessionSettings settings(&m_shared->store, app::SessionSettings::Memory::Keep);
        settings.setValue(&app::Settings::sourceKind, QStringLiteral("rest"));
        settings.setValue(&app::Settings::sourceTarget, QStringLiteral("http://host:9080"));
        settings.setValue(&app::Settings::recentServers, {QStringLiteral("a"), QStringLiteral("b")});
        settings.setValue(&app::Settings::recentFiles, {QStringLiteral("c")});
        settings.setValue(&app::Settings::configFile, QStringLiteral("d"));
        settings.setValue(&app::Settings::pollSeconds, 10);
        settings.setValue(&app::Settings::quotaServer, QStringLiteral("http://host:10251"));
        settings.setValue(&app::Settings::windowState, {{QStringLiteral("page"), QStringLiteral("charts")}});

        QCOMPARE(settings.value(&app::Settings::sourceKind), QStringLiteral("rest"));
        QCOMPARE(settings.value(&app::Settings::sourceTarget), QStringLiteral("http://host:9080"));
        QCOMPARE(settings.value(&app::Settings::recentServers),
                 (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(settings.value(&app::Settings::recentFiles), QStringList{QStringLiteral("c")});
        QCOMPARE(settings.value(&app::Settings::configFile), QStringLiteral("d"));
        QCOMPARE(settings.value(&app::Settings::pollSeconds), 10);
        QCOMPARE(settings.value(&app::Settings::quotaServer), QStringLiteral("http://host:10251"));
        QCOMPARE(settings.value(&app::Settings::windowState).value(QStringLiteral("page")).toString(),
                 QStringLiteral("charts"));
        QCOMPARE(m_shared->store.keys().size(), 8);
    }

    void recentEntriesAreUniqueAndFew()
    {
        QStringList recent;
        for (int i = 0; i < 20; ++i)
            recent = app::withMostRecent(recent, QString::number(i % 12));
        QCOMPARE(recent.size(), 10);
        QCOMPARE(recent.first(), QStringLiteral("7"));
        QCOMPARE(recent.removeDuplicates(), 0);
    }

private:
    static QAction* pauseAction(Workspace& workspace)
    {
        for (auto* action : workspace.window().findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_P))
                return action;
        }
        return nullptr;
    }
};

QUOTADECK_TEST(TestWorkspace, QApplication)
} // namespace tst_workspace

#include "tst_workspace.moc"
