// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpfetcher.h"
#include "app/http/serveraccess.h"
#include "app/kube/kubeaccess.h"
#include "core/kube/apiobjects.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::kube {
/// The REST interface of a scheduler through the service proxy of the API server: requests have the path behind it. The service is found
/// with the first request.
///
/// Search:    a given service is taken as it is. Else the services of the namespace are listed, or, where no namespace is given, those
///            with the label app=yunikorn in all namespaces, and if that is forbidden those of the namespaces "yunikorn" and of the context.
///            Of several that look alike none is taken: InvalidArgument, with their names.
/// Threading: as KubeAccess.
class SchedulerAccess final : public http::ServerAccess
{
public:
    explicit SchedulerAccess(SchedulerChoice choice);

    using ServiceTaker = std::function<void(const Result<ServiceAddress>& service)>;

    void open(QObject* receiver, Taker take) override;
    /// Where the scheduler is. Calls @p take once, at once or later, unless @p receiver ends before. Errors: those of HttpFetcher and errorOf();
    /// NotFound; InvalidArgument for several.
    void find(QObject* receiver, ServiceTaker take);
    [[nodiscard]] bool renew(const http::Route& route) override;
    /// What the API server itself refuses, with the right that is missing.
    [[nodiscard]] std::optional<Error> explain(const http::HttpAnswer& answer) const override;
    [[nodiscard]] bool isUnverified() const override { return m_server->isUnverified(); }
    [[nodiscard]] QNetworkAccessManager& network() override { return m_server->network(); }

    /// The API server itself.
    [[nodiscard]] const std::shared_ptr<KubeAccess>& server() const { return m_server; }
    /// Where the scheduler is; nothing before the first request has found it.
    [[nodiscard]] const std::optional<ServiceAddress>& service() const { return m_service; }

private:
    struct Waiting
    {
        QPointer<QObject> receiver;
        ServiceTaker take;
    };

    void search();
    void askFor(std::vector<QString> paths, std::optional<Error> refused);
    void take(const Result<http::HttpAnswer>& answer, std::vector<QString> furtherPaths,
              std::optional<Error> refused);
    void finish(const Result<ServiceAddress>& service);

    SchedulerChoice m_choice;
    std::shared_ptr<KubeAccess> m_server;
    std::optional<ServiceAddress> m_service;
    std::vector<Waiting> m_waiting;
    std::unique_ptr<http::HttpFetcher> m_fetcher; ///< of the search, or null
};
} // namespace quotadeck::kube
