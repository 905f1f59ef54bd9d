// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/alert/alertevaluator.h"
#include "core/alert/alertrule.h"
#include "core/alert/clusteralerts.h"
#include "core/alert/prometheusrules.h"
#include "core/metrics/clustermetrics.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <cmath>
#include <rapidcheck.h>

namespace tst_alerts {
using namespace quotadeck;
using namespace quotadeck::alert;
using namespace std::chrono_literals;

namespace {
std::vector<Rule> rulesOf(const std::string& rules)
{
    const auto read = readRules("apiVersion: quotadeck/v1\nalerts:\n" + rules);
    if (!read)
        qFatal("%s", read.error().front().message.english().c_str());
    return *read;
}

QString problemsOf(const std::string& text)
{
    const auto read = readRules(text);
    QString problems;
    if (!read) {
        for (const config::TextProblem& problem : read.error())
            problems += QStringLiteral("%1:%2 %3\n")
                            .arg(problem.place.line)
                            .arg(problem.place.column)
                            .arg(QString::fromStdString(problem.message.english()));
    }
    return problems;
}

QString problemsOfRule(const std::string& rule)
{
    return problemsOf("apiVersion: quotadeck/v1\nalerts:\n- " + rule + "\n");
}

/// One queue of one cluster that uses @p memory of 100 bytes.
std::vector<metrics::Family> used(double memory)
{
    const metrics::Labels labels{{"cluster", "c"}, {"partition", "default"}, {"queue", "root.a"}};
    return {{"quotadeck_queue_memory_usage_bytes", "", {{labels, memory}}},
            {"quotadeck_queue_memory_max_bytes", "", {{labels, 100}}}};
}

SystemTime at(int seconds)
{
    return SystemTime(std::chrono::seconds(seconds));
}

/// "10 fires 0.95, 70 ends 0.5" for the use of memory at each minute from 0 on.
QString changesOf(const std::string& rule, const std::vector<double>& uses)
{
    Evaluator evaluator(rulesOf(rule));
    QStringList texts;
    for (std::size_t minute = 0; minute < uses.size(); ++minute) {
        const auto families = std::isnan(uses[minute]) ? std::vector<metrics::Family>() : used(uses[minute]);
        for (const Change& change : evaluator.step(at(static_cast<int>(minute) * 60), families))
            texts << QStringLiteral("%1 %2 %3")
                         .arg(minute)
                         .arg(change.isFiring ? QStringLiteral("fires") : QStringLiteral("ends"))
                         .arg(change.value ? QString::number(*change.value) : QStringLiteral("unknown"));
    }
    return texts.join(QStringLiteral(", "));
}
} // namespace

class TestAlerts : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aRuleIsRead()
    {
        const auto rules = rulesOf(
            "- name: Full\n  on: user\n  where: {queue: root.*, resource: memory}\n  when: used >= 90.5%\n"
            "  clear: 80%\n  for: 5m\n  severity: critical\n  summary: Ask the team.\n"
            "- {name: Room, on: queue, where: {resource: vcore}, when: headroom < 1500m}\n"
            "- {name: Big, on: queue, where: {resource: memory}, when: pending > 2Gi}\n"
            "- {name: Slow, on: queue, when: waiting > 15m}\n"
            "- {name: Ill, on: cluster, when: health failed}\n"
            "- {name: Old, on: cluster, when: stale > 90s}\n");
        QCOMPARE(rules.size(), std::size_t{6});
        const Rule& full = rules.front();
        QVERIFY(full.subject == Subject::User && full.measure == Measure::Used);
        QVERIFY(full.comparison == Comparison::AtLeast && full.severity == Severity::Critical);
        QCOMPARE(full.threshold, 0.905);
        QCOMPARE(full.clear, 0.8);
        QCOMPARE(full.lasting, std::chrono::milliseconds(5min));
        QCOMPARE(full.where.at("queue"), std::string("root.*"));
        QCOMPARE(rules[1].threshold, 1.5); // cores
        QCOMPARE(rules[2].threshold, 2147483648.0); // bytes
        QCOMPARE(rules[3].threshold, 900.0); // seconds
        QVERIFY(rules[4].measure == Measure::Health && rules[4].comparison == Comparison::Below);
        QCOMPARE(rules[5].clear, 90.0); // no hysteresis
    }

