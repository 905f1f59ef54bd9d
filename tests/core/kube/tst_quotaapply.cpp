// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/quotaapply.h"
#include "tests/core/kube/quotacluster.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_quotaapply {
using namespace quotadeck;
using namespace quotadeck::kube;
using namespace quotadeck::test;

namespace {
/// P with 50 guaranteed, of which a has 30 and b 20.
std::string family(const std::string& minOfP = "cpu: 50", const std::string& minOfA = "cpu: 30",
                   const std::string& minOfB = "cpu: 20")
{
    return manifests({manifest("p").parent().min(minOfP), manifest("a").below("p").min(minOfA),
                      manifest("b").below("p").min(minOfB)});
}

const QStringList kMax{QStringLiteral("spec"), QStringLiteral("max"), QStringLiteral("cpu")};
const QStringList kMin{QStringLiteral("spec"), QStringLiteral("min"), QStringLiteral("cpu")};

QStringList annotation(const char* key)
{
    return {QStringLiteral("metadata"), QStringLiteral("annotations"),
            QLatin1String("quota.scheduling.koordinator.sh/") + QLatin1String(key)};
}

std::string replaced(std::string text, const std::string& before, const std::string& after)
{
    return text.replace(text.find(before), before.size(), after);
}

/// One run to its end, or to where it waits for proceed().
struct Run
{
    QuotaApply apply;
    std::optional<ApplyOutcome> outcome;
    bool isReady = false;
    std::map<ApplyStep, std::pair<ApplyState, std::string>> steps;

    Run(QuotaCluster& cluster, QuotaWish wish)
        : apply(cluster, std::move(wish),
                {[this](ApplyStep step, ApplyState state, const Message& detail) {
                     steps[step] = {state, detail.english()};
                 },
                 [this] { isReady = true; },
                 [this](ApplyOutcome end) { outcome = end; },
                 {}})
    {
        apply.start();
    }

    Run& go()
    {
        if (isReady)
            apply.proceed();
        return *this;
    }
    [[nodiscard]] std::string error() const { return apply.error() ? apply.error()->message.english() : ""; }
    /// "p applied, a refused".
    [[nodiscard]] std::string states() const
    {
        static const std::map<QuotaStepState, std::string> kWords{
            {QuotaStepState::Planned, "planned"},     {QuotaStepState::Accepted, "accepted"},
            {QuotaStepState::Dependent, "dependent"}, {QuotaStepState::Applied, "applied"},
            {QuotaStepState::Refused, "refused"},     {QuotaStepState::Unknown, "unknown"},
            {QuotaStepState::Skipped, "skipped"}};
        std::string text;
        for (const auto& step : apply.plan().steps)
            text += (text.empty() ? "" : ", ") + step.name + ' ' + kWords.at(step.state);
        return text;
    }
    [[nodiscard]] std::string notes() const
    {
        std::string text;
        for (const auto& step : apply.plan().steps) {
            for (const auto& note : step.notes)
                text += step.name + ": " + note.english() + '\n';
        }
        return text;
    }
};

QuotaWish wish(std::string text)
{
    return {std::move(text), {}, false};
}
} // namespace

