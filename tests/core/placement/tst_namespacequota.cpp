// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/placement.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_namespacequota {
using namespace quotadeck;
using namespace quotadeck::placement;

namespace {
NamespaceQuota quotaOf(const char* tag, const QByteArray& value)
{
    Submission application;
    application.tags[tag] = value.toStdString();
    return namespaceQuotaOf(application);
}
} // namespace

class TestNamespaceQuota : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void resourcesAreRead() // NSQ-10
    {
        const QByteArray json
            = "{\"resources\":{\"memory\":{\"value\":100000000000},\"vcore\":{\"value\":64000},"
              "\"nvidia.com/gpu\":{}}}";
        const Resource expected{{"memory", 100000000000}, {"vcore", 64000}, {"nvidia.com/gpu", 0}};

        QVERIFY(quotaOf("namespace.resourcequota", json).max == expected);
        QVERIFY(!quotaOf("namespace.resourcequota", json).guaranteed);
        QVERIFY(quotaOf("Namespace.ResourceGuaranteed", json).guaranteed == expected);
        QVERIFY(quotaOf("namespace.resourceguaranteed", json).setsResources()); // NSQ-12
        QVERIFY(!quotaOf("namespace.quota", json).setsResources());
    }

    void resourcesOfNoUseAreAbsent_data() // NSQ-11
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("NSQ-11: empty") << QByteArray("");
        QTest::newRow("NSQ-11: no JSON") << QByteArray("memory=1");
        QTest::newRow("NSQ-11: no resources") << QByteArray("{}");
        QTest::newRow("NSQ-11: no types") << QByteArray("{\"resources\":{}}");
        QTest::newRow("NSQ-11: all zero") << QByteArray("{\"resources\":{\"memory\":{\"value\":0}}}");
        QTest::newRow("NSQ-11: one negative")
            << QByteArray("{\"resources\":{\"memory\":{\"value\":5},\"vcore\":{\"value\":-1}}}");
        QTest::newRow("NSQ-11: text") << QByteArray("{\"resources\":{\"memory\":{\"value\":\"5\"}}}");
        QTest::newRow("NSQ-11: fraction") << QByteArray("{\"resources\":{\"memory\":{\"value\":1.5}}}");
        QTest::newRow("NSQ-11: beyond 64 bits")
            << QByteArray("{\"resources\":{\"memory\":{\"value\":9223372036854775808}}}");
        QTest::newRow("NSQ-11: a bare number") << QByteArray("{\"resources\":{\"memory\":5}}");
        QTest::newRow("NSQ-11: a list") << QByteArray("[{\"resources\":{}}]");
    }

    void resourcesOfNoUseAreAbsent()
    {
        QFETCH(QByteArray, json);

        QVERIFY(quotaOf("namespace.resourcequota", json) == NamespaceQuota());
    }

    void theNumberOfApplicationsIsRead_data() // NSQ-11
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<quint64>("count");
        QTest::newRow("NSQ-11: number") << QByteArray("12") << quint64{12};
        QTest::newRow("NSQ-11: largest") << QByteArray("18446744073709551615") << ~quint64{0};
        QTest::newRow("NSQ-11: too large") << QByteArray("18446744073709551616") << quint64{0};
        QTest::newRow("NSQ-11: negative") << QByteArray("-1") << quint64{0};
        QTest::newRow("NSQ-11: sign") << QByteArray("+1") << quint64{0};
        QTest::newRow("NSQ-11: space") << QByteArray("1 ") << quint64{0};
        QTest::newRow("NSQ-11: fraction") << QByteArray("1.0") << quint64{0};
        QTest::newRow("NSQ-11: empty") << QByteArray("") << quint64{0};
    }

    void theNumberOfApplicationsIsRead()
    {
        QFETCH(QByteArray, text);
        QFETCH(quint64, count);

        const NamespaceQuota quota = quotaOf("namespace.resourcemaxapps", text);

        QCOMPARE(quint64{quota.maxApplications}, count);
        QVERIFY(!quota.setsResources());
    }
};

QUOTADECK_TEST(TestNamespaceQuota, NoApplication)
} // namespace tst_namespacequota

#include "tst_namespacequota.moc"
