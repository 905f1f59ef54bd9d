// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/scheduleraccess.h"

#include <QUrl>

#include <charconv>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr std::int64_t kPort = 9080;
const std::string kUsualNamespace = "yunikorn";

QString servicesPath(const std::string& nameSpace)
{
    return QStringLiteral("/api/v1/namespaces/%1/services")
        .arg(QString::fromLatin1(QUrl::toPercentEncoding(QString::fromStdString(nameSpace))));
}

/// "NAME" or "NAME:PORT".
ServiceAddress addressOf(const SchedulerChoice& choice)
{
    ServiceAddress address{choice.nameSpace.empty() ? kUsualNamespace : choice.nameSpace, choice.service,
                           kPort};
    if (const auto colon = choice.service.find(':'); colon != std::string::npos) {
        address.name = choice.service.substr(0, colon);
        std::from_chars(choice.service.data() + colon + 1, choice.service.data() + choice.service.size(),
                        address.port);
    }
    return address;
}

Error notFound(const SchedulerChoice& choice)
{
    const std::string place = choice.nameSpace.empty() ? std::string() : choice.nameSpace;
    return {ErrorCode::NotFound, place,
            place.empty()
                ? Message(QUOTADECK_TEXT(
                    "kube",
                    "no service of a YuniKorn scheduler was found in the cluster; name its namespace and "
                    "its service"))
                : Message(QUOTADECK_TEXT(
                    "kube",
                    "no service of a YuniKorn scheduler was found in this namespace; name another one, or "
                    "the service"))};
}

Error ambiguous(const SchedulerChoice& choice, const std::vector<ServiceAddress>& found)
{
    std::vector<std::string> names;
    names.reserve(found.size());
    for (const ServiceAddress& service : found)
        names.push_back(fmt::format("{}/{}", service.nameSpace, service.name));
    return {
        ErrorCode::InvalidArgument,
        choice.nameSpace,
        {QUOTADECK_TEXT("kube",
                        "the cluster has several schedulers: %1; choose one: its namespace and its service, "
                        "in the connection or with --namespace and --service"),
         fmt::format("{}", fmt::join(names, ", "))}};
}
} // namespace

SchedulerAccess::SchedulerAccess(SchedulerChoice choice)
    : m_choice(std::move(choice))
    , m_server(std::make_shared<KubeAccess>(m_choice.context))
{
    if (!m_choice.service.empty())
        m_service = addressOf(m_choice);
}

void SchedulerAccess::open(QObject* receiver, Taker take)
{
    find(receiver, [this, receiver, take = std::move(take)](const Result<ServiceAddress>& service) {
        if (!service) {
            take(tl::unexpected(service.error()));
            return;
        }
        m_server->open(
            receiver,
            [path = QString::fromStdString(proxyPath(*service)), take](const Result<http::Route>& route) {
                take(route.map([&path](http::Route behind) {
                    behind.base.setPath(behind.base.path(QUrl::FullyEncoded) + path, QUrl::TolerantMode);
                    return behind;
                }));
            });
    });
}

void SchedulerAccess::find(QObject* receiver, ServiceTaker take)
{
    if (m_service) {
        take(*m_service);
        return;
    }
    m_waiting.push_back({receiver, std::move(take)});
    if (!m_fetcher)
        search();
}

bool SchedulerAccess::renew(const http::Route& route)
{
    return m_server->renew(route);
}

std::optional<Error> SchedulerAccess::explain(const http::HttpAnswer& answer) const
{
    constexpr int kForbidden = 403;
    const auto failure
        = readFailure(answer.status, {answer.body.constData(), static_cast<std::size_t>(answer.body.size())});
    if (failure.reason.empty() || !m_service)
        return std::nullopt; // the scheduler's own words
    if (failure.code == kForbidden)
        return Error{ErrorCode::Unauthorized, answer.where,
                     Message(QUOTADECK_TEXT("kube",
                                            "the API server forbids the way through its service proxy (403): "
                                            "%1; ask for this right, or let the connection use kubectl "
                                            "port-forward"),
                             failure.message)};
    Error error = errorOf(failure, {"get", "services", m_service->nameSpace, m_service->name, {}, "proxy"},
                          answer.where);
    error.retryAfter = answer.retryAfter;
    return error;
}

void SchedulerAccess::search()
{
    if (!m_choice.nameSpace.empty())
        askFor({servicesPath(m_choice.nameSpace)}, std::nullopt);
    else
        askFor({QStringLiteral("/api/v1/services?labelSelector=app%3Dyunikorn")}, std::nullopt);
}

void SchedulerAccess::askFor(std::vector<QString> paths, std::optional<Error> refused)
{
    http::HttpRequest request;
    request.url = QUrl(paths.front());
    request.where = request.url.path().toStdString();
    request.accepted.everyStatus = true;
    request.waitsWhenAsked = true;
    paths.erase(paths.begin());
    m_fetcher = std::make_unique<http::HttpFetcher>(m_server, std::move(request));
    QObject::connect(m_fetcher.get(), &http::HttpFetcher::finished, m_fetcher.get(),
                     [this, paths = std::move(paths), refused = std::move(refused)](const auto& answer) {
                         m_fetcher.release()->deleteLater(); // it is emitting
                         take(answer, paths, refused);
                     });
    m_fetcher->start();
}

void SchedulerAccess::take(const Result<http::HttpAnswer>& answer, std::vector<QString> furtherPaths,
                           std::optional<Error> refused)
{
    if (!answer) {
        finish(tl::unexpected(answer.error()));
        return;
    }
    const std::string_view body(answer->body.constData(), static_cast<std::size_t>(answer->body.size()));
    constexpr int kForbidden = 403;
    constexpr int kFailure = 300;
    if (answer->status >= kFailure) {
        const Action action{"list", "services", m_choice.nameSpace, {}};
        Error error = errorOf(readFailure(answer->status, body), action, answer->where);
        error.retryAfter = answer->retryAfter;
        const bool isFirst = !refused && m_choice.nameSpace.empty();
        if (answer->status == kForbidden && isFirst) {
            furtherPaths.push_back(servicesPath(kUsualNamespace));
            if (const auto own = m_server->nameSpace(); !own.empty() && own != kUsualNamespace)
                furtherPaths.push_back(servicesPath(own));
        }
        if (answer->status != kForbidden || furtherPaths.empty())
            finish(tl::unexpected(refused.value_or(error)));
        else
            askFor(std::move(furtherPaths), refused.value_or(error));
        return;
    }
    const auto services = readServices(body);
    if (!services) {
        finish(fail(services.error().code, answer->where, services.error().message));
        return;
    }
    if (const auto found = likelySchedulers(*services); found.size() > 1)
        finish(tl::unexpected(ambiguous(m_choice, found)));
    else if (!found.empty())
        finish(found.front());
    else if (!furtherPaths.empty())
        askFor(std::move(furtherPaths), std::move(refused));
    else
        finish(tl::unexpected(refused.value_or(notFound(m_choice))));
}

void SchedulerAccess::finish(const Result<ServiceAddress>& service)
{
    if (service)
        m_service = *service;
    for (const auto& [receiver, take] : std::exchange(m_waiting, {})) {
        if (receiver)
            take(service);
    }
}
} // namespace quotadeck::kube
