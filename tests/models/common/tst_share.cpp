// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/celltext.h"
#include "models/common/share.h"
#include "tests/support/testprogram.h"

#include <QLocale>
#include <QScopeGuard>
#include <QTest>

#include <cmath>

namespace tst_share {
using namespace quotadeck;
using namespace quotadeck::models;

class TestShare : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void saysHowTightALimitIs_data() // RES-3, RES-34
    {
        QTest::addColumn<qint64>("used");
        QTest::addColumn<bool>("isLimited");
        QTest::addColumn<qint64>("limit");
        QTest::addColumn<QString>("text");
        QTest::addColumn<RowState>("state");
        QTest::newRow("no limit") << qint64(5) << false << qint64(0) << "∞" << RowState::Normal;
        QTest::newRow("blocked") << qint64(0) << true << qint64(0) << "blocked" << RowState::Normal;
        QTest::newRow("over a block")
            << qint64(1) << true << qint64(0) << "over limit 0" << RowState::Critical;
        QTest::newRow("nothing used") << qint64(0) << true << qint64(9) << "0%" << RowState::Normal;
        QTest::newRow("below warning") << qint64(799) << true << qint64(1000) << "79%" << RowState::Normal;
        QTest::newRow("warning") << qint64(80) << true << qint64(100) << "80%" << RowState::Warning;
        QTest::newRow("below critical") << qint64(949) << true << qint64(1000) << "94%" << RowState::Warning;
        QTest::newRow("critical") << qint64(95) << true << qint64(100) << "95%" << RowState::Critical;
        QTest::newRow("never rounded up")
            << qint64(999) << true << qint64(1000) << "99%" << RowState::Critical;
        QTest::newRow("exact hundredths") << qint64(29) << true << qint64(100) << "29%" << RowState::Normal;
        QTest::newRow("over") << qint64(300) << true << qint64(200) << "150%" << RowState::Critical;
        QTest::newRow("negative use") << qint64(-5) << true << qint64(10) << "0%" << RowState::Normal;
        QTest::newRow("largest") << qint64{kMaxQuantity} << true << qint64(1) << "922337203685477580800%"
                                 << RowState::Critical;
    }

    void saysHowTightALimitIs()
    {
        QFETCH(qint64, used);
        QFETCH(bool, isLimited);
        QFETCH(qint64, limit);
        QFETCH(QString, text);
        QFETCH(RowState, state);

        const Share share(used, isLimited ? std::optional<Quantity>(limit) : std::nullopt);

        QCOMPARE(share.text(), text);
        QCOMPARE(share.state(), state);
        QCOMPARE(share.isLimited(), isLimited);
        QVERIFY(!std::isnan(share.value().value_or(0)));
    }

    void ordersByTightness()
    {
        const std::vector<Share> ascending
            = {Share(), Share(0, 0), Share(0, 5), Share(1, 2), Share(9, 3), Share(1, 0)};

        for (std::size_t i = 1; i < ascending.size(); ++i)
            QVERIFY(ascending[i - 1] < ascending[i]);
    }

    void unsetLimitsAreAboveEveryNumber()
    {
        QCOMPARE(compareLimits(std::nullopt, std::nullopt), 0);
        QCOMPARE(compareLimits(std::nullopt, kMaxQuantity), 1);
        QCOMPARE(compareLimits(0, std::nullopt), -1);
        QCOMPARE(compareLimits(-1, 0), -1);
        QCOMPARE(compareLimits(7, 7), 0);
    }

    void exactTextsNameTheUnit()
    {
        QCOMPARE(exactText(ResourceType("memory"), 1536), QStringLiteral("1.5 KiB (1536 bytes)"));
        QCOMPARE(exactText(ResourceType("vcore"), 1500), QStringLiteral("1.5 (1500 millicores)"));
        QCOMPARE(exactText(ResourceType("pods"), 12), QStringLiteral("12"));
        QCOMPARE(exactText(ResourceType("pods"), 12345), QStringLiteral("12.35k (12345)"));
    }

    void thresholdsDecideTheState()
    {
        const auto restore = qScopeGuard([] { setUsageThresholds({}); });
        QCOMPARE(Share(80, 100).state(), RowState::Warning);
        QCOMPARE(Share(79, 100).state(), RowState::Normal);
        setUsageThresholds({.warning = 29, .critical = 57});
        QCOMPARE(Share(28, 100).state(), RowState::Normal);
        QCOMPARE(Share(29, 100).state(), RowState::Warning); // 0.29 * 100 lies below 29
        QCOMPARE(Share(57, 100).state(), RowState::Critical);
    }

    void amountsHaveTheDecimalPointOfTheLocale()
    {
        const QLocale before;
        const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::German));

        QCOMPARE(quantityText(ResourceType("memory"), 1536), QStringLiteral("1,5 KiB"));
        QCOMPARE(exactText(ResourceType("pods"), 12345), QStringLiteral("12,35k (12345)"));
    }

    void listsAmountsInThePreferredOrder() // RES-42
    {
        const Resource resource{{"nvidia.com/gpu", 2}, {"vcore", 1500}, {"memory", 1024}};

        QCOMPARE(quantitiesText(resource), QStringLiteral("memory 1 KiB, vcore 1.5, nvidia.com/gpu 2"));
        QCOMPARE(quantitiesText(Resource()), QString());
    }
};

QUOTADECK_TEST(TestShare, NoApplication)
} // namespace tst_share

#include "tst_share.moc"
