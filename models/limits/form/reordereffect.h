// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "models/limits/configsession.h"
#include "models/limits/form/liveusage.h"

#include <QObject>
#include <QStringList>

namespace quotadeck::models {
/// Finds out whose applications another group is charged for after a step of the session, because the order of limits
/// decides it (UGM-12). Threading: lives on the GUI thread; compares in the background.
class ReorderEffect final : public QObject
{
    Q_OBJECT
public:
    /// @p session outlives it.
    explicit ReorderEffect(ConfigSession* session, QObject* parent = nullptr);

    /// Compares the current revision with the next one; found() follows if that can be told.
    void watchNextStep(std::size_t partition, LiveUsagePtr live);

Q_SIGNALS:
    /// @p users are those whose charged group changes; @p known is how many people were looked at.
    void found(const QStringList& users, int known);
    /// No group memberships are known.
    void unknown();

private:
    void compare();

    ConfigSession* m_session; // not owned
    ConfigRevisionPtr m_before; ///< null: nothing is watched
    std::size_t m_partition = 0;
    LiveUsagePtr m_live;
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models
