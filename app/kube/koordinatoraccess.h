// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kube/apiclient.h"
#include "app/kube/kubeaccess.h"

#include <QPointer>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::kube {
/// The services of koord-scheduler through the pod proxy of the API server: requests have the path behind it. The pods are found with
/// the first request, by their label in the namespace koordinator-system. Of several only the leader answers; which one that is, the
/// requests find out.
///
/// Threading: as KubeAccess.
class KoordinatorAccess final : public http::ServerAccess
{
public:
    explicit KoordinatorAccess(std::shared_ptr<KubeAccess> server);

    void open(QObject* receiver, Taker take) override;
    [[nodiscard]] bool renew(const http::Route& route) override;
    /// What the API server itself refuses, with the right that is missing.
    [[nodiscard]] std::optional<Error> explain(const http::HttpAnswer& answer) const override;
    [[nodiscard]] bool isUnverified() const override { return m_server->isUnverified(); }
    [[nodiscard]] QNetworkAccessManager& network() override { return m_server->network(); }

    /// The pod does not lead, or is gone: the next request goes to the next one. False when all were tried, and they are
    /// looked for again.
    bool tryNext();

private:
    struct Waiting
    {
        QPointer<QObject> receiver;
        Taker take;
    };

    void search();
    void finish(const Result<std::vector<std::string>>& pods);
    void passOn(QObject* receiver, Taker take);

    std::shared_ptr<KubeAccess> m_server;
    ApiClient m_client;
    std::vector<std::string> m_pods; ///< empty: not found yet
    std::size_t m_at = 0; ///< of the pods
    std::vector<Waiting> m_waiting;
    bool m_isSearching = false;
};
} // namespace quotadeck::kube
