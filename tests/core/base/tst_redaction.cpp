// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/redaction.h"
#include "tests/support/testprogram.h"

#include <QElapsedTimer>
#include <QTest>

#include <string>

namespace tst_redaction {
using namespace quotadeck;

class TestRedaction final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void secretsAreReplaced_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const char* text, const char* expected) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(expected);
        };
        row("user and password of a URL", "get http://ann:pw@yk:9080/ws failed",
            "get http://***@yk:9080/ws failed");
        row("password with slash and at", "http://ann:p/a@b@yk/x", "http://***@yk/x");
        row("query", "https://yk/x?token=abc&page=2", "https://yk/x?token=***&page=2");
        row("header", "Authorization: Bearer a b\nAccept: x", "Authorization: ***\nAccept: x");
        row("cookie", "Set-Cookie: a=1; b=2", "Set-Cookie: ***");
        row("bearer", "sent Bearer abc.def, then left", "sent Bearer ***, then left");
        row("basic", "sent Basic YW5uOnB3 again", "sent Basic *** again");
        row("key", "password = secret-word, user = ann", "password = ***, user = ann");
        row("argument", "kubectl --token abc get pods", "kubectl --token *** get pods");
        row("JSON", "{\"token\":\"a\\\"b\",\"list\":[1],\"user\":\"ann\"}",
            "{\"token\":\"***\",\"list\":[1],\"user\":\"ann\"}");
        row("JSON in JSON", "{\"text\":\"{\\\"password\\\":\\\"pw\\\",\\\"n\\\":1}\"}",
            "{\"text\":\"{\\\"password\\\":\\\"***\\\",\\\"n\\\":1}\"}");
        row("YAML", "client-key-data: QUJD\nserver: x", "client-key-data: ***\nserver: x");
        row("web token", "got eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln.", "got ***");
        row("PEM", "a\n-----BEGIN EC PRIVATE KEY-----\nABC\n-----END EC PRIVATE KEY-----\nb", "a\n***\nb");
        row("word before a slash", "Bad username/password: hunter2", "Bad username/password: ***");
        row("path of a vault", "secret/data/db/token: s.AbC read", "secret/data/db/token: *** read");
        row("quoted key of YAML", "\"password\": hunter2\nuser: ann", "\"password\": ***\nuser: ann");
        row("block of YAML", "a:\n  - token: |-\n      abc\n\n      def\n    user: ann\n",
            "a:\n  - token: |-\n      ***\n    user: ann\n");
        row("block at the end", "\"token\": >\n  abc", "\"token\": >\n  ***");
        row("short keys", "pwd=a, pass: b, passcode=c, sig=d, signature: e, auth=f, session=g",
            "pwd=***, pass: ***, passcode=***, sig=***, signature: ***, auth=***, session=***");
        row("words of keys", "dbPass=a DB_PASS=b privateKey=c accessKey=d access_key=e keyData=f sessionId=g",
            "dbPass=*** DB_PASS=*** privateKey=*** accessKey=*** access_key=*** keyData=*** sessionId=***");
        row("argument in JSON", "{\"a\":\"run --token abc\",\"b\":1}", "{\"a\":\"run --token ***\",\"b\":1}");
        row("quoted argument in JSON", "{\"a\":\"run --token \\\"a b\\\" now\",\"b\":1}",
            "{\"a\":\"run --token \\\"***\\\" now\",\"b\":1}");
        row("PEM without an end", "-----BEGIN PRIVATE KEY-----\nABC", "***");
    }

    void secretsAreReplaced()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        const std::string redacted = withoutSecrets(text.toStdString());
        QCOMPARE(QByteArray::fromStdString(redacted), expected);
        QCOMPARE(withoutSecrets(redacted), redacted);
    }

    void otherTextsStay_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text :
             {"The token cannot be read: /etc/token: No such file", "~/keys/berlin.token: Permission denied",
              "Cannot reach http://yk:9080: refused", "--token-file /home/ann/token --out x",
              "Basic authentication", "queue root.secret-project has 3 apps", "ann@example.org",
              "password:", "{\"tokens\":3,\"token\":{\"a\":1},\"password\":\"\"}",
              "\"authorityFile\":\"/etc/ca.pem\"", "(../keys/token: No such file)",
              "file=/etc/token: Permission denied", "{\"token\":-1.5e3,\"auth\":true,\"session\":null}",
              "passed: 3, design=4, author: ann", "", "–“ü”"})
            QTest::newRow(text) << QByteArray(text);
    }

    void otherTextsStay()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(withoutSecrets(text.toStdString())), text);
    }

    /// Each of 50,000 URLs without a user looks at its own end only; from end to start of the text it would take minutes.
    void manyAddressesAreQuick()
    {
        std::string text;
        for (int number = 0; number < 50'000; ++number)
            text += "{\"url\":\"http://yk.example:9080/ws/v1/partitions\"},";
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(withoutSecrets(text), text);
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }
};

QUOTADECK_TEST(TestRedaction, NoApplication)
} // namespace tst_redaction

#include "tst_redaction.moc"
