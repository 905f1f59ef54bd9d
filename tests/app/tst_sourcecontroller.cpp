// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"
#include "app/window/scenarios.h"
#include "core/sim/simulator.h"
#include "tests/app/sourcefixture.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

namespace tst_sourcecontroller {
using namespace quotadeck;
using app::Settings;
using app::SourceController;
using test::SourceFixture;
using testing::Behaviour;
using testing::ReplayServer;
using namespace std::chrono_literals;

namespace {
const QString kScenario = QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml");

bool load(ReplayServer& server, const char* name)
{
    return server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/") + QLatin1String(name));
}
} // namespace

class TestSourceController : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aServerComesOnTheStageAndIsRemembered()
    {
        ReplayServer server;
        QVERIFY(load(server, "scenario-a"));
        SourceFixture fixture;
        QVERIFY(!fixture.source.hasSource());
        const QSignalSpy changed(&fixture.source, &SourceController::sourceChanged);
        fixture.source.showScheduler({.reach = connect::AddressReach{server.url().toStdString()}});
        QCOMPARE(changed.count(), 1);
        QTRY_COMPARE(fixture.shown.count(), 1);
        QCOMPARE(fixture.source.status().kind, SourceKind::Rest);
        QVERIFY(fixture.models.queues.rowCount() > 0);
        QVERIFY(!fixture.models.series.ids(models::SubjectKind::Queue).empty());
        QCOMPARE(fixture.settings.value(&Settings::sourceKind), QStringLiteral("rest"));
        QCOMPARE(fixture.settings.value(&Settings::sourceTarget), server.url());
        QCOMPARE(fixture.settings.value(&Settings::recentServers), QStringList{server.url()});
    }

    void whatIsNoAddressIsReportedAndNotRemembered()
    {
        SourceFixture fixture;
        fixture.source.showScheduler({.reach = connect::AddressReach{"ftp://host"}});
        QCOMPARE(fixture.failed.count(), 1);
        QVERIFY(!fixture.source.hasSource());
        QVERIFY(fixture.settings.value(&Settings::recentServers).isEmpty());
        fixture.source.showQuotas(QStringLiteral("ftp://host"), {}, {});
        QCOMPARE(fixture.failed.count(), 2);
        QVERIFY(!fixture.source.isWatchingQuotas());
        fixture.source.showScenario(QStringLiteral("/none.yaml"));
        QCOMPARE(fixture.failed.count(), 3);
        QVERIFY(!fixture.source.hasSource());
    }

    void aServerThatCannotBeReachedIsReportedOnce()
    {
        ReplayServer server;
        QVERIFY(load(server, "scenario-a"));
        server.refuse();
        SourceFixture fixture;
        fixture.source.showScheduler({.reach = connect::AddressReach{server.url().toStdString()}});
        QTRY_VERIFY(fixture.failed.count() >= 1);
        QCOMPARE(fixture.source.status().state, SourceState::Retrying);
        QCOMPARE(fixture.shown.count(), 0);
    }

    void anotherSourceReplacesTheFirst()
    {
        ReplayServer server;
        QVERIFY(load(server, "scenario-a"));
        SourceFixture fixture;
        fixture.source.showScheduler({.reach = connect::AddressReach{server.url().toStdString()}});
        QTRY_COMPARE(fixture.shown.count(), 1);
        fixture.source.showScenario(kScenario);
        QVERIFY(fixture.models.stage.isEmpty());
        QCOMPARE(fixture.models.queues.rowCount(), 0);
        QCOMPARE(fixture.source.status().kind, SourceKind::Simulator);
        QTRY_COMPARE(fixture.shown.count(), 2);
        QCOMPARE(fixture.settings.value(&Settings::sourceKind), QStringLiteral("simulator"));
    }

