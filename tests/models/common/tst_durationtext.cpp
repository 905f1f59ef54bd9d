// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/durationtext.h"
#include "tests/support/testprogram.h"

#include <QLocale>
#include <QTest>

#include <initializer_list>

namespace tst_durationtext {
using namespace quotadeck::models;
using namespace std::chrono_literals;

class TestDurationText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void durationsHaveAtMostTwoUnits_data()
    {
        QTest::addColumn<qint64>("nanoseconds");
        QTest::addColumn<QString>("text");
        const auto add = [](std::chrono::nanoseconds duration, const char* text) {
            QTest::newRow(text) << qint64{duration.count()} << QString::fromLatin1(text);
        };
        add(-5s, "0 s");
        add(20ms, "20 ms");
        add(1us, "1 ms"); // never 0 for what takes time
        add(50ms, "0.1 s");
        add(4900ms, "4.9 s");
        add(9949ms, "9.9 s");
        add(9950ms, "10 s");
        add(30s, "30 s");
        add(59999ms, "1 min");
        add(75s, "1 min 15 s");
        add(3600s, "1 h");
        add(7500s, "2 h 5 min");
        add(48h, "2 d");
        add(76h, "3 d 4 h");
    }

    void durationsHaveAtMostTwoUnits()
    {
        QFETCH(const qint64, nanoseconds);
        QFETCH(const QString, text);
        QCOMPARE(durationText(std::chrono::nanoseconds(nanoseconds)), text);
    }

    void agesCountWholeMinutes()
    {
        QCOMPARE(ageText(-5s), QStringLiteral("0 s"));
        QCOMPARE(ageText(59900ms), QStringLiteral("59 s"));
        QCOMPARE(ageText(119s), QStringLiteral("1 min"));
        QCOMPARE(ageText(1h), QStringLiteral("1 h"));
        QCOMPARE(ageText(76h), QStringLiteral("3 d 4 h"));
    }

    void textsOfManyAgesAreThoseOfEachAndMadeOnce()
    {
        AgeTexts texts;
        for (const std::chrono::nanoseconds age : std::initializer_list<std::chrono::nanoseconds>{
                 -5s, 0s, 1s - 1ns, 1s, 59900ms, 60s - 1ns, 60s, 119s, 3599s, 1h, 5h + 12min + 59s, 24h - 1ns,
                 24h, 76h})
            QCOMPARE(texts.of(age), ageText(age));
        QVERIFY(texts.of(60s).constData() == texts.of(119s).constData()); // one copy
        QVERIFY(texts.of(58s) != texts.of(59s));
    }

    void tenthsHaveTheDecimalPointOfTheLocale()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German));
        const QString text = durationText(4900ms);
        QLocale::setDefault(before);
        QCOMPARE(text, QStringLiteral("4,9 s"));
    }
};

QUOTADECK_TEST(TestDurationText, QCoreApplication)
} // namespace tst_durationtext

#include "tst_durationtext.moc"
