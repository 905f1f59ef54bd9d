// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/groupresolver.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <grp.h>
#include <pwd.h>
#include <unistd.h>

namespace tst_groupresolver {
using namespace quotadeck;
using namespace quotadeck::access;

namespace {
QStringList groupsOf(const GroupResolver& resolver, const char* user)
{
    const auto groups = resolver.groupsOf(UserName(user));
    QStringList names;
    if (!groups)
        return {QStringLiteral("error")};
    for (const GroupName& group : *groups)
        names += QString::fromStdString(group.text());
    return names;
}
} // namespace

class TestGroupResolver : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void withoutAResolverTheGroupHasTheNameOfTheUser() // UGM-15
    {
        QCOMPARE(groupsOf(NoResolver(), "bob"), QStringList{"bob"});
    }

    void aTableKnowsItsUsersOnly()
    {
        const FixedResolver resolver(
            {{UserName("bob"), {GroupName("dev"), GroupName("ops")}}, {UserName("amy"), {}}});

        QCOMPARE(groupsOf(resolver, "bob"), (QStringList{"dev", "ops"}));
        QCOMPARE(groupsOf(resolver, "amy"), QStringList());
        const auto unknown = resolver.groupsOf(UserName("eve"));
        QVERIFY(!unknown);
        QVERIFY(unknown.error().code == ErrorCode::NotFound);
        QCOMPARE(unknown.error().where, std::string("eve"));
    }

    void theConfiguredTypeChoosesTheResolver_data() // section 2.2
    {
        QTest::addColumn<QByteArray>("type");
        QTest::addColumn<QStringList>("groups");
        QTest::newRow("none") << QByteArray("") << QStringList{"testuser1"};
        QTest::newRow("any other text") << QByteArray("OS") << QStringList{"testuser1"};
        QTest::newRow("test") << QByteArray("test") << QStringList{"group1000", "group1001"};
    }

    void theConfiguredTypeChoosesTheResolver()
    {
        QFETCH(QByteArray, type);
        QFETCH(QStringList, groups);

        const auto resolver = makeResolver(type.toStdString());

        QVERIFY(resolver);
        QCOMPARE(groupsOf(**resolver, "testuser1"), groups);
    }

    void ldapIsNotOffered()
    {
        const auto resolver = makeResolver("ldap");

        QVERIFY(!resolver);
        QVERIFY(resolver.error().code == ErrorCode::Unsupported);
    }

    void theSystemKnowsItsFirstUser()
    {
        const passwd* self = ::getpwuid(0); // on every system, whoever runs the test
        QVERIFY(self != nullptr);
        const group* primary = ::getgrgid(self->pw_gid);
        const QString expected
            = primary != nullptr ? QString::fromUtf8(primary->gr_name) : QString::number(self->pw_gid);

        const auto resolver = makeResolver("os");
        QVERIFY(resolver);
        const QStringList groups = groupsOf(**resolver, self->pw_name);

        QCOMPARE(groups.value(0), expected);
        QCOMPARE(groups.count(expected), 1);
    }

    void theSystemDoesNotKnowOthers()
    {
        const auto groups = OsResolver().groupsOf(UserName("no-such-user-here"));

        QVERIFY(!groups);
        QVERIFY(groups.error().code == ErrorCode::NotFound);
    }
};

QUOTADECK_TEST(TestGroupResolver, NoApplication)
} // namespace tst_groupresolver

#include "tst_groupresolver.moc"
