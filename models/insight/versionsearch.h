// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/insight/bisect.h"
#include "models/document/versionstore.h"
#include "models/insight/explainquestion.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace quotadeck::models {
class ConfigSession;

/// Finds the saved version of the open configuration that began to block the request of an answer.
/// Threading: lives on the GUI thread; reads versions in the background.
class VersionSearch final : public QObject
{
    Q_OBJECT
public:
    /// @p session outlives it.
    explicit VersionSearch(ConfigSession* session, QObject* parent = nullptr);

    /// Drops a search under way and what was found before.
    void start(const ExplainAnswer& answer);
    void cancel();
    /// The open file has versions, and none is searched.
    [[nodiscard]] bool canStart() const;

    [[nodiscard]] bool isBusy() const { return m_progress != nullptr; }
    [[nodiscard]] std::size_t answered() const; ///< versions, of the search under way
    [[nodiscard]] std::size_t count() const; ///< of all versions; 0 until they are listed
    /// Nothing: none has ended since the last start() or cancel().
    [[nodiscard]] const std::optional<insight::VersionSearch>& result() const { return m_result; }
    [[nodiscard]] const FileVersion& version(std::size_t number) const { return m_versions[number]; }

Q_SIGNALS:
    void changed(); ///< also when more versions were answered

private:
    struct Progress
    {
        std::atomic<std::size_t> count{0};
        std::atomic<std::size_t> answered{0};
    };
    struct Found
    {
        std::vector<FileVersion> versions; ///< the oldest first
        Result<insight::VersionSearch> search;
    };
    void finish(Found found);

    ConfigSession* m_session; // not owned
    std::shared_ptr<Progress> m_progress; ///< null: nothing is searched
    std::optional<insight::VersionSearch> m_result;
    std::vector<FileVersion> m_versions; ///< of the result
    QTimer m_timer; ///< for the progress
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models
