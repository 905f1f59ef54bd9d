// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"
#include "core/sim/scenario.h"
#include "core/sim/simulator.h"
#include "tests/app/workspacetest.h"
#include "tests/support/testprogram.h"
#include "ui/pages/page.h"
#include "ui/widgets/treetable.h"
#include "ui/window/commandpalette.h"
#include "ui/window/momentbar.h"

#include <QApplication>
#include <QDateTime>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tst_daystories {
using namespace quotadeck;
using test::Workspace;

namespace {
constexpr int kLong = 60'000; ///< ms

/// Keys, clicks and typed words of somebody who works with a window. Counts them: a word is one.
class Hands
{
public:
    explicit Hands(QWidget& window) : m_window(window) { }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        ++m_inputs;
        QTest::keyClick(focus(), key, modifiers);
    }
    void type(const char* word)
    {
        ++m_inputs;
        QTest::keyClicks(focus(), QString::fromUtf8(word));
    }
    /// The next keys go to @p widget.
    void goOnIn(QWidget& widget) { m_target = &widget; }
    [[nodiscard]] int inputs() const { return m_inputs; }

private:
    [[nodiscard]] QWidget* focus() const
    {
        if (m_target)
            return m_target;
        return QApplication::focusWidget() ? QApplication::focusWidget() : &m_window;
    }

    QWidget& m_window;
    QWidget* m_target = nullptr;
    int m_inputs = 0;
};

constexpr int kMostInputs = 8;

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

template <typename Widget>
Widget* shown(QWidget& parent, const char* accessibleName)
{
    for (auto* widget : parent.findChildren<Widget*>()) {
        if (widget->accessibleName() == QLatin1String(accessibleName) && widget->isVisible())
            return widget;
    }
    return nullptr;
}
} // namespace

/// What an administrator does on a day, from the window that is open to the answer on screen, in at most eight keys, clicks and
/// words.
class TestDayStories final : public test::WorkspaceTest
{
    Q_OBJECT
private Q_SLOTS:
    void init() { prepare(); }

    /// "The jobs of erin hang since ten minutes."
    void anIncident()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        showBusyCluster(workspace);
        Hands hands(workspace.window());
        hands.press(Qt::Key_K, Qt::ControlModifier);
        auto* palette = workspace.window().findChild<ui::CommandPalette*>();
        QVERIFY(palette);
        hands.goOnIn(*palette->findChild<QLineEdit*>()); // without a window manager nobody gives it the focus
        hands.type("erin");
        hands.press(Qt::Key_Return);
        hands.goOnIn(workspace.window());
        QTRY_COMPARE(workspace.window().currentPageId(), QStringLiteral("people"));
        auto* people = shown<ui::TreeTable>(workspace.window(), "Users and groups");
        QVERIFY(people);
        hands.goOnIn(*people);
        hands.press(Qt::Key_W);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("explain"));
        auto* verdict = test::viewOf<QLabel>(workspace.window(), "Result");
        QTRY_VERIFY_WITH_TIMEOUT(verdict->isVisible() && !verdict->text().isEmpty(), kLong);
        QVERIFY(hands.inputs() <= kMostInputs);
    }

    /// A picture for the screen on the wall.
    void aWallScreen()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        showBusyCluster(workspace);
        Hands hands(workspace.window());
        hands.press(Qt::Key_1, Qt::AltModifier);
        hands.press(Qt::Key_F11);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("overview"));
        QVERIFY(workspace.window().isFullScreen());
        QVERIFY(hands.inputs() <= kMostInputs);
    }

    /// "What happened at three?"
    void whatHappenedAtThree()
    {
        const QString path = m_dir->filePath(QStringLiteral("night.qdrec"));
        const auto times = recordNight(path);
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        cli::WindowOptions options;
        options.source = cli::RecordingSource{path.toStdString()};
        workspace.start(options);
        workspace.window().show();
        QTRY_VERIFY_WITH_TIMEOUT(workspace.window().momentBar()->isEnabled(), kLong);
        Hands hands(workspace.window());
        hands.press(Qt::Key_G, Qt::ControlModifier);
        hands.type("03:00");
        hands.press(Qt::Key_Return);
        const QDateTime three(QDate(2026, 11, 3), QTime(3, 0));
        QTRY_COMPARE(workspace.shownTime(),
                     std::optional(SystemTime(std::chrono::milliseconds(three.toMSecsSinceEpoch()))));
        hands.press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("overview"));
        QVERIFY(hands.inputs() <= kMostInputs);
    }

    /// "All pending applications of erin."
    void thePendingApplicationsOfErin()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        showBusyCluster(workspace);
        Hands hands(workspace.window());
        hands.press(Qt::Key_4, Qt::AltModifier);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("applications"));
        hands.press(Qt::Key_Slash);
        hands.type("user:erin state:pending");
        auto* table = shown<ui::TreeTable>(workspace.window(), "Applications");
        QVERIFY(table);
        QTRY_VERIFY(table->model()->rowCount() > 0);
        QVERIFY(hands.inputs() <= kMostInputs);
    }

    /// The demo for a manager: nothing is configured.
    void aDemo()
    {
        Workspace workspace(m_shared.get(), Workspace::Memory::Ignore);
        workspace.start({});
        workspace.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&workspace.window()));
        Hands hands(workspace.window());
        hands.press(Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(workspace.shownTime() && workspace.isUpToDate(), kLong);
        hands.goOnIn(workspace.window());
        hands.press(Qt::Key_1, Qt::AltModifier);
        QCOMPARE(workspace.window().currentPageId(), QStringLiteral("overview"));
        QVERIFY(hands.inputs() <= kMostInputs);
    }

private:
    void showBusyCluster(Workspace& workspace)
    {
        QSignalSpy first(&workspace, &Workspace::firstDataShown);
        cli::WindowOptions options;
        options.source = cli::SimulatorSource{QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"};
        workspace.start(options);
        workspace.window().resize(1280, 800);
        workspace.window().show();
        QVERIFY(QTest::qWaitForWindowActive(&workspace.window()));
        QTRY_COMPARE_WITH_TIMEOUT(first.count(), 1, kLong);
        QTRY_VERIFY_WITH_TIMEOUT(workspace.isUpToDate(), kLong);
    }

    /// A cluster from half past two to half past three, a sample each ten minutes.
    static std::vector<SystemTime> recordNight(const QString& path)
    {
        auto text = bytesOf(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml"));
        text.replace("start: 2026-11-02T08:00:00Z", "start: 2026-11-03T02:30:00Z");
        sim::Simulator simulator(*sim::readScenario(text.toStdString(), "night.yaml"), 1);
        const auto writer = feed::RecordingWriter::create(path, {SourceKind::Rest, "night"});
        std::vector<SystemTime> times;
        for (int sample = 0; sample <= 6; ++sample) {
            const auto snapshot = std::make_shared<const ClusterSnapshot>(simulator.snapshot());
            times.push_back(snapshot->time);
            [&] { QVERIFY((*writer)->write(snapshot)); }();
            simulator.advance(std::chrono::minutes(10));
        }
        return times;
    }
};

QUOTADECK_TEST(TestDayStories, QApplication)
} // namespace tst_daystories

#include "tst_daystories.moc"
