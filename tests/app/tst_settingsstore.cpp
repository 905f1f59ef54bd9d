// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_settingsstore {
using namespace quotadeck;
using app::SettingsStore;

/// What the console remembers, in its file.
class TestSettingsStore : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("config/settings.json"));
    }

    void everyKindOfValueComesBack()
    {
        const QVariantMap values{
            {QStringLiteral("text"), QStringLiteral("ä \"b\"")},
            {QStringLiteral("number"), 7},
            {QStringLiteral("yes"), true},
            {QStringLiteral("list"), QStringList{QStringLiteral("a"), QStringLiteral("b")}},
            {QStringLiteral("bytes"), QByteArray("\0\xff\n", 3)},
            {QStringLiteral("map"), QVariantMap{{QStringLiteral("inner"), QByteArray("x")}}}};
        {
            SettingsStore store(m_path);
            QVERIFY(store.keys().isEmpty());
            for (auto value = values.begin(); value != values.end(); ++value)
                store.setValue(value.key(), value.value());
        }
        const SettingsStore store(m_path);
        QCOMPARE(store.value(QStringLiteral("text")), values[QStringLiteral("text")]);
        QCOMPARE(store.value(QStringLiteral("number")).toInt(), 7);
        QCOMPARE(store.value(QStringLiteral("yes")).toBool(), true);
        QCOMPARE(store.value(QStringLiteral("list")).toStringList(),
                 values[QStringLiteral("list")].toStringList());
        QCOMPARE(store.value(QStringLiteral("bytes")).toByteArray(), QByteArray("\0\xff\n", 3));
        QCOMPARE(store.value(QStringLiteral("map")).toMap(), values[QStringLiteral("map")].toMap());
        QCOMPARE(store.value(QStringLiteral("none"), 5).toInt(), 5);
    }

    void theFileIsPrivate()
    {
        {
            SettingsStore store(m_path);
            store.setValue(QStringLiteral("source/target"), QStringLiteral("http://cluster"));
        }
        QCOMPARE(QFile::permissions(m_path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        QCOMPARE(QFile::permissions(QFileInfo(m_path).path())
                     & (QFile::ReadGroup | QFile::ReadOther | QFile::ExeOther),
                 QFile::Permissions());
    }

    void changesOfTwoStoresAreJoined()
    {
        SettingsStore first(m_path);
        SettingsStore second(m_path);
        using enum app::SessionSettings::Memory;
        app::SessionSettings settings(&first, Keep);
        app::SessionSettings others(&second, Keep);
        QSignalSpy firstWritten(&first, &SettingsStore::written);
        QSignalSpy secondWritten(&second, &SettingsStore::written);

        settings.addRecent(&app::Settings::recentServers, QStringLiteral("http://a"));
        settings.setValue(&app::Settings::pollSeconds, 9);
        others.addRecent(&app::Settings::recentServers, QStringLiteral("http://b"));
        QTRY_VERIFY(!firstWritten.isEmpty() && !secondWritten.isEmpty());

        SettingsStore later(m_path);
        const app::SessionSettings read(&later, Ignore);
        QCOMPARE(read.value(&app::Settings::recentServers).size(), 2);
        QCOMPARE(read.value(&app::Settings::pollSeconds), 9);
        // What the other one wrote is known after one's own next change.
        settings.addRecent(&app::Settings::recentServers, QStringLiteral("http://c"));
        QTRY_COMPARE(firstWritten.count(), 2);
        QCOMPARE(settings.value(&app::Settings::recentServers).first(), QStringLiteral("http://c"));
        QCOMPARE(settings.value(&app::Settings::recentServers).size(), 3);
    }

    void aDamagedFileIsSetAside()
    {
        QVERIFY(QDir().mkpath(QFileInfo(m_path).path()));
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"window\": ");
        file.close();
        {
            SettingsStore store(m_path);
            QVERIFY(store.keys().isEmpty());
            store.setValue(QStringLiteral("a"), 1);
        }
        QCOMPARE(SettingsStore(m_path).value(QStringLiteral("a")).toInt(), 1);
        QFile aside(m_path + QStringLiteral(".damaged"));
        QVERIFY(aside.open(QIODevice::ReadOnly));
        QCOMPARE(aside.readAll(), QByteArray("{\"window\": "));
    }

    /// A change that could not be written goes along with the next one.
    void aFailureIsReportedOnceAndTriedAgain()
    {
        const QString folder = QFileInfo(m_path).path();
        QFile obstacle(folder); // a file where the folder should be
        QVERIFY(obstacle.open(QIODevice::WriteOnly));
        obstacle.close();
        SettingsStore store(m_path);
        QSignalSpy failed(&store, &SettingsStore::failed);
        QSignalSpy written(&store, &SettingsStore::written);
        store.setValue(QStringLiteral("a"), 1);
        QVERIFY(failed.wait(test::kLongestWait));
        QCOMPARE(failed.first().first().value<Error>().code, ErrorCode::Io);
        QCOMPARE(store.value(QStringLiteral("a")).toInt(), 1);

        QVERIFY(obstacle.remove());
        store.setValue(QStringLiteral("b"), 2);
        QVERIFY(written.wait(test::kLongestWait));
        QCOMPARE(failed.count(), 1);
        const SettingsStore later(m_path);
        QCOMPARE(later.value(QStringLiteral("a")).toInt(), 1);
        QCOMPARE(later.value(QStringLiteral("b")).toInt(), 2);
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QUOTADECK_TEST(TestSettingsStore, QCoreApplication)
} // namespace tst_settingsstore

#include "tst_settingsstore.moc"
