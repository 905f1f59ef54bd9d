// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/limits/configsession.h"
#include "models/limits/limitstablemodel.h"
#include "tests/support/parsedtexts.h"
#include "tests/support/sessionfixture.h"
#include "tests/support/testprogram.h"

#include <QTest>

#include <algorithm>

namespace tst_parsesperedit {
using namespace quotadeck;
using models::LimitsTableModel;
using test::ParsedTexts;
using test::SessionFixture;

namespace {
const QByteArray kText = R"(partitions:
  - name: default
    queues:
      - name: root
        queues:
          - name: sales
            limits:
              - limit: agreed
                users: [sue, bob]
                groups: [dev]
                maxapplications: 5
                maxresources: {vcore: 4}
)";

QByteArray inConfigMap(QByteArray text)
{
    text.chop(1);
    return "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yunikorn-configs\ndata:\n  queues.yaml: |\n  "
           "  "
        + text.replace("\n", "\n    ") + "\n";
}

int columnOf(const LimitsTableModel& limits, const QString& header)
{
    for (int column = 0; column < limits.columnCount(); ++column) {
        if (limits.headerData(column, Qt::Horizontal).toString() == header)
            return column;
    }
    return -1;
}
} // namespace

/// One edit of a cell reads the new text twice: once to check that nothing else changes, once for the new revision.
class TestParsesPerEdit : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void anEditOfACellParsesTheNewTextTwice_data()
    {
        QTest::addColumn<QString>("header");
        QTest::addColumn<QString>("value");
        QTest::newRow("quantity") << "vcore"
                                  << "6";
        QTest::newRow("no quantity") << "vcore"
                                     << "";
        QTest::newRow("applications") << "Applications"
                                      << "7";
        QTest::newRow("users") << "Applies to"
                               << "u:sue g:dev";
        QTest::newRow("groups") << "Applies to"
                                << "u:sue u:bob g:ops";
    }

    void anEditOfACellParsesTheNewTextTwice()
    {
        SessionFixture file(kText);

        const auto texts = textsParsedByEdit(file);

        QCOMPARE(texts.size(), std::size_t{2});
        QCOMPARE(std::ranges::count(texts, file.text().toStdString()), 2);
    }

    void anEditInAConfigMapParsesManifestAndContentTwice_data() { anEditOfACellParsesTheNewTextTwice_data(); }

    void anEditInAConfigMapParsesManifestAndContentTwice()
    {
        SessionFixture file(inConfigMap(kText));

        const auto texts = textsParsedByEdit(file);

        QCOMPARE(texts.size(), std::size_t{4});
        QCOMPARE(std::ranges::count(texts, file.text().toStdString()), 2);
    }

    void openingAFileParsesItOnce()
    {
        const ParsedTexts parsed;

        const SessionFixture file(kText);

        QCOMPARE(parsed.texts(), std::vector{kText.toStdString()});
    }

private:
    /// Makes the edit of the row of data.
    static std::vector<std::string> textsParsedByEdit(SessionFixture& file)
    {
        QFETCH(QString, header);
        QFETCH(QString, value);
        LimitsTableModel limits(&file.session);
        limits.setQueue(0, QueuePath("root.sales"));
        const QByteArray before = file.text();
        const ParsedTexts parsed;

        const bool isEdit = limits.setData(limits.index(0, columnOf(limits, header)), value, Qt::EditRole);
        file.waitUntilIdle();

        return isEdit && file.text() != before ? parsed.texts() : std::vector<std::string>();
    }
};

QUOTADECK_TEST(TestParsesPerEdit, QCoreApplication)
} // namespace tst_parsesperedit

#include "tst_parsesperedit.moc"
