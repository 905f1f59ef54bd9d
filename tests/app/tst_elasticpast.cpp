// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"
#include "app/window/pastcontroller.h"
#include "app/window/recordingcontroller.h"
#include "models/common/celltext.h"
#include "models/elastic/elastictreemodel.h"
#include "tests/app/sourcefixture.h"
#include "tests/support/quotasamples.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/elastic/elasticpage.h"
#include "ui/widgets/treetable.h"
#include "ui/window/momentbar.h"

#include <QApplication>
#include <QSlider>
#include <QTest>

#include <array>

namespace tst_elasticpast {
using namespace quotadeck;
using namespace std::chrono_literals;
using testing::Behaviour;
using testing::ReplayServer;

namespace {
constexpr auto kElasticQuotas = "/apis/v1/plugins/ElasticQuota/quotas";
const char* const kQueuesText = "partitions:\n  - name: default\n    queues:\n      - name: root\n";

/// A window over a Koordinator scheduler whose group "team" uses what the test says.
struct QuotaFixture : test::SourceFixture
{
    app::PastController past{&models, &source, &window};
    app::RecordingController recording{&models.stage, &source, &window};
    ReplayServer server;
    QSlider* slider = window.momentBar()->findChild<QSlider*>();

    QuotaFixture()
    {
        settings.setValue(&app::Settings::pollSeconds, 3600); // each sample is one that the test reports
        past.setBounds({});
        setUsed(5);
    }

    void setUsed(int cpu, int requested = 8)
    {
        Behaviour answer;
        const QByteArray team = "'name':'team','min':{'cpu':'4'},'max':{'cpu':'10'},'request':{'cpu':'"
            + QByteArray::number(requested) + "'},'runtime':{'cpu':'6'},'used':{'cpu':'"
            + QByteArray::number(cpu) + "'}";
        answer.body = QByteArray("{'team':{" + team + "}}").replace('\'', '"');
        server.set(kElasticQuotas, answer);
    }
    /// The group uses @p cpu from now on, in another sample.
    bool report(int cpu, int requested = 8)
    {
        setUsed(cpu, requested);
        const auto samples = past.times().size();
        Q_EMIT window.refreshRequested();
        return QTest::qWaitFor([this, samples] { return past.times().size() > samples; }, test::kLongestWait);
    }
    /// In thousandths of a CPU; -1: nothing is known.
    [[nodiscard]] Quantity used() const
    {
        const auto& state = models.elasticMonitor.state();
        const auto* const team = state ? state->find("team") : nullptr;
        return team && team->object.status.used ? team->object.status.used->valueOr0(ResourceType("cpu"))
                                                : -1;
    }
    [[nodiscard]] std::vector<double> charted(models::Measure measure) const
    {
        const models::SeriesKey key{models::SubjectKind::ElasticGroup, "team", ResourceType("cpu"), measure};
        const auto& axis = models.series.axis();
        const auto series = models.series.read({&key, 1}, {0ms, axis.at(axis.endTick() - 1).time + 1ms, 1ms});
        std::vector<double> values;
        for (const auto& stretch : series.front()) {
            for (const models::SeriesColumn& column : stretch)
                values.push_back(column.last);
        }
        return values;
    }
};

ui::TreeTable* groupsOf(const ui::ElasticPage& page)
{
    for (auto* table : page.findChildren<ui::TreeTable*>()) {
        if (table->accessibleName() == QLatin1String("Quota groups"))
            return table;
    }
    return nullptr;
}

/// A cluster whose partition has a list of queues, without any in it.
std::shared_ptr<ClusterSnapshot> emptyClusterAt(std::chrono::seconds time)
{
    auto snapshot = std::make_shared<ClusterSnapshot>();
    snapshot->time = SystemTime(time);
    PartitionSnapshot& partition = snapshot->partitions.emplace_back();
    partition.info.name = "default";
    partition.queues.emplace();
    return snapshot;
}

QString recordingOf(const QTemporaryDir& folder, const std::vector<feed::RecordedSample>& samples)
{
    const QString path = folder.filePath(QStringLiteral("opened.qdrec"));
    const auto writer = feed::RecordingWriter::create(path, {SourceKind::Rest, "http://cluster"});
    for (const feed::RecordedSample& sample : samples) {
        if (!(*writer)->write(sample))
            qFatal("not written");
    }
    return path;
}
} // namespace

/// The elastic quotas of earlier moments: of a scheduler that is watched, and of a recording.
class TestElasticPast final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theQuotasGoBackWhileTheyAreReadOn()
    {
        QuotaFixture fixture;
        fixture.source.showQuotas(fixture.server.url(), {}, {});
        QTRY_COMPARE(fixture.past.times().size(), std::size_t(1));
        QTRY_COMPARE(fixture.used(), Quantity(5000));
        QVERIFY(fixture.report(7));
        QTRY_COMPARE(fixture.used(), Quantity(7000));

