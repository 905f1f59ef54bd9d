// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/rules/validator.h"
#include "tests/app/kube/kubecluster.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>
#include <string>

namespace quotadeck::testing {
/// A scheduler behind the service of a KubeCluster. It takes up the configuration of yunikorn-configs, or that of the defaults, as soon as it is asked for the
/// active one, unless the test makes it slow.
///
/// Ownership: the cluster outlives it.
class SchedulerInCluster
{
public:
    explicit SchedulerInCluster(KubeCluster& cluster) : m_cluster(cluster)
    {
        cluster.server.api.setBackend(QStringLiteral("services"), QLatin1String(kNamespace),
                                      QLatin1String(kService), kPort,
                                      [this](const KubeRequest& request) { return answer(request); });
    }
    SchedulerInCluster(const SchedulerInCluster&) = delete;
    SchedulerInCluster& operator=(const SchedulerInCluster&) = delete;

    bool isDown = false;
    bool isStuck = false; ///< keeps the configuration that it has
    std::optional<QString> refusal; ///< of any configuration, in the scheduler's words
    int judgements = 0;
    quint16 recordedPort = 0; ///< of a server that answers everything else; 0: nobody does

    [[nodiscard]] QByteArray stored(const char* map = "yunikorn-configs") const
    {
        return m_cluster.server.api
            .object(QStringLiteral("configmaps"), QLatin1String(kNamespace), QLatin1String(map))
            .value(u"data")
            .toObject()
            .value(u"queues.yaml")
            .toString()
            .toUtf8();
    }

private:
    KubeAnswer answer(const KubeRequest& request)
    {
        KubeAnswer answer;
        if (isDown) {
            answer.status = 503;
        } else if (request.target.endsWith("/ws/v1/validate-conf")) {
            ++judgements;
            const auto verdict = config::validate(request.body.toStdString());
            const bool isAllowed = !refusal && verdict.accepted;
            answer.body = QJsonDocument(QJsonObject{{QStringLiteral("allowed"), isAllowed},
                                                    {QStringLiteral("reason"), refusal.value_or(QString())}})
                              .toJson();
        } else if (request.target.endsWith("/ws/v1/config")) {
            if (!isStuck)
                m_active = stored().isEmpty() ? stored("yunikorn-defaults") : stored();
            answer.contentType = "application/x-yaml";
            answer.body = m_active + "checksum: 0123\n";
        } else if (recordedPort != 0) {
            answer.forward
                = KubeForward{recordedPort, request.target.mid(request.target.indexOf("/ws/v1")), {}};
        } else {
            answer.status = 404;
        }
        return answer;
    }

    KubeCluster& m_cluster;
    QByteArray m_active = "partitions:\n- name: default\n  queues:\n  - name: root\n";
};
} // namespace quotadeck::testing
