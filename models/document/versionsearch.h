// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/base/message.h"
#include "core/config/diff/change.h"
#include "core/insight/configversion.h"
#include "models/document/versionstore.h"

#include <QObject>
#include <QTimer>

#include <atomic>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

namespace quotadeck::models {
class EditedFile;

/// What a walk over versions found.
struct VersionFinding
{
    using NameOf = std::function<Message(std::size_t version)>;

    std::function<Message(const NameOf& nameOf)> sentence; ///< in a few words; a version is named for people
    std::optional<std::size_t> since; ///< number of the version that began it; nothing: none did
    std::vector<config::Change> changes; ///< what that version changed
};

/// Finds the saved version of the open file since which a condition holds, such as a request that is blocked or an
/// assertion that fails.
/// Threading: lives on the GUI thread; reads versions in the background.
class VersionSearch final : public QObject
{
    Q_OBJECT
public:
    /// Gets the versions, the oldest first. Runs on another thread, owns what it touches, and ends soon after a stop was requested.
    /// No value: the search was canceled or failed.
    using Walk = std::function<std::optional<VersionFinding>(
        std::span<const insight::ConfigVersion>, const std::stop_token&, const insight::VersionProgress&)>;

    /// @p file outlives it.
    explicit VersionSearch(EditedFile* file, QObject* parent = nullptr);

    /// Drops a search under way and what was found before.
    void start(Walk walk);
    void cancel();
    /// The open file has versions, and none is searched.
    [[nodiscard]] bool canStart() const;

    [[nodiscard]] bool isBusy() const { return m_progress != nullptr; }
    [[nodiscard]] std::size_t answered() const; ///< versions, of the search under way
    [[nodiscard]] std::size_t count() const; ///< of all versions; 0 until they are listed
    /// Nothing: none has ended since the last start() or cancel().
    [[nodiscard]] const std::optional<VersionFinding>& result() const { return m_result; }
    /// Of the result, the oldest first.
    [[nodiscard]] const std::vector<FileVersion>& versions() const { return m_versions; }

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
        std::optional<VersionFinding> finding;
    };
    void finish(Found found);

    EditedFile* m_file; // not owned
    std::shared_ptr<Progress> m_progress; ///< null: nothing is searched
    std::optional<VersionFinding> m_result;
    std::vector<FileVersion> m_versions; ///< of the result
    QTimer m_timer; ///< for the progress
    background::LatestJob m_job{this};
};
} // namespace quotadeck::models
