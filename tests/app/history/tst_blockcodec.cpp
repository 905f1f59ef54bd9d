// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/blockcodec.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <limits>
#include <rapidcheck.h>

namespace tst_blockcodec {
using namespace quotadeck;
using namespace quotadeck::history;

namespace {
BlockEntry anyEntry(std::uint8_t slot)
{
    const auto anyQuantity
        = rc::gen::oneOf(rc::gen::inRange<Quantity>(-100, 100), rc::gen::arbitrary<Quantity>(),
                         rc::gen::element(kMinQuantity, kMaxQuantity));
    if (*rc::gen::inRange(0, 5) == 0)
        return {slot, std::nullopt};
    std::array<Quantity, 3> values{*anyQuantity, *anyQuantity, *anyQuantity};
    std::ranges::sort(values);
    return {slot, Range{values[0], values[2], values[1]}};
}

std::vector<BlockEntry> anyEntries()
{
    std::vector<BlockEntry> entries;
    for (std::size_t slot = 0; slot < kPageSize; ++slot) {
        if (*rc::gen::inRange(0, 4) == 0)
            entries.push_back(anyEntry(static_cast<std::uint8_t>(slot)));
    }
    return entries;
}
} // namespace

class TestBlockCodec final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void blocksReadAsTheyWereWritten()
    {
        QVERIFY(rc::check([] {
            PageState written;
            PageState read;
            for (int number = 0; number < 5; ++number) {
                const auto entries = anyEntries();
                const bool isKey = number == 0 || *rc::gen::inRange(0, 3) == 0;
                RC_ASSERT(decodeBlock(read, encodeBlock(written, entries, isKey)) == entries);
                RC_ASSERT(read == written);
            }
        }));
    }

    void aKeyNeedsNothingBefore()
    {
        PageState written;
        const std::vector<BlockEntry> first{{3, Range{5, 5, 5}}};
        const std::vector<BlockEntry> second{{3, Range{6, 9, 7}}};
        (void)encodeBlock(written, first, true);
        const QByteArray key = encodeBlock(written, second, true);
        PageState other;
        other[3] = 1000;
        QVERIFY(decodeBlock(other, key) == second);
    }

    void aDamagedBlockIsRefused()
    {
        PageState state;
        const QByteArray good = encodeBlock(state, std::vector<BlockEntry>{{63, Range{1, 900, 300}}}, true);
        for (qsizetype length = 2; length < good.size(); ++length) {
            PageState read;
            const auto result = decodeBlock(read, good.first(length));
            QVERIFY2(!result && result.error().code == ErrorCode::Parse, qPrintable(QString::number(length)));
        }
        PageState read;
        QVERIFY(!decodeBlock(read, QByteArray()));
        QVERIFY(!decodeBlock(read, QByteArray("\x02")));
        QVERIFY(!decodeBlock(read, QByteArray("\x01\x01").append(QByteArray(11, '\xff')))); // never ends
    }

    void arbitraryBytesDoNoHarm()
    {
        QVERIFY(rc::check([](const std::vector<char>& bytes) {
            PageState state;
            (void)decodeBlock(state, QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())));
        }));
    }
};

QUOTADECK_TEST(TestBlockCodec, QCoreApplication)
} // namespace tst_blockcodec

#include "tst_blockcodec.moc"
