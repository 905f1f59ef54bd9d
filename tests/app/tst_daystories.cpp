// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"
#include "core/sim/scenario.h"
#include "core/sim/simulator.h"
#include "models/common/roles.h"
#include "models/events/eventlistmodel.h"
#include "models/overview/overviewtables.h"
#include "tests/app/workspacetest.h"
#include "tests/support/testprogram.h"
#include "ui/charts/chartcanvas.h"
#include "ui/charts/chartspage.h"

#include <QAbstractButton>
#include <QApplication>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tst_daystories {
using namespace quotadeck;
using namespace std::chrono_literals;
using test::Workspace;

namespace {
constexpr int kMostInputs = 8;
constexpr auto kDemoStart
    = std::chrono::sys_days{std::chrono::November / 2 / 2026} + 8h; ///< of the demo cluster
constexpr auto kDemoWarmUp = 15min; ///< of virtual time, before its first second on screen

/// Keys, clicks and typed words of somebody who works with a window. They go where the screen has the focus, as real ones do.
class Hands
{
public:
    void click(QWidget* widget)
    {
        ++m_inputs;
        QVERIFY(widget && widget->isVisible() && widget->isEnabled());
        QTest::mouseClick(widget, Qt::LeftButton);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++m_inputs;
        QVERIFY(QGuiApplication::focusWindow());
        QTest::keyClick(QGuiApplication::focusWindow(), key, modifiers);
    }
    /// Each word is an input.
    void type(const char* words)
    {
        m_inputs += static_cast<int>(QString::fromLatin1(words).split(u' ').size());
        for (const char* letter = words; *letter; ++letter) {
            QVERIFY(QGuiApplication::focusWindow());
            QTest::keyClick(QGuiApplication::focusWindow(), *letter);
        }
    }
    [[nodiscard]] int inputs() const { return m_inputs; }

private:
    int m_inputs = 0;
};

template <typename Widget, typename IsIt>
Widget* visibleOf(QWidget& parent, IsIt isIt)
{
    for (auto* widget : parent.findChildren<Widget*>()) {
        if (widget->isVisible() && isIt(*widget))
            return widget;
    }
    return nullptr;
}

template <typename Widget>
Widget* visibleNamed(QWidget& parent, const char* accessibleName)
{
    return visibleOf<Widget>(
        parent, [&](const Widget& one) { return one.accessibleName() == QLatin1String(accessibleName); });
}

QWidget* choice(QWidget& parent, const char* text)
{
    return visibleOf<QAbstractButton>(
        parent, [&](const QAbstractButton& one) { return one.text() == QString::fromUtf8(text); });
}

/// The text in @p column of the row of the visible table @p table whose text in @p key is @p name; null: there is none.
QString cell(QWidget& parent, const char* table, int key, const QString& name, int column)
{
    const auto* view = visibleNamed<QAbstractItemView>(parent, table);
    for (int row = 0; view && row < view->model()->rowCount(); ++row) {
        if (view->model()->index(row, key).data().toString() == name)
            return view->model()->index(row, column).data().toString();
    }
    return {};
}

bool isWaiting(const ApplicationInfo& app)
{
    return !app.requests.empty() || app.state == "New" || app.state == "Accepted" || app.state == "Resuming";
}

/// What erin has in @p usage and waits for something, by id.
std::vector<ApplicationInfo> waitingOfErin(const PartitionSnapshot* usage)
{
    std::vector<ApplicationInfo> found;
    if (usage)
        std::ranges::copy_if(*usage->applications, std::back_inserter(found), [](const ApplicationInfo& app) {
            return app.user.text() == "erin" && isWaiting(app);
        });
    return found;
}

QString idOf(const ApplicationInfo& app)
{
    return QString::fromStdString(app.id.text());
}

QString momentText(SystemTime time)
{
    return QDateTime::fromMSecsSinceEpoch(
               std::chrono::floor<std::chrono::milliseconds>(time).time_since_epoch().count())
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}
} // namespace

