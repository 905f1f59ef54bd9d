// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace quotadeck::config;

namespace {
/// A finding by what it says. Its place moves with the text, so the path stands for it. A queue that a fix gives
/// another case is still the same queue.
QString keyOf(const Finding& finding)
{
    return QString::fromStdString(finding.rule + '|' + finding.path + '|' + finding.message).toLower();
}

using Tally = std::map<QString, int>;

Tally tallyOf(const Verdict& verdict)
{
    Tally tally;
    for (const Finding& finding : verdict.findings)
        ++tally[keyOf(finding)];
    return tally;
}

/// @p message without amounts, which are all that may differ in a finding that speaks of a changed value.
QString wordsOf(const QString& message)
{
    static const QRegularExpression amount(QStringLiteral("[0-9][0-9.]*( ?([kmgtpe]i?)?b?\\b)?"));
    return QString(message).replace(amount, QStringLiteral("#"));
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
            qWarning().noquote() << name << keyOf(finding) << "\nfix:" << fix.title.c_str() << "\n"
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
};

QTEST_APPLESS_MAIN(TestFixes)
#include "tst_fixes.moc"
