// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/execcredential.h"

#include "app/http/tlsmaterial.h"
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
constexpr std::chrono::milliseconds kTurn{100}; ///< between two looks whether to stop
constexpr std::chrono::seconds kMargin{10}; ///< before the expiry
constexpr qint64 kMostCredential = 1024LL * 1024;
constexpr qsizetype kErrorOutput = 400;

int milliseconds(std::chrono::milliseconds time)
{
    return static_cast<int>(time.count());
}

/// The certificates to trust in base64, read if the cluster names a file. Errors: Io, TooLarge.
Result<std::string> authorityOf(const Cluster& cluster)
{
    const FileOrData& authority = cluster.certificateAuthority;
    if (!authority.data.empty() || authority.path.empty())
        return authority.data;
    return http::readSmallFile(authority.path).map([](const QByteArray& content) {
        return content.toBase64().toStdString();
    });
}

/// KUBERNETES_EXEC_INFO. The plugin gets no terminal. Errors: Io, TooLarge for the file of the authority.
Result<QByteArray> execInfo(const ExecPlugin& plugin, const Cluster& cluster)
{
    std::string described;
    if (plugin.wantsCluster) {
        const auto authority = authorityOf(cluster);
        if (!authority)
            return tl::unexpected(authority.error());
        const auto text
            = [](const std::string& value) { return value.empty() ? std::string() : jsonQuoted(value); };
        described = jsonObject({{"server", jsonQuoted(cluster.server)},
                                {"tls-server-name", text(cluster.tlsServerName)},
                                {"insecure-skip-tls-verify", cluster.skipsTlsVerification ? "true" : ""},
                                {"certificate-authority-data", text(*authority)},
                                {"proxy-url", text(cluster.proxyUrl)},
                                {"disable-compression", cluster.isCompressionDisabled ? "true" : ""},
                                {"config", cluster.pluginConfig}});
    }
    return QByteArray::fromStdString(
        jsonObject({{"apiVersion", jsonQuoted(plugin.apiVersion)},
                    {"kind", jsonQuoted("ExecCredential")},
                    {"spec", jsonObject({{"interactive", "false"}, {"cluster", described}})}}));
}

/// False when the process did not end in time, or @p stop came before.
bool waitForEnd(QProcess& process, const std::stop_token& stop, std::chrono::milliseconds patience)
{
    for (QDeadlineTimer deadline(patience); !deadline.hasExpired() && !stop.stop_requested();) {
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

QProcessEnvironment environmentFor(const ExecPlugin& plugin, const QByteArray& info,
                                   const FoundProgram& program)
{
    auto environment = program.environment;
    environment.insert(QStringLiteral("KUBERNETES_EXEC_INFO"), QString::fromUtf8(info));
    // A plugin starts helpers of its own, which lie beside it more often than not.
    environment.insert(QStringLiteral("PATH"),
                       environment.value(QStringLiteral("PATH")) + QDir::listSeparator()
                           + QFileInfo(program.path).absolutePath());
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
                                     const std::stop_token& stop, std::chrono::milliseconds patience)
{
    const std::string& where = plugin.command;
    if (plugin.interaction == ExecPlugin::Interaction::Always)
        return fail(
            ErrorCode::Unsupported, where,
            QUOTADECK_TEXT(
                "kube",
                "this credential plugin needs a terminal (interactiveMode: Always); sign in with kubectl "
                "first, or use another user"));
    const FoundProgram program = findProgram(QString::fromStdString(plugin.command), stop);
    if (program.path.isEmpty()) {
        const Message missing(
            QUOTADECK_TEXT("kube",
                           "there is no such program for the credentials, neither in PATH nor in that "
                           "of the login shell"));
        return fail(ErrorCode::NotFound, where,
                    plugin.installHint.empty()
                        ? missing
                        : Message(QUOTADECK_TEXT("kube", "%1. %2"), missing, plugin.installHint));
    }
    if (stop.stop_requested()) // nobody waits for it any more
        return fail(ErrorCode::Timeout, where, QUOTADECK_TEXT("kube", "the connection was given up"));
    const auto info = execInfo(plugin, cluster);
    if (!info)
        return tl::unexpected(info.error());
    QProcess process;
    process.setProgram(program.path);
    QStringList arguments;
    for (const auto& argument : plugin.arguments)
        arguments.append(QString::fromStdString(argument));
    process.setArguments(arguments);
    process.setProcessEnvironment(environmentFor(plugin, *info, program));
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(QIODevice::ReadOnly);
    if (!process.waitForStarted())
        return fail(ErrorCode::Unauthorized, where,
                    Message(QUOTADECK_TEXT("kube", "the credential plugin cannot be started: %1"),
                            process.errorString().toStdString()));
    if (!waitForEnd(process, stop, patience)) {
        process.kill();
        process.waitForFinished();
        // Not Timeout, which is tried again by itself: it would open one sign-in after the other.
        return fail(ErrorCode::Unauthorized, where,
                    Message(QUOTADECK_TEXT("kube", "the credential plugin did not end within %1 minutes"),
                            std::chrono::floor<std::chrono::minutes>(patience).count()));
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
