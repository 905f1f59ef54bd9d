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
    void theSystemKnowsItsFirstUser()
    {
        const passwd* self = ::getpwuid(0); // on every system, whoever runs the test
        QVERIFY(self != nullptr);
        const group* primary = ::getgrgid(self->pw_gid);
        const QString expected
            = primary != nullptr ? QString::fromUtf8(primary->gr_name) : QString::number(self->pw_gid);

        const QStringList groups = groupsOf(OsResolver(), self->pw_name);

        QCOMPARE(groups.value(0), expected);
        QCOMPARE(groups.count(expected), 1);
    }

    void theSystemDoesNotKnowOthers()
    {
        const auto groups = OsResolver().groupsOf(UserName("no-such-user-here"));

        QVERIFY(!groups);
        QVERIFY(groups.error().code == ErrorCode::NotFound);
    }

    void accountsHaveTheNamesOfThisMachine()
    {
        QCOMPARE(access::accountName(0), std::string("root"));
        QCOMPARE(access::accountName(0x7ffffff0), std::string()); // no account
    }
};

QUOTADECK_TEST(TestGroupResolver, NoApplication)
} // namespace tst_groupresolver

#include "tst_groupresolver.moc"
