// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/kube/configapply.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tst_configapply {
using namespace quotadeck;
using namespace quotadeck::kube;
using namespace std::chrono_literals;

namespace {
const std::string kBefore = "partitions:\n- name: default\n  queues:\n  - name: root\n    queues:\n"
                            "    - name: a\n      resources:\n        max: {vcore: 10}\n";

std::string withLimit(const std::string& limit)
{
    std::string text = kBefore;
    return text.replace(text.find("10"), 2, limit);
}

/// A cluster whose scheduler uses a configuration as soon as it is stored. It answers at once, and time passes only when a
/// test or a pause lets it.
class ConfigCluster final : public ConfigServer
{
public:
    enum class Loss { None, Request, Answer };

    std::string text = kBefore;
    std::string active; ///< what the scheduler uses; empty: what is stored
    Loss loss = Loss::None; ///< of a write that is no dry run
    ErrorCode lossCode = ErrorCode::Network;
    std::optional<std::string> textAfterLoss; ///< somebody else writes it then
    bool isGone = false; ///< from the loss on nothing can be read
    std::optional<Error> activeError;
    std::chrono::milliseconds answerTime{}; ///< of the active configuration
    std::chrono::steady_clock::time_point time;
    int looks = 0;
    int staleDryRuns = 0; ///< so many are refused, because something else in the map has changed
    bool isByAddress = false; ///< it has no map, and the text is the scheduler's own
    std::vector<std::string> otherManagers;
    std::optional<std::string> defaults;
    std::vector<std::optional<std::string>> writes; ///< that were asked for, also dry runs

    void read(Taker<ClusterConfig> take) override
    {
        if (isGone) {
            take(quotadeck::fail(ErrorCode::Network, "test", "no connection"));
            return;
        }
        ClusterConfig config;
        config.nameSpace = "yunikorn";
        config.configMap = isByAddress ? "" : kConfigsMap;
        config.entry = config.key;
        config.isKnown = true;
        config.text = text;
        config.defaults = defaults;
        config.otherManagers = otherManagers;
        config.resourceVersion = std::to_string(m_version);
        take(config);
    }
    void askForRight(const ClusterConfig&, Taker<AccessVerdict> take) override
    {
        take(AccessVerdict{true, {}});
    }
    void judge(const std::string&, Taker<config::SchedulerVerdict> take) override
    {
        take(config::SchedulerVerdict{true, {}});
    }
    void write(const ClusterConfig&, const std::optional<std::string>& wanted, Storing storing,
               WriteTaker take) override
    {
        writes.push_back(wanted);
        if (storing == Storing::DryRun && staleDryRuns > 0) {
            --staleDryRuns;
            if (textAfterLoss)
                store(*textAfterLoss);
            take(tl::unexpected(Refusal{{ErrorCode::InvalidArgument, "test", "409"}, true}));
            return;
        }
        if (storing == Storing::DryRun || loss == Loss::None) {
            if (storing == Storing::Yes)
                store(wanted);
            take(Written{std::to_string(m_version)});
            return;
        }
        if (loss == Loss::Answer)
            store(wanted);
        if (textAfterLoss)
            store(*textAfterLoss);
        isGone = m_goesAway;
        take(tl::unexpected(Refusal{{lossCode, "test", "the connection broke"}, false}));
    }
    void readActive(Taker<std::string> take) override
    {
        ++looks;
        time += answerTime;
        if (activeError)
            take(tl::unexpected(*activeError));
        else
            take((active.empty() ? text : active) + "checksum: 0123\n");
    }
    void after(std::chrono::milliseconds pause, std::function<void()> next) override
    {
        time += pause;
        next();
    }
    std::chrono::steady_clock::time_point now() const override { return time; }
    std::string placeOf(const ClusterConfig&) const override { return "the source"; }
    std::string targetOf(const ClusterConfig&) const override { return "the target"; }
    void compute(std::function<void()> work, std::function<void()> done) override
    {
        work();
        done();
    }

    void goAwayWithTheLoss() { m_goesAway = true; }

private:
    void store(const std::optional<std::string>& wanted)
    {
        text = wanted ? *wanted : defaults.value();
        ++m_version;
    }

    int m_version = 1;
    bool m_goesAway = false;
};

struct Run
{
    ConfigApply apply;
    std::optional<ApplyOutcome> outcome;
    std::map<ApplyStep, std::pair<ApplyState, std::string>> steps;

