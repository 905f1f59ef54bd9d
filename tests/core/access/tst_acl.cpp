// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/queueaccess.h"
#include "core/config/rules/names.h"
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <rapidcheck.h>

namespace tst_acl {
using namespace quotadeck;
using namespace quotadeck::access;

namespace {
UserGroups someone(const QString& user, const QStringList& groups)
{
    UserGroups result{UserName(user.toStdString()), {}};
    for (const QString& group : groups)
        result.groups.emplace_back(group.toStdString());
    return result;
}

/// "everyone", "user bob", "group dev", "nobody", or "error" for a list that cannot be read.
QString grantText(const QString& acl, const QString& user, const QStringList& groups,
                  Mode mode = Mode::Current)
{
    const auto parsed = Acl::parse(acl.toStdString(), mode);
    if (!parsed)
        return QStringLiteral("error");
    const auto entry = parsed->grantTo(someone(user, groups));
    if (!entry)
        return QStringLiteral("nobody");
    switch (entry->kind) {
    case EntryKind::Everyone:
        return QStringLiteral("everyone");
    case EntryKind::User:
        return "user " + QString::fromStdString(entry->name);
    case EntryKind::Group:
        return "group " + QString::fromStdString(entry->name);
    }
    return {};
}

bool passesValidation(const QString& acl)
{
    QString quoted = acl;
    quoted.replace('\t', QStringLiteral("\\t"));
    return config::validate(
               QStringLiteral("partitions: [{name: default, queues: [{name: root, submitacl: \"%1\"}]}]")
                   .arg(quoted)
                   .toStdString())
        .accepted;
}
} // namespace

class TestAcl : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void grants_data()
    {
        QTest::addColumn<QString>("acl");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QStringList>("groups");
        QTest::addColumn<QString>("grant");

        const auto row = [](const char* name, const char* acl, const char* user, const QStringList& groups,
                            const char* grant) {
            QTest::newRow(name) << QString::fromUtf8(acl) << QString::fromUtf8(user) << groups
                                << QString::fromUtf8(grant);
        };
        row("ACL-1: both lists, by user", "bob,sue dev,test", "sue", {}, "user sue");
        row("ACL-1: both lists, by group", "bob,sue dev,test", "eve", {"ops", "test"}, "group test");
        row("ACL-1: both lists, nobody", "bob,sue dev,test", "eve", {"ops"}, "nobody");
        row("ACL-1: users only", "bob", "bob", {}, "user bob");
        row("ACL-1: groups only", " dev", "eve", {"dev"}, "group dev");
        row("ACL-1: a group name is no user name", " dev", "dev", {}, "nobody");
        row("ACL-1: no list", "", "bob", {"dev"}, "nobody");
        row("ACL-2: a single space", " ", "bob", {"dev"}, "nobody");
        row("ACL-4: users and a space", "bob ", "bob", {}, "user bob");
        row("ACL-4: two spaces between", "u  g", "u", {"g"}, "error");
        row("ACL-4: around", " u ", "u", {"u"}, "error");
        row("ACL-4: two before", "  g", "u", {"g"}, "error");
        row("ACL-4: nothing but two", "  ", "u", {"g"}, "error");
        row("ACL-4: spaces around *", " * ", "u", {}, "error");
        row("ACL-4: three parts", "a b c", "a", {}, "error");
        row("ACL-5: *", "*", "eve", {}, "everyone");
        row("ACL-5: * and a space", "* ", "eve", {}, "everyone");
        row("ACL-5: a space and *", " *", "eve", {}, "everyone");
        row("ACL-5: * and a tab", "*\t", "eve", {}, "everyone");
        row("ACL-5: * for users", "* dev", "eve", {}, "everyone");
        row("ACL-5: * for groups", "bob *", "eve", {}, "everyone");
        row("ACL-5: * among users", "*,bob", "eve", {}, "nobody");
        row("ACL-5: * among users, the user", "*,bob", "bob", {}, "user bob");
        row("ACL-5: * among groups", "bob dev,*", "eve", {"ops"}, "nobody");
        row("ACL-6: a tab does not separate", "u\tg", "u", {"g"}, "nobody");
        row("ACL-7: user name", "_a.b@c-d9$", "_a.b@c-d9$", {}, "user _a.b@c-d9$");
        row("ACL-7: user $ only at the end", "a$b", "a$b", {}, "nobody");
        row("ACL-7: user from a digit", "1u", "1u", {}, "nobody");
        row("ACL-7: group name", " _a-b9", "u", {"_a-b9"}, "group _a-b9");
        row("ACL-7: group with $", " g$", "u", {"g$"}, "nobody");
        row("ACL-7: group with @", " g@x", "u", {"g@x"}, "nobody");
        row("ACL-7: empty entries", ",bob,, ,dev,", "bob", {}, "user bob");
        row("ACL-7: an empty entry is nobody's", "bob,,", "", {""}, "nobody");
        row("ACL-8: user with a limit name", "a:b,a#b,a/b", "a:b", {}, "nobody");
        row("ACL-8: group with a limit name", " a.b,a:b", "u", {"a.b", "a:b"}, "nobody");
        row("ACL-8: bad names only", "1u,#x 2g", "1u", {"2g"}, "nobody");
        row("ACL-10: the user before the groups", "bob dev", "bob", {"dev"}, "user bob");
        row("ACL-10: groups in the order of the user", " dev,qa", "bob", {"qa", "dev"}, "group qa");
        row("ACL-10: case of the user", "bob", "Bob", {}, "nobody");
        row("ACL-10: case of the group", " dev", "bob", {"Dev"}, "nobody");
    }

