// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/objectwatch.h"
#include "tests/support/kube/fakekubeserver.h"
#include "tests/support/kube/kubefixture.h"
#include "tests/support/kube/plainaccess.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <vector>

namespace tst_objectwatch {
using namespace quotadeck;
using namespace quotadeck::testing;
using namespace std::chrono_literals;
using kube::ObjectChanges;
using kube::ObjectWatch;
using kube::WatchedResource;
using kube::WatchState;
using kube::WatchStatus;
using kube::WatchTiming;

namespace {
const QString kSpace = QStringLiteral("yunikorn");
const QString kMaps = QStringLiteral("configmaps");
constexpr auto kPath = "/api/v1/namespaces/yunikorn/configmaps";

WatchTiming fast()
{
    WatchTiming timing;
    timing.backOff = {.first = 5ms, .longest = 40ms};
    timing.afterRefusal = 100ms;
    timing.random = [] { return 0.0; };
    return timing;
}

/// Follows the changes of a watch alone, as a model would, and judges them.
class Follower
{
public:
    explicit Follower(ObjectWatch& watch) : m_watch(watch)
    {
        QObject::connect(&watch, &ObjectWatch::changed, &watch,
                         [this](const ObjectChanges& changes) { take(changes); });
        QObject::connect(&watch, &ObjectWatch::statusChanged, &watch,
                         [this](const WatchStatus& status) { statuses.push_back(status); });
    }

    /// "name=resourceVersion" of each object that the changes have led to.
    [[nodiscard]] std::map<std::string, std::string> versions() const
    {
        std::map<std::string, std::string> all;
        for (const auto& [name, object] : m_shown)
            all.emplace(name, object->resourceVersion);
        return all;
    }
    [[nodiscard]] bool isSameAsWatch() const
    {
        std::map<std::string, kube::ApiObjectPtr> known;
        for (const auto& [key, object] : m_watch.objects())
            known.emplace(key.name, object);
        return known == m_shown;
    }
    [[nodiscard]] bool saw(WatchState state) const
    {
        return std::ranges::any_of(statuses, [state](const auto& status) { return status.state == state; });
    }

    std::vector<ObjectChanges> reports;
    std::vector<WatchStatus> statuses;
    QStringList faults; ///< changes that are none

private:
    void take(const ObjectChanges& changes)
    {
        reports.push_back(changes);
        if (reports.size() > 1 && changes.upserted.empty() && changes.removed.empty())
            faults.append(QStringLiteral("an empty report"));
        for (const auto& object : changes.removed) {
            if (m_shown.erase(object->name) == 0)
                faults.append(QString::fromStdString(object->name + " was removed twice"));
        }
        for (const auto& object : changes.upserted) {
            auto& shown = m_shown[object->name];
            if (shown && shown->resourceVersion == object->resourceVersion)
                faults.append(QString::fromStdString(object->name + " was reported twice"));
            shown = object;
        }
    }

    ObjectWatch& m_watch;
    std::map<std::string, kube::ApiObjectPtr> m_shown;
};

/// A server with some objects, and a watch of its ConfigMaps.
struct Setup
{
    explicit Setup(const WatchTiming& timing = fast(), const WatchedResource& which = maps(),
                   const QByteArray& token = "admin-token")
        : access(std::make_shared<PlainAccess>(server.url(), token))
        , watch(access, which, timing)
        , follower(watch)
    {
        put("a");
        put("b");
    }

    static WatchedResource maps()
    {
        WatchedResource which;
        which.version = "v1";
        which.resource = "configmaps";
        which.nameSpace = "yunikorn";
        return which;
    }

    void put(const char* name, int value = 0, const QJsonObject& labels = {})
    {
        server.api.put(
            {{"apiVersion", "v1"},
             {"kind", "ConfigMap"},
             {"metadata",
              QJsonObject{{"name", QLatin1String(name)}, {"namespace", kSpace}, {"labels", labels}}},
             {"data", QJsonObject{{"value", QString::number(value)}}}});
    }
    void remove(const char* name) { server.api.remove(kMaps, kSpace, QLatin1String(name)); }