/// What an administrator does on a day, from the start page to the answer on screen, in at most eight keys, clicks and words.
class TestDayStories final : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    /// "The jobs of erin hang since ten minutes."
    void theLimitThatBlocksJobsOfAUser()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        auto& window = workspace.window();
        showStart(workspace);
        Hands hands;

        hands.press(Qt::Key_Return); // Open Demo Cluster
        hands.press(Qt::Key_Space, Qt::ControlModifier | Qt::AltModifier); // the moment stands still
        QTRY_COMPARE(workspace.shownTime(), std::optional(SystemTime(kDemoStart + kDemoWarmUp)));
        hands.press(Qt::Key_K, Qt::ControlModifier);
        hands.type("erin");
        hands.press(Qt::Key_Return);
        giveBackFocus(window);
        QCOMPARE(window.currentPageId(), QStringLiteral("people"));
        hands.press(Qt::Key_W);

        QCOMPARE(window.currentPageId(), QStringLiteral("explain"));
        const QLabel* verdict = nullptr;
        QTRY_VERIFY((verdict = visibleNamed<QLabel>(window, "Result")));
        const auto waiting = waitingOfErin(workspace.insight().usage());
        QCOMPARE(waiting.size(), std::size_t{1});
        const auto question = QStringLiteral("Application %1 of user erin").arg(idOf(waiting.front()));
        QVERIFY(visibleOf<QLabel>(window,
                                  [&](const QLabel& label) { return label.text().startsWith(question); }));
        const auto& users = *workspace.insight().usage()->users;
        const auto erin = std::ranges::find(users, UserName("erin"), &UserUsage::name);
        QVERIFY(erin != users.end());
        const auto* place = findNode(erin->nodes, waiting.front().queue);
        QVERIFY(place);
        QCOMPARE(place->usage->valueOr0(ResourceType("vcore")), Quantity(12'000)); // thousandths
        QCOMPARE(place->maxResources->valueOr0(ResourceType("vcore")), Quantity(12'000));
        QCOMPARE(verdict->text(),
                 QStringLiteral("Blocked by the limit of user erin at %1: 12 of 12 vcore used, requests 1.")
                     .arg(QString::fromStdString(place->path.text())));
        checkInputs(hands, 6);
    }

    /// A picture for the screen on the wall.
    void anOverviewOnTheWholeScreen()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        auto& window = workspace.window();
        showStart(workspace);
        Hands hands;

        hands.click(choice(window, "Open Demo Cluster"));
        hands.press(Qt::Key_1, Qt::AltModifier);
        hands.press(Qt::Key_F11);

        QCOMPARE(window.currentPageId(), QStringLiteral("overview"));
        QTRY_VERIFY(window.isFullScreen());
        QTRY_COMPARE(window.size(), window.screen()->size());
        QTRY_VERIFY(visibleNamed<QAbstractItemView>(window, "Capacity"));
        using Capacity = models::CapacityModel;
        QTRY_COMPARE(cell(window, "Capacity", Capacity::TypeColumn, "vcore", Capacity::TotalColumn), "192");
        // It goes on, and the numbers with it.
        const auto first = workspace.shownTime();
        QTRY_VERIFY(workspace.shownTime() > std::max(*first, SystemTime(kDemoStart + kDemoWarmUp)));
        const auto running = [&workspace] {
            const auto& applications = *workspace.insight().usage()->applications;
            return QString::number(std::ranges::count(applications, "Running", &ApplicationInfo::state));
        };
        using Count = models::StateCountModel;
        QTRY_COMPARE(cell(window, "Applications", Count::StateColumn, "Running", Count::CountColumn),
                     running());
        QVERIFY(running().toInt() > 10);
        checkInputs(hands, 3);
    }

    /// "What happened at three?"
    void whatARecordingHoldsOfAMoment()
    {
        const QString path = m_dir->filePath(QStringLiteral("night.qdrec"));
        const SystemTime three = recordNight(path);
        app::SessionSettings(&m_shared->store, Workspace::Memory::Keep)
            .setValue(&app::Settings::recentRecordings, {path});
        Workspace workspace(m_shared.get(), Workspace::Memory::Keep);
        auto& window = workspace.window();
        showStart(workspace);
        Hands hands;

        hands.click(visibleNamed<QToolButton>(window, qPrintable(path)));
        const auto shows = [&](SystemTime time, const char* sample) {
            return workspace.shownTime() == time && visibleOf<QLabel>(window, [&](const QLabel& label) {
                       return label.text() == momentText(time) + QString::fromUtf8(sample);
                   });
        };
        QTRY_VERIFY(shows(three - 15min, " · 1 of 6")); // all of it is read
        hands.press(Qt::Key_G, Qt::ControlModifier);
        hands.type("03:00");
        hands.press(Qt::Key_Return);
        QTRY_VERIFY(shows(three, " · 4 of 6"));
        hands.press(Qt::Key_1, Qt::AltModifier);
        using Capacity = models::CapacityModel;
        QTRY_COMPARE(cell(window, "Capacity", Capacity::TypeColumn, "vcore", Capacity::TotalColumn),
                     "160"); // of 192: a machine is gone
        hands.press(Qt::Key_6, Qt::AltModifier);
        hands.press(Qt::Key_Slash);
        hands.type("event:node");

        QCOMPARE(window.currentPageId(), QStringLiteral("events"));
        auto* events = visibleNamed<QTreeView>(window, "Events");
        QVERIFY(events);
        QTRY_COMPARE(events->model()->rowCount(), 1);
        using Event = models::EventListModel;
        const auto text
            = [events](int column) { return events->model()->index(0, column).data().toString(); };
        QCOMPARE(text(Event::ObjectColumn), QStringLiteral("general-2"));
        QVERIFY2(text(Event::TimeColumn).contains("02:55:00"), qPrintable(text(Event::TimeColumn)));
        checkInputs(hands, 8);
    }

    /// "All pending applications of erin."
    void thePendingApplicationsOfAUser()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        auto& window = workspace.window();
        showStart(workspace);
        showDemoAt(workspace, "20:00");
        Hands hands;

        hands.press(Qt::Key_4, Qt::AltModifier);
        hands.press(Qt::Key_Slash);
        hands.type("user:erin state:pending");

        QCOMPARE(window.currentPageId(), QStringLiteral("applications"));
        QStringList expected;
        for (const ApplicationInfo& app : waitingOfErin(workspace.insight().usage()))
            expected << idOf(app);
        QCOMPARE(expected.size(), 4); // one runs and requests more, one is accepted, two are new
        QTRY_COMPARE(shownApplications(window), expected);
        checkInputs(hands, 4);
    }

    /// The demo for a manager: nothing is configured.
    void aDemoThatMoves()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        auto& window = workspace.window();
        showStart(workspace);
        Hands hands;

        hands.click(choice(window, "Open Demo Cluster"));
        hands.press(Qt::Key_9, Qt::AltModifier);

        QCOMPARE(window.currentPageId(), QStringLiteral("charts"));
        const auto* charts = window.findChild<ui::ChartsPage*>();
        const auto linesOnScreen = [charts] {
            const ui::ChartPane* first = charts->panes().front();
            return first->canvas()->isVisible() ? std::ranges::count_if(
                       first->content().lines, [](const ui::ChartLine& line) { return !line.values.empty(); })
                                                : 0;
        };
        QTRY_VERIFY(linesOnScreen() >= 3);
        QTRY_VERIFY(workspace.shownTime() > SystemTime(kDemoStart + kDemoWarmUp));
        // A second later there is more.
        const auto moment = *workspace.shownTime();
        QTRY_VERIFY(*workspace.shownTime() > moment);
        const auto newest = static_cast<double>(
            std::chrono::floor<std::chrono::milliseconds>(moment).time_since_epoch().count());
        QTRY_VERIFY(charts->panes().front()->content().until > newest);
        QVERIFY(std::ranges::all_of(
            charts->panes(), [](const ui::ChartPane* pane) { return pane->content().notice.isEmpty(); }));
        QVERIFY(visibleOf<QLabel>(
            window, [](const QLabel& label) { return label.text().startsWith(QStringLiteral("Live – ")); }));
        checkInputs(hands, 2);
    }

