// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cluster/activeconfigsync.h"
#include "app/window/workspace.h"
#include "tests/support/insightcase.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/sessionfile.h"
#include "tests/support/testprogram.h"

#include <QAction>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace tst_activeconfigsync {
using namespace quotadeck;
using app::ActiveConfigSync;
using app::Workspace;
using testing::Behaviour;
using testing::ReplayServer;

namespace {
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

QAction* pauseAction(Workspace& workspace)
{
    for (auto* action : workspace.window().findChildren<QAction*>()) {
        if (action->shortcut() == QKeySequence(Qt::CTRL | Qt::Key_P))
            return action;
    }
    return nullptr;
}

/// A sync and what it shows where.
struct SyncFixture
{
    test::SessionFile file{test::kInsightConfig};
    models::InsightSource insight{&file.session};
    bool isUpToDate = true;
    ActiveConfigSync sync{&insight, [this] { return isUpToDate; }};

    [[nodiscard]] std::string shown() const
    {
        return insight.active() ? insight.active()->text : std::string();
    }
};
} // namespace

/// The active configuration beside usage that may be older.
class TestActiveConfigSync : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void whatComesWhileOlderUsageIsShownWaits()
    {
        SyncFixture fixture;
        const auto first = configWith("one");
        const auto second = configWith("two");
        fixture.sync.take({first, kNoon, kPeriod});
        QTRY_COMPARE(fixture.shown(), *first);
        QVERIFY(fixture.insight.age().read == kNoon);

        fixture.isUpToDate = false;
        fixture.sync.take({first, kNoon + kPeriod, kPeriod}); // the same again
        QVERIFY(fixture.insight.age().read == kNoon);
        QSignalSpy changed(&fixture.insight, &models::InsightSource::activeChanged);
        fixture.sync.take({second, kNoon + 2 * kPeriod, kPeriod});
        // What is not there cannot be waited for: another job behind it on the same threads can.
        SyncFixture other;
        other.sync.take({second, kNoon, kPeriod});
        QTRY_COMPARE(other.shown(), *second);
        QTest::qWait(0);
        QCOMPARE(fixture.shown(), *first);
        QCOMPARE(changed.count(), 0);

        fixture.isUpToDate = true;
        QTRY_COMPARE((fixture.sync.show(), fixture.shown()), *second);
        QVERIFY(fixture.insight.age().read == kNoon + 2 * kPeriod);
    }

    void aNewerTimeIsNotSaidOfAnOlderText()
    {
        SyncFixture fixture;
        const auto first = configWith("one");
        const auto second = configWith("two");
        fixture.sync.take({first, kNoon, kPeriod});
        QTRY_COMPARE(fixture.shown(), *first);

        fixture.sync.take({second, kNoon + kPeriod, kPeriod});
        fixture.sync.take({second, kNoon + 2 * kPeriod, kPeriod}); // before the first was understood
        fixture.sync.show();
        QCOMPARE(fixture.shown(), *first);
        QVERIFY(fixture.insight.age().read == kNoon);
        QTRY_COMPARE(fixture.shown(), *second);
        QVERIFY(fixture.insight.age().read == kNoon + 2 * kPeriod);

        fixture.sync.take({std::make_shared<const std::string>(), kNoon + 3 * kPeriod, kPeriod});
        QTRY_VERIFY(!fixture.insight.active());
        QVERIFY(!fixture.insight.age().read);
    }

    void aPausedWindowKeepsLimitsAndUsageTogether() // REST-30
    {
        const QTemporaryDir folder;
        app::Shared shared(folder.filePath(QStringLiteral("settings.json")));
        ReplayServer server;
        QVERIFY(server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        const auto first = configWith("one");
        const auto second = configWith("two");
        server.set(kConfigPath, yaml(*first));
        Workspace workspace(&shared, Workspace::Memory::Ignore);
        const auto shown = [&workspace] {
            const auto& active = workspace.insight().active();
            return active ? active->text : std::string();
        };
        cli::WindowOptions options;
        options.source = cli::RestSource{server.url().toStdString()};
        workspace.start(options);
        QTRY_COMPARE(shown(), *first);
        const auto usage = workspace.insight().data().snapshot;

        pauseAction(workspace)->trigger();
        server.set(kConfigPath, yaml(*second));
        const int readings = server.count(kConfigPath);
        const int users = server.count(kUsersPath);
        Q_EMIT workspace.window().refreshRequested();
        QTRY_VERIFY(server.count(kConfigPath) > readings);
        Q_EMIT workspace.window().refreshRequested(); // a whole turn after the answer was sent
        QTRY_VERIFY(server.count(kUsersPath) > users + 1);
        QCOMPARE(shown(), *first);
        QCOMPARE(workspace.insight().data().snapshot, usage);

        pauseAction(workspace)->trigger();
        QTRY_COMPARE(shown(), *second);
        QVERIFY(workspace.insight().data().snapshot != usage);
        QVERIFY(!workspace.insight().age().isStale);
    }
};

QUOTADECK_TEST(TestActiveConfigSync, QApplication)
} // namespace tst_activeconfigsync

#include "tst_activeconfigsync.moc"
