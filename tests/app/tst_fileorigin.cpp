// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/fileorigin.h"
#include "app/window/shared.h"
#include "models/limits/configsession.h"
#include "tests/support/testprogram.h"

#include <QApplication>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <optional>

namespace tst_fileorigin {
using namespace quotadeck;
using connect::Environment;

namespace {
const QByteArray kText = "partitions:\n  - name: default\n    queues:\n      - name: root\n";

/// A program with a saved connection and a file.
struct Fixture
{
    QTemporaryDir folder;
    app::Shared shared{folder.filePath(QStringLiteral("settings.json")),
                       folder.filePath(QStringLiteral("data"))};
    models::ConfigSession session;
    app::FileOrigin origin{&session, &shared};
    QString path = folder.filePath(QStringLiteral("queues.yaml"));

    Fixture()
    {
        session.setVersions(models::VersionStore(folder.filePath(QStringLiteral("versions"))));
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(kText);
    }
    void copyOf(const char* url)
    {
        shared.copies.set(path, app::ClusterCopy{connect::AddressReach{.url = url}, kText.toStdString()});
    }
    void connection(const char* url, Environment environment)
    {
        (void)shared.connections.save(
            {.name = "Berlin", .environment = environment, .reach = connect::AddressReach{.url = url}});
    }
    void setOpensLocked(ui::OpensLocked choice)
    {
        auto preferences = shared.preferences.value();
        preferences.opensLocked = choice;
        shared.preferences.set(preferences);
    }
    void open()
    {
        QSignalSpy opened(&session, &models::EditedFile::opened);
        session.open(path);
        [&] { QTRY_COMPARE(opened.count(), 1); }();
        bool isKnown = false;
        shared.copies.read(path, &session, [&isKnown] { isKnown = true; });
        [&] { QTRY_VERIFY(isKnown); }();
    }
    /// Of the version that a save stores.
    QString savedSource()
    {
        session.replaceText(kText.toStdString() + "        submitacl: '*'\n");
        QSignalSpy saved(&session, &models::EditedFile::saved);
        session.save();
        [&] { QTRY_COMPARE(saved.count(), 1); }();
        return session.versions().list(path).front().note.source;
    }
};
} // namespace

class TestFileOrigin : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aVersionNamesTheConnectionOfTheCluster()
    {
        Fixture fixture;
        fixture.connection("http://berlin:9080", Environment::Lab);
        fixture.copyOf("http://berlin:9080");
        fixture.open();
        QCOMPARE(fixture.savedSource(), QStringLiteral("Berlin"));
    }

    void aClusterThatIsNotSavedIsNamedByItsAddress()
    {
        Fixture fixture;
        fixture.copyOf("http://kiel:9080");
        fixture.open();
        QCOMPARE(fixture.savedSource(), QStringLiteral("http://kiel:9080"));
    }

    void aFileThatIsNoCopyIsAFile()
    {
        Fixture fixture;
        fixture.open();
        QCOMPARE(fixture.savedSource(), QStringLiteral("file"));
    }

    void aFileThatBecomesACopyNamesTheCluster()
    {
        Fixture fixture;
        fixture.open();
        fixture.copyOf("http://kiel:9080"); // it was applied
        QCOMPARE(fixture.savedSource(), QStringLiteral("http://kiel:9080"));
    }

    void copiesOfProductionClustersOpenLocked_data()
    {
        QTest::addColumn<int>("environment");
        QTest::addColumn<int>("choice");
        QTest::addColumn<bool>("isLocked");
        const auto row = [](const char* name, Environment environment, ui::OpensLocked choice,
                            bool isLocked) {
            QTest::newRow(name) << static_cast<int>(environment) << static_cast<int>(choice) << isLocked;
        };
        row("production", Environment::Production, ui::OpensLocked::ProductionCopies, true);
        row("lab", Environment::Lab, ui::OpensLocked::ProductionCopies, false);
        row("production, none", Environment::Production, ui::OpensLocked::None, false);
        row("lab, all", Environment::Lab, ui::OpensLocked::All, true);
    }
    void copiesOfProductionClustersOpenLocked()
    {
        QFETCH(int, environment);
        QFETCH(int, choice);
        QFETCH(bool, isLocked);
        Fixture fixture;
        fixture.setOpensLocked(static_cast<ui::OpensLocked>(choice));
        fixture.connection("http://berlin:9080", static_cast<Environment>(environment));
        fixture.copyOf("http://berlin:9080");
        fixture.open();
        QCOMPARE(fixture.session.isLocked(), isLocked);
    }

    void aFileThatIsNoCopyOpensUnlocked()
    {
        Fixture fixture;
        fixture.connection("http://berlin:9080", Environment::Production);
        fixture.open();
        QVERIFY(!fixture.session.isLocked());
    }

    void aFileThatIsReadAgainStaysUnlocked()
    {
        Fixture fixture;
        fixture.setOpensLocked(ui::OpensLocked::All);
        fixture.open();
        QVERIFY(fixture.session.isLocked());
        fixture.session.setLocked(false);
        fixture.open();
        QVERIFY(!fixture.session.isLocked());
    }
};

QUOTADECK_TEST(TestFileOrigin, QApplication)
} // namespace tst_fileorigin

#include "tst_fileorigin.moc"
