// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/elastic/editrules.h"
#include "core/kube/clusterquotas.h"
#include "tests/app/kube/kubecluster.h"
#include "tests/support/kube/kubejson.h"
#include "tests/support/quotamanifest.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace quotadeck::testing {
inline const QString kQuotaKey = QStringLiteral("elasticquotas.scheduling.sigs.k8s.io");
inline const QString kQuotaNamespace = QStringLiteral("quotas");

/// Koordinator in a KubeCluster: the kinds of its objects, and a webhook with our rules.
///
/// Ownership: the cluster outlives it.
class QuotasInCluster
{
public:
    explicit QuotasInCluster(KubeCluster& cluster) : m_cluster(cluster)
    {
        auto& api = cluster.server.api;
        putQuotaDefinition(api, QStringLiteral("scheduling.sigs.k8s.io"), QStringLiteral("elasticquotas"),
                           QStringLiteral("ElasticQuota"));
        putQuotaDefinition(api, QStringLiteral("quota.koordinator.sh"),
                           QStringLiteral("elasticquotaprofiles"), QStringLiteral("ElasticQuotaProfile"));
        api.settings.admission = [this](const KubeAdmission& admission) { return judged(admission); };
    }
    ~QuotasInCluster() { m_cluster.server.api.settings.admission = nullptr; }
    QuotasInCluster(const QuotasInCluster&) = delete;
    QuotasInCluster& operator=(const QuotasInCluster&) = delete;

    /// What is asked before the rules.
    std::function<std::optional<KubeDenial>(const KubeAdmission&)> webhook;

    /// Stores the objects of @p manifests past all rules, as somebody else.
    void put(const std::string& manifests)
    {
        const QByteArray text = QByteArray::fromStdString(manifests);
        for (const QByteArray& document : documents(text)) {
            const auto value = readJsonOrYaml(document);
            if (value && value->isObject()) {
                m_cluster.server.api.put(value->toObject());
                m_names.insert(textAt(*value, {QStringLiteral("metadata"), QStringLiteral("name")}));
            }
        }
    }
    /// A field of a group, as text; empty: there is none.
    [[nodiscard]] QString text(const QString& name, const QStringList& path,
                               const QString& nameSpace = kQuotaNamespace) const
    {
        return valueAt(m_cluster.server.api.object(kQuotaKey, nameSpace, name), path).toVariant().toString();
    }
    [[nodiscard]] QString min(const QString& name) const
    {
        return text(name, {QStringLiteral("spec"), QStringLiteral("min"), QStringLiteral("cpu")});
    }
    [[nodiscard]] QString max(const QString& name) const
    {
        return text(name, {QStringLiteral("spec"), QStringLiteral("max"), QStringLiteral("cpu")});
    }
    [[nodiscard]] bool has(const QString& name) const
    {
        return !m_cluster.server.api.object(kQuotaKey, kQuotaNamespace, name).isEmpty();
    }
    /// Sets a field of a group, as somebody else.
    void set(const QString& name, const QStringList& path, const QJsonValue& value)
    {
        auto object = m_cluster.server.api.object(kQuotaKey, kQuotaNamespace, name);
        setAt(object, path, value);
        m_cluster.server.api.put(object);
    }

private:
    static QList<QByteArray> documents(const QByteArray& text)
    {
        QList<QByteArray> parts;
        for (qsizetype begin = 0; begin < text.size();) {
            const auto end = text.indexOf("---\n", begin);
            parts.append(text.mid(begin, end < 0 ? -1 : end - begin));
            begin = end < 0 ? text.size() : end + 4;
        }
        return parts;
    }

    [[nodiscard]] std::optional<KubeDenial> judged(const KubeAdmission& admission)
    {
        if (admission.resource != kQuotaKey)
            return std::nullopt;
        if (webhook) {
            if (auto denial = webhook(admission))
                return denial;
        }
        const bool isDeletion = admission.object.isEmpty();
        const auto read = [](const QJsonObject& object) {
            return kube::readStoredQuotas(QJsonDocument(object).toJson().toStdString())->front().object;
        };
        elastic::QuotaEdit edit;
        edit.kind = isDeletion        ? elastic::EditKind::Delete
            : admission.old.isEmpty() ? elastic::EditKind::Create
                                      : elastic::EditKind::Update;
        edit.object = read(isDeletion ? admission.old : admission.object);
        m_names.insert(QString::fromStdString(edit.object.group.name));
        std::vector<elastic::QuotaObject> objects;
        for (const QString& name : m_names) {
            const auto object = m_cluster.server.api.object(kQuotaKey, kQuotaNamespace, name);
            if (!object.isEmpty())
                objects.push_back(read(object));
        }
        const auto findings = elastic::checkEdit(elastic::QuotaCatalog(std::move(objects)), edit);
        const auto error
            = std::ranges::find(findings, config::Severity::Error, &elastic::QuotaFinding::severity);
        if (error == findings.end())
            return std::nullopt;
        return KubeDenial{QString::fromStdString(error->message.english())};
    }

    KubeCluster& m_cluster;
    std::set<QString> m_names; ///< of groups that are or were there
};
} // namespace quotadeck::testing
