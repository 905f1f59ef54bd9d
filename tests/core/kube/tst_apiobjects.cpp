// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/apiobjects.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_apiobjects {
using namespace quotadeck;
using namespace quotadeck::kube;

namespace {
/// JSON written with single quotes.
std::string json(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return text;
}

Error errorFor(int code, const std::string& message)
{
    const auto failure
        = readFailure(code, json("{'kind':'Status','reason':'Forbidden','message':'" + message + "'}"));
    return errorOf(failure, {"patch", "elasticquotas", "q", "a", "scheduling.sigs.k8s.io"}, "path");
}
} // namespace

class TestApiObjects : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aWebhookIsNoMissingRight()
    {
        const Error denied = errorFor(403, "admission webhook x denied the request: no");
        QCOMPARE(denied.code, ErrorCode::InvalidArgument);
        QCOMPARE(denied.message.english(),
                 "the API server rejects the object (403): admission webhook x denied the request: no");
        const Error forbidden = errorFor(403, "ann may not");
        QCOMPARE(forbidden.code, ErrorCode::Unauthorized);
        QCOMPARE(
            forbidden.message.english(),
            "the API server forbids to patch elasticquotas.scheduling.sigs.k8s.io a in namespace q (403): "
            "ann may not");
    }

    void theNextPageIsNamedByTheList()
    {
        QCOMPARE(nextPage(json("{'metadata':{'continue':'abc'},'items':[]}")), "abc");
        QCOMPARE(nextPage(json("{'metadata':{'continue':''},'items':[]}")), "");
        QCOMPARE(nextPage(json("{'items':[]}")), "");
        QCOMPARE(nextPage("no JSON"), "");
    }

    void onlyRunningPodsAreListed()
    {
        const auto pods = readRunningPods(
            json("{'items':[{'metadata':{'name':'a'},'status':{'phase':'Running'}},{'metadata':{'name':'b'},'"
                 "status':{'phase':'Pending'}},{'metadata':{'name':'c'}}]}"));
        QCOMPARE(*pods, std::vector<std::string>{"a"});
        QVERIFY(!readRunningPods("[]"));
    }

    void discoveryNamesResources()
    {
        const std::string list
            = json("{'resources':[{'name':'elasticquotas'},{'name':'elasticquotas/status'}]}");
        QVERIFY(*listsResource(list, "elasticquotas"));
        QVERIFY(!*listsResource(list, "elasticquota"));
        QVERIFY(!listsResource("404 page not found", "elasticquotas"));
    }

    void toolsThatWriteAnObjectAgainAreRecognised()
    {
        QCOMPARE(deployersOf({{"argocd.argoproj.io/instance", "x"}}, {}),
                 std::vector<std::string>{"Argo CD"});
        QCOMPARE(deployersOf({{"app.kubernetes.io/managed-by", "Helm"}}, {}),
                 std::vector<std::string>{"Helm"});
        QCOMPARE(deployersOf({{"app.kubernetes.io/managed-by", "me"}}, {}), std::vector<std::string>());
    }
};

QUOTADECK_TEST(TestApiObjects, NoApplication)
} // namespace tst_apiobjects

#include "tst_apiobjects.moc"
