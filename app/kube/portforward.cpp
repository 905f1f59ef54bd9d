// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/portforward.h"

#include <QDir>
#include <QNetworkProxy>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QStringList>

#include <csignal>
#include <fmt/format.h>
#include <sys/prctl.h>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr std::chrono::seconds kStartTime{30}; ///< a credential plugin may have to sign in
constexpr qsizetype kKeptErrors = 400;
constexpr qsizetype kKeptOutput = 4096;
const std::string kCommand = "kubectl port-forward";

/// What kubectl prints when it goes on running without its pod.
bool isLost(const QByteArray& errors)
{
    return errors.contains("lost connection to pod") || errors.contains("error forwarding port")
        || errors.contains("an error occurred forwarding");
}

QStringList argumentsFor(const ContextChoice& context, const ServiceAddress& service)
{
    QStringList arguments;
    if (!context.context.empty())
        arguments << QStringLiteral("--context") << QString::fromStdString(context.context);
    arguments << QStringLiteral("--namespace") << QString::fromStdString(service.nameSpace)
              << QStringLiteral("port-forward") << QStringLiteral("--address") << QStringLiteral("127.0.0.1")
              << QStringLiteral("service/%1").arg(QString::fromStdString(service.name))
              << QStringLiteral(":%1").arg(service.port);
    return arguments;
}
} // namespace

PortForward::PortForward(ContextChoice context, QObject* parent)
    : QObject(parent)
    , m_context(std::move(context))
{
    m_deadline.setSingleShot(true);
    m_deadline.setInterval(kStartTime);
    connect(&m_deadline, &QTimer::timeout, this, [this] {
        end(Message(QUOTADECK_TEXT("kube", "kubectl port-forward reports no port within %1 s"),
                    kStartTime.count()));
    });
}

PortForward::~PortForward()
{
    if (m_process) {
        m_process->disconnect(this);
        m_process->kill(); // it has nothing to tidy up, and ends at once
        m_process->waitForFinished();
    }
}

void PortForward::open(const ServiceAddress& service, QObject* receiver, PortTaker take)
{
    if (m_port != 0) {
        take(m_port);
        return;
    }
    m_waiting.push_back({receiver, std::move(take)});
    if (m_waiting.size() > 1)
        return; // it is starting
    m_search.start([](const std::stop_token& stop) { return findProgram(QStringLiteral("kubectl"), stop); },
                   [this, service](const FoundProgram& program) { start(service, program); });
}

void PortForward::start(const ServiceAddress& service, const FoundProgram& program)
{
    if (program.path.isEmpty()) {
        finish(fail(ErrorCode::NotFound, kCommand,
                    QUOTADECK_TEXT("kube",
                                   "there is no kubectl on this machine; install it, or connect without "
                                   "port-forward")));
        return;
    }
    m_output.clear();
    m_errors.clear();
    m_process = std::make_unique<QProcess>();
    auto environment = program.environment;
    if (!m_context.files.empty()) {
        QStringList files;
        for (const std::string& file : m_context.files)
            files << QString::fromStdString(file);
        environment.insert(QStringLiteral("KUBECONFIG"), files.join(QDir::listSeparator()));
    }
    m_process->setProcessEnvironment(environment);
    m_process->setProgram(program.path);
    m_process->setArguments(argumentsFor(m_context, service));
    m_process->setStandardInputFile(QProcess::nullDevice());
    m_process->setChildProcessModifier(
        [] { ::prctl(PR_SET_PDEATHSIG, SIGTERM); }); // not even a crash leaves it
    connect(m_process.get(), &QProcess::readyReadStandardOutput, this, &PortForward::readOutput);
    connect(m_process.get(), &QProcess::readyReadStandardError, this, &PortForward::readErrors);
    const auto takeEnd = [this] {
        readErrors();
        if (!m_process)
            return;
        const std::string errors
            = QString::fromLocal8Bit(m_errors.trimmed().right(kKeptErrors)).simplified().toStdString();
        end(errors.empty() ? Message(QUOTADECK_TEXT("kube", "kubectl port-forward has ended"))
                           : Message(QUOTADECK_TEXT("kube", "kubectl port-forward has ended: %1"), errors));
    };
    connect(m_process.get(), &QProcess::finished, this, takeEnd);
    connect(m_process.get(), &QProcess::errorOccurred, this, [takeEnd](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            takeEnd();
    });
    m_deadline.start();
    m_process->start(QIODevice::ReadOnly);
}

void PortForward::readOutput()
{
    static const QRegularExpression kForwarding(QStringLiteral("Forwarding from 127\\.0\\.0\\.1:(\\d+) ->"));
    const QByteArray more = m_process->readAllStandardOutput();
    if (m_port != 0)
        return; // a line for each connection
    m_output = (m_output + more).right(kKeptOutput); // a line may come in parts
    const auto match = kForwarding.match(QString::fromLocal8Bit(m_output));
    if (match.hasMatch())
        finish(static_cast<quint16>(match.captured(1).toUInt()));
}

void PortForward::readErrors()
{
    if (!m_process)
        return;
    m_errors = (m_errors + m_process->readAllStandardError()).right(2 * kKeptErrors);
    if (m_port != 0 && isLost(m_errors))
        end(Message(QUOTADECK_TEXT("kube", "kubectl port-forward has lost the pod of the scheduler")));
}

/// Whoever asks for the port next starts it again.
void PortForward::end(const Message& reason)
{
    if (m_process) {
        m_process->disconnect(this);
        m_process->kill();
        m_process.release()->deleteLater(); // it may be emitting
    }
    finish(fail(ErrorCode::Network, kCommand, reason));
}

void PortForward::finish(const Result<quint16>& port)
{
    m_deadline.stop();
    m_port = port.value_or(0);
    for (const auto& [receiver, take] : std::exchange(m_waiting, {})) {
        if (receiver)
            take(port);
    }
}

ForwardedAccess::ForwardedAccess(std::shared_ptr<SchedulerAccess> cluster, ContextChoice context)
    : m_cluster(std::move(cluster))
    , m_forward(std::move(context))
{
    m_network.setProxy(QNetworkProxy::NoProxy);
}

void ForwardedAccess::open(QObject* receiver, Taker take)
{
    m_cluster->find(receiver,
                    [this, receiver, take = std::move(take)](const Result<ServiceAddress>& service) {
                        if (service)
                            forward(*service, receiver, take);
                        else
                            take(tl::unexpected(service.error()));
                    });
}

/// Reads the kubeconfig first, so that kubectl gets the name of the context.
void ForwardedAccess::forward(const ServiceAddress& service, QObject* receiver, const Taker& take)
{
    m_cluster->server()->open(receiver, [this, service, receiver, take](const Result<http::Route>& way) {
        if (!way) {
            take(tl::unexpected(way.error()));
            return;
        }
        m_forward.setContext(m_cluster->server()->context());
        m_forward.open(service, receiver, [take](const Result<quint16>& port) {
            take(port.map([](quint16 number) {
                http::Route route;
                route.base = QUrl(QStringLiteral("http://127.0.0.1:%1").arg(number));
                return route;
            }));
        });
    });
}
} // namespace quotadeck::kube

#include "moc_portforward.cpp"
