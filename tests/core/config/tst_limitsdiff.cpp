// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ugm/limits.h"
#include "tests/core/config/difftext.h"
#include "tests/support/queuetext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>
#include <optional>

namespace tst_limitsdiff {
using namespace quotadeck;
using namespace quotadeck::config;
using namespace quotadeck::config::test;

/// What differs between limits, whose order has a meaning.
class TestLimitsDiff : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void limits_data()
    {
        columns();
        const auto add = [](const char* name, const char* before, const char* after, QStringList expected) {
            QTest::newRow(name) << QString::fromUtf8(before) << QString::fromUtf8(after)
                                << std::move(expected);
        };
        add("a limit raised", "{users: [sue], maxresources: {memory: 1Gi}}",
            "{users: [sue], maxresources: {memory: 2Gi}}",
            {"changed looser root.a|limit for user sue|maxresources.memory|1 GiB>2 GiB|+1 GiB"});
        add("applications: 0 is not set", "{users: [sue], maxapplications: 3, maxresources: {vcore: 1}}",
            "{users: [sue], maxresources: {vcore: 1}}",
            {"removed looser root.a|limit for user sue|maxapplications|3>-|"});
        add("a limit added", "", "{users: [sue, bob], maxapplications: 1}",
            {"added tighter root.a|limit for users sue, bob||->1 application|"});
        add("a limit removed", "{groups: [dev], maxresources: {vcore: 2}, maxapplications: 3}", "",
            {"removed looser root.a|limit for group dev||vcore 2, 3 applications>-|"});
        add("one user leaves the list", "{users: [sue, bob], maxapplications: 1}",
            "{users: [sue], maxapplications: 1}",
            {"removed looser root.a|limit for user bob||1 application>-|"});
        add("one user gets a limit of her own", "{users: [sue, bob], maxapplications: 1}",
            "{users: [bob], maxapplications: 1}, {users: [sue], maxapplications: 4}",
            {"changed looser root.a|limit for user sue|maxapplications|1>4|+3",
             "reordered no effect root.a|limits|limits|user sue, user bob>user bob, user sue|"});
        add("ENF-2: a limit of her own above the wildcard is looser", "{users: ['*'], maxapplications: 1}",
            "{users: [sue], maxapplications: 4}, {users: ['*'], maxapplications: 1}",
            {"added looser root.a|limit for user sue||->4 applications|"});
        add("ENF-2: without one the wildcard applies",
            "{users: [sue], maxapplications: 4}, {users: ['*'], maxapplications: 1}",
            "{users: ['*'], maxapplications: 1}",
            {"removed tighter root.a|limit for user sue||4 applications>-|"});
        add("ENF-2: partly more, partly less", "{users: ['*'], maxresources: {vcore: 2}}",
            "{users: [sue], maxapplications: 4}, {users: ['*'], maxresources: {vcore: 2}}",
            {"added neutral root.a|limit for user sue||->4 applications|"});
        add("the wildcard itself", "{users: ['*'], maxapplications: 1}", "{users: ['*'], maxapplications: 2}",
            {"changed looser root.a|limit for user *|maxapplications|1>2|+1"});
        add("UGM-12: a group beside the group wildcard",
            "{groups: [ops], maxapplications: 1}, {groups: ['*'], maxapplications: 1}",
            "{groups: [ops], maxapplications: 1}, {groups: [dev], maxapplications: 2}, {groups: ['*'], "
            "maxapplications: 1}",
            {"added neutral root.a|limit for group dev||->2 applications|"});
        add("the description", "{limit: one, users: [sue], maxapplications: 1}",
            "{limit: two, users: [sue], maxapplications: 1}",
            {"changed neutral root.a|limit for user sue|limit|one>two|"});
        add("users and groups of one name", "{users: [x], maxapplications: 1}",
            "{groups: [x], maxapplications: 1}",
            {"added tighter root.a|limit for group x||->1 application|",
             "removed looser root.a|limit for user x||1 application>-|"});
        add("UGM-12: groups in another order",
            "{groups: [dev], maxapplications: 1}, {groups: [ops], maxapplications: 2}",
            "{groups: [ops], maxapplications: 2}, {groups: [dev], maxapplications: 1}",
            {"reordered neutral root.a|group limits|limits|dev, ops>ops, dev|"});
        add("UGM-12: groups of one list in another order", "{groups: [dev, ops], maxapplications: 1}",
            "{groups: [ops, dev], maxapplications: 1}",
            {"reordered neutral root.a|group limits|limits|dev, ops>ops, dev|"});
        add("UGM-12: the place of the wildcard has no effect",
            "{groups: [dev], maxapplications: 1}, {groups: ['*'], maxapplications: 2}, {groups: [ops], "
            "maxapplications: 1}",
            "{groups: [dev], maxapplications: 1}, {groups: [ops], maxapplications: 1}, {groups: ['*'], "
            "maxapplications: 2}",
            {"reordered no effect root.a|limits|limits|group dev, group *, group ops>group dev, group ops, "
             "group *|"});
        add("UGM-13: users take no part",
            "{users: [bob], maxapplications: 1}, {groups: [ops], maxapplications: 1}",
            "{groups: [ops], maxapplications: 1}, {users: [bob], maxapplications: 1}",
            {"reordered no effect root.a|limits|limits|user bob, group ops>group ops, user bob|"});
    }

