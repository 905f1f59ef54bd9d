// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/queueaccess.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <map>

namespace tst_queueaccess {
using namespace quotadeck;
using namespace quotadeck::access;

namespace {
struct Lists
{
    const char* submit = "";
    const char* admin = "";
};

/// The lists of some queues, found in any letter case.
class Queues
{
public:
    explicit Queues(const std::map<std::string, Lists>& lists)
    {
        for (const auto& [path, texts] : lists)
            m_acls[QueuePath(path)] = {Acl::parse(texts.submit).value(), Acl::parse(texts.admin).value()};
    }
    [[nodiscard]] const QueueAcls* operator()(const QueuePath& path) const
    {
        const auto found = m_acls.find(path.lowered());
        return found == m_acls.end() ? nullptr : &found->second;
    }

private:
    std::map<QueuePath, QueueAcls> m_acls;
};

Queues someQueues()
{
    return Queues({{"root", {"", "sue"}},
                   {"root.a", {"bob dev", "amy"}},
                   {"root.a.b", {"eve", ""}},
                   {"root.c", {"", " ops"}},
                   {"root.@recovery@", {"*", "*"}}});
}

UserGroups someone(const char* user, const char* group)
{
    UserGroups result{UserName(user), {}};
    if (*group != '\0')
        result.groups.emplace_back(group);
    return result;
}
} // namespace

class TestQueueAccess : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void asksUpToTheRoot_data()
    {
        QTest::addColumn<bool>("isSubmit");
        QTest::addColumn<QString>("queue");
        QTest::addColumn<QString>("user");
        QTest::addColumn<QString>("group");
        QTest::addColumn<QString>("grant"); // "list of queue"; empty: denied

        const auto row
            = [](const char* name, bool isSubmit, const char* queue, const char* user, const char* group,
                 const char* grant) { QTest::newRow(name) << isSubmit << queue << user << group << grant; };
        row("ACL-20: submitacl of the queue", true, "root.a", "bob", "", "submit root.a");
        row("ACL-20: adminacl of the queue", true, "root.a", "amy", "", "admin root.a");
        row("ACL-20: by group", true, "root.a", "x", "dev", "submit root.a");
        row("ACL-20: not in a sibling", true, "root.c", "bob", "", "");
        row("ACL-20: nor in the parent", true, "root.a", "eve", "", "");
        row("ACL-20: root admin everywhere", true, "root.a.b", "sue", "", "admin root");
        row("ACL-22: parent grants below", true, "root.a.b", "bob", "", "submit root.a");
        row("ACL-22: parent admin grants below", true, "root.a.b", "amy", "", "admin root.a");
        row("ACL-23: queue without lists", true, "root.a.dyn.x", "bob", "", "submit root.a");
        row("ACL-23: denied below", true, "root.c.dyn", "bob", "", "");
        row("QUE-1: any letter case", true, "root.A", "bob", "", "submit root.A");
        row("ACL-20: recovery queue", true, "root.@recovery@", "sue", "", "");
        row("ACL-20: recovery queue, any letter case", true, "root.@Recovery@", "sue", "", "");
        row("ACL-21: adminacl of the queue", false, "root.c", "x", "ops", "admin root.c");
        row("ACL-21: adminacl of the parent", false, "root.a.b", "amy", "", "admin root.a");
        row("ACL-21: submitacl does not count", false, "root.a", "bob", "", "");
        row("ACL-21: root admin everywhere", false, "root.a.b", "sue", "", "admin root");
        row("ACL-21: recovery queue", false, "root.@recovery@", "x", "", "admin root.@recovery@");
    }

    void asksUpToTheRoot()
    {
        QFETCH(bool, isSubmit);
        QFETCH(QString, queue);
        QFETCH(QString, user);
        QFETCH(QString, group);
        QFETCH(QString, grant);

        const auto decision = checkAccess(isSubmit ? Permission::Submit : Permission::Administer,
                                          QueuePath(queue.toStdString()),
                                          someone(qPrintable(user), qPrintable(group)), someQueues());

        QCOMPARE(decision.isAllowed(), !grant.isEmpty());
        if (decision.grant) {
            const char* list = decision.grant->list == Permission::Submit ? "submit " : "admin ";
            QCOMPARE(list + QString::fromStdString(decision.grant->queue.text()), grant);
        }
    }

    void reasonsAreWorded()
    {
        const Queues queues = someQueues();
        const auto text = [&queues](Permission asked, const char* queue, const char* user,
                                    const char* group) {
            return describe(checkAccess(asked, QueuePath(queue), someone(user, group), queues)).english();
        };

        QCOMPARE(text(Permission::Submit, "root.a.b", "x", "dev"),
                 std::string("x may submit to root.a.b: group dev is in the submitacl of root.a"));
        QCOMPARE(
            text(Permission::Submit, "root.c", "bob", ""),
            std::string("bob may not submit to root.c: no submitacl or adminacl from there up to root names "
                        "the user or one of the groups"));
        QCOMPARE(text(Permission::Administer, "root.a", "sue", ""),
                 std::string("sue may administer root.a: user sue is in the adminacl of root"));
        QCOMPARE(text(Permission::Submit, "root.@recovery@", "sue", ""),
                 std::string("sue may not submit to root.@recovery@: only forced applications run there"));
    }

    void killingAndMovingTakeAdministrators() // ACL-25
    {
        const Queues queues = someQueues();
        const QueuePath a("root.a");
        const QueuePath c("root.c");

        QVERIFY(checkKill(a, someone("amy", ""), queues).isAllowed());
        QVERIFY(!checkKill(a, someone("bob", ""), queues).isAllowed());
        QVERIFY(checkMove(a, c, someone("sue", ""), queues).isAllowed());
        QVERIFY(checkMove(a, c, someone("amy", "ops"), queues).isAllowed());
        QCOMPARE(checkMove(a, c, someone("amy", ""), queues).queue, c);
        QVERIFY(!checkMove(a, c, someone("amy", ""), queues).isAllowed());
        QCOMPARE(checkMove(a, c, someone("x", "ops"), queues).queue, a);
    }
};

QUOTADECK_TEST(TestQueueAccess, NoApplication)
} // namespace tst_queueaccess

#include "tst_queueaccess.moc"
