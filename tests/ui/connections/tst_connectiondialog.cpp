// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/formfield.h"
#include "tests/support/testprogram.h"
#include "ui/connections/connectiondialog.h"
#include "ui/connections/pastserver.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>

namespace tst_connectiondialog {
using namespace quotadeck;
using quotadeck::testing::field;
using ui::ConnectionDialog;

namespace {
connect::Profile behindGateway()
{
    return {.id = "a1",
            .name = "Berlin",
            .colour = "#1f5fa8",
            .environment = connect::Environment::Staging,
            .reach = connect::AddressReach{.url = "https://gate.example/berlin",
                                           .signIn = connect::SignIn::Basic,
                                           .userName = "alice",
                                           .authorityFile = "/etc/ca.pem",
                                           .certificateFile = "/home/alice/cert.pem",
                                           .keyFile = "/home/alice/key.pem",
                                           .serverName = "scheduler.example",
                                           .skipsTlsVerification = true,
                                           .proxy = connect::ProxyUse::Address,
                                           .proxyUrl = "socks5://localhost:1080"}};
}

connect::Profile inCluster()
{
    return {.id = "b2",
            .name = "Hamburg",
            .environment = connect::Environment::Production,
            .reach
            = connect::ClusterReach{{{{"/kube/config", "/kube/other"}, "hamburg"}, "batch", "yunikorn:9080"},
                                    true},
            .past = {{.url = "https://prometheus.example", .signIn = connect::SignIn::Token},
                     "cluster=\"hamburg\""}};
}

QAbstractButton* button(const QWidget& parent, const char* text)
{
    const auto all = parent.findChildren<QAbstractButton*>();
    const auto found = std::ranges::find_if(all, [text](const QAbstractButton* candidate) {
        return QString(candidate->text()).remove(QLatin1Char('&')) == QString::fromUtf8(text);
    });
    return found == all.end() ? nullptr : *found;
}

QString textsIn(const QWidget& dialog)
{
    QStringList texts;
    for (const auto* label : dialog.findChildren<QLabel*>()) {
        if (!label->isHidden())
            texts << label->text();
    }
    return texts.join(QLatin1Char('\n'));
}

QString problemOf(const ConnectionDialog& dialog)
{
    return textsIn(dialog);
}
} // namespace

class TestConnectionDialog : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFieldComesBack_data()
    {
        QTest::addColumn<bool>("isCluster");
        QTest::newRow("by address") << false;
        QTest::newRow("in a cluster") << true;
    }

    void everyFieldComesBack()
    {
        QFETCH(const bool, isCluster);
        const auto profile = isCluster ? inCluster() : behindGateway();
        ConnectionDialog dialog(profile);
        dialog.setSecrets({});
        dialog.past()->setSecrets({});
        dialog.setContexts({QStringLiteral("berlin"), QStringLiteral("hamburg")}, QStringLiteral("berlin"),
                           {});
        QVERIFY(dialog.profile() == profile);
    }

    void secretsAreThoseOfTheSignIn()
    {
        ConnectionDialog dialog(behindGateway());
        connect::Secrets secrets{
            .token = "t", .password = "p w", .headers = {{"X-Team", "a: b"}, {"Cookie", "s=1"}}};
        dialog.setSecrets(secrets);
        secrets.token.clear(); // this connection signs in with the password
        QVERIFY(dialog.secrets() == secrets);
        field<QComboBox>(dialog, "Sign-in:")->setCurrentIndex(1);
        QCOMPARE(dialog.secrets().token, std::string("t"));
        QVERIFY(dialog.secrets().password.empty());
        ConnectionDialog cluster(inCluster());
        cluster.setSecrets(secrets);
        QVERIFY(cluster.secrets().isEmpty());
    }

    void connectsOnlyWithItsButton_data()
    {
        QTest::addColumn<bool>("isToConnect");
        QTest::newRow("Save") << false;
        QTest::newRow("Save and Connect") << true;
    }

    void connectsOnlyWithItsButton()
    {
        QFETCH(const bool, isToConnect);
        ConnectionDialog dialog(behindGateway());
        dialog.setSecrets({.password = "p"});
        dialog.past()->setSecrets({});
        std::optional<bool> accepted;
        QObject::connect(&dialog, &QDialog::accepted, &dialog, [&] { accepted = dialog.isToConnect(); });
        button(dialog, QTest::currentDataTag())->click();
        QCOMPARE(accepted, std::optional(isToConnect));
    }

    void secretsThatCannotBeReadAreKept()
    {
        ConnectionDialog dialog(behindGateway());
        dialog.setUnknownSecrets();
        dialog.past()->setSecrets({});
        QVERIFY(button(dialog, "Save")->isEnabled());
        QVERIFY(!dialog.changedSecrets());
        field<QLineEdit>(dialog, "Password:")->setText(QStringLiteral("new"));
        QCOMPARE(dialog.changedSecrets()->password, std::string("new"));
    }

