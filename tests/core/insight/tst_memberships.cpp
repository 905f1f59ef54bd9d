// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/insight/effectivelimits.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_memberships {
using namespace quotadeck;

namespace {
ApplicationInfo application(const char* user, std::int64_t submitted, const char* group)
{
    ApplicationInfo info;
    info.user = UserName(user);
    info.submissionTime = submitted;
    info.groups = {GroupName(group)};
    return info;
}

PartitionSnapshot partitionWith(std::vector<ApplicationInfo> applications)
{
    PartitionSnapshot partition;
    partition.applications = std::move(applications);
    return partition;
}

/// The only group of @p user; empty: unknown.
std::string groupOf(const insight::Memberships& memberships, const char* user)
{
    const auto* groups = memberships.of(UserName(user));
    return groups ? groups->at(0).text() : std::string();
}
} // namespace

class TestMemberships : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theNewestApplicationCounts()
    {
        const insight::Memberships memberships(
            {},
            partitionWith({application("ann", 5, "old"), application("bob", 9, "new"),
                           application("ann", 7, "new"), application("bob", 3, "old")}));
        QCOMPARE(groupOf(memberships, "ann"), std::string("new"));
        QCOMPARE(groupOf(memberships, "bob"), std::string("new"));
        QVERIFY(!memberships.of(UserName("cleo")));
    }

    void ofEqualTimesTheLastCounts()
    {
        const insight::Memberships memberships(
            {}, partitionWith({application("ann", 5, "first"), application("ann", 5, "last")}));
        QCOMPARE(groupOf(memberships, "ann"), std::string("last"));
    }

    void aGivenMembershipComesFirst()
    {
        const std::vector<access::UserGroups> given
            = {{UserName("ann"), {GroupName("given")}}, {UserName("dora"), {GroupName("given")}}};
        const insight::Memberships memberships(given, partitionWith({application("ann", 5, "reported")}));
        QCOMPARE(groupOf(memberships, "ann"), std::string("given"));
        QCOMPARE(groupOf(memberships, "dora"), std::string("given"));
        QCOMPARE(groupOf(insight::Memberships(given, {}), "ann"),
                 std::string("given")); // no list of applications
    }
};

QUOTADECK_TEST(TestMemberships, NoApplication)
} // namespace tst_memberships

#include "tst_memberships.moc"
