// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shared.h"
#include "app/window/windows.h"
#include "app/window/workspace.h"
#include "tests/support/formfield.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"
#include "ui/connections/connectiondialog.h"
#include "ui/connections/connectionspage.h"
#include "ui/connections/pastserver.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/segmentedswitch.h"
#include "ui/window/mainwindow.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>

namespace tst_connectioncontroller {
using namespace quotadeck;
using namespace quotadeck::testing;

namespace {
constexpr int kWait = 30'000; ///< ms

/// A window, and a saved connection to a scheduler, with the token "old". There is no keyring: credentials are kept in memory.
struct Fixture
{
    QTemporaryDir folder;
    ReplayServer berlin;
    ReplayServer kiel;
    std::unique_ptr<app::Shared> shared;
    std::unique_ptr<app::Windows> windows;
    QString id;

    Fixture()
    {
        QStandardPaths::setTestModeEnabled(true);
        for (auto* server : {&berlin, &kiel}) {
            if (!server->load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")))
                throw std::runtime_error("no recording");
        }
        shared = std::make_unique<app::Shared>(folder.filePath(QStringLiteral("settings.json")));
        id = shared->connections.save({.name = "Berlin",
                                       .reach = connect::AddressReach{.url = berlin.url().toStdString(),
                                                                      .signIn = connect::SignIn::Token}});
        shared->secrets.write(id.toStdString(), {.token = "old"}, &shared->store, [](const Result<void>&) {});
        windows = std::make_unique<app::Windows>(shared.get());
        windows->start({});
    }

    [[nodiscard]] ui::MainWindow& window() const { return windows->all().front()->window(); }

    /// The dialog of the connection, with its credentials.
    [[nodiscard]] ui::ConnectionDialog* edit() const
    {
        Q_EMIT window().findChild<ui::ConnectionsPage*>()->editRequested(id);
        auto* dialog = window().findChild<ui::ConnectionDialog*>();
        (void)QTest::qWaitFor([dialog] { return dialog->secrets().token == "old"; }, kWait);
        return dialog;
    }

    [[nodiscard]] std::optional<connect::Secrets> stored() const { return stored(id.toStdString()); }
    [[nodiscard]] std::optional<connect::Secrets> stored(const std::string& name) const
    {
        std::optional<connect::Secrets> known;
        QObject receiver;
        shared->secrets.read(name, &receiver, [&known](const Result<connect::Secrets>& secrets) {
            known = secrets.value_or(connect::Secrets());
        });
        (void)QTest::qWaitFor([&known] { return known.has_value(); }, kWait);
        return known;
    }
};

void click(const QWidget& dialog, const char* text)
{
    const auto all = dialog.findChildren<QPushButton*>();
    const auto found = std::ranges::find_if(all, [text](const QPushButton* button) {
        return QString(button->text()).remove(QLatin1Char('&')) == QString::fromUtf8(text);
    });
    QVERIFY2(found != all.end() && (*found)->isEnabled(), text);
    (*found)->click();
}

bool hasToken(const ReplayServer& server, const QByteArray& token)
{
    return std::ranges::any_of(server.requests(), [&token](const ReceivedRequest& request) {
        return request.headers.value("authorization") == "Bearer " + token;
    });
}
} // namespace

class TestConnectionController : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        qunsetenv("DBUS_SESSION_BUS_ADDRESS");
        m_runtime = std::make_unique<QTemporaryDir>();
        qputenv("XDG_RUNTIME_DIR", m_runtime->path().toUtf8());
    }

    void aNewAddressGetsNoOldCredentials()
    {
        const Fixture f;
        f.window().showPage(QStringLiteral("connections"));
        QTRY_VERIFY(hasToken(f.berlin, "old"));
        auto* dialog = f.edit();
        field<QLineEdit>(*dialog, "Address:")->setText(f.kiel.url());
        field<QLineEdit>(*dialog, "Token:")->setText(QStringLiteral("new"));
        click(*dialog, "Save");
        QTRY_VERIFY(hasToken(f.kiel, "new"));
        QVERIFY(!hasToken(f.kiel, "old"));
    }

    void newCredentialsReachTheOpenWindow()
    {
        const Fixture f;
        Q_EMIT f.window().connectionRequested(f.id);
        QTRY_VERIFY(hasToken(f.berlin, "old"));
        QTRY_COMPARE(f.windows->all().front()->connection(), f.id);
        auto* dialog = f.edit();
        field<QLineEdit>(*dialog, "Token:")->setText(QStringLiteral("new"));
        click(*dialog, "Save and Connect");
        QTRY_VERIFY(hasToken(f.berlin, "new"));
    }

    void unchangedCredentialsAreKept()
    {
        const Fixture f;
        auto* dialog = f.edit();
        field<QLineEdit>(*dialog, "Name:")->setText(QStringLiteral("Berlin 2"));
        click(*dialog, "Save");
        QCOMPARE(f.shared->connections.find(f.id)->name, std::string("Berlin 2"));
        QCOMPARE(f.stored()->token, std::string("old"));
    }

    /// Its credentials go to it alone and into the keyring alone, and it gets none of the scheduler.
    void thePrometheusOfAConnectionIsAskedForThePast()
    {
        const Fixture f;
        ReplayServer prometheus;
        Q_EMIT f.window().connectionRequested(f.id);
        QTRY_COMPARE(f.windows->all().front()->connection(), f.id);
        auto* dialog = f.edit();
        click(*dialog, "Edit…");
        auto* past = dialog->findChild<ui::PastServerDialog*>();
        field<QLineEdit>(*past, "Address:")->setText(prometheus.url());
        field<QComboBox>(*past, "Sign-in:")->setCurrentIndex(1);
        field<QLineEdit>(*past, "Token:")->setText(QStringLiteral("planted-metrics"));
        click(*past, "OK");
        click(*dialog, "Save and Connect");
        f.window().showPage(QStringLiteral("charts"));
        QTRY_VERIFY(hasToken(prometheus, "planted-metrics"));
        QVERIFY(!hasToken(prometheus, "old"));
        QVERIFY(!hasToken(f.berlin, "planted-metrics"));
        QCOMPARE(prometheus.requests().front().target, QByteArray("/api/v1/series"));
        QCOMPARE(f.stored(connect::pastSecretsId(f.id.toStdString()))->token, std::string("planted-metrics"));
        const auto settings = [&f] {
            QFile file(f.folder.filePath(QStringLiteral("settings.json")));
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        QTRY_VERIFY(settings().contains(prometheus.url().toUtf8()));
        QVERIFY(!settings().contains("planted-metrics"));
        // The scheduler is shown all the same, and the window says what is wrong: this server has no such path.
        QTRY_VERIFY(std::ranges::any_of(f.window().findChildren<ui::MessageBar*>(), [](const auto* bar) {
            return bar->text().startsWith(QStringLiteral("The past cannot be read from Prometheus: "));
        }));
    }

    void credentialsAreRemovedWithTheirUse()
    {
        const Fixture f;
        auto* dialog = f.edit();
        dialog->findChild<ui::SegmentedSwitch*>()->setCurrent(0); // a context of a kubeconfig
        click(*dialog, "Save");
        QVERIFY(std::holds_alternative<connect::ClusterReach>(f.shared->connections.find(f.id)->reach));
        QVERIFY(f.stored()->isEmpty());
    }

private:
    std::unique_ptr<QTemporaryDir> m_runtime;
};

QUOTADECK_TEST(TestConnectionController, QApplication)
} // namespace tst_connectioncontroller

#include "tst_connectioncontroller.moc"