        fixture.slider->setValue(0);
        QTRY_COMPARE(fixture.used(), Quantity(5000));
        QVERIFY(fixture.models.elasticMonitor.isPast());
        QVERIFY(fixture.report(9));
        QCOMPARE(fixture.used(), Quantity(5000));

        fixture.slider->setValue(fixture.slider->maximum());
        QTRY_COMPARE(fixture.used(), Quantity(9000));
        QVERIFY(!fixture.models.elasticMonitor.isPast());
        QCOMPARE(fixture.charted(models::Measure::Used), (std::vector<double>{5000, 7000, 9000}));
        QCOMPARE(fixture.charted(models::Measure::Runtime), (std::vector<double>{6000, 6000, 6000}));
    }

    void thePageComparesAMomentWithNow()
    {
        using models::ElasticTreeModel;
        QuotaFixture fixture;
        ui::ElasticPage page(&fixture.models.elastic, &fixture.models.elasticMonitor);
        auto* const table = groupsOf(page);
        QVERIFY(table);
        const auto cell = [table](int column) { return table->model()->index(0, column).data().toString(); };
        const auto areHidden = [table] {
            return std::array{table->isColumnHidden(ElasticTreeModel::UsedNowColumn),
                              table->isColumnHidden(ElasticTreeModel::RuntimeNowColumn)};
        };
        constexpr std::array kBoth{true, true};
        constexpr std::array kNone{false, false};
        fixture.source.showQuotas(fixture.server.url(), {}, {});
        QTRY_VERIFY(!fixture.past.times().empty());
        fixture.models.elasticMonitor.setTotal(ResourceType("cpu"), 20'000);
        QTRY_COMPARE(cell(ElasticTreeModel::RuntimeColumn), QStringLiteral("8"));
        QCOMPARE(areHidden(), kBoth);
        const QVariantMap state = page.saveState();
        fixture.setUsed(7, 9);
        const int asked = fixture.server.count(kElasticQuotas);
        const auto refreshUntilAsked = [&fixture, asked] {
            const bool isAsked = fixture.server.count(kElasticQuotas) > asked;
            if (!isAsked) // the page asks for the group that it selects, and nothing else is asked for meanwhile
                Q_EMIT fixture.window.refreshRequested();
            return isAsked;
        };
        QTRY_VERIFY(refreshUntilAsked());
        QTRY_COMPARE(cell(ElasticTreeModel::UsedColumn), QStringLiteral("7"));

        fixture.slider->setValue(0);
        QTRY_COMPARE(cell(ElasticTreeModel::UsedColumn), QStringLiteral("5"));
        QCOMPARE(cell(ElasticTreeModel::RuntimeColumn), QStringLiteral("8"));
        QTRY_COMPARE(cell(ElasticTreeModel::UsedNowColumn), QStringLiteral("▲ 7"));
        QCOMPARE(cell(ElasticTreeModel::RuntimeNowColumn), QStringLiteral("▲ 9"));
        QCOMPARE(areHidden(), kNone);
        page.restoreState(state); // saved in the present
        table->resetColumns();
        QCOMPARE(areHidden(), kNone);

        QVERIFY(fixture.report(3, 6));
        QTRY_COMPARE(cell(ElasticTreeModel::UsedNowColumn), QStringLiteral("▼ 3"));
        QCOMPARE(cell(ElasticTreeModel::RuntimeNowColumn), QStringLiteral("▼ 6"));
        QCOMPARE(cell(ElasticTreeModel::UsedColumn), QStringLiteral("5"));
        Behaviour none;
        none.body = "{}";
        fixture.server.set(kElasticQuotas, none);
        const auto samples = fixture.past.times().size();
        Q_EMIT fixture.window.refreshRequested();
        QTRY_COMPARE(cell(ElasticTreeModel::UsedNowColumn), models::unsetText()); // gone by now
        QTRY_VERIFY(fixture.past.times().size() > samples);
        QCOMPARE(cell(ElasticTreeModel::UsedColumn), QStringLiteral("5"));
        QVERIFY(fixture.report(3, 6));

        fixture.slider->setValue(fixture.slider->maximum());
        QTRY_COMPARE(cell(ElasticTreeModel::UsedColumn), QStringLiteral("3"));
        QCOMPARE(areHidden(), kBoth);
        page.showAllColumns();
        QCOMPARE(areHidden(), kBoth); // there is nothing to compare with
    }

    void aRecordingIsComparedWithNothing()
    {
        QuotaFixture fixture;
        ui::ElasticPage page(&fixture.models.elastic, &fixture.models.elasticMonitor);
        auto* const table = groupsOf(page);
        QVERIFY(table);
        std::vector<feed::RecordedSample> samples;
        for (int second = 0; second < 3; ++second) {
            const auto snapshot = emptyClusterAt(std::chrono::seconds(1'000 + second));
            samples.emplace_back(snapshot,
                                 test::teamQuotas(std::chrono::seconds(1'000 + second), 1000 * (second + 1)));
        }
        fixture.source.showRecording(recordingOf(fixture.folder, samples));
        QTRY_COMPARE(fixture.slider->maximum(), 2);
        QTRY_COMPARE(fixture.used(), Quantity(1000));
        QVERIFY(table->isColumnHidden(models::ElasticTreeModel::UsedNowColumn));
        QVERIFY(!fixture.models.elasticMonitor.present());
    }

    void theQuotasBesideAYuniKornGoBackWithTheQueues()
    {
        QuotaFixture fixture;
        ReplayServer yunikorn;
        QVERIFY(yunikorn.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
        Q_EMIT fixture.window.connectRequested(QUrl(yunikorn.url()), {});
        QTRY_COMPARE(fixture.past.times().size(), std::size_t(1)); // without quotas
        fixture.source.showQuotas(fixture.server.url(), {}, {});
        QTRY_COMPARE(fixture.used(), Quantity(5000));
        QVERIFY(fixture.report(7)); // with those that were known
        QTRY_COMPARE(fixture.used(), Quantity(7000));
        QVERIFY(fixture.report(8));
        QVERIFY(fixture.models.series.ids(models::SubjectKind::Queue).size() > 1);
        QCOMPARE(fixture.charted(models::Measure::Used).size(), std::size_t(2));

        fixture.slider->setValue(1);
        QTRY_VERIFY(fixture.models.elasticMonitor.isPast());
        QTRY_COMPARE(fixture.used(), Quantity(fixture.charted(models::Measure::Used).front()));
        fixture.slider->setValue(0);
        QTRY_COMPARE(fixture.used(), Quantity(-1)); // not known then, which is not the present
        fixture.slider->setValue(fixture.slider->maximum());
        QTRY_COMPARE(fixture.used(), Quantity(8000));
    }

    void whatIsReadIsRecorded()
    {
        QuotaFixture fixture;
        fixture.source.showQuotas(fixture.server.url(), {}, {});
        QTRY_COMPARE(fixture.past.times().size(), std::size_t(1));
        const QString path = fixture.folder.filePath(QStringLiteral("quotas.qdrec"));
        fixture.recording.recordTo(path);
        QVERIFY(fixture.recording.isRecording());
        QVERIFY(fixture.report(7));
        fixture.recording.recordTo({});
        QTRY_VERIFY(feed::RecordingReader::open(path)
                    && (*feed::RecordingReader::open(path))->times().size() == 2);
        const auto reader = feed::RecordingReader::open(path);
        QCOMPARE((*(*reader)->sampleAt(0)).quotas->objects.front().status.used,
                 std::optional(Resource{{"cpu", 5000}}));
        QCOMPARE((*(*reader)->sampleAt(1)).quotas->objects.front().status.used,
                 std::optional(Resource{{"cpu", 7000}}));
    }

    void aFailureBreaksTheLines()
    {
        QuotaFixture fixture;
        fixture.source.showQuotas(fixture.server.url(), {}, {});
        QTRY_COMPARE(fixture.past.times().size(), std::size_t(1));
        Behaviour broken;
        broken.status = 500;
        fixture.server.set(kElasticQuotas, broken);
        Q_EMIT fixture.window.refreshRequested();
        QTRY_VERIFY(fixture.models.elasticMonitor.status().error);
        QVERIFY(fixture.report(7));
        const models::SeriesKey key{models::SubjectKind::ElasticGroup, "team", ResourceType("cpu"),
                                    models::Measure::Limit};
        const auto& axis = fixture.models.series.axis();
        QTRY_COMPARE(fixture.models.series.read({&key, 1}, {0ms, axis.at(axis.endTick() - 1).time + 1ms, 1ms})
                         .front()
                         .size(),
                     std::size_t(2));
    }

    void aRecordingHasTheQuotasAndTheConfigurationOfEachMoment()
    {
        QuotaFixture fixture;
        std::vector<feed::RecordedSample> samples;
        for (int second = 0; second < 3; ++second) {
            const auto snapshot = emptyClusterAt(std::chrono::seconds(1'000 + second));
            const std::string text = std::string(kQueuesText) + (second == 0 ? "# first\n" : "# then\n");
            samples.emplace_back(
                snapshot,
                second == 2 ? nullptr
                            : test::teamQuotas(std::chrono::seconds(1'000 + second), 1000 * (second + 1)),
                std::make_shared<const feed::RecordedConfiguration>(
                    feed::RecordedConfiguration{"http://cluster", text}));
        }
        fixture.source.showRecording(recordingOf(fixture.folder, samples));
        auto& monitor = fixture.models.elasticMonitor;
        auto& insight = fixture.models.insight;
        QTRY_COMPARE(fixture.slider->maximum(), 2);
        QTRY_COMPARE(monitor.kind(), SourceKind::Recording);
        QTRY_COMPARE(fixture.used(), Quantity(1000)); // once it is read, it is shown from its beginning
        QTRY_VERIFY(insight.active() && insight.active()->text.ends_with("# first\n"));
        fixture.slider->setValue(2);
        QTRY_VERIFY(!monitor.state()); // that moment has none
        fixture.slider->setValue(1);
        QTRY_COMPARE(fixture.used(), Quantity(2000));
        QTRY_VERIFY(insight.active() && insight.active()->text.ends_with("# then\n"));
        QCOMPARE(insight.active()->partitions.front().name.value, std::string("default"));
        QCOMPARE(fixture.charted(models::Measure::Used), (std::vector<double>{1000, 2000}));

        fixture.source.leave();
        QCOMPARE(monitor.kind(), SourceKind::None);
    }

    void aRecordingWithoutQuotasLeavesTheMonitorAlone()
    {
        QuotaFixture fixture;
        auto snapshot = std::make_shared<ClusterSnapshot>();
        snapshot->time = SystemTime(1000s);
        fixture.source.showRecording(recordingOf(fixture.folder, {snapshot}));
        QTRY_COMPARE(fixture.shown.count(), 1);
        QCOMPARE(fixture.models.elasticMonitor.kind(), SourceKind::None);
        QVERIFY(!fixture.models.insight.active());
    }

    void theQuotasOfASimulationAreCharted()
    {
        QuotaFixture fixture;
        fixture.source.showScenario(QStringLiteral(QUOTADECK_RESOURCES "/scenarios/elastic-four-teams.yaml"));
        QTRY_VERIFY(fixture.models.series.ids(models::SubjectKind::ElasticGroup).size() >= 4);
    }
};

QUOTADECK_TEST(TestElasticPast, QApplication)
} // namespace tst_elasticpast

#include "tst_elasticpast.moc"
