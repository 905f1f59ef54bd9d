// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/backoff.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_backoff {
using quotadeck::http::BackOff;
using namespace std::chrono_literals;

class TestBackOff : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void waitsLongerAfterEachFailure()
    {
        BackOff backOff({}, [] { return 0.0; });

        QList<std::int64_t> waits;
        for (int failure = 0; failure < 7; ++failure)
            waits.append(backOff.next().count());
        QCOMPARE(waits, (QList<std::int64_t>{1000, 2000, 4000, 8000, 16000, 30000, 30000}));

        backOff.reset();
        QCOMPARE(backOff.next(), 1000ms);
    }

    void shortensAWaitByAQuarterAtMost()
    {
        BackOff backOff({.first = 1000ms, .longest = 2000ms}, [] { return 0.999999; });

        QCOMPARE(backOff.next(), 750ms);
        QCOMPARE(backOff.next(), 1500ms);
        QCOMPARE(backOff.next(), 1500ms);
    }
};

QUOTADECK_TEST(TestBackOff, QCoreApplication)
} // namespace tst_backoff

#include "tst_backoff.moc"
