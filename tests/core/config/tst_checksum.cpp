// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/activeconfig.h"
#include "tests/support/testprogram.h"

#include <QCryptographicHash>
#include <QTest>

namespace tst_checksum {
using namespace quotadeck::config;

namespace {
/// The rule's last step by another implementation of the hash.
std::string sha256(const std::string& bytes)
{
    return QCryptographicHash::hash(QByteArray::fromStdString(bytes), QCryptographicHash::Sha256)
        .toHex()
        .toUpper()
        .toStdString();
}

const std::string kSum(64, 'A');
} // namespace

class TestChecksum : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void knownHashes()
    {
        QCOMPARE(configChecksum(""),
                 std::string("E3B0C44298FC1C149AFBF4C8996FB92427AE41E4649B934CA495991B7852B855"));
        QCOMPARE(configChecksum("abc"),
                 std::string("BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD"));
    }

    void hashesTheTextWithoutItsChecksum_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("hashed");
        const QByteArray sum = QByteArray::fromStdString("checksum: " + kSum);
        const QByteArray other = QByteArray("checksum: ") + QByteArray(64, 'B');

        QTest::newRow("CFG-50: no occurrence, raw bytes") << QByteArray("a: 1\n\n") << QByteArray("a: 1\n\n");
        QTest::newRow("CFG-50: bytes, whatever they are")
            << QByteArray("\xff\x00\r\n\x80", 5) << QByteArray("\xff\x00\r\n\x80", 5);
        QTest::newRow("CFG-50: one space is needed") << QByteArray("checksum:1") << QByteArray("checksum:1");
        QTest::newRow("CFG-50: a tab is no space")
            << QByteArray("checksum:\t1") << QByteArray("checksum:\t1");
        QTest::newRow("CFG-50: a capital is another text")
            << QByteArray("Checksum: 1") << QByteArray("Checksum: 1");
        QTest::newRow("CFG-50: at the end, the break stays") << "a: 1\n" + sum + '\n'
                                                             << QByteArray("a: 1\n\n");
        QTest::newRow("CFG-50: at the start, the rest stays") << sum + "\na: 1\n" << QByteArray("\na: 1\n");
        QTest::newRow("CFG-50: cut to 74 bytes") << sum + "CD\n" << QByteArray("CD\n");
        QTest::newRow("CFG-50: a short one takes what follows, up to 74 bytes")
            << QByteArray("checksum: 12\n") + QByteArray(70, 'x') << QByteArray(70 - 61, 'x');
        QTest::newRow("CFG-50: a short one at the end goes whole")
            << QByteArray("a: 1\nchecksum: 12\n\n") << QByteArray("a: 1\n\n\n");
        QTest::newRow("CFG-50: nothing but breaks after it")
            << QByteArray("a\nchecksum: \n\n") << QByteArray("a\n\n\n");
        QTest::newRow("CFG-50: a carriage return is not a trailing newline")
            << QByteArray("checksum: 1\r\n") << QByteArray("\n");
        QTest::newRow("CFG-50: the same text twice, both go") << sum + '\n' + sum + '\n'
                                                              << QByteArray("\n\n");
        QTest::newRow("CFG-50: another one stays") << sum + '\n' + other + '\n' << '\n' + other + '\n';
        QTest::newRow("CFG-50: up to the next occurrence")
            << QByteArray("checksum: 1 checksum: 2") << QByteArray("checksum: 2");
        QTest::newRow("CFG-50: an empty first one takes only the key, everywhere")
            << QByteArray("checksum: \n") + other << '\n' + QByteArray(64, 'B');
        QTest::newRow("CFG-50: in a comment it counts as well") << "# " + sum + "\na: 1\n"
                                                                << QByteArray("# \na: 1\n");
        QTest::newRow("CFG-50: as the end of another key")
            << QByteArray("mychecksum: 1\n") << QByteArray("my\n");
        QTest::newRow("CFG-50: 74 bytes may cut a character")
            << QByteArray("checksum: ") + QByteArray(63, 'x') + "\xC3\xA4" << QByteArray("\xA4");
        QTest::newRow("CFG-50: alone") << sum << QByteArray();
    }

    void hashesTheTextWithoutItsChecksum()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, hashed);

        QCOMPARE(configChecksum(text.toStdString()), sha256(hashed.toStdString()));
    }

    void textAndCommentsChangeIt() // CFG-51
    {
        QVERIFY(configChecksum("a: 1\n") != configChecksum("a: 1 # one\n"));
        QVERIFY(configChecksum("a: 1\n") != configChecksum("a:  1\n"));
    }

    void aWrittenChecksumDoesNotChangeIt() // CFG-52
    {
        const std::string text = "partitions: []\nchecksum: ";
        QCOMPARE(configChecksum(text + kSum + '\n'), configChecksum(text + std::string(64, '0') + '\n'));
    }
};

QUOTADECK_TEST(TestChecksum, NoApplication)
} // namespace tst_checksum

#include "tst_checksum.moc"
