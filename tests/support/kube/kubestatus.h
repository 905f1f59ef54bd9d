// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/kube/fakekubeapi.h"

#include <QJsonArray>
#include <QJsonObject>

#include <optional>

namespace quotadeck::testing {
struct KubeAttributes;
struct KubeResource;

[[nodiscard]] QByteArray textOf(const QJsonObject& object);
[[nodiscard]] QString quoted(const QString& text);

[[nodiscard]] KubeAnswer jsonAnswer(int status, const QJsonObject& body);
[[nodiscard]] KubeAnswer textAnswer(int status, const QByteArray& text);

/// A Status: without a reason if it is empty, without details if there are none.
[[nodiscard]] KubeAnswer failure(int code, const QString& reason, const QString& message,
                                 const std::optional<QJsonObject>& details = {});
[[nodiscard]] QJsonObject detailsOf(const QString& group, const QString& kind, const QString& name);
[[nodiscard]] QJsonObject cause(const QString& reason, const QString& field, const QString& message);

[[nodiscard]] KubeAnswer badRequest(const QString& message); ///< 400
[[nodiscard]] KubeAnswer forbidden(const KubeUser& user, const KubeAttributes& wanted); ///< 403
[[nodiscard]] KubeAnswer notFound(const KubeResource& resource, const QString& name); ///< 404
[[nodiscard]] KubeAnswer methodNotAllowed(); ///< 405
/// 409, of a version that is not the current one.
[[nodiscard]] KubeAnswer conflict(const KubeResource& resource, const QString& name, const QString& message);
[[nodiscard]] KubeAnswer expired(const QString& message); ///< 410
[[nodiscard]] KubeAnswer tooLarge(); ///< 413
[[nodiscard]] KubeAnswer unsupportedType(); ///< 415
[[nodiscard]] KubeAnswer invalid(const KubeResource& resource, const QString& name,
                                 const QJsonArray& causes); ///< 422
[[nodiscard]] KubeAnswer unavailable(const QString& message); ///< 503
} // namespace quotadeck::testing
