// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/config/diff/change.h"
#include "core/config/diff/textdiff.h"
#include "models/document/analysis.h"
#include "models/document/changesmodel.h"
#include "models/document/editedfile.h"

#include <QDialog>
#include <QPlainTextEdit>
#include <QString>
#include <QTabWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

class QTableView;

namespace quotadeck::models {
class ChangesModel;
struct FileVersion;
} // namespace quotadeck::models

namespace quotadeck::ui {
class DiffText;

/// The lines that differ between two texts, with a sign and a number before each, and what differs within a line
/// in a stronger tint. Read only; can be copied.
class DiffText final : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit DiffText(QWidget* parent = nullptr);

    void setLines(std::vector<config::DiffLine> lines);
    /// Scrolls to @p change, where its line is among those that differ.
    void reveal(const config::Change& change);

protected:
    void changeEvent(QEvent* event) override;

private:
    /// The number of the line with this number in the old or the new text.
    [[nodiscard]] std::optional<int> find(std::size_t config::DiffLine::*number, int line) const;
    void applyColours();

    std::vector<config::DiffLine> m_lines;
};

/// Headings that name what an edited text is compared with, the same on every page.
[[nodiscard]] QString sinceLastSave();
[[nodiscard]] QString withFileOnDisk();
[[nodiscard]] QString withClusterConfiguration();
[[nodiscard]] QString withCurrentText();
[[nodiscard]] QString withActiveConfiguration();
[[nodiscard]] QString withVersion(const models::FileVersion& version);
[[nodiscard]] QString betweenVersions(const models::FileVersion& older, const models::FileVersion& newer);
/// A notice about a version that was restored as the current text.
[[nodiscard]] QString restoredText(const models::FileVersion& version);

/// A table of @p changes, which outlive it, a row a change. The caller owns it.
[[nodiscard]] QTableView* changesTable(models::ChangesModel* changes);
/// "1 dangerous, 1 looser, 2 tighter"; empty when there are none.
[[nodiscard]] QString directionsOf(const models::ChangesModel& changes);

/// The differences between two texts: a list of changes in meaning, and the lines that differ.
class ChangeTabs final : public QTabWidget
{
    Q_OBJECT
public:
    /// @p pathTitle says what a path of a change names, "Queue".
    explicit ChangeTabs(const QString& pathTitle, QWidget* parent = nullptr);

    /// Brings the lines to the front when no change can be listed.
    void showDifference(const models::TextDifference& difference);
    [[nodiscard]] const models::ChangesModel& changes() const { return *m_changes; }
    /// "3 changes: 1 looser, 2 tighter"
    [[nodiscard]] QString summary() const { return m_summary; }

private:
    models::ChangesModel* m_changes; // not owned, as the next: children
    DiffText* m_lines;
    QString m_summary;
};

/// Two texts of one file.
struct ComparedTexts
{
    QString title; ///< of the window
    QString base; ///< names the older text, "Compared with the file on disk"
    models::TextPtr older;
    std::function<std::string()> newer; ///< called on another thread
};

/// Shows the differences between two texts; closed, it goes away.
class DifferenceSheet final : public QDialog
{
    Q_OBJECT
public:
    /// @p session compares them.
    DifferenceSheet(const models::EditedFile& session, ComparedTexts texts, QWidget* parent);

private:
    background::LatestJob m_job{this};
};
} // namespace quotadeck::ui
