// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/allocation.h"
#include "tests/core/cluster/appowner.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <limits>

namespace tst_pendingrequests {
using namespace quotadeck;
using cluster::PendingRequests;
using cluster::Request;
using test::request;

namespace {
QString keys(const PendingRequests& requests)
{
    QStringList result;
    for (const Request& entry : requests)
        result += QString::fromStdString(entry.key);
    return result.join(' ');
}
} // namespace

class TestPendingRequests : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void keepsTheOrderOfScheduling() // ENF-15
    {
        PendingRequests requests;
        QVERIFY(requests.empty());
        requests.add(request("first", 1, "", 0, 20));
        requests.add(request("second", 1, "", 0, 20));
        requests.add(request("old", 1, "", 0, 10));
        requests.add(request("lowest", 1, "", std::numeric_limits<std::int32_t>::min(), 5));
        requests.add(request("highest", 1, "", std::numeric_limits<std::int32_t>::max(), 30));
        requests.add(request("negative", 1, "", -1, 5));

        QCOMPARE(keys(requests), "highest old first second negative lowest");
        QCOMPARE(requests.front().key, "highest");
        QCOMPARE(requests.size(), std::size_t{6});
        QCOMPARE(requests.begin()->key, "highest");
    }

    void findsAndTakesByKey()
    {
        PendingRequests requests;
        for (const char* key : {"a", "b", "c"})
            requests.add(request(key, 1));
        QCOMPARE(requests.find("b")->key, "b");
        QVERIFY(!requests.find("d"));

        QCOMPARE(requests.take(requests.find("b")->key)->key, "b"); // the key may be that of what goes
        QVERIFY(!requests.take("b"));
        QVERIFY(!requests.find("b"));
        QCOMPARE(keys(requests), "a c");
        requests.add(request("b", 1));
        QCOMPARE(keys(requests), "a c b");
    }

    void takesAllInOrder()
    {
        PendingRequests requests;
        requests.add(request("a", 1));
        requests.add(request("b", 1, "", 9));

        const auto taken = requests.takeAll();

        QCOMPARE(taken, (std::vector{request("b", 1, "", 9), request("a", 1)}));
        QVERIFY(requests.empty() && !requests.find("a"));
        requests.add(request("a", 1));
        QCOMPARE(keys(requests), "a");
    }

    void aCopyIsItsOwn()
    {
        PendingRequests requests;
        requests.add(request("a", 1));
        PendingRequests copy = requests;

        QVERIFY(requests.take("a"));

        QCOMPARE(copy.find("a")->key, "a");
        QCOMPARE(keys(copy), "a");
    }
};

QUOTADECK_TEST(TestPendingRequests, NoApplication)
} // namespace tst_pendingrequests

#include "tst_pendingrequests.moc"
