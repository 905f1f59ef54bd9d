// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kube/apiclient.h"
#include "app/kube/kubeaccess.h"
#include "core/kube/clusterquotas.h"
#include "core/kube/quotaapply.h"

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>

namespace quotadeck::kube {
/// Reads and writes the elastic quotas of a cluster through its API server. Answers are read on a worker thread.
///
/// Threading, errors: as ApiClient, and those of readStoredQuotas(); Unsupported for a cluster without elastic quotas.
class QuotaClient final : public ApiClient, public QuotaServer
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QuotaClient)
public:
    template <typename T>
    using Taker = ApplyServer::Taker<T>;

    /// @p place is what messages call the cluster.
    QuotaClient(std::shared_ptr<KubeAccess> server, std::string place, QObject* parent = nullptr);
    ~QuotaClient() override;

    /// Whether the API server knows elastic quotas: a cluster may have them without the right to list them. What may not be found out is as
    /// good as nothing.
    void discover(Taker<bool> take);
    /// All quotas, or where these may not be listed, those of the namespace of the context; and the profiles that may be listed.
    void read(Taker<ClusterQuotas> take) override;
    void readOne(const std::string& nameSpace, const std::string& name,
                 Taker<std::optional<StoredQuota>> take) override;
    void askForRight(const Action& action, Taker<AccessVerdict> take) override;
    /// Whether at least one quota may be made, changed or deleted, or one of @p manifests be made. Errors: also NotFound where too many rights would have to be asked for.
    void askForAnyWrite(const std::string& manifests, Taker<AccessVerdict> take);
    void write(const ObjectWrite& write, Storing storing, WriteTaker take) override;
    void compute(std::function<void()> work, std::function<void()> done) override;
    [[nodiscard]] std::string place() const override { return m_place; }

private:
    struct Reading;
    void listQuotas(const std::string& nameSpace, const std::shared_ptr<Reading>& reading);
    void takeQuotas(const std::string& nameSpace, const std::shared_ptr<Reading>& reading,
                    const Result<std::vector<QByteArray>>& pages);
    void listProfiles(const std::shared_ptr<Reading>& reading);
    void conclude(const std::shared_ptr<Reading>& reading);
    void askForOne(const ClusterQuotas& quotas, const std::string& manifests, Taker<AccessVerdict> take);
    void askInTurn(std::deque<Action> actions, Taker<AccessVerdict> take);

    std::shared_ptr<KubeAccess> m_access;
    std::string m_place;
};

/// Why elastic quotas cannot be read, where the API server does not know their kind: the cluster has none.
[[nodiscard]] Error withoutQuotas(const Error& error);
} // namespace quotadeck::kube
