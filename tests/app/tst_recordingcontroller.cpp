// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/feed/recordingfile.h"
#include "app/window/recordingcontroller.h"
#include "tests/app/sourcefixture.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QFile>
#include <QTest>

namespace tst_recordingcontroller {
using namespace quotadeck;

namespace {
const QString kScenario = QStringLiteral(QUOTADECK_RESOURCES "/scenarios/busy-cluster.yaml");

struct Fixture : test::SourceFixture
{
    app::RecordingController recording{&models.stage, &source, &window};
    QString path = folder.filePath(QStringLiteral("day.qdrec"));

    [[nodiscard]] std::size_t moments() const
    {
        const auto reader = feed::RecordingReader::open(path);
        return reader ? (*reader)->times().size() : 0;
    }
};
} // namespace

class TestRecordingController : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void withoutASourceNothingIsRecorded()
    {
        Fixture fixture;
        fixture.recording.recordTo(fixture.path);
        QCoreApplication::processEvents();
        QVERIFY(!QFile::exists(fixture.path));
    }

    void whatTheSourceReadsIsRecordedWhileTheScreenIsPaused()
    {
        Fixture fixture;
        fixture.source.showScenario(kScenario);
        QTRY_COMPARE(fixture.shown.count(), 1);
        fixture.models.stage.setPaused(true);
        fixture.recording.recordTo(fixture.path);
        QTRY_VERIFY(fixture.moments() > 3);
    }

    void anotherSourceEndsTheRecording()
    {
        Fixture fixture;
        fixture.source.showScenario(kScenario);
        QTRY_COMPARE(fixture.shown.count(), 1);
        fixture.recording.recordTo(fixture.path);
        QTRY_VERIFY(fixture.moments() > 3);
        QVERIFY(fixture.recording.isRecording());
        fixture.source.showScenario(kScenario);
        QVERIFY(!fixture.recording.isRecording());
    }

    void aSimulationThatGoesBackEndsTheRecording()
    {
        Fixture fixture;
        fixture.source.showScenario(kScenario);
        QTRY_COMPARE(fixture.shown.count(), 1);
        fixture.recording.recordTo(fixture.path);
        QTRY_VERIFY(fixture.moments() > 3);
        const QSignalSpy rewound(&fixture.models.stage, &models::Stage::rewound);
        fixture.models.stage.rewind();
        QTRY_COMPARE(rewound.count(), 1);
        QVERIFY(!fixture.recording.isRecording());
    }
};

QUOTADECK_TEST(TestRecordingController, QApplication)
} // namespace tst_recordingcontroller

#include "tst_recordingcontroller.moc"