    void allProblemsAreFoundWithTheirPlaces()
    {
        QCOMPARE(
            problemsOf("apiVersion: v2\nalerts:\n- name: a\n  on: queue\n  wen: x\n- 5\n- {name: b, on: pod, "
                       "when: used > 1%, for: soon}\n"),
            QStringLiteral("1:13 \"apiVersion\" has to be quotadeck/v1\n"
                           "3:3 the key \"when\" is missing here\n"
                           "5:3 unknown key \"wen\": did you mean \"when\"?\n"
                           "6:3 a rule is a map with name, on and when\n"
                           "7:17 \"pod\" is no value of \"on\": use queue, user, group, cluster\n"
                           "7:44 \"for\" needs a duration such as 5m or 1h30m\n"));
        QVERIFY(problemsOf("- a").startsWith(QStringLiteral("1:1 a file of alerts is a map")));
        QVERIFY(problemsOf("a: [").contains(QStringLiteral("1:")));
    }

    void wrongConditionsSayWhatToWrite_data()
    {
        QTest::addColumn<QByteArray>("rule");
        QTest::addColumn<QByteArray>("problem");
        const auto row = [](const char* rule, const char* problem) {
            QTest::addRow("%s", rule) << QByteArray(rule) << QByteArray(problem);
        };
        row("{name: a, on: user, when: waiting > 5m}",
            "\"when\" begins with one of used, headroom, applications");
        row("{name: a, on: queue, when: used 90%}", "used is to be followed by one of >, >=, <, <=");
        row("{name: a, on: queue, when: used > 90}", "\"90\" is not a percentage such as 90%");
        row("{name: a, on: queue, when: waiting > 5}", "\"5\" is not a duration such as 5m or 1h30m");
        row("{name: a, on: queue, when: headroom < 4}", "headroom needs one resource");
        row("{name: a, on: queue, where: {resource: 'm*'}, when: headroom < 4}",
            "headroom needs one resource");
        row("{name: a, on: queue, where: {resource: memory}, when: headroom < 4Q}", "4Q");
        row("{name: a, on: queue, when: used > 90%, clear: 95%}",
            "\"clear\" has to be at most the threshold");
        row("{name: a, on: queue, when: used < 10%, clear: 5%}",
            "\"clear\" has to be at least the threshold");
        row("{name: a, on: cluster, when: health bad}", "write \"health failed\"");
        row("{name: a, on: cluster, when: health failed, clear: 5%}", "has no \"clear\"");
        row("{name: a, on: cluster, where: {queue: root}, when: health failed}", "unknown key \"queue\"");
        row("{name: a, on: queue, where: root, when: used > 1%}", "\"where\" is a map");
        row("{name: a, on: queue, where: {resource: memory}, when: waiting > 5m}", "waiting has no resource");
        row("{name: a, on: cluster, where: {check: x}, when: stale > 5m}", "stale has no check");
        row("{name: [], on: queue, when: used > 1%}", "\"name\" needs a text");
    }

    void wrongConditionsSayWhatToWrite()
    {
        QFETCH(QByteArray, rule);
        QFETCH(QByteArray, problem);
        const QString problems = problemsOfRule(rule.toStdString());
        QVERIFY2(problems.contains(QString::fromUtf8(problem)), qPrintable(problems));
    }

