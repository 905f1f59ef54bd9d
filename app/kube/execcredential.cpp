// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/execcredential.h"

#include "app/kube/programs.h"
#include "core/base/jsontext.h"

#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QProcessEnvironment>

#include <chrono>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr std::chrono::minutes kMostTime{5}; ///< some plugins wait for a sign-in in the browser
constexpr std::chrono::milliseconds kTurn{100}; ///< between two looks whether to stop
constexpr std::chrono::seconds kMargin{10}; ///< before the expiry
constexpr qint64 kMostCredential = 1024LL * 1024;
constexpr qsizetype kErrorOutput = 400;

int milliseconds(std::chrono::milliseconds time)
{
    return static_cast<int>(time.count());
}

/// KUBERNETES_EXEC_INFO. The plugin gets no terminal.
QByteArray execInfo(const ExecPlugin& plugin, const Cluster& cluster)
{
    std::string described;
    if (plugin.wantsCluster) {
        const auto text
            = [](const std::string& value) { return value.empty() ? std::string() : jsonQuoted(value); };
        described = jsonObject({{"server", jsonQuoted(cluster.server)},
                                {"tls-server-name", text(cluster.tlsServerName)},
                                {"insecure-skip-tls-verify", cluster.skipsTlsVerification ? "true" : ""},
                                {"certificate-authority-data", text(cluster.certificateAuthority.data)},
                                {"proxy-url", text(cluster.proxyUrl)}});
    }
    return QByteArray::fromStdString(
        jsonObject({{"apiVersion", jsonQuoted(plugin.apiVersion)},
                    {"kind", jsonQuoted("ExecCredential")},
                    {"spec", jsonObject({{"interactive", "false"}, {"cluster", described}})}}));
}

/// False when the process did not end in time, or @p stop came before.
bool waitForEnd(QProcess& process, const std::stop_token& stop)
{
    for (QDeadlineTimer deadline(kMostTime); !deadline.hasExpired() && !stop.stop_requested();) {
        if (process.waitForFinished(milliseconds(kTurn)) || process.state() == QProcess::NotRunning)
            return true;
    }
    return false;
}

/// The end of what a program printed, on one line.
std::string endOf(const QByteArray& output)
{
    return QString::fromLocal8Bit(output.trimmed().right(kErrorOutput)).simplified().toStdString();
}

QProcessEnvironment environmentFor(const ExecPlugin& plugin, const Cluster& cluster, const QString& program)
{
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("KUBERNETES_EXEC_INFO"), QString::fromUtf8(execInfo(plugin, cluster)));
    // A plugin starts helpers of its own, which lie beside it more often than not.
    environment.insert(QStringLiteral("PATH"),
                       environment.value(QStringLiteral("PATH")) + QDir::listSeparator()
                           + QFileInfo(program).absolutePath());
    for (const auto& [name, value] : plugin.environment)
        environment.insert(QString::fromStdString(name), QString::fromStdString(value));
    return environment;
}
} // namespace

bool ExecCredential::isFreshAt(const QDateTime& now) const
{
    return !expiry || now.secsTo(*expiry) > std::chrono::seconds(kMargin).count();
}

