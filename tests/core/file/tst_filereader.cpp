// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/file/filereader.h"
#include "tests/support/testprogram.h"

#include <QTemporaryDir>
#include <QTest>

#include <sstream>

namespace tst_filereader {
using namespace quotadeck;

class TestFileReader : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void missingFilesAreReported()
    {
        const QTemporaryDir folder;
        const std::string path = folder.filePath(QStringLiteral("none")).toStdString();
        const auto opened = file::openForReading(path);

        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::NotFound);
        QCOMPARE(opened.error().where, path);
        QCOMPARE(opened.error().message.english(),
                 std::string("cannot be opened: No such file or directory"));
    }
    void foldersAreNoFiles()
    {
        const QTemporaryDir folder;
        const auto opened = file::openForReading(folder.path().toStdString());

        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Io);
        QCOMPARE(opened.error().message.english(), std::string("is a folder, not a file"));
    }
    void theBoundIsAllowed()
    {
        const std::string text(std::size_t{1} << 20U, 'x');
        std::istringstream stream(text);
        QVERIFY(file::readRest(stream, "stream", text.size()) == text);
    }
    void aByteAboveTheBoundIsAnError()
    {
        std::istringstream stream(std::string((std::size_t{1} << 20U) + 1, 'x'));
        const auto text = file::readRest(stream, "stream", std::size_t{1} << 20U);

        QVERIFY(!text);
        QCOMPARE(text.error().code, ErrorCode::TooLarge);
        QCOMPARE(text.error().where, std::string("stream"));
        QCOMPARE(text.error().message.english(), std::string("the file is larger than 1 MiB"));
    }
};

QUOTADECK_TEST(TestFileReader, NoApplication)
} // namespace tst_filereader
#include "tst_filereader.moc"
