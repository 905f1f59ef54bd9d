// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/config/diff/change.h"
#include "core/config/diff/textdiff.h"
#include "core/snapshot/clustersnapshot.h"
#include "models/common/latestjob.h"
#include "models/limits/configsession.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// What differs between two texts of one configuration, in meaning and in lines.
struct ComparisonResult
{
    QString baseName; ///< what the older text is; empty for the file
    ConfigRevisionPtr revision; ///< the newer text
    std::shared_ptr<const std::string> older; ///< never null
    /// Dangerous ones first; failed while one of the texts cannot be read.
    Result<std::vector<config::Change>> changes;
    std::vector<std::size_t> order{}; ///< number of each change in what config::fileChanges() gives
    std::vector<config::DiffLine> lines;
};

/// What config::fileChanges() gives, assessed by @p usage (null: unknown), dangerous changes first. @p order, if there is
/// one: receives the number of each in what fileChanges() gives. Safe from any thread.
[[nodiscard]] Result<std::vector<config::Change>> assessedChanges(const std::string& older,
                                                                  const std::string& newer,
                                                                  const ClusterSnapshot* usage,
                                                                  std::vector<std::size_t>* order = nullptr);

/// Compares the text of a session with its file, or with another text, whenever one of them changes.
/// Threading: lives on the GUI thread; compares in the background, the newest wins.
class ConfigComparison final : public QObject
{
    Q_OBJECT
public:
    using Revert = Result<std::vector<config::TextEdit>>;

    /// @p session outlives it.
    explicit ConfigComparison(ConfigSession* session, QObject* parent = nullptr);

    /// Compares with @p text, which @p name says what it is, from now on.
    void setBase(const QString& name, std::string text);
    /// Compares with the file as it was last read or written.
    void setBaseToFile();
    /// What removed queues are looked up in, from the next comparison on; null: what runs in them is not known.
    void setUsage(SnapshotPtr usage);
    /// What is compared with, done or not; empty for the file.
    [[nodiscard]] const QString& baseName() const { return m_name; }
    /// Nothing before the first comparison is done.
    [[nodiscard]] const std::optional<ComparisonResult>& result() const { return m_result; }
    /// Finds out how change number @p index of the result could be taken back alone; revertFound() follows.
    void findRevert(std::size_t index);

Q_SIGNALS:
    void changed();
    void revertFound(std::size_t index, const quotadeck::models::ConfigComparison::Revert& revert);

private:
    void compare();
    void start();
    [[nodiscard]] bool isOf(const ConfigRevisionPtr& revision, const std::string& older) const;

    ConfigSession* m_session; // not owned
    QString m_name;
    std::optional<std::string> m_base; ///< none: the file
    ConfigRevisionPtr m_revision; ///< of the newest comparison, done or not
    std::shared_ptr<const std::string> m_older; ///< of the same; the work shares it, as texts may be large
    SnapshotPtr m_usage;
    std::optional<ComparisonResult> m_result;
    LatestJob m_job{this};
    LatestJob m_revertJob{this};
};
} // namespace quotadeck::models
