// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/kube/fakekubeapi.h"
#include "tests/support/kube/kubefixture.h"
#include "tests/support/kube/kubejson.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace quotadeck::testing;

namespace {
const QByteArray kMaps = "/api/v1/namespaces/yunikorn/configmaps";
const QByteArray kConfigs = kMaps + "/yunikorn-configs";
const QByteArray kQuotas = "/apis/scheduling.sigs.k8s.io/v1alpha1/namespaces/yunikorn/elasticquotas";

/// A fake with a ConfigMap, and short ways to ask it.
struct Asked
{
    Asked()
    {
        putConfigMap(api, "yunikorn", "yunikorn-configs", {{"queues.yaml", "a"}, {"log.level", "INFO"}});
    }

    KubeAnswer send(const QByteArray& method, const QByteArray& target, const QByteArray& body = {},
                    const QByteArray& type = "application/json", const QByteArray& token = "admin-token")
    {
        last = api.answer(
            {method,
             target,
             {{"authorization", "Bearer " + token}, {"content-type", type}, {"user-agent", "test/1"}},
             body,
             {}});
        json = QJsonDocument::fromJson(last.body).object();
        return last;
    }
    int merge(const QByteArray& target, const QByteArray& body)
    {
        return send("PATCH", target, body, "application/merge-patch+json").status;
    }
    int apply(const QByteArray& query, const QByteArray& body)
    {
        return send("PATCH", kConfigs + query, body, "application/apply-patch+yaml").status;
    }
    [[nodiscard]] QJsonObject configs() const
    {
        return api.object("configmaps", "yunikorn", "yunikorn-configs");
    }
    /// "ADDED yunikorn-configs, MODIFIED ..."
    QString events(KubeWatch& watch)
    {
        QStringList texts;
        for (const auto& line : api.takeEvents(watch).split('\n')) {
            const auto event = QJsonDocument::fromJson(line).object();
            if (!event.isEmpty())
                texts.append(event.value("type").toString() + " "
                             + textAt(event, {"object", "metadata", "name"}));
        }
        return texts.join(", ");
    }

    FakeKubeApi api;
    KubeAnswer last;
    QJsonObject json; ///< the body of the last answer
};
} // namespace

class TestFakeKubeApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void dryRunChangesNothing()
    {
        Asked asked;
        const auto before = asked.configs();

        QCOMPARE(asked.merge(kConfigs + "?dryRun=All", R"({"data": {"queues.yaml": "b"}})"), 200);
        QCOMPARE(textAt(asked.json, {"data", "queues.yaml"}), "b");
        QCOMPARE(asked.configs(), before);
        QCOMPARE(asked.merge(kConfigs + "?dryRun=all", R"({"data": {"queues.yaml": "b"}})"), 422);

        QCOMPARE(asked.send("DELETE", kConfigs + "?dryRun=All").status, 200);
        QCOMPARE(asked.configs(), before);
        QCOMPARE(asked.send("DELETE", kConfigs, R"({"kind": "DeleteOptions", "dryRun": ["All"]})").status,
                 200);
        QCOMPARE(asked.configs(), before);
        // With a body, the query counts for nothing.
        QCOMPARE(asked.send("DELETE", kConfigs + "?dryRun=All", R"({"kind": "DeleteOptions"})").status, 200);
        QVERIFY(asked.configs().isEmpty());
    }

    void anUnchangedObjectKeepsItsVersion()
    {
        Asked asked;
        const auto before = asked.configs();

        QCOMPARE(asked.merge(kConfigs, R"({"data": {"queues.yaml": "a"}})"), 200);

        QCOMPARE(asked.configs(), before);
    }

    void anAppliedFieldThatIsLeftOutIsRemoved()
    {
        Asked asked;
        const QByteArray head
            = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: yunikorn-configs}\ndata:\n";

        QCOMPARE(asked.apply("?fieldManager=quotadeck", head + "  own: '1'\n"), 200);
        QCOMPARE(textAt(asked.configs(), {"data", "own"}), "1");
        QCOMPARE(asked.apply("?fieldManager=quotadeck", head + "  other: x\n"), 200);

        QVERIFY(valueAt(asked.configs(), {"data", "own"}).isUndefined());
        QCOMPARE(textAt(asked.configs(), {"data", "queues.yaml"}), "a");
    }

    void anApplyOfTheSameValueSharesTheField()
    {
        Asked asked;
        const QByteArray same = "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: yunikorn-configs}\n"
                                "data: {queues.yaml: a}\n";

        QCOMPARE(asked.apply("?fieldManager=quotadeck", same), 200);

        QCOMPARE(valueAt(asked.configs(), {"metadata", "managedFields"}).toArray().size(), 2);
    }

    void anApplyNeedsItsManagerAndKind()
    {
        Asked asked;

        QCOMPARE(asked.apply("", "{apiVersion: v1, kind: ConfigMap}"), 422);
        QCOMPARE(asked.apply("?fieldManager=quotadeck", "{data: {a: b}}"), 400);
        QCOMPARE(asked.apply("?fieldManager=quotadeck", "{data: ["), 400);
    }

    void anApplyCreatesWhatIsMissing()
    {
        Asked asked;

        asked.send("PATCH", kMaps + "/new?fieldManager=quotadeck",
                   "apiVersion: v1\nkind: ConfigMap\nmetadata: {name: new}\ndata: {a: b}\n",
                   "application/apply-patch+yaml");

        QCOMPARE(asked.last.status, 201);
        QCOMPARE(textAt(asked.json, {"data", "a"}), "b");
    }

    void jsonPatchesAreAppliedAsAWhole()
    {
        Asked asked;
        const QByteArray type = "application/json-patch+json";

        asked.send("PATCH", kConfigs,
                   R"([{"op": "test", "path": "/data/log.level", "value": "INFO"},
                       {"op": "add", "path": "/metadata/labels", "value": {}},
                       {"op": "add", "path": "/metadata/labels/a~1b", "value": "c"},
                       {"op": "move", "from": "/data/log.level", "path": "/data/level"}])",
                   type);
        QCOMPARE(asked.last.status, 200);
        QCOMPARE(textAt(asked.configs(), {"metadata", "labels", "a/b"}), "c");
        QCOMPARE(textAt(asked.configs(), {"data", "level"}), "INFO");

        const auto before = asked.configs();
        asked.send("PATCH", kConfigs,
                   R"([{"op": "remove", "path": "/data/level"}, {"op": "remove", "path": "/data/none"}])",
                   type);
        QCOMPARE(asked.last.status, 422);
        QCOMPARE(asked.configs(), before);
    }

    void aPutReplaces()
    {
        Asked asked;
        auto object = asked.configs();
        object.insert("data", QJsonObject{{"a", "b"}});

        asked.send("PUT", kConfigs, QJsonDocument(object).toJson());
        QCOMPARE(asked.last.status, 200);
        QCOMPARE(asked.configs().value("data").toObject(), QJsonObject({{"a", "b"}}));
        asked.send("PUT", kConfigs, QJsonDocument(object).toJson());
        QCOMPARE(asked.last.status, 409);
    }

    void whatIsNoConfigMapIsRefused_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<int>("status");
        QTest::newRow("no text") << QByteArray(R"({"metadata": {"name": "x"}, "data": {"a": 1}})") << 400;
        QTest::newRow("other kind") << QByteArray(R"({"kind": "Pod", "metadata": {"name": "x"}})") << 400;
        QTest::newRow("other namespace")
            << QByteArray(R"({"metadata": {"name": "x", "namespace": "b"}})") << 400;
        QTest::newRow("no name") << QByteArray(R"({"metadata": {}})") << 422;
        QTest::newRow("wrong name") << QByteArray(R"({"metadata": {"name": "X y"}})") << 422;
        QTest::newRow("unknown field") << QByteArray(R"({"metadata": {"name": "x"}, "extra": 1})") << 201;
    }

    void whatIsNoConfigMapIsRefused()
    {
        QFETCH(const QByteArray, body);
        QFETCH(const int, status);
        Asked asked;
        auto object = QJsonDocument::fromJson(body).object();
        object.insert("apiVersion", "v1");
        if (!object.contains("kind"))
            object.insert("kind", "ConfigMap");

        asked.send("POST", kMaps, QJsonDocument(object).toJson());

        QCOMPARE(asked.last.status, status);
    }

    void aMissingNamespaceIsNamed()
    {
        Asked asked;

        asked.send("POST", "/api/v1/namespaces/other/configmaps",
                   R"({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "x"}})");

        QCOMPARE(asked.last.status, 404);
        QCOMPARE(textAt(asked.json, {"message"}), "namespaces \"other\" not found");
    }

    void theWebhookRefuses()
    {
        Asked asked;
        asked.api.settings.webhook = [](const QJsonObject& object) {
            return textAt(object, {"data", "queues.yaml"}) == "bad" ? std::optional(KubeDenial{"no queues"})
                                                                    : std::nullopt;
        };

        QCOMPARE(asked.merge(kConfigs + "?dryRun=All", R"({"data": {"queues.yaml": "bad"}})"), 403);
        QVERIFY(textAt(asked.json, {"message"}).endsWith("denied the request: no queues"));
        QCOMPARE(asked.merge(kConfigs, R"({"data": {"queues.yaml": "good"}})"), 200);
    }

    void rightsFollowRolesAndNames()
    {
        Asked asked;
        asked.api.settings.tokens.insert("reader-token", {"reader", "u2", {"readers"}});
        const auto get = [&asked](const QByteArray& target) {
            return asked.send("GET", target, {}, {}, "reader-token").status;
        };

        QCOMPARE(get(kConfigs), 403);
        QCOMPARE(textAt(asked.json, {"message"}),
                 "configmaps \"yunikorn-configs\" is forbidden: User \"reader\" cannot get resource "
                 "\"configmaps\" in "
                 "API group \"\" in the namespace \"yunikorn\"");
        allow(asked.api, "reader", "yunikorn", {"get"}, "", {"configmaps", "services/proxy"});
        QCOMPARE(get(kConfigs), 200);
        QCOMPARE(get(kMaps), 403);
        QCOMPARE(get("/api/v1/namespaces/yunikorn/services/s/proxy/"), 404);
        allow(asked.api, "reader", "", {"list"}, "*", {"*"});
        QCOMPARE(get("/api/v1/configmaps"), 200);
        QCOMPARE(get("/version"), 200);
    }

    void aRuleOfNamesAllowsTheWatchOfOneObject()
    {
        Asked asked;
        asked.api.settings.tokens.insert("reader-token", {"reader", "u2", {}});
        const QByteArray role = R"({"apiVersion": "rbac.authorization.k8s.io/v1", "kind": "Role",
            "metadata": {"name": "one", "namespace": "yunikorn"}, "rules": [{"verbs": ["watch"], "apiGroups": [""],
            "resources": ["configmaps"], "resourceNames": ["yunikorn-configs"]}]})";
        asked.api.put(QJsonDocument::fromJson(role).object());
        const QByteArray binding = R"({"apiVersion": "rbac.authorization.k8s.io/v1", "kind": "RoleBinding",
            "metadata": {"name": "one", "namespace": "yunikorn"}, "roleRef": {"kind": "Role", "name": "one"},
            "subjects": [{"kind": "Group", "name": "system:authenticated"}]})";
        asked.api.put(QJsonDocument::fromJson(binding).object());

        QCOMPARE(asked.send("GET", kMaps + "?watch=1", {}, {}, "reader-token").status, 403);
        QCOMPARE(asked
                     .send("GET", kMaps + "?watch=1&fieldSelector=metadata.name%3Dyunikorn-configs", {}, {},
                           "reader-token")
                     .status,
                 200);
    }

    void anotherUserIsImpersonatedWithTheRightToDoSo()
    {
        Asked asked;
        asked.api.settings.tokens.insert("reader-token", {"reader", "u2", {}});
        KubeRequest request{"GET",
                            kConfigs,
                            {{"authorization", "Bearer admin-token"}, {"impersonate-user", "reader"}},
                            {},
                            {}};

        QVERIFY(asked.api.answer(request).body.contains("User \\\"reader\\\" cannot get"));
        request.headers.insert("authorization", "Bearer reader-token");
        request.headers.insert("impersonate-user", "admin");
        QVERIFY(asked.api.answer(request).body.contains("cannot impersonate"));
    }

    void watchesFollowSelectors()
    {
        Asked asked;
        const auto answer = asked.send("GET", kMaps + "?watch=1&labelSelector=team+in+(a,b)");
        QVERIFY(answer.watch.has_value());
        auto watch = *answer.watch;

        QCOMPARE(asked.events(watch), "");
        QCOMPARE(asked.merge(kConfigs, R"({"metadata": {"labels": {"team": "b"}}})"), 200);
        QCOMPARE(asked.events(watch), "ADDED yunikorn-configs");
        putConfigMap(asked.api, "yunikorn", "other", {});
        QCOMPARE(asked.merge(kConfigs, R"({"data": {"a": "b"}})"), 200);
        QCOMPARE(asked.events(watch), "MODIFIED yunikorn-configs");
        QCOMPARE(asked.merge(kConfigs, R"({"metadata": {"labels": {"team": "c"}}})"), 200);
        QCOMPARE(asked.events(watch), "DELETED yunikorn-configs");
    }

    void aWatchWithoutVersionStartsWithWhatExists()
    {
        Asked asked;
        auto watch = *asked.send("GET", kMaps + "?watch=true").watch;

        QCOMPARE(asked.events(watch), "ADDED yunikorn-configs");
        asked.api.remove("configmaps", "yunikorn", "yunikorn-configs");
        QCOMPARE(asked.events(watch), "DELETED yunikorn-configs");
        QCOMPARE(asked.events(watch), "");
    }

    void forgottenVersionsAreGone()
    {
        Asked asked;
        putConfigMap(asked.api, "yunikorn", "other", {});
        asked.send("GET", kMaps + "?limit=1");
        const auto next = textAt(asked.json, {"metadata", "continue"}).toUtf8();
        putConfigMap(asked.api, "yunikorn", "third", {});

        asked.send("GET", kMaps + "?limit=1&continue=" + next);
        QCOMPARE(asked.json.value("items").toArray().size(), 1);
        QVERIFY(textAt(asked.json, {"metadata", "continue"}).isEmpty()); // the page of an older version
        asked.api.forgetHistory();
        QCOMPARE(asked.send("GET", kMaps + "?limit=1&continue=" + next).status, 410);
        QCOMPARE(asked.send("GET", kMaps + "?resourceVersion=1&resourceVersionMatch=Exact").status, 410);
        QCOMPARE(textAt(asked.json, {"reason"}), "Expired");
        QCOMPARE(asked.send("GET", kMaps + "?resourceVersion=1").status, 200);
        QCOMPARE(asked.send("GET", kMaps + "?watch=1&resourceVersion=1").status, 200);
        QCOMPARE(textAt(asked.json, {"type"}), "ERROR");
        QCOMPARE(valueAt(asked.json, {"object", "code"}).toInt(), 410);
        asked.api.settings.expired = KubeSettings::Expired::Status;
        QCOMPARE(asked.send("GET", kMaps + "?watch=1&resourceVersion=1").status, 410);
    }

    void refusalsMatchVerbsAndEnd()
    {
        Asked asked;
        asked.api.settings.refusals
            = {{.status = 429, .verb = "list", .resource = {}, .retryAfter = 7, .times = 1},
               {.status = 403, .verb = "patch", .resource = "configmaps"}};

        asked.send("GET", kMaps);
        QCOMPARE(asked.last.status, 429);
        QVERIFY(asked.last.headers.contains({QByteArray("Retry-After"), QByteArray("7")}));
        QCOMPARE(asked.send("GET", kMaps).status, 200);
        QCOMPARE(asked.merge(kConfigs, "{}"), 403);
        QCOMPARE(textAt(asked.json, {"details", "name"}), "yunikorn-configs");
        asked.api.settings.refusals = {{.status = 401}};
        QCOMPARE(asked.send("GET", "/version").status, 401);
    }

    void quotasHaveASchemaAndAStatus()
    {
        Asked asked;
        putQuotaDefinition(asked.api, "scheduling.sigs.k8s.io", "elasticquotas", "ElasticQuota");
        asked.send("GET", "/apis/scheduling.sigs.k8s.io/v1alpha1");
        QCOMPARE(asked.last.status, 200);

        const QByteArray quota = R"({"apiVersion": "scheduling.sigs.k8s.io/v1alpha1", "kind": "ElasticQuota",
            "metadata": {"name": "a"}, "spec": {"min": {"cpu": 1}}, "status": {"used": {"cpu": "1"}}})";
        asked.send("POST", kQuotas, quota);
        QCOMPARE(asked.last.status, 201);
        QVERIFY(!asked.json.contains("status"));
        QCOMPARE(asked.merge(kQuotas + "/a/status", R"({"status": {"used": {"cpu": "2"}}, "spec": null})"),
                 200);
        QCOMPARE(textAt(asked.json, {"status", "used", "cpu"}), "2");
        QCOMPARE(valueAt(asked.json, {"spec", "min", "cpu"}), QJsonValue(1));
        QCOMPARE(valueAt(asked.json, {"metadata", "generation"}), QJsonValue(1));
        QCOMPARE(asked.merge(kQuotas + "/a", R"({"spec": {"min": {"cpu": true}}})"), 422);
        QCOMPARE(asked.send("PUT", kQuotas + "/a", quota).status, 422); // without a version
    }

    void methodsWithoutRouteAreNotAllowed()
    {
        Asked asked;

        QCOMPARE(asked.send("PUT", kMaps, "{}").status, 405);
        QCOMPARE(asked.send("POST", kConfigs, "{}").status, 405);
        QCOMPARE(asked.send("POST", "/api/v1/configmaps", "{}").status, 405);
        QCOMPARE(asked.send("GET", "/apis/authorization.k8s.io/v1/selfsubjectaccessreviews").status, 405);
    }

    void deletesCheckTheirPreconditions()
    {
        Asked asked;

        asked.send("DELETE", kConfigs, R"({"preconditions": {"resourceVersion": "1"}})");
        QCOMPARE(asked.last.status, 409);
        QVERIFY(!asked.configs().isEmpty());
        QCOMPARE(asked.send("DELETE", kConfigs).status, 200);
        QVERIFY(asked.configs().isEmpty());
    }

    void backendsGetWhatIsBehindTheProxy()
    {
        Asked asked;
        putService(asked.api, "yunikorn", "yunikorn-service", {{"app", "yunikorn"}}, 9080);
        const QByteArray start = "/api/v1/namespaces/yunikorn/services/http:yunikorn-service:9080/proxy";
        QCOMPARE(asked.send("GET", start + "/ws").status, 503); // no endpoints
        KubeRequest seen;
        asked.api.setBackend("services", "yunikorn", "yunikorn-service", 9080,
                             [&seen](const KubeRequest& request) {
                                 seen = request;
                                 return KubeAnswer{.status = 418, .body = "tea"};
                             });

        asked.send("GET", start + "/ws/v1/queue/a%2Fb?x=%20y");
        QCOMPARE(asked.last.status, 418);
        QCOMPARE(seen.target, QByteArray("/ws/v1/queue/a%2Fb?x=%20y"));
        QVERIFY(!seen.headers.contains("authorization"));
        QCOMPARE(asked.send("GET", "/api/v1/namespaces/yunikorn/services/yunikorn-service/proxy/").status,
                 418);
    }

    void labelSelectorsMatch_data()
    {
        QTest::addColumn<QString>("selector");
        QTest::addColumn<bool>("matches");
        QTest::newRow("empty") << "" << true;
        QTest::newRow("equal") << "app=yunikorn" << true;
        QTest::newRow("twice") << "app==yunikorn,tier!=web" << true;
        QTest::newRow("other") << "app=koordinator" << false;
        QTest::newRow("exists") << "app" << true;
        QTest::newRow("missing") << "!app" << false;
        QTest::newRow("absent counts as unequal") << "none!=x" << true;
        QTest::newRow("in") << "tier in (db, core),app" << true;
        QTest::newRow("notin") << "tier notin (core)" << false;
    }

    void labelSelectorsMatch()
    {
        QFETCH(const QString, selector);
        QFETCH(const bool, matches);

        QCOMPARE(matchesLabels(selector, {{"app", "yunikorn"}, {"tier", "core"}}), matches);
    }

    void quantitiesAreNumbers()
    {
        QCOMPARE(quantityOf("500m"), std::optional(0.5));
        QCOMPARE(quantityOf("2Ki"), std::optional(2048.0));
        QCOMPARE(quantityOf("3k"), std::optional(3000.0));
        QCOMPARE(quantityOf(15), std::optional(15.0));
        QCOMPARE(quantityOf("ten"), std::optional<double>());
    }
};

QUOTADECK_TEST(TestFakeKubeApi, NoApplication)
#include "tst_fakekubeapi.moc"
