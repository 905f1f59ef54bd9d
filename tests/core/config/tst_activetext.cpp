// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/activetext.h"
#include "core/config/report/activeconfig.h"
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

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

    void whatIsNoAnswerIsToldWhere()
    {
        QCOMPARE(configurationInAnswer("partitions: [\n").error().code, ErrorCode::Parse);
        QCOMPARE(configurationInAnswer("").error().where, std::string("1:1"));
        QVERIFY(!configurationInAnswer("{\"Partitions\": []}"));
        QVERIFY(!configurationInAnswer("- a\n"));
    }
};

QTEST_APPLESS_MAIN(TestActiveText)
#include "tst_activetext.moc"