    void limits()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(QStringList, expected);

        QCOMPARE(rows(diffOf(withQueue("limits: [" + before + "]"), withQueue("limits: [" + after + "]"))),
                 expected);
    }

    void saysWhichGroupsMatchEarlier() // UGM-12
    {
        const auto limits = [](const QString& groups) {
            return withQueue("limits: [{groups: [" + groups + "], maxapplications: 1}]");
        };
        const auto sentence = [&](const QString& before, const QString& after) {
            return QString::fromStdString(diffOf(limits(before), limits(after)).at(0).sentence.english());
        };

        QVERIFY(sentence("a, b, c", "c, a, b").startsWith("group limits: c now matches before a, b;"));
        QVERIFY(sentence("a, b, c", "b, c, a").startsWith("group limits: b, c now match before a;"));
        QVERIFY(sentence("a, b", "a, x, b").endsWith("for users in both it matches before b"));
    }

    void
    theOrderHasAnEffectExactlyWhenSomeoneChangesGroup() // UGM-11 to UGM-13, against the tracker's own choice
    {
        const std::vector<std::string> subjects
            = {"groups: [a]", "groups: [b]", "groups: ['*']", "users: [u]"};
        std::vector<std::size_t> order = {0, 1, 2, 3};
        const auto textOf = [&subjects](const std::vector<std::size_t>& positions) {
            QString limits;
            for (const auto at : positions)
                limits += QString::fromStdString("{" + subjects[at] + ", maxapplications: 1}, ");
            return withQueue("limits: [" + limits + "]");
        };
        const auto choices = [](const std::string& text) {
            const auto limits = ugm::Limits::fromQueues(quotadeck::test::readQueueTree(text)).value();
            std::vector<std::optional<GroupName>> result;
            for (const std::vector<GroupName>& member : std::vector<std::vector<GroupName>>{
                     {GroupName("a")}, {GroupName("b")}, {GroupName("a"), GroupName("b")}, {GroupName("c")}})
                result.push_back(limits.groupFor(QueuePath("root.a"), member));
            return result;
        };
        const std::string first = textOf(order);
        int effective = 0;
        do {
            const std::string text = textOf(order);
            const bool changes = choices(first) != choices(text);
            QCOMPARE(changesMeaning(diffOf(first, text)), changes);
            effective += changes ? 1 : 0;
        } while (std::ranges::next_permutation(order).found);
        QCOMPARE(effective, 12);
    }
};

QUOTADECK_TEST(TestLimitsDiff, NoApplication)
} // namespace tst_limitsdiff

#include "tst_limitsdiff.moc"
