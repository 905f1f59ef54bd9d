// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonObject>

namespace quotadeck::testing {
struct KubeResource;

/// Causes of a Status for what is wrong with the name.
[[nodiscard]] QJsonArray causesOfMetadata(const QJsonObject& object);
/// Likewise for keys, size and changes of an immutable ConfigMap; @p old is empty for a new one.
[[nodiscard]] QJsonArray causesOfConfigMap(const QJsonObject& object, const QJsonObject& old);
/// Whether a quantity of spec.min is above that of spec.max.
[[nodiscard]] bool minIsAboveMax(const QJsonObject& object);
/// @p object with what the server adds to its kind.
[[nodiscard]] QJsonObject withDefaults(const KubeResource& resource, QJsonObject object);
} // namespace quotadeck::testing
