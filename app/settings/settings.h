// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/result.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QVariantMap>

#include <functional>
#include <type_traits>
#include <vector>

namespace quotadeck::app {
/// The settings of the program: values by key in one JSON file, which all running instances share.
///
/// A change is kept as what it does ("put this server first") and applied to what the file holds when it is written, so
/// that no instance loses what another one has changed.
///
/// Threading: lives on the GUI thread; the file is written on another one, soon after a change. The destructor waits for that.
/// Errors:    changes that cannot be written are kept and tried again with the next one; failed() reports it once.
class SettingsStore final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SettingsStore)
public:
    using Change = std::function<void(QVariantMap& values)>;

    /// Reads @p path; a file that does not exist has no values. One that cannot be read is set aside as "<path>.damaged"
    /// when the first change is written.
    explicit SettingsStore(QString path, QObject* parent = nullptr);
    ~SettingsStore() override;

    [[nodiscard]] QStringList keys() const { return m_values.keys(); }
    [[nodiscard]] QVariant value(const QString& key, const QVariant& fallback = {}) const
    {
        return m_values.value(key, fallback);
    }
    /// Values are numbers, texts, truth values, bytes, and lists and maps of them.
    void setValue(const QString& key, const QVariant& value);
    /// @p change runs more than once, on any thread, and depends on nothing but the values.
    void change(const Change& change);

Q_SIGNALS:
    void written();
    void failed(const quotadeck::Error& error);

private:
    /// A change of one key, or of any keys where @p key is empty.
    struct Pending
    {
        QString key;
        Change change;
    };
    [[nodiscard]] static std::vector<Change> changesOf(const std::vector<Pending>& pending);
    void add(const QString& key, const Change& change);
    void startWriting();
    void finishWriting(const Result<QVariantMap>& values);

    QString m_path;
    QVariantMap m_values; ///< as the file will be
    std::vector<Pending> m_pending; ///< not in the file yet
    std::size_t m_writing = 0; ///< how many of them are being written
    bool m_hasFailed = false;
    QTimer m_delay;
    background::OrderedJobs m_jobs;
};

/// Whether there is one value for the program, or one for each saved connection and one for windows without.
enum class SettingScope { Program, Window };

/// One persistent value: its key and default are written here and nowhere else.
template <typename T>
struct Setting
{
    QString key;
    T fallback;
    SettingScope scope = SettingScope::Program;
};

/// Everything the console remembers between two starts. Credentials are not among it.
struct Settings
{
    Setting<int> theme{QStringLiteral("theme"), -1}; ///< ui::ThemeMode; -1: not chosen
    Setting<QVariantList> connections{QStringLiteral("connections"), {}}; ///< a connect::Profile each
    /// The ids of the connections whose windows were open; empty for a window without one.
    Setting<QStringList> openWindows{QStringLiteral("openWindows"), {}};
    Setting<QStringList> recentServers{QStringLiteral("source/recentServers"), {}};
    Setting<QStringList> recentFiles{QStringLiteral("config/recentFiles"), {}};
    Setting<QStringList> recentRecordings{QStringLiteral("source/recentRecordings"), {}};
    /// Of each page, by name: what ui::SavedViews has.
    Setting<QVariantMap> savedViews{QStringLiteral("savedViews"), {}};
    Setting<int> pollSeconds{QStringLiteral("source/pollSeconds"), 5};
    /// The last version whose news were offered; empty: an older version than those that keep it.
    Setting<QString> newsVersion{QStringLiteral("help/newsVersion"), {}};
    Setting<bool> isTourOffered{QStringLiteral("help/isTourOffered"), false}; ///< once is enough

    /// The file of assertions about a configuration, by the path of that.
    Setting<QVariantMap> assertionFiles{QStringLiteral("config/assertionFiles"), {}};

    // The preferences: see ui/preferences/preferences.h, whose defaults these are.
    Setting<QString> language{QStringLiteral("preferences/language"), {}};
    Setting<int> fontPoints{QStringLiteral("preferences/fontPoints"),
                            0}; ///< of versions before textPercent; 0: none
    Setting<int> textPercent{QStringLiteral("preferences/textPercent"), 0}; ///< 0: not chosen
    Setting<int> proxy{QStringLiteral("preferences/proxy"), 0}; ///< ui::ProxyChoice
    Setting<QString> proxyAddress{QStringLiteral("preferences/proxyAddress"), {}};
    Setting<bool> usesKeyring{QStringLiteral("preferences/usesKeyring"), true};
    Setting<int> warningPercent{QStringLiteral("preferences/warningPercent"), 80};
    Setting<int> criticalPercent{QStringLiteral("preferences/criticalPercent"), 95};
    Setting<int> byteUnits{QStringLiteral("preferences/byteUnits"), 0}; ///< ByteUnits
    Setting<int> coreUnits{QStringLiteral("preferences/coreUnits"), 0}; ///< CoreUnits
    Setting<bool> keepsHistory{QStringLiteral("preferences/keepsHistory"), true};
    Setting<int> historyMebibytes{QStringLiteral("preferences/historyMebibytes"), 1024};
    Setting<int> historyDays{QStringLiteral("preferences/historyDays"), 400};
    Setting<int> pastHours{QStringLiteral("preferences/pastHours"), 6};
    Setting<int> pastMebibytes{QStringLiteral("preferences/pastMebibytes"), 128};
    Setting<int> opensLocked{QStringLiteral("preferences/opensLocked"), 0}; ///< ui::OpensLocked
    Setting<bool> removesVersions{QStringLiteral("preferences/removesVersions"), false};
    Setting<int> keptVersions{QStringLiteral("preferences/keptVersions"), 50};
    Setting<int> versionDays{QStringLiteral("preferences/versionDays"), 180};
    Setting<bool> commitsToGit{QStringLiteral("preferences/commitsToGit"), false};
    Setting<bool> showsTray{QStringLiteral("preferences/showsTray"), false};
    Setting<bool> notifiesSources{QStringLiteral("preferences/notifiesSources"), true};
    Setting<bool> notifiesLimits{QStringLiteral("preferences/notifiesLimits"), false};
    Setting<bool> notifiesAlerts{QStringLiteral("preferences/notifiesAlerts"), true};
    Setting<QString> alertRules{QStringLiteral("preferences/alertRules"), {}};
    Setting<QVariantMap> shortcuts{QStringLiteral("preferences/shortcuts"), {}}; ///< portable text by action