    void twoRulesOfOneNameAreAProblem()
    {
        QVERIFY(problemsOf(
                    "apiVersion: quotadeck/v1\nalerts: [{name: a, on: queue, when: used > 1%}, {name: a, on: "
                    "queue, when: used > 2%}]")
                    .contains(QStringLiteral("there is a rule called a already")));
    }

    void patternsMatchTheWholeText_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("pattern");
        QTest::addColumn<bool>("isMatch");
        QTest::newRow("equal") << "root.a"
                               << "root.a" << true;
        QTest::newRow("prefix only") << "root.ab"
                                     << "root.a" << false;
        QTest::newRow("below, any depth") << "root.a.b.c"
                                          << "root.a.*" << true;
        QTest::newRow("dot is a dot") << "rootxa"
                                      << "root.a" << false;
        QTest::newRow("star in between") << "root.abc.x"
                                         << "root.*.x" << true;
        QTest::newRow("star may be empty") << "root"
                                           << "root*" << true;
        QTest::newRow("backtracks") << "aabab"
                                    << "*ab" << true;
        QTest::newRow("a star") << "*"
                                << "\\*" << true;
        QTest::newRow("no star") << "dev"
                                 << "\\*" << false;
        QTest::newRow("not at the end") << "root.a.b"
                                        << "*.a" << false;
    }

    void patternsMatchTheWholeText()
    {
        QFETCH(QString, text);
        QFETCH(QString, pattern);
        QFETCH(bool, isMatch);
        QCOMPARE(matchesPattern(text.toStdString(), pattern.toStdString()), isMatch);
    }

    void anAlertFiresOnceItHasLasted()
    {
        const std::string rule = "- {name: a, on: queue, when: used > 90%, for: 2m}\n";
        QCOMPARE(changesOf(rule, {95, 95, 95, 95}), QStringLiteral("2 fires 0.95"));
        QCOMPARE(changesOf(rule, {95, 95, 90, 95, 95}), QString()); // it begins anew
        QCOMPARE(changesOf("- {name: a, on: queue, when: used > 90%}\n", {90, 91, 90}),
                 QStringLiteral("1 fires 0.91, 2 ends 0.9"));
    }

    void aFiringAlertEndsOnlyBelowClear()
    {
        const std::string rule = "- {name: a, on: queue, when: used > 90%, clear: 80%}\n";
        QCOMPARE(changesOf(rule, {85, 95, 85, 81, 80, 85}), QStringLiteral("1 fires 0.95, 4 ends 0.8"));
    }

    void whatIsNotKnownAnyMoreEnds()
    {
        QCOMPARE(changesOf("- {name: a, on: queue, when: used > 90%}\n", {95, std::nan(""), 95}),
                 QStringLiteral("0 fires 0.95, 1 ends unknown, 2 fires 0.95"));
    }

    void sharesAreOfWhatTheLabelsAllow()
    {
        const auto families = used(50);
        const auto values = [&families](const std::string& where) {
            return valuesOf(
                       rulesOf("- {name: a, on: queue, where: {" + where + "}, when: used > 0%}\n").front(),
                       at(0), families)
                .size();
        };
        QCOMPARE(values("queue: root.*"), std::size_t{1});
        QCOMPARE(values("queue: root"), std::size_t{0});
        QCOMPARE(values("resource: memory"), std::size_t{1});
        QCOMPARE(values("resource: vcore"), std::size_t{0});
        QCOMPARE(values("cluster: d"), std::size_t{0});
    }

    void aMessageNamesWhatIsFull()
    {
        Evaluator evaluator(rulesOf("- {name: a, on: queue, when: used > 90%}\n"));
        const auto changes = evaluator.step(at(0), used(95));
        QCOMPARE(describe(evaluator.rules().front(), changes.front().labels, changes.front().value).english(),
                 std::string("queue root.a, memory: 95 %"));
    }

    void durationsAreAsPeopleWriteThem()
    {
        const auto rules = rulesOf("- {name: Slow, on: queue, when: waiting > 5m}\n"
                                   "- {name: Old, on: cluster, when: stale > 90s}\n");
        QCOMPARE(describe(rules.front(), {{"cluster", "c"}, {"queue", "root.a"}}, 600).english(),
                 std::string("queue root.a: 10 min"));
        QCOMPARE(describe(rules.back(), {{"cluster", "c"}}, 150).english(),
                 std::string("cluster c: 2 min 30 s"));
    }

    void whatWasNeverReadHasNoAge()
    {
        ClusterAlerts alerts(rulesOf("- {name: Old, on: cluster, when: stale > 90s}\n"), "c");
        const SystemTime now{std::chrono::seconds(1'790'000'000)}; // in 2026
        const auto never = alerts.takeFailure(now, std::nullopt);
        QCOMPARE(never.size(), std::size_t{1});
        QVERIFY(never.front().isFiring);
        const Rule& rule = alerts.evaluator().rules().front();
        QCOMPARE(describe(rule, never.front().labels, never.front().value).english(),
                 std::string("cluster c: never read"));
        QCOMPARE(describe(rule, {{"cluster", "c"}}, 86400.0 * 365).english(),
                 std::string("cluster c: 365 d"));
    }

    /// At every moment an alert fires exactly if the value held against the threshold for so long and never fell to "clear" since.
    void firingFollowsItsDefinition()
    {
        const bool holdsAlways = rc::check([] {
            const int threshold = *rc::gen::inRange(1, 100);
            const int clear = *rc::gen::inRange(0, threshold + 1);
            const int minutes = *rc::gen::inRange(0, 4);
            const auto uses = *rc::gen::container<std::vector<int>>(rc::gen::inRange(0, 120));
            Evaluator evaluator(rulesOf("- {name: a, on: queue, when: used > " + std::to_string(threshold)
                                        + "%, clear: " + std::to_string(clear)
                                        + "%, for: " + std::to_string(minutes) + "m}\n"));
            bool isFiring = false;
            int heldFor = -1; // minutes; -1: it does not hold
            for (std::size_t minute = 0; minute < uses.size(); ++minute) {
                const int use = uses[minute];
                (void)evaluator.step(at(static_cast<int>(minute) * 60), used(use));
                const bool isHeld = isFiring ? use > clear : use > threshold;
                heldFor = isHeld ? heldFor + 1 : -1;
                isFiring = isHeld && (isFiring || heldFor >= minutes);
                const auto& active = evaluator.active(0);
                RC_ASSERT(isFiring == (!active.empty() && active.begin()->second.isFiring));
            }
        });
        QVERIFY(holdsAlways);
    }

    void rulesAreExportedForPrometheus()
    {
        const auto text = prometheusRules(rulesOf(
            "- {name: Full, on: queue, where: {queue: root.a.*, resource: memory}, when: used > 90%, clear: "
            "80%, for: 5m, severity: critical}\n"
            "- {name: Old, on: cluster, when: stale > 2m, summary: 'see {x}'}\n"));
        const auto has = [&text](const char* part) { return text.find(part) != std::string::npos; };
        QVERIFY2(has(R"(- alert: "Full")"), text.c_str());
        QVERIFY2(has(R"(queue=~\"root\\\\.a\\\\..*\")"), text.c_str());
        QVERIFY2(has(R"(ALERTS{alertname=\"Full\",alertstate=\"firing\"})"), text.c_str());
        QVERIFY2(has("for: 300000ms"), text.c_str());
        QVERIFY2(has(R"((time() - quotadeck_source_last_read_timestamp_seconds) > 120)"), text.c_str());
        QVERIFY2(has(R"(see {{\"{\"}}x})"), text.c_str());
        QCOMPARE(prometheusRules({}), std::string("groups: []\n"));
    }
};

QUOTADECK_TEST(TestAlerts, NoApplication)
} // namespace tst_alerts

#include "tst_alerts.moc"
