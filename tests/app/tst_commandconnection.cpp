// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commandconnection.h"
#include "app/settings/settings.h"
#include "tests/support/replay/replayserver.h"
#include "tests/support/testprogram.h"

#include <QCoreApplication>
#include <QFile>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

namespace tst_commandconnection {
using namespace quotadeck;
using namespace quotadeck::testing;

class TestCommandConnection : public QObject
{
    Q_OBJECT
private:
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<ReplayServer> m_server;

    /// Saves a connection to the server in the settings of the program.
    static void save(const char* name, const QString& url)
    {
        app::SettingsStore store(app::settingsFile());
        (void)app::Connections(&store).save(
            {.name = name, .reach = connect::AddressReach{.url = url.toStdString()}});
    }
    [[nodiscard]] std::string write(const char* name, const QByteArray& content) const
    {
        QFile file(m_folder->filePath(QLatin1String(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the file cannot be written");
        return file.fileName().toStdString();
    }
    [[nodiscard]] bool hasSent(const QByteArray& authorization) const
    {
        return std::ranges::all_of(m_server->requests(), [&authorization](const ReceivedRequest& request) {
            return request.headers.value("authorization") == authorization;
        });
    }

private Q_SLOTS:
    void init()
    {
        QStandardPaths::setTestModeEnabled(true);
        QFile::remove(app::settingsFile());
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<ReplayServer>();
        QVERIFY(m_server->load(QStringLiteral(QUOTADECK_VECTORS "/rest/scenario-a")));
    }
    void cleanup() { QFile::remove(app::settingsFile()); }

    void aSavedConnectionIsReadByItsName()
    {
        save("Berlin", m_server->url());
        const auto reading = app::readOnce({.connection = "Berlin"}, {});
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().message.english().c_str());
        QVERIFY(reading->snapshot);
        QCOMPARE(app::connectionFor({.connection = "Berlin"}).value()->name(), std::string("Berlin"));
    }

    void anUnknownNameListsTheSavedOnes()
    {
        const auto none = app::connectionFor({.connection = "Berlin"});
        QVERIFY(!none);
        QCOMPARE(none.error().where, std::string("Berlin"));
        QVERIFY(none.error().message.english().find("no saved connections") != std::string::npos);
        save("Kiel", m_server->url());
        save("Hamburg", m_server->url());
        const auto other = app::connectionFor({.connection = "Berlin"});
        QVERIFY(!other);
        QCOMPARE(other.error().code, ErrorCode::NotFound);
        QVERIFY2(other.error().message.english().find("Hamburg, Kiel") != std::string::npos,
                 other.error().message.english().c_str());
    }

    void aNameOfSeveralIsRefused()
    {
        save("Berlin", m_server->url());
        save("Berlin", QStringLiteral("http://elsewhere"));
        const auto opened = app::connectionFor({.connection = "Berlin"});
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::InvalidArgument);
        QVERIFY(opened.error().message.english().find("several saved connections") != std::string::npos);
    }

    void theTokenComesFromAFile()
    {
        const auto file = write("token", "secret-token\n");
        const auto reading = app::readOnce({.url = m_server->url().toStdString(), .tokenFile = file}, {});
        QVERIFY(reading.has_value());
        QVERIFY(!m_server->requests().isEmpty());
        QVERIFY(hasSent("Bearer secret-token"));
    }

    void aTokenFileThatIsMissingIsNamed()
    {
        const auto opened
            = app::connectionFor({.url = "http://localhost", .tokenFile = "/nonexistent/token"});
        QVERIFY(!opened);
        QCOMPARE(opened.error().where, std::string("/nonexistent/token"));
    }

    void aBlankTokenFileIsAProblemOfTheFile()
    {
        const auto file = write("token", " \n");
        const auto opened = app::connectionFor({.url = "http://localhost", .tokenFile = file});
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, ErrorCode::Parse);
        QCOMPARE(opened.error().where, file);
        QCOMPARE(opened.error().message.english(), std::string("the file has no token"));
    }

    void theAuthorityComesFromAFile()
    {
        const auto opened
            = app::connectionFor({.url = "https://localhost", .authorityFile = "/etc/ca.pem"}).value();
        const auto& reach = std::get<quotadeck::connect::AddressReach>(opened->profile().reach);
        QCOMPARE(reach.authorityFile, std::string("/etc/ca.pem"));
        QVERIFY(reach.signIn == quotadeck::connect::SignIn::None);
    }
};

QUOTADECK_TEST(TestCommandConnection, QCoreApplication)
} // namespace tst_commandconnection

#include "tst_commandconnection.moc"