    /// What the server has, as Follower::versions().
    [[nodiscard]] std::map<std::string, std::string> stored(const std::vector<std::string>& names) const
    {
        std::map<std::string, std::string> all;
        for (const auto& name : names) {
            const auto object = server.api.object(kMaps, kSpace, QString::fromStdString(name));
            if (!object.isEmpty())
                all.emplace(name, object[u"metadata"][u"resourceVersion"].toString().toStdString());
        }
        return all;
    }
    /// How often the objects were listed, and watched.
    [[nodiscard]] int lists() const { return server.count("GET", QByteArray(kPath) + "?limit"); }
    [[nodiscard]] int watches() const { return server.count("GET", QByteArray(kPath) + "?watch"); }
    [[nodiscard]] bool isWatching() const { return watch.status().state == WatchState::Watching; }
    [[nodiscard]] QString message() const
    {
        const auto& error = watch.status().error;
        return error ? QString::fromStdString(error->message.english()) : QString();
    }

    FakeKubeServer server;
    std::shared_ptr<PlainAccess> access;
    ObjectWatch watch;
    Follower follower;
};
} // namespace

class TestObjectWatch : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void listsAndThenFollowsChanges()
    {
        Setup setup;
        QCOMPARE(setup.watch.status().state, WatchState::Stopped);
        setup.watch.start();
        QCOMPARE(setup.watch.status().state, WatchState::Listing);
        QVERIFY(!setup.watch.isListed());
        QTRY_VERIFY(setup.isWatching());
        QVERIFY(setup.watch.isListed());
        QCOMPARE(setup.follower.reports.size(), 1U);
        QCOMPARE(setup.follower.versions(), setup.stored({"a", "b"}));

        setup.put("c", 1);
        setup.put("a", 1);
        setup.remove("b");
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b", "c"}));
        const auto& a = setup.watch.objects().at({"yunikorn", "a"});
        QCOMPARE(QJsonDocument::fromJson(QByteArray::fromStdString(a->json)).object(),
                 setup.server.api.object(kMaps, kSpace, QStringLiteral("a")));
        QCOMPARE(setup.lists(), 1);
        QCOMPARE(setup.watches(), 1);
        QVERIFY2(setup.follower.faults.isEmpty(), qPrintable(setup.follower.faults.join(", ")));
        QVERIFY(setup.server.requests().back().target.contains("allowWatchBookmarks=true&timeoutSeconds=60"));
    }

    void reportsThatThereIsNothing()
    {
        Setup setup;
        setup.remove("a");
        setup.remove("b");
        setup.watch.start();
        QTRY_COMPARE(setup.follower.reports.size(), 1U);
        QVERIFY(setup.watch.isListed());
        QVERIFY(setup.watch.objects().empty());
        setup.put("a");
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a"}));
    }

    void watchesWhatIsSelected()
    {
        auto which = Setup::maps();
        which.labelSelector = "team in (x,y),tier";
        which.name = "a";
        Setup setup(fast(), which);
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        QVERIFY(setup.watch.objects().empty());
        const auto target = setup.server.requests().back().target;
        QVERIFY2(target.contains("labelSelector=team%20in%20%28x%2Cy%29%2Ctier"), target.constData());
        QVERIFY2(target.contains("fieldSelector=metadata.name%3Da"), target.constData());
    }

    void followsAnObjectIntoTheSelectionAndOutOfIt()
    {
        auto which = Setup::maps();
        which.labelSelector = "team=x";
        Setup setup(fast(), which);
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        setup.put("a", 1, {{"team", "x"}});
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a"}));
        setup.put("a", 2, {{"team", "y"}});
        QTRY_VERIFY(setup.watch.objects().empty());
        QTRY_VERIFY(setup.follower.versions().empty());
    }