class TestQuotaApply : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void growsFromTheTopAndShrinksFromTheBottom() // EQ-90
    {
        QuotaCluster cluster(family());
        QCOMPARE(Run(cluster, wish(family("cpu: 60", "cpu: 40", "cpu: 20"))).go().outcome,
                 ApplyOutcome::Applied);
        QCOMPARE(cluster.log,
                 (QStringList{QStringLiteral("dry patch p"), QStringLiteral("dry patch a"),
                              QStringLiteral("patch p"), QStringLiteral("patch a")}));
        cluster.log.clear();
        QCOMPARE(Run(cluster, wish(family("cpu: 40", "cpu: 20", "cpu: 20"))).go().outcome,
                 ApplyOutcome::Applied);
        QCOMPARE(cluster.log.mid(2), (QStringList{QStringLiteral("patch a"), QStringLiteral("patch p")}));
        QCOMPARE(cluster.text("a", kMin), QStringLiteral("20"));
    }

    void createsParentsBeforeTheirChildren() // V14
    {
        QuotaCluster cluster("");
        Run run(cluster, wish(manifests({manifest("a").below("p"), manifest("p").parent()})));
        QVERIFY(run.isReady);
        // The dry run of the child is refused, because its parent is not stored yet.
        QCOMPARE(run.states(), "p accepted, a dependent");
        QCOMPARE(run.steps[ApplyStep::DryRun].first, ApplyState::Warning);
        QVERIFY(!cluster.has("p"));
        QCOMPARE(run.go().outcome, ApplyOutcome::Applied);
        QCOMPARE(run.states(), "p applied, a applied");
        QVERIFY(cluster.has("a"));
    }

    void aRefusalThatHasNothingToDoWithEarlierStepsEndsTheRun()
    {
        QuotaCluster cluster(family());
        cluster.webhook = [](const ObjectWrite& write) {
            return write.action.name == "a"
                ? std::optional(Error{ErrorCode::InvalidArgument, {}, "team a has a contract"})
                : std::nullopt;
        };
        Run run(cluster, wish(family("cpu: 60", "cpu: 29", "cpu: 20")));
        QVERIFY(!run.isReady);
        QCOMPARE(run.outcome, ApplyOutcome::Refused);
        QCOMPARE(run.error(), "team a has a contract");
        QCOMPARE(run.apply.error()->where, "quotas/a");
        QVERIFY(cluster.log.filter(QRegularExpression(QStringLiteral("^patch"))).isEmpty());
    }

    void stopsAtTheFirstRefusalAndRollsBackWhatWasApplied()
    {
        QuotaCluster cluster(family());
        int writes = 0;
        cluster.beforeWrite = [&](const std::string&) { ++writes; };
        cluster.webhook = [&](const ObjectWrite&) { // from the third object on
            return writes == 3 ? std::optional(Error{ErrorCode::InvalidArgument, {}, "no more today"})
                               : std::nullopt;
        };
        const std::string text
            = manifests({family("cpu: 90", "cpu: 31", "cpu: 21"), manifest("c").below("p").min("cpu: 5")});
        Run run(cluster, wish(text));
        QCOMPARE(run.go().outcome, ApplyOutcome::Partial);
        QCOMPARE(run.states(), "p applied, a applied, b refused, c skipped");
        QCOMPARE(run.error(), "no more today");
        QCOMPARE(run.apply.appliedCount(), 2UL);
        QVERIFY2(run.apply.plan().steps[0].detail.english().starts_with("stored as version"),
                 run.apply.plan().steps[0].detail.english().c_str());
        QCOMPARE(cluster.text("b", kMin), QStringLiteral("20"));
        // Somebody else changes another field of what is rolled back; that stays.
        cluster.set("a", kMax, QStringLiteral("99"));
        cluster.webhook = nullptr;
        Run back(cluster, run.apply.rollBack());
        QCOMPARE(back.go().outcome, ApplyOutcome::Applied);
        QCOMPARE(back.states(), "a applied, p applied"); // the children shrink first
        QCOMPARE(cluster.text("p", kMin), QStringLiteral("50"));
        QCOMPARE(cluster.text("a", kMin), QStringLiteral("30"));
        QCOMPARE(cluster.text("a", kMax), QStringLiteral("99"));
    }

    void rollsBackCreationsAndDeletions()
    {
        QuotaCluster cluster(manifests({family(), manifest("old").max("cpu: 7")}));
        QuotaWish all = wish(manifests({family(), manifest("new")}));
        all.deletesMissing = true;
        Run run(cluster, all);
        QCOMPARE(run.go().outcome, ApplyOutcome::Applied);
        QVERIFY(cluster.has("new") && !cluster.has("old"));
        Run back(cluster, run.apply.rollBack());
        QCOMPARE(back.go().outcome, ApplyOutcome::Applied);
        QVERIFY(!cluster.has("new"));
        QCOMPARE(cluster.text("old", kMax), QStringLiteral("7"));
        QVERIFY(cluster.has("a")); // what was not applied is not touched
    }

    void deletesOnlyWhenAskedTo() // V24
    {
        QuotaCluster cluster(manifests({family(), manifest("koordinator-default-quota")}));
        const std::string text
            = manifests({manifest("p").parent().min("cpu: 50"), manifest("a").below("p").min("cpu: 30")});
        Run kept(cluster, wish(text));
        QCOMPARE(kept.outcome, ApplyOutcome::Unchanged);
        QCOMPARE(kept.apply.plan().missing, std::vector<std::string>{"b"}); // never a reserved group
        QVERIFY(cluster.has("b"));
        QuotaWish all = wish(text);
        all.deletesMissing = true;
        Run run(cluster, all);
        QCOMPARE(run.apply.plan().steps.size(), 1UL);
        QCOMPARE(run.go().outcome, ApplyOutcome::Applied);
        QVERIFY(!cluster.has("b"));
        QVERIFY(cluster.has("koordinator-default-quota"));
    }

    void theDeletionOfAGroupInUseIsDangerous() // V25
    {
        QuotaCluster cluster(
            manifests({manifest("busy").used("cpu: 3"), manifest("idle").used("cpu: 0"), manifest("kept")}));
        QuotaWish all = wish(manifest("kept"));
        all.deletesMissing = true;
        const Run run(cluster, all);
        const auto& steps = run.apply.plan().steps;
        QCOMPARE(steps.size(), 2UL);
        QCOMPARE(steps[0].name, "busy");
        QVERIFY(steps[0].isDangerous());
        QCOMPARE(steps[0].changes.front().sentence.english(), "group removed while its pods use cpu 3");
        QVERIFY(!steps[1].isDangerous());
    }

    void figuresOfTheSchedulerAreNoConflict() // EQ-98
    {
        QuotaCluster cluster(family());
        int writes = 0;
        cluster.beforeWrite = [&](const std::string& name) {
            if (++writes < 3)
                cluster.set(name, annotation("runtime"), QStringLiteral(R"({"cpu":"%1"})").arg(writes));
        };
        Run run(cluster, wish(family("cpu: 60")));
        QCOMPARE(run.go().outcome, ApplyOutcome::Applied);
        QCOMPARE(cluster.text("p", kMin), QStringLiteral("60"));
        QCOMPARE(cluster.text("p", annotation("runtime")), QStringLiteral(R"({"cpu":"2"})"));
        QVERIFY2(run.notes().find("somebody else") == std::string::npos, run.notes().c_str());
    }

    void anotherFieldOfAnotherWriterIsKept()
    {
        QuotaCluster cluster(family());
        bool isDone = false;
        cluster.beforeWrite = [&](const std::string& name) {
            if (!std::exchange(isDone, true))
                cluster.set(name, kMax, QStringLiteral("77"));
        };
        Run run(cluster, wish(family("cpu: 60")));
        QCOMPARE(run.go().outcome, ApplyOutcome::Applied);
        QCOMPARE(cluster.text("p", kMin), QStringLiteral("60"));
        QCOMPARE(cluster.text("p", kMax), QStringLiteral("77"));
        QVERIFY2(run.notes().find("somebody else has changed spec.max.cpu; that is kept")
                     != std::string::npos,
                 run.notes().c_str());
    }

    void theSameFieldOfAnotherWriterIsAConflict()
    {
        QuotaCluster cluster(family());
        cluster.beforeWrite = [&](const std::string& name) {
            if (name == "a")
                cluster.set(name, kMin, QStringLiteral("33"));
        };
        Run run(cluster, wish(family("cpu: 90", "cpu: 35", "cpu: 20")));
        QCOMPARE(run.go().outcome, ApplyOutcome::Partial); // p is stored
        QCOMPARE(run.states(), "p applied, a refused");
        QCOMPARE(run.error(),
                 "somebody else has changed the same meanwhile: spec.min.cpu: here 35, in the cluster 33");
        QCOMPARE(cluster.text("a", kMin), QStringLiteral("33"));
    }

    void whatBothChangedMustStillKeepTheRules() // V4
    {
        QuotaCluster cluster(manifest("x").max("cpu: 10").min("cpu: 1"));
        cluster.beforeWrite = [&](const std::string& name) { cluster.set(name, kMax, QStringLiteral("4")); };
        Run run(cluster, wish(manifest("x").max("cpu: 10").min("cpu: 6")));
        QCOMPARE(run.go().outcome, ApplyOutcome::Conflict);
        QVERIFY2(run.error().find("[V4]") != std::string::npos, run.error().c_str());
        QCOMPARE(cluster.text("x", kMin), QStringLiteral("1"));
    }

    void aCopyRevertsNothingThatOthersDidSince()
    {
        QuotaCluster cluster(family());
        const std::string copy = family();
        cluster.set("b", kMax, QStringLiteral("77")); // since the copy was made
        cluster.set("a", kMax, QStringLiteral("88"));
        const std::string edited = family("cpu: 60", "cpu: 31");
        Run run(cluster, {edited, copy, false});
        QCOMPARE(run.apply.plan().stale, std::vector<std::string>{"b"});
        QCOMPARE(run.go().outcome, ApplyOutcome::Applied);
        QCOMPARE(cluster.text("b", kMax), QStringLiteral("77"));
        QCOMPARE(cluster.text("a", kMax), QStringLiteral("88"));
        QCOMPARE(cluster.text("a", kMin), QStringLiteral("31"));
        // And neither does the next run, which begins with what was applied.
        Run again(cluster, {edited, run.apply.nextBase(), false});
        QCOMPARE(again.outcome, ApplyOutcome::Unchanged);
        QCOMPARE(cluster.text("b", kMax), QStringLiteral("77"));
    }

    void aConflictWithACopyIsFoundBeforeAnythingIsWritten()
    {
        QuotaCluster cluster(family());
        cluster.set("a", kMin, QStringLiteral("29"));
        Run run(cluster, {family("cpu: 50", "cpu: 28"), family(), false});
        QCOMPARE(run.outcome, ApplyOutcome::Conflict);
        QVERIFY(cluster.log.isEmpty());
        QCOMPARE(run.apply.plan().conflicts.front().name, "a");
        QCOMPARE(run.error(), "spec.min.cpu: here 28, in the cluster 29");
        QVERIFY(run.apply.theirText().find("'29'") != std::string::npos);
    }

    void deletedByOneAndChangedByTheOtherIsAConflict_data()
    {
        QTest::addColumn<bool>("isDeletedHere");
        QTest::newRow("deleted here") << true;
        QTest::newRow("deleted in the cluster") << false;
    }

    void deletedByOneAndChangedByTheOtherIsAConflict()
    {
        QFETCH(bool, isDeletedHere);
        QuotaCluster cluster(family());
        std::string text = family();
        if (isDeletedHere) {
            text
                = manifests({manifest("p").parent().min("cpu: 50"), manifest("a").below("p").min("cpu: 30")});
            cluster.set("b", kMin, QStringLiteral("19"));
        } else {
            text = family("cpu: 50", "cpu: 30", "cpu: 19");
            cluster.remove("b");
        }
        const Run run(cluster, {text, family(), true});
        QCOMPARE(run.outcome, ApplyOutcome::Conflict);
        QCOMPARE(run.apply.plan().conflicts.front().name, "b");
    }

    void namesEveryMissingRight()
    {
        QuotaCluster cluster(family());
        cluster.missingRights = {"create elasticquotas.scheduling.sigs.k8s.io in namespace other",
                                 "patch elasticquotas.scheduling.sigs.k8s.io in namespace quotas",
                                 "patch elasticquotas.scheduling.sigs.k8s.io p in namespace quotas"};
        Run run(cluster, wish(manifests({family("cpu: 60"), manifest("n").in("other")})));
        QCOMPARE(run.outcome, ApplyOutcome::Refused);
        QCOMPARE(run.error(),
                 "you may not: create elasticquotas.scheduling.sigs.k8s.io in namespace other, "
                 "patch elasticquotas.scheduling.sigs.k8s.io p in namespace quotas");
        QVERIFY(cluster.log.isEmpty());
    }

    void aRightForTheObjectAloneIsEnough()
    {
        QuotaCluster cluster(family());
        cluster.missingRights = {"patch elasticquotas.scheduling.sigs.k8s.io in namespace quotas"};
        Run run(cluster, wish(family("cpu: 60")));
        QVERIFY(run.isReady);
        QCOMPARE(cluster.rightsAsked, 2);
    }

    void anAnswerThatIsLostStopsNothing()
    {
        QuotaCluster cluster(family());
        cluster.loss = [](const std::string& name) {
            return name == "p" ? QuotaCluster::Loss::Answer : QuotaCluster::Loss::None;
        };
        Run run(cluster, wish(family("cpu: 60", "cpu: 40")));
        QCOMPARE(run.go().outcome, ApplyOutcome::Applied);
        QCOMPARE(cluster.text("a", kMin), QStringLiteral("40"));
    }

    void aRequestThatIsLostStopsWithWhatIsKnown_data()
    {
        QTest::addColumn<bool>("comesBack");
        QTest::newRow("the server is there again") << true;
        QTest::newRow("it stays away") << false;
    }

    void aRequestThatIsLostStopsWithWhatIsKnown()
    {
        QFETCH(bool, comesBack);
        QuotaCluster cluster(family());
        cluster.loss = [&](const std::string& name) {
            if (name != "a")
                return QuotaCluster::Loss::None;
            cluster.isGone = !comesBack;
            return QuotaCluster::Loss::Request;
        };
        Run run(cluster, wish(family("cpu: 60", "cpu: 31", "cpu: 21")));
        QCOMPARE(run.go().outcome, ApplyOutcome::Partial);
        QCOMPARE(run.states(),
                 comesBack ? "p applied, a refused, b skipped" : "p applied, a unknown, b skipped");
        QCOMPARE(run.apply.error()->code, ErrorCode::Network);
    }

    void whatIsStoredIsUnknownWithoutTheServer()
    {
        QuotaCluster cluster(family());
        cluster.loss = [&](const std::string&) {
            cluster.isGone = true;
            return QuotaCluster::Loss::Request;
        };
        Run run(cluster, wish(family("cpu: 60")));
        QCOMPARE(run.go().outcome, ApplyOutcome::Unknown);
        QCOMPARE(run.states(), "p unknown");
        QVERIFY(run.apply.rollBack().text.find("name: p") != std::string::npos);
    }

    void nothingChangesNothing()
    {
        QuotaCluster cluster(family());
        Run run(cluster, wish(family("cpu: 50000m")));
        QCOMPARE(run.outcome, ApplyOutcome::Unchanged);
        QVERIFY(cluster.log.isEmpty());
        QCOMPARE(cluster.rightsAsked, 0);
    }

    void ourRulesComeFirst() // V19
    {
        QuotaCluster cluster(family());
        Run run(cluster, wish(family("cpu: 50", "cpu: 40")));
        QCOMPARE(run.outcome, ApplyOutcome::Rejected);
        QVERIFY2(run.error().ends_with("[V19]"), run.error().c_str());
        QCOMPARE(run.apply.error()->where, "a");
        QVERIFY(cluster.log.isEmpty());
    }

    void whatNoOrderLetsInIsRejected() // EQ-89
    {
        QuotaCluster cluster(family());
        std::string text = family();
        for (const char* const min : {"cpu: 50", "cpu: 30", "cpu: 20"})
            text = replaced(text, std::string("max: {cpu: 100}\n  min: {") + min + '}',
                            std::string("max: {cpu: 100, gpu: 4}\n  min: {") + min + '}');
        Run run(cluster, wish(text));
        QCOMPARE(run.outcome, ApplyOutcome::Rejected);
        QVERIFY2(run.error().find("in no order") != std::string::npos, run.error().c_str());
    }

    void textsThatCannotBeUsedAreRejected_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("empty") << QString() << QStringLiteral("there is no ElasticQuota object in this file");
        QTest::newRow("bad amount") << QString::fromStdString(manifest("x").max("cpu: much"))
                                    << QStringLiteral("cpu");
        QTest::newRow("no namespace")
            << QString::fromStdString(replaced(manifest("x"), "  namespace: quotas\n", ""))
            << QStringLiteral("a new group needs a namespace");
        QTest::newRow("another namespace") << QString::fromStdString(manifest("p").parent().in("other"))
                                           << QStringLiteral("an object cannot move");
    }

    void textsThatCannotBeUsedAreRejected()
    {
        QFETCH(QString, text);
        QFETCH(QString, message);
        QuotaCluster cluster(family());
        Run run(cluster, wish(text.toStdString()));
        QCOMPARE(run.outcome, ApplyOutcome::Rejected);
        QVERIFY2(run.error().find(message.toStdString()) != std::string::npos, run.error().c_str());
    }

    void parentsInOtherNamespacesAreLeftToTheCluster()
    {
        QuotaCluster cluster(manifests(
            {manifest("p").parent().min("cpu: 50").in("platform"), manifest("a").below("p").min("cpu: 30")}));
        cluster.onlyNamespace = "quotas";
        Run run(cluster, wish(manifest("a").below("p").min("cpu: 40")));
        QCOMPARE(run.steps[ApplyStep::Read].first, ApplyState::Warning);
        QCOMPARE(run.go().outcome, ApplyOutcome::Applied);
        Run tooMuch(cluster, wish(manifest("a").below("p").min("cpu: 60")));
        QCOMPARE(tooMuch.outcome, ApplyOutcome::Refused); // by the cluster
        QVERIFY2(tooMuch.error().starts_with("admission webhook denied"), tooMuch.error().c_str());
    }

    void whoElseWritesTheObjectIsSaid() // EQ-56
    {
        QuotaCluster cluster(manifests({manifest("t").label("profile", "gpus").label("tree-id", "t")}));
        Run run(cluster, wish(manifest("t").label("profile", "gpus").label("tree-id", "t").max("cpu: 120")));
        QVERIFY2(run.notes().find("the profile gpus makes this group") != std::string::npos,
                 run.notes().c_str());
        QCOMPARE(run.steps[ApplyStep::Plan].first, ApplyState::Warning);
    }

    void theChangesOfAStepAreThoseOfItsGroup()
    {
        QuotaCluster cluster(family());
        const Run run(cluster, wish(family("cpu: 60", "cpu: 35")));
        const auto& steps = run.apply.plan().steps;
        QCOMPARE(steps.size(), 2UL);
        QCOMPARE(steps[1].changes.size(), 1UL);
        QCOMPARE(steps[1].changes.front().sentence.english(), "min cpu raised from 30 to 35 (+5)");
        QVERIFY(steps[1].changes.front().newSpan->begin.line > 10); // in the file
    }

    void whatWasNotAppliedStaysAnEditOfTheCopy()
    {
        QuotaCluster cluster(family());
        cluster.webhook = [&cluster](const ObjectWrite& write) {
            return write.action.name == "a" && cluster.log.last().startsWith(QStringLiteral("patch"))
                ? std::optional(Error{ErrorCode::InvalidArgument, {}, "no"})
                : std::nullopt;
        };
        const std::string edited = family("cpu: 60", "cpu: 31");
        Run run(cluster, {edited, family(), false});
        QCOMPARE(run.go().outcome, ApplyOutcome::Partial);
        cluster.webhook = nullptr;
        Run rest(cluster, {edited, run.apply.nextBase(), false});
        QCOMPARE(rest.go().states(), "a applied");
    }
};

QUOTADECK_TEST(TestQuotaApply, NoApplication)
} // namespace tst_quotaapply

#include "tst_quotaapply.moc"
