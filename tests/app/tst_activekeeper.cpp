// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/activekeeper.h"
#include "app/console.h"
#include "tests/support/insightcase.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_activekeeper {
using namespace quotadeck;
using app::ActiveKeeper;
using app::Console;
using testing::Behaviour;
using testing::ReplayServer;

namespace {
constexpr int kLong = 60000;
constexpr auto kConfigPath = "/ws/v1/config";
constexpr auto kUsersPath = "/ws/v1/partition/default/usage/users";
constexpr SystemTime kNoon{std::chrono::hours(12)};
constexpr std::chrono::seconds kPeriod{30};

std::shared_ptr<const std::string> configWith(const char* queue)
{
    return std::make_shared<const std::string>(
        std::string("partitions:\n- name: default\n  queues:\n  - name: root\n    queues:\n    - name: ")
        + queue + "\n");
}

Behaviour yaml(const std::string& text)
{
    Behaviour behaviour;
    behaviour.contentType = "application/x-yaml";
    behaviour.body = QByteArray::fromStdString(text);
    return behaviour;
}

QAction* pauseAction(Console& console)
{
    for (auto* action : console.window().findChildren<QAction*>()) {
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_P))
            return action;
    }
    return nullptr;
}

/// A keeper and what it shows where.
struct KeeperFixture
{
    test::SessionFile file{test::kInsightConfig};
    models::InsightSource insight{&file.session};
    bool isUpToDate = true;
    ActiveKeeper keeper{&insight, [this] { return isUpToDate; }};

    [[nodiscard]] std::string shown() const
    {
        return insight.active() ? insight.active()->text : std::string();
    }
};
} // namespace

/// The active configuration beside usage that may be older.
class TestActiveKeeper : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void whatComesWhileOlderUsageIsShownWaits()
    {
        KeeperFixture fixture;
        const auto first = configWith("one");
        const auto second = configWith("two");
        fixture.keeper.take({first, kNoon, kPeriod});
        QTRY_COMPARE_WITH_TIMEOUT(fixture.shown(), *first, kLong);
        QVERIFY(fixture.insight.age().read == kNoon);

        fixture.isUpToDate = false;
        fixture.keeper.take({first, kNoon + kPeriod, kPeriod}); // the same again
        QVERIFY(fixture.insight.age().read == kNoon);
        QSignalSpy changed(&fixture.insight, &models::InsightSource::activeChanged);
        fixture.keeper.take({second, kNoon + 2 * kPeriod, kPeriod});
        // What is not there cannot be waited for: another job behind it on the same threads can.
        KeeperFixture other;
        other.keeper.take({second, kNoon, kPeriod});
        QTRY_COMPARE_WITH_TIMEOUT(other.shown(), *second, kLong);
        QTest::qWait(0);
        QCOMPARE(fixture.shown(), *first);
        QCOMPARE(changed.count(), 0);

        fixture.isUpToDate = true;
        QTRY_COMPARE_WITH_TIMEOUT((fixture.keeper.show(), fixture.shown()), *second, kLong);
        QVERIFY(fixture.insight.age().read == kNoon + 2 * kPeriod);
    }

    void aNewerTimeIsNotSaidOfAnOlderText()
    {
        KeeperFixture fixture;
        const auto first = configWith("one");
        const auto second = configWith("two");
        fixture.keeper.take({first, kNoon, kPeriod});
        QTRY_COMPARE_WITH_TIMEOUT(fixture.shown(), *first, kLong);

        fixture.keeper.take({second, kNoon + kPeriod, kPeriod});
        fixture.keeper.take({second, kNoon + 2 * kPeriod, kPeriod}); // before the first was understood
        fixture.keeper.show();
        QCOMPARE(fixture.shown(), *first);
        QVERIFY(fixture.insight.age().read == kNoon);
        QTRY_COMPARE_WITH_TIMEOUT(fixture.shown(), *second, kLong);
        QVERIFY(fixture.insight.age().read == kNoon + 2 * kPeriod);

        fixture.keeper.take({std::make_shared<const std::string>(), kNoon + 3 * kPeriod, kPeriod});
        QTRY_VERIFY_WITH_TIMEOUT(!fixture.insight.active(), kLong);
        QVERIFY(!fixture.insight.age().read);
    }

    void aPausedWindowKeepsLimitsAndUsageTogether() // REST-30
    {
        const QTemporaryDir folder;
        app::SettingsStore store(folder.filePath(QStringLiteral("settings.json")));
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        const auto first = configWith("one");
        const auto second = configWith("two");
        server.set(kConfigPath, yaml(*first));
        Console console(&store, Console::Memory::Ignore);
        const auto shown = [&console] {
            const auto& active = console.insight().active();
            return active ? active->text : std::string();
        };
        cli::WindowOptions options;
        options.source = cli::RestSource{server.url().toStdString()};
        console.start(options);
        QTRY_COMPARE_WITH_TIMEOUT(shown(), *first, kLong);
        const auto usage = console.insight().data().snapshot;

        pauseAction(console)->trigger();
        server.set(kConfigPath, yaml(*second));
        const int readings = server.count(kConfigPath);
        const int users = server.count(kUsersPath);
        Q_EMIT console.window().refreshRequested();
        QTRY_VERIFY_WITH_TIMEOUT(server.count(kConfigPath) > readings, kLong);
        Q_EMIT console.window().refreshRequested(); // a whole turn after the answer was sent
        QTRY_VERIFY_WITH_TIMEOUT(server.count(kUsersPath) > users + 1, kLong);
        QCOMPARE(shown(), *first);
        QCOMPARE(console.insight().data().snapshot, usage);

        pauseAction(console)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(shown(), *second, kLong);
        QVERIFY(console.insight().data().snapshot != usage);
        QVERIFY(!console.insight().age().isStale);
    }
};

QUOTADECK_TEST(TestActiveKeeper, QApplication)
} // namespace tst_activekeeper

#include "tst_activekeeper.moc"
