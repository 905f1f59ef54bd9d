// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <QTimer>
#include <QVariantMap>

#include <functional>
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
    QThreadPool m_pool;
};
} // namespace quotadeck::app
