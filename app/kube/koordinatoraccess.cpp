// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kube/koordinatoraccess.h"

#include <fmt/format.h>
#include <utility>

namespace quotadeck::kube {
namespace {
constexpr auto kKoordinatorNamespace = "koordinator-system";
constexpr auto kSelector = "koord-app%3Dkoord-scheduler";
constexpr int kServicesPort = 10251;
} // namespace

KoordinatorAccess::KoordinatorAccess(std::shared_ptr<KubeAccess> server)
    : m_server(std::move(server))
    , m_client(m_server)
{
}

void KoordinatorAccess::open(QObject* receiver, Taker take)
{
    if (!m_pods.empty()) {
        passOn(receiver, std::move(take));
        return;
    }
    m_waiting.push_back({receiver, std::move(take)});
    if (!std::exchange(m_isSearching, true))
        search();
}

bool KoordinatorAccess::renew(const http::Route& route)
{
    return m_server->renew(route);
}

std::optional<Error> KoordinatorAccess::explain(const http::HttpAnswer& answer) const
{
    const auto failure
        = readFailure(answer.status, {answer.body.constData(), static_cast<std::size_t>(answer.body.size())});
    if (failure.reason.empty() || m_pods.empty())
        return std::nullopt; // the scheduler's own words
    return errorOf(failure, {"get", "pods", kKoordinatorNamespace, m_pods[m_at], {}, "proxy"}, answer.where);
}

bool KoordinatorAccess::tryNext()
{
    if (++m_at < m_pods.size())
        return true;
    m_pods.clear();
    return false;
}

void KoordinatorAccess::search()
{
    m_client.get(
        QString::fromStdString(
            fmt::format("/api/v1/namespaces/{}/pods?labelSelector={}", kKoordinatorNamespace, kSelector)),
        {"list", "pods", kKoordinatorNamespace, {}}, [this](const Result<http::HttpAnswer>& answer) {
            finish(answer.and_then([](const http::HttpAnswer& got) {
                return readRunningPods({got.body.constData(), static_cast<std::size_t>(got.body.size())});
            }));
        });
}

void KoordinatorAccess::finish(const Result<std::vector<std::string>>& pods)
{
    m_isSearching = false;
    m_at = 0;
    m_pods = pods.value_or(std::vector<std::string>());
    const Error none{ErrorCode::NotFound, kKoordinatorNamespace,
                     QUOTADECK_TEXT("kube", "no pod of koord-scheduler runs in this namespace")};
    for (auto& [receiver, take] : std::exchange(m_waiting, {})) {
        if (receiver && !m_pods.empty())
            passOn(receiver, std::move(take));
        else if (receiver)
            take(tl::unexpected(pods ? none : pods.error()));
    }
}

void KoordinatorAccess::passOn(QObject* receiver, Taker take)
{
    const auto path = fmt::format("/api/v1/namespaces/{}/pods/{}:{}/proxy", kKoordinatorNamespace,
                                  m_pods[m_at], kServicesPort);
    m_server->open(
        receiver,
        [path = QString::fromStdString(path), take = std::move(take)](const Result<http::Route>& route) {
            take(route.map([&path](http::Route behind) {
                behind.base.setPath(behind.base.path(QUrl::FullyEncoded) + path, QUrl::TolerantMode);
                return behind;
            }));
        });
}
} // namespace quotadeck::kube