    void secretsThatAreEmptiedAreRemoved()
    {
        ConnectionDialog dialog(behindGateway());
        dialog.setSecrets({.password = "p"});
        dialog.past()->setSecrets({});
        QVERIFY(!dialog.changedSecrets());
        field<QLineEdit>(dialog, "Password:")->clear();
        QVERIFY(dialog.changedSecrets() && dialog.changedSecrets()->isEmpty());
    }

    /// Addresses are shown in titles and saved in the settings.
    void addressesHaveNoCredentials()
    {
        ConnectionDialog dialog(behindGateway());
        dialog.setSecrets({.password = "p"});
        dialog.past()->setSecrets({});
        auto* address = field<QLineEdit>(dialog, "Address:");
        address->setText(QStringLiteral("https://ann:pw@berlin.example"));
        QVERIFY(!button(dialog, "Save")->isEnabled());
        address->setText(QStringLiteral("https://berlin.example"));
        QVERIFY(button(dialog, "Save")->isEnabled());
    }

    void secretsCannotBeEditedBeforeTheyAreRead()
    {
        ConnectionDialog dialog(behindGateway());
        QVERIFY(!button(dialog, "Save")->isEnabled());
        QVERIFY(!field<QLineEdit>(dialog, "Password:")->isEnabled());
        dialog.setSecrets({.password = "p"});
        dialog.past()->setSecrets({});
        QVERIFY(button(dialog, "Save")->isEnabled());
        QVERIFY(field<QLineEdit>(dialog, "Password:")->isEnabled());
    }

    void thePrometheusIsEditedInADialogOfItsOwn()
    {
        ConnectionDialog dialog(inCluster());
        dialog.setSecrets({});
        QVERIFY(!button(dialog, "Edit…")->isEnabled()); // its credentials are not read yet
        QVERIFY(!button(dialog, "Save")->isEnabled());
        dialog.past()->setSecrets({.token = "t"});
        button(dialog, "Edit…")->click();
        auto* past = dialog.findChild<ui::PastServerDialog*>();
        QVERIFY(past);
        QVERIFY(past->server() == inCluster().past);
        past->grab(); // lays it out
        const auto left
            = [past](const char* label) { return field<QLineEdit>(*past, label)->mapTo(past, QPoint()).x(); };
        QCOMPARE(left("Labels:"), left("Address:"));
        QCOMPARE(field<QLineEdit>(*past, "Token:")->text(), QStringLiteral("t"));
        field<QLineEdit>(*past, "Token:")->setText(QStringLiteral("new"));
        field<QLineEdit>(*past, "Labels:")->setText(QStringLiteral("cluster=hamburg"));
        QVERIFY(!button(*past, "OK")->isEnabled());
        QVERIFY(textsIn(*past).contains(QStringLiteral("column 9")));
        field<QLineEdit>(*past, "Labels:")->setText(QStringLiteral("job=\"collect\""));
        field<QLineEdit>(*past, "Address:")->setText(QStringLiteral("prometheus:9090"));
        QVERIFY(!dialog.changedPastSecrets());
        button(*past, "OK")->click();
        QCOMPARE(dialog.profile().past.server.url, std::string("http://prometheus:9090"));
        QCOMPARE(dialog.profile().past.matchers, std::string("job=\"collect\""));
        QCOMPARE(dialog.changedPastSecrets()->token, std::string("new"));
        QVERIFY(dialog.profile().reach == inCluster().reach);
    }

    void aPrometheusThatIsRemovedTakesItsCredentialsWithIt()
    {
        ConnectionDialog dialog(inCluster());
        dialog.setSecrets({});
        dialog.past()->setUnknownSecrets();
        QVERIFY(!dialog.changedPastSecrets());
        button(dialog, "Edit…")->click();
        button(*dialog.findChild<ui::PastServerDialog*>(), "Remove")->click();
        QVERIFY(!dialog.profile().past.isSet());
        dialog.findChild<ui::PastServerDialog*>()->deleteLater();
    }

    /// The copy of a connection has another entry in the keyring.
    void aCopyStoresItsCredentials()
    {
        connect::Profile copy = behindGateway();
        copy.id.clear();
        ConnectionDialog dialog(copy);
        dialog.setSecrets({.password = "p"});
        dialog.past()->setSecrets({.token = "t"});
        QCOMPARE(dialog.changedSecrets()->password, std::string("p"));
        QCOMPARE(dialog.changedPastSecrets()->token, std::string("t"));
    }

    void secretsAreNotReadable()
    {
        ConnectionDialog dialog(behindGateway());
        for (const char* label : {"Password:", "Token:"})
            QCOMPARE(field<QLineEdit>(dialog, label)->echoMode(), QLineEdit::Password);
    }

