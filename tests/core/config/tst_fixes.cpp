// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <map>

namespace tst_fixes {
using namespace quotadeck::config;

namespace {
/// A finding by what it says. Its place moves with the text, so the path stands for it. A queue that a fix gives
/// another case is still the same queue.
QString keyOf(const Finding& finding)
{
    return QString::fromStdString(finding.rule + '|' + finding.path + '|' + finding.message.english())
        .toLower();
}

using Tally = std::map<QString, int>;

Tally tallyOf(const Verdict& verdict)
{
    Tally tally;
    for (const Finding& finding : verdict.findings)
        ++tally[keyOf(finding)];
    return tally;
}

/// @p message without amounts and without the plural that follows a count, which are all that may differ in a finding
/// that speaks of a changed value.
QString wordsOf(const QString& message)
{
    static const QRegularExpression amount(QStringLiteral("[0-9][0-9.]*( ?([kmgtpe]i?)?b?\\b)?"));
    return QString(message)
        .replace(amount, QStringLiteral("#"))
        .replace(QStringLiteral("applications"), QStringLiteral("application"));
}

/// Takes out of @p left what @p right has too.
void cancel(Tally& left, Tally& right)
{
    for (auto& [key, count] : left) {
        const auto other = right.find(key);
        if (other == right.end())
            continue;
        const int both = std::min(count, other->second);
        count -= both;
        other->second -= both;
    }
}

Tally inWords(const Tally& tally)
{
    Tally result;
    for (const auto& [key, count] : tally)
        result[wordsOf(key)] += count;
    return result;
}

/// Why @p fix of @p finding does not keep its promise; empty when it does. The finding must be gone, and each one that
/// is there afterwards must have been there before. Equal ones (rule, queue, message) cancel first; of the rest each
/// must have a partner of the same rule on the same queue with the same words, amounts aside: that is the same
/// complaint about the same things, one of which has the value that the fix wrote. The finding itself is no partner,
/// so that a mere change of its amounts does not count as gone.
QString broken(const std::string& text, const Verdict& before, const Finding& finding, const Fix& fix)
{
    const std::string fixedText = applied(text, fix.edits);
    const Verdict after = validate(fixedText);
    Tally had = tallyOf(before);
    --had[keyOf(finding)];
    Tally has = tallyOf(after);
    cancel(had, has);
    Tally hadInWords = inWords(had);
    Tally hasInWords = inWords(has);
    cancel(hadInWords, hasInWords);
    for (const auto& [key, count] : hasInWords) {
        if (count > 0)
            return QStringLiteral("new: ") + key + QStringLiteral("\n") + QString::fromStdString(fixedText);
    }
    return {};
}

struct Count
{
    int findings = 0;
    int fixes = 0;
    int broken = 0;
};

void check(const std::string& text, const QString& name, Count& count)
{
    const Verdict verdict = validate(text);
    for (const Finding& finding : verdict.findings) {
        ++count.findings;
        for (const Fix& fix : finding.fixes) {
            ++count.fixes;
            const QString problem = broken(text, verdict, finding, fix);
            if (problem.isEmpty())
                continue;
            ++count.broken;
            qWarning().noquote() << name << keyOf(finding) << "\nfix:" << fix.title.english().c_str() << "\n"
                                 << problem;
        }
    }
}
} // namespace

class TestFixes : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFixOfEveryVectorKeepsItsPromise()
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        Count count;
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            check(vector[QStringLiteral("yaml")].toString().toStdString(),
                  vector[QStringLiteral("id")].toString(), count);
        }
        qInfo() << count.findings << "findings," << count.fixes << "fixes," << count.broken << "broken";
        QCOMPARE(count.broken, 0);
        QVERIFY(count.fixes > 100);
    }

    void writesInTheStyleOfTheText_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("yaml");
        QTest::addColumn<QString>("fixed"); // empty: no fix

        const auto add = [](const char* rule, const char* queue, const char* fixed) {
            const auto text = [](const char* lines) {
                return QStringLiteral("partitions:\n- queues:\n") + QString::fromLatin1(lines);
            };
            QTest::newRow(fixed ? rule : qPrintable(QString::fromLatin1(rule) + QStringLiteral(" not")))
                << QString::fromLatin1(rule) << text(queue) << (fixed ? text(fixed) : QString());
        };
        add("CFG-4", "  - name: a\n    'maxapplication': 5\n", "  - name: a\n    'maxapplications': 5\n");
        add("CFG-4", "  - name: a\n    maxapplication: 5\n    queues: [{name: b}]\n", nullptr); // VAL-78
        add("CFG-LINT-1", "  - name: a\n    resources: {max: {\"cpu\": 5}}\n",
            "  - name: a\n    resources: {max: {\"vcore\": 5}}\n");
        add("CFG-LINT-1", "  - name: a\n    resources: {max: {cpu: 5, vcore: 5}}\n", nullptr);
        add("ADV-2", "  - name: a\n    resources: {max: {memory: 10}}\n",
            "  - name: a\n    resources: {max: {memory: 10Gi}}\n");
        add("ADV-2",
            "  - name: p\n    resources: {max: {memory: 1Gi}}\n    queues: [{name: a, resources: {max: "
            "{memory: "
            "512k}}}]\n",
            "  - name: p\n    resources: {max: {memory: 1Gi}}\n    queues: [{name: a, resources: {max: "
            "{memory: "
            "512Mi}}}]\n"); // 512Gi breaks VAL-52
        add("CFG-LINT-12", "  - name: a\n    resources: {max: {vcore: 600Gi}}\n",
            "  - name: a\n    resources: {max: {memory: 600Gi}}\n");
        add("CFG-LINT-12", "  - name: a\n    resources: {max: {vcore: 600Gi, memory: 1Ti}}\n",
            "  - name: a\n    resources: {max: {vcore: 600, memory: 1Ti}}\n");
        add("CFG-LINT-12", "  - name: a\n    resources: {max: {vcore: 644245094400}}\n",
            "  - name: a\n    resources: {max: {memory: 600Gi}}\n");
        add("CFG-LINT-12",
            "  - {name: a, resources: {max: {memory: 64Gi}}}\n  - {name: b, resources: {max: {memory: "
            "64Ti}}}\n",
            "  - {name: a, resources: {max: {memory: 64Gi}}}\n  - {name: b, resources: {max: {memory: "
            "64Gi}}}\n");
        add("CFG-LINT-12",
            "  - {name: a, resources: {max: {vcore: 4}}}\n  - {name: b, resources: {max: {vcore: 2000}}}\n",
            "  - {name: a, resources: {max: {vcore: 4}}}\n  - {name: b, resources: {max: {vcore: 2000m}}}\n");
        add("VAL-36", "  - name: a\n    limits: [{users: ['*', u], maxapplications: 1}]\n",
            "  - name: a\n    limits: [{users: [u, '*'], maxapplications: 1}]\n");
        add("VAL-36",
            "  - name: a\n    limits:\n    - users: ['*']\n      maxapplications: 1\n    - users: [u]\n      "
            "maxapplications: 2\n",
            "  - name: a\n    limits:\n    - users: [u]\n      maxapplications: 2\n    - users: ['*']\n      "
            "maxapplications: 1\n");
        add("VAL-36",
            "  - name: a\n    limits:\n    - users:\n      - '*' # all\n      - u\n      "
            "maxapplications: 1\n",
            nullptr);
        add("VAL-35", "  - name: a\n    limits: [{users: [u, v, u], maxapplications: 1}]\n",
            "  - name: a\n    limits: [{users: [u, v], maxapplications: 1}]\n");
        add("VAL-52",
            "  - name: a\n    resources: {max: {vcore: 1}}\n    queues:\n    - name: b\n      resources: "
            "{max: "
            "{vcore: '2'}}\n",
            "  - name: a\n    resources: {max: {vcore: 1}}\n    queues:\n    - name: b\n      resources: "
            "{max: "
            "{vcore: '1'}}\n");
        add("VAL-52",
            "  - name: a\n    resources: {max: {vcore: 1}}\n    queues:\n    - name: b\n      resources: &r "
            "{max: {vcore: 2}}\n  - name: c\n    resources: *r\n",
            "  - name: a\n    resources: {max: {vcore: 2}}\n    queues:\n    - name: b\n      resources: &r "
            "{max: {vcore: 2}}\n  - name: c\n    resources: *r\n"); // only where it is written once
        add("VAL-78", "  - name: a\n    maxapplications: 3\n    queues:\n    - name: b\n",
            "  - name: a\n    maxapplications: 3\n    queues:\n    - name: b\n      maxapplications: 3\n");
        add("VAL-90", "  - name: a\n    submitacl: \"u  g \"\n", "  - name: a\n    submitacl: \"u g\"\n");
        add("VAL-90", "  - name: a\n    submitacl: \" u \"\n", nullptr); // a user or a group
        add("VAL-91", "  - name: Root\n", "  - name: root\n");
        // Few fixes are proved: those of amounts come after all others.
        add("VAL-91",
            "  - name: Root\n    queues:\n    - {name: a, resources: {max: {memory: 512}}}\n"
            "    - {name: b, resources: {max: {memory: 512}}}\n",
            "  - name: root\n    queues:\n    - {name: a, resources: {max: {memory: 512}}}\n"
            "    - {name: b, resources: {max: {memory: 512}}}\n");
        add("VAL-LINT-4", "  - name: a\n    maxapplications: 0\n", "  - name: a\n");
        add("VAL-LINT-5", "  - name: a\n    parent: no\n    queues: [{name: b}]\n",
            "  - name: a\n    queues: [{name: b}]\n");
    }
    void writesInTheStyleOfTheText()
    {
        QFETCH(QString, rule);
        QFETCH(QString, yaml);
        QFETCH(QString, fixed);
        const std::string text = yaml.toStdString();

        const Verdict verdict = validate(text);

        const auto finding = std::ranges::find(verdict.findings, rule.toStdString(), &Finding::rule);
        QVERIFY(finding != verdict.findings.end());
        QCOMPARE(finding->fixes.empty(), fixed.isEmpty());
        if (!fixed.isEmpty())
            QCOMPARE(QString::fromStdString(applied(text, finding->fixes.front().edits)), fixed);
        Count count;
        check(text, rule, count);
        QCOMPARE(count.broken, 0);
    }

    void anAmountWithoutAUnitIsAChoice() // ADV-2
    {
        const std::string text
            = "partitions:\n- name: default\n  queues:\n  - name: a\n    resources: {max: {memory: 10}}\n";
        const Verdict verdict = validate(text);
        const auto finding = std::ranges::find(verdict.findings, "ADV-2", &Finding::rule);
        QVERIFY(finding != verdict.findings.end());
        QCOMPARE(finding->fixes.size(), std::size_t{2}); // Gi or Mi
    }

    void anAmountOfTwoQueuesIsReportedWithTheUpperOne() // ADV-2
    {
        const Verdict verdict = validate(
            "partitions:\n- name: default\n  queues:\n  - name: p\n    resources: &r {max: {memory: 10}}\n"
            "    queues:\n    - {name: c, resources: *r}\n");
        QCOMPARE(std::ranges::count(verdict.findings, "ADV-2", &Finding::rule), 1);
        QCOMPARE(std::ranges::find(verdict.findings, "ADV-2", &Finding::rule)->path, std::string("root.p"));
    }
};

QUOTADECK_TEST(TestFixes, NoApplication)
} // namespace tst_fixes

#include "tst_fixes.moc"
