// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/textfile.h"
#include "tests/support/filebytes.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <condition_variable>
#include <memory>
#include <mutex>

namespace tst_backgroundwrite {
using namespace quotadeck;
using models::writeInBackground;

namespace {
/// Holds whoever waits until it is opened.
class Gate
{
public:
    void open()
    {
        const std::scoped_lock lock(m_mutex);
        m_isOpen = true;
        m_changed.notify_all();
    }
    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isOpen; });
    }

private:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isOpen = false;
};
} // namespace

class TestBackgroundWrite : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allAreWrittenInTheirOrder()
    {
        const QString path = m_folder.filePath(QStringLiteral("table.csv"));
        const auto gate = std::make_shared<Gate>();
        QStringList told;
        writeInBackground(
            this, path,
            [gate] {
                gate->wait(); // the later ones are asked for meanwhile
                return Result<std::string>("first");
            },
            [&](const Result<std::size_t>& size) { told << QString::number(size.value()); });
        writeInBackground(
            this, m_folder.filePath(QStringLiteral("missing/table.csv")),
            [] { return Result<std::string>("lost"); },
            [&](const Result<std::size_t>& size) {
                told << (size ? QStringLiteral("written") : QStringLiteral("refused"));
            });
        writeInBackground(
            this, path, [] { return Result<std::string>("the third"); },
            [&](const Result<std::size_t>& size) { told << QString::number(size.value()); });
        QVERIFY(told.isEmpty());
        gate->open();
        QTRY_COMPARE(told,
                     QStringList({QStringLiteral("5"), QStringLiteral("refused"), QStringLiteral("9")}));
        QCOMPARE(test::bytesOf(path), QByteArray("the third"));
    }

    void whatCannotBeMadeIsNotWritten()
    {
        const QString path = m_folder.filePath(QStringLiteral("nothing.yaml"));
        std::optional<Error> error;
        writeInBackground(
            this, path,
            [] { return Result<std::string>(fail(ErrorCode::InvalidArgument, "here", "it is too large")); },
            [&error](const Result<std::size_t>& size) { error = size.error(); });
        QTRY_VERIFY(error);
        QCOMPARE(error->message.english(), std::string("it is too large"));
        QVERIFY(!QFile::exists(path));
    }

    void theEndOfWhoeverAskedDropsTheAnswerNotTheFile()
    {
        const QString path = m_folder.filePath(QStringLiteral("late.csv"));
        const auto gate = std::make_shared<Gate>();
        auto asker = std::make_unique<QObject>();
        bool isTold = false;
        writeInBackground(
            asker.get(), path,
            [gate] {
                gate->wait();
                return Result<std::string>("late");
            },
            [&isTold](const Result<std::size_t>&) { isTold = true; });
        asker.reset();
        gate->open();
        QTRY_COMPARE(test::bytesOf(path), QByteArray("late"));
        QCoreApplication::processEvents();
        QVERIFY(!isTold);
    }

private:
    QTemporaryDir m_folder;
};

QUOTADECK_TEST(TestBackgroundWrite, QCoreApplication)
} // namespace tst_backgroundwrite

#include "tst_backgroundwrite.moc"
