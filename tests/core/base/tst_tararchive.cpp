// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/tararchive.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <chrono>
#include <string>

namespace tst_tararchive {
using namespace quotadeck;

/// What the system's tar makes of archives: tst_supportbundle.
class TestTarArchive final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void membersFillBlocks()
    {
        const auto archive = tarArchive({{"a/one.txt", std::string(513, 'x')}, {"a/none.txt", ""}}, kTime);
        QVERIFY(archive);
        QCOMPARE(archive->size(), std::size_t(512) * (1 + 2 + 1 + 2));
        QVERIFY(archive->starts_with(std::string("a/one.txt\0", 10)));
        QCOMPARE(archive->substr(257, 8), std::string("ustar\00000", 8));
        QCOMPARE(archive->substr(124, 12), std::string("00000001001\0", 12)); // 513
        QCOMPARE(archive->substr(std::size_t(512) * 3, 10), std::string("a/none.txt"));
    }

    void theSameMembersGiveTheSameBytes()
    {
        const std::vector<TarMember> members{{"a", "b"}};
        QCOMPARE(*tarArchive(members, kTime), *tarArchive(members, kTime));
    }

    void namesThatDoNotFitAreRefused()
    {
        QVERIFY(tarArchive({{std::string(100, 'n'), ""}}, kTime));
        const auto refused = tarArchive({{std::string(101, 'n'), ""}}, kTime);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(refused.error().where, std::string(101, 'n'));
        QVERIFY(!tarArchive({{"", "x"}}, kTime));
    }

private:
    static constexpr std::chrono::sys_seconds kTime{std::chrono::seconds(1'700'000'000)};
};

QUOTADECK_TEST(TestTarArchive, NoApplication)
} // namespace tst_tararchive

#include "tst_tararchive.moc"