Result<ExecCredential> runExecPlugin(const ExecPlugin& plugin, const Cluster& cluster,
                                     const std::stop_token& stop)
{
    const std::string& where = plugin.command;
    if (plugin.interaction == ExecPlugin::Interaction::Always)
        return fail(
            ErrorCode::Unsupported, where,
            QUOTADECK_TEXT(
                "kube",
                "this credential plugin needs a terminal (interactiveMode: Always); sign in with kubectl "
                "first, or use another user"));
    const QString program = findProgram(QString::fromStdString(plugin.command));
    if (program.isEmpty()) {
        const Message missing(
            QUOTADECK_TEXT("kube",
                           "there is no such program for the credentials, neither in PATH nor in that "
                           "of the login shell"));
        return fail(ErrorCode::NotFound, where,
                    plugin.installHint.empty()
                        ? missing
                        : Message(QUOTADECK_TEXT("kube", "%1. %2"), missing, plugin.installHint));
    }
    QProcess process;
    process.setProgram(program);
    QStringList arguments;
    for (const auto& argument : plugin.arguments)
        arguments.append(QString::fromStdString(argument));
    process.setArguments(arguments);
    process.setProcessEnvironment(environmentFor(plugin, cluster, program));
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(QIODevice::ReadOnly);
    if (!process.waitForStarted())
        return fail(ErrorCode::Unauthorized, where,
                    Message(QUOTADECK_TEXT("kube", "the credential plugin cannot be started: %1"),
                            process.errorString().toStdString()));
    if (!waitForEnd(process, stop)) {
        process.kill();
        process.waitForFinished();
        return fail(ErrorCode::Timeout, where,
                    Message(QUOTADECK_TEXT("kube", "the credential plugin did not end within %1 minutes"),
                            kMostTime.count()));
    }
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != 0) {
        const std::string printed = endOf(process.readAllStandardError());
        return fail(ErrorCode::Unauthorized, where,
                    Message(QUOTADECK_TEXT("kube", "the credential plugin failed with exit code %1: %2"),
                            process.exitCode(),
                            printed.empty() ? Message(QUOTADECK_TEXT("kube", "it printed no reason"))
                                            : Message(printed)));
    }
    const QByteArray answer = process.read(kMostCredential);
    auto credential = readExecCredential({answer.constData(), static_cast<std::size_t>(answer.size())},
                                         plugin.apiVersion);
    if (!credential)
        return fail(credential.error().code, where, credential.error().message);
    return credential;
}

Result<ExecCredential> readExecCredential(std::string_view json, std::string_view apiVersion)
{
    const auto object
        = QJsonDocument::fromJson(QByteArray(json.data(), static_cast<qsizetype>(json.size()))).object();
    if (object.value(QLatin1String("kind")).toString() != QLatin1String("ExecCredential"))
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("kube", "the credential plugin did not print an ExecCredential"));
    const std::string version = object.value(QLatin1String("apiVersion")).toString().toStdString();
    if (version != apiVersion)
        return fail(
            ErrorCode::Parse, {},
            Message(QUOTADECK_TEXT("kube",
                                   "the credential plugin answers in version \"%1\", but \"%2\" is expected"),
                    version, apiVersion));
    const auto status = object.value(QLatin1String("status")).toObject();
    const auto text = [&status](QLatin1String key) { return status.value(key).toString(); };
    ExecCredential credential;
    credential.token = text(QLatin1String("token")).toStdString();
    credential.clientCertificate = text(QLatin1String("clientCertificateData")).toUtf8();
    credential.clientKey = text(QLatin1String("clientKeyData")).toUtf8();
    if (credential.clientCertificate.isEmpty() != credential.clientKey.isEmpty())
        return fail(ErrorCode::Parse, {},
                    QUOTADECK_TEXT("kube",
                                   "the credential plugin printed a client certificate without its key, or "
                                   "the other way round"));
    if (credential.token.empty() && credential.clientCertificate.isEmpty())
        return fail(
            ErrorCode::Parse, {},
            QUOTADECK_TEXT("kube", "the credential plugin printed neither a token nor a client certificate"));
    if (const QString expiry = text(QLatin1String("expirationTimestamp")); !expiry.isEmpty()) {
        const auto time = QDateTime::fromString(expiry, Qt::ISODateWithMs);
        if (!time.isValid())
            return fail(
                ErrorCode::Parse, {},
                Message(QUOTADECK_TEXT("kube",
                                       "the credential plugin printed an unreadable expirationTimestamp: %1"),
                        expiry.toStdString()));
        credential.expiry = time;
    }
    return credential;
}
} // namespace quotadeck::kube
