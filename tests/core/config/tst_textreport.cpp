// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/textreport.h"
#include "tests/support/testprogram.h"

#include <QRegularExpression>
#include <QTest>

namespace tst_textreport {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
CheckedFile checked(const std::string& name, const std::string& text)
{
    return {name, "yunikorn", text, validate(text), true};
}

QStringList linesOf(const std::string& name, const std::string& text)
{
    return QString::fromStdString(checkReportText(checked(name, text), ReportColour::Never))
        .split(QLatin1Char('\n'));
}

/// A file with one finding at the bytes that @p marked names.
CheckedFile withFinding(const std::string& text, const std::string& marked)
{
    const auto begin = text.find(marked);
    Finding finding{
        "VAL-1", Severity::Warning, {}, {}, TextIndex(text).span(begin, begin + marked.size()), "m", {}, {}};
    CheckedFile file{"q", "yunikorn", text, {}, true};
    file.verdict.accepted = true;
    file.verdict.findings.push_back(std::move(finding));
    return file;
}
} // namespace

class TestTextReport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pointsAtThePlaceInTheText()
    {
        const auto file = checked("q.yaml", "partitions:\n- queues:\n  - name: a\n    submitACL: x\n");

        QCOMPARE(
            checkReportText(file, ReportColour::Never),
            std::string("q.yaml:4:5: error: unknown key \"submitACL\": did you mean \"submitacl\"? [CFG-4]\n"
                        "        submitACL: x\n"
                        "        ^^^^^^^^^\n"
                        "    fix: Rename the key to \"submitacl\"\n"));
    }

    void otherPlacesAreShownToo()
    {
        const auto file = checked("q",
                                  "partitions:\n- queues:\n  - name: a\n    maxapplications: 2\n"
                                  "    queues: [{name: b, maxapplications: 3}]\n");

        QCOMPARE(
            checkReportText(file, ReportColour::Never),
            std::string("q:5:41: error: queue root.a.b allows 3 applications, more than 2 of root.a above it "
                        "[VAL-77]\n"
                        "        queues: [{name: b, maxapplications: 3}]\n"
                        "                                            ^\n"
                        "q:4:22: note: the maximum of root.a\n"
                        "        maxapplications: 2\n"
                        "                         ^\n"
                        "    fix: Lower the maximum to 2\n"
                        "    fix: Raise the maximum of root.a to 3\n"));
    }

    void coloursAreAnOption()
    {
        const auto file = checked("q", "partitions:\n- queues:\n  - name: a\n    submitACL: x\n");

        const auto coloured = QString::fromStdString(checkReportText(file, ReportColour::Always)
                                                     + checkSummary(file, ReportColour::Always));
        auto plain = coloured;
        plain.remove(QRegularExpression(QStringLiteral("\x1b\\[[0-9]+m")));

        QVERIFY(coloured.contains(QStringLiteral("\x1b[31merror:\x1b[0m")));
        QVERIFY(coloured.contains(QStringLiteral("\x1b[31mrejected\x1b[0m")));
        QCOMPARE(plain.toStdString(),
                 checkReportText(file, ReportColour::Never) + checkSummary(file, ReportColour::Never));
    }

    void tabsStaySoThatTheCaretLinesUp()
    {
        const auto report = checkReportText(withFinding("a:\t'x'\t# \tb\n", "b"), ReportColour::Never);

        QCOMPARE(report, std::string("q:1:11: warning: m [VAL-1]\n    a:\t'x'\t# \tb\n      \t   \t  \t^\n"));
    }

    void aSpanOfSeveralLinesIsMarkedToTheEndOfTheFirst()
    {
        const auto report = checkReportText(withFinding("a: [b,\n  c]\n", "[b,\n  c]"), ReportColour::Never);

        QCOMPARE(report, std::string("q:1:4: warning: m [VAL-1]\n    a: [b,\n       ^^^\n"));
    }

    void aPlaceAtTheVeryEndHasACaret()
    {
        const auto report = checkReportText(withFinding("a: b", ""), ReportColour::Never);
        QVERIFY(report.ends_with("    a: b\n    ^\n"));
        auto atEnd = withFinding("a: b", "");
        atEnd.verdict.findings[0].span = TextIndex(atEnd.text).span(4, 4);
        QVERIFY(checkReportText(atEnd, ReportColour::Never).ends_with("    a: b\n        ^\n"));
    }

    void caretsCountCodePointsAndLongLinesAreCut()
    {
        const auto lines = linesOf(
            "q", "partitions: [{queues: [{name: 'ä', adminacl: " + std::string(200, 'x') + ", nope: 1}]}]");

        QCOMPARE(lines[2], QStringLiteral("    ") + QString(30, QLatin1Char(' ')) + QStringLiteral("^^^"));
        QVERIFY(lines[1].endsWith(QStringLiteral("xxx...")));
        const auto nope = lines[4].indexOf(QStringLiteral("nope"));
        QVERIFY(lines[4].startsWith(QStringLiteral(" ...xxx")));
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

        const auto lines = linesOf("q", text);

        QVERIFY(lines[1].endsWith(QStringLiteral("maxapplications: 1}]}, {name: last, nope: 1}]}]")));
        QCOMPARE(lines[2].indexOf(QLatin1Char('^')), lines[1].indexOf(QStringLiteral("nope")));
        QCOMPARE(lines[2].count(QLatin1Char('^')), 4);
    }

    void controlCharactersDoNotReachTheTerminal()
    {
        const auto file = checked("a\x1b.yaml", "partitions: []\n\"\\e[2J\": 1\n# \x7f");
        const auto report
            = checkReportText(file, ReportColour::Never) + checkSummary(file, ReportColour::Never);
        QVERIFY(!report.empty());
        QCOMPARE(report.find('\x1b'), std::string::npos);
        QCOMPARE(report.find('\x7f'), std::string::npos);
    }

    void theSummaryCounts()
    {
        QCOMPARE(checkSummary(checked("q", "partitions: [{queues: []}]\n"), ReportColour::Never),
                 std::string("q: accepted\n"));
        auto silenced = checked("q", "partitions: [{queues: []}]\n");
        silenced.verdict.silenced = 3;
        QCOMPARE(checkSummary(silenced, ReportColour::Never), std::string("q: accepted, 3 silenced\n"));
        QCOMPARE(checkSummary(withFinding("a: b", "b"), ReportColour::Never),
                 std::string("q: accepted, 1 warning\n"));
        QCOMPARE(checkSummary(checked("q", "partitions: []\na: 1\nb: 1\n"), ReportColour::Never),
                 std::string("q: rejected, 2 errors\n"));
        QCOMPARE(checkSummary(unreadableFile("q", {}), ReportColour::Never),
                 std::string("q: not read, 1 error\n"));
    }

    void theSummaryOfManyFindingsGroupsThem()
    {
        std::string text = "partitions:\n- queues:\n";
        for (int i = 0; i < 500; ++i)
            text += "  - name: a b" + std::to_string(i) + '\n';
        text += "    nope: 1\n";

        const auto summary = QString::fromStdString(checkSummary(checked("q", text), ReportColour::Never));

        const auto lines = summary.split(QLatin1Char('\n'));
        QCOMPARE(lines[0], QStringLiteral("q: rejected, 501 errors"));
        QVERIFY(lines[1].startsWith(QStringLiteral("     500 VAL-42 ")));
        QVERIFY(lines[2].startsWith(QStringLiteral("       1 CFG-4 ")));
        QCOMPARE(lines.size(), 4);
    }
};

QUOTADECK_TEST(TestTextReport, NoApplication)
} // namespace tst_textreport

#include "tst_textreport.moc"
