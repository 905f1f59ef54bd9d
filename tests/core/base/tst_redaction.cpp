// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/redaction.h"
#include "tests/support/testprogram.h"

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
              "\"authorityFile\":\"/etc/ca.pem\"", "", "–“ü”"})
            QTest::newRow(text) << QByteArray(text);
    }

    void otherTextsStay()
    {
        QFETCH(QByteArray, text);
        QCOMPARE(QByteArray::fromStdString(withoutSecrets(text.toStdString())), text);
    }
};

QUOTADECK_TEST(TestRedaction, NoApplication)
} // namespace tst_redaction

#include "tst_redaction.moc"
