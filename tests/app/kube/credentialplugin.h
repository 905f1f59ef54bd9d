// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/app/kube/kubecluster.h"

#include <QByteArray>
#include <QFile>
#include <QString>

#include <string>

namespace quotadeck::testing {
/// A credential plugin that prints @p status, and the lines of a user who runs it. It counts its runs in a file.
struct CredentialPlugin
{
    explicit CredentialPlugin(const KubeCluster& cluster, const QByteArray& status)
        : counter(QString::fromStdString(cluster.write(QStringLiteral("runs"), "")))
        , path(cluster.write(QStringLiteral("plugin"),
                             "#!/bin/sh\necho run >> " + counter.toUtf8() + "\n"
                                 + "echo \"$KUBERNETES_EXEC_INFO $EXTRA\" > " + counter.toUtf8() + ".info\n"
                                 + status))
    {
        QFile::setPermissions(QString::fromStdString(path),
                              QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    }

    [[nodiscard]] static QByteArray printing(const QByteArray& status)
    {
        return R"(echo '{"apiVersion":"client.authentication.k8s.io/v1","kind":"ExecCredential","status":{)"
            + status + "}}'\n";
    }
    [[nodiscard]] QByteArray user(const QByteArray& more = {}) const
    {
        return "exec:\n      apiVersion: client.authentication.k8s.io/v1\n      interactiveMode: Never\n     "
               " command: "
            + QByteArray::fromStdString(path) + more;
    }
    [[nodiscard]] int runs() const
    {
        QFile file(counter);
        return file.open(QIODevice::ReadOnly) ? static_cast<int>(file.readAll().count('\n')) : -1;
    }
    [[nodiscard]] QByteArray info() const
    {
        QFile file(counter + QStringLiteral(".info"));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    QString counter;
    std::string path;
};
} // namespace quotadeck::testing
