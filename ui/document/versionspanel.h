// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/jobs.h"
#include "models/document/editedfile.h"
#include "models/document/versionsmodel.h"
#include "models/document/versionstore.h"

#include <QDialog>
#include <QWidget>

#include <functional>
#include <string>

class QAction;
class QStackedWidget;
class QTableView;

namespace quotadeck::models {
class EditedFile;
struct FileVersion;
} // namespace quotadeck::models

namespace quotadeck::ui {
class Placeholder;

/// The texts that the open file had, each to be compared with the current text or with another one, restored and
/// labelled.
/// Ownership: the session is the caller's and outlives the panel.
class VersionsPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit VersionsPanel(models::EditedFile* session, QWidget* parent = nullptr);

    /// Lists what is stored for the open file.
    void refresh();
    /// Selects the version @p id, if it is listed.
    void select(const QString& id);
    [[nodiscard]] int count() const { return m_versions->rowCount(); }

Q_SIGNALS:
    void countChanged();
    /// The user wants to see how the edited text differs from @p text, which @p base names.
    void compareRequested(const QString& base, const std::string& text);
    void restored(const quotadeck::models::FileVersion& version); ///< it is the edited text now
    void failed(const quotadeck::Error& error);

private:
    using Use = std::function<void(const models::FileVersion& version, const std::string& text)>;

    [[nodiscard]] QWidget* createHeader();
    void showVersions(std::vector<models::FileVersion> versions);
    void showSelection();
    /// Those that are selected, the newest first.
    [[nodiscard]] std::vector<models::FileVersion> selectedVersions() const;
    /// Reads the version that alone is selected and hands it to @p use.
    void withText(Use use);
    void compare();
    /// Reads both texts and shows how they differ.
    void compareVersions(const models::FileVersion& older, const models::FileVersion& newer);
    void restore();
    void askForLabel();

    models::EditedFile* m_session; // not owned
    models::VersionsModel* m_versions; // not owned, as the rest: children
    QAction* m_compare = nullptr;
    QAction* m_restore = nullptr;
    QAction* m_label = nullptr;
    QStackedWidget* m_stack = nullptr;
    QTableView* m_view = nullptr;
    Placeholder* m_nothing = nullptr;
    background::LatestJob m_listJob{this};
    background::LatestJob m_textJob{this};
};

/// The versions of a file whose editor has no panel for them. Closed, it goes away.
/// Ownership: the file is the caller's and outlives the sheet.
class VersionsSheet final : public QDialog
{
    Q_OBJECT
public:
    VersionsSheet(models::EditedFile* file, QWidget* parent);

Q_SIGNALS:
    void restored(const quotadeck::models::FileVersion& version); ///< it is the edited text now

private:
    void compare(const QString& base, const std::string& text);

    models::EditedFile* m_file; // not owned
};
} // namespace quotadeck::ui