private:
    static void checkInputs(const Hands& hands, int expected)
    {
        QCOMPARE(hands.inputs(), expected);
        QVERIFY(hands.inputs() <= kMostInputs);
    }

    /// What a window manager does when a dialog closes; there is none here.
    static void giveBackFocus(QWidget& window)
    {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
    }

    static void showStart(Workspace& workspace)
    {
        workspace.window().resize(1280, 800);
        workspace.window().show();
        workspace.start({});
        QVERIFY(QTest::qWaitForWindowActive(&workspace.window()));
        QVERIFY(workspace.window().currentPageId().isEmpty());
    }

    /// The demo cluster standing still so long after its start.
    static void showDemoAt(Workspace& workspace, const char* elapsed)
    {
        auto& window = workspace.window();
        Hands hands;
        hands.press(Qt::Key_Return);
        hands.press(Qt::Key_Space, Qt::ControlModifier | Qt::AltModifier);
        hands.click(visibleNamed<QLineEdit>(window, "Jump to a time since the start"));
        hands.type(elapsed);
        hands.press(Qt::Key_Return);
        QTRY_COMPARE(workspace.shownTime(), std::optional(SystemTime(kDemoStart + 20min)));
    }

    static QStringList shownApplications(QWidget& window)
    {
        const auto* table = visibleNamed<QTreeView>(window, "Applications");
        QStringList ids;
        for (int row = 0; table && row < table->model()->rowCount(); ++row)
            ids << table->model()->index(row, 0).data(models::IdRole).toString();
        ids.sort();
        return ids;
    }

    /// Records the demo cluster from 02:45 to 03:10, a sample each five minutes. It loses a machine before 02:55.
    /// @return three o'clock
    static SystemTime recordNight(const QString& path)
    {
        QFile file(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
        [&] { QVERIFY(file.open(QIODevice::ReadOnly)); }();
        auto text = file.readAll();
        text.replace("start: 2026-11-02T08:00:00Z", "start: 2026-11-03T02:45:00Z");
        text.replace(
            "\nfacts:\n",
            "\nevents:\n  - {at: 8m, title: A machine is lost, loseNode: {name: general-2}}\n\nfacts:\n");
        const auto scenario = sim::readScenario(text.toStdString(), "night.yaml");
        [&] { QVERIFY(scenario); }();
        sim::Simulator simulator(*scenario, 1);
        const auto writer = feed::RecordingWriter::create(path, {SourceKind::Rest, "night"});
        SystemTime three{};
        for (int sample = 0; sample < 6; ++sample) {
            const auto snapshot = std::make_shared<const ClusterSnapshot>(simulator.snapshot());
            [&] { QVERIFY((*writer)->write(snapshot)); }();
            if (sample == 3)
                three = snapshot->time;
            simulator.advance(5min);
        }
        [&] { QVERIFY((*writer)->finish()); }();
        return three;
    }
};

QUOTADECK_TEST(TestDayStories, QApplication)
} // namespace tst_daystories

#include "tst_daystories.moc"
