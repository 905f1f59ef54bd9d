// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/yaml/secondparser.h"
#include "core/config/yaml/yamlscalar.h"
#include "tests/support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

namespace tst_secondparser {
using namespace quotadeck::config;

class TestSecondParser : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void agreesOnEveryAcceptedVector()
    {
        QFile file(QStringLiteral(QUOTADECK_VECTORS "/config/cases.jsonl"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        int refused = 0;
        while (!file.atEnd()) {
            const auto vector = QJsonDocument::fromJson(file.readLine()).object();
            if (!vector[QStringLiteral("accept")].toBool())
                continue;
            const auto status
                = agreesWithSecondParser(vector[QStringLiteral("yaml")].toString().toStdString());
            if (!status) {
                ++refused;
                qWarning() << vector[QStringLiteral("id")].toString() << status.error().where.c_str()
                           << status.error().message.english().c_str();
            }
        }
        QCOMPARE(refused, 0);
    }

    void agreesOnTheSample()
    {
        QFile file(QStringLiteral(QUOTADECK_RESOURCES "/samples/queues.yaml"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto status = agreesWithSecondParser(file.readAll().toStdString());
        QVERIFY2(status, status ? "" : status.error().message.english().c_str());
    }

    void agreesOnEveryCharacterThatAnEditWrites()
    {
        std::string text;
        for (char16_t code = 1; code < 0xFFFF; ++code) { // code by code a line, so that the error names it
            const QString value = QStringLiteral("a%1b").arg(QChar(QChar::isSurrogate(code) ? u'x' : code));
            text += "- " + scalarSource(value.toStdString(), ScalarUse::Text, YamlStyle::Plain) + '\n';
        }
        const auto status = agreesWithSecondParser(text);
        QVERIFY2(status, status ? "" : qPrintable(QString::fromStdString(status.error().where)));
    }

    void agrees_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("empty") << QByteArray("");
        QTest::newRow("comment") << QByteArray("# c\n");
        QTest::newRow("null document") << QByteArray("---\n");
        QTest::newRow("anchors") << QByteArray("a: &x [1, &y 2]\nb: *y\nc: *x\n<<: *x\n");
        QTest::newRow("anchored null") << QByteArray("a: &x\nb: *x\n");
        QTest::newRow("tags") << QByteArray("a: !!str 5\nb: !c {}\nc: ! x\n");
        QTest::newRow("block scalars") << QByteArray("a: |\n  x\n   y\n\nb: >-\n  x\n  y\n");
        QTest::newRow("quotes") << QByteArray("a: 'it''s'\nb: \"x\\ty \\\n  z\"\n");
        QTest::newRow("BOM and CRLF") << QByteArray("\xEF\xBB\xBF"
                                                    "a:\r\n- 1\r\n- ä\r\n");
        QTest::newRow("second document") << QByteArray("a: 1\n---\nb: [\n");
    }

    void agrees()
    {
        QFETCH(QByteArray, text);
        const auto status = agreesWithSecondParser(text.toStdString());
        QVERIFY2(status, status ? "" : status.error().message.english().c_str());
    }

    void refusesWhatTheStrictParserRefuses_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("endless elsewhere") << QByteArray(",");
        QTest::newRow("open quote") << QByteArray("a: 'x\n");
        QTest::newRow("tab") << QByteArray("a:\n\tb: 1\n");
    }

    void refusesWhatTheStrictParserRefuses()
    {
        QFETCH(QByteArray, text);
        QVERIFY(!agreesWithSecondParser(text.toStdString()));
    }

    void refusesWhatIsReadDifferently()
    {
        // U+0085 is a line break to one parser and a character to the other.
        const auto status = agreesWithSecondParser("a: 1\nb: \"x\xC2\x85y\"\n");

        QVERIFY(!status);
        QCOMPARE(status.error().where, std::string("line 2"));
    }
};

QUOTADECK_TEST(TestSecondParser, NoApplication)
} // namespace tst_secondparser

#include "tst_secondparser.moc"
