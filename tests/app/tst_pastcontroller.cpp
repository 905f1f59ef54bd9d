// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"
#include "app/window/pastcontroller.h"
#include "models/common/celltext.h"
#include "models/quota/queuetreemodel.h"
#include "tests/app/sourcefixture.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/window/momentbar.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QSlider>
#include <QTest>

namespace tst_pastcontroller {
using namespace quotadeck;
using testing::Behaviour;
using testing::ReplayServer;

namespace {
const QString kScenario = QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml");
constexpr auto kQueues = "/ws/v1/partition/default/queues";

QByteArray recordedQueues()
{
    QFile file(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a/003-partition-default-queues.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no answer");
    return file.readAll();
}

struct Fixture : test::SourceFixture
{
    app::PastController past{&models, &source, &window};
    ReplayServer server;
    ui::MomentBar* bar = window.momentBar();
    QSlider* slider = bar->findChild<QSlider*>();

    Fixture()
    {
        if (!server.load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")))
            qFatal("no scenario");
        QObject::connect(&source, &app::SourceController::statusChanged, &window,
                         &ui::MainWindow::setSourceStatus);
        settings.setValue(&app::Settings::pollSeconds, 3600); // each sample is one that the test reports
        past.setBounds({});
        Q_EMIT window.connectRequested(QUrl(server.url()), {});
    }

    /// The scheduler reports @p vcore (thousandths) as used by the root from now on, in another sample.
    bool report(int vcore)
    {
        Behaviour answer;
        answer.body = recordedQueues().replace("\"vcore\":44400", "\"vcore\":" + QByteArray::number(vcore));
        server.set(kQueues, answer);
        const auto samples = past.times().size();
        Q_EMIT window.refreshRequested();
        return QTest::qWaitFor([this, samples] { return past.times().size() > samples; }, test::kLongestWait);
    }

    [[nodiscard]] QString cell(int column) const { return models.queues.index(0, column).data().toString(); }
    [[nodiscard]] QString used() const { return cell(models::QueueTreeModel::UsedColumn); }
};
} // namespace

class TestPastController final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theWholeWindowGoesBackWhileTheSchedulerIsReadOn()
    {
        Fixture fixture;
        QTRY_COMPARE(fixture.past.times().size(), std::size_t(1));
        QVERIFY(!fixture.bar->goToAction()->isEnabled()); // the present alone is no past
        fixture.models.queues.setResource(QStringLiteral("vcore"));
        fixture.models.people.setResource(QStringLiteral("vcore"));
        fixture.models.applications.setResource(QStringLiteral("vcore"));
        QVERIFY(fixture.report(50000));
        QTRY_COMPARE(fixture.used(), QStringLiteral("50"));
        QVERIFY(fixture.bar->goToAction()->isEnabled());

        fixture.slider->setValue(0);
        QTRY_COMPARE(fixture.used(), QStringLiteral("44.4"));
        auto* pause = fixture.window.findChild<QAction*>(QStringLiteral("pause"));
        QVERIFY(!pause->isEnabled()); // the past stands
        QVERIFY(fixture.window.windowTitle().contains(QStringLiteral("(past)")));
        QCOMPARE(fixture.cell(models::QueueTreeModel::UsedNowColumn), QStringLiteral("▲ 50"));

        QVERIFY(fixture.report(60000));
        QTRY_COMPARE(fixture.cell(models::QueueTreeModel::UsedNowColumn), QStringLiteral("▲ 60"));
        QCOMPARE(fixture.used(), QStringLiteral("44.4"));
        const auto present
            = [](const auto& model, int column) { return model.index(0, column).data().toString(); };
        QVERIFY(fixture.models.people.rowCount() > 0 && fixture.models.applications.rowCount() > 0);
        QVERIFY(present(fixture.models.people, models::PeopleTreeModel::UsedNowColumn)
                != models::unsetText());
        QVERIFY(present(fixture.models.applications, models::ApplicationListModel::UsedNowColumn)
                != models::unsetText());

        fixture.slider->setValue(fixture.slider->maximum());
        QTRY_COMPARE(fixture.used(), QStringLiteral("60"));
        QVERIFY(pause->isEnabled());
        QTRY_VERIFY(fixture.models.stage.isUpToDate());
    }

    void theConfigurationIsThatOfTheMoment()
    {
        Fixture fixture;
        QTRY_VERIFY(fixture.models.insight.active());
        const auto first = fixture.models.insight.active();
        QTRY_VERIFY(!fixture.past.times().empty());
        QVERIFY(fixture.report(50000));
        const auto second = std::make_shared<models::ActiveConfiguration>(*first);
        fixture.window.findChild<QAction*>(QStringLiteral("pause"))->setChecked(true);
        Q_EMIT fixture.source.activeRead(second); // whatever is on screen
        QVERIFY(fixture.report(60000));

        fixture.slider->setValue(0);
        QTRY_VERIFY(fixture.models.stage.isPast() && fixture.models.stage.isEarlier());
        QTRY_COMPARE(fixture.models.insight.active(), first);
        fixture.slider->setValue(1);
        QTRY_COMPARE(fixture.models.insight.active(), models::ActiveConfigurationPtr(second));
        fixture.slider->setValue(fixture.slider->maximum());
        QTRY_VERIFY(fixture.models.stage.isUpToDate());
        QVERIFY(!fixture.window.isPaused()); // the present is what one goes back to
    }

    void pauseOutlivesAnotherPartitionIfNoPastWasShown()
    {
        Fixture fixture;
        QTRY_VERIFY(!fixture.past.times().empty());
        QVERIFY(fixture.report(50000));
        fixture.window.findChild<QAction*>(QStringLiteral("pause"))->setChecked(true);
        fixture.past.setBounds({.age = std::chrono::hours(0)});
        QVERIFY(fixture.window.isPaused());
    }

    void removalsAreJudgedByWhatRunsNow()
    {
        Fixture fixture;
        QTRY_VERIFY(!fixture.past.times().empty());
        QVERIFY(fixture.report(50000));
        fixture.slider->setValue(0);
        QTRY_VERIFY(fixture.models.stage.isEarlier());
        QVERIFY(fixture.models.insight.snapshot() != fixture.models.insight.latest());
        QCOMPARE(fixture.models.insight.latest(), fixture.models.stage.latest());
    }

    void anotherSourceForgetsThePast()
    {
        Fixture fixture;
        QTRY_COMPARE(fixture.past.times().size(), std::size_t(1));
        QVERIFY(fixture.report(50000));
        fixture.slider->setValue(0);
        QTRY_VERIFY(fixture.models.stage.isPast());

        fixture.source.showScenario(kScenario);
        QVERIFY(fixture.past.times().empty());
        QTRY_COMPARE(fixture.shown.count(), 2);
        QVERIFY(!fixture.models.stage.isPast());
        QVERIFY(!fixture.bar->goToAction()->isEnabled()); // a simulation has a bar of its own
    }

    void nothingIsKeptOnRequest()
    {
        Fixture fixture;
        QTRY_COMPARE(fixture.past.times().size(), std::size_t(1));
        QVERIFY(fixture.report(50000));
        fixture.past.setBounds({.age = std::chrono::hours(0)});
        QVERIFY(fixture.past.times().empty());
        QVERIFY(!fixture.bar->goToAction()->isEnabled());
    }

    void thePastIsSavedAsARecording()
    {
        Fixture fixture;
        QTRY_COMPARE(fixture.past.times().size(), std::size_t(1));
        QVERIFY(fixture.report(50000));
        Q_EMIT fixture.bar->saveRequested();
        auto* dialog = fixture.window.findChild<QFileDialog*>();
        QVERIFY(dialog);
        const QString path = fixture.folder.filePath(QStringLiteral("past.qdrec"));
        Q_EMIT dialog->fileSelected(path);
        QTRY_VERIFY(QFile::exists(path));
        QTRY_VERIFY(feed::RecordingReader::open(path));
        QCOMPARE((*feed::RecordingReader::open(path))->times(), fixture.past.times());
    }
};

QUOTADECK_TEST(TestPastController, QApplication)
} // namespace tst_pastcontroller

#include "tst_pastcontroller.moc"
