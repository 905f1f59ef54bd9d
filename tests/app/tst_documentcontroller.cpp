// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"
#include "app/window/documentcontroller.h"
#include "app/window/models.h"
#include "tests/support/testprogram.h"
#include "ui/elastic/elasticpage.h"
#include "ui/limits/limitspage.h"
#include "ui/theme/theme.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_documentcontroller {
using namespace quotadeck;
using app::DocumentController;
using app::SessionSettings;
using app::Settings;

namespace {
constexpr auto kManifest = R"(apiVersion: scheduling.sigs.k8s.io/v1alpha1
kind: ElasticQuota
metadata:
  name: team-a
  namespace: default
spec:
  max: {cpu: "10"}
  min: {cpu: "4"}
)";

/// A window with its pages, two of which edit files.
struct Fixture
{
    QTemporaryDir folder;
    app::SettingsStore store{folder.filePath(QStringLiteral("settings.json"))};
    SessionSettings settings{&store, SessionSettings::Memory::Keep};
    ui::Theme theme;
    app::Models models;
    ui::MainWindow window{&theme};
    app::Pages pages{models, nullptr, &window};
    DocumentController documents{&models, &window, pages, &settings};
    QSignalSpy opened{&models.session, &models::ConfigSession::opened};
    QSignalSpy elasticOpened{&models.elastic, &models::ElasticSession::opened};

    [[nodiscard]] QString write(const QString& name, const QByteArray& text) const
    {
        QFile file(folder.filePath(name));
        file.open(QIODevice::WriteOnly);
        file.write(text);
        return file.fileName();
    }
};

QByteArray sample()
{
    QFile file(QStringLiteral(QUOTADECK_RESOURCES "/samples/queues.yaml"));
    file.open(QIODevice::ReadOnly);
    return file.readAll();
}
} // namespace

class TestDocumentController : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aConfigurationOpensOnTheLimitsPage()
    {
        Fixture fixture;
        const QString path = fixture.write(QStringLiteral("queues.yaml"), sample());
        fixture.documents.openFile(path, {}, {});
        QTRY_COMPARE(fixture.opened.count(), 1);
        QCOMPARE(fixture.models.session.path(), path);
        QCOMPARE(fixture.window.currentPageId(), fixture.pages.limits->id());
        QCOMPARE(fixture.settings.value(&Settings::recentFiles), QStringList{path});
    }

    void aManifestOpensOnTheElasticPage()
    {
        Fixture fixture;
        const QString path = fixture.write(QStringLiteral("quotas.yaml"), kManifest);
        fixture.documents.openFile(path, {}, {});
        QTRY_COMPARE(fixture.elasticOpened.count(), 1);
        QCOMPARE(fixture.models.elastic.path(), path);
        QCOMPARE(fixture.window.currentPageId(), fixture.pages.elastic->id());
        QVERIFY(fixture.models.session.path().isEmpty());
    }

    void whoAsksForThePageIsToldThereWhatIsWrong()
    {
        Fixture fixture;
        const QSignalSpy failed(&fixture.models.elastic, &models::ElasticSession::openFailed);
        fixture.documents.openFile(fixture.folder.filePath(QStringLiteral("missing.yaml")),
                                   fixture.pages.elastic->id(), {});
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(fixture.window.currentPageId(), fixture.pages.elastic->id());
        QVERIFY(fixture.settings.value(&Settings::recentFiles).isEmpty());
    }

    void theConfigurationIsOpenedAgainInTheNextSession()
    {
        Fixture fixture;
        fixture.documents.remember(); // nothing was opened
        QVERIFY(fixture.settings.value(&Settings::configFile).isEmpty());
        const QString path = fixture.write(QStringLiteral("queues.yaml"), sample());
        fixture.documents.openConfiguration(path);
        QTRY_COMPARE(fixture.opened.count(), 1);
        fixture.documents.remember();
        QCOMPARE(fixture.settings.value(&Settings::configFile), path);

        Fixture next;
        next.settings.setValue(&Settings::configFile, path);
        next.documents.openRemembered();
        QTRY_COMPARE(next.opened.count(), 1);
        Fixture afterRemoval;
        afterRemoval.settings.setValue(&Settings::configFile, path + QStringLiteral(".gone"));
        afterRemoval.documents.openRemembered();
        QVERIFY(!afterRemoval.models.session.isBusy());
    }

    void bothDocumentsAreSettledWithNothingUnsaved()
    {
        Fixture fixture;
        QCOMPARE(fixture.documents.documents().size(), std::size_t(2));
        for (const auto& document : fixture.documents.documents()) {
            bool isAsked = true;
            document.afterEdits([&isAsked] { isAsked = false; });
            QVERIFY(!isAsked); // nothing is unsaved
            QVERIFY(document.isSettled());
        }
    }
};

QUOTADECK_TEST(TestDocumentController, QApplication)
} // namespace tst_documentcontroller

#include "tst_documentcontroller.moc"
