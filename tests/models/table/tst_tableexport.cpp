// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/common/exporttext.h"
#include "models/quota/queuetreemodel.h"
#include "models/table/tableexport.h"
#include "tests/support/testprogram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <chrono>
#include <limits>

namespace tst_tableexport {
using namespace quotadeck;
using namespace quotadeck::models;

namespace {
/// Two queues of the same name, with an amount, a limit that is not set, one that is not known, and a status.
TableContent queues()
{
    TableContent table;
    table.origin = {QStringLiteral("Queues"),
                    QStringLiteral("prod"),
                    QStringLiteral("default"),
                    true,
                    std::chrono::milliseconds(1772440200000),
                    QStringLiteral("used>1")};
    table.columns = {{QStringLiteral("Queue"), false},
                     {QStringLiteral("Used"), true},
                     {QStringLiteral("Max"), true},
                     {QStringLiteral("Status"), false}};
    table.rows = {{QStringLiteral("root"),
                   0,
                   {{QStringLiteral("root"), {}},
                    {QStringLiteral("1.5 GiB"), 1610612736.0},
                    {QStringLiteral("∞"), QStringLiteral("unlimited")},
                    {QStringLiteral("Active"), {}}}},
                  {QStringLiteral("root.a"),
                   1,
                   {{QStringLiteral("a"), {}},
                    {QStringLiteral("0"), 0.0},
                    {QStringLiteral("–"), {}},
                    {QStringLiteral("–"), {}}}}};
    return table;
}

/// A table of one cell.
TableContent single(const QString& text)
{
    TableContent table;
    table.columns = {{QStringLiteral("Name"), false}};
    table.rows = {{{}, 0, {{text, {}}}}};
    return table;
}

QString csvOf(const QString& text)
{
    return QString::fromUtf8(tableAsCsv(single(text))).mid(6); // behind the title
}
} // namespace

class TestTableExport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void csvHasTheTextsAndTheExactValuesBesideThem()
    {
        QCOMPARE(QString::fromUtf8(tableAsCsv(queues())),
                 QStringLiteral("Key,Queue,Used,Used (exact),Max,Max (exact),Status\r\n"
                                "root,root,1.5 GiB,1610612736,∞,unlimited,Active\r\n"
                                "root.a,a,0,0,,,\r\n"));
    }

    void jsonHasNumbersAndNullForWhatIsNotKnown()
    {
        const QJsonObject root = QJsonDocument::fromJson(tableAsJson(queues())).object();
        QCOMPARE(root["page"].toString(), "Queues");
        QCOMPARE(root["source"].toString(), "prod");
        QCOMPARE(root["partition"].toString(), "default");
        QCOMPARE(root["simulated"].toBool(), true);
        QCOMPARE(root["time"].toString(), "2026-03-02T08:30:00.000Z");
        QCOMPARE(root["filter"].toString(), "used>1");
        QCOMPARE(root["columns"].toArray(), (QJsonArray{"Queue", "Used", "Max", "Status"}));
        const QJsonObject first = root["rows"][0].toObject();
        QCOMPARE(first["cells"]["Used"]["value"].toDouble(), 1610612736.0);
        QCOMPARE(first["cells"]["Used"]["text"].toString(), "1.5 GiB");
        QCOMPARE(first["cells"]["Max"]["value"].toString(), "unlimited");
        const QJsonObject second = root["rows"][1].toObject();
        QCOMPARE(second["key"].toString(), "root.a");
        QCOMPARE(second["level"].toInt(), 1);
        QCOMPARE(second["cells"]["Used"]["value"], QJsonValue(0));
        QVERIFY(second["cells"]["Max"].isNull()); // never 0
        QVERIFY(second["cells"]["Status"].isNull());
    }

    void titlesThatOccurTwiceAreTwoKeys()
    {
        TableContent table = single(QStringLiteral("x"));
        table.columns.push_back(table.columns.front());
        table.rows.front().cells.push_back({QStringLiteral("y"), {}});
        const QJsonObject root = QJsonDocument::fromJson(tableAsJson(table)).object();
        QCOMPARE(root["rows"][0]["cells"]["Name"].toString(), "x");
        QCOMPARE(root["rows"][0]["cells"]["Name 2"].toString(), "y");
    }

