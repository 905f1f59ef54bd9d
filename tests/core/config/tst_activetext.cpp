// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/activetext.h"
#include "core/config/report/activeconfig.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_activetext {
using namespace quotadeck;
using namespace quotadeck::config;

class TestActiveText : public QObject
{
    Q_OBJECT

    /// What a scheduler with @p text answers; empty when it rejects it.
    static std::string answerFor(const std::string& text)
    {
        const Verdict verdict = validate(text);
        return verdict.accepted ? activeConfigYaml(effectivePartitions(*verdict.config)) : std::string();
    }

private Q_SLOTS:
    void whatTheSchedulerAddsIsLeftOut() // REST-30
    {
        const auto text = configurationInAnswer("partitions:\n"
                                                "    - name: default\n"
                                                "checksum: ABC\n"
                                                "extra:\n"
                                                "    log.level: INFO\n"
                                                "deadlockdetectionenabled: false\n"
                                                "deadlocktimeoutseconds: 60\n");
        QCOMPARE(*text, std::string("partitions:\n    - name: default\n"));
    }

    void whatIsNotAddedStays()
    {
        const std::string old = "# before 1.4\npartitions:\n  - name: default # kept\n    extra: 1\n";
        QCOMPARE(*configurationInAnswer(old), old);
        QCOMPARE(*configurationInAnswer("checksum: A\npartitions: []\n"), std::string("partitions: []\n"));
    }

    void recordedAnswersAreConfigurations_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* name : {"scenario-a/057-config.yaml", "scenario-d/024-config.yaml"})
            QTest::newRow(name) << QStringLiteral(QUOTADECK_VECTORS "/rest/") + QLatin1String(name);
    }

    void recordedAnswersAreConfigurations()
    {
        QFETCH(const QString, file);
        QFile recorded(file);
        QVERIFY2(recorded.open(QIODevice::ReadOnly), qPrintable(file));
        const std::string answer = recorded.readAll().toStdString();
        QVERIFY(!validate(answer).accepted); // not as it is sent
        const auto text = configurationInAnswer(answer);
        QVERIFY(text);
        QVERIFY(validate(*text).accepted);
    }

    /// Loaded again it is the same configuration.
    void meansTheSameForEveryAcceptedVector() // VAL-20, VAL-21
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        int count = 0;
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            const std::string answer = answerFor(vector[QStringLiteral("yaml")].toString().toStdString());
            if (answer.empty())
                continue;
            const auto text = configurationInAnswer(answer);
            QVERIFY(text);
            QCOMPARE(answerFor(*text), answer);
            ++count;
        }
        QVERIFY(count > 100);
    }

    void everyPlaceOfTheRestStays() // REST-30
    {
        const std::string answer = "checksum: ABC # of 1\n"
                                   "# kept\n"
                                   "partitions:\n"
                                   "    - name: default\n"
                                   "      queues: [{name: 'a b'}]\n"
                                   "extra:\n"
                                   "    log.level: |\n"
                                   "      INFO\n"
                                   "deadlockdetectionenabled: false\n"
                                   "deadlocktimeoutseconds: 60\n"
                                   "---\n"
                                   "more: 1\n";
        const auto emptied
            = [](std::string_view line) { return '#' + std::string(line.size() - 1, ' ') + '\n'; };
        QCOMPARE(*answerWithoutAddedKeys(answer),
                 emptied("checksum: ABC # of 1") + "# kept\n"
                     + "partitions:\n"
                       "    - name: default\n"
                       "      queues: [{name: 'a b'}]\n"
                     + emptied("extra:") + emptied("    log.level: |") + emptied("      INFO")
                     + emptied("deadlockdetectionenabled: false") + emptied("deadlocktimeoutseconds: 60")
                     + "---\nmore: 1\n");
        const auto verdict = validateAnswer(answer);
        QVERIFY(verdict && !verdict->accepted);
        QCOMPARE(verdict->findings.size(), std::size_t(1));
        QCOMPARE(verdict->findings.front().span.begin.line, 5);
    }

    void aSavedAnswerIsRecognised() // REST-30
    {
        QVERIFY(addedKeys("partitions: []\nchecksum: A\n").empty()); // legal in a queues.yaml
        QVERIFY(addedKeys("partitions: []\nextra: {}\n").empty());
        QVERIFY(addedKeys("partitions: []\n").empty());
        QVERIFY(addedKeys("{partitions: [], checksum: A, extra: {}}").empty());
        QVERIFY(addedKeys("partitions: [\n").empty());
        const auto spans = addedKeys("partitions: []\nchecksum: A\ndeadlocktimeoutseconds: 60\n");
        QCOMPARE(spans.size(), std::size_t(2));
        QCOMPARE(spans[1].begin.line, 3);
    }

    void aSavedAnswerIsJudgedByItsConfiguration_data() { recordedAnswersAreConfigurations_data(); }

    void aSavedAnswerIsJudgedByItsConfiguration() // REST-30
    {
        QFETCH(const QString, file);
        QFile recorded(file);
        QVERIFY2(recorded.open(QIODevice::ReadOnly), qPrintable(file));
        const std::string answer = recorded.readAll().toStdString();
        QVERIFY(!validateFile(answer).accepted); // what is edited is judged as it is
        const Verdict verdict = validateInput(answer);
        QVERIFY(verdict.accepted);
        const auto note = std::ranges::find(verdict.findings, "REST-30", &Finding::rule);
        QVERIFY(note != verdict.findings.end());
        QCOMPARE(note->severity, Severity::Info);
        QVERIFY(validateFile(applied(answer, note->fixes.at(0).edits)).accepted);
        QVERIFY(std::ranges::is_sorted(verdict.findings, {}, &Finding::span));
        QVERIFY(validateAnswer(answer)->accepted);
    }

    void whatIsNoConfigurationIsNoAnswer()
    {
        QVERIFY(validateAnswer("partitions: [{name: default, queues: [{name: root}]}]\n")); // before 1.4
        for (const char* text : {"", "hello", "{\"status\": \"ok\"}", "status: ok\n", "a: [\n", "- a\n"}) {
            const auto verdict = validateAnswer(text);
            QVERIFY2(!verdict, text);
            QCOMPARE(verdict.error().code, ErrorCode::Parse);
        }
    }

    void whatIsNoAnswerIsToldWhere()
    {
        QCOMPARE(configurationInAnswer("partitions: [\n").error().code, ErrorCode::Parse);
        QCOMPARE(configurationInAnswer("").error().where, std::string("1:1"));
        QVERIFY(!configurationInAnswer("{\"Partitions\": []}"));
        QVERIFY(!configurationInAnswer("- a\n"));
    }
};

QUOTADECK_TEST(TestActiveText, NoApplication)
} // namespace tst_activetext

#include "tst_activetext.moc"
