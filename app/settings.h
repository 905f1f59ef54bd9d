// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settingsstore.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <type_traits>

namespace quotadeck::app {
/// One persistent value: its key and default are written here and nowhere else.
template <typename T>
struct Setting
{
    QString key;
    T fallback;

    [[nodiscard]] T value(const SettingsStore& store) const
    {
        return store.value(key, QVariant::fromValue(fallback)).template value<T>();
    }
    void setValue(SettingsStore& store, const T& value) const
    {
        store.setValue(key, QVariant::fromValue(value));
    }
};

/// Everything the console remembers between two starts. Credentials are not among it.
struct Settings
{
    /// Geometry, docks, theme, page and resource of the window, and what each page wants back.
    Setting<QVariantMap> windowState{QStringLiteral("window/state"), {}};

    /// "none", "simulator" or "rest".
    Setting<QString> sourceKind{QStringLiteral("source/kind"), QStringLiteral("none")};
    Setting<QString> sourceTarget{QStringLiteral("source/target"), {}}; ///< scenario name or URL
    Setting<QStringList> recentServers{QStringLiteral("source/recentServers"), {}};
    /// URL of the scheduler whose elastic quotas are watched beside that source; empty = none.
    Setting<QString> quotaServer{QStringLiteral("source/quotaServer"), {}};
    Setting<int> pollSeconds{QStringLiteral("source/pollSeconds"), 5};

    Setting<QString> configFile{QStringLiteral("config/file"), {}}; ///< open in the limits editor
    Setting<QString> groupFile{QStringLiteral("config/groupFile"), {}}; ///< who is in which groups
    Setting<QStringList> recentFiles{QStringLiteral("config/recentFiles"), {}};
};

/// @p newest first, then @p earlier without it, at most ten.
[[nodiscard]] QStringList withMostRecent(const QStringList& earlier, const QString& newest);
/// Puts @p newest first in a list of recent entries, whatever another instance puts there.
void addRecent(SettingsStore& store, const Setting<QStringList>& list, const QString& newest);

/// The settings as one session of the window uses them: always read, written only by a session that is remembered.
///
/// Ownership: @p store outlives it.
class SessionSettings final : public QObject
{
    Q_OBJECT
public:
    /// Whether the last session is restored and this one remembered.
    enum class Memory { Keep, Ignore };

    SessionSettings(SettingsStore* store, Memory memory, QObject* parent = nullptr);

    [[nodiscard]] bool isRemembered() const { return m_memory == Memory::Keep; }
    template <typename T>
    [[nodiscard]] T value(Setting<T> Settings::*setting) const
    {
        return (m_settings.*setting).value(*m_store);
    }
    template <typename T>
    void setValue(Setting<T> Settings::*setting, const std::type_identity_t<T>& value)
    {
        if (isRemembered())
            (m_settings.*setting).setValue(*m_store, value);
    }
    void addRecent(Setting<QStringList> Settings::*list, const QString& newest);

Q_SIGNALS:
    void recentChanged(); ///< here or by another instance
    void failed(const quotadeck::Error& error); ///< as of SettingsStore; of a remembered session

private:
    SettingsStore* m_store; // not owned
    Memory m_memory;
    Settings m_settings;
};
} // namespace quotadeck::app