    void markdownIsATableWithNumbersOnTheRight()
    {
        QCOMPARE(QString::fromUtf8(tableAsMarkdown(queues())),
                 QStringLiteral("| Key | Queue | Used | Max | Status |\n"
                                "| --- | --- | ---: | ---: | --- |\n"
                                "| root | root | 1.5 GiB | ∞ | Active |\n"
                                "| root.a | a | 0 | – | – |\n"));
        QCOMPARE(QString::fromUtf8(tableAsMarkdown(single(QStringLiteral("a|b\\\nc<i>")))),
                 QStringLiteral("| Name |\n| --- |\n| a\\|b\\\\<br>c&lt;i> |\n"));
    }

    void csvQuotesWhatRfc4180Quotes()
    {
        QCOMPARE(csvOf(QStringLiteral("a,b")), "\"a,b\"\r\n");
        QCOMPARE(csvOf(QStringLiteral("say \"x\"")), "\"say \"\"x\"\"\"\r\n");
        QCOMPARE(csvOf(QStringLiteral("two\nlines")), "\"two\nlines\"\r\n");
        QCOMPARE(csvOf(QStringLiteral("plain")), "plain\r\n");
    }

    void noTextIsAFormulaForASpreadsheet()
    {
        for (const QChar first : QStringLiteral("=+-@\t\r")) {
            const QString field = csvText(first + QStringLiteral("cmd|' /C calc'!A0"));
            QVERIFY2(field.startsWith(u'\'') || field.startsWith(QStringLiteral("\"'")), qPrintable(field));
        }
        QCOMPARE(csvText(QStringLiteral("=A1,B1")), "\"'=A1,B1\"");
        QCOMPARE(csvText(QStringLiteral("a=b")), "a=b");
        TableContent table = single(QStringLiteral("-5 GiB"));
        table.rows.front().cells.front().exact = -5368709120.0;
        QCOMPARE(QString::fromUtf8(tableAsCsv(table)),
                 "Name,Name (exact)\r\n'-5 GiB,-5368709120\r\n"); // a number stays one
    }

    void keysStandOnlyInTrees()
    {
        TableContent table = single(QStringLiteral("x"));
        table.rows.front().id = QStringLiteral("some id");
        QCOMPARE(QString::fromUtf8(tableAsCsv(table)), "Name\r\nx\r\n");
    }

    void exactValuesTellZeroUnlimitedAndUnknownApart()
    {
        using filter::FieldKind;
        const ResourceType memory("memory");
        const ResourceType vcore("vcore");
        QCOMPARE(exactValue(FieldKind::Amount, FilterNumber::amount(memory, Quantity(1) << 40)),
                 QVariant(1099511627776.0));
        QCOMPARE(exactValue(FieldKind::Amount, FilterNumber::amount(vcore, 1500)), QVariant(1.5));
        QCOMPARE(exactValue(FieldKind::Amount, FilterNumber::amount(vcore, 0)), QVariant(0.0));
        QVERIFY(!exactValue(FieldKind::Amount, FilterNumber::amount(vcore, std::nullopt)).isValid());
        QCOMPARE(exactValue(FieldKind::Amount, FilterNumber::limit(vcore, std::nullopt)),
                 QVariant(QStringLiteral("unlimited")));
        QCOMPARE(exactValue(FieldKind::Share, FilterNumber::ofShare({1, 3})), QVariant(1.0 / 3));
        QCOMPARE(exactValue(FieldKind::Share, FilterNumber::ofShare({1, std::nullopt})),
                 QVariant(QStringLiteral("unlimited")));
        QVERIFY(
            !exactValue(FieldKind::Share, FilterNumber::ofShare({1, 0})).isValid()); // JSON has no infinity
        QCOMPARE(exactValue(FieldKind::Moment, FilterNumber::moment(std::chrono::seconds(1772440200))),
                 QVariant(QStringLiteral("2026-03-02T08:30:00.000Z")));
        QVERIFY(!exactValue(FieldKind::Moment, FilterNumber::moment(std::nullopt)).isValid());
    }

    void fileNamesHoldNothingUnfit()
    {
        QCOMPARE(exportFileName({QStringLiteral("Queues"),
                                 QStringLiteral("http://yk:9080/../x"),
                                 {},
                                 QStringLiteral("20260302-083000")}),
                 "Queues-http-yk-9080-..-x-20260302-083000");
    }
};

QUOTADECK_TEST(TestTableExport, QCoreApplication)
} // namespace tst_tableexport

#include "tst_tableexport.moc"
