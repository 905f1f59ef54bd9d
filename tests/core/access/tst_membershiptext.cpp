// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/usergroups.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace tst_membershiptext {
using namespace quotadeck;
using namespace quotadeck::access;

namespace {
/// "ann=dev,qa bob="
std::string readText(std::string_view text)
{
    const auto people = readMemberships(text);
    if (!people)
        return fmt::format("{} {}", people.error().where, people.error().message.english());
    std::vector<std::string> parts;
    for (const UserGroups& person : *people) {
        std::vector<std::string> groups;
        for (const GroupName& group : person.groups)
            groups.push_back(group.text());
        parts.push_back(fmt::format("{}={}", person.user.text(), fmt::join(groups, ",")));
    }
    return fmt::format("{}", fmt::join(parts, " "));
}
} // namespace

class TestMembershipText : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void usersAndGroups_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        QTest::newRow("nothing") << QByteArray() << QByteArray();
        QTest::newRow("a list") << QByteArray("# staff\n\nbob: ds\nann: dev, qa\n")
                                << QByteArray("ann=dev,qa bob=ds");
        QTest::newRow("without a last line break, with returns")
            << QByteArray("ann:dev,qa\r\nbob:ds") << QByteArray("ann=dev,qa bob=ds");
        QTest::newRow("getent passwd alone says nothing")
            << QByteArray("ann:x:1:1002:Ann::\n") << QByteArray();
        QTest::newRow("a byte order mark, NIS") << QByteArray("\xef\xbb\xbf"
                                                              "ann: dev\n+::::::\n-@old\n")
                                                << QByteArray("ann=dev");
        QTest::newRow("in no group") << QByteArray("ann:\n") << QByteArray("ann=");
        QTest::newRow("told twice") << QByteArray("ann: dev\nann: qa, dev\n") << QByteArray("ann=dev,qa");
        QTest::newRow("getent group") << QByteArray("root:x:0:\ndev:x:1001:ann,bob\nqa:*:1002:ann\n")
                                      << QByteArray("ann=dev,qa bob=dev");
        QTest::newRow("getent passwd and group: the primary group first") << QByteArray(
            "ann:x:1:1002:Ann:/home/ann:/bin/sh\neve:x:2:9:Eve::\ndev:x:1001:ann\nqa:x:1002:ann\n")
                                                                          << QByteArray("ann=qa,dev");
    }
    void usersAndGroups()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(readText(text.toStdString())), expected);
    }

    void anotherLineIsToldWhere_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("no colon") << QByteArray("ann: dev\nbob\n") << QByteArray("2:1 ");
        QTest::newRow("no name") << QByteArray("\n: dev\n") << QByteArray("2:1 ");
        QTest::newRow("three fields") << QByteArray("dev:x:1001\n") << QByteArray("1:1 ");
        QTest::newRow("YAML") << QByteArray("partitions:\n- name: default\n  queues:\n    - a\n")
                              << QByteArray("4:1 ");
    }
    void anotherLineIsToldWhere()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, place);
        QVERIFY(readText(text.toStdString()).starts_with(place.toStdString()));
    }
};

QUOTADECK_TEST(TestMembershipText, NoApplication)
} // namespace tst_membershiptext

#include "tst_membershiptext.moc"
