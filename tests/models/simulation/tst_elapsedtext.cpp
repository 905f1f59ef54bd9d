// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/simulation/elapsedtext.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_elapsedtext {
using namespace quotadeck::models;
using namespace std::chrono_literals;

class TestElapsedText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void writesAndReads_data()
    {
        QTest::addColumn<qint64>("milliseconds");
        QTest::addColumn<QString>("text");
        QTest::newRow("start") << qint64(0) << "0:00";
        QTest::newRow("seconds") << qint64(14'000) << "0:14";
        QTest::newRow("a minute") << qint64(60'000) << "1:00";
        QTest::newRow("an hour") << qint64(3'600'000) << "1:00:00";
        QTest::newRow("all parts") << qint64(3'723'250) << "1:02:03.250";
        QTest::newRow("many hours") << qint64(1000) * 3'600'000 << "1000:00:00";
    }

    void writesAndReads()
    {
        QFETCH(qint64, milliseconds);
        QFETCH(QString, text);

        QCOMPARE(elapsedText(std::chrono::milliseconds(milliseconds)), text);
        const auto read = readElapsed(text);
        QVERIFY(read && *read == std::chrono::milliseconds(milliseconds));
    }

    void readsSecondsAlone()
    {
        QVERIFY(readElapsed(QStringLiteral(" 90 ")) == 90s);
        QVERIFY(readElapsed(QStringLiteral("14.5")) == 14'500ms);
    }

    void refusesWhatIsNoTime_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", "abc", "-5", "1:60", "1:60:00", "1:2:3:4", "1.2345", "1000:00:01", "9999999"})
            QTest::newRow(text) << QString::fromLatin1(text);
    }

    void refusesWhatIsNoTime()
    {
        QFETCH(QString, text);
        QVERIFY(!readElapsed(text));
    }
};

QUOTADECK_TEST(TestElapsedText, NoApplication)
} // namespace tst_elapsedtext

#include "tst_elapsedtext.moc"
