// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/report/checkreport.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_checkreport {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
CheckedFile checked(const std::string& name, const std::string& text)
{
    return {name, "yunikorn", text, validate(text), true};
}
} // namespace

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

        const auto json = checkReportJson(checked("a\"b.yaml", text));

        QCOMPARE(QByteArray::fromStdString(json + '\n'), file.readAll());
    }

    void writesAnAcceptedFileShortly()
    {
        QFile file(QStringLiteral(QUOTADECK_RESOURCES "/samples/queues.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));

        QCOMPARE(checkReportJson(checked("q.yaml", file.readAll().toStdString())),
                 std::string("{\"file\":\"q.yaml\",\"kind\":\"yunikorn\",\"accepted\":true,\"category\":\"\","
                             "\"findings\":[]}"));
    }

    void anUnreadableFileHasALineOfTheSameShape()
    {
        const auto file = unreadableFile("q.yaml", {ErrorCode::Io, "q.yaml", "cannot be opened"});

        QCOMPARE(checkReportJson(file),
                 std::string("{\"file\":\"q.yaml\",\"kind\":\"\",\"accepted\":false,\"category\":\"\","
                             "\"findings\":[{\"rule\":\"INPUT\",\"severity\":\"error\",\"category\":\"\","
                             "\"path\":\"\",\"line\":1,\"column\":1,\"endLine\":1,\"endColumn\":1,"
                             "\"message\":\"cannot be opened\",\"related\":[],\"fixes\":[]}]}"));
    }

    void jsonIsValidWhateverTheText()
    {
        for (const char* bad : {"a: \x01", "\xFF", "\"\\x01\\x7f\": 1", "'\"\\': 1"}) {
            const auto json = checkReportJson(checked("\xC3(\n", bad));
            QJsonParseError error{};
            QJsonDocument::fromJson(QByteArray::fromStdString(json), &error);
            QCOMPARE(error.error, QJsonParseError::NoError);
        }
    }

    void columnsCountCodePoints()
    {
        const auto json = checkReportJson(checked("q", "partitions: [{queues: [{name: 'ä€😀', nope: 1}]}]"));

        const auto finding = QJsonDocument::fromJson(QByteArray::fromStdString(json))
                                 .object()[QStringLiteral("findings")]
                                 .toArray()
                                 .at(1) // after that of the name
                                 .toObject();
        QCOMPARE(finding[QStringLiteral("column")].toInt(), 38);
        QCOMPARE(finding[QStringLiteral("endColumn")].toInt(), 42);
    }
};

QUOTADECK_TEST(TestCheckReport, NoApplication)
} // namespace tst_checkreport

#include "tst_checkreport.moc"
