// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/schema/schema.h"
#include "models/limits/configsession.h"
#include "models/limits/form/cellinput.h"
#include "models/limits/form/liveusage.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

namespace quotadeck::models {
/// One of those whom a limit is for.
struct WhoChip
{
    QString name;
    bool isGroup = false;
    bool isWildcard = false;
    bool isUnseen = false; ///< the source reports users and groups, and this one is not among them

    /// "u:sue", or in words for a wildcard: it means one limit for each user, but one for all groups together (UGM-14).
    [[nodiscard]] QString text() const;
    friend bool operator==(const WhoChip&, const WhoChip&) = default;
};

/// Of a cell that shows chips: QList<WhoChip>.
inline constexpr int kChipsRole = Qt::UserRole + 100;

/// @p live may be nullptr: nothing is known of who there is.
[[nodiscard]] QList<WhoChip> chipsOf(const config::LimitConfig& limit, const LiveUsage* live);

/// Names of a limit as they are typed: "u:sue u:bob g:dev".
struct WhoNames
{
    std::vector<std::string> users;
    std::vector<std::string> groups;

    [[nodiscard]] QString text() const;
};
[[nodiscard]] WhoNames whoNamesOf(const config::LimitConfig& limit);
/// Names without a prefix are users; wildcards come last, where alone they are legal (VAL-36).
[[nodiscard]] WhoNames readWho(const QString& text);
/// Rejects names that no limit may have (VAL-33, VAL-45, VAL-46), and marks those that were not seen yet.
[[nodiscard]] InputCheck checkWho(const QString& text, const LiveUsage* live);

/// All users and groups that a limit may be meant for, as they are typed: those of the source and those that other
/// limits name, and the two wildcards. Both may be nullptr.
[[nodiscard]] QStringList knownNames(const ConfigRevision* revision, const LiveUsage* live);
} // namespace quotadeck::models

Q_DECLARE_METATYPE(quotadeck::models::WhoChip)