    /// Geometry, docks, page and resource of the window, and the state of each page.
    Setting<QVariantMap> windowState{QStringLiteral("window/state"), {}, SettingScope::Window};
    /// "none", "simulator", "rest" or "kubernetes"; of a window without a saved connection.
    Setting<QString> sourceKind{QStringLiteral("source/kind"), QStringLiteral("none"), SettingScope::Window};
    Setting<QString> sourceTarget{
        QStringLiteral("source/target"), {}, SettingScope::Window}; ///< scenario name or URL
    /// Context, kubeconfig files, namespace and service of a scheduler in Kubernetes.
    Setting<QVariantMap> sourceCluster{QStringLiteral("source/cluster"), {}, SettingScope::Window};
    /// URL of the scheduler whose elastic quotas are watched beside that source; empty = none.
    Setting<QString> quotaServer{QStringLiteral("source/quotaServer"), {}, SettingScope::Window};
    Setting<QString> configFile{
        QStringLiteral("config/file"), {}, SettingScope::Window}; ///< open in the limits editor
    Setting<QString> groupFile{
        QStringLiteral("config/groupFile"), {}, SettingScope::Window}; ///< group memberships
    Setting<bool> usesDirectory{QStringLiteral("config/usesDirectory"), false,
                                SettingScope::Window}; ///< groups of this machine
    /// What models::AlertSilences has.
    Setting<QVariantList> alertSilences{QStringLiteral("alerts/silences"), {}, SettingScope::Window};
};

/// Where the program keeps its settings.
[[nodiscard]] QString settingsFile();
/// What the keys of the values begin with that the window of the saved connection @p id remembers.
[[nodiscard]] QString windowKeys(const QString& id);

/// @p newest first, then @p earlier without it, at most ten.
[[nodiscard]] QStringList withMostRecent(const QStringList& earlier, const QString& newest);
/// The settings as one window uses them: always read, written only by a session that is remembered.
///
/// Ownership: @p store outlives it.
class SessionSettings final : public QObject
{
    Q_OBJECT
public:
    /// Whether the last session is restored and this one remembered.
    enum class Memory { Keep, Ignore };

    /// @p connection is the id of the saved connection that the window is for; empty: none.
    SessionSettings(SettingsStore* store, Memory memory, const QString& connection = {},
                    QObject* parent = nullptr);

    [[nodiscard]] bool isRemembered() const { return m_memory == Memory::Keep; }
    template <typename T>
    [[nodiscard]] T value(Setting<T> Settings::*setting) const
    {
        const Setting<T>& one = m_settings.*setting;
        return m_store->value(keyOf(one), QVariant::fromValue(one.fallback)).template value<T>();
    }
    template <typename T>
    void setValue(Setting<T> Settings::*setting, const std::type_identity_t<T>& value)
    {
        if (isRemembered())
            m_store->setValue(keyOf(m_settings.*setting), QVariant::fromValue(value));
    }
    /// Puts @p newest first in a list of recent entries, whatever another instance puts there.
    void addRecent(Setting<QStringList> Settings::*list, const QString& newest);
    /// Sets one value of a map, whatever another instance sets there; an empty one removes it.
    void setEntry(Setting<QVariantMap> Settings::*map, const QString& key, const QString& value);

Q_SIGNALS:
    void recentChanged(); ///< here or by another instance
    void failed(const quotadeck::Error& error); ///< as of SettingsStore; of a remembered session

private:
    template <typename T>
    [[nodiscard]] QString keyOf(const Setting<T>& setting) const
    {
        return setting.scope == SettingScope::Window ? m_prefix + setting.key : setting.key;
    }

    SettingsStore* m_store; // not owned
    Memory m_memory;
    QString m_prefix; ///< of the keys of the window
    Settings m_settings;
};
} // namespace quotadeck::app
