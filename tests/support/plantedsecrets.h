// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace quotadeck::testing {
/// Secrets for tests that look where they end up. No other text has them.
namespace planted {
inline constexpr auto kToken = "planted-token-Qk7vRz2mXw";
inline constexpr auto kPassword = "planted-password-Tn4cLp9sYb";
inline constexpr auto kCookie = "session=planted-cookie-Hd6wJf3gUa";
inline constexpr auto kHeader = "planted-header-Ve8kMq5rZo";

/// The middle of a client's private key in PEM, which is a secret of its own.
[[nodiscard]] QByteArray lineOf(const QByteArray& key);
} // namespace planted

/// Where one of the planted secrets, or one of @p more, is found in @p places, which are files and folders with all that is in them:
/// "FILE: SECRET". Finds them as they are, in base64 wherever they begin, and as UTF-16. Names of files count.
[[nodiscard]] QStringList plantedSecretsIn(const QStringList& places, const QList<QByteArray>& more = {});

/// Likewise in the arguments and the environment of all processes that this one has started, and they in turn: "PROCESS: SECRET".
[[nodiscard]] QStringList plantedSecretsInProcesses(const QList<QByteArray>& more = {});
} // namespace quotadeck::testing
