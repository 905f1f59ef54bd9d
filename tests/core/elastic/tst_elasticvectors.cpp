// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/elastic/amounts.h"
#include "core/elastic/quotajson.h"
#include "core/elastic/sharing.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_elasticvectors {
using namespace quotadeck;
using namespace quotadeck::elastic;

namespace {
QJsonArray vectors(const QString& kind)
{
    QFile file(QStringLiteral(QUOTADECK_VECTORS "/elastic/cases.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file.fileName()));
    return QJsonDocument::fromJson(file.readAll())[kind].toArray();
}

/// The runtimes of one level; QJsonObject has its keys in order.
QJsonObject shared(const QJsonObject& level)
{
    std::vector<Quantity> request;
    std::vector<Quantity> floor;
    std::vector<Quantity> weight;
    std::vector<std::uint8_t> lends;
    const QJsonObject groups = level["groups"].toObject();
    for (const auto& value : groups) {
        const QJsonObject group = value.toObject();
        request.push_back(group["request"].toInteger());
        floor.push_back(group["floor"].toInteger());
        weight.push_back(group["weight"].toInteger());
        lends.push_back(group["lend"].toBool() ? 1 : 0);
    }
    std::vector<Quantity> runtime(request.size());
    ShareScratch scratch;
    shareLevel({level["total"].toInteger(), request, floor, weight, lends}, runtime, scratch);
    QJsonObject result;
    std::size_t index = 0;
    for (const QString& name : groups.keys())
        result[name] = qint64{runtime[index++]};
    return result;
}
} // namespace

class TestElasticVectors : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyLevelIsEqual() // EQ-33 to EQ-37
    {
        const QJsonArray levels = vectors("level");
        for (const auto& value : levels) {
            const QJsonObject level = value.toObject();
            QVERIFY2(shared(level) == level["runtime"].toObject(), qPrintable(level["name"].toString()));
        }
        QVERIFY(levels.size() >= 75);
    }

    void everyTreeIsEqual() // EQ-16 to EQ-50, with the types that each amount has
    {
        const QJsonArray trees = vectors("tree");
        for (const auto& value : trees) {
            const QJsonObject tree = value.toObject();
            const auto problem = readProblem(QJsonDocument(tree).toJson().toStdString());
            QVERIFY2(problem, qPrintable(tree["name"].toString()));
            const auto table = QuotaTable::fromNodes(problem->nodes, problem->total, problem->options);
            QVERIFY2(table, qPrintable(tree["name"].toString()));
            const auto solution = QuotaSolver(*table, problem->options).solve();

            const auto json = QByteArray::fromStdString(solutionJson(*problem, *table, solution));
            const QJsonObject actual = QJsonDocument::fromJson(json).object();
            QCOMPARE(actual["name"], tree["name"]);
            if (actual["groups"] != tree["expect"]) {
                qWarning().noquote() << json;
                qWarning().noquote()
                    << QJsonDocument(tree["expect"].toObject()).toJson(QJsonDocument::Compact);
            }
            QVERIFY2(actual["groups"] == tree["expect"], qPrintable(tree["name"].toString()));
        }
        QVERIFY(trees.size() >= 40);
    }

    void everyQuantityIsEqual() // EQ-2
    {
        const QJsonArray quantities = vectors("quantity");
        for (const auto& value : quantities) {
            const QJsonObject quantity = value.toObject();
            const auto parsed = parseAmount(quantity["resource"].toString().toStdString(),
                                            quantity["text"].toString().toStdString());
            const QByteArray name = QJsonDocument(quantity).toJson(QJsonDocument::Compact);
            QVERIFY2(parsed.has_value() == quantity["value"].isDouble(), name.constData());
            if (parsed)
                QCOMPARE(*parsed, quantity["value"].toInteger());
        }
        QVERIFY(quantities.size() >= 14);
    }
};

QUOTADECK_TEST(TestElasticVectors, NoApplication)
} // namespace tst_elasticvectors

#include "tst_elasticvectors.moc"