    void grants()
    {
        QFETCH(QString, acl);
        QFETCH(QString, user);
        QFETCH(QStringList, groups);
        QFETCH(QString, grant);

        QCOMPARE(grantText(acl, user, groups), grant);
    }

    void theSeedTakesPortableNames() // ACL-8, CON-23
    {
        QCOMPARE(grantText("1u 2.g,x@y", "1u", {}, Mode::Seed), QStringLiteral("user 1u"));
        QCOMPARE(grantText("1u 2.g,x@y", "u", {"2.g"}, Mode::Seed), QStringLiteral("group 2.g"));
        QCOMPARE(grantText("1u 2.g,x@y", "u", {"x@y"}, Mode::Seed), QStringLiteral("group x@y"));
        QCOMPARE(grantText("-u,a#b", "-u", {}, Mode::Seed), QStringLiteral("nobody"));
        QCOMPARE(grantText("svc$", "svc$", {}, Mode::Seed), QStringLiteral("user svc$"));
    }

    void validationIsMoreLenient_data() // ACL-3, VAL-31, CON-22
    {
        QTest::addColumn<QString>("acl");
        QTest::addColumn<bool>("isValid");
        QTest::addColumn<bool>("isReadable");

        QTest::newRow("ACL-4: one space") << "u g" << true << true;
        QTest::newRow("VAL-90: two spaces") << "u  g" << true << false;
        QTest::newRow("VAL-90: around") << " u " << true << false;
        QTest::newRow("VAL-90: around *") << " * " << true << false;
        QTest::newRow("ACL-6: tab") << "u\tg" << true << true;
        QTest::newRow("ACL-3: tabs and spaces") << "\t u \t g" << true << false;
        QTest::newRow("ACL-3: three fields") << "a b c" << false << false;
        QTest::newRow("ACL-3: three fields by tabs") << "a\tb\tc" << false << true;
        QTest::newRow("ACL-3: names are not checked") << "1u,#x 2g" << true << true;
        QTest::newRow("ACL-2: empty") << "" << true << true;
    }

    void validationIsMoreLenient()
    {
        QFETCH(QString, acl);
        QFETCH(bool, isValid);
        QFETCH(bool, isReadable);

        QCOMPARE(passesValidation(acl), isValid);
        QCOMPARE(Acl::parse(acl.toStdString()).has_value(), isReadable);
    }

    void aListWithTwoSpacesIsExplained()
    {
        QCOMPARE(Acl::parse("a  b").error().message.english(),
                 std::string("the list has 2 spaces, and the scheduler splits at each of them: write users, "
                             "exactly one space, groups"));
    }

    void onlyEntriesOfTheTextAreGranted() // ACL-7, ACL-8
    {
        QVERIFY(rc::check("every name is an entry", [] {
            const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab1,, *.$:")));
            const auto acl = Acl::parse(text);
            RC_PRE(acl.has_value());
            std::set<std::string> entries;
            std::string rest = text + ',';
            for (std::size_t at = rest.find_first_of(", "); at != std::string::npos;
                 at = rest.find_first_of(", ")) {
                entries.insert(rest.substr(0, at));
                rest.erase(0, at + 1);
            }
            entries.erase("");
            RC_ASSERT(std::ranges::includes(entries, acl->users()));
            RC_ASSERT(std::ranges::includes(entries, acl->groups()));
            RC_ASSERT(!acl->allowsEveryone() || (entries.contains("*") && acl->users().empty()));
            if (acl->allowsEveryone())
                return;
            const std::string users = text.substr(0, text.find(' '));
            for (std::size_t from = 0, to = 0; from <= users.size(); from = to + 1) {
                to = std::min(users.find(',', from), users.size());
                const std::string name = users.substr(from, to - from);
                RC_ASSERT(acl->users().contains(name) == config::isAclUserName(name));
            }
        }));
    }
};

QUOTADECK_TEST(TestAcl, NoApplication)
} // namespace tst_acl

#include "tst_acl.moc"
