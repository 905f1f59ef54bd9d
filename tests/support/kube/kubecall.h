// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kube/fakekubeapi.h"
#include "tests/support/kube/kubestore.h"

#include <QUrlQuery>

namespace quotadeck::testing {
/// A request, taken apart as the server does it.
struct KubeCall
{
    const KubeRequest& request;
    KubeUser user;
    QString path;
    QByteArrayList rawParts; ///< of the path, with escapes
    QUrlQuery query;
    bool isResource = false;
    KubeAttributes attributes;
    QString version;
    QString plural; ///< without the subresource
    QString subresource;
    qsizetype restAt = 0; ///< index in rawParts of what follows the subresource
    KubeResource resource; ///< once it was found

    [[nodiscard]] QString parameter(const char* name) const
    {
        return query.queryItemValue(QLatin1String(name), QUrl::FullyDecoded);
    }
    [[nodiscard]] bool flag(const char* name) const
    {
        return parameter(name) == "true" || parameter(name) == "1";
    }
    [[nodiscard]] const QString& nameSpace() const { return attributes.nameSpace; }
    [[nodiscard]] const QString& name() const { return attributes.name; }
    [[nodiscard]] ObjectKey key() const { return {resource.key(), nameSpace(), name()}; }
    [[nodiscard]] bool isDryRun() const { return !parameter("dryRun").isEmpty(); }
};

[[nodiscard]] KubeCall takenApart(const KubeRequest& request);
} // namespace quotadeck::testing