    void aNameIsNeeded()
    {
        ConnectionDialog dialog({.reach = connect::ClusterReach{}});
        dialog.setSecrets({});
        dialog.past()->setSecrets({});
        QVERIFY(!button(dialog, "Save")->isEnabled());
        QVERIFY(button(dialog, "Test")->isEnabled());
        field<QLineEdit>(dialog, "Name:")->setText(QStringLiteral("Berlin"));
        QVERIFY(button(dialog, "Save")->isEnabled());
    }

    void whatIsMissingIsNamed_data()
    {
        QTest::addColumn<QByteArray>("label");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("address") << QByteArray("Address:") << QStringLiteral("nonsense://x")
                                 << QStringLiteral("address of the scheduler");
        QTest::newRow("user") << QByteArray("User:") << QString() << QStringLiteral("Enter the user");
        QTest::newRow("certificate") << QByteArray("Client certificate:") << QString()
                                     << QStringLiteral("certificate that belongs to");
        QTest::newRow("proxy") << QByteArray("Proxy address:") << QString()
                               << QStringLiteral("address of the proxy");
    }

    void whatIsMissingIsNamed()
    {
        QFETCH(const QByteArray, label);
        QFETCH(const QString, text);
        QFETCH(const QString, problem);
        ConnectionDialog dialog(behindGateway());
        dialog.setSecrets({.password = "p"});
        dialog.past()->setSecrets({});
        auto* edited = field<QLineEdit>(dialog, label.constData());
        QVERIFY(edited);
        edited->setText(text);
        QVERIFY(!button(dialog, "Save")->isEnabled());
        QVERIFY2(problemOf(dialog).contains(problem), qPrintable(problemOf(dialog)));
    }

    void headersAreWrittenLineByLine()
    {
        ConnectionDialog dialog(behindGateway());
        dialog.setSecrets({.password = "p"});
        dialog.past()->setSecrets({});
        auto* headers = field<QPlainTextEdit>(dialog, "Further headers:");
        headers->setPlainText(QStringLiteral("X-Team:  a\n\nCookie: s=1; t=2"));
        QVERIFY(button(dialog, "Save")->isEnabled());
        const auto secrets = dialog.secrets();
        QCOMPARE(secrets.headers.size(), std::size_t(2));
        QCOMPARE(secrets.headers[1].second, std::string("s=1; t=2"));
        headers->setPlainText(QStringLiteral("no header"));
        QVERIFY(!button(dialog, "Save")->isEnabled());
        QVERIFY(problemOf(dialog).contains(QStringLiteral("Name: value")));
    }

    void dangersAreNamed()
    {
        ConnectionDialog dialog(behindGateway());
        dialog.setSecrets({.password = "p"});
        dialog.past()->setSecrets({});
        QVERIFY(problemOf(dialog).contains(QStringLiteral("The certificate is not verified")));
        button(dialog, "Do not verify the certificate of the server")->setChecked(false);
        field<QLineEdit>(dialog, "Address:")->setText(QStringLiteral("http://gate.example"));
        QVERIFY(problemOf(dialog).contains(QStringLiteral("clear text")));
    }

    void aNewConnectionBeginsWithTheCurrentContext()
    {
        ConnectionDialog dialog({.reach = connect::ClusterReach{}});
        dialog.setContexts({QStringLiteral("berlin"), QStringLiteral("kiel")}, QStringLiteral("kiel"), {});
        QCOMPARE(std::get<connect::ClusterReach>(dialog.profile().reach).scheduler.context.context,
                 std::string("kiel"));
    }

    void aTestShowsItsSteps()
    {
        ConnectionDialog dialog(inCluster());
        dialog.setSecrets({});
        dialog.past()->setSecrets({});
        QSignalSpy requested(&dialog, &ConnectionDialog::testRequested);
        button(dialog, "Test")->click();
        QCOMPARE(requested.count(), 1);
        dialog.setTestSteps({QStringLiteral("Host name"), QStringLiteral("Certificate")});
        QVERIFY(!button(dialog, "Test")->isEnabled());
        dialog.setTestStep(0, ui::StepState::Failed, QStringLiteral("the name is not known"));
        dialog.setTestEnd(QStringLiteral("The connection does not work."), models::RowState::Critical);
        QVERIFY(button(dialog, "Test")->isEnabled());
        const QString texts = problemOf(dialog);
        QVERIFY(texts.contains(QStringLiteral("the name is not known")));
        QVERIFY(texts.contains(QStringLiteral("The connection does not work.")));
    }
};

QUOTADECK_TEST(TestConnectionDialog, QApplication)
} // namespace tst_connectiondialog

#include "tst_connectiondialog.moc"
