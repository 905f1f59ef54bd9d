// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

namespace quotadeck::models {
class EditedFile;
} // namespace quotadeck::models

namespace quotadeck::app {
struct Shared;

/// Where the open file is from: a cluster of which it is a copy, or a disk. Its versions name that, and a file is locked by it
/// when it is opened, as the preferences say.
///
/// Threading: GUI thread. Ownership: what it is given outlives it.
class FileOrigin final : public QObject
{
    Q_OBJECT
public:
    FileOrigin(models::EditedFile* file, Shared* shared, QObject* parent = nullptr);

private:
    void takeOpened();
    void lock();
    void showOrigin();

    models::EditedFile* m_file;
    Shared* m_shared;
    QString m_path; ///< of the file that was opened last
};
} // namespace quotadeck::app
