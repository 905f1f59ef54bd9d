// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"
#include "tests/app/consoletest.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/charts/chartspage.h"
#include "ui/limits/limitspage.h"
#include "ui/window/momentbar.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tst_console {
using namespace quotadeck;
using test::Console;
using test::viewOf;
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

class TestConsole : public test::ConsoleTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    void withNothingToRestoreTheStartPageShows()
    {
        Console console(m_store.get(), Console::Memory::Keep);

        console.start({});

        QVERIFY(console.window().currentPageId().isEmpty());
    }

    void whatWasRecordedCanBeWalkedThrough()
    {
        const QString path = m_dir->filePath(QStringLiteral("day.qdrec"));
        {
            Console console(m_store.get(), Console::Memory::Ignore);
            cli::WindowOptions options;
            options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
            console.start(options);
            QSignalSpy shown(&console, &Console::firstDataShown);
            QTRY_COMPARE(shown.count(), 1);
            Q_EMIT console.window().recordToRequested(path);
            auto* record = actionOf(console.window(), "Record to &File…");
            QVERIFY(record);
            QTRY_VERIFY(record->isChecked());
            QTRY_VERIFY(momentsIn(path).size() > 3);
            Q_EMIT console.window().recordToRequested({});
            QVERIFY(!record->isChecked());
        }
        const auto times = momentsIn(path);

        Console console(m_store.get(), Console::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::RecordingSource{path.toStdString()};
        options.page = "queues";
        console.window().show();
        console.start(options);
        auto* bar = console.window().momentBar();
        QVERIFY(bar->isVisible());
        QTRY_VERIFY(bar->isEnabled());
        QVERIFY(console.status().isSimulated);
        auto* queues = viewOf<QTreeView>(console.window(), "Queues");
        QVERIFY(queues);
        QTRY_VERIFY(queues->model()->rowCount() > 0);

        auto* slider = bar->findChild<QSlider*>();
        QCOMPARE(slider->value(), static_cast<int>(times.size()) - 1);
        QTest::keyClick(slider, Qt::Key_Home);
        QTRY_COMPARE(console.shownTime(), std::optional(times[0]));
        QTest::keyClick(slider, Qt::Key_Right);
        QTRY_COMPARE(console.shownTime(), std::optional(times[1]));
        auto* charts = console.window().findChild<ui::ChartsPage*>();
        const auto moment = std::chrono::floor<std::chrono::milliseconds>(times[1]).time_since_epoch();
        QCOMPARE(charts->timeView().cursor(), std::optional(static_cast<double>(moment.count())));
        QVERIFY(std::ranges::any_of(charts->findChildren<QLabel*>(), [](const QLabel* label) {
            return label->text().startsWith(QStringLiteral("Recording – "));
        }));
    }

    void noPageTakesTheRoomOfTheInspector()
    {
        Console console(m_store.get(), Console::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
        options.page = "queues";
        console.window().resize(1280, 800);
        console.start(options);
        console.window().show();
        auto* inspector = console.window().findChild<QDockWidget*>(QStringLiteral("inspector"));
        QVERIFY(inspector);
        QTRY_VERIFY(inspector->isVisible());
        QString widths;
        for (const auto* page : console.window().findChildren<ui::Page*>())
            widths += QStringLiteral("%1 %2, ")
                          .arg(page->metaObject()->className())
                          .arg(page->minimumSizeHint().width());
        QTRY_VERIFY2(inspector->width() >= 310, qPrintable(widths + QString::number(inspector->width())));
    }

    void aFileThatIsNoRecordingIsTold()
    {
        Console console(m_store.get(), Console::Memory::Ignore);
        QSignalSpy failed(&console, &Console::firstReadFailed);
        cli::WindowOptions options;
        options.source = cli::RecordingSource{m_file.toStdString()};
        console.start(options);
        QTRY_COMPARE(failed.count(), 1);
        QVERIFY(QString::fromStdString(failed.front().front().value<Error>().message)
                    .contains(QStringLiteral("not a recording")));
    }

    void aRecentServerCanBeClicked()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        app::Settings().recentServers.setValue(*m_store, {server.url()});
        Console console(m_store.get(), Console::Memory::Keep);
        QSignalSpy shown(&console, &Console::firstDataShown);
        console.start({});
        console.window().show();
        QToolButton* recent = nullptr;
        for (auto* button : console.window().findChildren<QToolButton*>()) {
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
            Console console(m_store.get(), Console::Memory::Keep);
            openSample(console);
            console.window().close();
        }
        QVERIFY(QFile::remove(m_file));

        Console console(m_store.get(), Console::Memory::Keep);
        console.start({});

        QVERIFY(console.window().currentPageId().isEmpty());
    }

    void peopleWhoBecameUnknownDoNotStayUnderAnotherSource()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        Console console(m_store.get(), Console::Memory::Ignore);
        QSignalSpy shown(&console, &Console::firstDataShown);
        cli::WindowOptions options;
        options.source = cli::RestSource{server.url().toStdString()};
        console.start(options);
        QTRY_COMPARE(shown.count(), 1);
        auto* people = console.window().page(QStringLiteral("people"))->findChild<QTreeView*>();
        QTRY_VERIFY(findText(*people->model(), QStringLiteral("alice")).isValid());
        Behaviour refused;
        refused.status = 401;
        server.set("/ws/v1/partition/default/usage/users", refused);
        Q_EMIT console.window().refreshRequested();
        QTRY_VERIFY(console.status().unavailable.contains("usage/users"));

        ReplayServer other;
        QVERIFY(other.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-d")));
        Q_EMIT console.window().connectRequested(QUrl(other.url()), {});
        QTRY_COMPARE(shown.count(), 2);

        QVERIFY(!findText(*people->model(), QStringLiteral("alice")).isValid());
    }

    void theSimulatorFillsEveryPage()
    {
        Console console(m_store.get(), Console::Memory::Ignore);
        QSignalSpy shown(&console, &Console::firstDataShown);

        cli::WindowOptions options;
        options.source = cli::SimulatorSource{
            QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml").toStdString()};
        console.start(options);

        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(console.window().currentPageId(), QStringLiteral("queues"));
        QCOMPARE(console.status().kind, SourceKind::Simulator);
        for (const auto* page : {"queues", "people", "applications"}) {
            auto* tree = console.window().page(QLatin1String(page))->findChild<QTreeView*>();
            QVERIFY2(tree, page);
            QTRY_VERIFY2(tree->model()->rowCount() > 0, page);
        }
    }

    void aServerThatFailsKeepsTheLastDataOnScreen()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        Console console(m_store.get(), Console::Memory::Ignore);
        QSignalSpy shown(&console, &Console::firstDataShown);
        cli::WindowOptions options;
        options.source = cli::RestSource{server.url().toStdString()};
        console.start(options);
        QTRY_COMPARE(shown.count(), 1);
        auto* queues = console.window().page(QStringLiteral("queues"))->findChild<QTreeView*>();
        QVERIFY(findText(*queues->model(), QStringLiteral("crm")).isValid());

        server.refuse();
        Q_EMIT console.window().refreshRequested();

        QTRY_COMPARE(console.status().state, SourceState::Retrying);
        QVERIFY(console.status().error);
        QVERIFY(findText(*queues->model(), QStringLiteral("crm")).isValid());
    }

    void anotherSourceLeavesNothingOfTheFirst()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        Console console(m_store.get(), Console::Memory::Ignore);
        QSignalSpy shown(&console, &Console::firstDataShown);
        cli::WindowOptions options;
        options.source = cli::RestSource{server.url().toStdString()};
        console.start(options);
        QTRY_COMPARE(shown.count(), 1);

        ReplayServer other;
        QVERIFY(other.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-d")));
        Q_EMIT console.window().connectRequested(QUrl(other.url()), {});
        QTRY_COMPARE(shown.count(), 2);

        auto* queues = console.window().page(QStringLiteral("queues"))->findChild<QTreeView*>();
        QVERIFY(!findText(*queues->model(), QStringLiteral("crm")).isValid());
    }

    void theLastSourceAndWindowAreRestored()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        {
            Console console(m_store.get(), Console::Memory::Keep);
            QSignalSpy shown(&console, &Console::firstDataShown);
            cli::WindowOptions options;
            options.source = cli::RestSource{server.url().toStdString()};
            console.start(options);
            console.window().show();
            QTRY_COMPARE(shown.count(), 1);
            console.window().showPage(QStringLiteral("people"));
            console.window().close();
        }

        Console console(m_store.get(), Console::Memory::Keep);
        QSignalSpy shown(&console, &Console::firstDataShown);
        console.start({});

        QTRY_COMPARE(shown.count(), 1);
        QCOMPARE(console.status().kind, SourceKind::Rest);
        QCOMPARE(console.window().currentPageId(), QStringLiteral("people"));
    }

    void pausingFreezesTheTableAndResumingCatchesUp()
    {
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        Console console(m_store.get(), Console::Memory::Ignore);
        QSignalSpy shown(&console, &Console::firstDataShown);
        cli::WindowOptions options;
        options.source = cli::RestSource{server.url().toStdString()};
        console.start(options);
        QTRY_COMPARE(shown.count(), 1);
        auto* queues = console.window().page(QStringLiteral("queues"))->findChild<QTreeView*>();
        const int users = server.count("/ws/v1/partition/default/usage/users");

        pauseAction(console)->trigger();
        Behaviour onlyRoot;
        onlyRoot.body = R"({"queuename":"root","status":"Active","partition":"default"})";
        server.set("/ws/v1/partition/default/queues", onlyRoot);
        const auto before = console.status().lastGood;
        Q_EMIT console.window().refreshRequested();
        QTRY_VERIFY(server.count("/ws/v1/partition/default/usage/users") > users);
        QTRY_VERIFY(console.status().lastGood != before);
        QVERIFY(findText(*queues->model(), QStringLiteral("crm")).isValid());

        pauseAction(console)->trigger();
        QTRY_VERIFY(!findText(*queues->model(), QStringLiteral("crm")).isValid());
    }

    void settingsHaveOneKeyEach()
    {
        const app::Settings settings;
        settings.sourceKind.setValue(*m_store, QStringLiteral("rest"));
        settings.sourceTarget.setValue(*m_store, QStringLiteral("http://host:9080"));
        settings.recentServers.setValue(*m_store, {QStringLiteral("a"), QStringLiteral("b")});
        settings.recentFiles.setValue(*m_store, {QStringLiteral("c")});
        settings.configFile.setValue(*m_store, QStringLiteral("d"));
        settings.pollSeconds.setValue(*m_store, 10);
        settings.quotaServer.setValue(*m_store, QStringLiteral("http://host:10251"));
        settings.windowState.setValue(*m_store, {{QStringLiteral("page"), QStringLiteral("charts")}});

        QCOMPARE(settings.sourceKind.value(*m_store), QStringLiteral("rest"));
        QCOMPARE(settings.sourceTarget.value(*m_store), QStringLiteral("http://host:9080"));
        QCOMPARE(settings.recentServers.value(*m_store),
                 (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
        QCOMPARE(settings.recentFiles.value(*m_store), QStringList{QStringLiteral("c")});
        QCOMPARE(settings.configFile.value(*m_store), QStringLiteral("d"));
        QCOMPARE(settings.pollSeconds.value(*m_store), 10);
        QCOMPARE(settings.quotaServer.value(*m_store), QStringLiteral("http://host:10251"));
        QCOMPARE(settings.windowState.value(*m_store).value(QStringLiteral("page")).toString(),
                 QStringLiteral("charts"));
        QCOMPARE(m_store->keys().size(), 8);
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
    static QAction* pauseAction(Console& console)
    {
        for (auto* action : console.window().findChildren<QAction*>()) {
            if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_P))
                return action;
        }
        return nullptr;
    }
};

QUOTADECK_TEST(TestConsole, QApplication)
} // namespace tst_console

#include "tst_console.moc"
