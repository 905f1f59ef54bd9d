// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_configvectors {
using namespace quotadeck::config;

class TestConfigVectors : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void equalsTheSchedulerOnEveryVector() // VAL-1
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));

        int count = 0;
        int accepted = 0;
        int different = 0;
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            const Verdict verdict = validate(vector[QStringLiteral("yaml")].toString().toStdString());

            const auto category = QString::fromStdString(verdict.category);
            const auto partitions
                = verdict.accepted ? static_cast<int>(verdict.config->partitions.size()) : 0;
            const bool isEqual = verdict.accepted == vector[QStringLiteral("accept")].toBool()
                && category == vector[QStringLiteral("category")].toString()
                && partitions == vector[QStringLiteral("partitions")].toInt();
            if (!isEqual) {
                ++different;
                qWarning() << vector[QStringLiteral("id")].toString() << "expected"
                           << vector[QStringLiteral("category")].toString() << "got" << category
                           << (verdict.findings.empty() ? ""
                                                        : verdict.findings.front().message.english().c_str());
            }
            accepted += verdict.accepted ? 1 : 0;
            ++count;
        }
        qInfo() << count << "cases," << accepted << "accepted," << different << "different";
        QCOMPARE(different, 0);
        QVERIFY(count >= 600);
    }
};

QUOTADECK_TEST(TestConfigVectors, NoApplication)
} // namespace tst_configvectors

#include "tst_configvectors.moc"
