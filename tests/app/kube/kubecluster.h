// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kube/kubeaccess.h"
#include "core/kube/schedulerchoice.h"
#include "tests/support/kube/fakekubeserver.h"
#include "tests/support/kube/kubefixture.h"
#include "tests/support/kube/testauthority.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <stdexcept>
#include <string>

namespace quotadeck::testing {
inline constexpr auto kNamespace = "yunikorn";
inline constexpr auto kService = "yunikorn-service";
inline constexpr int kPort = 9080;

/// A cluster behind TLS with a scheduler in the namespace "yunikorn", and a kubeconfig whose context "test" leads to it with the
/// token of an administrator.
struct KubeCluster
{
    TestAuthority authority;
    FakeKubeServer server{KubeTls{authority.server(), authority.certificate()}};
    QTemporaryDir folder;

    KubeCluster() { addScheduler(kNamespace, {{QStringLiteral("app"), QStringLiteral("yunikorn")}}); }

    void addScheduler(const char* nameSpace, const QJsonObject& labels)
    {
        putService(server.api, QLatin1String(nameSpace), QLatin1String(kService), labels, kPort);
    }

    /// Writes @p content to a file of the folder; returns its path.
    [[nodiscard]] std::string write(const QString& name, const QByteArray& content) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            throw std::runtime_error("the file cannot be written");
        return file.fileName().toStdString();
    }

    /// The lines of the cluster: its address and its authority.
    [[nodiscard]] QByteArray trusted() const
    {
        return "server: " + server.url().toUtf8()
            + "\n    certificate-authority-data: " + authority.certificate().toBase64();
    }

    /// The lines of a user that signs in with a certificate.
    [[nodiscard]] static QByteArray certificateUser(const QByteArray& certificate, const QByteArray& key)
    {
        return "client-certificate-data: " + certificate.toBase64()
            + "\n    client-key-data: " + key.toBase64();
    }

    /// Writes a kubeconfig with the lines of @p cluster and @p user; the context "test" is the current one.
    [[nodiscard]] kube::ContextChoice context(const QByteArray& user, const QByteArray& cluster) const
    {
        return {
            {write(
                QStringLiteral("config"),
                "apiVersion: v1\nkind: Config\ncurrent-context: test\nclusters:\n- name: c\n  cluster:\n    "
                    + cluster + "\nusers:\n- name: u\n  user:\n    " + user
                    + "\ncontexts:\n- name: test\n  context:\n    cluster: c\n    user: u\n")},
            {}};
    }
    [[nodiscard]] kube::ContextChoice context(const QByteArray& user = "token: admin-token") const
    {
        return context(user, trusted());
    }
};
} // namespace quotadeck::testing
