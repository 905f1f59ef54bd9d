// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/ruleindex.h"
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <set>

namespace tst_rulehelp {
using namespace quotadeck::config;

class TestRuleHelp : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCheckOfTheSchedulerHasACategory()
    {
        for (const RuleInfo& rule : allRules()) {
            if (rule.hasCheck && rule.severity == Severity::Error && rule.id.starts_with("VAL-"))
                QVERIFY2(!rule.category.empty(), rule.id.data());
        }
    }

    void everyFindingOnTheLabelledConfigurationsHasHelp()
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        std::set<std::string> rules;
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            for (const Finding& finding :
                 validate(vector[QStringLiteral("yaml")].toString().toStdString()).findings)
                rules.insert(finding.rule);
        }
        QVERIFY(rules.size() > 20);
        for (const std::string& rule : rules)
            QVERIFY2(findRule(rule) != nullptr, rule.c_str());
    }

    void rulesHaveTheirOwnWords()
    {
        std::set<std::string_view> ids;
        std::set<std::string_view> titles;
        for (const RuleInfo& help : allRules()) {
            QVERIFY2(ids.insert(help.id).second, help.id.data());
            const std::string_view title = help.title.text;
            const std::string_view text = help.help.text;
            QVERIFY2(titles.insert(title).second, help.id.data());
            QVERIFY2(!text.empty() && title.size() < 80, help.id.data());
            QVERIFY2(!title.ends_with('.') && text.ends_with('.'), help.id.data());
        }
    }

    void everyRangeOfRulesIsComplete_data()
    {
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("last");
        QTest::newRow("reading") << "CFG-" << 1 << 13;
        QTest::newRow("hints on the configuration") << "CFG-LINT-" << 1 << 12;
        QTest::newRow("structure") << "VAL-" << 10 << 14;
        QTest::newRow("partition limits") << "VAL-" << 20 << 22;
        QTest::newRow("queues") << "VAL-" << 30 << 48;
        QTest::newRow("resources") << "VAL-" << 50 << 58;
        QTest::newRow("placement rules") << "VAL-" << 60 << 72;
        QTest::newRow("hierarchies") << "VAL-" << 75 << 88;
        QTest::newRow("hints on the validation") << "VAL-LINT-" << 1 << 6;
        QTest::newRow("when applied") << "VAL-" << 90 << 96;
        QTest::newRow("advice") << "ADV-" << 1 << 7;
    }

    void everyRangeOfRulesIsComplete()
    {
        QFETCH(QString, prefix);
        QFETCH(int, first);
        QFETCH(int, last);
        for (int i = first; i <= last; ++i) {
            const auto id = (prefix + QString::number(i)).toStdString();
            QVERIFY2(findRule(id) != nullptr, id.c_str());
        }
    }

    void anUnknownRuleHasNone()
    {
        QVERIFY(findRule("VAL-4711") == nullptr);
        QVERIFY(findRule("") == nullptr);
    }
};

QUOTADECK_TEST(TestRuleHelp, NoApplication)
} // namespace tst_rulehelp

#include "tst_rulehelp.moc"
