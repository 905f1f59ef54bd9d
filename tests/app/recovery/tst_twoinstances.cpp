// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"
#include "models/document/instancewatch.h"
#include "models/limits/configsession.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <memory>
#include <set>

namespace tst_twoinstances {
using namespace quotadeck;

namespace {
constexpr int kChanges = 40;
const QString kInstance = QStringLiteral(QUOTADECK_SECOND_INSTANCE);
} // namespace

/// Two processes on one home: neither loses what the other one has written, and both know of each other.
class TestTwoInstances : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_path = m_folder->filePath(QStringLiteral("queues.yaml"));
        QVERIFY(QFile::copy(QStringLiteral(QUOTADECK_RESOURCES "/samples/queues.yaml"), m_path));
    }

    void settingsAndVersionsOfBothStay()
    {
        QProcess other;
        QByteArray output;
        connect(&other, &QProcess::readyReadStandardOutput, this,
                [&] { output += other.readAllStandardOutput(); });
        app::SettingsStore store(m_folder->filePath(QStringLiteral("settings.json")));
        const models::VersionStore versions(m_folder->filePath(QStringLiteral("versions")));
        app::SessionSettings settings(&store, app::SessionSettings::Memory::Keep);
        other.start(kInstance, {m_path, m_folder->path(), QString::number(kChanges)});
        QVERIFY(other.waitForStarted());

        QSignalSpy written(&store, &app::SettingsStore::written);
        for (int number = 0; number < kChanges; ++number) {
            store.setValue(QStringLiteral("parent/%1").arg(number), number);
            QVERIFY(versions.add(m_path, "parent " + std::to_string(number), {}));
        }
        settings.addRecent(&app::Settings::recentFiles, QStringLiteral("parent.yaml"));
        QTRY_VERIFY(output.contains("done") && !written.isEmpty());
        other.closeWriteChannel();
        QVERIFY(other.waitForFinished());

        app::SettingsStore later(m_folder->filePath(QStringLiteral("settings.json")));
        for (int number = 0; number < kChanges; ++number) {
            QCOMPARE(later.value(QStringLiteral("parent/%1").arg(number)).toInt(), number);
            QVERIFY(later.value(QStringLiteral("child/%1").arg(number)).isValid());
        }
        const QStringList recent = app::SessionSettings(&later, app::SessionSettings::Memory::Ignore)
                                       .value(&app::Settings::recentFiles);
        QCOMPARE(std::set<QString>(recent.begin(), recent.end()),
                 (std::set<QString>{QStringLiteral("parent.yaml"), QStringLiteral("child.yaml")}));
        std::set<std::string> texts;
        for (const auto& version : versions.list(m_path))
            texts.insert(*versions.text(version));
        QCOMPARE(texts.size(), std::size_t(2 * kChanges));
    }

    void bothAreReportedAtOnce()
    {
        const QString folder = m_folder->filePath(QStringLiteral("open"));
        models::ConfigSession session;
        models::InstanceWatch watch(&session, folder);
        QSignalSpy changed(&watch, &models::InstanceWatch::othersChanged);
        // By another name of the same file.
        const QString link = m_folder->filePath(QStringLiteral("link.yaml"));
        QVERIFY(QFile::link(m_path, link));
        session.open(link);
        QTRY_COMPARE(QDir(folder).entryList(QDir::Files).size(), 1);
        QVERIFY(watch.others().empty());

        QProcess other;
        QByteArray output;
        connect(&other, &QProcess::readyReadStandardOutput, this,
                [&] { output += other.readAllStandardOutput(); });
        other.start(kInstance, {m_path, m_folder->path(), QStringLiteral("0")});
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(watch.others().size(), std::size_t(1));
        QCOMPARE(watch.others().front().process, other.processId());
        QTRY_VERIFY(output.contains("others 1"));

        other.closeWriteChannel();
        QVERIFY(other.waitForFinished());
        QTRY_VERIFY(watch.others().empty());
    }

    void aKilledOneIsForgotten()
    {
        models::ConfigSession session;
        models::InstanceWatch watch(&session, m_folder->filePath(QStringLiteral("open")));
        session.open(m_path);
        QProcess other;
        other.start(kInstance, {m_path, m_folder->path(), QStringLiteral("0")});
        QTRY_COMPARE(watch.others().size(), std::size_t(1));
        other.kill();
        QVERIFY(other.waitForFinished());

        QTRY_VERIFY(watch.others().empty());
    }

    void anotherFileIsNobodysBusiness()
    {
        const QString path = m_folder->filePath(QStringLiteral("others.yaml"));
        QVERIFY(QFile::copy(m_path, path));
        const QString folder = m_folder->filePath(QStringLiteral("open"));
        models::ConfigSession first;
        models::ConfigSession second;
        models::InstanceWatch firstWatch(&first, folder);
        models::InstanceWatch secondWatch(&second, folder);
        first.open(m_path);
        second.open(path);
        QTRY_COMPARE(QDir(folder).entryList(QDir::Files).size(), 2);
        QVERIFY(firstWatch.others().empty() && secondWatch.others().empty());

        second.open(m_path); // goes on with the same file
        QTRY_COMPARE(firstWatch.others().size(), std::size_t(1));
        QTRY_COMPARE(secondWatch.others().size(), std::size_t(1));
        second.open(path);
        QTRY_VERIFY(firstWatch.others().empty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_path;
};

QUOTADECK_TEST(TestTwoInstances, QCoreApplication)
} // namespace tst_twoinstances

#include "tst_twoinstances.moc"