    void needsTheRightToOneObjectOnly()
    {
        auto which = Setup::maps();
        which.name = "a";
        Setup setup(fast(), which, "reader-token");
        setup.server.api.settings.tokens.insert("reader-token", {QStringLiteral("reader"), {}, {}});
        setup.server.api.put({{"apiVersion", "rbac.authorization.k8s.io/v1"},
                              {"kind", "Role"},
                              {"metadata", QJsonObject{{"name", "one"}, {"namespace", kSpace}}},
                              {"rules",
                               QJsonArray{QJsonObject{{"verbs", QJsonArray{"list", "watch"}},
                                                      {"apiGroups", QJsonArray{""}},
                                                      {"resources", QJsonArray{"configmaps"}},
                                                      {"resourceNames", QJsonArray{"a"}}}}}});
        setup.server.api.put({{"apiVersion", "rbac.authorization.k8s.io/v1"},
                              {"kind", "RoleBinding"},
                              {"metadata", QJsonObject{{"name", "one"}, {"namespace", kSpace}}},
                              {"roleRef", QJsonObject{{"kind", "Role"}, {"name", "one"}}},
                              {"subjects", QJsonArray{QJsonObject{{"kind", "User"}, {"name", "reader"}}}}});
        setup.watch.start();
        QTRY_VERIFY2(setup.isWatching(), qPrintable(setup.message()));
        QCOMPARE(setup.follower.versions(), setup.stored({"a"}));
    }

