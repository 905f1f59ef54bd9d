// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/elastic/elasticadmission.h"
#include "models/elastic/elasticcards.h"
#include "tests/support/elastictext.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <fmt/format.h>

namespace tst_elasticadmission {
using namespace quotadeck;
using models::PodVerdict;

namespace {
const ResourceType kGpu("gpu");

/// A pod of the group g that runs.
std::string running(const char* name, int priority, int gpus)
{
    return fmt::format("---\nkind: Pod\nmetadata:\n  name: {}\n  namespace: work\n  labels:\n"
                       "    quota.scheduling.koordinator.sh/name: g\n"
                       "spec:\n  nodeName: n1\n  priority: {}\n  containers:\n"
                       "    - resources: {{requests: {{gpu: {}}}}}\n",
                       name, priority, gpus);
}

/// The group g of max 40 and min 10, which uses @p used, and its pod of priority 0 that waits for 5 more.
std::optional<PodVerdict> verdictOf(int used, std::optional<Quantity> total, const char* preemptible = "true",
                                    const std::string& others = {}, const std::string& forNewPods = {})
{
    std::string text = test::elasticText({.name = "g",
                                          .min = "10",
                                          .max = "40",
                                          .request = fmt::format("{}", used + 5),
                                          .used = fmt::format("{}", used),
                                          .weight = {}})
        + fmt::format("---\nkind: Pod\nmetadata:\n  name: job\n  namespace: work\n  labels:\n"
                      "    quota.scheduling.koordinator.sh/name: g\n"
                      "    quota.scheduling.koordinator.sh/preemptible: \"{}\"\n"
                      "spec:\n  containers:\n    - resources: {{requests: {{gpu: 5}}}}\n",
                      preemptible)
        + others;
    if (!forNewPods.empty()) {
        const std::string annotations = "  annotations:\n";
        text.insert(
            text.find(annotations) + annotations.size(),
            fmt::format("    quota.scheduling.koordinator.sh/admission: '{{\"gpu\":\"{}\"}}'\n", forNewPods));
    }
    Resource amounts;
    if (total)
        amounts.set(kGpu, *total);
    const auto state = models::makeElasticState({text, text, amounts, {}});
    const auto pods = models::elasticPods(*state);
    return !pods.empty() ? models::podVerdict(*state, pods.front()) : std::nullopt;
}
} // namespace

class TestElasticAdmission : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aRefusalNamesTheSmallestChange() // EQ-60: max 40 caps what may be used
    {
        const auto verdict = verdictOf(40, 100);

        QVERIFY(verdict);
        QCOMPARE(verdict->refusal.english(),
                 "gpu of group g: its limit is exceeded: 40 of 40 used, the pod requests 5");
        QCOMPARE(verdict->changes.size(), std::size_t{1});
        QCOMPARE(verdict->changes.front().english(), "raise g's max of gpu from 40 to 45");
    }

    void aPodBeyondTheLimitForNewPodsIsRejectedOnCreation() // EQ-64
    {
        const auto beyond = verdictOf(5, 100, "true", {}, "8"); // 10 are requested, 5 of them by the pod
        QVERIFY(beyond && beyond->refusal.isEmpty());
        QCOMPARE(beyond->creation.english(),
                 "gpu of group g: its limit for new pods is exceeded: 5 of 8 requested, the pod requests 5");
        const auto within = verdictOf(5, 100, "true", {}, "10");
        QVERIFY(within && within->creation.isEmpty());
        const auto unset = verdictOf(40, 100); // max is no limit that the group sets for new pods
        QVERIFY(unset && unset->creation.isEmpty());
    }

    void whereTheClusterIsFullOnlyTheClusterHelps()
    {
        const auto verdict = verdictOf(30, 32);

        QVERIFY(verdict);
        QCOMPARE(verdict->changes.size(), std::size_t{1});
        QCOMPARE(verdict->changes.front().english(), "raise the cluster's capacity of gpu from 32 to 35");
    }

    void aPodThatMayNotBeEvictedHasToFitInMin() // EQ-61
    {
        const auto verdict = verdictOf(0, 100, "false");
        QCOMPARE(verdict, PodVerdict());
    }

    void aPodThatFitsIsNotRefused()
    {
        QCOMPARE(verdictOf(30, 100), PodVerdict());
        QCOMPARE(verdictOf(35, 100), PodVerdict()); // up to the limit itself
    }

    void lowerPodsOfTheGroupWouldGoForIt() // EQ-80
    {
        const auto verdict = verdictOf(40, 100, "true", running("low", -1, 6) + running("equal", 0, 6));
        QVERIFY(verdict);
        QCOMPARE(verdict->victims, QStringList(QStringLiteral("work/low")));
    }

    void evictionsThatDoNotMakeRoomAreNotTold() // EQ-79
    {
        const auto verdict = verdictOf(40, 100, "true", running("low", -1, 4) + running("equal", 0, 6));
        QVERIFY(verdict && !verdict->refusal.isEmpty());
        QVERIFY(verdict->victims.isEmpty());
    }

    void nothingIsSaidWithoutATotal() { QVERIFY(!verdictOf(30, std::nullopt)); }
};

QUOTADECK_TEST(TestElasticAdmission, NoApplication)
} // namespace tst_elasticadmission

#include "tst_elasticadmission.moc"