    /// The load of a recording runs in the simulator, under the configuration that was recorded.
    void aRecordingIsSimulated()
    {
        const auto scenario = app::loadScenario(kScenario.toStdString());
        QVERIFY(scenario);
        const QTemporaryDir folder;
        const auto record = [&](const char* name, feed::RecordedConfigurationPtr configuration) {
            const QString path = folder.filePath(QLatin1String(name));
            auto writer = feed::RecordingWriter::create(path, {SourceKind::Rest, "test"});
            sim::Simulator simulator(*scenario, 1);
            for (int sample = 0; sample < 30; ++sample) {
                simulator.advance(10s);
                const auto snapshot = std::make_shared<const ClusterSnapshot>(simulator.snapshot());
                if (!(*writer)->write({snapshot, nullptr, configuration}))
                    qFatal("not written");
            }
            if (!(*writer)->finish())
                qFatal("not written");
            return path;
        };
        const QString path = record("hour.qdrec",
                                    std::make_shared<const feed::RecordedConfiguration>(
                                        feed::RecordedConfiguration{"test", scenario->configText}));
        SourceFixture fixture;

        fixture.source.showScenario(path);

        QTRY_COMPARE(fixture.shown.count(), 1);
        QCOMPARE(fixture.source.status().kind, SourceKind::Simulator);
        QCOMPARE(fixture.settings.value(&Settings::sourceTarget), path);
        const auto loaded = app::loadScenario(path.toStdString());
        QVERIFY(loaded);
        QCOMPARE(loaded->recordedFor, std::optional<sim::Nanoseconds>(290s));
        QVERIFY2(loaded->description.find("30 samples") != std::string::npos, loaded->description.c_str());

        fixture.source.showScenario(record("bare.qdrec", nullptr));
        QTRY_COMPARE(fixture.failed.count(), 1); // it has no configuration, and the source before stays
        QCOMPARE(fixture.source.status().kind, SourceKind::Simulator);
    }

    /// Data of a quiet scheduler is not old, and its charts have no gaps, because it is read rarely.
    void aSchedulerThatReportsChangesIsReadRarely()
    {
        constexpr auto kStream = "/ws/v1/events/stream?count=1000";
        ReplayServer server;
        QVERIFY(load(server, "scenario-a"));
        Behaviour stream;
        stream.kind = Behaviour::Kind::Stream;
        stream.body = "{\"InstanceUUID\":\"a\"}\n";
        server.set(kStream, stream);
        SourceFixture fixture;
        fixture.settings.setValue(&Settings::pollSeconds, 1);
        fixture.source.showScheduler({.reach = connect::AddressReach{server.url().toStdString()}});
        QTRY_COMPARE(fixture.shown.count(), 1);
        QTRY_VERIFY(fixture.source.status().isWatched);
        QVERIFY(fixture.source.status().interval == 30s);
        QVERIFY(fixture.models.series.axis().silence() == 90s);

        server.clear(kStream); // there is none any more
        server.cutStreams(kStream);
        QTRY_VERIFY(!fixture.source.status().isWatched);
        QVERIFY(fixture.models.series.axis().silence() == 90s); // it was read before that
        QTRY_VERIFY(fixture.models.series.axis().silence() == 3s);
    }

    void theSourceOfTheLastSessionIsShownAgain()
    {
        ReplayServer server;
        QVERIFY(load(server, "scenario-a"));
        SourceFixture fixture;
        fixture.source.showRemembered();
        QVERIFY(!fixture.source.hasSource());
        fixture.settings.setValue(&Settings::sourceKind, QStringLiteral("rest"));
        fixture.settings.setValue(&Settings::sourceTarget, server.url());
        fixture.source.showRemembered();
        QTRY_COMPARE(fixture.shown.count(), 1);
    }

    void noMomentOfTheWarmUpIsLost()
    {
        SourceFixture fixture;
        fixture.source.showScenario(kScenario);
        QTRY_VERIFY(!fixture.source.isCatchingUp());
        QTRY_VERIFY(fixture.models.stage.isUpToDate());
        QVERIFY(fixture.models.series.axis().size() > 60);
    }
};

QUOTADECK_TEST(TestSourceController, QApplication)
} // namespace tst_sourcecontroller

#include "tst_sourcecontroller.moc"