    void listsInPages()
    {
        Setup setup;
        for (int number = 0; number < 1'100; ++number)
            setup.put(qPrintable(QStringLiteral("map-%1").arg(number)));
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        QCOMPARE(setup.watch.objects().size(), 1'102U);
        QCOMPARE(setup.lists(), 3);
        QCOMPARE(setup.follower.reports.size(), 1U);
        QVERIFY(setup.follower.isSameAsWatch());
    }

    void beginsTheListAnewWhenItsPagesExpire()
    {
        Setup setup;
        for (int number = 0; number < 600; ++number)
            setup.put(qPrintable(QStringLiteral("map-%1").arg(number)));
        bool isForgotten = false;
        setup.server.beforeAnswer = [&](const KubeRequest& request) {
            if (request.target.contains("continue=") && !std::exchange(isForgotten, true)) {
                setup.put("late");
                setup.server.api.forgetHistory();
            }
        };
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        QVERIFY(isForgotten);
        QCOMPARE(setup.watch.objects().size(), 603U);
        QCOMPARE(setup.lists(), 4);
    }

    void goesOnAfterACutInTheMiddleOfAnEvent()
    {
        Setup setup;
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        setup.server.transport.loss = KubeTransport::Loss::HalfEvent;
        setup.server.transport.losses = 1;
        setup.put("a", 1);
        setup.put("c", 1);
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b", "c"}));
        QTRY_VERIFY(setup.isWatching());
        QCOMPARE(setup.lists(), 1);
        QCOMPARE(setup.watches(), 2);
        QVERIFY(setup.follower.saw(WatchState::Retrying));
        QVERIFY2(setup.follower.faults.isEmpty(), qPrintable(setup.follower.faults.join(", ")));
    }

    void goesOnWhenTheServerEndsAWatch()
    {
        auto timing = fast();
        timing.length = 1s;
        Setup setup(timing);
        setup.server.transport.second = 30ms;
        setup.watch.start();
        QTRY_VERIFY(setup.watches() >= 4);
        setup.put("a", 1);
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b"}));
        QCOMPARE(setup.lists(), 1);
        QVERIFY(!setup.follower.saw(WatchState::Retrying));
        QCOMPARE(setup.follower.reports.size(), 2U);
    }

    void waitsWhenTheServerEndsEachWatchAtOnce()
    {
        auto timing = fast();
        timing.backOff = {.first = 200ms, .longest = 1s};
        timing.length = 1s;
        Setup setup(timing);
        setup.server.transport.second = 0ms;
        setup.watch.start();
        QTRY_COMPARE(setup.watch.status().state, WatchState::Retrying);
        QCOMPARE(setup.message(), "the API server ends the watch as soon as it has begun");
        QVERIFY(setup.watch.status().nextTry);
    }

    void goesOnAtABookmark()
    {
        auto which = Setup::maps();
        which.labelSelector = "team=x";
        Setup setup(fast(), which);
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        setup.put("a", 1); // not selected: no event
        setup.put("a", 2);
        const auto version = setup.server.api.version();
        setup.server.api.forgetHistory(); // a watch from the start would be gone
        setup.server.endWatches(); // with a bookmark
        QTRY_COMPARE(setup.watches(), 2);
        QTRY_VERIFY(setup.isWatching());
        QVERIFY(
            setup.server.requests().back().target.contains("resourceVersion=" + QByteArray::number(version)));
        QCOMPARE(setup.lists(), 1);
        QCOMPARE(setup.follower.reports.size(), 1U); // of the list alone
    }

    void listsAnewWhenTheVersionIsGone_data()
    {
        QTest::addColumn<int>("expired");
        QTest::newRow("event") << static_cast<int>(KubeSettings::Expired::Event);
        QTest::newRow("status") << static_cast<int>(KubeSettings::Expired::Status);
    }

    void listsAnewWhenTheVersionIsGone()
    {
        QFETCH(int, expired);
        Setup setup;
        setup.server.api.settings.expired = static_cast<KubeSettings::Expired>(expired);
        setup.put("c");
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());

        setup.server.goDown();
        QTRY_COMPARE(setup.watch.status().state, WatchState::Retrying);
        setup.put("a", 1);
        setup.remove("b");
        setup.put("d");
        setup.server.api.forgetHistory();
        setup.server.comeBack();
        QTRY_VERIFY(setup.isWatching());
        QCOMPARE(setup.lists(), 2);
        QCOMPARE(setup.follower.versions(), setup.stored({"a", "b", "c", "d"}));
        QCOMPARE(setup.follower.reports.size(), 2U); // the differences alone
        const auto& changes = setup.follower.reports.back();
        QCOMPARE(changes.upserted.size(), 2U);
        QCOMPARE(changes.removed.size(), 1U);
        QCOMPARE(changes.removed.front()->name, "b");
        QVERIFY2(setup.follower.faults.isEmpty(), qPrintable(setup.follower.faults.join(", ")));
    }

    void listsAnewAsOftenAsAQuietServerForgets()
    {
        auto timing = fast();
        timing.length = 1s;
        Setup setup(timing);
        setup.server.transport.second = 30ms;
        int watches = 0;
        setup.server.beforeAnswer = [&](const KubeRequest& request) {
            if (!request.target.contains("watch=1") || ++watches % 2 == 1)
                return;
            putConfigMap(setup.server.api, QStringLiteral("elsewhere"), QString::number(watches), {});
            setup.server.api.forgetHistory();
        };
        setup.watch.start();
        QTRY_VERIFY(setup.lists() >= 5);
        QVERIFY(!setup.follower.saw(WatchState::Retrying));
        QCOMPARE(setup.follower.reports.size(), 1U);
    }

    void waitsWhenEachVersionIsGoneAtOnce()
    {
        auto timing = fast();
        timing.backOff = {.first = 100ms, .longest = 1s};
        Setup setup(timing);
        setup.server.beforeAnswer = [&setup](const KubeRequest& request) {
            if (request.target.contains("watch=1")) {
                setup.put("z", static_cast<int>(setup.server.requests().size()));
                setup.server.api.forgetHistory();
            }
        };
        setup.watch.start();
        QTRY_COMPARE(setup.watch.status().state, WatchState::Retrying);
        QVERIFY2(setup.message().contains("410"), qPrintable(setup.message()));
        QCOMPARE(setup.lists(), 2);
        setup.server.beforeAnswer = nullptr;
        QTRY_VERIFY(setup.isWatching());
        QCOMPARE(setup.follower.versions(), setup.stored({"a", "b", "z"}));
    }

    void seesAnObjectThatWasCreatedAgain()
    {
        Setup setup;
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        const auto uid = setup.watch.objects().at({"yunikorn", "a"})->uid;
        setup.server.goDown();
        setup.remove("a");
        setup.put("a");
        setup.server.api.forgetHistory();
        setup.server.comeBack();
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b"}));
        QVERIFY(setup.watch.objects().at({"yunikorn", "a"})->uid != uid);

        setup.remove("a");
        setup.put("a", 1);
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b"}));
        QVERIFY(setup.follower.isSameAsWatch());
    }

    void waitsForAServerThatIsAway()
    {
        Setup setup;
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        setup.server.goDown();
        QTRY_COMPARE(setup.watch.status().state, WatchState::Retrying);
        QVERIFY(setup.watch.isListed());
        QCOMPARE(setup.watch.objects().size(), 2U); // as they were before
        QCOMPARE(setup.watch.status().error->code, ErrorCode::Network);
        QVERIFY(setup.watch.status().nextTry);
        const auto attempts = [&setup] {
            return std::ranges::count_if(setup.follower.statuses, [](const auto& status) {
                return status.state == WatchState::Retrying;
            });
        };
        QTRY_VERIFY(attempts() >= 12); // 1, 2, 4 ... 30 s: more than two minutes
        setup.put("a", 1);
        setup.server.comeBack();
        QTRY_VERIFY(setup.isWatching());
        QVERIFY(!setup.watch.status().error);
        QCOMPARE(setup.follower.versions(), setup.stored({"a", "b"}));
        QCOMPARE(setup.lists(), 1);
        QCOMPARE(setup.follower.reports.size(), 2U);
    }

    void startsWithoutAServer()
    {
        Setup setup;
        setup.server.goDown();
        setup.watch.start();
        QTRY_COMPARE(setup.watch.status().state, WatchState::Retrying);
        QVERIFY(!setup.watch.isListed());
        setup.server.comeBack();
        QTRY_VERIFY(setup.isWatching());
        QCOMPARE(setup.follower.versions(), setup.stored({"a", "b"}));
    }

    void reportsAMissingRightAndTriesAgainSlowly()
    {
        Setup setup(fast(), Setup::maps(), "reader-token");
        setup.server.api.settings.tokens.insert("reader-token", {QStringLiteral("reader"), {}, {}});
        setup.watch.start();
        QTRY_COMPARE(setup.watch.status().state, WatchState::Retrying);
        QVERIFY2(setup.message().startsWith(
                     "the API server forbids to list configmaps in namespace yunikorn (403): "),
                 qPrintable(setup.message()));
        QCOMPARE(setup.watch.status().error->code, ErrorCode::Unauthorized);
        QCOMPARE(setup.watch.status().error->where, kPath);
        QVERIFY(setup.watch.status().nextTry);
        QVERIFY(*setup.watch.status().nextTry > std::chrono::system_clock::now() + 50ms);

        allow(setup.server.api, QStringLiteral("reader"), kSpace, {"list"}, {}, {kMaps});
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b"}));
        QTRY_VERIFY2(setup.message().startsWith("the API server forbids to watch configmaps"),
                     qPrintable(setup.message()));

        setup.put("a", 1); // without the right to watch, the list shows it
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b"}));

        allow(setup.server.api, QStringLiteral("reader"), kSpace, {"watch"}, {}, {kMaps});
        QTRY_VERIFY(setup.isWatching());
        QVERIFY2(setup.follower.faults.isEmpty(), qPrintable(setup.follower.faults.join(", ")));
    }

    void renewsCredentials()
    {
        Setup setup(fast(), Setup::maps(), "old-token");
        setup.access->renewed = "admin-token";
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        QVERIFY(!setup.follower.saw(WatchState::Retrying));
    }

    void waitsForOthersToRenewCredentials()
    {
        Setup setup(fast(), Setup::maps(), "old-token");
        setup.watch.start();
        QTRY_COMPARE(setup.watch.status().state, WatchState::Unauthorized);
        QCOMPARE(setup.watch.status().error->code, ErrorCode::Unauthorized);
        QVERIFY(!setup.watch.status().nextTry);
        QCOMPARE(setup.server.requests().size(), 1);
        setup.server.api.settings.tokens.insert("old-token", {QStringLiteral("x"), {}, {"system:masters"}});
        setup.watch.refresh();
        QTRY_VERIFY(setup.isWatching());
    }

    void respectsRetryAfter()
    {
        Setup setup;
        KubeRefusal busy;
        busy.status = 429;
        busy.verb = QStringLiteral("watch");
        busy.retryAfter = 1;
        busy.times = 1;
        setup.server.api.settings.refusals = {busy};
        const auto before = std::chrono::system_clock::now();
        setup.watch.start();
        QTRY_COMPARE(setup.watch.status().state, WatchState::Retrying);
        QVERIFY2(setup.message().contains("429"), qPrintable(setup.message()));
        QVERIFY(setup.watch.status().nextTry >= before + 1s); // and not as soon as after another failure
        QTRY_VERIFY(setup.isWatching());
        QCOMPARE(setup.lists(), 1); // it goes on where it was
    }

    void listsAnewAfterAFailureOfTheServer()
    {
        Setup setup;
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        KubeRefusal broken;
        broken.verb = QStringLiteral("watch");
        broken.times = 1;
        setup.server.api.settings.refusals = {broken};
        setup.server.dropConnections();
        QTRY_COMPARE(setup.lists(), 2); // the version may be what it fails at
        QTRY_VERIFY(setup.isWatching());
        QCOMPARE(setup.follower.reports.size(), 1U);
    }

    void ignoresEventsThatAreSentAgain()
    {
        Setup setup;
        setup.server.transport.repeatsEvents = true;
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        setup.put("c");
        QTRY_COMPARE(setup.follower.reports.size(), 2U);
        setup.remove("c"); // the repeated ADDED may not bring it back
        QTRY_COMPARE(setup.follower.reports.size(), 3U);
        setup.put("a", 1);
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b", "c"}));
        QVERIFY2(setup.follower.faults.isEmpty(), qPrintable(setup.follower.faults.join(", ")));
    }

    /// What a server sends that does not keep to the rules.
    void listsAnewWhenItCannotReadAnEvent()
    {
        ReplayServer server;
        const auto event = [](const char* type, const char* name, const char* version) {
            return QByteArray("{\"type\":\"") + type + "\",\"object\":{\"metadata\":{\"name\":\"" + name
                + "\",\"uid\":\"u\",\"resourceVersion\":\"" + version + "\"}}}\n";
        };
        const QByteArray path = kPath;
        const QByteArray list = path + "?limit=500";
        const QByteArray stream
            = path + "?watch=1&resourceVersion=7&allowWatchBookmarks=true&timeoutSeconds=60";
        Behaviour objects;
        objects.body = R"({"metadata":{"resourceVersion":"7"},"items":[]})";
        server.set(list, objects);
        Behaviour events;
        events.kind = Behaviour::Kind::Stream;
        server.set(stream, events);
        const auto access = std::make_shared<PlainAccess>(server.url());
        ObjectWatch watch(access, Setup::maps(), fast());
        const Follower follower(watch);
        watch.start();
        QTRY_COMPARE(watch.status().state, WatchState::Watching);
        server.send(stream, event("ADDED", "a", "8") + event("DELETED", "a", "9"));
        server.send(stream, event("ADDED", "b", "10"));
        QTRY_COMPARE(watch.objects().size(), 1U);

        server.send(stream, event("ADDED", "a", "8") + event("ADDED", "c", "11")); // "a" is gone since long
        QTRY_COMPARE(follower.versions(), (std::map<std::string, std::string>{{"b", "10"}, {"c", "11"}}));

        server.send(stream, "{\"type\":\n");
        QTRY_COMPARE(server.count(list), 2);
        QTRY_COMPARE(watch.status().state, WatchState::Watching);
        QVERIFY(follower.versions().empty()); // as the list has it
        QCOMPARE(server.requests().size(), 4); // it did not go on after the event it could not read
        QVERIFY2(follower.faults.isEmpty(), qPrintable(follower.faults.join(", ")));
    }

    void noticesAServerThatIsSilent()
    {
        auto timing = fast();
        timing.silence = 150ms;
        Setup setup(timing);
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        QTRY_COMPARE(setup.watch.status().state, WatchState::Retrying);
        QCOMPARE(setup.watch.status().error->code, ErrorCode::Timeout);
        QTRY_VERIFY(setup.isWatching());
        QVERIFY(setup.watches() >= 2);
        QCOMPARE(setup.lists(), 1);
    }

    void joinsTheEventsOfAFlood()
    {
        Setup setup;
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        auto changed = std::exchange(setup.server.api.changed, nullptr);
        for (int number = 0; number < 3'000; ++number)
            setup.put("a", number);
        setup.server.api.changed = changed;
        setup.put("b", 1);
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b"}));
        QVERIFY2(setup.follower.reports.size() < 300,
                 qPrintable(QString::number(setup.follower.reports.size())));
        QVERIFY2(setup.follower.faults.isEmpty(), qPrintable(setup.follower.faults.join(", ")));
    }

    /// Near what a ConfigMap may have, 1 MiB. How long the event loop stands still is measured by bench_connect.
    void readsALargeObject()
    {
        Setup setup;
        setup.watch.start();
        QTRY_VERIFY(setup.isWatching());
        QByteArray lines;
        while (lines.size() < 1'000'000)
            lines += "  - name: \"queue\"\n";
        putConfigMap(setup.server.api, kSpace, QStringLiteral("large"),
                     {{"queues.yaml", QString::fromUtf8(lines)}});
        QTRY_COMPARE(setup.follower.versions(), setup.stored({"a", "b", "large"}));
        const auto& json = setup.watch.objects().at({"yunikorn", "large"})->json;
        QVERIFY(json.size() > static_cast<std::size_t>(lines.size()));
    }

    void losesNothingAndReportsNothingTwice_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 6; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    /// Random changes on the server, and faults.
    void losesNothingAndReportsNothingTwice()
    {
        QFETCH(unsigned, seed);
        std::mt19937 random(seed);
        const auto below = [&random](int end) { return std::uniform_int_distribution(0, end - 1)(random); };
        const std::vector<std::string> names{"a", "b", "c", "d", "e", "f"};
        auto timing = fast();
        timing.afterRefusal = 10ms;
        timing.length = 1s;
        Setup setup(timing);
        setup.server.transport.second = 200ms;
        bool isDown = false;
        setup.watch.start();
        for (int step = 0; step < 250; ++step) {
            const auto& name = names[static_cast<std::size_t>(below(6))];
            const bool exists
                = !setup.server.api.object(kMaps, kSpace, QString::fromStdString(name)).isEmpty();
            if (exists && below(3) == 0)
                setup.remove(name.c_str());
            else
                setup.put(name.c_str(), step, below(4) == 0 ? QJsonObject{{"team", "x"}} : QJsonObject());
            if (isDown && below(4) == 0) {
                isDown = false;
                setup.server.comeBack();
            }
            KubeRefusal refusal;
            refusal.times = 1;
            switch (below(16)) {
            case 0:
                setup.server.dropConnections();
                break;
            case 1:
                setup.server.transport.loss = static_cast<KubeTransport::Loss>(below(5));
                setup.server.transport.losses = 1 + below(2);
                break;
            case 2:
                setup.server.api.forgetHistory();
                break;
            case 3:
                setup.server.endWatches();
                break;
            case 4:
                if (std::exchange(isDown, !isDown))
                    setup.server.comeBack();
                else
                    setup.server.goDown();
                break;
            case 5:
                setup.server.transport.repeatsEvents = below(2) == 0;
                break;
            case 6:
                refusal.status = std::vector{403, 429, 500, 503, 410}[static_cast<std::size_t>(below(5))];
                setup.server.api.settings.refusals = {refusal};
                break;
            case 7:
                setup.server.sendBookmarks();
                break;
            case 8:
                setup.server.api.settings.expired
                    = below(2) == 0 ? KubeSettings::Expired::Event : KubeSettings::Expired::Status;
                break;
            default:
                break;
            }
            QTest::qWait(below(8)); // so that faults meet requests in all their stages
        }
        if (isDown)
            setup.server.comeBack();
        setup.server.transport.loss = KubeTransport::Loss::None;
        setup.server.api.settings.refusals.clear();

        QTRY_COMPARE(setup.follower.versions(), setup.stored(names));
        QVERIFY(setup.follower.isSameAsWatch());
        QVERIFY2(setup.follower.faults.isEmpty(), qPrintable(setup.follower.faults.join(", ")));
        QVERIFY(setup.watches() + setup.lists() >= 5); // something has happened
        for (const auto& [key, object] : setup.watch.objects()) {
            const auto stored = setup.server.api.object(kMaps, kSpace, QString::fromStdString(key.name));
            const auto known = QJsonDocument::fromJson(QByteArray::fromStdString(object->json)).object();
            QCOMPARE(known[u"data"], stored[u"data"]);
            QCOMPARE(known[u"metadata"][u"uid"], stored[u"metadata"][u"uid"]);
        }
    }
};

QUOTADECK_TEST(TestObjectWatch, QCoreApplication)
} // namespace tst_objectwatch

#include "tst_objectwatch.moc"