    explicit Run(ConfigCluster& cluster, std::chrono::seconds timeout = 60s)
        : Run(cluster, ConfigApply::Plan{.text = withLimit("8"), .timeout = timeout})
    {
    }
    Run(ConfigCluster& cluster, ConfigApply::Plan plan)
        : apply(cluster, std::move(plan),
                {[this](ApplyStep step, ApplyState state, const Message& detail) {
                     steps[step] = {state, detail.english()};
                 },
                 [this] { apply.proceed(); },
                 [this](ApplyOutcome end) { outcome = end; },
                 {}})
    {
        apply.start();
    }
    [[nodiscard]] QString detail(ApplyStep step) { return QString::fromStdString(steps[step].second); }
};
} // namespace

class TestConfigApply : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anAnswerThatIsLostStopsNothing_data()
    {
        QTest::addColumn<int>("code");
        QTest::newRow("broken") << int(ErrorCode::Network);
        QTest::newRow("late") << int(ErrorCode::Timeout);
        QTest::newRow("unreadable") << int(ErrorCode::Parse);
    }

    void anAnswerThatIsLostStopsNothing()
    {
        QFETCH(int, code);
        ConfigCluster cluster;
        cluster.loss = ConfigCluster::Loss::Answer;
        cluster.lossCode = ErrorCode(code);
        const Run run(cluster);
        QCOMPARE(run.outcome, ApplyOutcome::Active);
        QCOMPARE(run.apply.resourceVersion(), std::string("2"));
        QCOMPARE(run.apply.current().text, kBefore); // to be rolled back to
    }

    void theBaseIsComparedByMeaningWhereTheSchedulerWritesTheText()
    {
        const ConfigApply::Plan plan{.text = withLimit("8"), .base = kBefore};
        const std::string rewritten = "# as the scheduler writes it\n" + kBefore;
        ConfigCluster address;
        address.isByAddress = true;
        address.text = rewritten;
        QCOMPARE(Run(address, plan).outcome, ApplyOutcome::Active);

        ConfigCluster changed;
        changed.isByAddress = true;
        changed.text = withLimit("12");
        QCOMPARE(Run(changed, plan).outcome, ApplyOutcome::Conflict);
        QVERIFY(changed.writes.empty());

        ConfigCluster map; // whose text somebody writes
        map.text = rewritten;
        QCOMPARE(Run(map, plan).outcome, ApplyOutcome::Conflict);
    }

    void aRequestThatIsLostWroteNothing()
    {
        ConfigCluster cluster;
        cluster.loss = ConfigCluster::Loss::Request;
        const Run run(cluster);
        QCOMPARE(run.outcome, ApplyOutcome::Failed);
        QCOMPARE(run.apply.error()->code, ErrorCode::Network);
        QCOMPARE(cluster.text, kBefore);
    }

    void whatIsStoredIsUnknownWithoutTheServer()
    {
        ConfigCluster cluster;
        cluster.loss = ConfigCluster::Loss::Answer;
        cluster.goAwayWithTheLoss();
        Run run(cluster);
        QCOMPARE(run.outcome, ApplyOutcome::Unknown);
        QCOMPARE(run.detail(ApplyStep::Write),
                 QStringLiteral("the answer to the change was lost, and the cluster cannot be read: the "
                                "connection broke"));
        QVERIFY(run.steps[ApplyStep::Write].first == ApplyState::Failed);
        QVERIFY(!run.steps.contains(ApplyStep::Follow));
    }

    /// Ours may have been stored before it.
    void whatIsStoredIsUnknownAfterAnotherWriter()
    {
        ConfigCluster cluster;
        cluster.loss = ConfigCluster::Loss::Answer;
        cluster.textAfterLoss = withLimit("9");
        QCOMPARE(Run(cluster).outcome, ApplyOutcome::Unknown);
    }

    void followingEndsAfterTheTimeEvenWhenAnswersAreSlow()
    {
        ConfigCluster cluster;
        cluster.active = kBefore;
        cluster.answerTime = 20s;
        const auto start = cluster.time;
        Run run(cluster);
        QCOMPARE(run.outcome, ApplyOutcome::Inactive);
        QVERIFY(cluster.time - start == 64s);
        QCOMPARE(cluster.looks, 3); // at 0, 22 and 44 s
        QVERIFY(run.detail(ApplyStep::Follow).contains(QStringLiteral("after 64 s")));
    }

    void saysWhatTheSchedulerUsesInstead()
    {
        ConfigCluster cluster;
        cluster.active = withLimit("12");
        Run run(cluster);
        QCOMPARE(run.outcome, ApplyOutcome::Inactive);
        const QString detail = run.detail(ApplyStep::Follow);
        QVERIFY2(detail.contains(QStringLiteral("root.a")) && detail.contains(QStringLiteral("8"))
                     && detail.contains(QStringLiteral("12")),
                 qPrintable(detail));
        QVERIFY(detail.contains(QStringLiteral("after 60 s the scheduler still has another configuration")));
    }

    void namesTheMapThatIsWrittenBesideTheOneThatWasRead()
    {
        ConfigCluster cluster;
        QCOMPARE(Run(cluster).detail(ApplyStep::Read),
                 QStringLiteral("the source; the change is written to the target"));
    }

    void returnsToDefaultsWithTheSameText() // PKG-1
    {
        ConfigCluster cluster;
        cluster.defaults = withLimit("8");
        const Run run(cluster, {.text = withLimit("8"), .returnsToDefaults = true});
        QCOMPARE(run.outcome, ApplyOutcome::Active);
        QCOMPARE(cluster.writes, (std::vector<std::optional<std::string>>{std::nullopt, std::nullopt}));
    }

    void writesTheEntryWhereTheDefaultsHaveChanged()
    {
        ConfigCluster cluster;
        for (const auto& defaults : {std::optional(withLimit("7")), std::optional<std::string>()}) {
            cluster.text = kBefore;
            cluster.defaults = defaults;
            QCOMPARE(Run(cluster, {.text = withLimit("8"), .returnsToDefaults = true}).outcome,
                     ApplyOutcome::Active);
            QCOMPARE(cluster.text, withLimit("8"));
        }
    }

    void keepsAnEntryThatEqualsTheDefaults()
    {
        ConfigCluster cluster;
        cluster.defaults = withLimit("8");
        QCOMPARE(Run(cluster).outcome, ApplyOutcome::Active);
        QCOMPARE(cluster.writes.back(), std::optional(withLimit("8")));
    }

    void namesTheToolThatMayUndoTheRemoval()
    {
        ConfigCluster cluster;
        cluster.defaults = withLimit("8");
        cluster.otherManagers = {"Argo CD"};
        Run run(cluster, {.text = withLimit("8"), .returnsToDefaults = true});
        QVERIFY(run.detail(ApplyStep::Read).contains(QStringLiteral("managed by Argo CD")));
        QVERIFY(run.steps[ApplyStep::Read].first == ApplyState::Warning);
    }

    void anotherKeyThatChangesBeforeTheDryRunIsNoConflict()
    {
        ConfigCluster cluster;
        cluster.staleDryRuns = 1;
        QCOMPARE(Run(cluster).outcome, ApplyOutcome::Active);
        QCOMPARE(cluster.text, withLimit("8"));
    }

    void aConfigurationThatChangesBeforeTheDryRunIsAConflict()
    {
        ConfigCluster cluster;
        cluster.staleDryRuns = 1;
        cluster.textAfterLoss = withLimit("9");
        const Run run(cluster);
        QCOMPARE(run.outcome, ApplyOutcome::Conflict);
        QCOMPARE(run.apply.current().text, withLimit("9")); // what is merged
        QCOMPARE(cluster.text, withLimit("9"));
    }

    void aConfigurationThatIsThereBeforeTheDryRunIsUnchanged()
    {
        ConfigCluster cluster;
        cluster.staleDryRuns = 1;
        cluster.textAfterLoss = withLimit("8");
        QCOMPARE(Run(cluster).outcome, ApplyOutcome::Unchanged);
    }

    void aDryRunThatStaysStaleIsAConflict()
    {
        ConfigCluster cluster;
        cluster.staleDryRuns = 2;
        QCOMPARE(Run(cluster).outcome, ApplyOutcome::Conflict);
    }

    void aSchedulerThatCannotBeReadIsNoOtherConfiguration()
    {
        ConfigCluster cluster;
        cluster.activeError = Error{ErrorCode::Network, "test", "no connection"};
        Run run(cluster);
        QCOMPARE(run.outcome, ApplyOutcome::Unconfirmed);
        QCOMPARE(
            run.detail(ApplyStep::Follow),
            QStringLiteral("the change is stored, but the active configuration of the scheduler cannot be "
                           "read: no connection"));
        QCOMPARE(run.apply.error()->code, ErrorCode::Network);
    }
};

QUOTADECK_TEST(TestConfigApply, NoApplication)
} // namespace tst_configapply

#include "tst_configapply.moc"
