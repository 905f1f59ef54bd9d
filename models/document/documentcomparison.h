// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "core/config/diff/change.h"
#include "core/config/diff/textdiff.h"
#include "models/document/editedfile.h"

#include <QObject>
#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace quotadeck::models {
/// What differs between two texts of one file, in meaning and in lines.
struct ComparisonResult
{
    QString baseName; ///< what the older text is; empty for the file
    RevisionPtr revision; ///< the newer text
    TextPtr older; ///< never null
    AnalysisPtr analysis; ///< that compared them
    TextDifference difference;
};

/// Compares the text of an edited file with what the file holds, or with another text, whenever one of them changes.
/// Threading: lives on the GUI thread; compares in the background, the newest wins.
class DocumentComparison final : public QObject
{
    Q_OBJECT
public:
    using Revert = Result<Analysis::Edits>;

    /// @p file outlives it.
    explicit DocumentComparison(EditedFile* file, QObject* parent = nullptr);

    /// Compares with @p text, which @p name says what it is, from now on.
    void setBase(const QString& name, std::string text);
    /// Compares with the file as it was last read or written.
    void setBaseToFile();
    /// What is compared with, done or not; empty for the file.
    [[nodiscard]] const QString& baseName() const { return m_name; }
    /// Nothing before the first comparison is done.
    [[nodiscard]] const std::optional<ComparisonResult>& result() const { return m_result; }
    /// Finds out how change number @p index of the result could be taken back alone; revertFound() follows.
    void findRevert(std::size_t index);

Q_SIGNALS:
    void changed();
    void revertFound(std::size_t index, const quotadeck::models::DocumentComparison::Revert& revert);

private:
    void compare();
    void start();
    [[nodiscard]] bool isOf(const RevisionPtr& revision, const std::string& older) const;

    EditedFile* m_file; // not owned
    QString m_name;
    std::optional<std::string> m_base; ///< none: the file
    RevisionPtr m_revision; ///< of the newest comparison, done or not
    TextPtr m_older; ///< of the same; the work shares it, as texts may be large
    std::optional<ComparisonResult> m_result;
    background::LatestJob m_job{this};
    background::LatestJob m_revertJob{this};
};
} // namespace quotadeck::models
