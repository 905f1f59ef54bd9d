// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticstate.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <fmt/format.h>

namespace tst_elasticchange {
using namespace quotadeck;
using models::ElasticStatePtr;

namespace {
std::string manifest(const char* name, const char* parent, const char* max, const char* min)
{
    return fmt::format("---\napiVersion: scheduling.sigs.k8s.io/v1alpha1\nkind: ElasticQuota\nmetadata:\n"
                       "  name: {}\n  labels:\n    quota.scheduling.koordinator.sh/parent: {}\n"
                       "    quota.scheduling.koordinator.sh/is-parent: \"{}\"\nspec:\n  max: {}\n  min: {}\n",
                       name, parent, std::string_view(name) == "dept" ? "true" : "false", max, min);
}

/// The group dept with the teams a and b.
std::string family(const char* max, const char* minOfA = "{cpu: 30}", const char* minOfB = "{cpu: 20}")
{
    return manifest("dept", "koordinator-root-quota", max, "{cpu: 50}") + manifest("a", "dept", max, minOfA)
        + manifest("b", "dept", max, minOfB);
}

ElasticStatePtr changed(const std::string& saved, const std::string& text)
{
    return models::makeElasticState({text, saved, {}, {}});
}

const config::Finding* found(const ElasticStatePtr& state, std::string_view rule)
{
    const auto& findings = state->verdict.findings;
    const auto at = std::ranges::find(findings, rule, &config::Finding::rule);
    return at == findings.end() ? nullptr : &*at;
}
} // namespace

/// What is said of changing a saved file into an edited one.
class TestElasticChange : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void updatesAreToldInTheOrderThatTheClusterTakes() // EQ-90
    {
        const auto state = changed(family("{cpu: 100}"), family("{cpu: 100}", "{cpu: 10}", "{cpu: 40}"));
        QVERIFY(state->verdict.accepted);
        QCOMPARE(state->order, (std::vector<std::string>{"a", "b"}));
        QVERIFY(state->stuck.empty());
    }

    void aNewResourceTakesGroupsThatAreCreatedAnew() // EQ-89, V17
    {
        const auto state = changed(family("{cpu: 100}"), family("{cpu: 100, gpu: 4}"));
        QVERIFY(state->verdict.accepted); // the end is good
        QVERIFY(state->order.empty());
        QCOMPARE(state->stuck.size(), std::size_t{3});
        const auto* finding = found(state, "EQ-89");
        QVERIFY(finding && finding->severity == config::Severity::Warning);
        QVERIFY(finding->message.english().find("Delete b, a, dept, then create dept, a, b anew")
                != std::string::npos);
        QVERIFY(!finding->category.empty());
        QVERIFY(finding->span.begin.line > 0);
    }

    void aBadEndIsNoMatterOfOrder() // V17
    {
        const auto state
            = changed(family("{cpu: 100}"),
                      manifest("dept", "koordinator-root-quota", "{cpu: 100, gpu: 4}", "{cpu: 50}")
                          + manifest("a", "dept", "{cpu: 100}", "{cpu: 30}")
                          + manifest("b", "dept", "{cpu: 100}", "{cpu: 20}"));
        QVERIFY(!state->verdict.accepted);
        QVERIFY(found(state, "V17"));
        QVERIFY(!found(state, "EQ-89"));
    }
};

QUOTADECK_TEST(TestElasticChange, NoApplication)
} // namespace tst_elasticchange

#include "tst_elasticchange.moc"
