// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/support/logfile.h"
#include "core/file/filereader.h"
#include "models/log/programlog.h"
#include "tests/support/childprocess.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_fatallog {
using namespace quotadeck;

/// The log of a program that ends by a fatal message.
class TestFatalLog final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Qt ends the process as soon as the message was handled, while the entries before it still wait for the file.
    void aFatalMessageIsInTheFileWithAllEntriesBeforeIt()
    {
        constexpr int kEntries = 100;
        const QTemporaryDir folder;
        const std::string path = app::LogFile::pathIn(folder.path());
        const auto program = testing::childProcess();
        program->start(QStringLiteral(QUOTADECK_FATAL_LOGGER),
                       {QString::fromStdString(path), QString::number(kEntries)});
        QVERIFY2(program->waitForFinished(60'000), qPrintable(program->errorString()));
        QCOMPARE(program->exitStatus(), QProcess::CrashExit);
        QVERIFY(program->readAllStandardError().contains("the end")); // the handler before gets it, too

        const auto text = file::readLog(path, app::LogFile::kMostBytes);
        QVERIFY2(text, text ? "" : text.error().message.english().c_str());
        const auto entries = models::logEntries(QString::fromStdString(*text));
        QCOMPARE(entries.size(), std::size_t(kEntries + 2));
        QCOMPARE(entries.front().text, QStringLiteral("begins"));
        QCOMPARE(entries.at(kEntries).text, QString::number(kEntries));
        QCOMPARE(entries.back().text, QStringLiteral("the end"));
        QCOMPARE(entries.back().level, models::LogLevel::Error);
        QCOMPARE(entries.back().category, QStringLiteral("qt"));
    }
};

QUOTADECK_TEST(TestFatalLog, QCoreApplication)
} // namespace tst_fatallog

#include "tst_fatallog.moc"
