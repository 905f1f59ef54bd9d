// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "core/config/schema/effective.h"
#include "core/placement/configplacement.h"
#include "core/placement/placementjson.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_placementvectors {
using namespace quotadeck;
using namespace quotadeck::placement;

namespace {
/// The answer to one labelled line in the form of its labels.
QJsonObject answer(const QByteArray& line)
{
    const auto labelled = readCase(std::string_view(line.constData(), static_cast<std::size_t>(line.size())));
    if (!labelled)
        return {{"error", QString::fromStdString(labelled.error().message.english())}};
    const auto verdict = config::validate(labelled->yaml.value_or(std::string()));
    if (!verdict.accepted)
        return {{"error", QString::fromStdString(verdict.category)}};
    const auto partitions = config::effectivePartitions(*verdict.config);
    const auto placer = ConfigPlacement::fromConfig(partitions.front());
    if (!placer)
        return {{"error", QString::fromStdString(placer.error().message.english())}};
    const auto json = caseJson(labelled->id, placer->place(labelled->app));
    return QJsonDocument::fromJson(QByteArray::fromStdString(json)).object();
}
} // namespace

class TestPlacementVectors : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalsTheSchedulerOnEveryVector() // PLC-1 to PLC-47
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/placement/cases.jsonl"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));

        int count = 0;
        int placed = 0;
        int different = 0;
        while (!file.atEnd()) {
            const QByteArray line = file.readLine();
            const auto expected = QJsonDocument::fromJson(line).object();
            const QJsonObject actual = answer(line);

            const bool isEqual = actual["id"] == expected["id"] && actual["result"] == expected["result"]
                && actual["created"] == expected["created"];
            if (!isEqual) {
                ++different;
                qWarning() << expected["id"].toString() << "expected" << expected["result"]
                           << expected["created"] << "got" << actual;
            }
            placed += expected["result"].isNull() ? 0 : 1;
            ++count;
        }
        qInfo() << count << "cases," << placed << "placed," << different << "different";
        QCOMPARE(different, 0);
        QVERIFY(count >= 150);
    }
};

QUOTADECK_TEST(TestPlacementVectors, NoApplication)
} // namespace tst_placementvectors

#include "tst_placementvectors.moc"
