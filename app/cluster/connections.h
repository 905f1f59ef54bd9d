// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/connect/profile.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace quotadeck::app {
class ContextServers;
class SettingsStore;

/// The saved connections, which all running instances share.
///
/// Threading: GUI thread. Ownership: the settings outlive it.
class Connections final : public QObject
{
    Q_OBJECT
public:
    explicit Connections(SettingsStore* settings, QObject* parent = nullptr);
    ~Connections() override;

    /// By name.
    [[nodiscard]] std::vector<connect::Profile> all() const;
    [[nodiscard]] std::optional<connect::Profile> find(const QString& id) const;
    /// The one that leads to the same scheduler or cluster, whichever way it was chosen: so no production cluster appears without its mark.
    /// Contexts are the same if their API server is; kubeconfigs are read in the background, and changed() follows what they say.
    /// Of several, the one with the most dangerous environment.
    [[nodiscard]] std::optional<connect::Profile> findFor(const connect::Reach& reach) const;
    /// The name to be typed before the cluster of @p profile is changed, because it is one for production; empty: none.
    [[nodiscard]] QString nameToConfirm(const connect::Profile& profile) const;

    /// Reads the kubeconfigs of the saved connections and of @p reach. Blocks: for commands without a window.
    void readServers(const connect::Reach& reach);

    /// In place of the one with the same id; one without gets a new id. Returns the id.
    QString save(connect::Profile profile);
    /// With everything that its window has remembered.
    void remove(const QString& id);

Q_SIGNALS:
    void changed(); ///< here or by another instance, or where their contexts lead

private:
    [[nodiscard]] bool leadToSame(const connect::Reach& a, const connect::Reach& b) const;

    SettingsStore* m_settings; // not owned
    std::unique_ptr<ContextServers> m_servers;
};
} // namespace quotadeck::app
