// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/inflater.h"
#include "tests/support/testprogram.h"

#include <QByteArray>
#include <QTest>

#include <algorithm>
#include <string>

namespace tst_inflater {
using namespace quotadeck;
using Format = Inflater::Format;

namespace {
constexpr std::uint64_t kAny = 1'000'000;

std::string text()
{
    std::string result;
    for (int number = 0; number < 2000; ++number)
        result += "queue " + std::to_string(number * number) + '\n';
    return result;
}

std::string zlibbed(const std::string& text)
{
    return qCompress(QByteArray::fromStdString(text)).mid(4).toStdString(); // without Qt's size
}

std::string rawDeflated(const std::string& text)
{
    const std::string packed = zlibbed(text);
    return packed.substr(2, packed.size() - 6); // without head and checksum
}

struct Unpacked
{
    std::string text;
    Status status;
};

/// Unpacks all of @p packed by pieces of @p piece bytes into rooms of @p roomSize bytes.
Unpacked unpacked(Format format, std::string_view packed, std::uint64_t most, std::size_t piece,
                  std::size_t roomSize)
{
    Inflater inflater(format, most);
    std::string room(roomSize, '\0');
    Unpacked result;
    for (std::size_t at = 0;;) {
        const auto step = inflater.step(packed.substr(at, piece), room);
        if (!step) {
            result.status = tl::unexpected(step.error());
            return result;
        }
        result.text.append(room, 0, step->written);
        at += step->used;
        if (at == packed.size() && step->written < roomSize)
            break;
    }
    result.status = inflater.finish();
    return result;
}
} // namespace

class TestInflater : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFormatIsUnpackedInPiecesOfAnySize_data()
    {
        QTest::addColumn<Format>("format");
        QTest::addColumn<QByteArray>("packed");
        const auto row = [](const char* name, Format format, const std::string& packed) {
            QTest::newRow(name) << format << QByteArray::fromStdString(packed);
        };
        row("gzip", Format::Gzip, gzipped(text(), GzipEffort::Best));
        const auto half = text().size() / 2;
        row("gzip, two members", Format::Gzip,
            gzipped(text().substr(0, half), GzipEffort::Best)
                + gzipped(text().substr(half), GzipEffort::Fast));
        row("gzip, an empty member between", Format::Gzip,
            gzipped({}, GzipEffort::Best) + gzipped(text(), GzipEffort::Best));
        row("zlib", Format::Zlib, zlibbed(text()));
        row("deflate with zlib's head", Format::Deflate, zlibbed(text()));
        row("deflate without a head", Format::Deflate, rawDeflated(text()));
    }

    void everyFormatIsUnpackedInPiecesOfAnySize()
    {
        QFETCH(Format, format);
        QFETCH(QByteArray, packed);
        for (const std::size_t piece : {1, 2, 3, 1000, 1'000'000}) {
            for (const std::size_t room : {1, 7, 4096, 1'000'000}) {
                const auto result = unpacked(format, packed.toStdString(), kAny, piece, room);
                QVERIFY2(result.status, result.status ? "" : result.status.error().message.english().c_str());
                QVERIFY(result.text == text());
            }
        }
    }

    void whatIsCutOffIsRefused_data() { everyFormatIsUnpackedInPiecesOfAnySize_data(); }

    void whatIsCutOffIsRefused()
    {
        QFETCH(Format, format);
        QFETCH(QByteArray, packed);
        const std::string bytes = packed.toStdString();
        for (std::size_t size = 0; size < bytes.size(); size += size < 100 ? 1 : 97) {
            const auto result = unpacked(format, bytes.substr(0, size), kAny, 1000, 4096);
            if (result.status) { // between two members everything is there
                QVERIFY(format == Format::Gzip && result.text.size() < text().size());
                continue;
            }
            QCOMPARE(result.status.error().code, ErrorCode::Parse);
        }
    }

    void whatFollowsTheEndIsRefused_data() { everyFormatIsUnpackedInPiecesOfAnySize_data(); }

    void whatFollowsTheEndIsRefused()
    {
        QFETCH(Format, format);
        QFETCH(QByteArray, packed);
        for (const char* more : {"x", "\x1f", "\x1f\x8b more", "{}\n"}) {
            const auto result = unpacked(format, (packed + more).toStdString(), kAny, 1000, 4096);
            QVERIFY(!result.status);
            QCOMPARE(result.status.error().code, ErrorCode::Parse);
        }
    }

    void damageIsFound_data() { everyFormatIsUnpackedInPiecesOfAnySize_data(); }

    void damageIsFound()
    {
        QFETCH(Format, format);
        QFETCH(QByteArray, packed);
        for (qsizetype at = 0; at < packed.size(); at += 13) {
            QByteArray damaged = packed;
            damaged[at] = static_cast<char>(damaged[at] ^ 0x10);
            const auto result = unpacked(format, damaged.toStdString(), kAny, 1000, 4096);
            if (format == Format::Deflate) // raw: without a checksum
                QVERIFY(result.text.size() <= kAny);
            else if (result.status) // a field of gzip's head that says nothing of the text
                QVERIFY(result.text == text());
        }
    }

    void aBoundIsNeverExceeded()
    {
        constexpr std::uint64_t kMost = 100'000;
        const std::string bomb = gzipped(std::string(20'000'000, ' '), GzipEffort::Best);
        QVERIFY(bomb.size() < 30'000);
        Inflater inflater(Format::Gzip, kMost);
        std::string room(30'000, '\0');
        std::size_t written = 0;
        std::string_view rest = bomb;
        for (;;) {
            const auto step = inflater.step(rest, room);
            if (!step) {
                QCOMPARE(step.error().code, ErrorCode::TooLarge);
                break;
            }
            written += step->written;
            rest.remove_prefix(step->used);
            QVERIFY(written <= kMost);
        }
        QCOMPARE(inflater.size(), kMost + 1);
    }

    void theBoundItselfIsAllowed()
    {
        const std::string packed = zlibbed(text());
        QVERIFY(unpacked(Format::Zlib, packed, text().size(), 1000, 4096).status);
        const auto less = unpacked(Format::Zlib, packed, text().size() - 1, 1000, 4096);
        QCOMPARE(less.status.error().code, ErrorCode::TooLarge);
    }

    void manyMembersCountTogether()
    {
        std::string packed;
        for (int number = 0; number < 100; ++number)
            packed += gzipped(std::string(1000, 'x'), GzipEffort::Best);
        QVERIFY(unpacked(Format::Gzip, packed, 100'000, 1000, 4096).status);
        QCOMPARE(unpacked(Format::Gzip, packed, 99'999, 1000, 4096).status.error().code, ErrorCode::TooLarge);
    }

    void nothingIsNoCompressedText()
    {
        for (const Format format : {Format::Gzip, Format::Zlib, Format::Deflate}) {
            QVERIFY(!unpacked(format, {}, kAny, 1, 1).status);
            QVERIFY(!unpacked(format, "\x78", kAny, 1, 1).status);
        }
    }
};

QUOTADECK_TEST(TestInflater, NoApplication)
} // namespace tst_inflater

#include "tst_inflater.moc"
