// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/insight/directorygroups.h"
#include "models/insight/effectivesession.h"
#include "models/insight/knownnames.h"
#include "models/limits/configsession.h"
#include "tests/support/insightcase.h"
#include "tests/support/testprogram.h"

#include <QSignalSpy>
#include <QTemporaryFile>
#include <QTest>

#include <map>
#include <memory>

namespace tst_directorygroups {
using namespace quotadeck;
using models::DirectoryGroups;

namespace {

/// Knows a few users; "down" cannot be looked up.
class FewUsers final : public access::GroupResolver
{
public:
    [[nodiscard]] Result<std::vector<GroupName>> groupsOf(const UserName& user) const override
    {
        static const std::map<std::string, std::vector<GroupName>> kUsers{
            {"bob", {GroupName("ops")}}, {"sue", {GroupName("other")}}, {"eve", {GroupName("qa")}}};
        if (user.text() == "down")
            return fail(ErrorCode::Io, user.text(), "the directory server is down");
        const auto found = kUsers.find(user.text());
        return found == kUsers.end() ? fail(ErrorCode::NotFound, user.text(), "unknown")
                                     : Result<std::vector<GroupName>>(found->second);
    }
};
} // namespace

/// UGM-12: the groups of a user decide which group is charged.
class TestDirectoryGroups : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup()
    {
        m_directory.setEnabled(false);
        m_source.setMemberships(nullptr);
        m_source.setSnapshot(nullptr, {});
    }

    void onlyUsersWithUnknownGroupsAreLookedUp()
    {
        m_source.setSnapshot(test::insightSnapshot(), "default"); // bob: unknown, sue: ds with an application
        QCOMPARE(groupsOf("bob"), QString());
        QCOMPARE(groupsOf("sue"), QStringLiteral("ds"));

        m_directory.setEnabled(true);
        QTRY_COMPARE(groupsOf("bob"), QStringLiteral("ops"));
        QCOMPARE(groupsOf("sue"), QStringLiteral("ds"));
        QCOMPARE(m_directory.people(), std::size_t(1));

        m_directory.setEnabled(false);
        QCOMPARE(groupsOf("bob"), QString());
        QCOMPARE(m_directory.people(), std::size_t(0));
    }

    void aFileTakesPrecedence()
    {
        m_source.setSnapshot(test::insightSnapshot(), "default");
        m_directory.setEnabled(true);
        QTRY_COMPARE(groupsOf("bob"), QStringLiteral("ops"));

        m_source.setMemberships(std::make_shared<const std::vector<access::UserGroups>>(
            std::vector<access::UserGroups>{{UserName("bob"), {GroupName("ds")}}}));

        QCOMPARE(groupsOf("bob"), QStringLiteral("ds"));
    }

    void aRequestedUserIsLookedUp()
    {
        m_directory.setEnabled(true);
        QTRY_VERIFY(m_source.data().hasMemberships());
        QCOMPARE(groupsOf("eve"), QString());

        m_source.requestGroups(QStringLiteral("eve"));

        QTRY_COMPARE(groupsOf("eve"), QStringLiteral("qa"));
        QVERIFY(!m_directory.problem());
    }

    void aDirectoryThatFailsIsReported()
    {
        QSignalSpy changed(&m_directory, &DirectoryGroups::changed);
        m_source.requestGroups(QStringLiteral("down"));
        m_source.requestGroups(QStringLiteral("eve"));
        m_directory.setEnabled(true);

        QTRY_VERIFY(m_directory.problem());
        QCOMPARE(m_directory.problem()->where, std::string("down"));
        QCOMPARE(groupsOf("eve"), QStringLiteral("qa")); // the others are found all the same
        QVERIFY(changed.count() >= 2);
        m_directory.setEnabled(false);
        QVERIFY(!m_directory.problem());
    }

    void switchedOffItAsksNothing()
    {
        m_source.setSnapshot(test::insightSnapshot(), "default");
        m_source.requestGroups(QStringLiteral("eve"));
        background::workerPool()->waitForDone();
        QCoreApplication::processEvents();

        QVERIFY(!m_source.data().hasMemberships());
    }

    void usersWithALimitAreLookedUp()
    {
        models::ConfigSession session;
        models::InsightSource source(&session);
        DirectoryGroups directory(&source, std::make_unique<FewUsers>());
        QTemporaryFile file;
        QVERIFY(file.open());
        file.write(
            "partitions: [{name: default, queues: [{name: root, submitacl: '*', limits: [{users: [eve, "
            "nobody], maxapplications: 3}, {users: ['*'], maxapplications: 2}]}]}]\n");
        file.close();
        session.open(file.fileName());
        QTRY_VERIFY(session.revision());

        directory.setEnabled(true);

        QTRY_COMPARE(directory.people(), std::size_t(1));
        QCOMPARE(models::groupsOf(source.data(), QStringLiteral("eve")).value_or(QStringLiteral("?")),
                 QStringLiteral("qa"));
    }

private:
    [[nodiscard]] QString groupsOf(const char* user) const
    {
        return models::groupsOf(m_source.data(), QLatin1String(user)).value_or(QStringLiteral("?"));
    }

    models::ConfigSession m_session;
    models::InsightSource m_source{&m_session};
    DirectoryGroups m_directory{&m_source, std::make_unique<FewUsers>()};
};

QUOTADECK_TEST(TestDirectoryGroups, QCoreApplication)
} // namespace tst_directorygroups

#include "tst_directorygroups.moc"
