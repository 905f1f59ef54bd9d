// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <string>

namespace quotadeck::models {
class EditedFile;
struct FileVersion;
} // namespace quotadeck::models

namespace quotadeck::ui {
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
