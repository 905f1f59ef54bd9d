// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/watchedjob.h"
#include "models/insight/insightsource.h"
#include "models/limits/drift.h"

#include <QObject>

#include <memory>
#include <mutex>
#include <string>

namespace quotadeck::models {
/// Compares the edited configuration with the file on disk, as another program may have written it, and with what the cluster
/// works with, from edit to edit.
/// Threading: lives on the GUI thread, works in the background, the newest wins.
class DriftSession final : public QObject
{
    Q_OBJECT
public:
    /// @p source outlives it.
    explicit DriftSession(InsightSource* source, QObject* parent = nullptr);

    /// Changes are followed only while watched.
    void setWatched(bool isWatched) { m_job.setWatched(isWatched); }
    /// Null before something was compared, and while no configuration is open. While a text cannot be read, that of the text
    /// before.
    [[nodiscard]] const DriftPtr& drift() const { return m_drift; }

Q_SIGNALS:
    void changed(); ///< drift() has other marks than before, or is known now, or not any more
    void confirmed(); ///< drift() is of another revision with the same marks

private:
    /// The configuration of a side that edits are held against, read when somebody first needs it. Safe from any thread.
    class ReadOnce
    {
    public:
        /// @p origin: what @p text belongs to; the same one has the same text.
        [[nodiscard]] SchedulerConfigPtr get(const std::shared_ptr<const void>& origin,
                                             const std::string& text);

    private:
        std::mutex m_mutex;
        std::shared_ptr<const void> m_origin;
        SchedulerConfigPtr m_config;
    };

    /// What was found, compared with what was known before.
    struct Found
    {
        DriftPtr drift;
        bool isSame = false; ///< has the same marks
    };

    /// Another file is open: what is known is of the one before.
    void forget();
    void start();
    void take(const Found& found);
    [[nodiscard]] TextPtr fileText();

    InsightSource* m_source; // not owned
    TextPtr m_changedText; ///< that another program wrote
    std::shared_ptr<ReadOnce> m_saved = std::make_shared<ReadOnce>();
    std::shared_ptr<ReadOnce> m_cluster = std::make_shared<ReadOnce>();
    DriftPtr m_drift;
    background::WatchedJob m_job{this, [this] { start(); }};
};
} // namespace quotadeck::models
