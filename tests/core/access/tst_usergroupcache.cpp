// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/access/groupresolver.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <atomic>
#include <barrier>
#include <thread>

namespace tst_usergroupcache {
using namespace quotadeck;
using namespace quotadeck::access;
using namespace std::chrono_literals;

namespace {
/// Knows every user but "nobody" and puts the number of the question into the group.
class CountingResolver final : public GroupResolver
{
public:
    explicit CountingResolver(std::atomic<int>& questions) : m_questions(questions) { }
    [[nodiscard]] Result<std::vector<GroupName>> groupsOf(const UserName& user) const override
    {
        const int number = ++m_questions;
        if (user.text() == "nobody")
            return fail(ErrorCode::NotFound, user.text(), "question " + std::to_string(number));
        return std::vector{GroupName("g" + std::to_string(number))};
    }

private:
    std::atomic<int>& m_questions;
};

/// Answers only when all callers of the barrier have asked.
class SlowResolver final : public GroupResolver
{
public:
    SlowResolver(std::atomic<int>& questions, std::barrier<>& together)
        : m_counting(questions)
        , m_together(together)
    {
    }
    [[nodiscard]] Result<std::vector<GroupName>> groupsOf(const UserName& user) const override
    {
        m_together.arrive_and_wait();
        return m_counting.groupsOf(user);
    }

private:
    CountingResolver m_counting;
    std::barrier<>& m_together;
};

/// A cache over a clock that the test turns.
struct Fixture
{
    std::atomic<int> questions = 0;
    std::atomic<std::int64_t> now = 1'000'000'000'000; // nanoseconds
    UserGroupCache cache{std::make_unique<CountingResolver>(questions),
                         [this] { return std::chrono::nanoseconds(now.load()); }};

    void sleep(std::chrono::nanoseconds time) { now += time.count(); }
    QString ask(const char* user)
    {
        const auto answer = cache.resolve(UserName(user));
        return QString::fromStdString(answer ? answer->groups.front().text()
                                             : answer.error().message.english());
    }
};
} // namespace

class TestUserGroupCache : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aUserIsKnownFor300Seconds()
    {
        Fixture fixture;

        QCOMPARE(fixture.ask("bob"), QStringLiteral("g1"));
        fixture.sleep(300s);
        QCOMPARE(fixture.ask("bob"), QStringLiteral("g1"));
        fixture.sleep(1ns);
        QCOMPARE(fixture.ask("bob"), QStringLiteral("g2"));
        QCOMPARE(fixture.ask("bob"), QStringLiteral("g2"));
    }

    void questionsDoNotProlongAnEntry()
    {
        Fixture fixture;
        (void)fixture.ask("bob");

        for (int second = 0; second < 300; second += 20) {
            fixture.sleep(20s);
            QCOMPARE(fixture.ask("bob"), QStringLiteral("g1"));
        }
        fixture.sleep(1s);
        QCOMPARE(fixture.ask("bob"), QStringLiteral("g2"));
    }

    void aFailureIsKnownFor30Seconds()
    {
        Fixture fixture;

        QCOMPARE(fixture.ask("nobody"), QStringLiteral("question 1"));
        fixture.sleep(30s);
        QCOMPARE(fixture.ask("nobody"), QStringLiteral("question 1"));
        fixture.sleep(1ns);
        QCOMPARE(fixture.ask("nobody"), QStringLiteral("question 2"));
    }

    void theCleanerRunsEvery60Seconds()
    {
        Fixture fixture;
        (void)fixture.ask("bob");
        (void)fixture.ask("nobody");
        fixture.sleep(59s);
        (void)fixture.ask("amy");
        QCOMPARE(fixture.cache.size(), std::size_t{3}); // nobody is too old already, but not yet cleaned
        fixture.sleep(1s);
        (void)fixture.ask("amy");
        QCOMPARE(fixture.cache.size(), std::size_t{2});
        fixture.sleep(240s); // bob is exactly 300 s old
        (void)fixture.ask("amy");
        QCOMPARE(fixture.cache.size(), std::size_t{2});
        fixture.sleep(60s); // amy is too old as well, and asked for again
        (void)fixture.ask("amy");
        QCOMPARE(fixture.cache.size(), std::size_t{1});
    }

    void everyQuestionCleans()
    {
        Fixture fixture;
        for (int i = 0; i < 1000; ++i)
            (void)fixture.ask(qPrintable(QString::number(i)));
        QCOMPARE(fixture.cache.size(), std::size_t{1000});
        fixture.sleep(301s);

        (void)fixture.ask("bob");

        QCOMPARE(fixture.cache.size(), std::size_t{1});
    }

    void groupsThatComeAlongAreTakenAndRemembered()
    {
        Fixture fixture;
        const UserGroups given{UserName("bob"), {GroupName("dev"), GroupName("ops")}};

        QCOMPARE(*fixture.cache.complete(given), given);
        QCOMPARE(*fixture.cache.resolve(UserName("bob")), given);
        QCOMPARE(fixture.questions.load(), 0);
        QCOMPARE(fixture.cache.complete({UserName("amy"), {}})->groups.front(), GroupName("g1"));
    }

    void aUserNeedsAName()
    {
        Fixture fixture;

        const auto answer = fixture.cache.complete({UserName(), {GroupName("dev")}});

        QVERIFY(!answer);
        QVERIFY(answer.error().code == ErrorCode::InvalidArgument);
        QCOMPARE(fixture.cache.size(), std::size_t{0});
    }

    void callersAtTheSameTimeGetTheSameAnswer()
    {
        constexpr int kCallers = 4;
        std::atomic<int> questions = 0;
        std::barrier<> together(kCallers);
        UserGroupCache cache(std::make_unique<SlowResolver>(questions, together), [] { return 0ns; });

        std::vector<std::string> answers(kCallers);
        std::vector<std::thread> callers;
        for (auto& answer : answers) {
            callers.emplace_back(
                [&cache, &answer] { answer = cache.resolve(UserName("bob"))->groups.front().text(); });
        }
        for (std::thread& caller : callers)
            caller.join();

        // All of them were inside the resolver at once: nothing is locked meanwhile.
        QCOMPARE(questions.load(), kCallers);
        for (const std::string& answer : answers)
            QCOMPARE(answer, answers.front());
    }

    void manyCallersKeepTheEntriesWhole()
    {
        Fixture fixture;
        std::atomic<int> wrong = 0;
        std::vector<std::thread> callers;
        for (int caller = 0; caller < 4; ++caller) {
            callers.emplace_back([&fixture, &wrong, caller] {
                for (int i = 0; i < 2000; ++i) {
                    const UserName user("u" + std::to_string((i * 7 + caller) % 50));
                    const auto answer = fixture.cache.resolve(user);
                    wrong += answer && answer->user == user ? 0 : 1;
                    fixture.sleep(100ms);
                }
            });
        }
        for (std::thread& caller : callers)
            caller.join();

        QCOMPARE(wrong.load(), 0);
        QVERIFY(fixture.cache.size() <= 50);
    }
};

QUOTADECK_TEST(TestUserGroupCache, NoApplication)
} // namespace tst_usergroupcache

#include "tst_usergroupcache.moc"
