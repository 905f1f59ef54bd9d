// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/checkreport.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace quotadeck::config;

class TestCheckReport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void writesTheJsonLineByteForByte()
    {
        const std::string text
            = "partitions:\n- queues:\n  - name: ä\n    maxapplications: 2\n    queues: [{name: b, "
              "maxapplications: 3}]\n";

        QFile file(QStringLiteral(QUOTADECK_TEST_DATA "/config/check-report.json"));
        QVERIFY(file.open(QIODevice::ReadOnly));

        const auto json = checkReportJson("a\"b.yaml", "yunikorn", validate(text));

        QCOMPARE(QByteArray::fromStdString(json + '\n'), file.readAll());
    }

    void writesAnAcceptedFileShortly()
    {
        QFile file(QStringLiteral(QUOTADECK_RESOURCES "/samples/queues.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const std::string text = file.readAll().toStdString();

        const Verdict verdict = validate(text);

        QCOMPARE(checkReportJson("q.yaml", "yunikorn", verdict),
                 std::string("{\"file\":\"q.yaml\",\"kind\":\"yunikorn\",\"accepted\":true,\"category\":\"\","
                             "\"findings\":[]}"));
        QVERIFY(checkReportText("q.yaml", text, verdict, ReportColour::Never).empty());
    }

    void jsonIsValidWhateverTheText()
    {
        for (const char* bad : {"a: \x01", "\xFF", "\"\\x01\\x7f\": 1", "'\"\\': 1"}) {
            const auto json = checkReportJson("\xC3(\n", "yunikorn", validate(bad));
            QJsonParseError error{};
            QJsonDocument::fromJson(QByteArray::fromStdString(json), &error);
            QCOMPARE(error.error, QJsonParseError::NoError);
        }
    }

    void pointsAtThePlaceInTheText()
    {
        const std::string text = "partitions:\n- queues:\n  - name: a\n    submitACL: x\n";

        QCOMPARE(checkReportText("q.yaml", text, validate(text), ReportColour::Never),
                 std::string("q.yaml:4:5: error: unknown key \"submitACL\": is \"submitacl\" meant? [CFG-4]\n"
                             "        submitACL: x\n"
                             "        ^^^^^^^^^\n"
                             "    fix: Rename the key to \"submitacl\"\n"));
        QVERIFY(checkReportText("q.yaml", text, validate(text), ReportColour::Always)
                    .find("\x1b[31merror:\x1b[0m")
                != std::string::npos);
    }

    void caretsCountCodePointsAndLongLinesAreCut()
    {
        const std::string text
            = "partitions: [{queues: [{name: 'ä', adminacl: " + std::string(200, 'x') + ", nope: 1}]}]";

        const auto report
            = QString::fromStdString(checkReportText("q", text, validate(text), ReportColour::Never));

        const auto lines = report.split(QLatin1Char('\n'));
        QCOMPARE(lines[2], QStringLiteral("    ") + QString(30, QLatin1Char(' ')) + QStringLiteral("^^^"));
        const auto nope = lines[4].indexOf(QStringLiteral("nope"));
        QVERIFY(nope > 0 && lines[4].size() < 130);
        QCOMPARE(lines[5].indexOf(QLatin1Char('^')), nope);
    }

    void theExcerptOfAFileOfOneLineIsRightFarIn()
    {
        std::string text = "\xEF\xBB\xBFpartitions: [{queues: [";
        for (int i = 0; i < 300; ++i)
            text += "{name: q" + std::to_string(i)
                + ", limits: [{limit: 'äö', users: [u], maxapplications: 1}]}, ";
        text += "{name: last, nope: 1}]}]";

        const auto report
            = QString::fromStdString(checkReportText("q", text, validate(text), ReportColour::Never));

        const auto lines = report.split(QLatin1Char('\n'));
        QVERIFY(lines[1].endsWith(QStringLiteral("maxapplications: 1}]}, {name: last, nope: 1}]}]")));
        QCOMPARE(lines[2].indexOf(QLatin1Char('^')), lines[1].indexOf(QStringLiteral("nope")));
        QCOMPARE(lines[2].count(QLatin1Char('^')), 4);
    }

    void controlCharactersDoNotReachTheTerminal()
    {
        const std::string text = "partitions: []\n\"\\e[2J\": 1\n# \x7f";
        const auto report = checkReportText("a\x1b.yaml", text, validate(text), ReportColour::Never);
        QVERIFY(!report.empty());
        QCOMPARE(report.find('\x1b'), std::string::npos);
        QCOMPARE(report.find('\x7f'), std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestCheckReport)
#include "tst_checkreport.moc"
