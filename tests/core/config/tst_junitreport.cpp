// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/junitreport.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_junitreport {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
CheckedFile checked(const std::string& name, const std::string& text)
{
    return {name, "yunikorn", text, validate(text), true};
}

struct Case
{
    QString name;
    QString outcome; ///< the element inside, empty for none
    QString message;
    QString content;
};

struct Suite
{
    QString name;
    int tests = 0;
    int failures = 0;
    int errors = 0;
    std::vector<Case> cases;
};

/// What a reader of JUnit reports sees. Fails the test, and is empty, unless @p xml is well-formed.
std::vector<Suite> suitesOf(const std::string& xml)
{
    std::vector<Suite> suites;
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    const auto text
        = [&reader](const char* name) { return reader.attributes().value(QLatin1String(name)).toString(); };
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QString element = reader.name().toString();
        if (element == QStringLiteral("testsuite")) {
            suites.push_back(
                {text("name"), text("tests").toInt(), text("failures").toInt(), text("errors").toInt(), {}});
        } else if (element == QStringLiteral("testcase")) {
            suites.back().cases.push_back({text("name"), {}, {}, {}});
        } else if (element != QStringLiteral("testsuites")) {
            Case& last = suites.back().cases.back();
            last.outcome = element;
            last.message = text("message");
            last.content = reader.readElementText();
        }
    }
    if (reader.hasError()) {
        QTest::qFail(qPrintable(reader.errorString()), __FILE__, __LINE__);
        return {};
    }
    return suites;
}

std::vector<Suite> suitesOf(const std::vector<CheckedFile>& files,
                            JUnitFailure failure = JUnitFailure::Errors)
{
    JUnitReport report(failure);
    for (const CheckedFile& file : files)
        report.add(file);
    return suitesOf(report.text());
}
} // namespace

class TestJUnitReport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void isWellFormedAndCountsForEveryLabelledConfiguration()
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
        std::vector<CheckedFile> files;
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            files.push_back(checked(vector[QStringLiteral("id")].toString().toStdString(),
                                    vector[QStringLiteral("yaml")].toString().toStdString()));
        }

        const auto suites = suitesOf(files);

        QCOMPARE(suites.size(), files.size());
        for (std::size_t i = 0; i < suites.size(); ++i) {
            QCOMPARE(suites[i].name.toStdString(), files[i].name);
            QCOMPARE(suites[i].tests, int(suites[i].cases.size()));
            QVERIFY(suites[i].tests > 0);
            QCOMPARE(suites[i].failures,
                     int(std::ranges::count(suites[i].cases, QStringLiteral("failure"), &Case::outcome)));
            QCOMPARE(suites[i].failures == 0, files[i].verdict.accepted);
            QSet<QString> names;
            for (const Case& each : suites[i].cases)
                names.insert(each.name);
            QCOMPARE(int(names.size()), suites[i].tests); // readers merge cases of one name
        }
    }

    void aFindingIsAFailureWithItsText()
    {
        const auto suites = suitesOf({checked(
            "q",
            "partitions:\n- queues:\n  - name: a\n    limits: [{users: ['<&\"'], maxapplications: 1}]\n")});

        QCOMPARE(suites.size(), std::size_t(1));
        const Case& first = suites[0].cases.at(0);
        QVERIFY2(first.name.contains(QStringLiteral("VAL-34"))
                     && first.name.contains(QStringLiteral("line 4")),
                 qPrintable(first.name));
        QVERIFY(first.message.contains(QStringLiteral("<&\"")));
        QVERIFY(first.content.contains(
            QStringLiteral("\n        limits: [{users: ['<&\"'], maxapplications: 1}]\n")));
    }

    void anAcceptedFileIsAPassedCase()
    {
        const auto suites = suitesOf({checked("q", "partitions: [{queues: []}]")});
        QCOMPARE(suites[0].tests, 1);
        QCOMPARE(suites[0].failures, 0);
        QCOMPARE(suites[0].cases[0].outcome, QString());
    }

    void warningsFailOnlyWhenAsked()
    {
        auto file = checked("q", "partitions: []");
        file.verdict.findings = {{"CFG-LINT-1", Severity::Warning, {}, {}, {}, "a", {}, {}},
                                 {"CFG-13", Severity::Info, {}, {}, {}, "b", {}, {}}};

        QCOMPARE(suitesOf({file})[0].failures, 0);
        QCOMPARE(suitesOf({file})[0].cases[1].outcome, QStringLiteral("system-out"));
        QCOMPARE(suitesOf({file}, JUnitFailure::ErrorsAndWarnings)[0].failures, 1);
    }

    void anUnreadableFileIsAnError()
    {
        const auto suites = suitesOf({unreadableFile("q", {ErrorCode::Io, "q", "no"}), checked("r", "")});
        QCOMPARE(suites.size(), std::size_t(2));
        QCOMPARE(suites[0].errors, 1);
        QCOMPARE(suites[0].cases[0].outcome, QStringLiteral("error"));
        QCOMPARE(suites[0].cases[0].message, QStringLiteral("no"));
    }

    void whatXmlCannotHoldIsReplaced()
    {
        auto file = checked("\x01\xC3(\n\t", "partitions: []");
        file.verdict.findings
            = {{"VAL-1", Severity::Error, {}, {}, {}, "a\x1f\x7f\xEF\xBF\xBF\r]]>", {}, {}}};

        const auto suites = suitesOf({file});

        QCOMPARE(suites.size(), std::size_t(1));
        QCOMPARE(suites[0].name, QString::fromUtf8("\uFFFD\uFFFD(\n\t"));
        QCOMPARE(suites[0].cases[1].message, QString::fromUtf8("a\uFFFD\x7f\uFFFD\r]]>"));
    }
};

QUOTADECK_TEST(TestJUnitReport, NoApplication)
} // namespace tst_junitreport

#include "tst_junitreport.moc"
