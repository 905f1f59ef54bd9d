// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace quotadeck::testing {
class FakeKubeApi;

void putConfigMap(FakeKubeApi& api, const QString& nameSpace, const QString& name, const QJsonObject& data);
void putService(FakeKubeApi& api, const QString& nameSpace, const QString& name, const QJsonObject& labels,
                int port);
/// A CustomResourceDefinition "v1alpha1", namespaced, whose spec has quantities in min and max, and anything else.
void putQuotaDefinition(FakeKubeApi& api, const QString& group, const QString& plural, const QString& kind);
/// A Role for @p user; a ClusterRole when @p nameSpace is empty.
void allow(FakeKubeApi& api, const QString& user, const QString& nameSpace, const QStringList& verbs,
           const QString& group, const QStringList& resources);
} // namespace quotadeck::testing
