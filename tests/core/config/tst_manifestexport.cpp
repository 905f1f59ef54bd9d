// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/packaging/queuefile.h"
#include "core/config/rules/validator.h"
#include "tests/support/testprogram.h"

#include <QByteArray>
#include <QTest>

namespace tst_manifestexport {
using namespace quotadeck;
using namespace quotadeck::config;

namespace {
const std::string kText = "# owners: platform team\npartitions:\n  - name: default\n    queues:\n"
                          "      - name: root   # the top\n";

std::string readBack(const std::string& manifest)
{
    const auto file = findQueueFile(manifest);
    return file && *file ? (*file)->content.text() : "no queue file in it";
}
} // namespace

class TestManifestExport : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theManifestIsTheOneTheSchedulerReads() // PKG-1, PKG-2, PKG-9
    {
        const auto manifest = configMapManifest(kText, ManifestForm::Text);
        QVERIFY(manifest);
        QCOMPARE(*manifest,
                 std::string("apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: yunikorn-configs\ndata:\n"
                             "  queues.yaml: |\n    # owners: platform team\n    partitions:\n"
                             "      - name: default\n        queues:\n          - name: root   # the top\n"));
        QCOMPARE(readBack(*manifest), kText);
        QVERIFY(validateFile(*manifest).accepted);
    }

    void everyEndOfTheTextIsKept_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("without a break") << QByteArray("partitions: []");
        QTest::newRow("with two") << QByteArray("partitions: []\n\n");
        QTest::newRow("indented") << QByteArray("  partitions: []\n");
        QTest::newRow("empty first line") << QByteArray("\npartitions: []\n");
        QTest::newRow("empty lines within") << QByteArray("a: 1\n\n\n# b\n");
        QTest::newRow("other letters") << QByteArray("a: \"J\xC3\xBCrgen\"\n");
    }

    void everyEndOfTheTextIsKept()
    {
        QFETCH(QByteArray, text);
        const auto manifest = configMapManifest(text.toStdString(), ManifestForm::Text);
        QVERIFY2(manifest, manifest ? "" : manifest.error().message.english().c_str());
        QCOMPARE(QByteArray::fromStdString(readBack(*manifest)), text);
    }

    void aManifestIsWrappedAnewNotTwice()
    {
        const auto once = configMapManifest(kText, ManifestForm::Text);
        QCOMPARE(queueFileOf(*once), kText);
        QCOMPARE(*configMapManifest(*once, ManifestForm::Text), *once);
    }

    void whatABlockCannotHoldIsRefusedAndCompressed() // PKG-3
    {
        const std::string text = "partitions: []\r\n";
        const auto refused = configMapManifest(text, ManifestForm::Text);
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::Unsupported);

        const auto manifest = configMapManifest(text, ManifestForm::Gzip);
        QVERIFY(manifest);
        const auto line = QByteArray::fromStdString(*manifest).split('\n').value(5);
        QVERIFY2(line.startsWith("  queues.yaml.gz: H4sI"), line.constData()); // gzip's magic number
        // zlib's own words differ from gzip's in the head and tail only.
        const QByteArray packed = QByteArray::fromBase64(line.mid(line.indexOf(": ") + 2));
        QCOMPARE(packed.at(3), char(0)); // no name, no comment
        QCOMPARE(packed.mid(4, 4), QByteArray(4, '\0')); // no time
        QCOMPARE(static_cast<unsigned char>(packed.at(packed.size() - 4)), text.size());
    }
};

QUOTADECK_TEST(TestManifestExport, QCoreApplication)
} // namespace tst_manifestexport

#include "tst_manifestexport.moc"
