// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placement/rule.h"
#include "tests/support/testprogram.h"

#include <QTest>

namespace tst_filter {
using namespace quotadeck;
using namespace quotadeck::placement;

namespace {
config::TextList list(const QStringList& names)
{
    config::TextList result;
    result.isSet = !names.isEmpty();
    for (const QString& name : names)
        result.value.push_back({name.toStdString(), true, {}, {}});
    return result;
}

access::UserGroups someone(const QString& user, const QStringList& groups)
{
    access::UserGroups result{UserName(user.toStdString()), {}};
    for (const QString& group : groups)
        result.groups.emplace_back(group.toStdString());
    return result;
}
} // namespace

class TestFilter : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void allowsOrDenies_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QStringList>("users");
        QTest::addColumn<QStringList>("groups");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QStringList>("memberships");
        QTest::addColumn<bool>("isAllowed");

        const auto row
            = [](const char* name, const char* type, const QStringList& users, const QStringList& groups,
                 const char* user, const QStringList& memberships, bool isAllowed) {
                  QTest::newRow(name) << type << users << groups << user << memberships << isAllowed;
              };
        row("PLC-10: no filter", "", {}, {}, "bob", {}, true);
        row("PLC-10: allow without lists", "allow", {}, {}, "bob", {}, true);
        row("PLC-10: deny without lists", "deny", {}, {}, "bob", {}, false);
        row("PLC-10: ALLOW", "ALLOW", {"bob"}, {}, "bob", {}, true);
        row("PLC-10: Deny is allow", "Deny", {"bob"}, {}, "bob", {}, true);
        row("PLC-10: Deny is allow, others", "Deny", {"bob"}, {}, "amy", {}, false);
        row("PLC-10: deny others", "deny", {"bob"}, {}, "amy", {}, true);
        row("PLC-10: a list of no use is no empty list", "allow", {"1bad"}, {}, "bob", {}, false);
        row("PLC-10: denying by a list of no use", "deny", {"1bad"}, {}, "bob", {}, true);
        row("PLC-11: a name", "", {"bob"}, {}, "bob", {}, true);
        row("PLC-11: a name is no part", "", {"bob"}, {}, "bobby", {}, false);
        row("PLC-11: a dot is part of a name", "", {"b.b"}, {}, "bob", {}, false);
        row("PLC-11: an expression is searched for", "", {"o(b|d)"}, {}, "bobby", {}, true);
        row("PLC-11: an anchored expression", "", {"^bob$"}, {}, "bobby", {}, false);
        row("PLC-11: a flag of the expression", "", {"(?i)BOB"}, {}, "bob", {}, true);
        row("PLC-11: a broken expression", "", {"b(ob"}, {}, "bob", {}, false);
        row("PLC-11: no expressions among two", "", {"b.*", "amy"}, {}, "bob", {}, false);
        row("PLC-11: but names", "", {"b.*", "amy"}, {}, "amy", {}, true);
        row("PLC-11: each list for itself", "", {"amy", "eve"}, {"^d"}, "bob", {"dev"}, true);
        row("PLC-11: names of groups", "", {}, {"a@b", "dev"}, "bob", {"a@b"}, false);
        row("PLC-12: any group", "", {}, {"dev"}, "bob", {"ops", "dev"}, true);
        row("PLC-12: any group, denied", "deny", {}, {"dev"}, "bob", {"ops", "dev"}, false);
        row("PLC-12: each group separately", "", {}, {"^sd"}, "bob", {"ops", "dev"}, false);
        row("PLC-12: user or group", "", {"bob"}, {"dev"}, "bob", {"ops"}, true);
        row("PLC-12: neither", "", {"bob"}, {"dev"}, "amy", {"ops"}, false);
        row("PLC-13: case of a user", "", {"bob"}, {}, "Bob", {}, false);
        row("PLC-13: case of a group", "", {}, {"dev"}, "bob", {"Dev"}, false);
        row("PLC-13: svc$ is an expression", "", {"svc$"}, {}, "mysvc", {}, true);
        row("PLC-13: and does not match itself", "", {"svc$"}, {}, "svc$", {}, false);
        row("PLC-13: as one of two it is a name", "", {"svc$", "amy"}, {}, "svc$", {}, true);
    }

    void allowsOrDenies()
    {
        QFETCH(QString, type);
        QFETCH(QStringList, users);
        QFETCH(QStringList, groups);
        QFETCH(QString, user);
        QFETCH(QStringList, memberships);
        QFETCH(bool, isAllowed);
        config::FilterConfig config;
        config.type.value = type.toStdString();
        config.users = list(users);
        config.groups = list(groups);

        QCOMPARE(Filter::fromConfig(config, Mode::Current).allows(someone(user, memberships)), isAllowed);
    }

    void theSeedDeniesInAnyCase() // CON-18
    {
        config::FilterConfig config;
        config.type.value = "DENY";
        config.users = list({"bob"});

        QVERIFY(!Filter::fromConfig(config, Mode::Seed).allows(someone("bob", {})));
        QVERIFY(Filter::fromConfig(config, Mode::Seed).allows(someone("amy", {})));
    }
};

QUOTADECK_TEST(TestFilter, NoApplication)
} // namespace tst_filter

#include "tst_filter.moc"
